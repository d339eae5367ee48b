import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createTestApp, type TestApp } from '../../../testing/app.ts'
import { observedClient, USUAL_ADDRESS_MAX } from '../../../testing/fixtures/observed-client.ts'
import { addFile, learnerOf, type Learner } from '../../../testing/fixtures/quiz-maker.ts'
import { madeQuestions } from '../../../testing/quiz.ts'
import { QUESTION_TEXT_MAX } from '../../../domain/constants.ts'
import { loadEarlier } from './earlier-quizzes.ts'
import { loadTexts } from './source-texts.ts'

let app: TestApp
let learner: Learner
let longest = 0
let otherFile: string
let fileIds: string[]
beforeAll(async () => {
  app = await createTestApp()
  learner = await learnerOf(app, 'learner')
  otherFile = await addFile(learner, 'The moon moves the sea.')
  const missing = Array.from({ length: 998 }, () => randomUUID())
  fileIds = [learner.fileId, ...missing, otherFile]
})
afterAll(() => app.close())

const db = () =>
  observedClient(app, learner.accessToken, ({ url }) => {
    longest = Math.max(longest, url.length)
  })

/** Stores a quiz with a question about each of the files, so named. */
const storeQuiz = async (name: string, about: readonly string[]) => {
  await learner.client
    .rpc('create_quiz', {
      p_quiz: { id: randomUUID(), quiz_name: name.slice(0, 100), difficulty: 'medium' },
      p_file_ids: [...about],
      p_questions: about.flatMap((fileId) =>
        madeQuestions(fileId)
          .slice(0, 1)
          .map((made) => ({ ...made, question_text: `${name}, ${about.indexOf(fileId)}` })),
      ),
    })
    .throwOnError()
}

it('reads the texts of 1,000 files without a long address', async () => {
  const texts = await loadTexts(db(), { file_ids: fileIds, pages: {} })
  expect(texts.map(({ fileId }) => fileId)).toEqual([learner.fileId, otherFile])
  expect(longest).toBeLessThan(USUAL_ADDRESS_MAX)
})

it('finds the newest earlier questions about 1,000 files without a long address', async () => {
  await storeQuiz('First', [otherFile])
  for (let quiz = 1; quiz <= 10; quiz += 1) await storeQuiz(`Of one ${quiz}`, [learner.fileId])
  for (let quiz = 1; quiz <= 9; quiz += 1) await storeQuiz(`Of other ${quiz}`, [otherFile])
  await storeQuiz('Of both', [learner.fileId, otherFile])
  const earlier = await loadEarlier(db(), () => app.service(), fileIds)
  const others = Array.from({ length: 9 }, (_, at) => `Of other ${9 - at}, 0`)
  const ones = Array.from({ length: 10 }, (_, at) => `Of one ${10 - at}, 0`)
  expect(earlier.map(({ question }) => question)).toEqual([
    'Of both, 0',
    'Of both, 1',
    ...others,
    ...ones,
  ])
  expect(longest).toBeLessThan(USUAL_ADDRESS_MAX)
})

it('reads only as much of an earlier question as is compared in little time', async () => {
  const fileId = await addFile(learner, 'The sea moves the sand.')
  const marks = '\u0301'.repeat(10_000) + '\u0323'.repeat(10_000)
  await storeQuiz(`Of a${marks}`, [fileId])
  const [earlier] = await loadEarlier(db(), () => app.service(), [fileId])
  expect(earlier?.question.length).toBeLessThanOrEqual(2 * QUESTION_TEXT_MAX)
  expect(earlier?.question.match(/\p{M}/gu)).toHaveLength(30)
})
