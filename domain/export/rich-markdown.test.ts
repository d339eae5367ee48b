import { expect, it } from 'vitest'
import { richMarkdown } from './rich-markdown.ts'

it('keeps formulas and code, and makes plain text of everything else', () => {
  expect(richMarkdown('A *dam* of $a_1 < b$ with `x[0]` and $5')).toBe(
    'A \\*dam\\* of $a_1 < b$ with `x[0]` and $5',
  )
})

it('adds no pictures, links or HTML of a document', () => {
  const text = '![a](https://tracker.example/a.png) <img src=x> [b](https://b.example)'
  expect(richMarkdown(text)).toBe(
    '!\\[a\\](https://tracker.example/a.png) \\<img src=x\\> \\[b\\](https://b.example)',
  )
})
