import type { IndexedSentence } from '../../../text/document.ts'
import { contentTerms } from '../../../text/search/terms.ts'
import { coverage, precision } from '../question/coverage.ts'
import { definitionStrength } from '../question/definition-sentences.ts'
import { formIn, termKey } from '../question/term-in-text.ts'
import type { AnalysedDocument } from '../document/analysed-document.ts'
import { hasAnswerKind } from './likelihood.ts'
import type { LocatedSentence } from './shown/around.ts'
import type { Part } from './shown/shown-parts.ts'
import type { QuestionAnalysis } from '../question/analysis.ts'

/** Features of a text that may answer a question; each is 0 to about 1, but for `length`. */
export type Features = {
  /** Score of its best sentence, relative to the best one of the document. */
  readonly search: number
  /** Share of the question's terms in the text that is shown and in all headings above it. */
  readonly covered: number
  /** How often it has them, on a logarithmic scale. */
  readonly repeated: number
  /** Their share in all its terms. */
  readonly density: number
  /** Share of all words of the question, also of question words, in its best sentence. */
  readonly worded: number
  /** Share of common words of its own heading and the question, also of question words. */
  readonly heading: number
  /** Share of its own heading that the question asks about. */
  readonly exact: number
  /** Whether the text has the kind of answer that is asked for. */
  readonly kind: number
  /** How well it defines the term that is asked for. */
  readonly defines: number
  /** Whether it has that term in bold. */
  readonly bold: number
  /** Length of the text on a logarithmic scale. */
  readonly length: number
}

/** Fitted to questions with marked passages (docs/evaluation/tutor.md). */
const WEIGHTS: Readonly<Record<keyof Features, number>> = {
  search: 3.8,
  covered: 3.7,
  repeated: 0.5,
  density: 2.9,
  worded: 1.2,
  heading: 1.6,
  exact: 1.7,
  kind: 0.7,
  defines: 3.8,
  bold: 3.1,
  length: 0.3,
}
/** How many times a heading that asks counts, since the text below it answers. */
const ASKING_HEADING = 4
const ASKS = /[?？؟]$/u
/** The names of the features. */
export const FEATURES = Object.keys(WEIGHTS) as readonly (keyof Features)[]
const USUAL_CHARS = 400
/** A number of terms added to those of a text, so that a short one is not all about them. */
const USUAL_TERMS = 5
const MIN_CHARS = 20
const MAX_STRENGTH = 4
/** Questions that a definition may answer. */
const MAY_DEFINE: ReadonlySet<QuestionAnalysis['type']> = new Set(['definition', 'other', 'person'])

/** How well sentences define the term whose meaning is asked for, from 0 to 1. */
function definesTerm(
  sentences: readonly IndexedSentence[],
  term: string,
  language: string,
): number {
  const terms = contentTerms(term, language)
  const strengths = sentences
    .filter((sentence) => terms.every((part) => sentence.terms.includes(part)))
    .map(({ text }) => {
      const form = formIn(text, term, language)
      return form === null ? 0 : definitionStrength(text, form)
    })
  return Math.max(0, ...strengths) / MAX_STRENGTH
}

/** Share of the words of a question and a heading that both have. */
function sameWords(words: ReadonlySet<string>, heading: ReadonlySet<string>): number {
  const all = new Set([...words, ...heading])
  return all.size === 0 ? 0 : [...heading].filter((word) => words.has(word)).length / all.size
}

/** The features of the text of a sentence. `search` is the score of its search. */
export function featuresOf(
  { index, inCode }: AnalysedDocument,
  { paragraph, sentence }: LocatedSentence,
  parts: readonly Part[],
  search: number,
  { type, asked, words, others = new Map(), term: meant }: QuestionAnalysis,
): Features {
  const sentences = parts.flatMap((part) =>
    part.sentences.flatMap((i) => (inCode.has(i) ? [] : (index.sentences[i] ?? []))),
  )
  const { heading, pathTerms } = paragraph
  const headingTerms = new Set([...paragraph.headingTerms].map((word) => others.get(word) ?? word))
  const texts = sentences.map(({ text }) => text)
  const length = texts.reduce((sum, text) => sum + text.length, 0)
  const term = MAY_DEFINE.has(type) ? meant : ''
  const key = termKey(term, index.language)
  const isList = parts.some((part) => part.isList)
  const shown = sentences.flatMap(({ terms }) => terms)
  const found = shown.filter((shownTerm) => asked.some(({ forms }) => forms.has(shownTerm))).length
  const best = new Set(index.sentences[sentence]?.terms)
  return {
    search,
    covered: coverage(asked, new Set([...shown, ...pathTerms])),
    repeated: Math.log(1 + found),
    density: found / (USUAL_TERMS + shown.length),
    worded: words.size === 0 ? 0 : [...words].filter((word) => best.has(word)).length / words.size,
    heading: sameWords(words, headingTerms) * (ASKS.test(heading) ? ASKING_HEADING : 1),
    exact: precision(asked, headingTerms, words),
    kind: Number(hasAnswerKind(type, [heading, ...texts], isList, index.language)),
    defines: term === '' ? 0 : definesTerm(sentences, term, index.language),
    bold: Number(key !== '' && parts.some(({ paragraph }) => paragraph.boldTerms.has(key))),
    length: Math.log((MIN_CHARS + length) / USUAL_CHARS),
  }
}

/** How well a text answers a question, compared with other texts of the document. */
export const scoreOf = (features: Features): number =>
  Math.exp(FEATURES.reduce((sum, key) => sum + WEIGHTS[key] * features[key], 0))
