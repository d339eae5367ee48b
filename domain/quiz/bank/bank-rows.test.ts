import { describe, expect, test } from 'vitest'
import { COUNT_MAX, TOTAL_QUESTIONS_MAX } from '../../constants.ts'
import { bankFilterOf, bankPage, freeQuestions } from './bank-rows.ts'
import { chooseQuestions, type ExistingQuestion } from '../creation/choose-questions.ts'

const ID = '3f2b5a53-7a53-4a3e-9d51-0b6a9c3a1f11'

describe('bankFilterOf', () => {
  const read = (query: string) => bankFilterOf(new URLSearchParams(query))

  test('reads every part of an address', () => {
    const query = `base=${ID}&file=${ID}&page=3&kind=saq&result=missed&own=true&query=%20light%20`
    expect(read(query)).toEqual({
      base: ID,
      file: ID,
      page: 3,
      kind: 'saq',
      result: 'missed',
      own: true,
      query: 'light',
    })
  })

  test('leaves out what is not valid, and a page without its file', () => {
    expect(read('base=1&file=x&page=2&kind=essay&result=bad&own=1&query=%20')).toEqual({})
    expect(read(`file=${ID}&page=0`)).toEqual({ file: ID })
    expect(read(`query=${'x'.repeat(201)}`)).toEqual({})
  })
})

test('counts the questions that a new quiz can ask', () => {
  const counts = bankPage.shape.counts.parse({
    correct: { all: 5, free: 4 },
    partial: { all: 2, free: 2 },
    incorrect: { all: 3, free: 1 },
    withdrawn: { all: 9, free: 9 },
  })
  expect(freeQuestions(counts, undefined)).toBe(7)
  expect(freeQuestions(counts, 'missed')).toBe(3)
  expect(freeQuestions(counts, 'never')).toBe(0)
  expect(freeQuestions(counts, 'withdrawn')).toBe(0)
})

describe('chooseQuestions', () => {
  const WORDS = 'iron copper gold silver tin zinc lead neon argon xenon radon boron carbon sodium'
  const candidate = (n: number, change: Partial<ExistingQuestion> = {}): ExistingQuestion => {
    const words = WORDS.split(' ')
    const word = (place: number) => words[place % words.length] ?? ''
    return {
      id: `id-${n}`,
      question_type: n % 2 === 0 ? 'mcq' : 'true_false',
      question_text: `${word(n)} ${n} ${word(n * 3 + 1)}${n} beside ${word(n * 5 + 2)}${n}?`,
      correct_answer: `Answer ${n}`,
      correct_option_number: 1,
      options: null,
      ...change,
    }
  }

  test('takes them in their order up to the number', () => {
    const chosen = chooseQuestions(
      [1, 2, 3, 4].map((n) => candidate(n)),
      3,
    )
    expect(chosen.map(({ id }) => id)).toEqual(['id-1', 'id-2', 'id-3'])
  })

  test('leaves out a question that is like an earlier one', () => {
    const first = candidate(1, { question_text: 'Which gas do plants take in from the air?' })
    const alike = candidate(2, { question_text: 'Which gas do plants take in from the air' })
    expect(chooseQuestions([first, alike, candidate(3)], 3).map(({ id }) => id)).toEqual([
      'id-1',
      'id-3',
    ])
  })

  describe('with two questions about one fact', () => {
    const SENTENCE = 'Condensation is the change of water vapour into liquid water.'
    const about = (n: number, question_text: string, correct_answer: string) =>
      candidate(2 * n, { question_text, correct_answer })
    const meaning = about(
      1,
      'What does “condensation” mean?',
      'The change of water vapour into liquid water',
    )
    const chosen = (other: ExistingQuestion) =>
      chooseQuestions([meaning, other], 2).map(({ id }) => id)

    test.each([
      [
        'asks for the term of the same meaning',
        'Which term means “the change of water vapour into liquid water”?',
        'Condensation',
      ],
      ['asks for the same meaning in words', 'What is meant by “condensation”?', SENTENCE],
    ])('leaves out the question that %s', (_, text, answer) => {
      expect(chosen(about(2, text, answer))).toEqual(['id-2'])
    })

    test('keeps the question that asks something else', () => {
      const other = about(2, 'In which state is water after it has condensed?', 'Liquid')
      expect(chosen(other)).toEqual(['id-2', 'id-4'])
    })

    test('keeps the question that asks the same about something else', () => {
      const other = about(2, 'What does “evaporation” mean?', 'The change of water into vapour')
      expect(chosen(other)).toEqual(['id-2', 'id-4'])
    })
  })

  test('chooses at most as many of a kind and in all as a quiz may have', () => {
    const many = Array.from({ length: 100 }, (_, n) => candidate(n))
    expect(chooseQuestions(many, 100)).toHaveLength(TOTAL_QUESTIONS_MAX)
    const same = many.map((each) => ({ ...each, question_type: 'mcq' as const }))
    expect(chooseQuestions(same, 100)).toHaveLength(COUNT_MAX)
  })
})
