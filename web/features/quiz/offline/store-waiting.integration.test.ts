import '../../../../testing/browser/dom.ts'

import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { RETRIES_MAX } from '../../../../domain/constants.ts'
import type { Retry } from '../../../../domain/marking/wire.ts'
import type { Answer, Question, Quiz } from '../../../../domain/quiz/rows.ts'
import { answerTo } from '../../../../testing/fixtures/quiz-rows.ts'
import { openSignedInPage, type SignedInPage } from '../../../../testing/browser/signed-in-page.ts'
import { storeQuiz } from '../../../../testing/quiz.ts'
import { auth } from '../../../lib/auth/auth.ts'
import { supabase } from '../../../lib/backend/supabase.ts'
import { fetchQuiz } from '../api/quiz.ts'
import { storedDraft, storeDraft } from '../api/taking/stored-draft.ts'
import { keepAnswer, keepReview } from './kept-reviews.ts'
import { storeWaiting } from './store-waiting.ts'

let page: SignedInPage
beforeAll(async () => {
  page = await openSignedInPage(auth)
})
afterAll(() => page.close())

/** The server orders the options of a review at random: with this many, hardly all as here. */
const QUESTIONS = 5
const TEXTS = ['Infrared', 'Ultraviolet', 'Red and blue', 'Green']
const numberOf = (text: string) => String(TEXTS.indexOf(text) + 1)

/** A multiple-choice question of the learner with its options in the order of `TEXTS`. */
async function storeQuestion(): Promise<{ question: Question; quiz: Quiz }> {
  const owner = { client: await supabase(), user: { id: page.userId } }
  const quiz = await fetchQuiz((await storeQuiz(owner, 'practice')).quizId, 'quiz_load_failed')
  const found = quiz.quiz_questions.find(({ question_type }) => question_type === 'mcq')
  if (!found) throw new Error('the quiz has no multiple-choice question')
  const options = Object.fromEntries(TEXTS.map((text) => [numberOf(text), text]))
  return { question: { ...found, options, correct_option_number: 3 }, quiz }
}

/** A review that began without a network, kept in this browser with its answers. */
async function keepReviewWith(answersTo: (question: Question, quizId: string) => Answer[]) {
  const id = randomUUID()
  const stored = await Promise.all(Array.from({ length: QUESTIONS }, storeQuestion))
  const questions = stored.map(({ question }, at) => ({ ...question, question_number: at + 1 }))
  const [first] = stored
  if (!first) throw new Error('there are no questions')
  const quiz: Quiz = {
    ...first.quiz,
    ...{ id, mode: 'review', status: 'in_progress', quiz_questions: questions },
  }
  keepReview(page.userId, { quiz, answered: [], isLeft: false })
  for (const question of questions)
    for (const answer of answersTo(question, id)) keepAnswer(page.userId, answer)
  return { id, questions }
}

const wrongAnswer = (question: Question, quiz_id: string): Answer =>
  answerTo(question, { quiz_id, user_answer: numberOf('Green'), is_correct: false })

it('stores a retry as the option that was chosen, whose number the server may change', async () => {
  const { id } = await keepReviewWith((question, quizId) => {
    const retry: Retry = {
      user_answer: numberOf('Red and blue'),
      is_correct: true,
      marks_obtained: 1,
      similarity_score: 100,
      answered_at: new Date().toISOString(),
      feedback: '',
      graded_by: 'rule',
      points: [],
    }
    return [{ ...wrongAnswer(question, quizId), retries: [retry] }]
  })
  await storeWaiting(page.userId)
  const db = await supabase()
  const { data } = await db.from('quiz_answers').select('is_correct, retries').eq('quiz_id', id)
  expect(data).toHaveLength(QUESTIONS)
  for (const answer of data ?? [])
    expect(answer).toMatchObject({ is_correct: false, retries: [{ is_correct: true }] })
})

it('keeps what is chosen or typed and not submitted, also as a retry', async () => {
  const { id, questions } = await keepReviewWith((question, quizId) =>
    question.question_number === 1 ? [] : [wrongAnswer(question, quizId)],
  )
  const [open] = questions
  const attempts = questions.slice(1).map((question, at) => `${question.id}:${at + 2}`)
  expect(attempts.length).toBeLessThanOrEqual(RETRIES_MAX)
  storeDraft(id, open?.id ?? '', numberOf('Ultraviolet'), 'sure')
  for (const attempt of attempts) storeDraft(id, attempt, numberOf('Red and blue'), null)
  await storeWaiting(page.userId)
  const made = (await fetchQuiz(id, 'quiz_load_failed')).quiz_questions
  const chosen = questions.map((question, at) => {
    const copy = made.find(({ repeats }) => repeats === question.id)
    return copy?.options?.[storedDraft(id, at === 0 ? copy.id : `${copy.id}:${at + 1}`)]
  })
  expect(chosen).toEqual(['Ultraviolet', ...attempts.map(() => 'Red and blue')])
})
