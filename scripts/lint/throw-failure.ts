import { defineRule, type ESTree } from '@oxlint/plugins'

/** Reports `throw new Error(…)` where the learner reads the message of what is thrown. */
export const throwFailure = defineRule({
  meta: {
    type: 'problem',
    schema: [],
    messages: {
      plain: 'Throw a Failure (domain/failure.ts): the learner reads the message of its code.',
    },
  },
  create: (context) => ({
    'ThrowStatement > NewExpression[callee.name=/^(?:Type|Range)?Error$/]'(node: ESTree.Node) {
      context.report({ node, messageId: 'plain' })
    },
  }),
})
