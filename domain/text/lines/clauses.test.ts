import { describe, expect, it } from 'vitest'
import { clauseEnds, clauses } from './clauses.ts'

describe('clauses', () => {
  it('finds items that a semicolon closes, each but the last', () => {
    expect([
      ...clauses(['The guild', 'pays the miller;', 'mends the wheel; and', 'sells rye.']),
    ]).toEqual([1, 2, 3])
  })

  it('finds no items among fewer lines, or in a sentence with semicolons', () => {
    expect(clauses(['pays the miller;', 'sells rye.']).size).toBe(0)
    expect(clauses(['Orrin pays;', 'Falk mends the wheel;', 'Lund sells rye.']).size).toBe(0)
    expect(clauses(['pays the miller;', 'mends the wheel;', 'No one sells rye.']).size).toBe(0)
  })

  it('finds their ends among the lines of a page', () => {
    const lines = [
      'The guild',
      '',
      'pays the miller',
      'of Orrin;',
      'mends',
      'the wheel; and',
      'sells',
      'rye.',
      '',
      'End.',
    ]
    expect([...clauseEnds(lines)]).toEqual([3, 5, 7])
  })
})
