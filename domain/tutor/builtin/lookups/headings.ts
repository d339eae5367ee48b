import { answerWords } from '../../../languages/answers.ts'
import { exactly } from '../../../languages/patterns.ts'
import type { Block } from '../../../text/blocks/blocks.ts'
import { isWorkedExample, sectionOf } from '../../../text/blocks/sections.ts'
import { withoutNumber } from '../../../text/blocks/shapes.ts'
import { MAX_ITEMS, MIN_ITEMS } from '../passages/list-in-paragraph.ts'
import { isBefore } from '../passages/items.ts'
import { coverage, precision, termSet, type AskedTerm } from '../question/coverage.ts'
import { itemText, merge, quote, quoteList, type PageSpan, type Quotation } from '../quotation.ts'
import { headingsAbove } from '../document/headings.ts'
import { spansOf, type AnalysedDocument, type Paragraph } from '../document/analysed-document.ts'
import type { QuestionAnalysis } from '../question/analysis.ts'
import { countedItems } from './lists/counted-items.ts'
import {
  asksForKinds,
  COUNTED,
  countIn,
  LEAD_COVERAGE,
  numberAsked,
  withoutCount,
  type Count,
} from './lists/counts.ts'

/** Minimum share of the question's terms in the heading above those that are listed. */
const OWN_COVERAGE = 0.5

const PART = exactly(answerWords('parts'))
const QUALITY = exactly(answerWords('qualities'))

/** Whether headings have what is asked about a thing: its parts are not its "advantages". */
const haveQuality = (asked: readonly AskedTerm[], terms: ReadonlySet<string>): boolean =>
  asked.every((term) => !QUALITY.test(term.word) || coverage([term], terms) > 0)

/** The question without its nouns for parts: headings below "Building a mill" are its steps. */
export const wholeOf = (asked: readonly AskedTerm[]): readonly AskedTerm[] => {
  const whole = asked.filter(({ word, isWeak }) => !isWeak && !PART.test(word))
  return whole.length > 0 ? whole : asked
}

/** Headings without a word of the subject: "Key Takeaways", "Example 1". */
const isOfPart = ({ text }: Block): boolean =>
  sectionOf(text) !== null || isWorkedExample(withoutNumber(text))

/** The label of a box before its title: "Caution: …". */
const boxOf = ({ text }: Block): string => /^\P{N}{3,30}?(?=:\s)/u.exec(text)?.[0] ?? text

/** Headings that recur, as those of boxes and of the parts of every section do. */
function recurring(headings: readonly Block[]): (heading: Block) => boolean {
  const counts = new Map<string, number>()
  for (const heading of headings) counts.set(boxOf(heading), (counts.get(boxOf(heading)) ?? 0) + 1)
  return (heading) => (counts.get(boxOf(heading)) ?? 0) > 1
}

/** Numbered subheadings of the heading with the requested things: "2.1", "2.2" below "2". */
function numberedHeadings(document: AnalysedDocument, all: readonly AskedTerm[]): Quotation | null {
  const { index, blocks } = document
  const asked = wholeOf(all)
  const headings = blocks.filter(({ kind }) => kind === 'heading')
  const numberOf = (text: string): string => /^\d+(?:\.\d+)*/u.exec(text)?.[0] ?? ''
  const byParent = Map.groupBy(headings, ({ text }) => numberOf(text).replace(/\.\d+$/u, ''))
  for (const { text } of headings) {
    const terms = termSet(text, index.language)
    const number = numberOf(text)
    if (number === '' || coverage(asked, terms) < LEAD_COVERAGE || precision(asked, terms) < 0.5)
      continue
    const below = (byParent.get(number) ?? []).filter((other) => other.text !== text)
    const shown = new Set(
      [text, ...below.map((other) => other.text)].flatMap((one) => [
        ...termSet(one, index.language),
      ]),
    )
    if (below.length >= MIN_ITEMS && haveQuality(all, shown))
      return quoteList(index.pages, [], below.slice(0, MAX_ITEMS))
  }
  return null
}

const isMarkedUp = ({ kind, level }: Block): boolean => kind === 'heading' && level !== undefined

/** The headings directly below the one at an index of `headings`, by their levels. */
function childrenIn(headings: readonly Block[]): (at: number) => readonly Block[] {
  const recurs = recurring(headings)
  return (at) => {
    const level = headings[at]?.level ?? 0
    let end = at + 1
    while ((headings[end]?.level ?? 0) > level) end += 1
    const inside = headings.slice(at + 1, end)
    const top = inside.reduce((least, other) => Math.min(least, other.level ?? Infinity), Infinity)
    return inside
      .filter((other) => other.level === top && !isOfPart(other) && !recurs(other))
      .slice(0, MAX_ITEMS)
  }
}

/** Whether there are as many headings as a question counts; otherwise they do not answer it. */
const areCounted = (headings: readonly Block[], question: string): boolean =>
  headings.length >= MIN_ITEMS && (numberAsked(question) ?? headings.length) === headings.length

/** Of more headings than these, and before longer sentences, only the headings are listed. */
const MAX_OPENINGS = 6
const OPENING_CHARS = 200

/** The first sentence below a heading; null if it is too long or something else comes first. */
function openingBelow(
  { index, blocks, paragraphOf }: AnalysedDocument,
  heading: Block,
): PageSpan | null {
  const next = blocks[blocks.indexOf(heading) + 1]
  if (next?.kind !== 'prose') return null
  const at = index.sentences.findIndex(
    ({ page, start, end }) => page === next.page && start < next.end && end > next.start,
  )
  const sentence = index.sentences[at]
  const isShown = (paragraphOf[at] ?? -1) >= 0 && !/[?？]$/u.test(sentence?.text ?? '?')
  return sentence && isShown && sentence.text.length <= OPENING_CHARS ? sentence : null
}

/** Headings as a list, each with the beginning of its section: "Stage 1" alone says little. */
export function listWithOpenings(
  document: AnalysedDocument,
  headings: readonly Block[],
): Quotation {
  const { pages } = document.index
  const openings = headings.map((heading) => openingBelow(document, heading))
  if (headings.length > MAX_OPENINGS || openings.every((opening) => opening === null))
    return quoteList(pages, [], headings)
  return merge(
    headings.map((heading, i) => {
      const opening = openings[i]
      const { markdown, citations } = quote(pages, [opening ?? heading])
      const name = itemText(pages, heading)
      return { markdown: opening ? `- **${name}**: ${markdown}` : `- ${markdown}`, citations }
    }),
    '\n',
  )
}

/** The headings directly below the one that `question` asks for, if there are several. */
export function headingsBelow(
  document: AnalysedDocument,
  heading: string,
  question: string,
): Quotation | null {
  const headings = document.blocks.filter(isMarkedUp)
  const at = headings.findIndex(({ text }) => text === heading)
  const children = at < 0 ? [] : childrenIn(headings)(at)
  return areCounted(children, question) ? listWithOpenings(document, children) : null
}

/** Words after the number in a question that name what it counts: "six main strategies". */
const COUNTED_WORDS = 2

/** Whether a question counts kinds, or what a heading names: "six strategies" of "Strategies". */
function countsNamed(question: string, { headingTerms }: Paragraph, language: string): boolean {
  const counted = COUNTED.exec(question)
  const after = question.slice((counted?.index ?? 0) + (counted?.[0].length ?? 0)).trim()
  const next = termSet(after.split(/\s+/u).slice(0, COUNTED_WORDS).join(' '), language)
  return asksForKinds(question) || [...next].some((term) => headingTerms.has(term))
}

/**
 * As many headings as a question counts directly below the heading of a passage, which has nothing
 * but words of the question; null if there are no such headings.
 */
export function countedBelow(
  document: AnalysedDocument,
  paragraph: Paragraph,
  { query: { question }, asked }: QuestionAnalysis,
): Quotation | null {
  const { heading, headingTerms } = paragraph
  return numberAsked(question) !== null &&
    headingTerms.size > 0 &&
    precision(asked, headingTerms) === 1 &&
    countsNamed(question, paragraph, document.index.language)
    ? headingsBelow(document, heading, question)
    : null
}

/**
 * The headings directly below the one with the requested things, by their levels; they may
 * name what it does not.
 */
function childHeadings(
  document: AnalysedDocument,
  all: readonly AskedTerm[],
  question: string,
): Quotation | null {
  const { index, blocks } = document
  const asked = wholeOf(all)
  const above = headingsAbove(blocks)
  const headings = blocks.filter(isMarkedUp)
  const termsOf = (texts: readonly string[]): ReadonlySet<string> =>
    new Set(texts.flatMap((text) => [...termSet(withoutNumber(text), index.language)]))
  const childrenOf = childrenIn(headings)
  for (const [at, heading] of headings.entries()) {
    const own = termsOf([heading.text])
    const children = childrenOf(at)
    const named = withoutCount(asked, children.length, index.language)
    if (precision(named, own) < 0.5) continue
    // Kinds are below the heading with their thing: "Hot deserts" below "Deserts".
    const near = asksForKinds(question)
      ? own
      : termsOf([...(above.get(heading) ?? []), ...children.map(({ text }) => text)])
    // "Six strategies" below "Learning" has nothing but words of the question.
    const isOwn =
      coverage(named, own) >= OWN_COVERAGE || (own.size > 1 && precision(all, own) === 1)
    const isAbout =
      isOwn &&
      coverage(named, near) >= LEAD_COVERAGE &&
      haveQuality(all, new Set([...own, ...near]))
    if (isAbout && areCounted(children, question)) return listWithOpenings(document, children)
  }
  return null
}

/** A heading that says only "types" or "steps". */
export const KIND_OR_PART_NOUN = exactly(`${answerWords('kinds')}|${answerWords('parts')}`)

/** The headings directly below "Types" under the heading of the requested thing. */
export function headingsOfKind(
  document: AnalysedDocument,
  asked: readonly AskedTerm[],
  question: string,
): Quotation | null {
  const { index, blocks } = document
  const above = headingsAbove(blocks)
  const headings = blocks.filter(isMarkedUp)
  const childrenOf = childrenIn(headings)
  for (const [at, heading] of headings.entries()) {
    if (!KIND_OR_PART_NOUN.test(withoutNumber(heading.text))) continue
    const path = above.get(heading)?.slice(0, -1) ?? []
    const terms = new Set(path.flatMap((text) => [...termSet(text, index.language)]))
    const children = childrenOf(at)
    if (coverage(wholeOf(asked), terms) >= LEAD_COVERAGE && areCounted(children, question))
      return listWithOpenings(document, children)
  }
  return null
}

/**
 * As many headings after a sentence as it counts, each with the counted word: "five stages" before
 * "Stage 1: Need" to "Stage 5: Review".
 */
function countedHeadings(
  document: AnalysedDocument,
  at: number,
  { things, number }: Count,
): Quotation | null {
  const { index, blocks } = document
  const [thing] = things
  if (number === null || thing === undefined) return null
  const headings = blocks
    .filter((block) => block.kind === 'heading' && isBefore(document, at, block))
    .slice(0, number)
  const all = headings.every(({ text }) => termSet(text, index.language).has(thing))
  if (!all || headings.length < number) return null
  return quoteList(index.pages, spansOf(document, [at]), headings)
}

/**
 * The headings, or the items of lists, that a sentence about the requested things counts; null if
 * there are none.
 */
function counted(document: AnalysedDocument, asked: readonly AskedTerm[]): Quotation | null {
  const { index, paragraphOf } = document
  for (const [at, { text }] of index.sentences.entries()) {
    if ((paragraphOf[at] ?? -1) < 0 || !/[.!:]["”’)]?$/u.test(text)) continue
    const count = countIn(text, asked, index.language)
    const found =
      count &&
      (countedHeadings(document, at, count) ?? countedItems(document, at, count.number ?? 0))
    if (found) return found
  }
  return null
}

/**
 * The headings that are what a question for several things asks for, or the items that a sentence
 * before them counts; null if there are none.
 */
export const listedHeadings = (
  document: AnalysedDocument,
  asked: readonly AskedTerm[],
  question: string,
): Quotation | null =>
  counted(document, asked) ??
  numberedHeadings(document, asked) ??
  childHeadings(document, asked, question)
