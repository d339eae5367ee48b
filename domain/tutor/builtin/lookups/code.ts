import { inAnyLanguage } from '../../../languages/requests.ts'
import { contentTerms } from '../../../text/search/terms.ts'
import { quoteCode, quoteSentences } from '../passages/code.ts'
import { excerpt, withHeading } from '../passages/excerpt.ts'
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
/** Characters of the paragraphs beside code that are shown with it. */
const LEAD_CHARS = 400

const codeIn = ({ blocks }: Passage) => blocks.filter(({ kind }) => kind === 'code')

const isShort = ({ index }: Reading, sentences: readonly number[]): boolean =>
  sentences.reduce((sum, i) => sum + (index.sentences[i]?.text.length ?? 0), 0) <= LEAD_CHARS

/** The paragraph or list before or after a passage in its section. */
function textBeside({ passages }: Reading, passage: Passage, step: 1 | -1): Passage | undefined {
  const beside = passages[passages.indexOf(passage) + step]
  const isText = beside?.kind === 'prose' || beside?.kind === 'list'
  return isText && beside.heading === passage.heading ? beside : undefined
}

/** The short paragraph before the code of a passage, in it or before it in the section. */
function leadOf(reading: Reading, passage: Passage): readonly number[] {
  const own = passage.sentences.filter((i) => !reading.inCode.has(i))
  const before = own.length === 0 ? textBeside(reading, passage, -1) : undefined
  const lead = before?.sentences ?? own
  return isShort(reading, lead) ? lead : []
}

/** The short paragraph or list after code, which says how it works. */
function textAfter(reading: Reading, passage: Passage): readonly Quotation[] {
  const after = textBeside(reading, passage, 1)
  return after && isShort(reading, after.sentences)
    ? [excerpt(reading, { passage: after, sentence: after.sentences[0] ?? -1 })]
    : []
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
    ...(isAsked ? [] : textAfter(reading, passage)),
  ]
  return withHeading(passage.heading, merge(parts, '\n\n'))
}
