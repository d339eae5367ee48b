import { expect, it } from 'vitest'
import { indexDocument } from '../document.ts'
import { rankDocuments, shareRoom, surveyOf } from './library.ts'
import { statisticsFor, sumOfStatistics } from './passages.ts'

const DOCUMENTS = [
  'The cell is the unit of life. Every cell has a membrane. A cell divides. The nucleus of a cell stores its genes.',
  'Granite is a rock that cools slowly. Basalt is a rock that cools quickly. A rock may hold the shell of a cell.',
  'A contract is an agreement. A court enforces it.',
].map((text) => indexDocument(text))

const surveysFor = (question: string) => {
  const statistics = sumOfStatistics(DOCUMENTS.map((index) => statisticsFor(index, { question })))
  return DOCUMENTS.map((index) => surveyOf(index, { question }, statistics))
}

it('adds up how often the terms of a question occur in all documents', () => {
  const question = 'cell'
  const all = sumOfStatistics(DOCUMENTS.map((index) => statisticsFor(index, { question })))
  expect(all.sentenceTerms).toEqual({ units: 9, frequencies: { cell: 5 } })
})

it('ranks the documents that have something for the question', () => {
  expect(rankDocuments(surveysFor('Which rock cools slowly?'))[0]).toBe(1)
  expect(rankDocuments(surveysFor('What does a court enforce?'))).toEqual([2])
  expect(rankDocuments(surveysFor('Mona Lisa'))).toEqual([])
})

it('gives the room to the documents with the best sentences and uses all of it', () => {
  const room = shareRoom(surveysFor('Which rock cools slowly?'), 400)
  expect(room[1]).toBeGreaterThan(room[0] ?? 0)
  expect(room[2]).toBe(0)
  expect(room.reduce((sum, one) => sum + one, 0)).toBe(400)
  expect(shareRoom(surveysFor('Mona Lisa'), 400)).toEqual([0, 0, 0])
})
