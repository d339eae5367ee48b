import { expect, test } from 'vitest'
import { askablePages } from './askable.ts'

const PROSE = Array.from(
  { length: 12 },
  (_, at) => `The river carries its sand and gravel down to the sea in year ${at}.`,
).join('\n')

test('leaves out sources and exercises up to the next section', () => {
  const pages = [
    `${PROSE}\nReview Questions\n1. What carries the sand?\n2. Name three rivers.`,
    `2.1 The delta\n${PROSE}`,
    `${PROSE}\nReferences\nMiller, J. (2001). Rivers of the north.`,
  ]
  const text = askablePages(pages).join('\n')
  expect(text).not.toContain('What carries')
  expect(text).not.toContain('Miller')
  expect(text).toContain('The delta')
  expect(text.match(/in year 11/g)).toHaveLength(3)
})

test('reads on where a page begins with running text', () => {
  const pages = [`${PROSE}\nExercises\n1. Why?`, PROSE]
  expect(askablePages(pages)[1]).toBe(PROSE)
})

test('leaves out nothing if most of the document would be', () => {
  const pages = [`Notes\n${PROSE}`, `see (1999)\n${PROSE}`]
  expect(askablePages(pages)).toEqual(pages)
})
