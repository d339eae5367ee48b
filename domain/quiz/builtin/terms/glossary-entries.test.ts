import { expect, it } from 'vitest'
import { markBold } from '../../../../testing/documents/emphasis.ts'
import { readBlocks } from '../../../text/blocks/blocks.ts'
import { wordingOf } from '../wording/wording.ts'
import { termsOf } from './terms.ts'

type Line = readonly [level: number, text: string]

/** The terms of paragraphs (level 0) and headings that a file marks up. */
const termsIn = (lines: readonly Line[]): string[] => {
  const wording = wordingOf('de')
  if (!wording) throw new Error('de')
  const text = lines.map(([, line]) => line).join('\n\n')
  const structure = [
    lines.flatMap(([level, line]) => {
      const start = text.indexOf(line)
      return level === 0
        ? []
        : [{ start, end: start + line.length, kind: 'heading' as const, level }]
    }),
  ]
  const pages = [text]
  return termsOf({ fileId: 'f', pages }, readBlocks(pages, [], structure), wording).map(
    ({ term }) => term,
  )
}

const WALL = 'Ada Müller: ein Wall aus Erde am Ufer eines Flusses.'
const GATE = 'Jan Ott: ein Tor aus Holz in der Mauer eines Wehrs.'

it('does not read the label of the only text below a heading as a term', () => {
  const alone: Line[] = [
    [1, 'Begriffe'],
    [2, 'Deich'],
    [0, WALL],
    [2, 'Schütz'],
    [0, GATE],
    [2, 'Rinne'],
    [0, 'Rinne: ein schmales Bett aus Stein.'],
  ]
  expect(termsIn(alone)).not.toContain('Jan Ott')
  expect(termsIn([alone[0] ?? [1, ''], [0, WALL], [0, GATE]])).toContain('Jan Ott')
})

it('reads an entry to its end on the next page', () => {
  const wording = wordingOf('en')
  if (!wording) throw new Error('en')
  const file = markBold([
    'Mills\n\nThe village has a sluice, a hopper and a spindle in each of its mills.\n\nKey Terms\n\n**hopper** box of elm from which grain runs\n\n**sluice** gate that holds back the water',
    'of a pond until the sea has fallen\n\n**spindle** rod of iron that turns a stone',
  ])
  const blocks = readBlocks(file.pages, file.emphasis)
  const terms = termsOf({ fileId: 'f', ...file }, blocks, wording)
  expect(terms.find(({ term }) => term === 'sluice')).toMatchObject({
    meaning: 'gate that holds back the water of a pond until the sea has fallen',
    quote: 'sluice gate that holds back the water',
  })
})

it('does not take the letter of a series before a term for an article', () => {
  const wording = wordingOf('en')
  if (!wording) throw new Error('en')
  const file = markBold([
    'Silt\n\nThe silt of a pond has layers.\n\nKey Terms\n\n**A layer** silt of the last flood, which holds the roots of reeds\n\n**B layer** clay below the silt, which no water passes\n\n**layer** part of a bed of one colour and one age',
  ])
  const terms = termsOf({ fileId: 'f', ...file }, readBlocks(file.pages, file.emphasis), wording)
  expect(terms.map(({ term, meaning }) => [term, meaning])).toEqual([
    ['layer', 'part of a bed of one colour and one age'],
  ])
})
