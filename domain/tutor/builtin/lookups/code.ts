import { inAnyLanguage } from '../../../languages/requests.ts'
import { contentTerms } from '../../../text/search/terms.ts'
import { quoteCode, quoteSentences } from '../passages/code.ts'
import { withHeading } from '../passages/excerpt.ts'
import type { Search } from '../passages/passages.ts'
import { coverage, precision } from '../question/coverage.ts'
import { merge, type Quotation } from '../quotation.ts'
import type { Passage, Reading } from '../reading/reading.ts'

const CODE = new RegExp(String.raw`(?<!\p{L})(?:${inAnyLanguage('code')})(?!\p{L})`, 'iu')
/** Minimum share of what commands are asked for in the headings above them. */
const HEADING_COVERAGE = 0.6
/** The same in the headings, the lead and the code together, and for other questions. */
const MIN_COVERAGE = 0.75
const PRECISION_WEIGHT = 0.5
/** Characters of the paragraph before code that is shown with it. */
const LEAD_CHARS = 400

const codeIn = ({ blocks }: Passage) => blocks.filter(({ kind }) => kind === 'code')

/** The short paragraph before the code of a passage, in it or before it in the section. */
function leadOf(reading: Reading, passage: Passage): readonly number[] {
  const own = passage.sentences.filter((i) => !reading.inCode.has(i))
  const before = reading.passages[reading.passages.indexOf(passage) - 1]
  const isText = before?.kind === 'prose' || before?.kind === 'list'
  const isBefore = own.length === 0 && isText && before.heading === passage.heading
  const lead = isBefore ? before.sentences : own
  const length = lead.reduce((sum, i) => sum + (reading.index.sentences[i]?.text.length ?? 0), 0)
  return length <= LEAD_CHARS ? lead : []
}

/**
 * The code for a question that asks for commands, or for how to do what a heading above code names;
 * null if there is none.
 */
export function codeFor(
  reading: Reading,
  question: string,
  { asked, type }: Pick<Search, 'asked' | 'type'>,
): Quotation | null {
  const isAsked = CODE.test(question)
  if (!isAsked && type !== 'process') return null
  // What the document calls otherwise, as "commands", says nothing of its subject.
  const known = asked.filter(({ word, forms }) => forms.size > 0 || !CODE.test(word))
  const subject = known.filter(({ word, isWeak }) => !isWeak && !CODE.test(word))
  if (subject.length === 0) return null
  let best: { readonly passage: Passage; readonly score: number } | null = null
  for (const passage of reading.passages) {
    const code = codeIn(passage)
    const { headingTerms, pathTerms } = passage
    if (code.length === 0 || coverage(known, headingTerms) === 0) continue
    const above = coverage(known, pathTerms)
    const exactness = precision(known, headingTerms)
    const all = new Set([
      ...pathTerms,
      ...passage.terms,
      ...code.flatMap(({ text }) => contentTerms(text, reading.index.language)),
    ])
    const isFound = isAsked
      ? coverage(subject, pathTerms) > 0 &&
        (above >= HEADING_COVERAGE || coverage(subject, all) >= MIN_COVERAGE)
      : coverage(subject, headingTerms) >= MIN_COVERAGE && exactness >= MIN_COVERAGE
    const score = coverage(subject, all) + above + PRECISION_WEIGHT * exactness
    if (isFound && score > (best?.score ?? 0)) best = { passage, score }
  }
  if (!best) return null
  const { passage } = best
  const parts = [
    quoteSentences(reading, leadOf(reading, passage)),
    ...codeIn(passage).map((block) => quoteCode(reading.index, block)),
  ]
  return withHeading(passage.heading, merge(parts, '\n\n'))
}
