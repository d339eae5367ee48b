import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { cleanup, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createMemoryRouter, MemoryRouter, RouterProvider } from 'react-router'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import type { Answer, Question, Quiz } from '../../../../../../domain/quiz/rows.ts'
import {
  answerTo,
  BASE_ID,
  FILE_ID,
  mcqRow,
  quizOf,
  saqRow,
} from '../../../../../../testing/fixtures/quiz-rows.ts'
import type { PagePlace } from '../../../page-panel-context.ts'
import { storedDraft } from '../../../api/taking/stored-draft.ts'
import { Practice } from './practice.tsx'

beforeEach(() => localStorage.clear())

const practice = (questions = [mcqRow(1), saqRow(2)], change: Partial<Quiz> = {}) =>
  quizOf(questions, { status: 'in_progress', mode: 'practice', completed_at: null, ...change })

const wrong = { user_answer: '1', is_correct: false, marks_obtained: 0 }
const retryOf = (answer: Answer, is_correct: boolean): Answer['retries'][number] => ({
  user_answer: is_correct ? '2' : '3',
  is_correct,
  marks_obtained: is_correct ? 1 : 0,
  similarity_score: is_correct ? 100 : 0,
  feedback: '',
  graded_by: 'rule',
  points: [],
  answered_at: new Date(Date.parse(answer.answered_at) + 60_000).toISOString(),
})

function show(quiz: Quiz, answers: Answer[], search = '') {
  const places: PagePlace[] = []
  const router = createMemoryRouter(
    [
      {
        path: '/',
        element: (
          <Practice
            quiz={quiz}
            answers={answers}
            renderPage={(place, onClose) => {
              places.push(place)
              return (
                <button type="button" onClick={onClose}>
                  the page
                </button>
              )
            }}
          />
        ),
      },
    ],
    { initialEntries: [`/${search}`] },
  )
  render(
    <QueryClientProvider client={new QueryClient()}>
      <main>
        <RouterProvider router={router} />
      </main>
    </QueryClientProvider>,
  )
  return { router, places }
}

const verdict = () => screen.getByRole('heading', { level: 3 }).textContent
const proceed = () => userEvent.click(screen.getByRole('button', { name: 'Continue' }))

test('shows the difficulty of a practice beside its name', () => {
  show(practice([mcqRow(1)], { difficulty: 'hard' }), [])
  expect(screen.getByText('Practice')).toBeDefined()
  expect(screen.getByText('Hard')).toBeDefined()
})

describe('the feedback of a practice', () => {
  test('states whether the answer was correct, why, and that a missed question is asked again', () => {
    const question = mcqRow(1)
    show(practice([question]), [answerTo(question, wrong)], '?q=1')
    expect(verdict()).toBe('Not correct, 0 of 1 mark')
    expect(screen.getByText('Plants build sugar from it.')).toBeDefined()
    expect(screen.getByText('Correct answer')).toBeDefined()
    expect(screen.getByText('This question comes again in this session.')).toBeDefined()
  })

  test('leaves the verdict to the learner while a point is open', () => {
    const question = saqRow(1)
    const open = {
      verdict: 'open',
      text: 'Plants make sugar.',
      quote: null,
      page: 3,
      source_quote: null,
    } as const
    const judged = { is_correct: false, marks_obtained: 0, graded_by: 'lexical' } as const
    show(practice([question]), [answerTo(question, { ...judged, points: [open] })], '?q=1')
    expect(verdict()).toBe('You decide, 0 to 3 of 3 marks')
  })

  test('states when a wrong answer that was rated sure returns', () => {
    const question = mcqRow(1)
    const sure = { ...wrong, confidence: 'sure' } as const
    const note = 'You were sure. This question returns tomorrow, and again within a week.'
    const isSaid = (change: Partial<Answer>, of = question) => {
      show(practice([of]), [answerTo(of, change)], '?q=1')
      const isThere = screen.queryByText(note) !== null
      cleanup()
      return isThere
    }
    expect(isSaid(sure)).toBe(true)
    expect(isSaid({ ...sure, confidence: 'unsure' })).toBe(false)
    expect(isSaid({ ...sure, confidence: null })).toBe(false)
    expect(isSaid({ confidence: 'sure' })).toBe(false)
    // Without its file a question does not return.
    expect(isSaid(sure, { ...question, source_file_id: null })).toBe(false)
  })

  test('states which marks count once a missed question was answered correctly', () => {
    const question = mcqRow(1)
    const first = answerTo(question, wrong)
    show(practice([question]), [{ ...first, retries: [retryOf(first, true)] }], '?q=1&try=2')
    expect(verdict()).toBe('Correct, 1 of 1 mark')
    expect(screen.getByText('The marks of your first answer count.')).toBeDefined()
  })

  test('lets the learner mark each attempt at a written question, and decide its open points', () => {
    const question = saqRow(1)
    const point = { text: 'Plants make sugar.', quote: null, page: 3, source_quote: null }
    const points = [
      { ...point, verdict: 'missed' as const },
      { ...point, verdict: 'open' as const },
    ]
    const judged = { is_correct: false, marks_obtained: 0, graded_by: 'lexical', points } as const
    const first = answerTo(question, judged)
    const second = { ...retryOf(first, false), ...judged, points }
    show(practice([question]), [{ ...first, retries: [second] }], '?q=1&try=2')
    expect(screen.getByRole('button', { name: 'Mark it yourself' })).toBeDefined()
    expect(screen.getByRole('button', { name: 'Met' })).toMatchObject({ disabled: false })
  })

  test('opens the page beside the question and closes it again', async () => {
    const question = mcqRow(1)
    const { places, router } = show(practice([question]), [answerTo(question)], '?q=1')
    await userEvent.click(screen.getByRole('link', { name: 'Open page 3 of botany.pdf' }))
    expect(places.at(-1)).toEqual({
      baseId: BASE_ID,
      fileId: FILE_ID,
      page: 3,
      quote: 'Plants take in carbon dioxide.',
    })
    expect(router.state.location.pathname).toBe('/')
    await userEvent.click(screen.getByRole('button', { name: 'the page' }))
    expect(screen.queryByRole('button', { name: 'the page' })).toBeNull()
    expect(document.activeElement?.id).toBe('practice-verdict')
  })

  test('announces the verdict and moves the focus after each step', async () => {
    const questions = [mcqRow(1), mcqRow(2), saqRow(3)]
    const [first, second] = questions.map((question) => answerTo(question))
    show(practice(questions), first && second ? [first, second] : [], '?q=1')
    await userEvent.click(screen.getByRole('button', { name: 'Question 2, answered' }))
    expect(screen.getByRole('status').textContent).toBe('Correct, 1 of 1 mark')
    expect(document.activeElement?.id).toBe('practice-verdict')
    await userEvent.keyboard('{Enter}')
    expect(screen.getByText('Question 3 of 3')).toBeDefined()
    expect(document.activeElement?.id).toBe('question-text')
  })
})

describe('the order of a practice', () => {
  test('continues with the first unanswered question, with hints', () => {
    const questions = [mcqRow(1), saqRow(2)]
    show(practice(questions), [answerTo(mcqRow(1))])
    expect(screen.getByText('Question 2 of 2')).toBeDefined()
    expect(screen.getByRole('textbox')).toBeDefined()
    expect(screen.getByRole('button', { name: 'Hint' })).toBeDefined()
  })

  test('asks a missed question again with an empty form', async () => {
    const question = mcqRow(1)
    const { router } = show(practice([question]), [answerTo(question, wrong)], '?q=1')
    await proceed()
    expect(screen.getByText('Question 1 again')).toBeDefined()
    const options = screen.getAllByRole<HTMLInputElement>('radio')
    expect(options.some(({ checked, disabled }) => checked || disabled)).toBe(false)
    expect(router.state.location.search).toBe('?q=1&try=2')
  })

  test('moves the options of a missed question, in the form and in its feedback', () => {
    const question = mcqRow(1)
    const first = answerTo(question, wrong)
    const order = () => screen.getAllByRole('radio').map((one) => one.closest('label')?.textContent)
    show(practice([question]), [first], '?q=1&try=2')
    expect(order()).toEqual(['1Carbon dioxide', '2Nitrogen', '3Argon', '4Oxygen'])
    cleanup()
    show(practice([question]), [{ ...first, retries: [retryOf(first, true)] }], '?q=1&try=2')
    expect(screen.getByText('Carbon dioxide').closest('li')?.textContent).toContain('Your answer')
    expect(screen.getByText('Carbon dioxide').closest('li')).toBe(
      screen.getAllByRole('listitem')[0],
    )
  })

  test('chooses the option beside the key that is pressed, and stores its own number', async () => {
    const question = mcqRow(1)
    show(practice([question]), [answerTo(question, wrong)], '?q=1&try=2')
    await userEvent.keyboard('1')
    const chosen = screen.getByRole('radio', { name: 'Carbon dioxide' })
    expect(chosen).toMatchObject({ value: '2', checked: true })
  })

  test('shows the same feedback after a reload', () => {
    const question = mcqRow(1)
    const first = answerTo(question, wrong)
    show(practice([question]), [{ ...first, retries: [retryOf(first, false)] }], '?q=1&try=2')
    expect(verdict()).toBe('Not correct, 0 of 1 mark')
  })

  test('ends with the results once every question was right', async () => {
    const question = mcqRow(1)
    show(practice([question]), [answerTo(question)], '?q=1')
    await proceed()
    const end = screen.getByRole('region', { name: 'Every question is answered' })
    expect(within(end).getByText('Each one was right at least once.')).toBeDefined()
    expect(within(end).getByRole('button', { name: 'Show results' })).toBeDefined()
    expect(document.activeElement?.id).toBe('practice-end')
  })
})

test('says what becomes of unanswered questions when a practice is finished', async () => {
  show(practice(), [answerTo(mcqRow(1))])
  await userEvent.click(screen.getByRole('button', { name: 'Finish practice' }))
  const dialog = screen.getByRole('dialog', { name: 'Finish with questions unanswered?' })
  expect(dialog.textContent).toContain('It does not count, and you can practise it later.')
  expect(within(dialog).getByRole('button', { name: 'Finish practice' })).toBeDefined()
})

test('does not offer to finish a practice without any answer, which has no result', () => {
  show(practice(), [])
  expect(screen.queryByRole('button', { name: 'Finish practice' })).toBeNull()
})

describe('a review', () => {
  const review = (change: Partial<Quiz> = {}) =>
    practice([mcqRow(1), mcqRow(2)], { mode: 'review', ...change })

  test('can stop at any time without a question being counted as missed', async () => {
    show(review(), [answerTo(mcqRow(1))])
    expect(screen.getByRole('button', { name: 'Stop here' })).toBeDefined()
    expect(
      screen.getByText('Your answers count. Questions without an answer stay due.'),
    ).toBeDefined()
  })

  test('offers to stop or go on when its time is up', async () => {
    const ended = new Date(Date.now() - 1000).toISOString()
    show(review({ review_ends_at: ended }), [answerTo(mcqRow(1))], '?q=1')
    await proceed()
    expect(screen.getByRole('heading', { name: 'Time is up' })).toBeDefined()
    expect(screen.getByText('1 question answered. The others stay due.')).toBeDefined()
    await userEvent.click(screen.getByRole('button', { name: 'Go on' }))
    expect(screen.getByText('Question 2 of 2')).toBeDefined()
  })

  test('continues while there is time', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-03-01T10:04:59Z') })
    try {
      show(review({ review_ends_at: '2026-03-01T10:05:00Z' }), [answerTo(mcqRow(1))], '?q=1')
      await proceed()
      expect(screen.getByText('Question 2 of 2')).toBeDefined()
    } finally {
      vi.useRealTimers()
    }
  })
})

describe('a review that is stored under new ids', () => {
  const review = (question: Question) =>
    quizOf([question], { status: 'in_progress', mode: 'review' })
  const client = new QueryClient()
  const shown = (question: Question) => (
    <QueryClientProvider client={client}>
      <MemoryRouter>
        <Practice quiz={review(question)} answers={[]} renderPage={() => null} />
      </MemoryRouter>
    </QueryClientProvider>
  )

  test('keeps what is being typed, and the focus', async () => {
    const here = saqRow(1)
    const { rerender } = render(shown(here))
    const field = screen.getByRole<HTMLTextAreaElement>('textbox')
    await userEvent.type(field, 'Half a')
    rerender(shown(saqRow(1, { id: saqRow(7).id, repeats: here.id })))
    await userEvent.keyboard(' thought')
    expect(screen.getByRole<HTMLTextAreaElement>('textbox').value).toBe('Half a thought')
    expect(storedDraft(review(here).id, saqRow(7).id)).toBe('Half a thought')
  })

  test('keeps the chosen option, and the focus at it, where it has another number', async () => {
    const here = mcqRow(1)
    const { rerender } = render(shown(here))
    const chosen = () => screen.getByRole<HTMLInputElement>('radio', { name: 'Oxygen' })
    await userEvent.click(chosen())
    const options = { '1': 'Argon', '2': 'Nitrogen', '3': 'Carbon dioxide', '4': 'Oxygen' }
    rerender(shown(mcqRow(1, { id: mcqRow(7).id, repeats: here.id, options })))
    expect(chosen()).toMatchObject({ value: '4', checked: true })
    expect(document.activeElement).toBe(chosen())
  })
})
