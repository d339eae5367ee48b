import type { ReactNode } from 'react'
import type { Answer, Question } from '../../../../domain/quiz/rows.ts'

export type FieldProps = {
  readonly question: Question
  readonly value: string
  /** Whether the answer is saved, and shown only. */
  readonly isSaved: boolean
  /** Which attempt at the question, from 1. */
  readonly attempt: number
  readonly onChange: (value: string) => void
}

export type ReviewProps = {
  readonly question: Question
  readonly answer: Answer | undefined
  /** Which attempt at the question, from 1. */
  readonly attempt: number
}

/** How a kind of question is shown. */
export type KindView = {
  /** The field for the answer while a quiz is taken. */
  readonly Field: (props: FieldProps) => ReactNode
  /** The answer beside the correct answer in the results. */
  readonly Review: (props: ReviewProps) => ReactNode
}
