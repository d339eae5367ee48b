import { describe, expect, test } from 'vitest'
import { mcqRow } from '../../../testing/fixtures/quiz-rows.ts'
import {
  answeredVersion,
  countedQuestions,
  currentChoice,
  questionVersion,
  type QuestionVersion,
} from './versions.ts'

const version = (attempts: number, options: Record<string, string>): QuestionVersion => ({
  ...questionVersion.parse({
    ...mcqRow(1),
    edited_at: null,
    replaced_at: '2026-01-01T00:00:00Z',
    attempts,
  }),
  options,
})

const FIRST = version(1, { '1': 'a', '2': 'b', '3': 'c', '4': 'd' })
const SECOND = version(3, { '1': 'b', '2': 'a', '3': 'c', '4': 'd' })
const question = {
  versions: [FIRST, SECOND],
  options: { '1': 'b', '2': 'a', '3': 'c, edited', '4': 'd' },
}

describe('answeredVersion', () => {
  test('finds the version of each attempt', () => {
    const found = [1, 2, 3, 4].map((attempt) => answeredVersion(question, attempt))
    expect(found).toEqual([FIRST, SECOND, SECOND, null])
  })

  test('is the first version if there is no answer, and null if nothing was edited', () => {
    expect(answeredVersion(question, null)).toBe(FIRST)
    expect(answeredVersion({ versions: [] }, null)).toBeNull()
    expect(answeredVersion({ versions: [] }, 1)).toBeNull()
  })
})

describe('currentChoice', () => {
  test('follows the text of the chosen option', () => {
    expect(['1', '2', ' 4 '].map((choice) => currentChoice(question, 1, choice))).toEqual([
      '2',
      '1',
      '4',
    ])
    expect(currentChoice(question, 2, '1')).toBe('1')
  })

  test('keeps the number if the text was edited, or the current version was answered', () => {
    expect(currentChoice(question, 1, '3')).toBe('3')
    expect(currentChoice(question, 4, '2')).toBe('2')
  })

  test('leaves written answers as they are', () => {
    expect(currentChoice({ versions: [FIRST], options: null }, 1, 'An answer')).toBe('An answer')
  })
})

test('countedQuestions leaves withdrawn questions out', () => {
  const withdrawn = mcqRow(2, { withdrawn_at: '2026-01-01T00:00:00Z' })
  expect(countedQuestions([mcqRow(1), withdrawn])).toEqual([mcqRow(1)])
})
