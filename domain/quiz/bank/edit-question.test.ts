import { describe, expect, test } from 'vitest'
import { mcqRow, saqRow } from '../../../testing/fixtures/quiz-rows.ts'
import { QUESTION_TEXT_MAX } from '../../constants.ts'
import { checkEdit, editFormOf, questionEditOf, type EditForm } from './edit-question.ts'

const mcq = mcqRow(1)
const saq = saqRow(1)
const statement = mcqRow(1, {
  question_type: 'true_false',
  options: null,
  correct_answer: 'false',
  correct_option_number: 2,
})

describe('a form of a question', () => {
  test.each([mcq, saq, statement])('changes nothing until something is typed (%#)', (question) => {
    const form = editFormOf(question)
    expect(checkEdit(question, form)).toEqual({})
    expect(question).toMatchObject(questionEditOf(question, form))
  })

  test('has room for another point while the marks allow it', () => {
    expect(editFormOf(saq).points).toEqual(['Chlorophyll reflects green light', ''])
    const [point] = saq.points
    const full = saqRow(1, { points: point ? [point, point, point] : [] })
    expect(editFormOf(full).points).toHaveLength(3)
  })
})

describe('checkEdit', () => {
  const errors = (change: Partial<EditForm>, question = mcq) =>
    checkEdit(question, { ...editFormOf(question), ...change })

  test('refuses blank texts and texts that are too long, each at its field', () => {
    const long = 'a'.repeat(QUESTION_TEXT_MAX + 1)
    expect(errors({ question_text: ' \n', explanation: long })).toEqual({
      question_text: 'blank',
      explanation: 'too_long',
    })
    expect(errors({ question_text: ` ${long.slice(1)} ` })).toEqual({})
    expect(errors({ options: ['a', '', 'c', long] })).toEqual({
      'options.1': 'blank',
      'options.3': 'too_long',
    })
  })

  test('refuses options that are the same, and a missing key', () => {
    expect(errors({ options: ['a', 'b', ' a ', 'd'] })).toEqual({ 'options.2': 'same' })
    expect(errors({ options: ['CO', 'Co', 'm²', 'm2'] })).toEqual({})
    expect(errors({ correct_option_number: null })).toEqual({ key: 'no_key' })
  })

  test('requires a model answer and a point of a written question', () => {
    expect(errors({ correct_answer: '', points: [' ', ''] }, saq)).toEqual({
      correct_answer: 'blank',
      'points.0': 'no_point',
    })
    expect(errors({ points: ['a', ''] }, saq)).toEqual({})
  })
})

describe('questionEditOf', () => {
  test('takes the correct answer from the correct option', () => {
    const form = { ...editFormOf(mcq), correct_option_number: 4, options: ['a', 'b', 'c', ' d '] }
    expect(questionEditOf(mcq, form)).toMatchObject({
      correct_answer: 'd',
      options: { '1': 'a', '2': 'b', '3': 'c', '4': 'd' },
    })
    const judged = { ...editFormOf(statement), correct_option_number: 1 }
    expect(questionEditOf(statement, judged)).toMatchObject({
      correct_answer: 'true',
      correct_option_number: 1,
      options: null,
    })
  })

  test('keeps the passages of points; a new point has that of the question', () => {
    const form = { ...editFormOf(saq), points: ['Edited', 'New'] }
    expect(questionEditOf(saq, form).points).toEqual([
      { ...saq.points[0], text: 'Edited' },
      { text: 'New', quote: saq.source_quote, page: saq.source_page },
    ])
    expect(questionEditOf(saq, { ...form, points: ['', 'New'] }).points).toHaveLength(1)
  })
})
