import { answerWords, twoToTen } from '../../../../languages/answers.ts'
import { wordsInside } from '../../../../languages/patterns.ts'
import { around } from '../../passages/shown/around.ts'
import { coverage, termSet, type AskedTerm } from '../../question/coverage.ts'
import { quote, type Quotation } from '../../quotation.ts'
import { spansOf, type AnalysedDocument } from '../../document/analysed-document.ts'
import { asksForKinds, COUNTED, LEAD_COVERAGE, numberAsked, withoutCount } from './counts.ts'
import { namesIn } from './listed-in-prose.ts'

/** Minimum share of the question's terms in the sentence itself, without its headings. */
const OWN_COVERAGE = 0.5
/** A colon or dash after the counted things: "three main groups: …". */
const AFTER_COUNT = /[:：—–]/u

const KINDS = wordsInside(answerWords('countedKinds'))

/** The things that a sentence counts and lists; null if it does not. */
function countedIn(text: string): { readonly number: number; readonly things: string } | null {
  const counted = COUNTED.exec(text)
  const rest = text.slice((counted?.index ?? 0) + (counted?.[0].length ?? 0))
  const at = rest.search(AFTER_COUNT)
  const number = twoToTen(counted?.[0] ?? '')
  return number !== null && at >= 0 && namesIn(rest.slice(at)).length === number
    ? { number, things: rest.slice(0, at) }
    : null
}

/**
 * The sentence that counts what is asked for and names as many: "three main gates: the lower, the
 * middle and the upper one"; null if there is none.
 */
export function countedInSentence(
  document: AnalysedDocument,
  things: readonly AskedTerm[],
  question: string,
): Quotation | null {
  const { index, paragraphs, paragraphOf } = document
  const { language } = index
  const expected = numberAsked(question)
  for (const [at, { text, terms }] of index.sentences.entries()) {
    const paragraph = paragraphs[paragraphOf[at] ?? -1]
    const counted = paragraph ? countedIn(text) : null
    if (!paragraph || !counted || (expected ?? counted.number) !== counted.number) continue
    const { number, things: named } = counted
    const subject = withoutCount(things, number, language).filter(({ isWeak }) => !isWeak)
    const near = new Set([...terms, ...paragraph.headingTerms])
    const isAbout =
      subject.length > 0 &&
      coverage(subject, new Set(terms)) >= OWN_COVERAGE &&
      coverage(subject, near) >= LEAD_COVERAGE
    const [first] = withoutCount(things, number, language)
    const isAsked = asksForKinds(question)
      ? KINDS.test(named)
      : first !== undefined && coverage([first], termSet(named, language)) > 0
    if (!isAbout || !isAsked) continue
    const shown = around(document, { paragraph, sentence: at }).filter((i) => i >= at)
    return quote(index.pages, spansOf(document, shown))
  }
  return null
}
