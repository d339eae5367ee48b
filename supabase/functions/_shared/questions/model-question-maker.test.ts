import { afterEach, beforeEach, expect, it } from 'vitest'
import { countsFrom } from '../../../../domain/quiz/counts.ts'
import { answersCorrectly } from '../../../../testing/model-answers.ts'
import {
  startModelEndpoint,
  type Behaviour,
  type ModelEndpoint,
} from '../../../../testing/model-endpoint.ts'
import { STUDY_PAGES } from '../../../../testing/study-text.ts'
import { createModelClient } from '../model-client.ts'
import { modelQuestionMaker } from './model-question-maker.ts'

const correct = answersCorrectly()
let endpoint: ModelEndpoint
beforeEach(async () => {
  endpoint = await startModelEndpoint(correct)
})
afterEach(() => endpoint.close())

type Logged = { name: string; [field: string]: unknown }

const make = (log: Logged[]) =>
  modelQuestionMaker({
    model: createModelClient({ baseUrl: endpoint.baseUrl, model: 'stand-in' }),
    log: (event) => log.push(event),
  }).make({
    account: 'a',
    files: [{ fileId: 'f', pages: STUDY_PAGES }],
    counts: countsFrom((type) => (type === 'mcq' ? 4 : 0)),
    difficulty: 'easy',
    seed: 1,
    onProgress: () => undefined,
    isCancelled: () => Promise.resolve(false),
  })

const solves =
  (reply: (questions: number[]) => unknown): Behaviour =>
  (request) => {
    if (!request.prompt.includes('<<<QUESTIONS')) return correct(request)
    const numbers = [...request.prompt.matchAll(/^Question (\d+):/gm)].map(([, n]) => Number(n))
    return { status: 200, text: JSON.stringify(reply(numbers)) }
  }
const solvingCalls = () =>
  endpoint.requests.filter(({ prompt }) => prompt.includes('<<<QUESTIONS')).length

it('removes a question for which the solver finds a second right option', async () => {
  const log: Logged[] = []
  endpoint.behave(
    solves((numbers) =>
      numbers.map((question) => ({ question, right: question === 1 ? [1, 2] : [] })),
    ),
  )
  await make(log)
  expect(solvingCalls()).toBe(1)
  expect(log.at(-1)?.['dropped']).toMatchObject({ second_right_option: 1 })
})

it('keeps every question if the solver gives no usable reply', async () => {
  const log: Logged[] = []
  endpoint.behave(solves(() => 'I would rather not.'))
  const accepted = await make(log)
  expect(accepted.length).toBeGreaterThan(1)
  expect(log.at(-1)?.['dropped']).not.toHaveProperty('second_right_option')
})
