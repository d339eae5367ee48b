import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, render, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { Quiz } from '../../../../../domain/quiz/rows.ts'
import { mcqRow, quizOf, saqRow } from '../../../../../testing/fixtures/quiz-rows.ts'
import { TimeUsed } from '../results/time-used.tsx'
import { TimedTest } from './timed-test.tsx'

const NOW = '2026-11-23T10:00:00.000Z'
const MINUTE_MS = 60_000

beforeEach(() => {
  vi.useFakeTimers({ now: new Date(NOW) })
})
afterEach(() => {
  vi.useRealTimers()
})

const inMinutes = (minutes: number) => new Date(Date.parse(NOW) + minutes * MINUTE_MS).toISOString()

const timedQuiz = (change: Partial<Quiz> = {}) =>
  quizOf([mcqRow(1), saqRow(2)], {
    status: 'in_progress',
    mode: 'test',
    completed_at: null,
    time_limit_minutes: 30,
    ...change,
  })

const show = (quiz: Quiz) =>
  render(
    <QueryClientProvider client={new QueryClient()}>
      <MemoryRouter>
        <TimedTest quiz={quiz} answers={[]}>
          <p>the questions</p>
        </TimedTest>
      </MemoryRouter>
    </QueryClientProvider>,
  )

const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds))
const timer = () => screen.getByRole('timer', { name: 'Time left' }).textContent
const announced = () => screen.getByRole('status').textContent

describe('a test with a time limit', () => {
  test('has a page with the limit and a button before its start', () => {
    show(timedQuiz({ status: 'ready' }))
    expect(screen.getByText('30 minutes, 2 questions, 4 marks')).toBeDefined()
    expect(screen.getByRole('button', { name: 'Start test' })).toBeDefined()
    expect(screen.queryByText('the questions')).toBeNull()
    expect(screen.queryByRole('timer')).toBeNull()
  })

  test('shows the time left each second, and announces it at five minutes and at one', async () => {
    show(timedQuiz({ deadline: inMinutes(6) }))
    expect(screen.getByText('the questions')).toBeDefined()
    expect(timer()).toBe('6:00')
    await pass(1000)
    expect(timer()).toBe('5:59')
    expect(announced()).toBe('')
    await pass(59_000)
    expect(timer()).toBe('5:00')
    expect(announced()).toBe('5 minutes left')
    await pass(3.5 * MINUTE_MS)
    expect(timer()).toBe('1:30')
    expect(announced()).toBe('5 minutes left')
    await pass(0.5 * MINUTE_MS)
    expect(announced()).toBe('1 minute left')
  })

  test('announces nothing when it is opened between these times', async () => {
    show(timedQuiz({ deadline: inMinutes(4) }))
    await pass(1000)
    expect(timer()).toBe('3:59')
    expect(announced()).toBe('')
  })
})

describe('the time that a completed test took', () => {
  const results = (completed: number) =>
    render(
      <TimeUsed
        quiz={timedQuiz({
          status: 'completed',
          started_at: NOW,
          completed_at: inMinutes(completed),
        })}
      />,
    ).container.textContent

  test('is shown with the limit', () => {
    expect(results(12.5)).toBe('Time used: 12:30 of 30:00')
  })

  test('states that the test was submitted at its end', () => {
    expect(results(31)).toBe('Time used: 30:00 of 30:00Submitted when the time was up.')
  })
})
