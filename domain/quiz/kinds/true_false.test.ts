import { describe, expect, it } from 'vitest'
import { makeBuiltinQuestions } from '../builtin/make-questions.ts'
import { fillCounts } from '../creation/counts.ts'
import type { QuestionDraft } from '../creation/draft.ts'
import { lint } from '../creation/lint.ts'
import { modelDraft, normaliseDraft } from '../model/model-draft.ts'
import { draftOf, questionPrompt } from '../model/prompt.ts'

const PAGE =
  'Chlorophyll absorbs mostly red and blue light. The green part of the light is reflected, so that leaves look green. A leaf holds about 40 chloroplasts in each cell.'
const pages = [PAGE]
const promptText = { fileId: 'file', parts: [{ page: 1, text: PAGE }] }

const statement: QuestionDraft = {
  type: 'true_false',
  question: 'Red and blue light is taken up by chlorophyll.',
  correct: 'true',
  wrong: [],
  explanation: 'The text says so.',
  fileId: 'file',
  page: 1,
  quote: 'Chlorophyll absorbs mostly red and blue light.',
  points: [],
}
const broken = (change: Partial<QuestionDraft>) => lint({ ...statement, ...change }, pages)

describe('a true or false question', () => {
  it.each([
    ['true', 'Red and blue light is taken up by chlorophyll.'],
    ['true', 'In each cell of a leaf there are about 40 chloroplasts.'],
    ['false', 'Chlorophyll absorbs mostly green light.'],
    ['false', 'The red part of the light is reflected by the leaves.'],
  ])('is accepted as %s: %s', (correct, question) => {
    expect(broken({ correct, question })).toBeNull()
  })

  it.each([
    ['a key that is neither true nor false', { correct: 'perhaps' }, 'option_count'],
    ['wrong options', { wrong: ['false'] }, 'option_count'],
    ['mark points', { points: [{ text: 'a', quote: 'b', page: 1 }] }, 'point_count'],
    ['a question', { question: 'Which light is taken up by chlorophyll?' }, 'not_a_statement'],
    ['its kind', { question: 'True or false: chlorophyll is green.' }, 'not_a_statement'],
    [
      'a true statement as false',
      { correct: 'false', question: 'Chlorophyll absorbs mostly red and blue light.' },
      'key_unsupported',
    ],
    [
      'a true statement with another number',
      { question: 'In each cell of a leaf there are about 90 chloroplasts.' },
      'key_unsupported',
    ],
    [
      'a contradiction of the evidence as true',
      { question: 'Chlorophyll does not absorb red and blue light.' },
      'key_unsupported',
    ],
    [
      'a statement about another subject',
      { correct: 'false', question: 'The Senate of Rome elected two consuls.' },
      'key_unsupported',
    ],
  ] as const)('is rejected with %s', (_, change, rule) => {
    expect(broken(change)).toBe(rule)
  })

  it('is read from a reply without its kind, with a truth value instead of text', () => {
    const reply = {
      evidence: statement.quote,
      page: 1,
      question: statement.question,
      correct: true,
      explanation: 'The text says so.',
    }
    const draft = draftOf(modelDraft.parse(normaliseDraft(reply)), promptText, pages)
    expect(draft).toMatchObject({ type: 'true_false', correct: 'true', wrong: [], points: [] })
  })

  it('is requested only when asked for', () => {
    const promptFor = (counts: Parameters<typeof fillCounts>[0]) =>
      questionPrompt({ promptText, counts: fillCounts(counts), focus: [] }, 'medium', []).user
    expect(promptFor({ mcq: 1 })).not.toContain('true_false')
    expect(promptFor({ true_false: 2 })).toContain('- 2 of type "true_false"')
  })

  it('is not made without a model', async () => {
    const make = (counts: Parameters<typeof fillCounts>[0]) =>
      makeBuiltinQuestions(
        {
          files: [{ fileId: 'file', pages }],
          counts: fillCounts(counts),
          difficulty: 'easy',
          seed: 1,
        },
        { pause: () => Promise.resolve(), onQuestion: () => undefined },
      )
    await expect(make({ true_false: 2 })).rejects.toMatchObject({ code: 'quiz_kind_needs_model' })
  })
})
