import { setImmediate } from 'node:timers/promises'
import { afterAll, expect, it, vi } from 'vitest'
import { fillCounts } from '../../domain/quiz/creation/counts.ts'
import { Failure } from '../../domain/failure.ts'
import { splitPages } from '../../domain/text/pages.ts'
import { STUDY_TEXT } from '../../testing/fixtures/study-text.ts'
import { silentLog } from '../monitoring/log.ts'
import { workerEngine } from './worker-engine.ts'

const engine = workerEngine(silentLog, 2)
afterAll(() => engine.close())

const TEXT_3_MB = STUDY_TEXT.repeat(Math.ceil(3_000_000 / STUDY_TEXT.length))
const key = (fileId: string) => ({ fileId, extracted: '1' })

it('fires timers while a text of 3 MB is indexed', async () => {
  let turns = 0
  const timer = setInterval(() => (turns += 1), 0)
  const document = await engine.openDocument('a', key('long'), () =>
    Promise.resolve({ text: TEXT_3_MB }),
  )
  clearInterval(timer)
  expect(document).not.toBeNull()
  expect(turns).toBeGreaterThan(10)
})

it('loads a text once for simultaneous openings and answers from the index afterwards', async () => {
  const load = vi.fn(() => Promise.resolve({ text: STUDY_TEXT }))
  const documents = await Promise.all([
    // One account, which one thread serves; another account may get the second thread
    engine.openDocument('a', key('tides'), load),
    engine.openDocument('a', key('tides'), load),
  ])
  const answers = await Promise.all(
    documents.flatMap((document) => document?.answer({ question: 'What is a tide?' }, 'en') ?? []),
  )
  expect(load).toHaveBeenCalledTimes(1)
  expect(answers[0]?.citations.length).toBeGreaterThan(0)
  expect(answers[1]).toEqual(answers[0])
})

it('refuses a text of more sentences than any book, with the reason for the log', async () => {
  const text = '- a\n'.repeat(200_001)
  const opened = engine.openDocument('a', key('list'), () => Promise.resolve({ text }))
  const failure = { code: 'document_too_large', cause: 'sentences' }
  await expect(opened).rejects.toMatchObject(failure)
})

it('makes questions, reporting each, and estimates a mark', async () => {
  const reported: number[] = []
  const drafts = await engine.makeQuestions(
    'a',
    {
      files: [{ fileId: 'tides', pages: splitPages(STUDY_TEXT) }],
      counts: fillCounts({ mcq: 2, saq: 1, laq: 0 }),
      difficulty: 'medium',
      seed: 1,
    },
    (done) => reported.push(done),
  )
  expect(drafts.length).toBeGreaterThan(0)
  expect(reported[0]).toBe(1)
  const { points } = await engine.estimate(
    'a',
    {
      question_type: 'saq',
      question_text: 'Why are there two tides a day?',
      options: null,
      correct_answer: 'The Earth turns through two bulges of water.',
      correct_option_number: null,
      marks: 3,
      source_page: 1,
      source_quote: null,
      points: [],
    },
    'The Earth turns through two bulges of water.',
  )
  expect(points.map(({ verdict }) => verdict)).toEqual(['met'])
})

it('serves others while the texts of a large quiz are given to a thread', async () => {
  const block = { start: 0, end: 0, kind: 'picture', level: 0 } as const
  const files = Array.from({ length: 50 }, (_, file) => ({
    fileId: `${file}`,
    pages: ['Too short.'],
    structure: [Array.from({ length: 10_000 }, () => ({ ...block }))],
  }))
  const copying = performance.now()
  structuredClone(files)
  const copied = performance.now() - copying
  let last = performance.now()
  let longest = 0
  const timer = setInterval(() => {
    longest = Math.max(longest, performance.now() - last)
    last = performance.now()
  }, 0)
  const made = engine.makeQuestions(
    'a',
    { files, counts: fillCounts({ mcq: 1, saq: 0, laq: 0 }), difficulty: 'easy', seed: 1 },
    () => undefined,
  )
  await expect(made).rejects.toEqual(new Failure('quiz_text_too_short'))
  clearInterval(timer)
  expect(longest).toBeLessThan(copied / 4)
})

it('reports every question also while the main thread is busy', async () => {
  const reported: number[] = []
  const request = {
    files: [{ fileId: 'tides', pages: splitPages(STUDY_TEXT) }],
    counts: fillCounts({ mcq: 2, saq: 1, laq: 1 }),
    difficulty: 'medium',
    seed: 1,
  } as const
  const making = engine.makeQuestions('a', request, (done) => reported.push(done))
  let isMade = false
  const ended = making.finally(() => (isMade = true))
  while (!isMade) {
    // What the thread posts meanwhile arrives together.
    const until = performance.now() + 60
    while (performance.now() < until);
    await setImmediate()
  }
  expect(reported).toEqual((await ended).map((_, at) => at + 1))
})

it('rejects with the failure that the learner sees', async () => {
  const made = engine.makeQuestions(
    'a',
    {
      files: [{ fileId: 'a', pages: ['Too short.'] }],
      counts: fillCounts({ mcq: 1, saq: 0, laq: 0 }),
      difficulty: 'easy',
      seed: 1,
    },
    () => undefined,
  )
  await expect(made).rejects.toEqual(new Failure('quiz_text_too_short'))
})
