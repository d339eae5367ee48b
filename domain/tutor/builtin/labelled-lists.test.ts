import { describe, expect, it } from 'vitest'
import { CELL_SEPARATOR, type PageBlock } from '../../text/blocks/page-structure.ts'
import { repliesAbout } from '../../../testing/replies.ts'

type Part = readonly [kind: PageBlock['kind'], text: string, level?: number]

/** Asks about one page with the kind that the file gives each of its parts, after `before`. */
const asking = (language: string, ...parts: readonly Part[]) => {
  const page = parts.map(([, text]) => text).join('\n\n')
  let from = 0
  const structure = parts.map(([kind, text, level = 0]): PageBlock => {
    const start = page.indexOf(text, from)
    from = start + text.length
    return { start, end: from, kind, level }
  })
  return repliesAbout(page, language, structure)
}

const row = (...cells: readonly string[]): Part => ['table', cells.join(CELL_SEPARATOR)]
const OTHER: Part = [
  'paragraph',
  'The mill of Orrin stood at the mouth of the river for a hundred years, and people from three villages came to it with their rye.',
]

describe('a list below the label that is asked for', () => {
  it.each([
    [
      'en',
      'What are the characteristics of the great flood?',
      'The great flood',
      'Characteristics',
    ],
    ['de', 'Was sind die Merkmale der großen Sturmflut?', 'Die große Sturmflut', 'Merkmale'],
    [
      'es',
      '¿Cuáles son las características de la gran crecida?',
      'La gran crecida',
      'Características',
    ],
  ])('is shown and not the headings beside it, in %s: %s', (language, question, thing, label) => {
    const ask = asking(
      language,
      ['heading', thing, 2],
      OTHER,
      ['heading', 'Origin:', 3],
      ['item', '• Ice on the upper river'],
      ['item', '• Rain'],
      ['heading', `${label}:`, 3],
      ['item', '• Cold water'],
      ['item', '• Broken dams'],
    )
    expect(ask(question)).toContain('- Cold water\n- Broken dams')
    expect(ask(question)).not.toContain('Origin')
  })

  it('is shown for a question that leaves out the subject of the previous one', () => {
    const ask = asking(
      'es',
      ['heading', 'Crecida del 1931', 2],
      ['heading', 'Crecida de Orrin:', 3],
      OTHER,
      ['heading', 'Las consecuencias:', 3],
      ['paragraph', 'Las consecuencias de la crecida de 1931 son:'],
      ['item', '• Molinos sin rueda'],
      ['item', '• Un dique nuevo'],
      ['heading', 'Sequía', 2],
      ['heading', 'Consecuencias:', 3],
      ['item', '• Barcos parados'],
      ['item', '• Pan caro'],
    )
    const reply = ask('y que consecuencias tuvo?', 'por que hubo crecida en Orrin en 1931?')
    expect(reply).toContain('- Molinos sin rueda')
    expect(reply).not.toContain('Pan caro')
  })

  it('is shown for a question that consists of the label', () => {
    const ask = asking(
      'en',
      ['heading', 'Life on the river', 2],
      ['paragraph', 'Millers Share:'],
      ['item', '• The dam'],
      ['item', '• The rye'],
      ['heading', 'Why is there a guild?', 2],
      [
        'paragraph',
        'What do millers share? Millers share a fear, and what millers share they tell other millers.',
      ],
    )
    expect(ask('what do millers share?')).toContain('- The dam\n- The rye')
  })

  it('is not shown if its label has no word of the subject', () => {
    const ask = asking(
      'en',
      ['heading', 'Guild of the river', 2],
      ['paragraph', 'It includes:'],
      ['item', '• Falk'],
      ['item', '• Ida'],
      ['heading', 'Guild of the sea', 2],
      OTHER,
    )
    expect(ask('which mills are included?', 'what is the guild of the sea?')).not.toMatch(
      /^It includes/u,
    )
  })
})

it('lists the headings below the requested one, if the headings above it have the rest of the question', () => {
  const ask = asking(
    'en',
    ['heading', 'Solutions for leaks', 2],
    ['heading', 'Criteria to Fulfil', 3],
    ['heading', 'Tightness', 4],
    OTHER,
    ['heading', 'Strength', 4],
    OTHER,
    ['heading', 'Low cost', 4],
    OTHER,
  )
  const reply = ask('what are the 3 criteria that a solution must fulfil?')
  expect(reply).toMatch(/- Tightness[\s\S]*- Strength[\s\S]*- Low cost/u)
})

it('shows the section that is headed by the several things that are asked for', () => {
  const ask = asking(
    'en',
    ['heading', 'Requirements for a dam', 2],
    ['paragraph', 'Start with dry ground, since nothing holds in mud. Then look for oak near by.'],
    ['paragraph', 'Being tight is not enough, however. The ice must not lift it in a hard winter.'],
    ['heading', 'Gates', 2],
    OTHER,
  )
  const reply = ask('list the requirements for a dam')
  expect(reply).toMatch(/Start with dry ground[\s\S]*must not lift it/u)
  expect(reply).not.toContain('closest')
})

describe('a table', () => {
  const TABLE: readonly Part[] = [
    row('Command', 'Description'),
    row('gate_open', 'Open a gate'),
    row('gate_join', 'Wait for a gate'),
    row('gate_exit', 'Leave the mill'),
  ]

  it('answers with the row that has the requested information', () => {
    const ask = asking('en', ['heading', 'Commands', 2], OTHER, ...TABLE)
    const reply = ask('which command do i use to wait for a gate?')
    expect(reply).toContain(String.raw`| gate\_join | Wait for a gate`)
    expect(reply).not.toContain('exit')
  })

  it.each([
    [
      'en',
      'which mill in the table has the biggest wheel?',
      'The biggest wheel of a mill is the pride of its miller. Each mill has a wheel.',
      'Mill',
      'Wheel',
    ],
    [
      'de',
      'welche Mühle in der Tabelle hat das größte Rad?',
      'Das größte Rad der Mühle ist der Stolz des Müllers. Jede Mühle hat ein Rad.',
      'Mühle',
      'Rad',
    ],
    [
      'es',
      'qué molino de la tabla tiene la rueda más grande?',
      'La rueda más grande del molino es el orgullo del molinero. Todo molino tiene una rueda.',
      'Molino',
      'Rueda',
    ],
  ])(
    'is shown for a question about its cells, in %s: %s',
    (language, question, claim, ...heads) => {
      const ask = asking(
        language,
        ['heading', 'Orrin', 2],
        ['paragraph', claim],
        row(...heads),
        row('Falk', '7 m'),
        row('Ida', '9 m'),
      )
      expect(ask(question)).toMatch(/\| Falk \| 7 m \|\n\| Ida \| 9 m/u)
      expect(ask(question)).not.toContain('closest')
    },
  )

  it('answers a question for the difference of two things in the head of its columns', () => {
    const ask = asking(
      'en',
      ['heading', 'Toll gates', 2],
      ['paragraph', 'The guild looks after them by night'],
      ['heading', 'Sea gates', 2],
      OTHER,
      row('Toll gates', 'Sea gates'),
      row('Lower cost', 'Higher cost'),
    )
    expect(ask('what is the difference between toll gates and sea gates?')).toContain(
      '| Lower cost | Higher cost',
    )
  })
})

it('does not answer a question for the steps of a calculation with a formula', () => {
  const ask = asking(
    'en',
    ['heading', 'Rent', 2],
    ['paragraph', 'Suppose that we calculated the rent of the mill with sacks = 10.'],
    ['heading', 'The rent with sacks', 2],
    [
      'paragraph',
      'The steps to calculate the rent of the mill with sacks are to count and to weigh.',
    ],
  )
  expect(ask('what are the steps to calculate the rent of the mill with sacks?')).toContain(
    'to count and to weigh',
  )
})

it('does not join a line without a full stop with the paragraph below it', () => {
  const ask = asking(
    'en',
    ['heading', 'Sea gates', 2],
    ['paragraph', 'Gates with locks of iron'],
    ['paragraph', `Sea gates were built of oak. ${OTHER[1]}`],
    ['heading', 'Toll gates', 2],
    OTHER,
    ['heading', 'Dams', 2],
    OTHER,
  )
  expect(ask('what were sea gates built of?')).not.toContain('iron Sea gates')
})
