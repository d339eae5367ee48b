import { expect, it } from 'vitest'
import type { QuestionDraft } from '../creation/draft.ts'
import { explained } from './explanation.ts'

const ANSWER = 'A sluice is a gate that holds back the flood.'
const draftOf = (quote: string, more: Partial<QuestionDraft> = {}): QuestionDraft => ({
  type: 'saq',
  question: 'What is meant by “sluice”?',
  fileId: 'file',
  correct: ANSWER,
  wrong: [],
  explanation: ANSWER,
  page: 1,
  quote,
  points: [{ text: ANSWER, page: 1, quote }],
  ...more,
})
const explanationOf = (page: string, more?: Partial<QuestionDraft>): string =>
  explained(draftOf(ANSWER, more), [page]).explanation

it('explains a written question by the sentences that continue its answer', () => {
  const more = 'It opens at ebb. For example, that of Orrin\nopened twice a day.'
  expect(explanationOf(`${ANSWER} ${more} Falk built it.\n\nIt is old.`)).toBe(
    `${ANSWER} It opens at ebb. For example, that of Orrin opened twice a day.`,
  )
})

it.each([
  ['what follows is about something else', `${ANSWER} Falk built the dam.`],
  ['a question follows', `${ANSWER} But who built it?`],
  ['its paragraph ends', `${ANSWER}\n\nIt opens at ebb.`],
  ['what follows is long', `${ANSWER} It ${'opens and closes '.repeat(30)}at ebb.`],
])('adds nothing where %s', (_, page) => {
  expect(explanationOf(page)).toBe(ANSWER)
})

it('leaves questions with options or several points as they are', () => {
  const page = `${ANSWER} It opens at ebb.`
  expect(explanationOf(page, { wrong: ['A dam', 'A race', 'A wheel'] })).toBe(ANSWER)
  const point = { text: ANSWER, page: 1, quote: ANSWER }
  expect(explanationOf(page, { points: [point, point] })).toBe(ANSWER)
})
