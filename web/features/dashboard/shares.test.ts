import { expect, test } from 'vitest'
import { sharesByBase, sharesByType, type MarkedQuestion } from './shares.ts'

const [botany, optics] = [
  { id: 'b', name: 'Botany' },
  { id: 'o', name: 'Optics' },
]
const questions: MarkedQuestion[] = [
  { type: 'laq', base: optics, obtained: 1, possible: 5 },
  { type: 'mcq', base: botany, obtained: 1, possible: 1 },
  { type: 'mcq', base: botany, obtained: 0, possible: 1 },
  { type: 'mcq', base: null, obtained: 0, possible: 2 },
]

test('orders shares by type like a quiz and leaves out types never asked', () => {
  expect(sharesByType(questions)).toEqual([
    { type: 'mcq', questions: 3, obtained: 1, possible: 4, percent: 25 },
    { type: 'laq', questions: 1, obtained: 1, possible: 5, percent: 20 },
  ])
})

test('orders shares by base from the weakest and leaves out deleted files', () => {
  expect(sharesByBase(questions).map(({ name, percent }) => [name, percent])).toEqual([
    ['Optics', 20],
    ['Botany', 50],
  ])
})

test('returns no share when no question was asked', () => {
  expect(sharesByType([])).toEqual([])
  expect(sharesByBase([])).toEqual([])
})
