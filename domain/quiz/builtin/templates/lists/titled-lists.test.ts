import { describe, expect, it } from 'vitest'
import { readDocument } from '../../../../documents/read-document.ts'
import { readBlocks } from '../../../../text/blocks/blocks.ts'
import { titledLists } from './titled-lists.ts'
import { wordingOf } from '../../wording/wording.ts'

const INTRO =
  'The mill stood at the mouth of the river, and the people of the villages used it for a hundred years.'

/** The lists of notes in Markdown that a title or a sentence above them names. */
const read = async (above: string, items: string, language = 'en') => {
  const wording = wordingOf(language)
  if (wording === null) throw new Error(`${language} is supported`)
  const notes = `# Mills\n\n${INTRO}\n\n${above}\n\n${items}\n\n## The end\n\n${INTRO}`
  const { pages, emphasis, structure } = await readDocument(new TextEncoder().encode(notes), 'md')
  return titledLists(readBlocks(pages, emphasis, structure), pages, wording).map(
    ({ shown, answers, isExplained }) => ({
      shown,
      answers: answers.map(({ text }) => text),
      isExplained,
    }),
  )
}
const ITEMS = '- no need of coal\n- a long life of the wheel\n- work at night'

describe('titledLists', () => {
  it.each([
    ['en', '## Advantages of tide mills'],
    ['en', '## 3.1 The main advantages of tide mills'],
    ['en', 'The three advantages of tide mills:'],
    ['en', 'A tide mill of the coast has the following advantages:'],
    ['de', '## Vorteile von Gezeitenmühlen'],
    ['es', '## Ventajas de los molinos'],
  ])('reads the items below a text that says what they are (%s: %s)', async (language, above) => {
    const [list] = await read(above, ITEMS, language)
    expect(list?.answers).toEqual(['No need of coal', 'A long life of the wheel', 'Work at night'])
    expect(above).toContain(list?.shown)
  })

  it('leaves out pictures before items', async () => {
    const [list] = await read('## Advantages of tide mills', ITEMS.replaceAll('- ', '- 🔒 '))
    expect(list?.answers).toEqual(['No need of coal', 'A long life of the wheel', 'Work at night'])
  })

  it('reads names with what is said of them, without the items below them', async () => {
    const items = [
      '- Coal: the mill needs no coal at any time of the year',
      '  - not even in a hard winter',
      '- Wheel: the wheel lives longer than that of a wind mill',
      '- Night: the tide turns the wheel also at night',
    ].join('\n')
    expect(await read('## Benefits of tide mills', items)).toMatchObject([
      { isExplained: true, answers: { length: 3 } },
    ])
  })

  it.each([
    ['that names no kind of thing', '## The mills of the coast', ITEMS],
    ['without a subject', '## Advantages', ITEMS],
    ['after a sentence without a subject', 'Decisive are the following advantages:', ITEMS],
    ['whose subject other text names', '## Advantages of this mill', ITEMS],
    ['that counts another number', '## Two advantages of tide mills', ITEMS],
    ['of a list with two items', '## Advantages of tide mills', '- no coal\n- a long life'],
    [
      'of sentences that need other text',
      '## Advantages of tide mills',
      '- They need no coal\n- It lives long\n- This is the case at night',
    ],
    [
      'of names beside sentences',
      '## Advantages of tide mills',
      '- no coal\n- Wheel: the wheel lives longer than that of a wind mill\n- work at night',
    ],
    [
      'of aspects of one thing',
      '## Types of tide mills',
      '- Definition\n- Risk of a storm\n- Work at night',
    ],
    [
      'of an explanation that an abbreviation cuts off',
      '## Advantages of tide mills',
      '- Coal: the mill of the coast needs no fuel, as z. B. coal\n- Wheel: the wheel lives longer than that of a wind mill\n- Night: the tide turns the wheel also at night',
    ],
  ])('does not read a list below a title %s', async (_, above, items) => {
    expect(await read(above, items)).toEqual([])
  })
  it('does not read a list beside others of the previous text', async () => {
    const above = (first: string) => `${first} Aufgaben der Gilde sind:`
    expect(await read(above('Wesentliche'), ITEMS, 'de')).toHaveLength(1)
    expect(await read(above('Weitere wesentliche'), ITEMS, 'de')).toEqual([])
  })
})
