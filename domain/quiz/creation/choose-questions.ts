import { COUNT_MAX, TOTAL_QUESTIONS_MAX } from '../../constants.ts'
import { isNearDuplicate, showsAnswer, type ComparedQuestion } from './near-duplicate.ts'
import type { QuestionType } from '../kinds/registry.ts'

/** A question of the learner that a new quiz may ask again. */
export type ExistingQuestion = {
  readonly id: string
  readonly question_type: QuestionType
  readonly question_text: string
  readonly correct_answer: string
  readonly correct_option_number: number | null
  readonly options: Readonly<Record<string, string>> | null
}

/** Compared without passages: two questions about one sentence may ask different things. */
const compared = (question: ExistingQuestion): ComparedQuestion => ({
  question: question.question_text,
  correct: question.correct_answer,
  wrong: Object.entries(question.options ?? {}).flatMap(([number, text]) =>
    Number(number) === question.correct_option_number ? [] : [text],
  ),
  fileId: '',
  page: 1,
  quote: '',
})

const isAlike = (question: ComparedQuestion, earlier: readonly ComparedQuestion[]): boolean =>
  isNearDuplicate(question, earlier) || showsAnswer(question, earlier)

/**
 * At most `most` of the questions in their order, never two alike, and no more of a kind and in
 * all than a quiz may have.
 */
export function chooseQuestions<Chosen extends ExistingQuestion>(
  candidates: readonly Chosen[],
  most: number,
): Chosen[] {
  const chosen: Chosen[] = []
  const earlier: ComparedQuestion[] = []
  const counts = new Map<QuestionType, number>()
  for (const candidate of candidates) {
    if (chosen.length >= Math.min(most, TOTAL_QUESTIONS_MAX)) break
    const count = counts.get(candidate.question_type) ?? 0
    const question = compared(candidate)
    if (count >= COUNT_MAX || isAlike(question, earlier)) continue
    counts.set(candidate.question_type, count + 1)
    earlier.push(question)
    chosen.push(candidate)
  }
  return chosen
}
