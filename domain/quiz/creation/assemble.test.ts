import { describe, expect, it } from 'vitest'
import { assemble } from './assemble.ts'
import { isNearDuplicate } from './near-duplicate.ts'
import type { QuestionDraft } from './draft.ts'
import { madeContent } from './made-question.ts'

const draft = (change: Partial<QuestionDraft> = {}): QuestionDraft => ({
  type: 'mcq',
  question: 'Which river flows through Vienna?',
  correct: 'Danube',
  wrong: ['Rhine', 'Seine', 'Volga'],
  explanation: 'The text names the Danube.',
  fileId: '3f2b5a53-7a53-4a3e-9d51-0b6a9c3a1f11',
  page: 3,
  quote: 'The Danube flows through Vienna.',
  points: [],
  ...change,
})

describe('assemble', () => {
  it('shuffles the four options and records the position of the key', () => {
    const [question] = assemble([draft()], 5)
    expect(question).toMatchObject(madeContent.parse(question))
    expect(Object.values(question?.options ?? {}).sort()).toEqual([
      'Danube',
      'Rhine',
      'Seine',
      'Volga',
    ])
    const number = String(question?.correct_option_number) as '1'
    expect(question?.options?.[number]).toBe('Danube')
    expect(question).toMatchObject({ marks: 1, source_page: 3, correct_answer: 'Danube' })
  })

  it('puts the key in every position equally often over many seeds', () => {
    const places = [0, 0, 0, 0]
    for (let seed = 0; seed < 2000; seed++) {
      const place = (assemble([draft()], seed)[0]?.correct_option_number ?? 0) - 1
      places[place] = (places[place] ?? 0) + 1
    }
    for (const count of places) expect(Math.abs(count - 500)).toBeLessThan(90)
  })

  it('orders mcq before saq before laq, with their marks', () => {
    const point = { text: 'p', quote: 'q', page: 3 }
    const types = assemble(
      [
        draft({ type: 'laq', wrong: [], points: [point, point, point, point, point] }),
        draft(),
        draft({ type: 'saq', wrong: [], points: [point, point, point] }),
      ],
      1,
    ).map(({ question_type, marks, options, points }) => [
      question_type,
      marks,
      options === null,
      points.length,
    ])
    expect(types).toEqual([
      ['mcq', 1, false, 0],
      ['saq', 3, true, 3],
      ['laq', 5, true, 5],
    ])
  })

  it('is deterministic for a seed', () => {
    const drafts = Array.from({ length: 8 }, () => draft())
    expect(assemble(drafts, 11)).toEqual(assemble(drafts, 11))
    expect(assemble(drafts, 11)).not.toEqual(assemble(drafts, 12))
  })
})

describe('isNearDuplicate', () => {
  const accepted = [draft()]
  it('detects the same question in nearly the same words', () => {
    const change = { quote: 'Vienna lies on the Danube.', page: 4, correct: 'The Danube' }
    expect(
      isNearDuplicate(
        draft({ ...change, question: 'Which river flows through the city Vienna?' }),
        accepted,
      ),
    ).toBe(true)
  })

  it('detects two questions about the same sentence', () => {
    expect(
      isNearDuplicate(
        draft({ question: 'Name a capital on a river.', correct: 'Vienna' }),
        accepted,
      ),
    ).toBe(true)
  })

  it('accepts the same sentence of another file or page', () => {
    const other = { question: 'Name a capital on a river.', correct: 'Vienna' }
    expect(isNearDuplicate(draft({ ...other, page: 9 }), accepted)).toBe(false)
  })

  it('accepts questions of one form about different things', () => {
    const about = (topic: string, correct: string, quote: string) =>
      draft({
        type: 'saq',
        wrong: [],
        question: `What does the text say about “${topic}”? Give three points.`,
        correct,
        quote,
      })
    const rivers = about('rivers', 'Rivers carry water to the sea.', 'Rivers carry water.')
    expect(
      isNearDuplicate(about('lakes', 'Lakes freeze in hard winters.', 'Lakes freeze.'), [rivers]),
    ).toBe(false)
    expect(
      isNearDuplicate(about('rivers', 'Rivers flood in spring.', 'Rivers flood.'), [rivers]),
    ).toBe(true)
  })

  it('detects two questions that are mostly about the same terms', () => {
    const meanings: Readonly<Record<string, string>> = {
      surge: 'rise of a sea before an onshore gale which floods low land behind dykes for hours',
    }
    const about = (...terms: string[]) =>
      draft({
        type: 'laq',
        wrong: [],
        question: `Explain these terms: ${terms.map((term) => `“${term}”`).join(', ')}.`,
        correct: terms.map((term) => meanings[term] ?? term).join(' '),
        quote: terms.join(),
      })
    const asked = [about('ebb tide', 'neap tide', 'spring tide', 'storm tide')]
    expect(isNearDuplicate(about('neap tide', 'ebb tide', 'storm tide', 'surge'), asked)).toBe(true)
    expect(isNearDuplicate(about('surge', 'ebb tide', 'weir', 'storm tide'), asked)).toBe(false)
  })

  it('accepts a different question', () => {
    const change = {
      question: 'When was the bridge built?',
      correct: '1872',
      quote: 'The bridge was built in 1872.',
    }
    expect(isNearDuplicate(draft(change), accepted)).toBe(false)
  })

  it('compares scripts without spaces by character pairs', () => {
    const chinese = draft({ question: '水的沸点是多少摄氏度？', quote: '水在一百度沸腾。' })
    const again = draft({ question: '水的沸点是多少摄氏度呢？', quote: '沸点为一百度。', page: 8 })
    expect(isNearDuplicate(again, [chinese])).toBe(true)
  })
})
