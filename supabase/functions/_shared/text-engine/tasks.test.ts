import { expect, it } from 'vitest'
import { estimateMark } from '../../../../domain/marking/builtin/mark-by-estimate.ts'
import { fillCounts } from '../../../../domain/quiz/creation/counts.ts'
import { splitPages } from '../../../../domain/text/pages.ts'
import { STUDY_TEXT } from '../../../../testing/fixtures/study-text.ts'
import { createIndexCache } from './index-cache.ts'
import { runDocumentTask, runMakeQuestions, type DocumentTask } from './tasks.ts'

const question = { question: 'Why are there two tides a day?', before: undefined, page: undefined }
const passage = { page: 1, start: 0, end: 500, text: STUDY_TEXT.slice(0, 500) }

const TASKS: readonly DocumentTask[] = [
  { kind: 'open' },
  { kind: 'answer', question, language: 'en' },
  { kind: 'answer', question: { question: 'Summarise this document' }, language: 'de' },
  { kind: 'answer', question: { question: 'What are the key terms?' }, language: 'es' },
  { kind: 'passages', question, budget: 2000 },
  { kind: 'check', answer: 'The Moon pulls the water [p. 1].', passages: [passage] },
]

it.each(TASKS)('takes and gives plain values that can cross to a thread: %o', (task) => {
  const request = { name: 'tides', text: { text: STUDY_TEXT }, task }
  expect(structuredClone(request)).toEqual(request)
  const reply = runDocumentTask(createIndexCache(), request)
  expect(reply.kind).toBe(task.kind)
  expect(structuredClone(reply)).toEqual(reply)
})

it('ranks the sentence that defines the asked term first, as several files are compared', () => {
  const definition =
    'A sluice is a gate that the keepers of the old canals close to hold water back.'
  const mentions = Array.from({ length: 12 }, (_, i) => `The sluice and sluice ${i} closed early.`)
  const cache = createIndexCache()
  const perform = (task: DocumentTask) =>
    runDocumentTask(cache, {
      name: 'canals',
      text: { text: [...mentions, definition].join('\n\n') },
      task,
    })
  const asked = { question: 'What is a sluice?' }
  const known = perform({ kind: 'statistics', question: asked })
  const statistics = known.kind === 'statistics' ? known.statistics : expect.fail()
  expect(perform({ kind: 'top sentences', question: asked, statistics })).toMatchObject({
    topSentences: { lengths: [definition.length, ...mentions.map(() => expect.any(Number))] },
  })
})

it('needs the text of a document it has not indexed', () => {
  const request = { name: 'tides', task: { kind: 'open' } } as const
  expect(runDocumentTask(createIndexCache(), request)).toEqual({ kind: 'need text' })
})

it('makes questions and estimates marks as plain values', async () => {
  const made = await runMakeQuestions(
    {
      files: [{ fileId: 'tides', pages: splitPages(STUDY_TEXT) }],
      counts: fillCounts({ mcq: 2, saq: 1, laq: 0 }),
      difficulty: 'medium',
      seed: 1,
    },
    { pause: () => Promise.resolve(), onQuestion: () => undefined },
  )
  expect(made.ok).toBe(true)
  expect(structuredClone(made)).toEqual(made)
  const mark = estimateMark(
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
    'The Earth turns through two bulges of water each day.',
  )
  expect(mark.points).toHaveLength(1)
  expect(structuredClone(mark)).toEqual(mark)
})

it('returns the code of a failure that the learner sees', async () => {
  const made = await runMakeQuestions(
    {
      files: [{ fileId: 'a', pages: ['Too short.'] }],
      counts: fillCounts({ mcq: 1, saq: 0, laq: 0 }),
      difficulty: 'easy',
      seed: 1,
    },
    { pause: () => Promise.resolve(), onQuestion: () => undefined },
  )
  expect(made).toEqual({ ok: false, code: 'quiz_text_too_short' })
})
