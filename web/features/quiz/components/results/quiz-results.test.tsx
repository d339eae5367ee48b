import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { cleanup, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { MemoryRouter } from 'react-router'
import { describe, expect, test } from 'vitest'
import { APPEALS_MAX } from '../../../../../domain/constants.ts'
import {
  answerTo,
  BASE_ID,
  FILE_ID,
  mcqRow,
  QUIZ_ID,
  quizOf,
  saqRow,
} from '../../../../../testing/fixtures/quiz-rows.ts'
import type { Answer, Quiz } from '../../../../../domain/quiz/rows.ts'
import { QuizResults } from './quiz-results.tsx'

const show = (quiz: Quiz, answers: Answer[]) =>
  render(
    <QueryClientProvider client={new QueryClient()}>
      <MemoryRouter>
        <QuizResults quiz={quiz} answers={answers} />
      </MemoryRouter>
    </QueryClientProvider>,
  )

test.each([
  [100, 'Excellent'],
  [80, 'Excellent'],
  [79, 'Good'],
  [60, 'Good'],
  [59, 'Fair'],
  [40, 'Fair'],
  [39, 'Needs Improvement'],
  [0, 'Needs Improvement'],
])('shows %i percent as %s', (percentage, grade) => {
  show(quizOf([mcqRow(1)], { percentage }), [])
  const score = screen.getByRole('region', { name: 'Score' })
  expect(score.textContent).toContain(`${percentage}%`)
  expect(score.textContent).toContain(grade)
})

test('links every question to its page with the passage to highlight', () => {
  const question = mcqRow(1)
  show(quizOf([question], { percentage: 100, marks_obtained: 1 }), [answerTo(question)])
  const link = screen.getByRole('link', { name: 'Open page 3 of botany.pdf' })
  const target = new URL(link.getAttribute('href') ?? '', 'http://stoa.test')
  expect(target.pathname).toBe(`/base/${BASE_ID}`)
  expect(Object.fromEntries(target.searchParams)).toEqual({
    file: FILE_ID,
    page: '3',
    quote: 'Plants take in carbon dioxide.',
  })
})

test('shows the file of a page in the results of a quiz on several files', () => {
  const question = mcqRow(1)
  const quiz = quizOf([question])
  const other = { file_id: QUIZ_ID, base_id: BASE_ID, base_files: null }
  show(quiz, [])
  expect(screen.getByRole('link', { name: /^Open page 3/ }).textContent).toBe('Page 3')
  cleanup()
  show({ ...quiz, quiz_sources: [...quiz.quiz_sources, other] }, [])
  expect(screen.getByRole('link', { name: /^Open page 3/ }).textContent).toBe(
    'Open page 3 of botany.pdf',
  )
})

test.each([
  ['once a passage that says the same as the explanation', 'Osmosis: the movement of water', 1],
  [
    'a passage and an explanation that says more',
    'Osmosis: the movement of water. It needs no energy.',
    2,
  ],
])('shows %s', (_, explanation, places) => {
  const source_quote = 'Osmosis is the movement of\nwater.'
  const question = mcqRow(1, { explanation, source_quote })
  show(quizOf([question]), [answerTo(question)])
  expect(screen.getAllByText(/the movement of water/)).toHaveLength(places)
  expect(screen.getByText('Osmosis is the movement of water.')).toBeDefined()
})

test('shows the page of a question whose file was deleted', () => {
  const question = mcqRow(1, { source_file_id: null })
  show(quizOf([question]), [])
  expect(screen.getByText('From page 3 of a file that was deleted')).toBeDefined()
})

test('states the chosen and the correct option of a wrong choice', () => {
  const question = mcqRow(1)
  show(quizOf([question]), [
    answerTo(question, { user_answer: '1', is_correct: false, marks_obtained: 0 }),
  ])
  expect(screen.getByText('Not correct')).toBeDefined()
  expect(screen.getByText(/Oxygen/).closest('li')?.textContent).toContain('Your answer')
  expect(screen.getByText(/Carbon dioxide/).closest('li')?.textContent).toContain('Correct answer')
})

test('shows verdict, quoted words and page of each mark point', () => {
  const question = saqRow(1)
  show(quizOf([question]), [
    answerTo(question, {
      graded_by: 'model',
      is_correct: false,
      marks_obtained: 1.5,
      points: [
        {
          text: 'Chlorophyll reflects green light',
          verdict: 'partial',
          quote: 'reflects green light',
          page: 4,
          source_quote: 'Chlorophyll reflects green.',
        },
      ],
    }),
  ])
  const point = screen.getByText('Chlorophyll reflects green light').closest('li')
  if (!point) throw new Error('no point')
  expect(within(point).getByText('Partly met:')).toBeDefined()
  expect(within(point).getByText('reflects green light')).toBeDefined()
  expect(within(point).getByRole('link', { name: 'Open page 4 of botany.pdf' })).toBeDefined()
  expect(screen.getByText('1.5 of 3 marks')).toBeDefined()
})

test('shows mark points without the feedback that repeats them', () => {
  const question = saqRow(1, { source_quote: 'Chlorophyll reflects green.' })
  const point = { text: 'Leaves are green.', page: 4, source_quote: null }
  show(quizOf([question]), [
    answerTo(question, {
      graded_by: 'lexical',
      feedback: 'You said: Leaves are green. Missing: Leaves are green (page 4).',
      points: [
        { ...point, verdict: 'met', quote: 'leaves are green' },
        { ...point, text: 'Roots drink.', verdict: 'missed', quote: null },
      ],
    }),
  ])
  expect(screen.getByRole('heading', { name: 'Mark points: 1 of 2 met' })).toBeDefined()
  expect(screen.getAllByText(/Leaves are green/i)).toHaveLength(1)
  expect(screen.queryByText('Chlorophyll reflects green.')).toBeNull()
})

test('labels an estimate and offers a self-mark; a mark by the model offers an appeal', () => {
  const [estimated, judged] = [saqRow(1), saqRow(2)]
  const points = [
    { text: 'p', verdict: 'missed' as const, quote: null, page: 4, source_quote: null },
  ]
  show(quizOf([estimated, judged]), [
    answerTo(estimated, { graded_by: 'lexical', points }),
    answerTo(judged, { graded_by: 'model', points }),
  ])
  expect(screen.getByText(/The mark of one answer is an estimate/)).toBeDefined()
  expect(screen.getAllByRole('button', { name: 'Mark it yourself' })).toHaveLength(1)
  expect(screen.getAllByRole('button', { name: 'I disagree' })).toHaveLength(1)
})

test('shows the number of a question once, before it', () => {
  show(quizOf([mcqRow(7)]), [])
  const { textContent } = screen.getByRole('article')
  expect(textContent).toMatch(/^7\./)
  expect(textContent.match(/7\./g)).toHaveLength(1)
})

test('offers no further appeal once the limit is reached', () => {
  const judged = saqRow(1)
  const past = {
    is_correct: false,
    marks_obtained: 0,
    similarity_score: 0,
    feedback: '',
    points: [],
  }
  const history = Array.from({ length: APPEALS_MAX }, () => ({
    ...past,
    graded_by: 'model' as const,
    reason: 'no',
    replaced_at: '2026-11-21T08:00:00Z',
  }))
  const points = [
    { text: 'p', verdict: 'missed' as const, quote: null, page: 4, source_quote: null },
  ]
  show(quizOf([judged]), [answerTo(judged, { graded_by: 'model', points, history })])
  expect(screen.queryByRole('button', { name: 'I disagree' })).toBeNull()
})

test('sets the text direction of a question from its own text', () => {
  const question = mcqRow(1, { question_text: 'ما هو البناء الضوئي؟' })
  show(quizOf([question]), [answerTo(question)])
  expect(screen.getByRole('heading', { name: 'ما هو البناء الضوئي؟' }).dir).toBe('auto')
})

test('filters the review by incorrect answers', async () => {
  const [right, wrong] = [
    mcqRow(1, { question_text: 'First?' }),
    mcqRow(2, { question_text: 'Second?' }),
  ]
  show(quizOf([right, wrong]), [
    answerTo(right),
    answerTo(wrong, { is_correct: false, marks_obtained: 0, user_answer: '1' }),
  ])
  await userEvent.click(screen.getByRole('button', { name: 'To review' }))
  expect(screen.queryByText('First?')).toBeNull()
  expect(screen.getByText('Second?')).toBeDefined()
})

test('lists the pages where marks were lost, with a link to a new quiz from the same files', () => {
  const [right, wrong] = [
    mcqRow(1),
    mcqRow(2, { source_page: 8, source_quote: 'A passage\nin two lines.' }),
  ]
  show(quizOf([right, wrong]), [
    answerTo(right),
    answerTo(wrong, { is_correct: false, marks_obtained: 0, user_answer: '1' }),
  ])
  const list = within(screen.getByRole('region', { name: 'Read these again' }))
  const pages = list.getAllByRole('link').filter((link) => link.textContent.startsWith('Page'))
  expect(pages).toHaveLength(1)
  expect(pages[0]?.textContent).toContain('Question 2')
  expect(pages[0]?.getAttribute('href')).toContain(`file=${FILE_ID}&page=8&quote=`)
  const again = new URL(
    list.getByRole('link', { name: 'Try this file again' }).getAttribute('href') ?? '',
    'http://stoa.test',
  )
  expect(again.pathname).toBe('/quiz')
  expect(again.searchParams.getAll('file')).toEqual([FILE_ID])
  expect(again.searchParams.get('name')).toBe('Leaves, again')
})

test('lists no pages for a perfect quiz', () => {
  const question = mcqRow(1)
  show(quizOf([question], { percentage: 100 }), [answerTo(question)])
  expect(screen.queryByRole('region', { name: 'Read these again' })).toBeNull()
})

test('shows the passage on one line, and not again if the explanation quotes it', () => {
  const quote = 'Plants take in\ncarbon dioxide.'
  const [plain, quoting] = [
    mcqRow(1, { source_quote: quote }),
    mcqRow(2, {
      source_quote: quote,
      explanation: 'Page 3 says: “Plants take in\ncarbon dioxide.”',
    }),
  ]
  show(quizOf([plain, quoting]), [answerTo(plain), answerTo(quoting)])
  expect(screen.getAllByText('Plants take in carbon dioxide.')).toHaveLength(1)
  expect(screen.getByText('Page 3 says: “Plants take in carbon dioxide.”')).toBeDefined()
})

test('shows a model answer in its lines, and no explanation that repeats it', () => {
  const text = 'Rain: water that falls.\nSnow: ice that falls.'
  const question = saqRow(1, { correct_answer: text, explanation: text })
  const { container } = show(quizOf([question]), [answerTo(question)])
  expect(container.textContent).toContain(text)
  expect(screen.queryByText('Explanation')).toBeNull()
})

test('renders formulas in the question, model answer, answer and mark points', async () => {
  const question = saqRow(1, { question_text: 'State $F$', correct_answer: '$F = ma$' })
  const { container } = show(quizOf([question]), [
    answerTo(question, {
      user_answer: 'It is $F = m a$',
      points: [
        { text: '$F = ma$', verdict: 'met', quote: '$F = m a$', page: 3, source_quote: 'F = ma' },
      ],
    }),
  ])
  await waitFor(() => expect(container.querySelectorAll('.katex')).toHaveLength(5))
  expect(container.textContent).not.toContain('$')
})

test('shows the outcome of every question and links to its review even if it is filtered out', async () => {
  const [right, wrong, open] = [mcqRow(1), mcqRow(2), mcqRow(3)]
  show(quizOf([right, wrong, open]), [
    answerTo(right),
    answerTo(wrong, { user_answer: '1', is_correct: false, marks_obtained: 0 }),
  ])
  const glance = within(screen.getByRole('navigation', { name: 'Questions' }))
  expect(glance.getAllByRole('button').map((button) => button.getAttribute('aria-label'))).toEqual([
    'Question 1: Correct',
    'Question 2: Not correct',
    'Question 3: Not answered',
  ])
  await userEvent.click(screen.getByRole('button', { name: 'Correct' }))
  expect(screen.getAllByRole('article')).toHaveLength(1)
  await userEvent.click(glance.getByRole('button', { name: 'Question 2: Not correct' }))
  expect(screen.getAllByRole('article')).toHaveLength(3)
  await waitFor(() =>
    expect(document.activeElement?.closest('article')).toBe(screen.getAllByRole('article')[1]),
  )
})

test('does not state that a choice is marked by rule', () => {
  const question = mcqRow(1)
  show(quizOf([question]), [answerTo(question, { graded_by: 'rule' })])
  expect(screen.queryByText('Marked automatically')).toBeNull()
})

test('offers practice of incorrect, partially correct and unanswered questions', () => {
  const [right, wrong, partly, unanswered] = [mcqRow(1), mcqRow(2), saqRow(3), mcqRow(4)]
  const quiz = quizOf([right, wrong, partly, unanswered])
  const answers = [
    answerTo(right),
    answerTo(wrong, { is_correct: false, marks_obtained: 0 }),
    answerTo(partly, { is_correct: false, marks_obtained: 1.5 }),
  ]
  show(quiz, answers)
  expect(screen.getByRole('button', { name: 'Practise the 3 not yet right' })).toBeDefined()
})

describe('a practice that was finished early', () => {
  const [right, wrong, third, fourth] = [mcqRow(1), mcqRow(2), saqRow(3), mcqRow(4)]
  const finished = (change: Partial<Quiz> = {}) =>
    quizOf([right, wrong, third, fourth], {
      mode: 'practice',
      percentage: 50,
      marks_obtained: 1,
      total_marks: 2,
      ...change,
    })
  const given = [answerTo(right), answerTo(wrong, { is_correct: false, marks_obtained: 0 })]

  test('counts its answered questions, and says how many were not answered', () => {
    show(finished(), given)
    const score = screen.getByRole('region', { name: 'Score' })
    expect(score.textContent).toContain('1 of 2 correct')
    expect(score.textContent).toContain('1 of 2 marks')
    expect(score.textContent).toContain('2 not answered, not counted')
    expect(screen.getByRole('button', { name: 'Question 3: Not answered' })).toBeDefined()
  })

  test('hides the key of a question that was not answered, and gives it no mark of 0', () => {
    show(finished(), given)
    const [, missed, unasked] = screen.getAllByRole('article')
    expect(missed?.textContent).toContain('0 of 1 mark')
    expect(missed?.textContent).toContain('Correct answer')
    expect(unasked?.textContent).toContain('Not answered')
    expect(unasked?.textContent).not.toContain('of 3 marks')
    expect(unasked?.textContent).not.toContain('chlorophyll')
  })

  test('offers practice of what was missed and of what was not answered', async () => {
    show(finished(), given)
    expect(screen.getByRole('button', { name: 'Practise the 3 not yet right' })).toBeDefined()
    expect(screen.getAllByRole('article')).toHaveLength(4)
    await userEvent.click(screen.getByRole('button', { name: 'To review' }))
    expect(screen.getAllByRole('article')).toHaveLength(1)
  })

  test('has no score without any answer', () => {
    show(finished({ percentage: null, marks_obtained: 0, total_marks: 0 }), [])
    expect(screen.getByRole('region', { name: 'Score' }).textContent).toBe(
      'No question of this quiz counts, so it has no score.',
    )
    expect(screen.getByRole('button', { name: 'Practise the 4 not yet right' })).toBeDefined()
  })
})

const WITHDRAWN = { withdrawn_at: '2026-01-02T10:00:00+00:00' }

test('does not count withdrawn questions in marks, as missed or as correct', async () => {
  const [right, withdrawn, wrong] = [mcqRow(1), mcqRow(2, WITHDRAWN), mcqRow(3)]
  show(quizOf([right, withdrawn, wrong], { percentage: 50, marks_obtained: 1 }), [
    answerTo(right),
    answerTo(withdrawn, { is_correct: false, marks_obtained: 0 }),
    answerTo(wrong, { user_answer: '1', is_correct: false, marks_obtained: 0 }),
  ])
  const score = screen.getByRole('region', { name: 'Score' })
  expect(score.textContent).toContain('1 of 2 correct')
  expect(score.textContent).toContain('1 of 2 marks')
  expect(screen.getByRole('button', { name: 'Question 2: Withdrawn' })).toBeDefined()
  expect(screen.getByRole('button', { name: 'Practise the one not yet right' })).toBeDefined()
  expect(screen.getAllByRole('article')).toHaveLength(3)
  for (const filter of ['To review', 'Correct']) {
    await userEvent.click(screen.getByRole('button', { name: filter }))
    expect(screen.getAllByRole('article')).toHaveLength(1)
  }
})

test('shows no score when all questions are withdrawn', () => {
  show(quizOf([mcqRow(1, WITHDRAWN)], { percentage: null, total_marks: 0 }), [])
  expect(screen.getByRole('region', { name: 'Score' }).textContent).toBe(
    'No question of this quiz counts, so it has no score.',
  )
  expect(screen.queryByRole('button', { name: 'Take again' })).toBeNull()
})

test('offers no practice after a perfect quiz', () => {
  const question = mcqRow(1)
  show(quizOf([question]), [answerTo(question)])
  expect(screen.queryByRole('button', { name: /Practise/ })).toBeNull()
})

test('shows an open point beside its page with a button for each verdict, and the range of marks', () => {
  const question = saqRow(1)
  show(quizOf([question, mcqRow(2)], { marks_obtained: 1 }), [
    answerTo(question, {
      graded_by: 'lexical',
      is_correct: false,
      marks_obtained: 0,
      points: [
        {
          text: 'Chlorophyll reflects green light',
          verdict: 'open',
          quote: 'the pigment sends it back',
          page: 4,
          source_quote: 'Chlorophyll reflects green.',
        },
      ],
    }),
    answerTo(mcqRow(2)),
  ])
  expect(screen.getByText('0 to 3 of 3 marks')).toBeDefined()
  expect(screen.getByText('1 to 4 of 4 marks')).toBeDefined()
  expect(screen.getByText(/One point is open/)).toBeDefined()
  const point = screen.getByRole('group', { name: 'Chlorophyll reflects green light' })
  const verdicts = within(point).getAllByRole('button')
  expect(verdicts.map((button) => button.textContent)).toEqual(['Met', 'Partly met', 'Missed'])
  expect(screen.getByText('the pigment sends it back')).toBeDefined()
  expect(screen.getAllByText('Chlorophyll reflects green.').length).toBeGreaterThan(0)
  // The buttons disappear with the decision.
  verdicts[0]?.click()
  expect(document.activeElement?.textContent).toContain('Chlorophyll reflects green light')
})

const OPEN_POINT = {
  text: 'Chlorophyll reflects green light',
  verdict: 'open',
  quote: null,
  page: 4,
  source_quote: null,
} as const
const UNDECIDED = { is_correct: false, marks_obtained: 0, points: [OPEN_POINT] }

test('shows a question with an open point as such, neither wrong nor missed, and the score as a range', () => {
  const [open, right] = [saqRow(1), saqRow(2)]
  show(quizOf([open, right], { percentage: 50, marks_obtained: 3 }), [
    answerTo(open, { graded_by: 'lexical', ...UNDECIDED }),
    answerTo(right, { marks_obtained: 3 }),
  ])
  const score = screen.getByRole('region', { name: 'Score' })
  expect(score.textContent).toContain('50% to 100%')
  expect(score.textContent).toContain('You decide')
  expect(score.querySelector('.text-wrong, .text-warn')).toBeNull()
  expect(screen.getByRole('button', { name: 'Question 1: You decide' })).toBeDefined()
  expect(screen.queryByText('Not correct')).toBeNull()
  expect(screen.queryByRole('button', { name: /Practise/ })).toBeNull()
  expect(screen.getByRole('heading', { name: 'Mark points: 0 of 1 met, 1 open' })).toBeDefined()
})

test('shows an earlier mark with an open point as a range', async () => {
  const question = saqRow(1)
  const earlier = {
    ...UNDECIDED,
    similarity_score: 0,
    feedback: '',
    graded_by: 'lexical' as const,
    reason: null,
    replaced_at: '2026-11-21T08:00:00Z',
  }
  show(quizOf([question]), [answerTo(question, { graded_by: 'self', history: [earlier] })])
  expect(await screen.findByText(/^Earlier mark: 0 to 3 of 3 marks/)).toBeDefined()
})

test('keeps the heading of the review on the printed page of the first question', () => {
  show(quizOf([mcqRow(1)]), [])
  const heading = screen.getByRole('heading', { name: 'Review' })
  expect(heading.parentElement?.style.getPropertyValue('break-after')).toBe('avoid')
})

test('renders formulas in the passages to read again', async () => {
  const question = mcqRow(1, { source_quote: 'The force is $F = ma$.' })
  const wrong = answerTo(question, { is_correct: false, marks_obtained: 0, user_answer: '1' })
  show(quizOf([question]), [wrong])
  const list = screen.getByRole('region', { name: 'Read these again' })
  await waitFor(() => expect(list.querySelectorAll('.katex')).toHaveLength(1))
  expect(list.textContent).not.toContain('$')
})
