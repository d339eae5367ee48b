import { expect, test, vi } from 'vitest'
import { CATALOGUES } from '../../../messages/catalogues.ts'
import { saqRow } from '../../../testing/fixtures/quiz-rows.ts'
import { markByEstimate } from './mark-by-estimate.ts'

const messages = CATALOGUES.en.marking
const question = saqRow(1, { points: [] })

test('marks by the overlap of words if the estimate fails', async () => {
  const cause = new Error('took too long')
  const onError = vi.fn()
  const mark = await markByEstimate(question, question.correct_answer, {
    messages,
    estimate: () => Promise.reject(cause),
    onError,
  })
  expect(mark).toMatchObject({ is_correct: true, points: [{ verdict: 'met' }] })
  expect(mark.feedback).toBe(`${messages.everything} ${messages.byOverlap}`)
  expect(onError.mock.calls).toEqual([['estimate_failed', cause]])
})

test('explains that the answer is in another language if nothing else is found in it', async () => {
  const mark = await markByEstimate(question, 'Weil das Blattgrün grünes Licht reflektiert', {
    messages,
    note: messages.estimated,
    estimate: () => ({ points: [], languageMismatch: true }),
    onError: vi.fn(),
  })
  expect(mark.feedback.startsWith(messages.otherLanguage)).toBe(true)
  expect(mark.feedback.endsWith(messages.estimated)).toBe(true)
})
