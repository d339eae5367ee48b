import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { answerTo, mcqRow, QUIZ_ID, saqRow } from '../../../../../testing/fixtures/quiz-rows.ts'
import type { Answer, Question } from '../../../../../domain/quiz/rows.ts'
import { removeDraft, storedConfidence } from '../../api/taking/stored-draft.ts'
import { AnswerForm } from './question-form.tsx'

beforeEach(() => localStorage.clear())

/** The form of a question, and what it saves. */
function show(
  question: Question,
  { answer, attempt = 1 }: { answer?: Answer; attempt?: number } = {},
) {
  const mutate = vi.fn()
  const shown = render(
    <QueryClientProvider client={new QueryClient()}>
      <AnswerForm
        quizId={QUIZ_ID}
        question={question}
        answer={answer}
        save={{ mutate, isPending: false, data: undefined }}
        attempt={attempt}
        onAnswered={() => undefined}
      />
    </QueryClientProvider>,
  )
  const saved = () => mutate.mock.calls.map(([values]) => values as unknown)
  return { ...shown, saved }
}

const group = () => screen.getByRole('radiogroup', { name: 'How sure are you?' })
const level = (name: string) => within(group()).getByRole<HTMLInputElement>('radio', { name })
const chosen = () =>
  within(group())
    .getAllByRole<HTMLInputElement>('radio')
    .flatMap(({ checked, value }) => (checked ? [value] : []))
const submit = () => userEvent.click(screen.getByRole('button', { name: 'Submit Answer' }))

describe('the confidence of an answer', () => {
  test('has three levels, none of them chosen at first', () => {
    show(mcqRow(1))
    const labels = within(group()).getAllByRole('radio')
    expect(labels.map((each) => each.closest('label')?.textContent)).toEqual([
      'Sure',
      'Not sure',
      'Guess',
    ])
    expect(chosen()).toEqual([])
  })

  test('is saved with the answer, and is never required', async () => {
    const question = mcqRow(1)
    const first = show(question)
    await userEvent.click(screen.getByRole('radio', { name: 'Carbon dioxide' }))
    await submit()
    const answered = { questionId: question.id, userAnswer: '2' }
    expect(first.saved()).toEqual([{ ...answered, confidence: null }])
    first.unmount()
    const second = show(question)
    await userEvent.click(level('Not sure'))
    await submit()
    expect(second.saved()).toEqual([{ ...answered, confidence: 'unsure' }])
  })

  test('leaves the answer empty', async () => {
    const { saved } = show(saqRow(1))
    await userEvent.click(level('Sure'))
    expect(screen.getByRole<HTMLTextAreaElement>('textbox').value).toBe('')
    await submit()
    expect(saved()).toEqual([{ questionId: saqRow(1).id, userAnswer: '', confidence: 'sure' }])
  })

  test('is removed by a second click', async () => {
    show(mcqRow(1))
    await userEvent.click(level('Guess'))
    expect(chosen()).toEqual(['guess'])
    await userEvent.click(level('Guess'))
    expect(chosen()).toEqual([])
    expect(storedConfidence(QUIZ_ID, mcqRow(1).id)).toBeNull()
  })

  test('is chosen by keyboard', async () => {
    show(saqRow(1))
    await userEvent.click(screen.getByRole('textbox'))
    await userEvent.tab()
    await userEvent.keyboard(' ')
    expect(chosen()).toEqual(['sure'])
  })

  test('is kept with the draft, and removed with it', async () => {
    const question = saqRow(1)
    const { unmount } = show(question)
    await userEvent.click(level('Sure'))
    unmount()
    show(question)
    expect(chosen()).toEqual(['sure'])
    removeDraft(QUIZ_ID, question.id)
    expect(storedConfidence(QUIZ_ID, question.id)).toBeNull()
  })

  test('is not asked for a further answer, nor once the answer is saved', () => {
    const question = saqRow(1)
    const { unmount } = show(question, { attempt: 2 })
    expect(screen.queryByRole('radiogroup')).toBeNull()
    unmount()
    show(question, { answer: answerTo(question) })
    expect(screen.queryByRole('radiogroup')).toBeNull()
  })
})
