import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createModelClient } from '../../supabase/functions/_shared/model/client.ts'
import {
  replies,
  startModelEndpoint,
  type ModelEndpoint,
  type ModelRequest,
} from '../../testing/model/endpoint.ts'
import { markerRow, measureMarker } from './marker.ts'
import { readRows } from './rows.ts'

const FILE = fileURLToPath(new URL('marker.jsonl', import.meta.url))
const ROWS = readRows(FILE, markerRow)

let endpoint: ModelEndpoint
beforeAll(async () => {
  endpoint = await startModelEndpoint(replies('[]'))
})
afterAll(() => endpoint.close())

const answerIn = ({ prompt }: ModelRequest): string =>
  /<<<ANSWER\n([\s\S]*)\nANSWER>>>/.exec(prompt)?.[1] ?? ''
const pointsIn = ({ prompt }: ModelRequest): { number: number; text: string }[] =>
  Array.from(prompt.matchAll(/^(\d+)\. (.+?) \[the material says:/gm), (match) => ({
    number: Number(match[1]),
    text: match[2] ?? '',
  }))

/** Replies with a verdict on each point; the quote is the complete answer. */
const marks = (isMet: (text: string, request: ModelRequest) => boolean) =>
  replies((request) =>
    JSON.stringify(
      pointsIn(request).map(({ number, text }) => {
        const met = isMet(text, request)
        return {
          point: number,
          quote: met ? answerIn(request) : '',
          verdict: met ? 'met' : 'missed',
        }
      }),
    ),
  )

/** Knows the human mark, and which points are points of the reference. */
const PERFECT = marks((text, request) =>
  ROWS.some(
    ({ answer, reference, score01 }) =>
      answer.trim() === answerIn(request).trim() &&
      request.prompt.includes(reference.slice(0, 40)) &&
      reference.includes(text) &&
      score01 >= 0.9,
  ),
)
const measure = () =>
  measureMarker(FILE, {
    model: createModelClient({ baseUrl: endpoint.baseUrl, model: 'simulated' }),
    rows: Infinity,
  })

test('a perfect marker keeps at least 97% of the right answers and accepts no wrong one', async () => {
  endpoint.behave(PERFECT)
  const report = await measure()
  expect(report.unmarked).toBe(0)
  expect(report.acceptedRight90).toBeGreaterThanOrEqual(0.97)
  expect(report.acceptedWrong90).toBe(0)
})

test('a marker that accepts everything passes at most 10% of the wrong answers', async () => {
  endpoint.behave(marks(() => true))
  expect((await measure()).acceptedWrong90).toBeLessThanOrEqual(0.1)
})
