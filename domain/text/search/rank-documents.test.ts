import { expect, it } from 'vitest'
import { indexDocument } from '../document.ts'
import { rankDocuments, divideBudget, topSentencesOf, weighDocuments } from './rank-documents.ts'
import { scoreSentences, statisticsFor, sumOfStatistics } from './passages.ts'

const DOCUMENTS = [
  'The cell is the unit of life. Every cell has a membrane. A cell divides. The nucleus of a cell stores its genes.',
  'Granite is a rock that cools slowly. Basalt is a rock that cools quickly. A rock may hold the shell of a cell.',
  'A contract is an agreement. A court enforces it.',
].map((text) => indexDocument(text))

const topSentencesFor = (question: string) => {
  const statistics = DOCUMENTS.map((index) => statisticsFor(index, { question }))
  const all = sumOfStatistics(statistics)
  const topSentences = DOCUMENTS.map((index) =>
    topSentencesOf(index, scoreSentences(index, { question }, all)),
  )
  return { topSentences, weights: weighDocuments({ topSentences, statistics }) }
}
const ranksFor = (question: string) => rankDocuments(topSentencesFor(question).weights)
const budgetsFor = (question: string, budget: number) => {
  const { topSentences, weights } = topSentencesFor(question)
  return divideBudget(topSentences, weights, budget)
}

it('adds up how often the terms of a question occur in all documents', () => {
  const question = 'cell'
  const all = sumOfStatistics(DOCUMENTS.map((index) => statisticsFor(index, { question })))
  expect(all.sentenceTerms).toEqual({ units: 9, frequencies: { cell: 5 } })
})

it('ranks the documents with terms of the question', () => {
  expect(ranksFor('Which rock cools slowly?')[0]).toBe(1)
  expect(ranksFor('What does a court enforce?')).toEqual([2])
  expect(ranksFor('Mona Lisa')).toEqual([])
})

it('prefers the document that is about the terms to one that only mentions them', () => {
  const question = 'What is insulin?'
  const statistics = [
    'Food has energy.\n\nThe diet decides how insulin acts.\n\nFibre has none.',
    'Insulin is a hormone.\n\nGlands release insulin.\n\nInsulin lowers the sugar in blood.',
    'The lung takes oxygen from air.\n\nMuscles use oxygen.',
  ].map((text) => statisticsFor(indexDocument(text), { question }))
  const topSentences = [10, 9, 0].map((score) => ({ scores: score ? [score] : [], lengths: [30] }))
  const weights = weighDocuments({ topSentences, statistics })
  expect(rankDocuments(weights)).toEqual([1, 0])
  expect(weights[1]).toBe(1)
})

it('divides the whole budget among the documents with the best sentences', () => {
  const budgets = budgetsFor('Which rock cools slowly?', 400)
  expect(budgets[1]).toBeGreaterThan(budgets[0] ?? 0)
  expect(budgets[2]).toBe(0)
  expect(budgets.reduce((sum, one) => sum + one, 0)).toBe(400)
  expect(budgetsFor('Mona Lisa', 400)).toEqual([0, 0, 0])
})

it('gives characters to a document that is about as likely before the rest of the best one', () => {
  const budgets = divideBudget(
    [
      { scores: [10, 9, 8], lengths: [191, 191, 191] },
      { scores: [9, 1], lengths: [191, 191] },
      { scores: [2], lengths: [191] },
    ],
    [1, 0.95, 0.2],
    600,
  )
  expect(budgets).toEqual([400, 200, 0])
})
