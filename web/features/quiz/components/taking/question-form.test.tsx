import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, it } from 'vitest'
import { answerTo, mcqRow, QUIZ_ID, saqRow } from '../../../../../testing/fixtures/quiz-rows.ts'
import type { Answer, Question } from '../../../../../domain/quiz/rows.ts'
import { QuestionForm } from './question-form.tsx'
import { QuestionGrid } from './question-grid.tsx'

beforeEach(() => localStorage.clear())

const form = (question: Question, answer?: Answer) => (
  <QueryClientProvider client={new QueryClient()}>
    <QuestionForm
      quizId={QUIZ_ID}
      question={question}
      answer={answer}
      onAnswered={() => undefined}
    />
  </QueryClientProvider>
)
const show = (question: Question, answer?: Answer) => render(form(question, answer))

it('shows a radio button for each of the four options', () => {
  show(mcqRow(1))
  expect(
    within(screen.getByRole('group', { name: 'Options' }))
      .getAllByRole('radio')
      .map((option) => option.closest('label')?.textContent),
  ).toEqual(['1Oxygen', '2Carbon dioxide', '3Nitrogen', '4Argon'])
})

it.each([
  ['saq', 4],
  ['laq', 8],
] as const)('renders a question of type %s with a field of %i rows', (question_type, rows) => {
  show(saqRow(1, { question_type }))
  expect(screen.getByRole<HTMLTextAreaElement>('textbox').rows).toBe(rows)
})

it('rejects an empty answer and one of spaces only', async () => {
  show(saqRow(1))
  await userEvent.click(screen.getByRole('button', { name: 'Submit Answer' }))
  expect((await screen.findByRole('alert')).textContent).toBe(
    'Please provide an answer before submitting.',
  )
  await userEvent.type(screen.getByRole('textbox'), '   ')
  expect(screen.queryByRole('alert')).toBeNull()
  await userEvent.click(screen.getByRole('button', { name: 'Submit Answer' }))
  expect((await screen.findByRole('alert')).textContent).toBe(
    'Please provide an answer before submitting.',
  )
})

it('counts the characters of a long answer and reports that it has reached its maximum length', () => {
  show(saqRow(1))
  const field = screen.getByRole('textbox')
  fireEvent.change(field, { target: { value: 'x'.repeat(3_999) } })
  expect(screen.queryByRole('status')).toBeNull()
  fireEvent.change(field, { target: { value: 'x'.repeat(4_000) } })
  expect(screen.getByRole('status').textContent).toBe('4,000 of 5,000 characters')
  fireEvent.change(field, { target: { value: 'x'.repeat(5_000) } })
  expect(screen.getAllByRole('status').map((each) => each.textContent)).toEqual([
    '5,000 of 5,000 characters',
    expect.stringContaining('Limit reached: 5,000 characters.'),
  ])
})

it('refuses an answer that is longer than can be marked', async () => {
  show(saqRow(1))
  fireEvent.change(screen.getByRole('textbox'), { target: { value: 'x'.repeat(5_001) } })
  await userEvent.click(screen.getByRole('button', { name: 'Submit Answer' }))
  expect((await screen.findByRole('alert')).textContent).toBe(
    'An answer has at most 5,000 characters.',
  )
})

it('makes a saved answer read-only', () => {
  const question = saqRow(1)
  show(question, answerTo(question))
  expect(screen.getByRole<HTMLTextAreaElement>('textbox').readOnly).toBe(true)
  expect(screen.queryByRole('button', { name: 'Submit Answer' })).toBeNull()
})

it('keeps what was typed when another tab saves an answer, and states which one counts', async () => {
  const question = saqRow(1)
  const { rerender } = render(form(question))
  const field = () => screen.getByRole<HTMLTextAreaElement>('textbox')
  await userEvent.type(field(), 'Half a thou')
  rerender(form(question, answerTo(question, { user_answer: 'From the other tab' })))
  expect(field().value).toBe('Half a thou')
  expect(field().readOnly).toBe(false)
  screen.getByText('This question was already answered in another tab. That answer counts.')
  await userEvent.type(field(), 'ght')
  expect(field().value).toBe('Half a thought')
})

it('shows the answer of another tab where nothing was typed', () => {
  const question = saqRow(1)
  show(question, answerTo(question, { user_answer: 'From the other tab' }))
  expect(screen.getByRole<HTMLTextAreaElement>('textbox').value).toBe('From the other tab')
  expect(screen.queryByText(/another tab\. That answer counts/)).toBeNull()
})

it('marks answered questions and the current one in the grid', async () => {
  const questions = [mcqRow(1), saqRow(2)]
  const went: number[] = []
  render(
    <QuestionGrid
      questions={questions}
      current={1}
      answered={new Set([questions[0]?.id ?? ''])}
      onGo={(index) => went.push(index)}
    />,
  )
  await userEvent.click(screen.getByRole('button', { name: 'Question 1, answered' }))
  expect(went).toEqual([0])
  expect(
    screen.getByRole('button', { name: 'Question 2, not answered' }).getAttribute('aria-current'),
  ).toBe('step')
})

it('does not colour an answer of a test as if it were correct', () => {
  const question = mcqRow(1)
  const { container } = render(
    <>
      <QuestionGrid
        questions={[question]}
        current={0}
        answered={new Set([question.id])}
        onGo={() => undefined}
      />
      {form(question, answerTo(question))}
    </>,
  )
  expect(screen.getByText('Answer saved')).toBeDefined()
  expect(container.querySelector('.text-correct')).toBeNull()
})

it('marks questions missed so far in the grid of a practice, not as done', () => {
  const questions = [mcqRow(1), saqRow(2)]
  const missed = new Set([questions[0]?.id ?? ''])
  const answered = new Set(questions.map(({ id }) => id))
  render(
    <QuestionGrid
      questions={questions}
      current={1}
      answered={answered}
      missed={missed}
      onGo={() => undefined}
    />,
  )
  expect(screen.getByRole('button', { name: 'Question 1, missed so far' })).toBeDefined()
  expect(screen.getByRole('button', { name: 'Question 2, answered' })).toBeDefined()
})

it('renders formulas and code in options', async () => {
  const options = { '1': '$x^2$', '2': '`x * x`', '3': 'x and x', '4': '$5' }
  const { container } = show(mcqRow(1, { options }))
  await waitFor(() => expect(container.querySelectorAll('.katex')).toHaveLength(1))
  expect(screen.getByText('x * x').tagName).toBe('CODE')
  expect(screen.getByText('$5')).toBeDefined()
})

it('offers no hints in a test, since they are made from the key', () => {
  show(mcqRow(1))
  expect(screen.queryByRole('button', { name: 'Hint' })).toBeNull()
})

it('offers the answer of another tab instead of submitting one that cannot count', async () => {
  const question = saqRow(1)
  const { rerender } = show(question)
  await userEvent.type(screen.getByRole('textbox'), 'Half a thought')
  rerender(form(question, answerTo(question, { user_answer: 'From the other tab' })))
  expect(screen.queryByRole('button', { name: 'Submit Answer' })).toBeNull()
  await userEvent.click(screen.getByRole('button', { name: 'Show that answer' }))
  expect(screen.getByRole<HTMLTextAreaElement>('textbox').value).toBe('From the other tab')
  expect(screen.getByText(/another tab/)).toBeDefined()
  expect(document.activeElement?.tagName).toBe('FORM')
})
