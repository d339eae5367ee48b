import { expect, it } from 'vitest'
import { copiedText } from './copied-text.ts'

it('copies an answer without Markdown syntax, with its lists and page numbers', () => {
  expect(copiedText('## Keys\n\n- They last **two years** [p. 2].\n* 2 * 3 = *6*\n')).toBe(
    'Keys\n\n- They last two years [p. 2].\n* 2 * 3 = 6',
  )
})

it('copies signs of a document as they are in it', () => {
  expect(copiedText('**for \\*two\\* years &#91;1&#93;** [p. 2]; &amp;#91;')).toBe(
    'for *two* years [1] [p. 2]; &#91;',
  )
})

it('copies code and formulas as they are', () => {
  expect(copiedText('Call `f(*a)`: $a*b*c$\n\n```ts\nconst a = b*c\n```')).toBe(
    'Call f(*a): $a*b*c$\n\nconst a = b*c',
  )
})
