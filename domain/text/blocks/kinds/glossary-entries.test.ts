import { expect, it } from 'vitest'
import { readBlocks } from '../blocks.ts'
import type { PageBlock } from '../page-structure.ts'

/** The terms of the entries that are read from lines, each a heading where it has a level. */
function termsOf(lines: readonly (readonly [text: string, level: number])[]): string[] {
  const page = lines.map(([text]) => text).join('\n\n')
  let from = 0
  const structure = lines.map(([text, level]): PageBlock => {
    const start = page.indexOf(text, from)
    from = start + text.length
    return { start, end: from, kind: level === 0 ? 'paragraph' : 'heading', level }
  })
  const blocks = readBlocks([page], [], [structure])
  return blocks.flatMap(({ entry }) => (entry ? [entry.term.text] : []))
}

it('reads no entry from the meaning below a term that is a heading', () => {
  const terms = [
    ['Ebb', 'The fall of the water at the gate.'],
    ['Flood', 'A rise of the water that fills the pond.'],
    ['Race', 'The channel between the pond and the wheel.'],
  ].flatMap(([term = '', meaning = '']) => [[term, 2] as const, [meaning, 0] as const])
  const prose = 'The fall of the water turns the wheel, and a rise of it fills the channel again.'
  expect(termsOf([[prose, 0], ['Glossary', 1], ...terms])).toEqual([])
})

it('reads the entries below the headings of parts of a glossary', () => {
  const lines = [
    ['Glossary', 1],
    ['Tides', 2],
    ['Ebb: the fall of the water at the gate', 0],
    ['Flood: a rise of the water that fills the pond', 0],
    ['Mills', 2],
    ['Race: the channel between the pond and the wheel', 0],
    ['Sluice: a gate that holds the water', 0],
    ['Wheel: what the water turns', 0],
  ] as const
  expect(termsOf(lines)).toEqual(['Ebb', 'Flood', 'Race', 'Sluice', 'Wheel'])
})
