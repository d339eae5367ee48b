import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createModelClient } from '../../supabase/functions/_shared/model/client.ts'
import { answersCorrectly } from '../../testing/model/answers.ts'
import { startModelEndpoint, type ModelEndpoint } from '../../testing/model/endpoint.ts'
import { sample, type EvalOptions } from './options.ts'
import { measureMarker } from './marker.ts'
import { measureQuestions } from './questions.ts'
import { measureTutor } from './tutor.ts'

const own = (name: string): string => fileURLToPath(new URL(name, import.meta.url))

let endpoint: ModelEndpoint
let options: EvalOptions
beforeAll(async () => {
  endpoint = await startModelEndpoint([answersCorrectly()])
  options = { model: createModelClient({ baseUrl: endpoint.baseUrl, model: 'llama' }), rows: 8 }
})
afterAll(() => endpoint.close())

test('spreads a sample evenly over the rows', () => {
  const rows = Array.from({ length: 100 }, (_, index) => index)
  expect(sample(rows, { rows: 5 })).toEqual([0, 20, 40, 60, 80])
  expect(sample(rows, { rows: Infinity })).toEqual(rows)
  expect(sample([], { rows: 5 })).toEqual([])
})

test("measures a model's marks and counts the answers it could not mark", async () => {
  const report = await measureMarker(own('marker.jsonl'), options)
  expect(report).toMatchObject({ model: 'llama', n: 8, unmarked: 0 })
  const silent = await startModelEndpoint([() => ({ status: 200, text: 'I would rather not.' })])
  const model = createModelClient({ baseUrl: silent.baseUrl, model: 'llama' })
  expect(await measureMarker(own('marker.jsonl'), { model, rows: 2 })).toMatchObject({
    n: 0,
    unmarked: 1,
  })
  await silent.close()
})

test("measures a model's answers", async () => {
  const report = await measureTutor(own('passages.jsonl'), options)
  expect(report).toMatchObject({ model: 'llama', n: 8, failed: 0, cited: 100 })
  expect(report.answered).toBeGreaterThan(0)
})

test("measures a model's questions", async () => {
  const report = await measureQuestions(own('tides.txt'), options)
  expect(report).toMatchObject({ model: 'llama', evidenceOnPage: 1 })
  expect(report.n).toBeGreaterThan(10)
})
