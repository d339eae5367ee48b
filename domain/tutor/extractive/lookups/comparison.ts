import { LANGUAGES } from '../../../languages/registry.ts'
import { answerWords } from '../../../languages/answers.ts'
import { wordsInside } from '../../../languages/patterns.ts'
import { isWhole } from '../../../text/search/summary.ts'
import { contentTerms } from '../../../text/search/terms.ts'
import type { CheckedAnswer } from '../../citations.ts'
import { askedTerms, coverage, inWordsOfDocument, type AskedTerm } from '../question/coverage.ts'
import { DEFINED, definitionOf, isNamed } from './definitions.ts'
import { formIn, placeOf } from '../question/term-in-text.ts'
import { candidates, covered, type Candidate } from '../passages/passages.ts'
import { briefExcerpt, excerpt } from '../passages/excerpt.ts'
import { underHeading } from '../passages/under-heading.ts'
import {
  answer,
  escapeMarkdownOutsideFormulas,
  merge,
  own,
  quote,
  type Quotation,
} from '../quotation.ts'
import { spansOf, type Passage, type Reading } from '../reading/reading.ts'

const SIDE_CHARS = 330
/** Minimum share of a side's terms in its quotation. */
const SIDE_COVERAGE = 0.75
const CONTRASTS = wordsInside(answerWords('contrasts'))

/** A noun that announces what tells the sides apart: "There are key differences between …". */
const DIFFERENCES = wordsInside(answerWords('differences'))

/** What a term is of: "the classical or Keynesian view of money". */
const COMPLEMENT = /\s(?:of|on|von|vom|zu|zum|zur|de|del|sobre)\s.*$/iu

/** Letters that the ends of two compounds share at least: "schaltung". */
const MIN_SHARED_END = 5

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')

/**
 * "Reihen-" beside "Parallelschaltung", "Beta-Minus-" beside "Beta-Plus-Zerfall": the word of the
 * document that begins and ends so.
 */
function writtenOut({ index }: Reading, side: string, other: string): string {
  const begin = side.slice(0, -1)
  const end = other.split(' ')[0]?.slice(-MIN_SHARED_END) ?? ''
  const word = new RegExp(
    String.raw`(?<!\p{L})${escaped(begin)}[\p{L}-]*${escaped(end)}(?!\p{L})`,
    'iu',
  )
  for (const page of index.pages) {
    const found = word.exec(page)
    if (found) return found[0]
  }
  return begin
}

/**
 * Adds the noun that the sides share to those that lack it, if the document then names them: "high
 * culture" for "high or popular culture", "proteínas periféricas" for "proteínas integrales y
 * periféricas".
 */
function completed(reading: Reading, sides: readonly string[]): readonly string[] {
  const isFirst = LANGUAGES.get(reading.index.language)?.nounFirst === true
  const asked = (isFirst ? sides[0] : sides.at(-1)) ?? ''
  const full = isNamed(reading, asked) ? asked : asked.replace(COMPLEMENT, '')
  const words = full.split(' ')
  // Of all that the sides may share, the most: "normative or informational social influence".
  const shared = words
    .slice(1)
    .map((_, i) => (isFirst ? words.slice(0, -1 - i) : words.slice(i + 1)))
  return sides.map((side) => {
    if (side === asked) return isNamed(reading, full) ? full : asked
    if (side.endsWith('-')) return writtenOut(reading, side, full)
    if (side.includes(' ')) return side
    const complete = shared.map((rest) => (isFirst ? [...rest, side] : [side, ...rest]).join(' '))
    return complete.find((one) => isNamed(reading, one)) ?? side
  })
}

type Side = {
  readonly name: string
  readonly asked: readonly AskedTerm[]
  readonly quotation: Quotation
  /** Whether the document defines it or has a heading about it. */
  readonly isNamed: boolean
}

/** What the document says of a side by a definition or a heading; null if it has neither. */
function namedQuotation(
  reading: Reading,
  name: string,
  asked: readonly AskedTerm[],
): Quotation | null {
  const definition = definitionOf(reading, name, SIDE_CHARS)
  if (definition) return definition.quotation
  const [section] = underHeading(reading, asked)
  return section
    ? excerpt(reading, { passage: section, sentence: section.sentences[0] ?? -1 })
    : null
}

/** Whether a passage is more than a title: "an argument for tide mills". */
const isMoreThanTitle = ({ index }: Reading, { passage, sentence }: Candidate): boolean =>
  passage.kind === 'list' ||
  passage.sentences.length > 1 ||
  isWhole(index.sentences[sentence]?.text ?? '', index.language)

/**
 * The quotation for one side, or an empty one. A sentence that only names it beside the others
 * comes last.
 */
function lookUp(reading: Reading, name: string, all: readonly string[]): Side {
  const asked = askedTerms({ question: name }, reading)
  const named = namedQuotation(reading, name, asked)
  if (named) return { name, asked, quotation: named, isNamed: true }
  const query = inWordsOfDocument({ question: name }, asked, reading)
  const found = candidates(reading, {
    query,
    type: 'definition',
    asked,
    words: new Set(),
    page: undefined,
  })
  const { sentences, language } = reading.index
  const textOf = ({ sentence }: Candidate): string => sentences[sentence]?.text ?? ''
  const naming = found.filter((one) => formIn(textOf(one), name, language) !== null)
  const best = naming.find((one) => !isJoined(textOf(one), all, language)) ?? naming[0] ?? found[0]
  const terms = new Set(sentences[best?.sentence ?? -1]?.terms)
  const isFound =
    best !== undefined &&
    covered(best.passage, asked) >= SIDE_COVERAGE &&
    coverage(asked, terms) >= SIDE_COVERAGE &&
    isMoreThanTitle(reading, best)
  const quotation = isFound ? briefExcerpt(reading, best) : own('')
  return { name, asked, quotation, isNamed: false }
}

const hasTerm = ({ asked }: Side, { term }: AskedTerm): boolean =>
  asked.some((other) => other.term === term)

/** For each side, its terms that not all sides have. */
const ownTerms = (sides: readonly Side[]): AskedTerm[][] =>
  sides.map(({ asked }) => asked.filter((one) => !sides.every((side) => hasTerm(side, one))))

/** The words of a side of several words that no other side has, rarest first. */
function ownWordsOf(side: Side, sides: readonly Side[]): readonly AskedTerm[] {
  const isShared = (asked: AskedTerm): boolean =>
    sides.some((other) => other !== side && hasTerm(other, asked))
  return side.asked.length === 1
    ? []
    : side.asked
        .filter((asked) => asked.forms.size > 0 && !asked.isWeak && !isShared(asked))
        .toSorted((a, b) => b.weight - a.weight)
}

/** A side by the definition of a word of its own: "**Generalist**: …" for "a generalist niche". */
function byDefinedWord(reading: Reading, side: Side, sides: readonly Side[]): Side {
  if (side.isNamed) return side
  for (const { word } of ownWordsOf(side, sides)) {
    const definition = definitionOf(reading, word, SIDE_CHARS)
    if (definition && definition.strength > DEFINED)
      return { ...side, quotation: definition.quotation, isNamed: true }
  }
  return side
}

/** A side looked up by its rarest word: "the Weberian view of offices". */
function byRarestWord(reading: Reading, side: Side, sides: readonly Side[]): Side {
  const [rarest] = ownWordsOf(side, sides)
  if (!rarest) return side
  const quotation = namedQuotation(reading, rarest.word, [rarest])
  return quotation ? { ...side, quotation, isNamed: true } : side
}

/** A sentence that contrasts the sides, and whether the ones after it say how they differ. */
type Contrast = { readonly sentence: number; readonly passage: Passage; readonly isLead: boolean }

/**
 * The first sentence that contrasts the sides, or the one that announces their differences; null if
 * there is none. What the sides share may be in its heading: "While children usually have …" below
 * "Tuberculosis in children and adults".
 */
function contrastOf(reading: Reading, sides: readonly Side[]): Contrast | null {
  const { index, passages, passageOf } = reading
  const own = ownTerms(sides)
  const isOwnNamed = own.every((asked) => asked.length > 0)
  const found = index.sentences.flatMap(({ text, terms }, sentence): Contrast[] => {
    const passage = passages[passageOf[sentence] ?? -1]
    if (!passage || !CONTRASTS.test(text) || !/[.!]["”’)]?$/u.test(text)) return []
    const inSentence = new Set(terms)
    const near = new Set([...terms, ...(isOwnNamed ? passage.headingTerms : [])])
    const hasSides =
      sides.every(({ asked }) => coverage(asked, near) >= SIDE_COVERAGE) &&
      own.every((asked) => coverage(asked, inSentence) >= SIDE_COVERAGE || !isOwnNamed)
    const isLead = DIFFERENCES.test(text) && passage.sentences.at(-1) !== sentence
    return hasSides ? [{ sentence, passage, isLead }] : []
  })
  return found.find(({ isLead }) => isLead) ?? found[0] ?? null
}

const wordsOf = (asked: readonly AskedTerm[]): string => asked.map(({ word }) => word).join(' ')

/** Between two things that a sentence mentions together: "authentication and authorization". */
const JOINS = new RegExp(
  String.raw`^["”’]?\s*(?:,|\/|&|${answerWords('listLinks')})(?:\s+(?:${answerWords('articles')}))?\s*["“„‘]?$`,
  'iu',
)

/** Whether a sentence only names the sides together, one directly after the other. */
function isJoined(text: string, sides: readonly string[], language: string): boolean {
  const places = sides
    .flatMap((side) => placeOf(text, side, language) ?? [])
    .toSorted((a, b) => a.start - b.start)
  return places.some(({ end }, i) => JOINS.test(text.slice(end, places[i + 1]?.start ?? end)))
}

/** Whether no side is defined, and a sentence only names them together. */
const areOnlyNamed = ({ index, passageOf }: Reading, sides: readonly Side[]): boolean =>
  !sides.some(({ isNamed }) => isNamed) &&
  index.sentences.some(
    ({ text }, i) =>
      (passageOf[i] ?? -1) >= 0 &&
      isJoined(
        text,
        sides.map(({ asked }) => wordsOf(asked)),
        index.language,
      ),
  )

/**
 * The sentences that tell the sides apart by their own words: "the alpha test … the beta test" for
 * "army alpha" and "army beta". Null if there is no such sentence.
 */
function byOwnWords(reading: Reading, sides: readonly Side[]): Quotation | null {
  const { index, passages, passageOf } = reading
  const own = ownTerms(sides)
  if (own.some((terms) => !terms.some(({ term }) => /\p{L}{2}/u.test(term)))) return null
  const sectionOf = ({ heading }: Passage): Passage[] =>
    passages.filter((one) => one.heading === heading)
  const shared = sides.flatMap(({ asked }, i) => asked.filter((one) => !own[i]?.includes(one)))
  const at = index.sentences.findIndex(({ terms, text }, i) => {
    const passage = passages[passageOf[i] ?? -1]
    const sentenceTerms = new Set(terms)
    return (
      passage !== undefined &&
      /[.!]["”’)]?$/u.test(text) &&
      own.every((side) => coverage(side, sentenceTerms) === 1) &&
      !isJoined(text, own.map(wordsOf), index.language) &&
      (shared.length === 0 || sectionOf(passage).some((one) => covered(one, shared) > 0))
    )
  })
  const passage = passages[passageOf[at] ?? -1]
  return passage ? excerpt(reading, { passage, sentence: at }) : null
}

/** A quotation of one sentence without its citation. */
const sentenceOf = ({ markdown }: Quotation): string =>
  markdown.replace(/ \[p\. \d+\][.!]*\S?$/u, '')

/** The sides of a comparison; null if the document does not have all of them. */
export function compare(reading: Reading, sides: readonly string[]): CheckedAnswer | null {
  const { language } = reading.index
  if (sides.some((name) => contentTerms(name, language).length === 0)) return null
  const plain = sides.map((name) => lookUp(reading, name, sides))
  const full = completed(reading, sides)
  const complete = full.map((name) => lookUp(reading, name, full))
  const defined = complete.map((side) => byDefinedWord(reading, side, complete))
  const isEmpty = (side: Side | undefined): boolean => side?.quotation.markdown === ''
  const found = defined.map((side, i) => {
    if (!isEmpty(side)) return side
    const other = plain[i] ?? side
    return isEmpty(other) ? byRarestWord(reading, other, plain) : other
  })
  if (found.some(isEmpty)) {
    const together = byOwnWords(reading, found)
    return together && answer([together])
  }
  const passages = new Set(found.map(({ quotation }) => JSON.stringify(quotation.citations)))
  const [first] = found
  if (first && passages.size === 1)
    return areOnlyNamed(reading, found) ? null : answer([first.quotation])
  const parts = found.map(({ name, quotation }) =>
    merge([own(`**${escapeMarkdownOutsideFormulas(name)}**`), quotation], '\n\n'),
  )
  const contrast = contrastOf(reading, found)
  // Where passages only mention the sides, the paragraph that contrasts them says more.
  const isParagraph = contrast?.isLead === true || !found.every(({ isNamed }) => isNamed)
  const difference =
    contrast && isParagraph
      ? excerpt(reading, contrast)
      : quote(reading.index.pages, contrast ? spansOf(reading, [contrast.sentence]) : [])
  const isShown = parts.some(({ markdown }) => markdown.includes(sentenceOf(difference)))
  return answer([...(isShown ? [] : [difference]), ...parts])
}
