import { describe, expect, it } from 'vitest'
import { previewText } from './markup.ts'

it('a preview has neither Markdown syntax nor page numbers', () => {
  expect(previewText('**The moon** pulls [p. 3].\n- `Tides` rise [p. 4]')).toBe(
    'The moon pulls.\nTides rise',
  )
})

describe('a preview of a table', () => {
  const table =
    'Ships:\n\n| Ship | Toll |\n| --- | --- |\n| Cog \\| hulk | 3 [p. 2] |\n| Dhow | 5 [p. 2] |'

  it('has points between the cells, and neither bars nor the line below the head', () => {
    expect(previewText(table).split(/\n+/u)).toEqual([
      'Ships:',
      'Ship · Toll',
      'Cog | hulk · 3',
      'Dhow · 5',
    ])
  })

  it('has each part of a table as the whole has it', () => {
    const whole = previewText(table).replace(/\s+/gu, ' ')
    for (const part of ['hip | Toll |\n| ---', '--- |\n| Cog', 'hulk | 3 [p. 2] |', '| Dhow |'])
      expect(whole).toContain(previewText(part).replace(/\s+/gu, ' ').trim())
  })
})

it.each([' ', '\n'])('a preview is made at once of very many %j', { timeout: 2_000 }, (blank) => {
  const blanks = blank.repeat(200_000)
  expect(previewText(`a${blanks}b`)).toBe(`a${blanks}b`)
})
