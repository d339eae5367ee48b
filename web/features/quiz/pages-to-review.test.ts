import { expect, test } from 'vitest'
import {
  answerTo,
  BASE_ID,
  FILE_ID,
  mcqRow,
  quizOf,
  saqRow,
} from '../../../testing/fixtures/quiz-rows.ts'
import type { Answer } from '../../../domain/quiz/rows.ts'
import { pagesToReview } from './pages-to-review.ts'

const wrong = { is_correct: false, marks_obtained: 0, points: [] }
const missed = (page: number) => ({
  text: 'p',
  verdict: 'missed' as const,
  quote: null,
  page,
  source_quote: `Said on ${page}.`,
})

test('lists the pages of wrong and missing answers once each, in page order, with their questions', () => {
  const questions = [
    mcqRow(1, { source_page: 9, source_quote: 'Nine.' }),
    mcqRow(2, { source_page: 3, source_quote: 'Three.' }),
    mcqRow(3, { source_page: 9, source_quote: 'Nine again.' }),
    mcqRow(4, { source_page: 1 }),
  ] as const
  const [first, second, , right] = questions
  expect(
    pagesToReview(quizOf([...questions]), [
      answerTo(first, wrong),
      answerTo(second, wrong),
      answerTo(right, { is_correct: true }),
    ]),
  ).toEqual([
    {
      fileId: FILE_ID,
      fileName: 'botany.pdf',
      baseId: BASE_ID,
      pages: [
        { page: 3, quote: 'Three.', questions: [2] },
        { page: 9, quote: 'Nine.', questions: [1, 3] },
      ],
    },
  ])
})

test('lists the pages of missed mark points only for a written answer', () => {
  const question = saqRow(1, { source_page: 4 })
  const met = { ...missed(4), verdict: 'met' as const, quote: 'green' }
  const [file] = pagesToReview(quizOf([question]), [
    answerTo(question, { ...wrong, marks_obtained: 1, points: [met, missed(6)] }),
  ])
  expect(file?.pages).toEqual([{ page: 6, quote: 'Said on 6.', questions: [1] }])
})

test('lists no page for a point that the learner has not decided', () => {
  const question = saqRow(1, { source_page: 4 })
  const open = { ...missed(6), verdict: 'open' as const }
  const pages = (points: Answer['points']) =>
    pagesToReview(quizOf([question]), [answerTo(question, { ...wrong, points })])
  expect(pages([open])).toEqual([])
  expect(pages([open, missed(7)])[0]?.pages.map(({ page }) => page)).toEqual([7])
})

test('lists nothing for correct answers and deleted files', () => {
  const question = mcqRow(1)
  expect(pagesToReview(quizOf([question]), [answerTo(question)])).toEqual([])
  expect(pagesToReview(quizOf([mcqRow(1, { source_file_id: null })]), [])).toEqual([])
})

test('leaves out questions without an answer in a finished practice, which were not missed', () => {
  const questions = [mcqRow(1, { source_page: 3 }), mcqRow(2, { source_page: 8 })]
  const [first] = questions
  const answers = first ? [answerTo(first, wrong)] : []
  const pagesOf = (mode: 'practice' | 'test') =>
    pagesToReview(quizOf(questions, { mode }), answers)[0]?.pages.map(({ page }) => page)
  expect(pagesOf('practice')).toEqual([3])
  expect(pagesOf('test')).toEqual([3, 8])
})
