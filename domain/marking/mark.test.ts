import { describe, expect, it } from 'vitest'
import { CATALOGUES } from '../../messages/catalogues.ts'
import { INTERFACE_LANGUAGES } from '../../messages/registry.ts'
import { findInAnswer } from './model/find-in-answer.ts'
import { markByOverlap, markByPoints } from './mark.ts'
import { isMarkable, pointTexts, type QuestionToMark } from './question.ts'

const question = (points: QuestionToMark['points']): QuestionToMark => ({
  question_type: 'saq',
  question_text: 'What do plants give off?',
  options: null,
  correct_answer: 'Oxygen',
  correct_option_number: null,
  marks: 3,
  source_page: 1,
  source_quote: null,
  points,
})

/** With a limit in seconds: before, the time grew with the square of the spaces. */
describe('a text with very many spaces in it', { timeout: 5_000 }, () => {
  const text = `Oxygen${' '.repeat(100_000)}is given off. `
  const point = { text, quote: 'Oxygen', page: 1 }

  it.each(INTERFACE_LANGUAGES)('is part of the feedback in the language %s', (language) => {
    const judged = { text, verdict: 'missed', quote: null, page: 1, source_quote: null } as const
    const { feedback } = markByPoints(question([point]), [judged], {
      grader: 'self',
      messages: CATALOGUES[language].marking,
    })
    expect(feedback).toContain('is given off (')
  })

  it('is compared with an answer', () => {
    expect(markByOverlap(question([point]), 'oxygen', CATALOGUES.en.marking).graded_by).toBe(
      'lexical',
    )
    expect(pointTexts(point)).toEqual([text, 'Oxygen'])
  })

  it('is searched in an answer', () => {
    expect(findInAnswer(text, 'nothing of this')).toBeNull()
    expect(findInAnswer('Plants … oxygen', 'Plants give off oxygen')).not.toBeNull()
  })
})

it('leaves to the learner a point that shares only some words with the answer', () => {
  const point = (text: string) => ({ text, quote: text, page: 1 })
  const points = ['Oxygen', 'Water vapour leaves', 'Roots'].map(point)
  const mark = markByOverlap(question(points), 'oxygen and water', CATALOGUES.en.marking)
  expect(mark.points.map(({ verdict }) => verdict)).toEqual(['met', 'open', 'missed'])
  expect(mark).toMatchObject({ marks_obtained: 1, similarity_score: 33.3, graded_by: 'lexical' })
  expect(mark.feedback).toContain('You decide: Water vapour leaves (page 1).')
})

it('is not made of a question that is larger than any question that is made or edited', () => {
  const point = { text: 'Oxygen', quote: 'Oxygen', page: 1 }
  expect(isMarkable(question(Array(10).fill(point)))).toBe(true)
  expect(isMarkable(question(Array(11).fill(point)))).toBe(false)
  expect(isMarkable(question([{ ...point, text: 'a'.repeat(6_001) }]))).toBe(false)
  expect(isMarkable({ ...question([]), correct_answer: 'a'.repeat(6_001) })).toBe(false)
  const long = { ...point, text: 'a'.repeat(5_000) }
  expect(isMarkable(question(Array(7).fill(long)))).toBe(true)
  expect(isMarkable(question(Array(8).fill(long)))).toBe(false)
})
