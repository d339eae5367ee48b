import type { Chunk } from '../lines.ts'
import { ASKS, sectionOf } from '../sections.ts'
import { isNumbered, type Shape } from '../shapes.ts'
import { asksLearner } from './exercises.ts'

/** What a section of questions with their answers shows of its chunks, by number. */
export type Answered = {
  /** Headings such as "Questions" whose sections are not exercises. */
  readonly sections: ReadonlySet<number>
  /** Questions that stand above their answers, as headings do. */
  readonly questions: ReadonlySet<number>
}

/**
 * Minimum answered questions of a section that is not an exercise, and their minimum share: a
 * textbook answers every other one of its exercises.
 */
const MIN_ANSWERED = 2
const ANSWERED_SHARE = 0.65
/** Minimum share of a document in one section, and of statements in this section. */
const WHOLE_SHARE = 0.8
const STATED_SHARE = 0.5
/** Minimum words of a statement. */
const MIN_WORDS = 8

const BEGINS_EXERCISE = /^\(?(?:\d{1,3}|[a-z])[.)]\s/u
const sentencesOf = (text: string): string[] => text.split(/(?<=[.!?？]["”’)]?)\s+/u)
const asks = (text: string): boolean =>
  /[?？]|_{3}|[:：]$/u.test(text) || ASKS.test(text) || asksLearner(text)
/** Whether a text explains something and asks nothing. */
const states = (text: string): boolean =>
  text.split(/\s+/u).length >= MIN_WORDS && !sentencesOf(text).some(asks)

/** Whether a text begins with a question, which sentences that state something follow. */
function answersItself(text: string): boolean {
  const sentences = sentencesOf(text)
  const last = sentences.findLastIndex((one) => /[?？]/u.test(one))
  const rest = sentences.slice(last + 1).join(' ')
  // "(a) the mill at ebb" is what is asked about.
  return last >= 0 && last < 2 && !BEGINS_EXERCISE.test(rest) && states(rest)
}

const lettersOf = (chunks: readonly Chunk[]): number =>
  chunks.reduce((sum, { text }) => sum + text.length, 0)

/** The numbers of the questions among `chunks` and of those with an answer, from `from` on. */
function questionsIn(
  chunks: readonly Chunk[],
  shapes: readonly Shape[],
  [from, to]: readonly [number, number],
) {
  const isAnswer = (i: number): boolean => {
    const text = chunks[i]?.text ?? ''
    return i < to && shapes[i] === 'prose' && !BEGINS_EXERCISE.test(text) && states(text)
  }
  const asked: number[] = []
  const above: number[] = []
  let within = 0
  for (let i = from; i < to; i += 1) {
    const text = chunks[i]?.text ?? ''
    if (!/[?？]/u.test(text) && !asksLearner(text)) continue
    asked.push(i)
    if (answersItself(text)) within += 1
    else if (isAnswer(i + 1)) above.push(i)
  }
  return { asked: asked.length, above, answered: above.length + within }
}

/** Whether a section is nearly all of a document and states more than it asks. */
function isWhole(
  chunks: readonly Chunk[],
  shapes: readonly Shape[],
  [from, to]: readonly [number, number],
): boolean {
  const own = chunks.slice(from, to)
  const stated = own.filter(({ text }, i) => shapes[from + i] === 'prose' && states(text))
  return (
    lettersOf(own) >= lettersOf(chunks) * WHOLE_SHARE &&
    lettersOf(stated) >= lettersOf(own) * STATED_SHARE
  )
}

/**
 * The sections of questions that are answered, as in a report on tasks, and those that are nearly
 * all of a document and state something: neither is an exercise that says nothing itself.
 */
export function answeredQuestions(
  chunks: readonly Chunk[],
  shapes: readonly Shape[],
  isMarkedUp: (at: number) => boolean,
): Answered {
  const sections = new Set<number>()
  const questions = new Set<number>()
  const isTitle = (i: number): boolean => shapes[i] === 'title'
  const ends = (i: number): boolean => {
    const text = chunks[i]?.text ?? ''
    if (!isTitle(i) || /[?？]$/u.test(text)) return false
    return isMarkedUp(i) || isNumbered(text) || sectionOf(text) !== null
  }
  for (const [at, { text }] of chunks.entries()) {
    if (!isTitle(at) || sectionOf(text) !== 'exercise') continue
    const next = chunks.findIndex((_, i) => i > at && ends(i))
    const to = next < 0 ? chunks.length : next
    const { asked, above, answered } = questionsIn(chunks, shapes, [at + 1, to])
    const least = isWhole(chunks, shapes, [at + 1, to]) ? 0 : MIN_ANSWERED
    if (answered < Math.max(least, asked * ANSWERED_SHARE)) continue
    sections.add(at)
    for (const i of above) if (/[?？]/u.test(chunks[i]?.text ?? '')) questions.add(i)
  }
  return { sections, questions }
}
