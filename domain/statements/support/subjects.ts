import { meaningsOf } from '../../languages/meanings.ts'
import type { Language } from '../../text/language.ts'
import type { Token } from '../tokens.ts'

export type SubjectOptions = {
  question: readonly Token[]
  point: readonly Token[]
  points: readonly (readonly Token[])[]
  /** The question as text. */
  asked: string
  language: Language
}

const has = (tokens: readonly Token[], { stem }: Token): boolean =>
  tokens.some((token) => token.stem === stem)

/** Whether a question asks for a difference. */
const compares = (question: string, language: Language): boolean => {
  const words = meaningsOf(language)?.comparisons
  return (
    words !== undefined &&
    new RegExp(String.raw`(?<!\p{L})(?:${words})(?!\p{L})`, 'iu').test(question)
  )
}

/**
 * Whether a passage is about another of the things that the question compares: "In relative poverty
 * a family cannot afford food" in place of "in absolute poverty". A point that names none of them
 * is about the one that other points name.
 */
export function createSubjectCheck({
  question,
  point,
  points,
  asked,
  language,
}: SubjectOptions): (passage: readonly Token[]) => boolean {
  const isComparison = compares(asked, language)
  const others = points.filter((other) => !point.every((token) => has(other, token)))
  const named = point.filter((token) => has(question, token))
  const own = named.filter((token) => others.some((other) => !has(other, token)))
  // "Boat" of "a canal boat and a river boat" names neither.
  const isShared = ({ stem }: Token): boolean =>
    question.filter((token) => token.stem === stem).length > 1
  const implied = question.filter(
    (token) => !isShared(token) && points.some((one) => has(one, token)),
  )
  const subjects = isComparison && named.length === 0 ? implied : own
  const otherSubjects = question.filter(
    (token) =>
      !has(point, token) &&
      !has(subjects, token) &&
      (isComparison ||
        others.some((other) => has(other, token) && own.some((mine) => !has(other, mine)))),
  )
  return (passage) =>
    subjects.length > 0 &&
    otherSubjects.some((other) => has(passage, other)) &&
    !subjects.some((token) => has(passage, token))
}
