import { defineRule, type ESTree } from '@oxlint/plugins'

const isFunction = ({ type }: ESTree.Node): boolean =>
  type === 'ArrowFunctionExpression' ||
  type === 'FunctionExpression' ||
  type === 'FunctionDeclaration'

/** Whether `node` is the function that is given to `.catch(…)`. */
const isHandler = (node: ESTree.Node): boolean =>
  node.parent?.type === 'CallExpression' &&
  node.parent.arguments[0] === node &&
  node.parent.callee.type === 'MemberExpression' &&
  node.parent.callee.property.type === 'Identifier' &&
  node.parent.callee.property.name === 'catch'

/** The clause or function that handles the error around `node`; null outside of one. */
function handlerOf(node: ESTree.Node): ESTree.Node | null {
  for (let outer: ESTree.Node | null = node.parent; outer; outer = outer.parent) {
    if (outer.type === 'CatchClause') return outer
    if (isFunction(outer)) return isHandler(outer) ? outer : null
  }
  return null
}

/** Reports an error that replaces a caught one and does not contain it. */
export const keepCause = defineRule({
  meta: {
    type: 'problem',
    schema: [],
    messages: { lost: 'The caught error is lost: give it to the new one as its cause.' },
  },
  create(context) {
    return {
      ThrowStatement(node) {
        const handler = handlerOf(node)
        if (!handler || !/^(?:New|Call)Expression$/.test(node.argument.type)) return
        const [start, end] = node.argument.range
        const isKept = context.sourceCode
          .getDeclaredVariables(handler)
          .flatMap(({ references }) => references)
          .some(({ identifier: { range } }) => range[0] >= start && range[1] <= end)
        if (!isKept) context.report({ node, messageId: 'lost' })
      },
    }
  },
})
