import type { DocumentIndex } from '../../text/document.ts'

/** A question that ends with a quotation of what is selected in a file: "Explain …: “A gate …”". */
const QUOTED = /[:：]\s*(?:“([^“”]+)”|„([^„“”]+)[“”]|«([^«»]+)»|"([^"]+)")\s*$/u

/** What a question quotes at its end. */
export const quotedAtEnd = (question: string): string | undefined =>
  QUOTED.exec(question.trim())?.slice(1).find(Boolean)?.trim()

/** The words of a quotation as a page has them, with any white space and hyphen between. */
const asWritten = (quote: string): RegExp =>
  new RegExp(
    quote
      .split(/\s+/u)
      .map((word) => word.replace(/[\\^$.*+?()[\]{}|]/gu, String.raw`\$&`))
      .join(String.raw`[\s\u00ad]+`),
    'iu',
  )

/** Where a page has a quotation; null if it does not have it. */
export function placeOnPage(
  { pages }: DocumentIndex,
  page: number,
  quote: string,
): { readonly start: number; readonly end: number } | null {
  const found = asWritten(quote).exec(pages[page - 1] ?? '')
  return found ? { start: found.index, end: found.index + found[0].length } : null
}
