import { describe, expect, it } from 'vitest'
import { numbersIn, placedWords } from './words-and-numbers.ts'

describe('words and numbers of a text', () => {
  it('have their offsets, numbers with their separators', () => {
    expect(placedWords('Ebbe: 1.200,5 m')).toEqual([
      { word: 'Ebbe', start: 0, end: 4 },
      { word: '1.200,5', start: 6, end: 13 },
      { word: 'm', start: 14, end: 15 },
    ])
  })

  it('end before a full stop', () => {
    expect(numbersIn('In 1789, not in 1801.')).toEqual(['1789', '1801'])
  })

  it('do not exist in a text of signs', () => {
    expect(placedWords('… – !')).toEqual([])
    expect(numbersIn('no number')).toEqual([])
  })
})
