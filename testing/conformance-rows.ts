/** A statement of `docs/conformance.md` under its heading, and the tests that prove it. */
type ConformanceRow = {
  section: string
  statement: string
  proofs: { file: string; title: string }[]
}

/** A statement is an item of the list; the items inside it are tests, as `file › title`. */
export function conformanceRows(markdown: string): ConformanceRow[] {
  const rows: ConformanceRow[] = []
  let section = ''
  for (const line of markdown.split('\n')) {
    if (line.startsWith('## ')) section = line.slice(3)
    else if (line.startsWith('- ')) rows.push({ section, statement: line.slice(2), proofs: [] })
    else if (line.startsWith('  - ')) {
      const [, file, title] = /^ {2}- `+(\S+) › (.+?)`+$/.exec(line) ?? []
      rows.at(-1)?.proofs.push({ file: file ?? line, title: title ?? '' })
    }
  }
  return rows
}

/** The number of a statement: "5.9". Any other text is returned as it is. */
export const numberOf = (statement: string): string =>
  /^\*\*(\d+\.\d+)\*\* /.exec(statement)?.[1] ?? statement
