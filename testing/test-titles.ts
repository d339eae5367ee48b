import ts from 'typescript'

/** The root identifier of a call and its modifiers: `it.each([…])('…')` gives `it` and [`each`]. */
function rootOf(callee: ts.Expression): { name: string; modifiers: string[] } {
  if (ts.isIdentifier(callee)) return { name: callee.text, modifiers: [] }
  if (ts.isCallExpression(callee)) return rootOf(callee.expression)
  if (ts.isPropertyAccessExpression(callee)) {
    const { name, modifiers } = rootOf(callee.expression)
    return { name, modifiers: [...modifiers, callee.name.text] }
  }
  return { name: '', modifiers: [] }
}

/** Modifiers of tests and groups that prove nothing, or only on some machines. */
const SKIPPED_OR_CONDITIONAL = new Set(['skip', 'todo', 'fails', 'skipIf', 'runIf'])

/**
 * The titles of the tests in a test file that always run and must pass, as written. Tests inside a
 * group that is skipped or conditional are left out.
 */
export function testTitles(source: string): Set<string> {
  const titles = new Set<string>()
  const visit = (node: ts.Node): void => {
    if (ts.isCallExpression(node)) {
      const { name, modifiers } = rootOf(node.expression)
      const [title] = node.arguments
      const isGroup = name === 'describe'
      const isTest = name === 'it' || name === 'test'
      if ((isGroup || isTest) && modifiers.some((modifier) => SKIPPED_OR_CONDITIONAL.has(modifier)))
        return
      if (isTest && title && ts.isStringLiteralLike(title)) titles.add(title.text)
    }
    ts.forEachChild(node, visit)
  }
  visit(ts.createSourceFile('x.tsx', source, ts.ScriptTarget.Latest, false, ts.ScriptKind.TSX))
  return titles
}
