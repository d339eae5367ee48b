import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  createPersonas,
  newPersona,
  unwrap,
  type Persona,
  type Personas,
} from '../../testing/personas.ts'
import { storeQuiz } from '../../testing/quiz.ts'

let personas: Personas
beforeAll(async () => {
  personas = await createPersonas()
})
afterAll(() => personas.app.close())

type Verdict = 'met' | 'open' | 'missed'

/** Answers a question, with `marks` for the points that are met. */
const answer = (
  { client }: Persona,
  { quizId, questionId, marks }: { quizId: string; questionId: string; marks: number },
  verdicts: readonly Verdict[],
) =>
  client
    .from('quiz_answers')
    .insert({
      quiz_id: quizId,
      question_id: questionId,
      user_answer: 'x',
      marks_obtained: marks,
      is_correct: false,
      graded_by: 'lexical',
      points: verdicts.map((verdict) => ({
        ...{ text: 'a', quote: null, source_quote: 'a', page: 1 },
        verdict,
      })),
    })
    .throwOnError()
const complete = ({ client }: Persona, quizId: string) =>
  client.rpc('complete_quiz', { p_quiz_id: quizId }).throwOnError()
const baseMarks = ({ client }: Persona) => unwrap(client.rpc('get_base_marks', { p_most: 4 }))
const cards = ({ client }: Persona) =>
  unwrap(client.rpc('get_base_cards', { p_from: 0, p_most: 24 }))
const markedQuestions = ({ client }: Persona) =>
  unwrap(client.rpc('get_marked_questions', { p_quizzes: 50 }))

test('open points count neither as missed nor as met in the marks of a base', async () => {
  const taker = await newPersona(personas.app, 'undecided')
  const { quizId, questions } = await storeQuiz(taker)
  await answer(taker, { quizId, questionId: questions.saq, marks: 1 }, ['met', 'open', 'open'])
  await complete(taker, quizId)
  // Of 9 marks, 2 of the short question wait for a decision.
  expect(await baseMarks(taker)).toMatchObject([{ obtained: 1, possible: 7 }])
  const [card] = await cards(taker)
  expect(Number(card?.percentage)).toBe(14.29)
})

test('open points count in no base of a quiz about several', async () => {
  const taker = await newPersona(personas.app, 'several')
  const [first, second] = [await storeQuiz(taker), await storeQuiz(taker)]
  await complete(taker, first.quizId)
  await complete(taker, second.quizId)
  const both = randomUUID()
  await taker.client
    .rpc('repeat_questions', {
      p_quiz: { id: both, quiz_name: 'Both' },
      p_question_ids: [first.questions.saq, second.questions.saq],
    })
    .throwOnError()
  const [repeated] = await unwrap(
    taker.client
      .from('quiz_questions')
      .select('id, source_file_id')
      .eq('quiz_id', both)
      .order('question_number'),
  )
  if (!repeated) throw new Error('The quiz has no question')
  await answer(taker, { quizId: both, questionId: repeated.id, marks: 1 }, [
    'met',
    'open',
    'missed',
  ])
  await complete(taker, both)
  const listed = await baseMarks(taker)
  expect(listed.map(({ obtained, possible }) => [obtained, possible])).toEqual([
    [0, 12],
    [1, 11],
  ])
})

test('a question that is wholly undecided is not among the marked ones', async () => {
  const taker = await newPersona(personas.app, 'marked')
  const { quizId, questions } = await storeQuiz(taker)
  await answer(taker, { quizId, questionId: questions.saq, marks: 0 }, ['open', 'open', 'open'])
  await complete(taker, quizId)
  const marked = await markedQuestions(taker)
  expect(marked.map(({ question_type, obtained, possible }) => [question_type, obtained, possible]))
    // The others are not answered.
    .toEqual(
      expect.arrayContaining([
        ['mcq', 0, 1],
        ['laq', 0, 5],
      ]),
    )
  expect(marked).toHaveLength(2)
})

test('a marked question names its base, its file and its page', async () => {
  const taker = await newPersona(personas.app, 'placed')
  const { quizId, questions } = await storeQuiz(taker)
  await answer(taker, { quizId, questionId: questions.saq, marks: 1 }, ['met', 'open', 'missed'])
  await complete(taker, quizId)
  await taker.client.rpc('withdraw_question', { p_question_id: questions.laq }).throwOnError()
  const [file] = await unwrap(taker.client.from('base_files').select('id, base_id, file_name'))
  if (!file) throw new Error('The base has no file')
  const marked = await markedQuestions(taker)
  expect(marked.map(({ question_type }) => question_type).toSorted()).toEqual(['mcq', 'saq'])
  expect(marked.find(({ question_type }) => question_type === 'saq')).toEqual({
    question_type: 'saq',
    base_id: file.base_id,
    file_id: file.id,
    file_name: file.file_name,
    page: expect.any(Number),
    obtained: 1,
    possible: 2,
  })
  await taker.client.from('base_files').delete().eq('id', file.id).throwOnError()
  expect(await markedQuestions(taker)).toMatchObject([
    { base_id: null, file_id: null, file_name: null },
    { base_id: null, file_id: null, file_name: null },
  ])
})

test('a practice has only the questions that were answered', async () => {
  const taker = await newPersona(personas.app, 'practitioner')
  const { quizId, questions } = await storeQuiz(taker, 'practice')
  await answer(taker, { quizId, questionId: questions.saq, marks: 3 }, ['met'])
  await complete(taker, quizId)
  expect(await markedQuestions(taker)).toMatchObject([{ question_type: 'saq', possible: 3 }])
})

test('marked questions are shown to their owner alone', async () => {
  const taker = await newPersona(personas.app, 'owner')
  const { quizId, questions } = await storeQuiz(taker)
  await answer(taker, { quizId, questionId: questions.saq, marks: 3 }, ['met'])
  await complete(taker, quizId)
  const newcomer = await newPersona(personas.app, 'newcomer')
  expect(await markedQuestions(newcomer)).toEqual([])
  const refused = await personas.anonymous.rpc('get_marked_questions', { p_quizzes: 50 })
  expect(refused.error?.code).toBe('42501')
})
