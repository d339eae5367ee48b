import type { AnalysedDocument, Paragraph } from '../../document/analysed-document.ts'
import { beginsInLowerCase } from '../../../../text/sentence-bounds.ts'
import { CONTRAST_START, isDependent } from './dependent.ts'

/** Maximum characters quoted from a paragraph; fewer for questions about a fact. */
export const PARAGRAPH_CHARS = 1100
const FACT_CHARS = 800
/** Up to this length, the paragraph of a fact is quoted from its beginning. */
const WHOLE_FACT_CHARS = 500
/** Below this length a quotation also begins with the sentences before the best one. */
export const WITH_PREFACE_CHARS = 500

/** A sentence that is shown with its surroundings. */
export type LocatedSentence = {
  readonly sentence: number
  readonly paragraph: Paragraph
  /** How far it is ahead of the others of its paragraph, from 0 to about 1.7, where it is known. */
  readonly margin?: number
}

/** A question, or a sentence that announces text that is not quoted with it. */
const ANNOUNCES = /[?？؟:：]["'”’)]*$/u

/** Characters by which a contrast may make an excerpt longer than its limit. */
const CONTRAST_CHARS = 400

/** Characters of sentences. */
export const lengthOf = ({ index }: AnalysedDocument, sentences: readonly number[]): number =>
  sentences.reduce((sum, i) => sum + (index.sentences[i]?.text.length ?? 0), 0)

/** The index of the first sentence, up to the best one, that does not begin inside another one. */
const firstWhole = (
  { index }: AnalysedDocument,
  sentences: readonly number[],
  best: number,
): number =>
  sentences.findIndex((i) => i === best || !beginsInLowerCase(index.sentences[i]?.text ?? ''))

/** Sentences without the last ones that only announce what is not shown, after the best one. */
function withoutLead(
  { index }: AnalysedDocument,
  sentences: readonly number[],
  best: number,
): readonly number[] {
  const end = sentences.findLastIndex(
    (i) => i === best || !ANNOUNCES.test(index.sentences[i]?.text ?? ''),
  )
  return sentences.slice(0, end + 1)
}

type Limits = {
  /** Characters of an excerpt. */
  readonly limit: number
  /** A paragraph of up to so many characters is shown from its beginning; else `limit`. */
  readonly whole?: number
  /** A shorter excerpt also has sentences before the best one. */
  readonly preface?: number
}

export const PARAGRAPH_LIMITS: Limits = { limit: PARAGRAPH_CHARS }
/** Where the sentence that answers is known. */
export const SURE_LIMITS: Limits = { limit: FACT_CHARS, whole: 400, preface: 250 }
export const FACT_LIMITS: Limits = { limit: FACT_CHARS, whole: WHOLE_FACT_CHARS }

/**
 * The sentences of a paragraph around the best one, about `limit` characters, beginning with an
 * independent sentence.
 */
export function around(
  document: AnalysedDocument,
  { sentence: best, paragraph: { sentences } }: LocatedSentence,
  { limit, whole = limit, preface = WITH_PREFACE_CHARS }: Limits = PARAGRAPH_LIMITS,
): readonly number[] {
  const text = (at: number): string => document.index.sentences[sentences[at] ?? -1]?.text ?? ''
  if (lengthOf(document, sentences) <= whole)
    return withoutLead(document, sentences.slice(firstWhole(document, sentences, best)), best)
  let from = sentences.indexOf(best)
  let to = from
  let length = text(from).length
  const canPrecede = (at: number): boolean =>
    at >= 0 && !beginsInLowerCase(text(at)) && length + text(at).length <= limit
  while (isDependent(text(from)) && canPrecede(from - 1)) {
    from -= 1
    length += text(from).length
  }
  while (to + 1 < sentences.length && length + text(to + 1).length <= limit) {
    to += 1
    length += text(to).length
  }
  if (CONTRAST_START.test(text(to + 1)) && length + text(to + 1).length <= limit + CONTRAST_CHARS)
    to += 1
  while (length < preface && canPrecede(from - 1)) {
    from -= 1
    length += text(from).length
  }
  if (isDependent(text(from)) && from > 0 && !beginsInLowerCase(text(from - 1))) from -= 1
  return withoutLead(document, sentences.slice(from, to + 1), best)
}
