import { defineRule, type ESTree } from '@oxlint/plugins'

/** Reports `new Date()`, which reads the clock. */
export const passTimeIn = defineRule({
  meta: { type: 'problem', schema: [], messages: { clock: 'Pass the time in.' } },
  create: (context) => ({
    "NewExpression[callee.name='Date'][arguments.length=0]"(node: ESTree.Node) {
      context.report({ node, messageId: 'clock' })
    },
  }),
})
