import { describe, expect, it } from 'vitest'
import type { QuestionDraft } from './draft.ts'
import type { LintRule } from '../kinds/kind.ts'
import { hasBrokenLatex, lint } from './lint.ts'

const pages = [
  'The mitochondrion makes most of the ATP of a cell.\nThe nucleus holds the chromosomes of the cell.',
  'Ribosomes build proteins from amino acids.\nA cell of the liver holds about 2,000 mitochondria. Enzymes speed up reactions without being used up.',
]

const mcq: QuestionDraft = {
  type: 'mcq',
  question: 'Which part of a cell makes most of its ATP?',
  correct: 'The mitochondrion',
  wrong: ['The nucleus', 'The ribosome', 'The membrane'],
  explanation: 'The text says so.',
  fileId: 'file',
  page: 1,
  quote: 'The mitochondrion makes most of the ATP of a cell.',
  points: [],
}

const point = (text: string, quote: string, page: number) => ({ text, quote, page })
const saq: QuestionDraft = {
  ...mcq,
  type: 'saq',
  question: 'What do three parts of a cell do?',
  correct: 'They make ATP, hold chromosomes and build proteins.',
  wrong: [],
  points: [
    point('ATP is made', 'makes most of the ATP', 1),
    point('Chromosomes are held', 'The nucleus holds the chromosomes', 1),
    point('Proteins are built', 'Ribosomes build proteins', 2),
  ],
}

const lintAfter = (draft: QuestionDraft, change: Partial<QuestionDraft>): LintRule | null =>
  lint({ ...draft, ...change }, pages)

describe('lint', () => {
  it('accepts sound questions', () => {
    expect(lint(mcq, pages)).toBeNull()
    expect(lint(saq, pages)).toBeNull()
  })

  it('rejects empty texts', () => {
    expect(lintAfter(mcq, { question: ' ' })).toBe('empty')
    expect(lintAfter(mcq, { explanation: '' })).toBe('empty')
    expect(lintAfter(mcq, { wrong: ['The nucleus', '\u200B', 'The membrane'] })).toBe('empty')
  })

  it.each([
    'What does the figure above show?',
    'According to the information in the given passage, which part makes ATP?',
    'Which part of a cell was described earlier as its power station?',
    'Which value does Table 2 give?',
    'Why did they lose most of their genes?',
  ])('rejects questions that cannot be understood alone: %s', (question) => {
    expect(lintAfter(mcq, { question })).toBe('needs_context')
  })

  it('accepts a question that refers to the text it quotes', () => {
    expect(
      lintAfter(mcq, { question: 'What, according to the text, makes most of the ATP of a cell?' }),
    ).toBeNull()
    expect(
      lintAfter(saq, { question: 'Why is it, according to the text, that cells need ATP?' }),
    ).toBeNull()
  })

  it('rejects a question whose article reveals the key', () => {
    const wrong = ['membrane', 'ribosome', 'vacuole']
    const change = {
      correct: 'enzyme',
      page: 2,
      quote: 'Enzymes speed up reactions without being used up.',
    }
    expect(
      lintAfter(mcq, { ...change, question: 'What speeds up a reaction is called an …', wrong }),
    ).toBe('grammar_clue')
    expect(
      lintAfter(mcq, { ...change, question: 'What speeds up a reaction is called a(n) …', wrong }),
    ).toBeNull()
    expect(
      lintAfter(mcq, {
        ...change,
        question: 'What speeds up a reaction is called an …',
        wrong: ['organ', 'acid', 'amoeba'],
      }),
    ).toBeNull()
  })

  it('requires exactly four options for mcq and none for other types', () => {
    expect(lintAfter(mcq, { wrong: ['The nucleus', 'The ribosome'] })).toBe('option_count')
    expect(lintAfter(mcq, { wrong: ['a one', 'a two', 'a three', 'a four'] })).toBe('option_count')
    expect(lintAfter(saq, { wrong: ['x'] })).toBe('option_count')
  })

  it('rejects repeated options in any spelling', () => {
    expect(lintAfter(mcq, { wrong: ['The nucleus', 'the  NUCLEUS.', 'The membrane'] })).toBe(
      'options_repeat',
    )
    expect(lintAfter(mcq, { wrong: ['the mitochondrion', 'The nucleus', 'The membrane'] })).toBe(
      'options_repeat',
    )
  })

  it('rejects options that contain one another', () => {
    expect(
      lintAfter(mcq, { wrong: ['The nucleus', 'The nucleus of the liver', 'The membrane'] }),
    ).toBe('options_contain')
    expect(lintAfter(mcq, { wrong: ['The nuclei', 'The nucleus', 'The membrane'] })).toBeNull()
  })

  it.each([
    'All of the above',
    'None of these.',
    'Both A and B',
    'none of the other options',
    'A and C',
  ])('rejects the option "%s"', (option) => {
    expect(lintAfter(mcq, { wrong: ['The nucleus', 'The ribosome', option] })).toBe('all_or_none')
  })

  it('rejects a key much longer than the other options', () => {
    const correct = 'The mitochondrion, which makes most of the ATP by far'
    expect(lintAfter(mcq, { question: 'Which part is it?', correct })).toBe('key_much_longer')
  })

  it('rejects a question that contains its answer', () => {
    expect(
      lintAfter(mcq, { question: 'What does the mitochondrion, a part of the cell, make?' }),
    ).toBe('gives_away')
  })

  it('rejects evidence that is not verbatim on its page', () => {
    expect(lintAfter(mcq, { page: 2 })).toBe('evidence_missing')
    expect(lintAfter(mcq, { page: 3 })).toBe('evidence_missing')
    expect(lintAfter(mcq, { quote: 'The mitochondrion makes some of the ATP of a cell.' })).toBe(
      'evidence_missing',
    )
    expect(
      lintAfter(saq, {
        points: [...saq.points.slice(0, 2), point('x', 'Ribosomes build lipids', 2)],
      }),
    ).toBe('evidence_missing')
  })

  it('finds evidence across line breaks and different quotation marks', () => {
    expect(lintAfter(mcq, { quote: 'of a cell. The nucleus holds' })).toBeNull()
  })

  it('requires one to three distinct points for saq, three to five for laq, none for mcq', () => {
    expect(lintAfter(saq, { points: saq.points.slice(0, 1) })).toBeNull()
    expect(lintAfter(saq, { points: [] })).toBe('point_count')
    expect(lintAfter(saq, { type: 'laq', points: saq.points.slice(0, 2) })).toBe('point_count')
    expect(lintAfter(mcq, { points: saq.points })).toBe('point_count')
    const [first, second] = saq.points
    if (!first || !second) throw new Error('three points')
    expect(
      lintAfter(saq, { points: [first, second, { ...second, text: 'chromosomes are HELD' }] }),
    ).toBe('points_repeat')
  })

  it('rejects a key with numbers or words that are not on the page', () => {
    const count = {
      question: 'How many mitochondria has a cell of the liver?',
      page: 2,
      wrong: ['20', '300', '40,000'],
    }
    const quote = 'A cell of the liver holds about 2,000 mitochondria.'
    expect(lintAfter(mcq, { ...count, quote, correct: '2,000' })).toBeNull()
    expect(lintAfter(mcq, { ...count, quote, correct: '3,000' })).toBe('key_unsupported')
    expect(lintAfter(mcq, { correct: 'Visit my homepage' })).toBe('key_unsupported')
  })

  it('rejects links, images and markup', () => {
    expect(lintAfter(mcq, { explanation: 'See https://example.org/x' })).toBe('link')
    expect(lintAfter(mcq, { question: '![a](b) Which part makes ATP?' })).toBe('link')
    expect(lintAfter(mcq, { explanation: '<img src=x>' })).toBe('link')
  })
})

describe('hasBrokenLatex', () => {
  it.each([
    'It costs $5.',
    'From $5 to $10',
    '$x^2$ is \\(y\\)',
    '\\frac{1}{2}',
    'plain { text',
    '$$\\left(x\\right)$$',
  ])('accepts %s', (text) => {
    expect(hasBrokenLatex(text)).toBe(false)
  })

  it.each(['$x^2', '\\frac{1}{2', '\\(x', '$\\left( x$', '\\begin{matrix} 1', '$}x{$'])(
    'refuses %s',
    (text) => {
      expect(hasBrokenLatex(text)).toBe(true)
    },
  )
})
