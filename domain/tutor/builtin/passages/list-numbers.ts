import type { PageSpan } from '../quotation.ts'
import type { AnalysedDocument } from '../document/analysed-document.ts'

/** A lead without the number of the first item, which a sentence may include. */
export function withoutItemNumber({ index }: AnalysedDocument, span: PageSpan): PageSpan {
  const text = (index.pages[span.page - 1] ?? '').slice(span.start, span.end)
  const number = /:(?<number>\s+\(?\d{1,2}[.)]?\s*)$/u.exec(text)?.groups?.['number'] ?? ''
  return { ...span, end: span.end - number.length }
}

/** Whether a sentence is only the number of an item. */
export const isItemNumber = ({ index }: AnalysedDocument, at: number): boolean =>
  /^\(?\d{1,2}[.)]?$/u.test(index.sentences[at]?.text.trim() ?? '')
