import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { ReactNode } from 'react'
import { MemoryRouter } from 'react-router'
import { afterEach, expect, it, vi } from 'vitest'
import type { HistoryQuiz } from '../api/dashboard.ts'
import type { ReviewForecast } from '../review-forecast.ts'
import { NextStep } from './next-step.tsx'
import { QuestionsSummary } from './questions-summary.tsx'
import { QuizHistory } from './quiz-history.tsx'
import { Statistics } from './statistics.tsx'

const idOf = (n: number) => `00000000-0000-4000-8000-${String(n).padStart(12, '0')}`
const quiz = (n: number, change: Partial<HistoryQuiz> = {}): HistoryQuiz => ({
  id: idOf(n),
  quiz_name: `Quiz ${n}`,
  difficulty: 'medium',
  status: 'completed',
  total_mcqs: 5,
  total_saqs: 3,
  total_laqs: 2,
  total_marks: 24,
  marks_obtained: 18.5,
  percentage: 77,
  completed_at: '2026-01-01T10:00:00+00:00',
  created_at: '2026-01-01T09:00:00+00:00',
  ...change,
})
const next = (history: HistoryQuiz[], outlook: ReviewForecast = { due: 0, next: null }) => (
  <NextStep
    history={history}
    outlook={outlook}
    review={(look) => <button type="button">{look}</button>}
  />
)
afterEach(() => vi.useRealTimers())

const show = (what: ReactNode) =>
  render(
    <QueryClientProvider client={new QueryClient()}>
      <MemoryRouter>{what}</MemoryRouter>
    </QueryClientProvider>,
  )

it.each([
  ['completed', 'Completed', 'results'],
  ['in_progress', 'In Progress', 'take'],
  ['ready', 'Ready', 'take'],
  ['generating', 'Generating', 'take'],
  ['whatever else', 'Generating', 'take'],
])('a quiz that is %s is labelled %s and leads to its %s', (status, label, place) => {
  show(<QuizHistory history={[quiz(1, { status })]} />)
  expect(screen.getByText(label)).toBeDefined()
  expect(screen.getByRole('link', { name: 'Quiz 1' }).getAttribute('href')).toBe(
    `/quiz/${place}/${idOf(1)}`,
  )
})

it.each([
  ['in_progress', 'Go on with “Quiz 1”'],
  ['ready', '“Quiz 1” is waiting'],
  ['generating', 'Quiz 1'],
])('what comes next is the quiz that is %s, before the results of another', (status, title) => {
  show(next([quiz(1, { status, percentage: null }), quiz(2, { percentage: 20 })]))
  expect(screen.getByRole('heading', { name: title })).toBeDefined()
  expect(screen.getByRole('link').getAttribute('href')).toBe(`/quiz/take/${idOf(1)}`)
})

it.each(['ready', 'generating', 'completed'])(
  'what is due for review comes before a quiz that is %s',
  (status) => {
    show(next([quiz(1, { status, percentage: 20 })], { due: 6, next: null }))
    expect(screen.getByRole('heading', { name: '6 questions are due for review' })).toBeDefined()
    expect(screen.getByRole('button', { name: 'primary' })).toBeDefined()
    expect(screen.queryByRole('link')).toBeNull()
  },
)

it('where more is due than makes one review, it says which come first', () => {
  show(next([quiz(1)], { due: 21, next: null }))
  expect(screen.getByText('The 20 that waited longest come first.')).toBeDefined()
})

it('a quiz that was begun comes before what is due, which stays within reach', () => {
  show(next([quiz(1, { status: 'in_progress' })], { due: 1, next: null }))
  expect(screen.getByRole('heading', { name: 'Go on with “Quiz 1”' })).toBeDefined()
  expect(screen.getByText('1 question is due for review')).toBeDefined()
  expect(screen.getByRole('button', { name: 'secondary' })).toBeDefined()
})

it.each([
  [new Date(2026, 2, 29), 'tomorrow', 4],
  [new Date(2026, 3, 2), 'in 5 days', 1],
])('while nothing is due, it says when the next ones come: %s', (day, when, questions) => {
  // The clock goes forward in the night that follows, in Europe.
  vi.setSystemTime(new Date(2026, 2, 28, 23, 30))
  show(next([quiz(1)], { due: 0, next: { day, questions } }))
  expect(
    screen.getByText(
      `Next review ${when}: ${questions === 1 ? '1 question' : `${questions} questions`}`,
    ),
  ).toBeDefined()
  expect(screen.queryByRole('button')).toBeNull()
})

it('a completed quiz shows its percentage and marks, another one none', () => {
  show(<QuizHistory history={[quiz(1), quiz(2, { status: 'ready', percentage: null })]} />)
  const [done, waiting] = screen.getAllByRole('listitem')
  expect(done?.textContent).toMatch(/77%.*18\.5 of 24/)
  expect(waiting?.textContent).not.toContain('%')
})

it('the statistics are the five figures of the procedure', () => {
  show(
    <Statistics
      stats={{
        total_quizzes: 2,
        total_questions_attempted: 19,
        average_percentage: 71.4,
        total_marks_obtained: 33.5,
        total_possible_marks: 48,
      }}
    />,
  )
  const figures = screen.getAllByRole('definition').map((figure) => figure.textContent)
  expect(figures).toEqual(['2', '19', '71%', '33.5 of 48'])
})

it('the questions of all quizzes are added up by type', () => {
  show(
    <QuestionsSummary
      history={[quiz(1), quiz(2, { total_mcqs: 1, total_saqs: 0, total_laqs: 0 })]}
    />,
  )
  const region = screen.getByRole('region', { name: 'Questions by type' })
  expect(region.textContent).toBe('Questions by typeMultiple choice6Short answer3Long answer2')
})

it('shows the newest of a long history, and the rest on demand, where the focus goes', async () => {
  show(<QuizHistory history={Array.from({ length: 18 }, (_, n) => quiz(n + 1))} />)
  expect(screen.getAllByRole('link')).toHaveLength(15)
  await userEvent.click(screen.getByRole('button', { name: 'Show all 18 quizzes' }))
  expect(screen.getAllByRole('link')).toHaveLength(18)
  expect(document.activeElement?.textContent).toBe('Quiz 16')
  expect(screen.queryByRole('button', { name: /Show all/ })).toBeNull()
})
