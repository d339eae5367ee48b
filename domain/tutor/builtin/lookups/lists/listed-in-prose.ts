import { answerWords } from '../../../../languages/answers.ts'
import { numberOf } from '../../../../statements/numbers-and-names.ts'
import { onOneLine } from '../../../../text/normalise.ts'
import { tokenise } from '../../../../text/search/terms.ts'
import type { CheckedAnswer } from '../../../citations.ts'
import { positionAtStart } from '../../../question/subject/ordinals.ts'
import { quotedSentences } from '../../conversation/near-first.ts'
import type { AnalysedDocument } from '../../document/analysed-document.ts'
import { countWords } from '../definitions/labels.ts'

/** Maximum words of a name in a row. */
const MAX_NAME_WORDS = 6
/** Maximum characters of the text about one thing, besides its first sentence. */
const MAX_CHARS = 800
/** Minimum number of sentences that begin with an ordinal if things are counted. */
const MIN_COUNTED = 2

/** Things in one sentence: "three gates: the lower, the middle and the upper one". */
const IN_A_ROW = new RegExp(
  String.raw`(?<before>[^.,;:!?()]+(?:, [^.,;:!?()]+)+?),? (?:${answerWords('listLinks')}) (?<last>[^.,;:!?()]+)`,
  'iu',
)
const LEADING_ARTICLE = new RegExp(String.raw`^(?:${answerWords('articles')})\s+`, 'iu')

/** The names of three things or more that a sentence has in a row, as long as the second one. */
function namesInARow(text: string): readonly string[] {
  const { before = '', last = '' } = IN_A_ROW.exec(text)?.groups ?? {}
  const [first = '', ...others] = before.split(', ')
  const length = countWords(others[0] ?? '')
  if (others.length === 0 || length > MAX_NAME_WORDS) return []
  const names = [
    first.trim().split(/\s+/u).slice(-length).join(' '),
    ...others,
    last.trim().split(/\s+/u).slice(0, length).join(' '),
  ]
  return names.map((name) => name.replace(LEADING_ARTICLE, ''))
}

const WORDS = String.raw`[\p{L}\p{M}\p{N}'’-]+(?:\s[\p{L}\p{M}\p{N}'’-]+){0,3}?`
/** The first of two things after a colon or dash: "two tides: spring tides (twice a month), …". */
const FIRST_OF_TWO = new RegExp(
  String.raw`[:—–]\s*(?<first>${WORDS})(?=\s*[(,]|\s(?:${answerWords('listLinks')})\s)(?<rest>.*)$`,
  'iu',
)
const SECOND_OF_TWO = new RegExp(
  String.raw`(?<=^|[\s,)])(?:${answerWords('listLinks')})\s+(?<second>[^.,;:()]+)`,
  'giu',
)

/** The names of two things after a colon or dash that end with the same word, or are one word. */
function namesOfTwo(text: string): readonly string[] {
  const { first = '', rest = '' } = FIRST_OF_TWO.exec(text)?.groups ?? {}
  if (first === '') return []
  const length = countWords(first)
  const seconds = Array.from(rest.matchAll(SECOND_OF_TWO), ({ index, groups }) => {
    const words = (groups?.['second'] ?? '').trim().split(/\s+/u).slice(0, length)
    return { isNext: rest.slice(0, index).trim() === '', name: words.join(' ') }
  })
  const lastWord = (name: string): string => name.split(/\s+/u).at(-1) ?? ''
  const second = seconds.find(({ isNext, name }) =>
    length === 1 ? isNext : lastWord(name) === lastWord(first),
  )
  return second ? [first, second.name] : []
}

/** The things that a sentence has in a row: three or more, or two after a colon or dash. */
export function namesIn(text: string): readonly string[] {
  const names = namesInARow(text)
  return names.length > 0 ? names : namesOfTwo(text)
}

const inSentences = (quote: string): readonly string[] => onOneLine(quote).split(/(?<=[.!?])\s/u)

/** The sentences of an answer in which its things may be in a row: the one in bold first. */
const sentencesOf = ({ content, citations }: CheckedAnswer): readonly string[] => [
  ...Array.from(
    content.matchAll(/\*\*(?<bold>[^*]+)\*\*/gu),
    ({ groups }) => groups?.['bold'] ?? '',
  ),
  ...inSentences(citations[0]?.quote ?? ''),
]

/** The question that was answered, and the language of the document. */
export type AskedQuestion = { readonly question: string; readonly language: string }

/**
 * The name of the thing at a position of those that an answer has in a row, if any; in the text
 * after its first quotation only if there are as many as the question says: "the five gates".
 */
export function nameInProse(
  answered: CheckedAnswer,
  position: number,
  { question, language }: AskedQuestion,
): string | undefined {
  const words = tokenise(question, language)
  const counts = new Set(words.map((word) => numberOf(word, language) ?? word))
  const first = sentencesOf(answered).map(namesIn)
  const further = answered.citations.slice(1).flatMap(({ quote }) => inSentences(quote))
  const names =
    [...first, ...further.map(namesIn)].find(({ length }) => counts.has(String(length))) ??
    first.find(({ length }) => length > 0)
  return names?.at(position)
}

/**
 * The sentences of an answer's paragraph about the thing at a position, from "Second, …" to the one
 * that begins with another ordinal; none if its things are not counted like that.
 */
export function sentencesAt(
  document: AnalysedDocument,
  { citations }: CheckedAnswer,
  position: number,
): readonly number[] {
  const { index, paragraphs, paragraphOf } = document
  const shown = quotedSentences(
    document,
    citations.map(({ quote }) => quote),
  )
  const positionOf = (i: number): number | null => positionAtStart(index.sentences[i]?.text ?? '')
  for (const paragraph of new Set(shown.flatMap((i) => paragraphs[paragraphOf[i] ?? -1] ?? []))) {
    const counted = paragraph.sentences.filter((i) => positionOf(i) !== null)
    const from = counted.find((i) => positionOf(i) === position)
    if (from === undefined || counted.length < MIN_COUNTED) continue
    const next = counted.find((i) => i > from) ?? Infinity
    let length = 0
    return paragraph.sentences.filter((i) => {
      if (i > from) length += index.sentences[i]?.text.length ?? 0
      return i >= from && i < next && length <= MAX_CHARS
    })
  }
  return []
}
