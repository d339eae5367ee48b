import { expect, it } from 'vitest'
import { previewText } from './markup.ts'

it('a preview has neither Markdown syntax nor page numbers', () => {
  expect(previewText('**The moon** pulls [p. 3].\n- `Tides` rise [p. 4]')).toBe(
    'The moon pulls.\nTides rise',
  )
})

it.each([' ', '\n'])('a preview is made at once of very many %j', { timeout: 2_000 }, (blank) => {
  const blanks = blank.repeat(200_000)
  expect(previewText(`a${blanks}b`)).toBe(`a${blanks}b`)
})
