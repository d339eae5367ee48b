import { isDependent, isWhole } from '../../../text/search/summary.ts'
import type { AnalysedDocument } from '../document/analysed-document.ts'

/** Whether a sentence is complete and states something. */
export const isFull = ({ index }: AnalysedDocument, i: number): boolean => {
  const text = index.sentences[i]?.text ?? ''
  return isWhole(text, index.language) && !/[?？؟]["'”’)]*$/u.test(text)
}

/** Whether such a sentence can be understood alone. */
export const isIndependent = (document: AnalysedDocument, i: number): boolean =>
  isFull(document, i) && !isDependent(document.index.sentences[i]?.text ?? '')
