import { describe, expect, it } from 'vitest'
import { CELL_SEPARATOR, type PageBlock } from '../../text/blocks/page-structure.ts'
import { repliesAbout } from '../../../testing/replies.ts'

/** Paragraphs of one page with the kind and level that the file gives each. */
type Part = readonly [kind: PageBlock['kind'], text: string, level?: number]

const asking = (language: string, ...parts: readonly (string | Part)[]) => {
  const blocks = parts.map((part): Part => (typeof part === 'string' ? ['paragraph', part] : part))
  const page = blocks.map(([, text]) => text).join('\n\n')
  const structure = blocks.map(([kind, text, level = 0]): PageBlock => {
    const start = page.indexOf(text)
    return { start, end: start + text.length, kind, level }
  })
  const isMarked = parts.some((part) => typeof part !== 'string')
  return repliesAbout(page, language, isMarked ? structure : [])
}

const OTHER =
  'The mill of Orrin stood at the mouth of the river for a hundred years, and people from three villages came to it with their rye.'

describe('kinds', () => {
  it.each([
    ['en', 'types of gates pls', 'Gates', 'There are three gates', 'sluice', 'Gates of the sea'],
    ['de', 'Arten von Toren', 'Tore', 'Es gibt drei Tore', 'Siel', 'Tore am Meer'],
    ['es', 'tipos de puertas', 'Puertas', 'Hay tres puertas', 'esclusa', 'Puertas del mar'],
  ])('are listed for a message in %s without a verb: %s', (language, question, ...texts) => {
    const [heading = '', lead = '', item = '', other = ''] = texts
    const list = `${lead}:\n\n• ${item}: oak\n• Orrin: larch\n• Falk: iron`
    const ask = asking(language, `${other}\n\n${OTHER}`, `1 ${heading}\n\n${list}`)
    expect(ask(question)).toMatch(new RegExp(String.raw`- ${item}: oak\n- Orrin[\s\S]*- Falk`, 'u'))
  })

  it('are the glossary entries that say so, also without the name of the thing', () => {
    const ask = asking(
      'en',
      `Gates and dams\n\n${OTHER}`,
      'Glossary\n\nflap gate: a type of gate that the sea closes\nlodger gate: a tax on rooms\npenstock: a model of gate that slides\nstaunch: a kind of gate that is lifted',
    )
    const reply = ask('What types of gates are there?')
    expect(reply).toContain('- penstock: a model of gate that slides')
    expect(reply).toContain('- staunch')
    expect(reply).not.toContain('lodger')
  })

  it('are the paragraphs that begin with a name below a heading for them', () => {
    const ask = asking(
      'en',
      `The guild of the river had many rules, and it counted three forms of mills by hand.\n\n${OTHER}`,
      'Forms of Mills',
      'Millers know mills by the water that drives them. They began with one.',
      'Tide mills: Tide mills are driven by the water of the ebb. They need a dam of oak.',
      'Ship mills: Ship mills float on a river and are driven by its stream. They need an anchor.',
    )
    expect(ask('what forms of mills are there?')).toBe(
      'Millers know mills by the water that drives them [p. 1].\n- Tide mills: Tide mills are driven by the water of the ebb [p. 1].\n- Ship mills: Ship mills float on a river and are driven by its stream [p. 1].',
    )
  })

  it('are found in the item of a list about the divided thing', () => {
    const item =
      '• Gates: they hold back the sea. They are divided into: flaps, which close alone and penstocks, which somebody closes.'
    const ask = asking(
      'en',
      `Parts of a mill\n\nThe parts help each other in many ways:\n\n• Dams: a wall of oak that holds the water of the flood for half a day until the sea has fallen far enough.\n${item}\n• Wheels: they turn twice a day, and they are made of larch in the north and of stone in the south.`,
    )
    const reply = ask('what kinds of gates are there?')
    expect(reply).toContain('They are divided into: flaps')
    expect(reply).not.toContain('Wheels')
  })

  it('are the rows of a table below the heading that asks for them', () => {
    const rows = [
      ['Beruf', 'Ausbildung'],
      ['Zimmerer', 'drei Jahre'],
      ['Schmied', 'vier Jahre'],
    ]
    const table = rows.map((cells) => cells.join(CELL_SEPARATOR)).join('\n')
    const ask = asking(
      'de',
      ['heading', 'Wer arbeitet in der Mühle?', 1],
      'In der Mühle arbeiten viele zusammen. Der Müller leitet sie.',
      ['table', table],
    )
    expect(ask('wer arbeitet alles in der Mühle?')).toContain('| Schmied | vier Jahre')
  })
})

it('kinds are the headings that contain the thing and more words, with the text below them', () => {
  const ask = asking(
    'en',
    ['heading', 'Tide Mills', 1],
    OTHER,
    ['heading', 'Floating Tide Mill', 2],
    'It swims on two boats.',
    ['heading', 'Standing Tide Mill', 2],
    'It has walls of stone.',
    ['heading', 'Use of the Tide Mill', 1],
    OTHER.replace('mill', 'wheel'),
  )
  const reply = ask('what other types of tide mills are there?')
  expect(reply).toMatch(/- Floating Tide Mill: It swims.*\n- Standing Tide Mill: It has walls/u)
  expect(reply).not.toContain('Use of')
})

describe('tasks', () => {
  it('are the clauses below the line that announces them, whose marks are not in the text', () => {
    const ask = asking(
      'en',
      'The guild of Orrin',
      OTHER,
      'Some important tasks of the guild of Orrin include',
      'mending the wheel and the stones of the mill before\nthe winter comes;\ncounting the sacks of all villages;\nkeeping the keys; and\npaying the miller.',
      `${OTHER} Its house has two floors.`,
    )
    expect(ask('what are the tasks of the guild?')).toBe(
      'Some important tasks of the guild of Orrin include [p. 1]\n- mending the wheel and the stones of the mill before the winter comes\n- counting the sacks of all villages\n- keeping the keys; and\n- paying the miller [p. 1].',
    )
    expect(ask('how many floors has its house?')).toContain('*The guild of Orrin*')
  })
})

describe('advantages', () => {
  it('are all shown if a sentence counts them, those not asked for without their details', () => {
    const detail = (letter: string): string =>
      `${letter}: the guild of Orrin wrote this into the book of its house, and each of the three villages has a copy of it. `
    const item = (text: string, letter: string): Part => [
      'item',
      `${text}. ${detail(letter).repeat(4)}`,
    ]
    const ask = asking(
      'en',
      ['heading', 'Mills at the sea', 1],
      'Mills at the sea have the following three advantages:',
      item('1. They need no dam', 'A'),
      item('2. Their wheel turns in each month of the year', 'B'),
      item('3. They are cheap to build', 'C'),
      ['heading', 'Mills in the wind', 1],
      OTHER,
    )
    const reply = ask('does the wheel turn in each month of the year?')
    expect(reply).toMatch(/no dam\n- Their wheel turns .* B: .*\n- They are cheap to build/u)
    expect(reply).not.toMatch(/ [AC]: /u)
  })
})

describe('steps', () => {
  it('are also those of a long paragraph that goes on with them', () => {
    const worker = 'A man with a rope waits for it on the quay, and another one counts the sacks. '
    const ask = asking(
      'en',
      ['heading', 'The cycle of the mill', 1],
      `There are four stages in the cycle of the mill. Filling is the first stage. ${worker.repeat(5)}The second stage is waiting. ${worker}`,
      `The third stage is grinding. ${worker.repeat(6)}The fourth stage is cleaning, with lime.`,
      `The guild paid for the ropes. ${worker.repeat(9)}`,
      ['heading', 'The quay', 1],
      OTHER,
    )
    const reply = ask('explain the cycle of the mill step by step')
    expect(reply).toMatch(/first stage[\s\S]*second stage[\s\S]*third stage[\s\S]*with lime/u)
    expect(reply).not.toContain('The guild paid')
  })

  it('are all numbered items that a sentence announces, with formulas between them', () => {
    const ask = asking(
      'en',
      ['heading', 'The cycle of the mill', 1],
      `${OTHER} The cycle of the mill is drawn in every book, and a mill that has this cycle is called a cycle mill.`,
      'The stages of the cycle of the mill are the following.',
      ['item', '1. Filling. The gate is open and the sea rises. The height of the water is'],
      'h = h0 + 3t .',
      [
        'item',
        '2. Waiting. The gate is closed for two hours. From the depth of the water, we have',
      ],
      'v = 2h .',
      ['item', '3. Grinding. The water turns the wheel.'],
    )
    expect(ask('what are the steps of the cycle of the mill?')).toBe(
      'The stages of the cycle of the mill are the following [p. 1].\n- Filling. The gate is open and the sea rises [p. 1].\n- Waiting. The gate is closed for two hours [p. 1].\n- Grinding. The water turns the wheel [p. 1].',
    )
  })

  it.each([
    ['en', 'What are the steps of dam repair?', 'Dam repair', 'Dams cost much', 'Steps'],
    ['de', 'Was sind die Schritte der Deichreparatur?', 'Deichreparatur', 'Kosten', 'Schritte'],
    ['es', '¿Cuáles son los pasos de la reparación?', 'Reparación', 'Gastos', 'Pasos'],
  ])('are in %s below the heading above a list that only says so: %s', (language, ...texts) => {
    const [question, heading, below, lead] = texts
    const ask = asking(
      language,
      ['heading', heading, 1],
      OTHER,
      ['heading', below, 2],
      `${lead}:`,
      ['item', '1. Orrin'],
      ['item', '2. Falk'],
      ['heading', 'Lund', 2],
      OTHER.replace('mill', 'dam'),
    )
    expect(ask(question)).toContain('- Orrin\n- Falk')
  })
})

describe('techniques', () => {
  it.each([
    ['en', 'which crafts are there for mills?'],
    ['de', 'welche Handwerke gibt es für Mühlen?'],
    ['es', '¿qué oficios hay para molinos?'],
  ])('are the headings below the heading for their purpose in %s: %s', (language, question) => {
    const [, things = ''] = /(crafts|Handwerke|oficios)/u.exec(question) ?? []
    const [, mills = ''] = /(mills|Mühlen|molinos)/u.exec(question) ?? []
    const ask = asking(
      language,
      ['heading', `${things} ${mills}`, 1],
      ['heading', 'Orrin', 2],
      'Orrin cuts oak.',
      ['heading', 'Falk', 2],
      'Falk cuts stone.',
    )
    expect(ask(question)).toMatch(/- Orrin.*\n- Falk/u)
  })
})
