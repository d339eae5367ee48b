import { beforeAll, expect, test, vi } from 'vitest'
import type { Mark } from '../../../../domain/marking/wire.ts'
import { CATALOGUES } from '../../../../messages/catalogues.ts'
import { mcqRow, saqRow } from '../../../../testing/fixtures/quiz-rows.ts'
import type { MarkRequest } from './mark-worker.ts'

const { marking } = CATALOGUES.en
type Listener = (event: { data: MarkRequest }) => void
let request: Listener

/** The reply of the worker, whose global functions are replaced meanwhile. */
async function replyTo(given: Omit<MarkRequest, 'language'>): Promise<Mark> {
  const { promise, resolve } = Promise.withResolvers<Mark>()
  vi.stubGlobal('postMessage', resolve)
  request({ data: { ...given, language: 'en' } })
  const mark = await promise
  vi.unstubAllGlobals()
  return mark
}

beforeAll(async () => {
  vi.stubGlobal('addEventListener', (_: string, listener: Listener) => void (request = listener))
  await import('./mark-worker.ts')
  vi.unstubAllGlobals()
})

test('marks a choice by rule', async () => {
  const question = mcqRow(1)
  const answer = String(question.correct_option_number)
  expect(await replyTo({ question, answer })).toMatchObject({ graded_by: 'rule', is_correct: true })
})

test('estimates the mark of a written answer, without the offer to mark it oneself', async () => {
  const question = saqRow(2)
  const mark = await replyTo({ question, answer: question.correct_answer })
  expect(mark).toMatchObject({ is_correct: true, feedback: marking.everything })
})

test('gives no marks for a question that is too large to be marked', async () => {
  const question = saqRow(2, { correct_answer: 'Oxygen'.repeat(10_000) })
  const mark = await replyTo({ question, answer: 'Oxygen' })
  expect(mark).toMatchObject({ marks_obtained: 0, feedback: marking.failed })
})
