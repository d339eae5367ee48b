import { describe, expect, it } from 'vitest'
import {
  blocksOf,
  needsMarkdown,
  needsMath,
  piecesOf,
  withoutMarkers,
  prepare,
  plainText,
  unescaped,
} from './prepare.ts'

const spanOf = (content: string, words: string) => {
  const start = content.indexOf(words)
  return { start, end: start + words.length }
}

describe('preparing an answer', () => {
  it('numbers citations in the order they are written', () => {
    const { source, pages } = prepare('Water boils [p. 3]. Ice melts [p. 12] [p. 3].', [])
    expect(pages).toEqual([3, 12, 3])
    expect(piecesOf(source).filter((piece) => piece.kind === 'cite')).toEqual([
      { kind: 'cite', index: 0 },
      { kind: 'cite', index: 1 },
      { kind: 'cite', index: 2 },
    ])
  })

  it('marks exactly the unsupported sentence', () => {
    const content = 'Supported [p. 1]. Made up. Supported again [p. 2].'
    const { source } = prepare(content, [spanOf(content, 'Made up.')])
    expect(
      piecesOf(source).flatMap((piece) =>
        piece.kind === 'text' && piece.unsupported ? [piece.text] : [],
      ),
    ).toEqual(['Made up.'])
  })

  it('marks the text of a list item, not its bullet', () => {
    const content = '- Made up.'
    expect(prepare(content, [spanOf(content, content)]).source).toBe('- \ue000Made up.\ue001')
  })

  it('removes marker characters from the text', () => {
    expect(prepare('a\ue000b\ue0021\ue003', []).source).toBe('a b 1 ')
  })

  it('ignores spans that lie outside of the text or overlap', () => {
    const content = 'One. Two.'
    const spans = [
      { start: 0, end: 4 },
      { start: 2, end: 9 },
      { start: -1, end: 3 },
      { start: 5, end: 99 },
    ]
    expect(prepare(content, spans).source).toBe('\ue000One.\ue001 Two.')
  })

  it('returns the original text', () => {
    const content = 'See `x` [p. 4]. Well.'
    const { source, pages } = prepare(content, [spanOf(content, 'Well.')])
    expect(withoutMarkers(source, pages)).toBe(content)
  })
})

it('removes the backslashes of Markdown when Markdown is not rendered', () => {
  expect(unescaped('γ \\< ω, 1\\. first, C:\\Users')).toBe('γ < ω, 1. first, C:\\Users')
})

it('removes Markdown until the renderer has loaded', () => {
  expect(plainText('**Deadlock**: *none* of &#91;A&#93; &amp; B \\* 2')).toBe(
    'Deadlock: none of [A] & B * 2',
  )
})

describe('detecting what a text needs', () => {
  it('does not time out on thousands of empty lines', () => {
    expect(needsMarkdown(`a${'\n'.repeat(99_000)}b`)).toBe(false)
  })
  it.each(['**bold**', '- item', '1. item', '`code`', '> quote', '$x$', 'a | b'])(
    'detects Markdown in %s',
    (text) => {
      expect(needsMarkdown(text)).toBe(true)
    },
  )
  it.each(['Plain words [p. 3].', 'Two\n\nparagraphs - with a dash', '5 < 6'])(
    'detects no Markdown in %s',
    (text) => {
      expect(needsMarkdown(text)).toBe(false)
    },
  )
  it.each(['$x^2$', '$$\nx\n$$', '\\(x\\)', '\\[x\\]'])('detects a formula in %s', (text) => {
    expect(needsMath(text)).toBe(true)
  })
  it('detects no formula in a price', () => {
    expect(needsMath('It costs $5 today.')).toBe(false)
  })
})

describe('the blocks of a growing answer', () => {
  it('keeps code and displayed formulas in one block', () => {
    const code = '```\na\n\nb\n```'
    const math = '$$\nx\n\ny\n$$'
    expect(blocksOf(`One\ntwo\n\n${code}\n\n${math}\n\nend`)).toEqual([
      'One\ntwo',
      code,
      math,
      'end',
    ])
  })

  it('keeps an unfinished fence open to the end', () => {
    expect(blocksOf('a\n\n```\nb\n\nc')).toEqual(['a', '```\nb\n\nc'])
  })
})
