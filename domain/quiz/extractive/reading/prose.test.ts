import { describe, expect, it } from 'vitest'
import { loadEnglish } from '../../../text/english.ts'
import { blocksOf } from './blocks.ts'
import { sentencesOfPage, displayText, isSelfContained } from './prose.ts'

const read = async (pages: readonly string[]) => {
  const english = await loadEnglish()
  const blocks = blocksOf(pages)
  return pages.flatMap((page, index) =>
    sentencesOfPage(english, page, index + 1, blocks[index] ?? [], 0),
  )
}
const texts = async (pages: readonly string[]) =>
  (await read(pages)).map((sentence) => sentence.analysed.text)

describe('blocksOf', () => {
  it('joins lines, and keeps headings apart and remembered', async () => {
    const page =
      '2.1 Cell walls\nThe wall of a plant cell is made of cellulose and gives\nthe cell its shape.\n\nWater enters the cell.'
    const sentences = await read([page])
    expect(sentences.map(({ analysed, heading }) => [analysed.text, heading])).toEqual([
      ['The wall of a plant cell is made of cellulose and gives the cell its shape.', 'Cell walls'],
      ['Water enters the cell.', 'Cell walls'],
    ])
    expect(sentences[0]?.quote).toContain('gives\nthe')
    for (const { quote } of sentences) expect(page).toContain(quote)
  })

  it('leaves out running heads, captions, tables, contents and references', async () => {
    const body = (n: string) =>
      `Biology for all\n${n} plants grow towards the light because of a hormone.\nFigure 3 A plant\n1.2 3.4 5.6 7.8\nLight . . . . . . . 12\n`
    const last = 'References\nSmith, J. wrote a book about plants in the year 1999.'
    const found = await texts([body('Young'), body('Old'), `${body('Most')}\n${last}`])
    expect(found).toEqual([
      'Young plants grow towards the light because of a hormone.',
      'Old plants grow towards the light because of a hormone.',
      'Most plants grow towards the light because of a hormone.',
    ])
  })

  it('keeps only sentences that end on their page', async () => {
    expect(
      await texts([
        'One sentence is whole. Another one goes on',
        'over the page. A third is whole.',
      ]),
    ).toEqual(['One sentence is whole.', 'A third is whole.'])
  })
})

describe('standsAlone', () => {
  const alone = async (text: string) => {
    const [sentence] = (await loadEnglish()).analyse(text)
    return sentence !== undefined && isSelfContained(sentence)
  }

  it.each([
    'The wall of a plant cell is made of cellulose and gives the cell its shape.',
    'Marie Curie discovered polonium and radium together with Pierre Curie in 1898.',
  ])('accepts: %s', async (text) => {
    expect(await alone(text)).toBe(true)
  })

  it.each([
    'It is made of cellulose and gives the whole cell its shape.',
    'These walls are made of cellulose and give the cell its shape.',
    'The wall shown in Figure 2 is made of cellulose and other sugars.',
    'As we have seen, the wall of a plant cell is made of cellulose.',
    'The sum of the first n odd numbers = n2 and grows very fast indeed.',
    'Is the wall of a plant cell made of cellulose or of another sugar?',
    'The wall (of a plant cell is made of cellulose and other sugars.',
    'For example, the wall of a plant cell is made of cellulose.',
    'However, these cells of the plant are made of cellulose as well.',
    'Cellulose.',
    'The blue line shows how much cellulose the walls of a cell hold.',
    'With a given probability, the total area of the cell wall is .',
  ])('refuses: %s', async (text) => {
    expect(await alone(text)).toBe(false)
  })
})

it('shows a sentence without citation marks, labels and links to the one before', () => {
  expect(displayText('However, the cell grows.[12]')).toBe('The cell grows.')
  expect(displayText('By 1511, however, the troops had crossed the river.')).toBe(
    'By 1511, the troops had crossed the river.',
  )
  expect(displayText('The demand for labour, on the other hand, comes from firms.')).toBe(
    'The demand for labour comes from firms.',
  )
  expect(displayText('Feeling good is a strong motive (Smith & Jones, 2008; Roe, 1999).')).toBe(
    'Feeling good is a strong motive.',
  )
  expect(displayText('The routes are central and peripheral ().')).toBe(
    'The routes are central and peripheral.',
  )
  expect(displayText('At the other extreme the rate was over 20%.1')).toBe(
    'At the other extreme the rate was over 20%.',
  )
  expect(displayText('Growth: The cell divides [3, 4] often.')).toBe('The cell divides often.')
})
