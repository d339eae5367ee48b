import { expect, it } from 'vitest'
import { answerPartsOf, withoutQuestion } from './answer-parts.ts'

const sentences = (count: number): string =>
  Array.from({ length: count }, (_, at) => `Tide ${at} rises.`).join(' ')
const singles = (answer: string): string[] =>
  answerPartsOf(answer, 'Why?').flatMap((part) => (part.sentences.length === 1 ? [part.text] : []))

it('compares up to eighty sentences one by one', () => {
  expect(singles(sentences(80))).toHaveLength(80)
})

it.each([81, 159, 160, 161, 500])(
  'leaves out nothing of %i sentences in at most 160 parts',
  (count) => {
    const answer = sentences(count)
    expect(answerPartsOf(answer, 'Why?').length).toBeLessThanOrEqual(160)
    expect(singles(answer).join(' ')).toBe(answer)
    expect(withoutQuestion(answer, 'Why?').replaceAll('\n', ' ')).toBe(answer)
  },
)
