import { describe, expect, it } from 'vitest'
import { readBlocks } from '../blocks.ts'

const PROSE =
  'The tide mill of Orrin stored the water of the flood behind a dam of oak and let it out\nthrough a narrow gate when the sea had fallen. It ground rye for three villages.'
const SECTIONS = ['Dams of oak', PROSE, 'Gates with chains', PROSE, 'Wheels of larch', PROSE]
const kindsOf = (...parts: string[]): string[] =>
  readBlocks([parts.join('\n\n')]).map(({ kind }) => kind)

describe('contents', () => {
  it('are a list that repeats the headings below it', () => {
    const list = '• Dams of oak\n• Gates with chains\n• Wheels of larch'
    const [, before, first] = kindsOf('Mills by the sea', PROSE, list, PROSE, ...SECTIONS)
    expect([before, first]).toEqual(['prose', 'contents'])
  })

  it('are rows of section numbers and titles, some of which repeat headings', () => {
    const table =
      'No.\t|\tTitle\n2.1\t|\tDams of oak\n2.2\t|\tGates\n2.3\t|\tWheels of larch\n2.4\t|\tBrick'
    expect(kindsOf('Mills by the sea', table, PROSE, ...SECTIONS)[1]).toBe('contents')
  })

  it('are not the kinds of a thing that a sentence announces', () => {
    const list = '• Dams of oak\n• Gates with chains\n• Wheels of larch'
    const blocks = kindsOf('Mills', 'A tide mill has three parts:', list, ...SECTIONS)
    expect(blocks.slice(1, 3)).toEqual(['prose', 'list'])
  })

  it('are a long list that repeats headings, also below a heading with a colon', () => {
    const titles = ['Dams', 'Gates', 'Wheels', 'Stones', 'Bays', 'Ice', 'Storms', 'Owners']
    const list = titles.map((title) => `• ${title} of mills`).join('\n')
    const sections = titles.flatMap((title) => [`${title} of mills`, PROSE])
    expect(kindsOf('Mills by the sea:', list, ...sections)[1]).toBe('contents')
  })

  it('are not a list that repeats headings above it', () => {
    const list = '• Dams of oak\n• Gates with chains\n• Wheels of larch'
    expect(kindsOf(...SECTIONS, 'The three parts', list).at(-1)).toBe('list')
  })
})
