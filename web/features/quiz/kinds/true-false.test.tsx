import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { MemoryRouter } from 'react-router'
import { beforeEach, expect, test } from 'vitest'
import { DEFAULT_COUNTS } from '../../../../domain/quiz/creation/counts.ts'
import { answerTo, mcqRow, QUIZ_ID } from '../../../../testing/fixtures/quiz-rows.ts'
import { QuestionForm } from '../components/taking/question-form.tsx'
import { QuestionReview } from '../components/results/question-review.tsx'
import { QuizSettings, type QuizSettingsValue } from '../components/creation/quiz-settings.tsx'

const question = mcqRow(1, {
  question_type: 'true_false',
  question_text: 'Plants take in oxygen only.',
  options: null,
  correct_answer: 'false',
  correct_option_number: 2,
})

const withClient = (element: React.ReactNode, site: object = {}) => {
  const client = new QueryClient()
  client.setQueryData(['site-config'], site)
  return render(
    <QueryClientProvider client={client}>
      <MemoryRouter>{element}</MemoryRouter>
    </QueryClientProvider>,
  )
}

beforeEach(() => localStorage.clear())

test('offers true and false as the answers', () => {
  withClient(
    <QuestionForm
      quizId={QUIZ_ID}
      question={question}
      answer={undefined}
      onAnswered={() => undefined}
    />,
  )
  const options = within(
    screen.getByRole('group', { name: 'Options' }),
  ).getAllByRole<HTMLInputElement>('radio')
  expect(options.map((option) => [option.value, option.closest('label')?.textContent])).toEqual([
    ['1', '1True'],
    ['2', '2False'],
  ])
})

test('marks the chosen and the correct answer in the review', () => {
  withClient(
    <QuestionReview
      question={question}
      answer={answerTo(question, { user_answer: '1', is_correct: false, marks_obtained: 0 })}
      sources={[]}
    />,
  )
  const [chosen, correct] = screen.getAllByRole('listitem')
  expect(chosen?.textContent).toBe('TrueYour answer')
  expect(correct?.textContent).toBe('FalseCorrect answer')
  expect(screen.getByText('True or false')).toBeDefined()
})

function Settings() {
  const [value, setValue] = useState<QuizSettingsValue>({
    name: '',
    difficulty: 'easy',
    mode: 'test',
    timeLimit: null,
    counts: { ...DEFAULT_COUNTS },
  })
  return (
    <>
      <QuizSettings value={value} failure={null} onChange={setValue} />
      <output>{value.counts.true_false}</output>
    </>
  )
}

test('is in the collapsed part of the form, with a count of 0', async () => {
  withClient(<Settings />, { url: '', key: 'k', model: 'a-model' })
  const folded = screen.getByText('More kinds of questions').closest('details')
  expect(folded?.open).toBe(false)
  await userEvent.click(screen.getByText('More kinds of questions'))
  const field = screen.getByRole<HTMLInputElement>('spinbutton', { name: 'True or false' })
  expect(field.value).toBe('0')
  await userEvent.clear(field)
  await userEvent.type(field, '4')
  expect(screen.getByRole('status').textContent).toBe('4')
})

test('is not offered on a site without a model', () => {
  withClient(<Settings />, { url: '', key: 'k', model: null })
  expect(screen.queryByText('More kinds of questions')).toBeNull()
})
