import { WORD_OR_NUMBER } from '../../text/words-and-numbers.ts'
import type { Question } from '../rows.ts'

/** The page and, if its name does not give the answer away, the file. Null without a page. */
type Place = { page: number; fileName: string | null } | null
/** What is shown as hints. The page and the points never contain the answer. */
type Hints = {
  readonly place: Place
  /** Points of a full answer; null for a choice, where options can be ruled out. */
  readonly points: number | null
  /** The passage with gaps in place of the answer; empty if there is none. */
  readonly passage: string
}

export const GAP = '____'
/** Shorter words, such as articles, are left in the passage. */
const MIN_LETTERS = 4
/** Endings of this length may differ: "reflects" and "reflected". */
const ENDING = 3

const wordsIn = (text: string): string[] =>
  text.normalize('NFC').toLowerCase().match(WORD_OR_NUMBER) ?? []

const isNumber = (word: string): boolean => /^\p{N}/u.test(word)

/** Whether two words are the same apart from their endings. */
const alike = (a: string, b: string): boolean => {
  if (a === b) return true
  if (isNumber(a) || isNumber(b)) return false
  const stem = Math.max(MIN_LETTERS, Math.min(a.length, b.length) - ENDING)
  return a.slice(0, stem) === b.slice(0, stem)
}

/** The words of the answer that the question does not have. */
const answerWords = (question: Question): string[] => {
  const asked = wordsIn(question.question_text)
  const answers =
    question.options === null
      ? [question.correct_answer, ...question.points.map(({ text }) => text)]
      : [question.options[String(question.correct_option_number)] ?? question.correct_answer]
  const words = answers
    .flatMap(wordsIn)
    .filter((word) => isNumber(word) || word.length >= MIN_LETTERS)
  const added = words.filter((word) => !asked.some((other) => alike(word, other)))
  return added.length > 0 ? added : words
}

/** Whether a text has a word of the answer, in any form, that the question does not have. */
export function answerChecker(question: Question): (text: string) => boolean {
  const answer = answerWords(question)
  return (text) => wordsIn(text).some((word) => answer.some((other) => alike(word, other)))
}

/** Hints for a question, from the question and its source alone. */
export function hintsFor(question: Question, fileName: string | null): Hints {
  const gives = answerChecker(question)
  const passage = (question.source_quote ?? '')
    .replace(/\s+/g, ' ')
    .trim()
    .replace(WORD_OR_NUMBER, (word) => (gives(word) ? GAP : word))
    .replace(new RegExp(`${GAP}(?:[\\s-]+${GAP})+`, 'g'), GAP)
  return {
    place:
      question.source_page === null
        ? null
        : {
            page: question.source_page,
            fileName: fileName !== null && !gives(fileName) ? fileName : null,
          },
    points: question.options === null ? Math.max(1, question.points.length) : null,
    passage,
  }
}
