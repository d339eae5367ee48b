import { afterEach, beforeEach, expect, it } from 'vitest'
import { countsFrom } from '../../../../domain/quiz/creation/counts.ts'
import type { EarlierQuestion } from '../../../../domain/quiz/creation/earlier-questions.ts'
import { answersCorrectly } from '../../../../testing/model/answers.ts'
import {
  startModelEndpoint,
  type Behaviour,
  type ModelEndpoint,
} from '../../../../testing/model/endpoint.ts'
import { STUDY_PAGES } from '../../../../testing/fixtures/study-text.ts'
import { createModelClient } from '../model/client.ts'
import { modelQuestionMaker } from './model-question-maker.ts'

const correct = answersCorrectly()
let endpoint: ModelEndpoint
beforeEach(async () => {
  endpoint = await startModelEndpoint(correct)
})
afterEach(() => endpoint.close())

type Logged = { name: string; [field: string]: unknown }

const make = (log: Logged[], earlier: readonly EarlierQuestion[] = [], count = 4) =>
  modelQuestionMaker({
    model: createModelClient({ baseUrl: endpoint.baseUrl, model: 'stand-in' }),
    log: (event) => log.push(event),
  }).make({
    userId: 'a',
    files: [{ fileId: 'f', pages: STUDY_PAGES }],
    earlier,
    counts: countsFrom((type) => (type === 'mcq' ? count : 0)),
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
const isSolving = ({ prompt }: { prompt: string }) => prompt.includes('<<<QUESTIONS')
const solvingCalls = () => endpoint.requests.filter(isSolving).length

const noneAmbiguous = solves((numbers) => numbers.map((question) => ({ question, right: [1] })))
const firstAmbiguous = solves((numbers) =>
  numbers.map((question) => ({ question, right: question === 1 ? [1, 2] : [] })),
)

it('removes a question for which the solver finds a second right option', async () => {
  const log: Logged[] = []
  endpoint.behave(firstAmbiguous)
  await make(log)
  expect(solvingCalls()).toBe(1)
  expect(log.at(-1)?.['dropped']).toMatchObject({ second_right_option: 1 })
})

it('lists for the model what was asked before, and repeats it only if nothing else is left', async () => {
  const [first, second] = await make([])
  if (!first || !second) throw new Error('no questions')
  const asked = (isWithdrawn: boolean) => [
    { ...first, isWithdrawn: false },
    { ...second, isWithdrawn },
  ]
  endpoint.requests.length = 0
  const again = await make([], asked(false))
  expect(endpoint.requests[0]?.prompt).toContain(`- ${first.question}`)
  expect(again.map(({ question }) => question)).toContain(first.question)
  const log: Logged[] = []
  const without = await make(log, asked(true))
  expect(without.map(({ question }) => question)).not.toContain(second.question)
  expect(log.at(-1)?.['dropped']).toMatchObject({ withdrawn: expect.any(Number) as number })
})

it('keeps every question if the solver gives no usable reply', async () => {
  const log: Logged[] = []
  endpoint.behave(solves(() => 'I would rather not.'))
  const accepted = await make(log)
  expect(accepted.length).toBeGreaterThan(1)
  expect(log.at(-1)?.['dropped']).not.toHaveProperty('second_right_option')
})

/** A model that writes only one question in each of the first calls. */
const writesFewAtFirst = (calls: number): Behaviour => {
  let left = calls
  return (request) => {
    const reply = correct(request)
    if (!request.prompt.includes('<<<DOCUMENT') || left-- <= 0) return reply
    const [first] = JSON.parse(reply.text) as unknown[]
    return { ...reply, text: JSON.stringify([first]) }
  }
}
const solvedTexts = () =>
  endpoint.requests
    .filter(isSolving)
    .map(({ prompt }) => Array.from(prompt.matchAll(/^Question \d+: (.*)/gm), ([, text]) => text))

it('solves the questions of both rounds in one call if the first made too few', async () => {
  const fewAtFirst = writesFewAtFirst(2)
  endpoint.behave((request) => (isSolving(request) ? noneAmbiguous : fewAtFirst)(request))
  const accepted = await make([])
  expect(solvingCalls()).toBe(1)
  expect(solvedTexts().flat().toSorted()).toEqual(
    accepted.map(({ question }) => question).toSorted(),
  )
})

it('solves in another call what replaces a removed question, and removes it too', async () => {
  const log: Logged[] = []
  endpoint.behave((request) =>
    firstAmbiguous({ ...request, prompt: request.prompt.replace(/- \d+ of type/, '- 9 of type') }),
  )
  const accepted = (await make(log, [], 3)).map(({ question }) => question)
  const [first = [], second = [], ...more] = solvedTexts()
  expect(more).toEqual([])
  const [removed, ...kept] = first
  const [alsoRemoved, ...alsoKept] = second
  expect(alsoRemoved).toBeDefined()
  expect(accepted).not.toContain(removed)
  expect(accepted.toSorted()).toEqual([...kept, ...alsoKept].toSorted())
  expect(log.at(-1)?.['dropped']).toMatchObject({ second_right_option: 2 })
})

it('solves repeated questions too', async () => {
  endpoint.behave(noneAmbiguous)
  const earlier = (await make([])).map((question) => ({ ...question, isWithdrawn: false }))
  endpoint.requests.length = 0
  const again = (await make([], earlier)).map(({ question }) => question)
  expect(again).toContain(earlier[0]?.question)
  expect(solvedTexts().flat().toSorted()).toEqual(again.toSorted())
})
