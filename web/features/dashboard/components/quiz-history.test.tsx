import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { ReactNode } from 'react'
import { MemoryRouter } from 'react-router'
import { afterEach, expect, it, vi } from 'vitest'
import { fillCounts } from '../../../../domain/quiz/creation/counts.ts'
import type { HistoryQuiz } from '../api/dashboard.ts'
import type { ReviewForecast } from '../review-forecast.ts'
import { NextStep } from './next-step.tsx'
import { QuestionsByType } from './questions-summary.tsx'
import { QuizHistory } from './quiz-history.tsx'
import { Statistics } from './statistics.tsx'

const idOf = (n: number) => `00000000-0000-4000-8000-${String(n).padStart(12, '0')}`
const quiz = (n: number, change: Partial<HistoryQuiz> = {}): HistoryQuiz => ({
  id: idOf(n),
  quiz_name: `Quiz ${n}`,
  difficulty: 'medium',
  status: 'completed',
  mode: 'test',
  counts: fillCounts({ mcq: 5, saq: 3, laq: 2 }),
  total_marks: 24,
  marks_obtained: 18.5,
  percentage: 77,
  possible_percentage: 77,
  completed_at: '2026-01-01T10:00:00+00:00',
  created_at: '2026-01-01T09:00:00+00:00',
  ...change,
})
const next = (history: HistoryQuiz[], forecast: ReviewForecast = { due: 0, next: null }) => (
  <NextStep
    history={history}
    forecast={forecast}
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

it('shows the range of a score with open points, which is not the lowest score', () => {
  const history = [quiz(1, { percentage: 50, possible_percentage: 91 }), quiz(2)]
  show(<QuizHistory history={history} />)
  expect(screen.getByText('50% to 91%')).toBeDefined()
  show(next(history))
  expect(screen.getByText(/Your lowest recent score: 77%/)).toBeDefined()
})

it.each([
  ['completed', 'Completed', 'results'],
  ['in_progress', 'In Progress', 'take'],
  ['ready', 'Ready', 'take'],
  ['generating', 'Generating', 'take'],
  ['whatever else', 'Generating', 'take'],
])('labels a quiz that is %s as %s and links to its %s', (status, label, place) => {
  show(<QuizHistory history={[quiz(1, { status })]} />)
  expect(screen.getByText(label)).toBeDefined()
  expect(screen.getByRole('link', { name: 'Quiz 1' }).getAttribute('href')).toBe(
    `/quiz/${place}/${idOf(1)}`,
  )
})

it.each([
  ['in_progress', 'Continue “Quiz 1”'],
  ['ready', '“Quiz 1” is ready'],
  ['generating', 'Quiz 1'],
])("suggests the quiz that is %s before reviewing another's results", (status, title) => {
  show(next([quiz(1, { status, percentage: null }), quiz(2, { percentage: 20 })]))
  expect(screen.getByRole('heading', { name: title })).toBeDefined()
  expect(screen.getByRole('link').getAttribute('href')).toBe(`/quiz/take/${idOf(1)}`)
})

it.each(['ready', 'generating', 'completed'])(
  'suggests due questions before a quiz that is %s',
  (status) => {
    show(next([quiz(1, { status, percentage: 20 })], { due: 6, next: null }))
    expect(screen.getByRole('heading', { name: '6 questions are due for review' })).toBeDefined()
    expect(screen.getByRole('button', { name: 'primary' })).toBeDefined()
    expect(screen.queryByRole('link')).toBeNull()
  },
)

it('states that only the newest 200 quizzes are listed', () => {
  const view = show(<QuizHistory history={Array.from({ length: 200 }, (_, n) => quiz(n))} />)
  expect(screen.getByText(/^The newest 200 quizzes are listed/)).toBeDefined()
  view.unmount()
  show(<QuizHistory history={[quiz(1)]} />)
  expect(screen.queryByText(/newest 200/)).toBeNull()
})

it('offers the due questions, not a review that was left', () => {
  show(next([quiz(1, { status: 'in_progress', mode: 'review' })], { due: 4, next: null }))
  expect(screen.getByRole('heading', { name: '4 questions are due for review' })).toBeDefined()
  expect(screen.queryByRole('link')).toBeNull()
})

it('praises the last results only if there are any', () => {
  const view = show(next([quiz(1, { percentage: 90 })]))
  expect(screen.getByText(/Your last results look good/)).toBeDefined()
  view.unmount()
  show(next([quiz(1, { status: 'in_progress', mode: 'review' })]))
  expect(screen.queryByText(/Your last results/)).toBeNull()
  expect(screen.getByRole('link').getAttribute('href')).toBe('/quiz')
})

it('states which questions come first when more are due than one review holds', () => {
  show(next([quiz(1)], { due: 21, next: null }))
  expect(screen.getByText('The 20 that have been due longest come first.')).toBeDefined()
})

it('suggests a started quiz before due questions, which remain available', () => {
  show(next([quiz(1, { status: 'in_progress' })], { due: 1, next: null }))
  expect(screen.getByRole('heading', { name: 'Continue “Quiz 1”' })).toBeDefined()
  expect(screen.getByText('1 question is due for review')).toBeDefined()
  expect(screen.getByRole('button', { name: 'secondary' })).toBeDefined()
})

it.each([
  [new Date(2026, 2, 29), 'tomorrow', 4],
  [new Date(2026, 3, 2), 'in 5 days', 1],
])('states when the next questions are due: %s', (day, when, questions) => {
  // In Europe the clock goes forward in the following night.
  vi.setSystemTime(new Date(2026, 2, 28, 23, 30))
  show(next([quiz(1)], { due: 0, next: { day, questions } }))
  expect(
    screen.getByText(
      `Next review ${when}: ${questions === 1 ? '1 question' : `${questions} questions`}`,
    ),
  ).toBeDefined()
  expect(screen.queryByRole('button')).toBeNull()
})

it('shows percentage and marks only for a completed quiz', () => {
  show(<QuizHistory history={[quiz(1), quiz(2, { status: 'ready', percentage: null })]} />)
  const [done, waiting] = screen.getAllByRole('listitem')
  expect(done?.textContent).toMatch(/77%.*18\.5 of 24/)
  expect(waiting?.textContent).not.toContain('%')
})

it('shows the five figures of the procedure', () => {
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

it('shows the attempted questions by type, an unusual type only if it was attempted', () => {
  const view = show(<QuestionsByType attempted={[{ question_type: 'mcq', questions: 1234 }]} />)
  const text = () => screen.getByRole('region', { name: 'Questions by type' }).textContent
  expect(text()).toBe('Questions by typeMultiple choice1,234Short answer0Long answer0')
  view.unmount()
  show(<QuestionsByType attempted={[{ question_type: 'true_false', questions: 2 }]} />)
  expect(text()).toContain('True or false2')
})

it('shows the newest of a long history, and the rest on demand with the focus moved there', async () => {
  show(<QuizHistory history={Array.from({ length: 18 }, (_, n) => quiz(n + 1))} />)
  expect(screen.getAllByRole('link')).toHaveLength(15)
  await userEvent.click(screen.getByRole('button', { name: 'Show all 18 quizzes' }))
  expect(screen.getAllByRole('link')).toHaveLength(18)
  expect(document.activeElement?.textContent).toBe('Quiz 16')
  expect(screen.queryByRole('button', { name: /Show all/ })).toBeNull()
})
