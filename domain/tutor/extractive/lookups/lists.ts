import { answerWords } from '../../../languages/answers.ts'
import { exactly } from '../../../languages/patterns.ts'
import { isTableRow } from '../../../text/blocks/page-structure.ts'
import { withoutNumber } from '../../../text/blocks/shapes.ts'
import { isWorkedExample, sectionOf } from '../../../text/blocks/sections.ts'
import type { Block } from '../../../text/blocks/blocks.ts'
import { coverage, precision, termSet, type AskedTerm } from '../question/coverage.ts'
import { countIn, LEAD_COVERAGE, type Count } from './counts.ts'
import {
  asksForKinds,
  kindsInGlossary,
  kindsInHeadings,
  kindsInSentence,
  thingsOf,
} from './kinds.ts'
import { itemsOf, listOf, MAX_ITEMS, MIN_ITEMS } from '../passages/list-passages.ts'
import { type Search } from '../passages/passages.ts'
import { quoteList, type Quotation } from '../quotation.ts'
import { spansOf, type Passage, type Reading } from '../reading/reading.ts'

/** Whether a passage has a table that its file marks up, whose rows can be listed. */
const isMarkedTable = ({ index }: Reading, { blocks }: Passage): boolean =>
  blocks.some(
    ({ kind, page, start, end }) =>
      kind === 'table' && isTableRow((index.pages[page - 1] ?? '').slice(start, end)),
  )

const PART = exactly(answerWords('parts'))

/** The question without its nouns for parts: headings below "Building a mill" are its steps. */
const wholeOf = (asked: readonly AskedTerm[]): readonly AskedTerm[] => {
  const whole = asked.filter(({ word, isWeak }) => !isWeak && !PART.test(word))
  return whole.length > 0 ? whole : asked
}

/** Whether a list is directly below its heading. */
const follows = ({ blocks }: Reading, list: Block): boolean =>
  blocks[blocks.indexOf(list) - 1]?.kind === 'heading'

/** Bonus of a list under a heading with the requested things and nothing else. */
const EXACT_HEADING = 0.5

/** Minimum share of the question's terms in a lead that is not the first text of its section. */
const OWN_COVERAGE = 0.5

/** Minimum share of the requested things in what introduces a list of their kinds. */
const KIND_PRECISION = 0.25

/** Headings that say nothing of the subject: "Key Takeaways", "Example 1". */
const isOfPart = ({ text }: Block): boolean =>
  sectionOf(text) !== null || isWorkedExample(withoutNumber(text))

const isExactly = (terms: ReadonlySet<string>, asked: readonly AskedTerm[]): boolean =>
  coverage(asked, terms) === 1 && precision(asked, terms) === 1

/** A list whose lead or heading names the requested things. */
function announcedList(
  reading: Reading,
  asked: readonly AskedTerm[],
  asksKinds: boolean,
): Quotation | null {
  const { index, passages } = reading
  let best: { score: number; quotation: Quotation } | null = null
  for (const passage of passages) {
    const [opening] = passage.blocks
    const isTable = passage.blocks.some(({ kind, items }) => kind === 'table' && items.length > 1)
    if (
      !opening ||
      (isTable && (opening.kind === 'table' || !isMarkedTable(reading, passage))) ||
      itemsOf(passage).length < MIN_ITEMS
    )
      continue
    const lead = opening.kind === 'list' ? '' : opening.text.slice(-300)
    const isMarked = passage.blocks.some(({ items }) => items.length > 0)
    const introduces =
      follows(reading, opening) ||
      (lead !== '' && coverage(asked, termSet(lead, index.language)) >= OWN_COVERAGE)
    const isFirst = isMarked && introduces
    const isExact =
      isMarked && (introduces || lead === '') && isExactly(passage.headingTerms, asked)
    const terms = new Set([
      ...termSet(lead, index.language),
      ...(isFirst || isExact ? passage.headingTerms : []),
    ])
    const found = coverage(asked, terms)
    if (asksKinds && precision(asked, terms) < KIND_PRECISION) continue
    const score =
      found +
      precision(asked, terms) * 0.3 +
      (lead === '' ? 0 : 0.2) +
      (isExact ? EXACT_HEADING : 0)
    if (found < LEAD_COVERAGE || score <= (best?.score ?? 0)) continue
    const quotation = listOf(reading, passage)
    if (quotation) best = { score, quotation }
  }
  return best?.quotation ?? null
}

/** Numbered subheadings of the heading that names the requested things: "2.1", "2.2" below "2". */
function numberedHeadings(reading: Reading, asked: readonly AskedTerm[]): Quotation | null {
  const { index, blocks } = reading
  const headings = blocks.filter(({ kind }) => kind === 'heading')
  const numberOf = (text: string): string => /^\d+(?:\.\d+)*/u.exec(text)?.[0] ?? ''
  for (const { text } of headings) {
    const terms = termSet(text, index.language)
    const number = numberOf(text)
    if (number === '' || coverage(asked, terms) < LEAD_COVERAGE || precision(asked, terms) < 0.5)
      continue
    const below = headings.filter(
      (other) => numberOf(other.text).replace(/\.\d+$/u, '') === number && other.text !== text,
    )
    if (below.length >= MIN_ITEMS) return quoteList(index.pages, [], below.slice(0, MAX_ITEMS))
  }
  return null
}

/**
 * The headings directly below the one that names the requested things, by their levels; they may
 * name what it does not.
 */
function childHeadings(reading: Reading, asked: readonly AskedTerm[]): Quotation | null {
  const { index, blocks } = reading
  const headings = blocks.filter(({ kind, level }) => kind === 'heading' && level !== undefined)
  for (const [at, { text, level = 0 }] of headings.entries()) {
    const terms = termSet(withoutNumber(text), index.language)
    if (precision(asked, terms) < 0.5) continue
    const after = headings.slice(at + 1)
    const end = after.findIndex((other) => (other.level ?? 0) <= level)
    const inside = after.slice(0, end < 0 ? undefined : end)
    const top = Math.min(...inside.map((other) => other.level ?? Infinity))
    const children = inside.filter((other) => other.level === top && !isOfPart(other))
    const below = children.flatMap((other) => [...termSet(other.text, index.language)])
    const isAbout =
      coverage(asked, terms) >= OWN_COVERAGE &&
      coverage(asked, new Set([...terms, ...below])) >= LEAD_COVERAGE
    if (isAbout && children.length >= MIN_ITEMS)
      return quoteList(index.pages, [], children.slice(0, MAX_ITEMS))
  }
  return null
}

/**
 * As many headings after a sentence as it counts, each with the counted word: "five stages" before
 * "Stage 1: Need" to "Stage 5: Review".
 */
function countedHeadings(
  reading: Reading,
  at: number,
  { things, number }: Count,
): Quotation | null {
  const { index, blocks } = reading
  const sentence = index.sentences[at]
  const [thing] = things
  if (!sentence || number === null || thing === undefined) return null
  const isAfter = ({ page, start }: Block): boolean =>
    page > sentence.page || (page === sentence.page && start >= sentence.end)
  const headings = blocks
    .filter((block) => block.kind === 'heading' && isAfter(block))
    .slice(0, number)
  const all = headings.every(({ text }) => termSet(text, index.language).has(thing))
  if (!all || headings.length < number) return null
  return quoteList(index.pages, spansOf(reading, [at]), headings)
}

/** The headings that a sentence about the requested things counts; null if there are none. */
function headingsCounted(reading: Reading, asked: readonly AskedTerm[]): Quotation | null {
  const { index, passageOf } = reading
  for (const [at, { text }] of index.sentences.entries()) {
    if ((passageOf[at] ?? -1) < 0 || !/[.!:]["”’)]?$/u.test(text)) continue
    const count = countIn(text, asked, index.language)
    const headings = count && countedHeadings(reading, at, count)
    if (headings) return headings
  }
  return null
}

/** The list for a question about several things; null if the document has none. */
export function listFor(reading: Reading, { asked, type, page, query }: Search): Quotation | null {
  if (type !== 'list' || page !== undefined || asked.length === 0) return null
  const things = thingsOf(query.question, asked)
  const asksKinds = asksForKinds(query.question)
  const kinds = asksKinds
    ? (kindsInGlossary(reading, things) ?? kindsInHeadings(reading, things))
    : null
  return (
    kinds ??
    announcedList(reading, asked, asksKinds) ??
    (asksKinds ? kindsInSentence(reading, things) : null) ??
    headingsCounted(reading, asked) ??
    numberedHeadings(reading, wholeOf(asked)) ??
    childHeadings(reading, wholeOf(asked))
  )
}
