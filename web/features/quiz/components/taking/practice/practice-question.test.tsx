import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { MemoryRouter } from 'react-router'
import { beforeEach, expect, test } from 'vitest'
import type { Answer } from '../../../../../../domain/quiz/rows.ts'
import { answerTo, quizOf, saqRow } from '../../../../../../testing/fixtures/quiz-rows.ts'
import { PracticeQuestion } from './practice-question.tsx'

beforeEach(() => localStorage.clear())

const question = saqRow(1)
const client = new QueryClient()
const shown = (answer?: Answer) => (
  <MemoryRouter>
    <QueryClientProvider client={client}>
      <PracticeQuestion
        quiz={quizOf([question], { status: 'in_progress', mode: 'practice', completed_at: null })}
        question={question}
        answer={answer}
        attempt={1}
        takesFocus={false}
        onAnswered={() => undefined}
        onContinue={() => undefined}
      />
    </QueryClientProvider>
  </MemoryRouter>
)
const elsewhere = answerTo(question, { user_answer: 'From the other tab' })

test('keeps what is typed when another tab answers, in place of the feedback', async () => {
  const { rerender } = render(shown())
  await userEvent.type(screen.getByRole('textbox'), 'Half a thou')
  rerender(shown(elsewhere))
  expect(screen.getByRole<HTMLTextAreaElement>('textbox').value).toBe('Half a thou')
  expect(screen.getByText(/another tab\. That answer counts/)).toBeDefined()
  expect(screen.queryByRole('button', { name: 'Continue' })).toBeNull()
})

test('shows the feedback to an answer of another tab where nothing is typed', () => {
  const { rerender } = render(shown())
  rerender(shown(elsewhere))
  expect(screen.getByRole('button', { name: 'Continue' })).toBeDefined()
})

test('moves the focus to the feedback when the answer of another tab is shown', async () => {
  const { rerender } = render(shown())
  await userEvent.type(screen.getByRole('textbox'), 'Half a thou')
  rerender(shown(elsewhere))
  await userEvent.click(screen.getByRole('button', { name: 'Show that answer' }))
  await screen.findByRole('button', { name: 'Continue' })
  expect(document.activeElement).not.toBe(document.body)
})
