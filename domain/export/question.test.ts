import { expect, it } from 'vitest'
import { withOptions } from '../quiz/kinds/registry.ts'
import { safeFileName } from './file-name.ts'
import { exportQuestion } from './question.ts'

const row = {
  id: '00000000-0000-4000-8000-000000000001',
  question_type: 'mcq' as const,
  question_number: 1,
  question_text: 'Which?',
  options: { '10': 'ten', '2': 'two', '1': 'one' },
  correct_answer: 'ten',
  correct_option_number: 10,
  explanation: 'So.',
  marks: 1,
  source_file_id: null,
  source_page: 4,
  source_quote: null,
  points: [],
  withdrawn_at: null,
  withdrawn_reason: null,
  edited_at: null,
  versions: [],
}
const context = { id: row.id, fileName: 'a.pdf', changedAt: new Date(0) }

it('orders options by their number and finds the correct one', () => {
  const question = exportQuestion(row, { ...context, url: null })
  expect(question.options).toEqual(['one', 'two', 'ten'])
  expect(question.correctOption).toBe(2)
})

it('treats a question without a correct option as one with a written answer', () => {
  const question = exportQuestion(
    { ...row, correct_option_number: null },
    { ...context, url: null },
  )
  expect(question).toMatchObject({ options: [], correctOption: null, answer: 'ten' })
})

it('gives a true or false question its options in the language of the reader', () => {
  const stored = {
    ...row,
    question_type: 'true_false' as const,
    options: null,
    correct_answer: 'false',
    correct_option_number: 2,
  }
  const texts = { trueFalse: { true: 'Richtig', false: 'Falsch' } }
  const question = exportQuestion(withOptions(stored, texts), { ...context, url: null })
  expect(question).toMatchObject({
    options: ['Richtig', 'Falsch'],
    correctOption: 1,
    answer: 'Falsch',
  })
})

it('links only to web addresses', () => {
  const urlOf = (url: string) => exportQuestion(row, { ...context, url }).source.url
  expect(urlOf('javascript:alert(1)')).toBeNull()
  expect(urlOf('https://stoa.example/base/1')).toBe('https://stoa.example/base/1')
})

it.each([
  ['Biology: week 1/2', 'Biology week 1 2'],
  ['../../etc/passwd', 'etc passwd'],
  ['..', 'export'],
  ['CON', '_CON'],
  ['a\u0000b\u202Ec', 'a b c'],
  ['x'.repeat(200), 'x'.repeat(80)],
])('makes a safe file name of %j', (name, expected) => {
  expect(safeFileName(name, 'export')).toBe(expected)
})
