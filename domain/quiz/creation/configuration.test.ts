import { describe, expect, it } from 'vitest'
import { CHOSEN_PAGES_MAX } from '../../constants.ts'
import { fillCounts } from './counts.ts'
import { errors } from '../../../messages/en/errors.ts'
import { checkConfiguration, totals, type QuizConfiguration } from './configuration.ts'
import { makeQuizRequest } from '../wire.ts'

const file = '3f2b5a53-7a53-4a3e-9d51-0b6a9c3a1f11'
const good: QuizConfiguration = {
  quiz_name: 'Cells',
  difficulty: 'medium',
  counts: fillCounts({ mcq: 5, saq: 3, laq: 2 }),
  file_ids: [file],
}
const message = (change: Partial<QuizConfiguration>): string | null => {
  const checked = checkConfiguration({ ...good, ...change })
  return checked.ok ? null : errors[checked.failure.code]
}

describe('checkConfiguration', () => {
  it('trims the name and removes repeated files', () => {
    const checked = checkConfiguration({ ...good, quiz_name: '  Cells ', file_ids: [file, file] })
    expect(checked.ok && checked.value).toEqual({ ...good, quiz_name: 'Cells', file_ids: [file] })
  })

  it('requires a name with visible characters', () => {
    expect(message({ quiz_name: '   ' })).toBe('Quiz name is required')
  })

  it('accepts a name of at most 200 characters', () => {
    expect(message({ quiz_name: 'n'.repeat(200) })).toBeNull()
    expect(message({ quiz_name: 'n'.repeat(201) })).toBe('A quiz name has at most 200 characters.')
  })

  it.each(['easy', 'medium', 'hard'])('accepts the difficulty %s', (difficulty) => {
    expect(message({ difficulty })).toBeNull()
  })

  it('refuses any other difficulty', () => {
    expect(message({ difficulty: 'Hard' })).toBe('Please select a valid difficulty level')
    expect(message({ difficulty: '' })).toBe(errors.quiz_difficulty_invalid)
  })

  it.each([
    ['mcq', 'MCQ count must be between 0 and 20'],
    ['saq', 'SAQ count must be between 0 and 20'],
    ['laq', 'LAQ count must be between 0 and 20'],
  ] as const)('requires whole numbers from 0 to 20 for %s', (type, text) => {
    const none = fillCounts({ mcq: 0, saq: 0, laq: 0 })
    const other = type === 'mcq' ? 'saq' : 'mcq'
    expect(message({ counts: { ...none, [other]: 1, [type]: 0 } })).toBeNull()
    expect(message({ counts: { ...none, [type]: 20 } })).toBeNull()
    for (const count of [-1, 21, 1.5, Number.NaN]) {
      expect(message({ counts: { ...none, [type]: count } })).toBe(text)
    }
  })

  it('requires at least one question and accepts at most 30', () => {
    expect(message({ counts: fillCounts({ mcq: 0, saq: 0, laq: 0 }) })).toBe(
      'At least one question type must be selected',
    )
    expect(message({ counts: fillCounts({ mcq: 0, saq: 0, laq: 1 }) })).toBeNull()
    expect(message({ counts: fillCounts({ mcq: 20, saq: 10, laq: 0 }) })).toBeNull()
    expect(message({ counts: fillCounts({ mcq: 20, saq: 10, laq: 1 }) })).toBe(
      'Total questions cannot exceed 30',
    )
  })

  it('requires a file', () => {
    expect(message({ file_ids: [] })).toBe(
      'Please select at least one file to generate questions from.',
    )
  })

  it('accepts a time limit of 1 to 300 whole minutes, or no limit', () => {
    for (const limit of [undefined, null, 1, 300])
      expect(message({ time_limit_minutes: limit })).toBeNull()
    for (const limit of [0, -5, 301, 2.5, Number.NaN])
      expect(message({ time_limit_minutes: limit })).toBe(
        'The time limit must be between 1 and 300 minutes',
      )
  })
})

describe('totals', () => {
  it('counts one mark for mcq, three for saq, five for laq', () => {
    expect(totals(fillCounts({ mcq: 5, saq: 3, laq: 2 }))).toEqual({ questions: 10, marks: 24 })
    expect(totals(fillCounts({ mcq: 0, saq: 0, laq: 0 }))).toEqual({ questions: 0, marks: 0 })
  })
})

it('accepts up to CHOSEN_PAGES_MAX chosen pages of a file', () => {
  const fileId = '7a1fdb32-365c-40e9-9aa7-ddab5760d310'
  const request = (pages: number) => ({
    quiz_id: fileId,
    quiz_name: 'Tides',
    difficulty: 'easy',
    counts: { mcq: 1 },
    file_ids: [fileId],
    pages: { [fileId]: Array.from({ length: pages }, (_, index) => index + 1) },
  })
  expect(makeQuizRequest.safeParse(request(CHOSEN_PAGES_MAX)).success).toBe(true)
  expect(makeQuizRequest.safeParse(request(CHOSEN_PAGES_MAX + 1)).success).toBe(false)
})
