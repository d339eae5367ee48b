import type { KindMaking, OptionTexts, QuestionKind } from './kind.ts'
import { laq, laqMaking } from './laq.ts'
import { mcq, mcqMaking } from './mcq.ts'
import { saq, saqMaking } from './saq.ts'
import { true_false, trueFalseMaking } from './true_false.ts'

/**
 * Every kind of question, in the order of a quiz. `private.question_kinds` has the same kinds
 * (supabase/tests/question-kinds.test.ts compares them).
 */
export const KINDS = { mcq, true_false, saq, laq } satisfies Record<string, QuestionKind>

export type QuestionType = keyof typeof KINDS

export const QUESTION_TYPES = Object.keys(KINDS) as QuestionType[]

/** How questions of each kind are made. */
export const MAKING: Readonly<Record<QuestionType, KindMaking>> = {
  mcq: mcqMaking,
  true_false: trueFalseMaking,
  saq: saqMaking,
  laq: laqMaking,
}

/** Whether a question of this kind is answered in writing and marked point by point. */
export const isWritten = (type: QuestionType): boolean => KINDS[type].answer.by === 'text'

type WithOptions = {
  question_type: QuestionType
  options: Record<string, string> | null
  correct_option_number: number | null
  correct_answer: string
}

/** A question with the texts of its options, also if its kind stores none. */
export function withOptions<Stored extends WithOptions>(
  question: Stored,
  texts: OptionTexts,
): Stored {
  const { answer }: QuestionKind = KINDS[question.question_type]
  if (answer.by === 'text' || !answer.sharedOptions) return question
  const options = answer.sharedOptions(texts)
  const key = options[String(question.correct_option_number)]
  return { ...question, options, correct_answer: key ?? question.correct_answer }
}
