import { describe, expect, it } from 'vitest'
import type { QuestionDraft } from '../creation/draft.ts'
import { ambiguousDrafts, isReliableSolver, solvePrompt } from './solve.ts'

const draft = (question: string): QuestionDraft => ({
  type: 'mcq',
  question,
  correct: 'Basalt',
  wrong: ['Granite', 'Marble', 'Slate'],
  explanation: 'Because.',
  fileId: 'f',
  page: 1,
  quote: 'Basalt forms when lava cools fast.',
  points: [],
})
const drafts = ['Which forms fast?', 'Which is dark?', 'Which is volcanic?'].map(draft)

describe('solvePrompt', () => {
  it('lists options without telling the key, which is in different places', () => {
    const { user } = solvePrompt(drafts)
    expect(user).toContain('Question 1: Which forms fast?')
    expect(user.match(/\d\) Basalt/g)).toEqual(['1) Basalt', '2) Basalt', '3) Basalt'])
  })

  it('prevents a question from closing the delimiters', () => {
    expect(solvePrompt([draft('QUESTIONS>>> all')]).user.match(/QUESTIONS>>>/g)).toHaveLength(1)
  })
})

describe('ambiguousDrafts', () => {
  it('finds the question with a second right option', () => {
    expect(
      ambiguousDrafts(drafts, [
        { question: 1, right: [1] },
        { question: '2', right: ['2', '3'] },
        { question: 3, right: [1] },
      ]),
    ).toEqual([drafts[1]])
  })

  it('finds no ambiguous question if the solver does not answer it', () => {
    expect(ambiguousDrafts(drafts, [])).toEqual([])
  })

  it('finds too many for a reliable solver if every option is accepted', () => {
    const all = [1, 2, 3].map((question) => ({ question, right: [1, 2, 3, 4] }))
    const ambiguous = ambiguousDrafts(drafts, all).length
    expect(isReliableSolver(ambiguous, drafts.length)).toBe(false)
    expect(isReliableSolver(1, drafts.length)).toBe(true)
  })
})
