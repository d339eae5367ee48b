import { expect, test } from 'vitest'
import { daysUntil, examRange, isExamDay, localDay } from './exam-days.ts'

const NOW = new Date(2026, 9, 20, 23, 30)

test('counts the days from today, also over the end of summer time', () => {
  expect(daysUntil('2026-10-20', NOW)).toBe(0)
  expect(daysUntil('2026-10-21', NOW)).toBe(1)
  expect(daysUntil('2026-11-20', NOW)).toBe(31)
  expect(daysUntil('2026-10-19', NOW)).toBe(-1)
  expect(localDay('2026-10-21')).toEqual(new Date(2026, 9, 21))
})

test('accepts an exam from tomorrow up to EXAM_DAYS_MAX days ahead', () => {
  expect(examRange(NOW)).toEqual({ min: '2026-10-21', max: '2027-10-20' })
  expect(isExamDay('2026-10-20', NOW)).toBe(false)
  expect(isExamDay('2026-10-21', NOW)).toBe(true)
  expect(isExamDay('2027-10-20', NOW)).toBe(true)
  expect(isExamDay('2027-10-21', NOW)).toBe(false)
  expect(isExamDay('', NOW)).toBe(false)
})
