import { describe, expect, it } from 'vitest'
import { indentOf } from './indent.ts'

/** The indentation of the line with each of the texts, below "Exposure depends on:". */
const indentsOf = (lines: readonly string[], texts: readonly string[]): number[] => {
  const page = ['Exposure depends on:', '', ...lines].join('\n')
  return texts.map((text) => {
    const start = page.indexOf(text)
    return indentOf([page], { page: 1, start, end: start + text.length })
  })
}

describe('the indentation of list items', () => {
  it('is the number of spaces before their bullets', () => {
    const lines = ['• Light', '  ◦ Lamps', '    ▪ Flash']
    expect(indentsOf(lines, ['Light', 'Lamps', 'Flash'])).toEqual([0, 2, 4])
  })

  it('is greater below a numbered item that is as far from the left', () => {
    const lines = ['1. Light', '• Lamps', 'that are lit', '  ◦ Flash', '• Sun', '2. Time', '• Long']
    const texts = ['Light', 'Lamps', 'Flash', 'Sun', 'Time', 'Long']
    expect(indentsOf(lines, texts)).toEqual([0, 2, 4, 2, 0, 2])
  })

  it('is the number of spaces below a numbered item that is nearer to the left', () => {
    expect(indentsOf(['1. Light', '   • Lamps'], ['Lamps'])).toEqual([3])
  })

  it('is not greater after a numbered list inside one with bullets', () => {
    const lines = ['• Logic:', '1. Light', '2. Time', '• Lamps']
    expect(indentsOf(lines, ['Light', 'Lamps'])).toEqual([0, 0])
  })

  it('is not greater after an empty line', () => {
    expect(indentsOf(['1. Light', '', '• Lamps'], ['Lamps'])).toEqual([0])
  })
})
