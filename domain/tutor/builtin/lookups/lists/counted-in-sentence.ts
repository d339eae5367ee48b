import { answerWords, twoToTen } from '../../../../languages/answers.ts'
import { wordsInside } from '../../../../languages/patterns.ts'
import { around } from '../../passages/excerpt.ts'
import { coverage, termSet, type AskedTerm } from '../../question/coverage.ts'
import { quote, type Quotation } from '../../quotation.ts'
import { spansOf, type Reading } from '../../reading/reading.ts'
import { asksForKinds, COUNTED, LEAD_COVERAGE, numberAsked, withoutCount } from './counts.ts'
import { namesIn } from './listed-in-prose.ts'

/** Minimum share of the question's terms in the sentence itself, without its headings. */
const OWN_COVERAGE = 0.5
/** A colon or dash after what is counted: "three main groups: …". */
const AFTER_COUNT = /[:：—–]/u

const KINDS = wordsInside(answerWords('countedKinds'))

/** What a sentence counts and names one after another; null if it does not. */
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
  reading: Reading,
  things: readonly AskedTerm[],
  question: string,
): Quotation | null {
  const { index, passages, passageOf } = reading
  const { language } = index
  const expected = numberAsked(question)
  for (const [at, { text, terms }] of index.sentences.entries()) {
    const passage = passages[passageOf[at] ?? -1]
    const counted = passage ? countedIn(text) : null
    if (!passage || !counted || (expected ?? counted.number) !== counted.number) continue
    const { number, things: named } = counted
    const subject = withoutCount(things, number, language).filter(({ isWeak }) => !isWeak)
    const near = new Set([...terms, ...passage.headingTerms])
    const isAbout =
      subject.length > 0 &&
      coverage(subject, new Set(terms)) >= OWN_COVERAGE &&
      coverage(subject, near) >= LEAD_COVERAGE
    const [first] = withoutCount(things, number, language)
    const isAsked = asksForKinds(question)
      ? KINDS.test(named)
      : first !== undefined && coverage([first], termSet(named, language)) > 0
    if (!isAbout || !isAsked) continue
    const shown = around(reading, { passage, sentence: at }).filter((i) => i >= at)
    return quote(index.pages, spansOf(reading, shown))
  }
  return null
}
