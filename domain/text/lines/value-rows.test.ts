import { describe, expect, it } from 'vitest'
import { valueRows } from './value-rows.ts'

describe('valueRows', () => {
  it('finds rows of a name and values in the same columns, whatever the length of the name', () => {
    const lines = ['Oil Weight', 'tarrel 4 12.5 thin', 'old morrel -8 9 firm', 'sorrel 1 3,1 thin']
    expect([...valueRows(lines)]).toEqual([1, 2, 3])
  })

  it('finds no rows in sentences with numbers, in fewer rows or without a name', () => {
    expect(
      valueRows(['Of 4 oils 3 are thin.', 'Of 5 oils 2 are firm.', 'Of 7 oils 6 are old.']).size,
    ).toBe(0)
    expect(valueRows(['tarrel 4 12', 'morrel 8 9', 'In the cellar are more']).size).toBe(0)
    expect(valueRows(['1 4 12', '2 8 9', '3 1 3']).size).toBe(0)
  })
})
