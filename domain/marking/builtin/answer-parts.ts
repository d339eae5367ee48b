import { detectLanguage } from '../../text/language.ts'
import { normalise } from '../../text/normalise.ts'
import { sentencesOf } from '../../text/sentences.ts'

/** One or two sentences of an answer, verbatim, with their numbers; single ones come first. */
export type AnswerPart = { text: string; sentences: readonly number[] }

type Span = { start: number; end: number }

/**
 * Sentences that are compared with every point: 5,000 characters have about fifty. Of more, shorter
 * ones, neighbours count as one, since the time for each is that of a long one.
 */
const MAX_SENTENCES = 80

const joined = (spans: readonly Span[]): Span[] => {
  const size = Math.ceil(spans.length / MAX_SENTENCES)
  return spans.flatMap(({ start, end }, at) =>
    at % size === 0 ? [{ start, end: spans[at + size - 1]?.end ?? spans.at(-1)?.end ?? end }] : [],
  )
}

/** The sentences of an answer, verbatim. A line break ends one, because learners write lists. */
const sentencesIn = (answer: string): Span[] => {
  const language = detectLanguage(answer)
  const spans = [...answer.matchAll(/[^\n]+/g)].flatMap((line) =>
    sentencesOf(line[0], language).map(({ start, end }) => ({
      start: line.index + start,
      end: line.index + end,
    })),
  )
  return spans.length > MAX_SENTENCES ? joined(spans) : spans
}

/** A sentence of fewer words may be in the question by chance. */
const COPIED_WORDS = 4

const wordsOf = (text: string): string[] => normalise(text).match(/[\p{L}\p{M}\p{N}]+/gu) ?? []

/** Whether a sentence only repeats words of the question in their order. */
const copies = (sentence: string, question: string): boolean => {
  const words = wordsOf(sentence)
  return (
    words.length >= COPIED_WORDS &&
    ` ${wordsOf(question).join(' ')} `.includes(` ${words.join(' ')} `)
  )
}

/** The sentences that are not copied from the question; the answer itself if all others are. */
export const withoutQuestion = (answer: string, question: string): string => {
  const own = sentencesIn(answer)
    .map(({ start, end }) => answer.slice(start, end))
    .filter((sentence) => !copies(sentence, question))
  return own.length > 0 ? own.join('\n') : answer
}

/** The parts of an answer, without sentences that are copied from the question. */
export const answerPartsOf = (answer: string, question: string): AnswerPart[] => {
  const sentences = sentencesIn(answer)
  const isOwn = ({ start, end }: Span): boolean => !copies(answer.slice(start, end), question)
  const pairs = sentences.flatMap((sentence, at) => {
    const next = sentences[at + 1]
    return next && isOwn(sentence) && isOwn(next)
      ? [{ text: answer.slice(sentence.start, next.end), sentences: [at, at + 1] }]
      : []
  })
  const single = sentences.flatMap((sentence, at) =>
    isOwn(sentence) ? [{ text: answer.slice(sentence.start, sentence.end), sentences: [at] }] : [],
  )
  return [...single, ...pairs]
}
