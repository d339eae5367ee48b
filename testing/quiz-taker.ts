import { randomUUID } from 'node:crypto'
import { expect } from 'vitest'
import {
  gradedAnswer,
  submitEvent,
  type GradedAnswer,
  type GradeRequest,
  type SubmitEvent,
} from '../domain/grading/wire.ts'
import type { QuizMode } from '../domain/quiz/wire.ts'
import type { SignedIn, TestApp } from './app.ts'
import { storeQuiz, type StoredQuiz } from './quiz.ts'

export type Kind = 'mcq' | 'saq' | 'laq'
export type Taker = SignedIn & StoredQuiz

/** A learner with a stored quiz; in practice, since the functions report no marks in a test. */
export const takerOf = async (app: TestApp, mode: QuizMode = 'practice'): Promise<Taker> => {
  const signedIn = await app.signUp({
    fullName: 'Learner',
    email: `${randomUUID()}@example.com`,
    password: 'a long enough password',
  })
  const stored = await storeQuiz(signedIn)
  await signedIn.client.from('quizzes').update({ mode }).eq('id', stored.quizId).throwOnError()
  return { ...signedIn, ...stored }
}

export const answer = async (taker: Taker, kind: Kind, text: string): Promise<void> => {
  await taker.client
    .from('quiz_answers')
    .insert({ quiz_id: taker.quizId, question_id: taker.questions[kind], user_answer: text })
    .throwOnError()
}

export const post = (
  app: TestApp,
  token: string | null,
  name: string,
  body: object,
): Promise<Response> =>
  app.fetch(
    new Request(`${app.url}/functions/v1/${name}`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        apikey: app.key,
        authorization: `Bearer ${token ?? app.key}`,
      },
      body: JSON.stringify(body),
    }),
  )

export type Action = GradeRequest extends infer One
  ? One extends GradeRequest
    ? Omit<One, 'quiz_id' | 'question_id'>
    : never
  : never

export const grade = (app: TestApp, taker: Taker, kind: Kind, action: Action): Promise<Response> =>
  post(app, taker.accessToken, 'grade-answer', {
    ...action,
    quiz_id: taker.quizId,
    question_id: taker.questions[kind],
  })

export const graded = async (response: Response): Promise<GradedAnswer> => {
  expect(response.status).toBe(200)
  return gradedAnswer.parse(await response.json())
}

export const marked = async (
  app: TestApp,
  taker: Taker,
  kind: Kind,
  text: string,
): Promise<GradedAnswer> => {
  await answer(taker, kind, text)
  return graded(await grade(app, taker, kind, { action: 'mark' }))
}

export const submit = async (app: TestApp, taker: Taker): Promise<SubmitEvent[]> => {
  const response = await post(app, taker.accessToken, 'submit-quiz', { quiz_id: taker.quizId })
  expect(response.status).toBe(200)
  return (await response.text())
    .split('\n')
    .flatMap((line) =>
      line.startsWith('data: ') ? [submitEvent.parse(JSON.parse(line.slice(6)))] : [],
    )
}

export const failureOf = async (response: Response): Promise<unknown> => [
  response.status,
  (await response.json()) as unknown,
]
