import { describe, expect, it } from 'vitest'
import { piecesOf } from './formulas.ts'

const text = (words: string) => ({ kind: 'text', text: words })
const formula = (tex: string, display = false) => ({ kind: 'formula', text: tex, display })
const code = (source: string, display = false) => ({ kind: 'code', text: source, display })

describe('splitting text at formulas and code', () => {
  it('keeps plain text unchanged, including Markdown signs', () => {
    for (const words of ['snake_case and *stars* 2 * 3 * 4', '# no heading', '[p. 3] <b>', '']) {
      expect(piecesOf(words)).toEqual(words === '' ? [] : [text(words)])
    }
  })

  it.each([
    ['$E = mc^2$', formula('E = mc^2')],
    ['\\(E = mc^2\\)', formula('E = mc^2')],
    ['$$E = mc^2$$', formula('E = mc^2', true)],
    ['\\[E = mc^2\\]', formula('E = mc^2', true)],
    ['$\\$5$', formula('\\$5')],
  ])('finds the formula in %s', (marked, piece) => {
    expect(piecesOf(`Given ${marked}, find m.`)).toEqual([text('Given '), piece, text(', find m.')])
  })

  it('does not read prices as formulas', () => {
    expect(piecesOf('It costs $5 now and $10 later, or $ 3.')).toEqual([
      text('It costs $5 now and $10 later, or $ 3.'),
    ])
  })

  it('finds inline code and ignores dollar signs in it', () => {
    expect(piecesOf('What does `$x + $y` print?')).toEqual([
      text('What does '),
      code('$x + $y'),
      text(' print?'),
    ])
  })

  it('finds fenced code', () => {
    expect(piecesOf('What is printed?\n```js\nlet a = 1\n\nlog(a)\n```')).toEqual([
      text('What is printed?\n'),
      code('let a = 1\n\nlog(a)', true),
    ])
  })

  it('keeps every character that is not a delimiter', () => {
    const whole = 'a $x$ b `c` d $$y$$ e'
    expect(
      piecesOf(whole)
        .map((piece) => piece.text)
        .join(''),
    ).toBe('a x b c d y e')
  })
})

it.each(['\\[', '\\(', '\\$a'])('reads a long text of %s without an end once', (mark) => {
  const words = mark.repeat(1_000_000)
  expect(
    piecesOf(words)
      .map(({ text }) => text)
      .join('').length,
  ).toBeLessThanOrEqual(words.length)
})

it('reads a long text with many fences that are not closed', () => {
  const fences = '```a\n'.repeat(200_000)
  expect(piecesOf(fences)).toEqual([text(fences)])
  expect(piecesOf(`${fences}b\n\`\`\``)).toEqual([
    { kind: 'code', text: `${fences.slice(5)}b`, display: true },
  ])
})
