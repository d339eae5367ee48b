import { answerWords } from '../../../../languages/answers.ts'
import { beginning } from '../../../../languages/patterns.ts'
import { contentTerms } from '../../../../text/search/terms.ts'
import { quote, withoutBullet, type Quotation } from '../../quotation.ts'
import { spansOf, type AnalysedDocument } from '../../document/analysed-document.ts'

/** A line of notes with the meaning of the heading above it: "Definition: …". */
const LABELLED = beginning(String.raw`\W*(?:${answerWords('meaningLabels')})\W{0,3}:\s+\p{L}`)
/** Maximum words of a heading beside the term: "Principle of", "Concept and history of". */
const MAX_OTHER_TERMS = 2

/** The meaning of `term` below a heading with it and few other words; null if there is none. */
export function headedMeaning(document: AnalysedDocument, term: string): Quotation | null {
  const { index, paragraphs, paragraphOf } = document
  const terms = contentTerms(term, index.language)
  if (terms.length === 0) return null
  const isNamedBy = (heading: ReadonlySet<string>): boolean =>
    heading.size <= terms.length + MAX_OTHER_TERMS && terms.every((part) => heading.has(part))
  const at = index.sentences.findIndex(
    ({ text }, i) =>
      LABELLED.test(withoutBullet(text)) && paragraphs[paragraphOf[i] ?? -1]?.path.some(isNamedBy),
  )
  return at < 0 ? null : quote(index.pages, spansOf(document, [at]))
}
