import { describe, expect, it } from 'vitest'
import { markBold } from '../../../../testing/documents/emphasis.ts'
import { readDocument } from '../../../documents/read-document.ts'
import { readBlocks } from '../../../text/blocks/blocks.ts'
import type { SourceText } from '../../creation/texts/source-text.ts'
import { wordingOf } from '../wording/wording.ts'
import { siblingsOf, type Siblings } from './siblings.ts'

const read = (file: Omit<SourceText, 'fileId'>): Siblings[] => {
  const wording = wordingOf('en')
  if (wording === null) throw new Error('English is supported')
  const blocks = readBlocks(file.pages, file.emphasis, file.structure)
  return siblingsOf({ fileId: 'mills', ...file }, blocks, wording)
}
const inMarkdown = async (text: string): Promise<Siblings[]> =>
  read(await readDocument(new TextEncoder().encode(text), 'md'))

const labelsOf = (found: readonly Siblings[]): string[] =>
  found.map(({ source, members }) => `${source}: ${members.map(({ label }) => label).join(', ')}`)

describe('siblingsOf', () => {
  it('reads the labelled items of a list, each level by itself', async () => {
    const found = await inMarkdown(
      `# Mills\n\n- **Tide mill**: runs on the ebb\n  - Dam: a wall of stone\n  - Sluice: a gate of oak\n  - Race: a bed for the water\n- **Wind mill**: runs on the wind\n- **Horse mill**: runs on hay`,
    )
    expect(labelsOf(found)).toEqual([
      'list: Tide mill, Wind mill, Horse mill',
      'list: Dam, Sluice, Race',
    ])
    expect(found[0]).toMatchObject({ heading: 'Mills', size: 3 })
    expect(found[0]?.members[1]).toMatchObject({
      description: 'runs on the wind',
      quote: 'Wind mill: runs on the wind',
      page: 1,
    })
  })

  it('reads the paragraphs of a section that begin in bold', () => {
    const found = read(
      markBold([
        'Mills of the coast\n\n**Tide mill.** A mill that runs on the ebb of the sea.\n\nIt is the oldest one, and many of them were built by monks.\n\n**Wind mill.** A mill that runs on the wind of the plains.\n\n**Horse mill.** A mill that is turned by a horse in a barn.',
      ]),
    )
    expect(labelsOf(found)).toEqual(['paragraphs: Tide mill, Wind mill, Horse mill'])
  })

  it('reads the rows of a table of two columns, or the column that describes', async () => {
    const rows = ['Dam', 'Sluice', 'Race', 'Wheel'].map((part) => [part, 'oak', `holds ${part}s`])
    const table = (cells: readonly (readonly string[])[]): string =>
      cells.map((row) => `| ${row.join(' | ')} |`).join('\n')
    const head = [
      ['Part', 'Wood', 'Function'],
      ['---', '---', '---'],
    ]
    const [found] = await inMarkdown(`# Mills\n\n${table([...head, ...rows])}`)
    expect(found?.members.map(({ description }) => description)).toContain('holds Sluices')
    const other = [
      ['Part', 'Wood', 'Carpenter'],
      ['---', '---', '---'],
    ]
    expect(await inMarkdown(`# Mills\n\n${table([...other, ...rows])}`)).toEqual([])
  })

  it('reads a cell without the mark that ends it', async () => {
    const rows = ['Dam', 'Sluice', 'Race', 'Wheel'].map((part) => `| ${part} | holds the water- |`)
    const [found] = await inMarkdown(
      `# Parts\n\n| Part | Function |\n| --- | --- |\n${rows.join('\n')}`,
    )
    expect(found?.members.map(({ description }) => description)).toEqual(
      rows.map(() => 'holds the water'),
    )
  })

  it('does not read the rows of a comparison, which are aspects', async () => {
    const rows = ['Fuel', 'Noise', 'Crew', 'Wear'].map((one) => `| ${one} | much of ${one} |`)
    expect(
      await inMarkdown(`# Mills\n\n| Aspect | Mill |\n| --- | --- |\n${rows.join('\n')}`),
    ).toEqual([])
  })

  it('reads subsections with what their first sentences say', async () => {
    const found = await inMarkdown(
      `# Mills\n\n## Types of mill\n\n### 1. Tide mills\n\nA tide mill uses the ebb.\n\n### 2. Wind mills\n\nThe plains are flat. Wind mills use the wind.\n\n### 3. Horse mills\n\nFew are left.`,
    )
    const [types] = found.filter(({ source }) => source === 'sections')
    expect(types).toMatchObject({ heading: 'Types of mill' })
    expect(types?.members.map(({ label, description }) => `${label}: ${description}`)).toEqual([
      'Tide mills: uses the ebb',
      'Wind mills: use the wind',
      'Horse mills: ',
    ])
  })

  it('does not rely on a distant heading that the file does not mark up', () => {
    const list = '• Dam: a wall of stone\n• Sluice: a gate of oak\n• Race: a bed for the water'
    const text =
      'The mills of the coast were built by monks, and the people used them for many years.'
    const headings = (page: string) => read({ pages: [page] }).map(({ heading }) => heading)
    expect(headings(`Mills\n\n${text}\n\n${list}`)).toEqual(['Mills'])
    expect(headings(`Mills\n\n${text}\n\n${text}\n\n${list}`)).toEqual([''])
  })
})

it('tells whether a section has another list', async () => {
  const list = (...parts: string[]) =>
    parts.map((part) => `- ${part}: a part of the mill`).join('\n')
  const first = list('Dam', 'Sluice', 'Race')
  const more = `${first}\n\nThe owner of the mill later added more to it.\n\n${list('Wheel', 'Shaft')}`
  for (const [lists, isOnlyList] of [
    [first, true],
    [more, false],
  ] as const)
    expect((await inMarkdown(`# Mills\n\n${lists}`))[0]).toMatchObject({ isOnlyList })
})
