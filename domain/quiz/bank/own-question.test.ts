import { describe, expect, test } from 'vitest'
import { QUESTION_TYPES } from '../kinds/registry.ts'
import { blankForm, checkOwnQuestion, ownContent, passageOn } from './own-question.ts'

const source = {
  fileId: '3f2b5a53-7a53-4a3e-9d51-0b6a9c3a1f11',
  page: 2,
  quote: 'Light is energy.',
}

test.each(QUESTION_TYPES)(
  'a blank form of %s has fields of its kind and cannot be saved',
  (kind) => {
    const form = blankForm(kind)
    expect([form.options.length, form.points.length]).toEqual(
      { mcq: [4, 0], true_false: [0, 0], saq: [0, 3], laq: [0, 5] }[kind],
    )
    expect(checkOwnQuestion(kind, form)).toMatchObject({
      question_text: 'blank',
      explanation: 'blank',
    })
  },
)

test('a complete form is saved with its key', () => {
  const form = {
    ...blankForm('mcq'),
    question_text: ' What is light? ',
    options: ['Energy', 'Matter', 'Sound', 'Heat'],
    explanation: 'The text says so.',
  }
  expect(checkOwnQuestion('mcq', form)).toEqual({})
  expect(ownContent('mcq', form, source)).toMatchObject({
    question_text: 'What is light?',
    options: { '1': 'Energy', '4': 'Heat' },
    correct_option_number: 1,
    correct_answer: 'Energy',
    points: [],
  })
})

test('a written question has points that refer to its passage, at least the model answer', () => {
  const form = {
    ...blankForm('saq'),
    question_text: 'What is light?',
    correct_answer: 'It is energy.',
    explanation: 'The text says so.',
  }
  const own = { quote: source.quote, page: 2 }
  expect(ownContent('saq', form, source).points).toEqual([{ text: 'It is energy.', ...own }])
  const points = ['It is energy', '', 'It moves']
  expect(ownContent('saq', { ...form, points }, source).points).toEqual([
    { text: 'It is energy', ...own },
    { text: 'It moves', ...own },
  ])
})

describe('passageOn', () => {
  const page = 'Leaves are green.\nLight is\nenergy. Roots hold the plant.'

  test('returns the words of the page, apart from spacing and typography', () => {
    expect(passageOn(page, ' Light is energy. ')).toBe('Light is\nenergy.')
  })

  test('returns null for other words and for none', () => {
    expect(passageOn(page, 'Light is a wave of energy in the plant')).toBeNull()
    expect(passageOn(page, ' ')).toBeNull()
    expect(passageOn('', 'Light')).toBeNull()
  })
})
