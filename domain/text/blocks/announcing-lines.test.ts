import { describe, expect, it } from 'vitest'
import { readBlocks } from './blocks.ts'
import type { PageBlock } from './page-structure.ts'

const PAGE = 'Tide mills\n\nThey stand at bays.\n\nExamples:\n\n• Orrin\n\n• Falk Bay'

const blockOf = (text: string, kind: PageBlock['kind'], level: number): PageBlock => {
  const start = PAGE.indexOf(text)
  return { start, end: start + text.length, kind, level }
}

describe('a line with a colon in a file that marks up headings', () => {
  it.each([
    ['heading', 6],
    ['paragraph', 0],
  ] as const)('opens no section if it is only bold: %s', (kind, level) => {
    const blocks = readBlocks(
      [PAGE],
      [],
      [
        [
          blockOf('Tide mills', 'heading', 2),
          blockOf('They stand at bays.', 'paragraph', 0),
          blockOf('Examples:', kind, level),
          blockOf('• Orrin', 'item', 1),
          blockOf('• Falk Bay', 'item', 1),
        ],
      ],
    )
    expect(blocks.map((block) => [block.kind, block.heading])).toEqual([
      ['heading', 'Tide mills'],
      ['prose', 'Tide mills'],
      ['prose', 'Tide mills'],
      ['list', 'Tide mills'],
    ])
  })
})

it.each([
  [3, 'prose'],
  [2, 'heading'],
])('does not begin a section before a list in a file with %i marked-up headings', (count, kind) => {
  const titles = ['Tide mills', 'Dams of oak', 'Gates'].slice(0, count)
  const page = [...titles.flatMap((title) => [title, 'They stand at bays.']), 'It required']
  const items = ['• oak', '• clay']
  const text = [...page, ...items].join('\n\n')
  let end = 0
  const structure = [...page, ...items].map((part): PageBlock => {
    const start = text.indexOf(part, end)
    end = start + part.length
    const [name, level] = titles.includes(part)
      ? (['heading', 2] as const)
      : part.startsWith('•')
        ? (['item', 1] as const)
        : (['paragraph', 0] as const)
    return { start, end, kind: name, level }
  })
  const blocks = readBlocks([text], [], [structure])
  expect(blocks.at(-2)?.kind).toBe(kind)
})

it('is not a row of the table above it, and announces the list below it', () => {
  const table = 'Step\t|\tPart\n1\t|\tdam\n2\t|\tgate\n3\t|\twheel'
  const page = `Tide mills\n\n${table}\n\npossible faults:\n\n• a leak\n• ice in the gate`
  expect(readBlocks([page]).map(({ kind }) => kind)).toEqual(['heading', 'table', 'prose', 'list'])
})

describe('a heading after announced items', () => {
  const PROSE =
    'Toda pregunta comienza con un molino que muele el centeno de tres aldeas de la costa.'
  it.each([
    ['lines', 'Medir el agua\nElegir la bahía\nLevantar la presa'],
    ['items with bullets', '• Medir el agua\n• Elegir la bahía'],
  ])('is not one of the items if they are %s', (_, items) => {
    const page = ['En este capítulo vamos a:', items, 'Preguntas y bahías', PROSE].join('\n\n')
    const blocks = readBlocks([page])
    expect(blocks.map(({ kind }) => kind)).toEqual(['prose', 'list', 'heading', 'prose'])
  })

  it('is not a line that has a term and its meaning', () => {
    const meaning = 'Ebb: the water that flows back to the sea from every bay'
    const page = ['Two words are used:', '• flood = rising\n• neap = low', meaning, PROSE]
    const blocks = readBlocks([page.join('\n\n')])
    expect(blocks.map(({ kind }) => kind)).not.toContain('heading')
  })
})

it('reads a line without a mark between two lists with marks as a heading', () => {
  const page = [
    'Kilns',
    'The faults of a glaze are these:',
    '• Crazing, a net of cracks\n• Crawling, bare spots',
    'Ways to fire a pot',
    '• Raku, out of the glowing kiln\n• Pit firing, in the ground',
  ].join('\n\n')
  const blocks = readBlocks([page])
  expect(blocks.map(({ kind, items }) => [kind, items.length])).toEqual([
    ['heading', 0],
    ['prose', 0],
    ['list', 2],
    ['heading', 0],
    ['list', 2],
  ])
  expect(blocks.at(-1)?.heading).toBe('Ways to fire a pot')
})

it('reads a line as text in a file that marks up most of its headings', () => {
  const parts: readonly [text: string, kind: PageBlock['kind']][] = [
    ['Tide mills', 'heading'],
    ['Machines that grind rye at the mouth of a river', 'paragraph'],
    ['A tide mill is a mill that the water of the flood drives.', 'paragraph'],
    ['Dams of oak', 'heading'],
    ['They stand at bays.', 'paragraph'],
    ['Gates', 'heading'],
    ['They open at ebb.', 'paragraph'],
  ]
  const page = parts.map(([text]) => text).join('\n\n')
  const structure = parts.map(([text, kind]): PageBlock => {
    const start = page.indexOf(text)
    return { start, end: start + text.length, kind, level: kind === 'heading' ? 2 : 0 }
  })
  const line = readBlocks([page], [], [structure]).find(({ text }) => text.startsWith('Machines'))
  expect(line).toMatchObject({ kind: 'prose', heading: 'Tide mills' })
})
