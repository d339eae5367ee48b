import { describe, expect, it } from 'vitest'
import { withLocalDeadline } from './local-deadline.ts'
import { announcedMinutes, clockText, timeUsed } from './timed.ts'

const MINUTE_MS = 60_000

describe('withLocalDeadline', () => {
  it('keeps the time left whatever the clock of the caller shows', () => {
    const quiz = { deadline: '2026-11-23T10:30:00Z', server_time: '2026-11-23T10:00:00Z' }
    for (const clock of ['2026-11-23T10:00:01Z', '2001-01-01T00:00:00Z', '2040-05-05T05:05:05Z']) {
      const now = Date.parse(clock)
      const { deadline } = withLocalDeadline(quiz, now)
      expect(Date.parse(deadline) - now).toBe(30 * MINUTE_MS)
    }
  })

  it('leaves a quiz without a deadline as it is', () => {
    const quiz = { deadline: null, server_time: '2026-11-23T10:00:00Z' }
    expect(withLocalDeadline(quiz, 0)).toBe(quiz)
  })
})

describe('announcedMinutes', () => {
  it.each([
    [300 * MINUTE_MS, null],
    [5 * MINUTE_MS + 1, null],
    [5 * MINUTE_MS, 5],
    [MINUTE_MS + 1, 5],
    [MINUTE_MS, 1],
    [0, 1],
  ])('%d milliseconds before the end: %s', (left, minutes) => {
    expect(announcedMinutes(left)).toBe(minutes)
  })
})

describe('clockText', () => {
  it.each([
    [0, '0:00'],
    [-5000, '0:00'],
    [1, '0:01'],
    [59_001, '1:00'],
    [4 * MINUTE_MS + 5000, '4:05'],
    [60 * MINUTE_MS, '1:00:00'],
    [90 * MINUTE_MS + 9000, '1:30:09'],
  ])('%d → %s', (milliseconds, text) => {
    expect(clockText(milliseconds)).toBe(text)
  })
})

describe('timeUsed', () => {
  const test = {
    time_limit_minutes: 30,
    started_at: '2026-11-23T10:00:00+00:00',
    completed_at: '2026-11-23T10:12:30+00:00',
  }

  it('is the time from the start to the submission', () => {
    expect(timeUsed(test)).toEqual({
      used: 12.5 * MINUTE_MS,
      limit: 30 * MINUTE_MS,
      isOver: false,
    })
  })

  it('is at most the limit, also for a test that was submitted days later', () => {
    const late = { ...test, completed_at: '2026-11-25T10:00:00+00:00' }
    expect(timeUsed(late)).toEqual({ used: 30 * MINUTE_MS, limit: 30 * MINUTE_MS, isOver: true })
  })

  it('is unknown without a limit, a start or a submission', () => {
    expect(timeUsed({ ...test, time_limit_minutes: null })).toBeNull()
    expect(timeUsed({ ...test, started_at: null })).toBeNull()
    expect(timeUsed({ ...test, completed_at: null })).toBeNull()
  })
})
