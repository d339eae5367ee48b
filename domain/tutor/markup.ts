/** Characters that an answer escapes, as `\*`, or writes as references, as `&#91;`. */
const ESCAPED = /\\([\\`*_{}[\]<>#+.!|~$-])|&#(9[13]);|&amp;/

/** Text in which `syntax` is left out and what is escaped is written as it is shown. */
export const unmarked = (syntax: RegExp): ((content: string) => string) => {
  const pattern = new RegExp(`${ESCAPED.source}|${syntax.source}`, 'gm')
  return (content) =>
    content.replace(pattern, (sign: string, escaped?: string, code?: string) =>
      sign === '&amp;' ? '&' : code ? String.fromCharCode(Number(code)) : (escaped ?? ''),
    )
}

/** The page of a sentence, and the space before it. */
const CITATION = /(?<!\s)\s*\[p\. ?\d+\]/g

/** A text without Markdown syntax, which a preview leaves out. */
export const withoutMarkup = unmarked(/[*`#>]+|^[^\S\n]*[-+]\s/)

/** A cell of the line below the head of a table. */
const RULE = /(?:\| )?:?-{3,}:?(?: \|)? ?/g
/** The outer bars of a row, and those between its cells. */
const OUTER_BARS = /^\| |(?<!\\) \|$/gm
const INNER_BARS = /(?<!\\)(?<= )\|(?= )/g

/** Rows of tables with points between their cells; a part of a row is read like the whole. */
const withoutTables = (content: string): string =>
  content.replace(RULE, '').replace(OUTER_BARS, '').replace(INNER_BARS, '·')

/** The text of a message in a preview: without Markdown syntax and page numbers. */
export const previewText = (content: string): string =>
  withoutMarkup(withoutTables(content.replace(CITATION, '')))
