import { answerWords } from '../../../../languages/answers.ts'
import { stemOf } from '../../../../text/search/terms.ts'
import { isWhole } from '../../../../text/search/summary.ts'
import { isHeadedBy } from '../../passages/headed.ts'
import { sectionAround, shortSection } from '../../passages/shown/whole-section.ts'
import { briefExcerpt, excerpt, merged } from '../../passages/shown/excerpt.ts'
import { candidates, covered, type Candidate } from '../../passages/passages.ts'
import { underHeading } from '../../passages/under-heading.ts'
import { askedTerms, coverage, inWordsOfDocument, type AskedTerm } from '../../question/coverage.ts'
import { hasWord } from '../../lack/missing-words.ts'
import { formIn, rangeOf } from '../../question/term-in-text.ts'
import { ownWords, type Quotation } from '../../quotation.ts'
import type { AnalysedDocument, Paragraph } from '../../document/analysed-document.ts'
import { DEFINED, definitionOf } from '../definitions/definitions.ts'

const SIDE_CHARS = 330
/** Maximum characters of a section that is shown completely for a side. */
const SIDE_SECTION_CHARS = 600
/** Minimum share of a side's terms in its quotation. */
export const SIDE_COVERAGE = 0.75

/** The words of a side. */
export const wordsOf = (asked: readonly AskedTerm[]): string =>
  asked.map(({ word }) => word).join(' ')

/** Between two things that a sentence mentions together: "authentication and authorization". */
const JOINS = new RegExp(
  String.raw`^["”’]?\s*(?:,|\/|&|${answerWords('listLinks')})(?:\s+(?:${answerWords('articles')}))?\s*["“„‘]?$`,
  'iu',
)

/** Whether a sentence only mentions the sides together, one directly after the other. */
export function isJoined(text: string, sides: readonly string[], language: string): boolean {
  const places = sides
    .flatMap((side) => rangeOf(text, side, language) ?? [])
    .toSorted((a, b) => a.start - b.start)
  return places.some(({ end }, i) => JOINS.test(text.slice(end, places[i + 1]?.start ?? end)))
}

/** One of the things that a question compares, with its quotation from the document. */
export type Side = {
  readonly name: string
  readonly asked: readonly AskedTerm[]
  readonly quotation: Quotation
  /** Whether the document defines it or has a heading about it. */
  readonly isNamed: boolean
}

/** The beginning of the section whose heading is the full name of a side, if there is one. */
function sectionOfShort(document: AnalysedDocument, name: string): Quotation | null {
  const expansion =
    document.abbreviations.get(stemOf(name.toLowerCase(), document.index.language)) ?? []
  const isHeaded = ({ headingTerms }: Paragraph): boolean =>
    expansion.length === headingTerms.size && expansion.every((term) => headingTerms.has(term))
  const section = expansion.length < 2 ? undefined : document.paragraphs.find(isHeaded)
  return section
    ? excerpt(document, { paragraph: section, sentence: section.sentences[0] ?? -1 })
    : null
}

/** The short section whose heading is a side, if it does not name others; null otherwise. */
function ownSection(
  document: AnalysedDocument,
  name: string,
  others: readonly string[],
): Quotation | null {
  const { index, paragraphs } = document
  const first = paragraphs.find((paragraph) => isHeadedBy(paragraph, name, index.language))
  const parts = first && shortSection(document, sectionAround(document, first), SIDE_SECTION_CHARS)
  const shown = parts ? merged(document, parts) : null
  const isNamed = (other: string): boolean =>
    shown !== null && formIn(shown.markdown, other, index.language) !== null
  return others.some(isNamed) ? null : shown
}

/**
 * Whether a section is about a side of one word: its heading names no other side, and the word is
 * in its heading or its text, not only one of the same family ("Gruppe" for "gruppieren").
 */
function isAbout(
  { index }: AnalysedDocument,
  { heading, sentences }: Paragraph,
  { name, others }: { name: string; others: readonly string[] },
): boolean {
  const names = (text: string, side: string): boolean => formIn(text, side, index.language) !== null
  const texts = [heading, ...sentences.map((at) => index.sentences[at]?.text ?? '')]
  return texts.some((text) => names(text, name)) && !others.some((other) => names(heading, other))
}

const isOneWord = (name: string): boolean => !/\s/u.test(name.trim())

/** The definition of a side, or the text below its heading; null if the document has neither. */
function namedQuotation(
  document: AnalysedDocument,
  name: string,
  asked: readonly AskedTerm[],
  others: readonly string[],
): Quotation | null {
  const own = sectionOfShort(document, name)
  if (own) return own
  const definition = definitionOf(document, name, SIDE_CHARS)
  // All of a short section about it says more than its one sentence that seems to define it.
  const isCertain = definition !== null && definition.strength > DEFINED
  const whole = isCertain ? null : ownSection(document, name, others)
  if (whole) return whole
  if (definition) return definition.quotation
  const [section] = underHeading(document, asked)
  const isElsewhere = section && isOneWord(name) && !isAbout(document, section, { name, others })
  return section && !isElsewhere
    ? excerpt(document, { paragraph: section, sentence: section.sentences[0] ?? -1 })
    : null
}

/** Whether a paragraph is more than a title: "an argument for tide mills". */
const isMoreThanTitle = (
  { index }: AnalysedDocument,
  { paragraph, sentence }: Candidate,
): boolean =>
  paragraph.kind === 'list' ||
  paragraph.sentences.length > 1 ||
  isWhole(index.sentences[sentence]?.text ?? '', index.language)

/**
 * The quotation for one side, or an empty one. A sentence that only mentions it beside the others
 * comes last.
 */
export function lookUp(document: AnalysedDocument, name: string, all: readonly string[]): Side {
  const asked = askedTerms({ question: name }, document)
  const others = all.filter((other) => other !== name)
  const named = namedQuotation(document, name, asked, others)
  if (named) return { name, asked, quotation: named, isNamed: true }
  const query = inWordsOfDocument({ question: name }, asked, document)
  const found = candidates(document, {
    query,
    type: 'definition',
    asked,
    words: new Set(),
    page: undefined,
    term: name,
  })
  const { sentences, language } = document.index
  const textOf = ({ sentence }: Candidate): string => sentences[sentence]?.text ?? ''
  const naming = found.filter((passage) => formIn(textOf(passage), name, language) !== null)
  const best =
    naming.find((passage) => !isJoined(textOf(passage), all, language)) ?? naming[0] ?? found[0]
  const terms = new Set(sentences[best?.sentence ?? -1]?.terms)
  const isFound =
    best !== undefined &&
    asked.every((askedTerm) => askedTerm.isWeak || hasWord(askedTerm)) &&
    covered(best.paragraph, asked) >= SIDE_COVERAGE &&
    coverage(asked, terms) >= SIDE_COVERAGE &&
    isMoreThanTitle(document, best)
  const quotation = isFound ? briefExcerpt(document, best) : ownWords('')
  return { name, asked, quotation, isNamed: false }
}

const hasTerm = ({ asked }: Side, { term }: AskedTerm): boolean =>
  asked.some((other) => other.term === term)

/** For each side, the terms that not all sides have. */
export const ownTerms = (sides: readonly Side[]): AskedTerm[][] =>
  sides.map(({ asked }) =>
    asked.filter((askedTerm) => !sides.every((side) => hasTerm(side, askedTerm))),
  )

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
export function byDefinedWord(
  document: AnalysedDocument,
  side: Side,
  sides: readonly Side[],
): Side {
  if (side.isNamed) return side
  for (const { word } of ownWordsOf(side, sides)) {
    const definition = definitionOf(document, word, SIDE_CHARS)
    if (definition && definition.strength > DEFINED)
      return { ...side, quotation: definition.quotation, isNamed: true }
  }
  return side
}

/** A side looked up by its rarest word: "the Weberian view of offices". */
export function byRarestWord(document: AnalysedDocument, side: Side, sides: readonly Side[]): Side {
  const [rarest] = ownWordsOf(side, sides)
  if (!rarest) return side
  const quotation = namedQuotation(document, rarest.word, [rarest], [])
  return quotation ? { ...side, quotation, isNamed: true } : side
}
