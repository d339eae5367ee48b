import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { Failure, type FailureCode } from '../../../../../domain/failure.ts'
import { DEFAULT_COUNTS } from '../../../../../domain/quiz/creation/counts.ts'
import { en } from '../../../../../messages/en/index.ts'
import { QuizSettings } from './quiz-settings.tsx'

/** The labels of the fields that are marked as wrong, in their order. */
function markedFields(code: FailureCode, counts = DEFAULT_COUNTS): (string | undefined)[] {
  render(
    <QueryClientProvider client={new QueryClient()}>
      <QuizSettings
        value={{
          name: 'Rivers',
          difficulty: 'easy',
          mode: 'test',
          timeLimit: null,
          counts,
        }}
        failure={new Failure(code)}
        onChange={() => undefined}
      />
    </QueryClientProvider>,
  )
  const fields = [...screen.getAllByRole('textbox'), ...screen.getAllByRole('spinbutton')]
  return fields
    .filter((field) => field.getAttribute('aria-invalid') === 'true')
    .map((field) => (field as HTMLInputElement).labels?.[0]?.textContent)
}

test.each<[FailureCode, string]>([
  ['quiz_name_required', 'Quiz name'],
  ['quiz_mcq_count', 'Multiple choice'],
  ['quiz_laq_count', 'Long answer'],
  ['quiz_time_limit', 'Time limit in minutes'],
])('marks the field that %s is about, which has the message and the focus', (code, label) => {
  expect(markedFields(code)).toEqual([label])
  const field = screen.getByLabelText(label)
  expect(field).toBe(document.activeElement)
  const described = field.getAttribute('aria-describedby')?.split(' ') ?? []
  expect(described.map((id) => document.getElementById(id)?.textContent)).toContain(en.errors[code])
  expect(field.closest('details')?.open).not.toBe(false)
})

test.each<FailureCode>(['quiz_files_required', 'quiz_too_many_questions'])(
  'leaves the focus where it is for %s, which is about no single field',
  (code) => {
    expect(markedFields(code)).toEqual([])
    expect(document.activeElement).toBe(document.body)
  },
)

test('marks every count that is out of range', () => {
  const counts = { ...DEFAULT_COUNTS, saq: -3, laq: 25 }
  expect(markedFields('quiz_saq_count', counts)).toEqual(['Short answer', 'Long answer'])
  expect(screen.getByText(en.errors.quiz_saq_count)).toBeDefined()
  expect(screen.getByText(en.errors.quiz_laq_count)).toBeDefined()
})
