import { expect, it } from 'vitest'
import { fillCounts } from '../../domain/quiz/creation/counts.ts'
import { markingPrompt } from '../../domain/marking/model/prompt.ts'
import { questionPrompt } from '../../domain/quiz/model/prompt.ts'
import { solvePrompt } from '../../domain/quiz/model/solve.ts'
import { promptTextsOf } from '../../domain/quiz/creation/texts/prompt-texts.ts'
import { tutorPrompt } from '../../domain/tutor/model/prompt.ts'
import { markingAnswer, quizAnswer, solvingAnswer, tutorAnswer } from './answers.ts'

const PAGES = [
  'Osmosis is the movement of water through a selectively permeable membrane. It needs no energy from the cell at all.',
  'Robert Hooke described the first cells in 1665, when he looked at thin slices of cork under a microscope.',
]
const completePrompt = ({ system, user }: { system: string; user: string }) =>
  `${system}\n\n${user}`

it('answers the prompts of the product from their text', () => {
  const passages = PAGES.map((text, i) => ({ page: i + 1, text, start: 0, end: text.length }))
  expect(
    tutorAnswer(
      completePrompt(tutorPrompt({ question: 'Who described cells?', passages, history: [] })),
    ),
  ).toContain('[p. 2]')

  const [[promptText] = []] = promptTextsOf([{ fileId: crypto.randomUUID(), pages: PAGES }])
  if (!promptText) throw new Error('no text')
  const made: unknown = JSON.parse(
    quizAnswer(
      completePrompt(
        questionPrompt(
          { promptText, counts: fillCounts({ mcq: 2, saq: 1 }), focus: [] },
          'easy',
          [],
        ),
      ),
    ) ?? '[]',
  )
  expect(made).toMatchObject([
    { type: 'mcq', wrong: { length: 3 } },
    { type: 'mcq' },
    { type: 'saq' },
  ])
})

it('returns null for other prompts', () => {
  expect([tutorAnswer('hello'), quizAnswer('hello'), markingAnswer('hello')]).toEqual([
    null,
    null,
    null,
  ])
})

it('marks by the text of the answer', () => {
  const question = {
    question_type: 'saq',
    question_text: 'What is osmosis?',
    options: null,
    correct_answer: 'Water moves through a membrane without energy.',
    correct_option_number: null,
    marks: 3,
    source_page: 1,
    source_quote: null,
    points: [],
  } as const
  const points = [
    { number: 1, text: 'Water moves through a membrane', quote: null, page: 1 },
    { number: 2, text: 'No energy is needed', quote: PAGES[0] ?? null, page: 1 },
  ]
  const verdicts: unknown = JSON.parse(
    markingAnswer(
      completePrompt(
        markingPrompt(question, points, {
          answer: 'Water moves through the membrane.',
          reason: null,
        }),
      ),
    ) ?? '[]',
  )
  expect(verdicts).toEqual([
    { point: 1, quote: 'Water moves through the membrane.', verdict: 'met' },
    { point: 2, quote: '', verdict: 'missed' },
  ])
})

it('solves choice questions by the passage they quote', () => {
  const draft = {
    type: 'mcq' as const,
    question: 'What moves?',
    correct: 'Water',
    wrong: ['Sand', 'Light', 'Air'],
    explanation: 'The text says so.',
    fileId: 'f',
    page: 1,
    quote: 'Water moves through the membrane.',
    points: [],
  }
  expect(JSON.parse(solvingAnswer(completePrompt(solvePrompt([draft, draft]))) ?? '')).toEqual([
    { question: 1, right: [1] },
    { question: 2, right: [2] },
  ])
})
