import { expect, it } from 'vitest'
import { indexDocument } from '../document.ts'
import { rankDocuments, shareRoom, surveyOf, weighDocuments } from './library.ts'
import { statisticsFor, sumOfStatistics } from './passages.ts'

const DOCUMENTS = [
  'The cell is the unit of life. Every cell has a membrane. A cell divides. The nucleus of a cell stores its genes.',
  'Granite is a rock that cools slowly. Basalt is a rock that cools quickly. A rock may hold the shell of a cell.',
  'A contract is an agreement. A court enforces it.',
].map((text) => indexDocument(text))

const surveysFor = (question: string) => {
  const statistics = DOCUMENTS.map((index) => statisticsFor(index, { question }))
  const all = sumOfStatistics(statistics)
  const surveys = DOCUMENTS.map((index) => surveyOf(index, { question }, all))
  return { surveys, weights: weighDocuments({ surveys, statistics }) }
}
const ranksFor = (question: string) => rankDocuments(surveysFor(question).weights)
const roomFor = (question: string, budget: number) => {
  const { surveys, weights } = surveysFor(question)
  return shareRoom(surveys, weights, budget)
}

it('adds up how often the terms of a question occur in all documents', () => {
  const question = 'cell'
  const all = sumOfStatistics(DOCUMENTS.map((index) => statisticsFor(index, { question })))
  expect(all.sentenceTerms).toEqual({ units: 9, frequencies: { cell: 5 } })
})

it('ranks the documents that have something for the question', () => {
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
  const surveys = [10, 9, 0].map((score) => ({ scores: score ? [score] : [], lengths: [30] }))
  const weights = weighDocuments({ surveys, statistics })
  expect(rankDocuments(weights)).toEqual([1, 0])
  expect(weights[1]).toBe(1)
})

it('gives the room to the documents with the best sentences and uses all of it', () => {
  const room = roomFor('Which rock cools slowly?', 400)
  expect(room[1]).toBeGreaterThan(room[0] ?? 0)
  expect(room[2]).toBe(0)
  expect(room.reduce((sum, one) => sum + one, 0)).toBe(400)
  expect(roomFor('Mona Lisa', 400)).toEqual([0, 0, 0])
})

it('gives a document that is about as likely room before the rest of the best one', () => {
  const room = shareRoom(
    [
      { scores: [10, 9, 8], lengths: [191, 191, 191] },
      { scores: [9, 1], lengths: [191, 191] },
      { scores: [2], lengths: [191] },
    ],
    [1, 0.95, 0.2],
    600,
  )
  expect(room).toEqual([400, 200, 0])
})
