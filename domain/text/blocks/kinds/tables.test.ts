import { expect, it } from 'vitest'
import { readBlocks } from '../blocks.ts'

const PARAGRAPH =
  'Ships came to each of the bays in larger numbers after the new quays had been built there.'

const kinds = (text: string): string[] => readBlocks([text]).map(({ kind }) => kind)

it('reads lines of a name and numbers as the rows of a table', () => {
  const blocks = readBlocks([
    `${PARAGRAPH}

Bay 1870 1880 1890
Orrin 4,845,679 5,499,889 7,288,917
Falk 1,690,533 1,966,742 2,784,894
Reindl 1,855,827 -1,854,571 12.5%

Table 4.1 Ships in three bays

${PARAGRAPH}`,
  ])
  expect(blocks.map(({ kind }) => kind)).toEqual(['prose', 'table', 'caption', 'prose'])
  expect(blocks[1]?.items).toHaveLength(4)
})

it('reads the lines directly above a caption as its table, and the title below it as a heading', () => {
  const rows = ['Zinc 4.2 3 1', 'Copper 7.9 4 2', 'Iron 1.1 5 3', 'Lead 2.0 6 4']
  expect(
    kinds(`${PARAGRAPH}\n\n${rows.join('\n')}\nTable 4.2\nExample 4.3\n\n${PARAGRAPH}`),
  ).toEqual(['prose', 'table', 'caption', 'heading', 'prose'])
})

it('does not read a reaction between two paragraphs as a heading', () => {
  expect(
    kinds(`${PARAGRAPH}\n\nNaCl(l) ⟶ Na(l) + Cl₂(g) unbalanced\n\n${PARAGRAPH}`),
  ).not.toContain('heading')
})

it('reads lines of a name and its meaning that a sentence introduces as a list, also above a figure', () => {
  const lines = [
    'Toll bay: keeps the ships that have to pay before they may\ngo up the river with the flood',
    'Deep bay: takes in the large ships from the north',
    'Salt bay: holds the barges with salt until the ebb',
  ]
  const blocks = readBlocks([
    `${PARAGRAPH} The three bays are:

${lines.join('\n')}

Figure 4.1 The bays in spring

${PARAGRAPH}`,
  ])
  expect(blocks.map(({ kind }) => kind)).toEqual(['prose', 'list', 'caption', 'prose'])
  expect(blocks[1]?.items).toHaveLength(3)
})
