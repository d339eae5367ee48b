import { describe, expect, it } from 'vitest'
import { mapOutsideLiterals, masked, partsOf } from './markdown.ts'

const ANSWER = [
  '## Osmosis',
  'Water moves. It',
  'needs no energy.',
  '',
  '- one step',
  '> 2. and a second',
  '',
  '```js',
  'const a = 1',
  '',
  '# no heading',
  '```',
  '| a | b |',
  '|---|---|',
  '| 1 | 2 |',
  '$$',
  'E = mc^2',
  '$$',
  'It costs $5 and $6.',
].join('\n')

it('distinguishes sentences, labels and literals', () => {
  expect(partsOf(ANSWER).map(({ kind, start, end }) => [kind, ANSWER.slice(start, end)])).toEqual([
    ['label', '## Osmosis'],
    ['prose', 'Water moves. It\nneeds no energy.'],
    ['prose', 'one step'],
    ['prose', 'and a second'],
    ['literal', '```js\nconst a = 1\n\n# no heading\n```'],
    ['label', '| a | b |'],
    ['label', '|---|---|'],
    ['label', '| 1 | 2 |'],
    ['literal', '$$\nE = mc^2\n$$'],
    ['prose', 'It costs $5 and $6.'],
  ])
})

it('reads an unclosed fence as code up to the end', () => {
  expect(partsOf('Look:\n```\na\n\nb').map(({ kind }) => kind)).toEqual(['prose', 'literal'])
})

describe('apartFromLiterals', () => {
  it('passes code and formulas separately from prose, in order', () => {
    const literals: string[] = []
    const result = mapOutsideLiterals(
      'See `a` or ``b`c`` and $x_1$:\n```\n`d` $e$\n```\nfor $5.',
      (text) => text.toUpperCase(),
      (text) => {
        literals.push(text)
        return text
      },
    )
    expect(literals).toEqual(['`a`', '``b`c``', '$x_1$', '```\n`d` $e$\n```'])
    expect(result).toBe('SEE `a` OR ``b`c`` AND $x_1$:\n```\n`d` $e$\n```\nFOR $5.')
  })
})

it('masks code and formulas character by character', () => {
  const text = 'As $a. B$ and `c. D` show.'
  expect(masked(text)).toBe('As xxxxxx and xxxxxx show.')
})
