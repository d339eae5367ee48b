import { randomUUID } from 'node:crypto'
import { DAY_MS } from '../../domain/day.ts'
import { CONFIDENCES, type Confidence } from '../../domain/quiz/taking/confidence.ts'
import type { StoredAccount } from '../../testing/fixtures/stored-account.ts'
import { withKeys } from '../../testing/sealed-keys.ts'
import { callFunction } from './call-function.ts'
import type { SeededQuiz } from './learners.ts'

type Question = { id: string; correct_option_number: number | null; correct_answer: string }

const correctAnswer = ({ correct_option_number: key, correct_answer }: Question): string =>
  key === null ? correct_answer : String(key)

/** The next option, or the first sentence of a written answer only. */
const missedAnswer = ({ correct_option_number: key, correct_answer }: Question): string =>
  key === null
    ? (/^.*?[.](?=\s|$)/su.exec(correct_answer)?.[0] ?? correct_answer)
    : String((key % 4) + 1)

/** A learner, and the server's client that reads the keys of their tests. */
type SeededAccount = StoredAccount & { service: StoredAccount['client'] }

async function questionsOf(
  { client, service }: SeededAccount,
  quizId: string,
): Promise<Question[]> {
  const { data } = await client
    .from('quiz_questions')
    .select('id, correct_option_number, correct_answer')
    .eq('quiz_id', quizId)
    .order('question_number')
    .throwOnError()
  return withKeys(service, data)
}

type NewAnswer = {
  quiz_id: string
  question_id: string
  user_answer: string
  answered_at: string
  confidence: Confidence | null
}

/** Every level in turn, and no rating after them. */
const confidenceOf = (index: number): Confidence | null =>
  CONFIDENCES[index % (CONFIDENCES.length + 1)] ?? null

/** Answers all questions at `at`, submits the quiz, and dates it there. */
async function completeQuiz(
  account: SeededAccount,
  quizId: string,
  { at, missEvery }: { at: string; missEvery: number },
): Promise<void> {
  const answers = (await questionsOf(account, quizId)).map((question, index): NewAnswer => ({
    quiz_id: quizId,
    question_id: question.id,
    user_answer: index % missEvery === 0 ? missedAnswer(question) : correctAnswer(question),
    answered_at: at,
    confidence: confidenceOf(index),
  }))
  await account.client.from('quiz_answers').insert(answers).throwOnError()
  await callFunction(account.client, 'submit-quiz', { quiz_id: quizId })
  await account.client
    .from('quizzes')
    .update({ created_at: at, completed_at: at })
    .eq('id', quizId)
    .throwOnError()
}

/** Opens a quiz and answers its first question. */
async function beginQuiz(account: SeededAccount, quizId: string, at: string): Promise<void> {
  const { client } = account
  await client.from('quizzes').update({ status: 'in_progress' }).eq('id', quizId).throwOnError()
  const [first] = await questionsOf(account, quizId)
  if (!first) throw new Error(`The quiz ${quizId} has no questions`)
  const user_answer = correctAnswer(first)
  await client
    .from('quiz_answers')
    .insert({ quiz_id: quizId, question_id: first.id, user_answer, answered_at: at })
    .throwOnError()
}

/** Makes a quiz from the files and brings it into its state; `now` in milliseconds. */
export async function storeQuiz(
  account: SeededAccount,
  { name, difficulty, counts, state }: SeededQuiz,
  { fileIds, now }: { fileIds: readonly string[]; now: number },
): Promise<void> {
  const quizId = randomUUID()
  await callFunction(account.client, 'make-quiz', {
    quiz_id: quizId,
    quiz_name: name,
    difficulty,
    counts,
    file_ids: fileIds,
  })
  if (state.status === 'completed') {
    const at = new Date(now - state.daysAgo * DAY_MS).toISOString()
    await completeQuiz(account, quizId, { at, missEvery: state.missEvery })
  }
  if (state.status === 'in_progress') await beginQuiz(account, quizId, new Date(now).toISOString())
}
