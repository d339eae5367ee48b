import ts from 'typescript'

/** The function a call begins with: `it`, `test`, and `it` again for `it.each([…])('…')`. */
function rootOf(callee: ts.Expression): { name: string; modifiers: string[] } {
  if (ts.isIdentifier(callee)) return { name: callee.text, modifiers: [] }
  if (ts.isCallExpression(callee)) return rootOf(callee.expression)
  if (ts.isPropertyAccessExpression(callee)) {
    const { name, modifiers } = rootOf(callee.expression)
    return { name, modifiers: [...modifiers, callee.name.text] }
  }
  return { name: '', modifiers: [] }
}

const IDLE = new Set(['skip', 'todo', 'fails', 'skipIf', 'runIf'])

/** The titles of the tests that a test file runs, as written, without skipped ones. */
export function testTitles(source: string): Set<string> {
  const titles = new Set<string>()
  const visit = (node: ts.Node): void => {
    if (ts.isCallExpression(node)) {
      const { name, modifiers } = rootOf(node.expression)
      const [title] = node.arguments
      if (
        (name === 'it' || name === 'test') &&
        title &&
        ts.isStringLiteralLike(title) &&
        !modifiers.some((modifier) => IDLE.has(modifier))
      )
        titles.add(title.text)
    }
    ts.forEachChild(node, visit)
  }
  visit(ts.createSourceFile('x.tsx', source, ts.ScriptTarget.Latest, false, ts.ScriptKind.TSX))
  return titles
}
