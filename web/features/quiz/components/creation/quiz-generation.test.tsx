import { act, cleanup, render, screen } from '@testing-library/react'
import { createMemoryRouter, Link, RouterProvider } from 'react-router'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { fillCounts } from '../../../../../domain/quiz/creation/counts.ts'
import { slowScreen } from '../../../../../testing/browser/slow-route.ts'
import { QUIZ_ID } from '../../../../../testing/fixtures/quiz-rows.ts'
import { ToastProvider } from '../../../../components/status/toast.tsx'
import { QuizGeneration } from './quiz-generation.tsx'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

const show = (made = fillCounts({ mcq: 5, saq: 3, laq: 2 })) => {
  const ready = {
    type: 'ready' as const,
    quiz_id: QUIZ_ID,
    asked: fillCounts({ mcq: 5, saq: 3, laq: 2 }),
    made,
  }
  const router = createMemoryRouter(
    [
      {
        path: '/quiz',
        element: (
          <>
            <QuizGeneration name="Cells" progress={null} made={ready} onCancel={() => undefined} />
            <Link to="/elsewhere">Elsewhere</Link>
          </>
        ),
      },
      { path: '/quiz/take/:quizId', element: <h1>The quiz</h1> },
      slowScreen('/elsewhere'),
    ],
    { initialEntries: ['/quiz'] },
  )
  render(
    <ToastProvider>
      <RouterProvider router={router} />
    </ToastProvider>,
  )
  return () => router.state.location.pathname
}

it('opens the quiz after a second and a half and not before', async () => {
  const place = show()
  await act(() => vi.advanceTimersByTimeAsync(1499))
  expect(place()).toBe('/quiz')
  await act(() => vi.advanceTimersByTimeAsync(1))
  expect(place()).toBe(`/quiz/take/${QUIZ_ID}`)
})

it('can be skipped by a click', async () => {
  const place = show()
  await act(async () => {
    screen.getByRole('link', { name: 'Start now' }).click()
    await vi.advanceTimersByTimeAsync(0)
  })
  expect(place()).toBe(`/quiz/take/${QUIZ_ID}`)
})

it('states how many of the requested questions were made', () => {
  show(fillCounts({ mcq: 4, saq: 2, laq: 1 }))
  expect(screen.getByText(/^7 of 10 questions/)).toBeDefined()
})

it('states which kinds of questions were replaced, and the marks', async () => {
  show(fillCounts({ mcq: 0, saq: 8, laq: 2 }))
  const text =
    '10 questions, each with its page. Multiple choice: 0 instead of 5; Short answer: 8 instead of 3. 34 marks instead of 24.'
  expect(screen.getByText(text)).toBeDefined()
  await act(() => vi.advanceTimersByTimeAsync(1500))
  expect(screen.getByText(text)).toBeDefined()
})

it('still states it beside the opened quiz, only if there are fewer', async () => {
  const place = show(fillCounts({ mcq: 4, saq: 2, laq: 1 }))
  await act(() => vi.advanceTimersByTimeAsync(1500))
  expect(place()).toBe(`/quiz/take/${QUIZ_ID}`)
  expect(screen.getByText(/^7 of 10 questions/)).toBeDefined()
  cleanup()
  show()
  await act(() => vi.advanceTimersByTimeAsync(1500))
  expect(screen.queryByText(/^10 questions/)).toBeNull()
})

it('does not redirect after the learner clicked another link, however slow the next screen is', async () => {
  const place = show()
  await act(async () => {
    screen.getByRole('link', { name: 'Elsewhere' }).click()
    await vi.advanceTimersByTimeAsync(5000)
  })
  expect(place()).toBe('/quiz')
  await act(() => vi.advanceTimersByTimeAsync(10_000))
  expect(place()).toBe('/elsewhere')
})

it('takes the focus only if the submitted form had it', () => {
  const field = document.body.appendChild(document.createElement('input'))
  field.focus()
  show()
  expect(document.activeElement).toBe(field)
  field.remove()
  show()
  expect(document.activeElement?.textContent).toBe('Your quiz is ready')
})
