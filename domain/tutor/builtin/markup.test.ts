import { describe, expect, it } from 'vitest'
import { tutor as messages } from '../../../messages/en/tutor.ts'
import { markBold } from '../../../testing/documents/emphasis.ts'
import { indexDocument } from '../../text/document.ts'
import { CELL_SEPARATOR, type PageBlock } from '../../text/blocks/page-structure.ts'
import { classifyIntent } from '../question/classify-intent.ts'
import { answerFromDocument } from './answer.ts'
import { analysedDocument } from './document/analysed-document.ts'

/** Paragraphs of one page with the kind and level that the file gives each; "**" marks bold. */
type Part = readonly [kind: PageBlock['kind'], text: string, level?: number]

const indexOf = (...parts: readonly Part[]) => {
  const { pages, emphasis } = markBold([parts.map(([, text]) => text).join('\n\n')])
  const [page = ''] = pages
  const structure = parts.map(([kind, text, level = 0]): PageBlock => {
    const bare = text.replaceAll('**', '')
    const start = page.indexOf(bare)
    return { start, end: start + bare.length, kind, level }
  })
  return indexDocument(page, 'en', { emphasis, structure: [structure] })
}

const asking = (...parts: readonly Part[]) => {
  const index = indexOf(...parts)
  return (question: string, before?: string) => {
    const intent = classifyIntent({ question, before }, index)
    const reply = answerFromDocument(index, intent, messages.builtin)
    for (const { quote } of reply.citations) expect(index.pages[0]).toContain(quote)
    return { ...reply, text: reply.content.replaceAll('**', '').replaceAll('\\|', '|') }
  }
}

const INTRO =
  'The mill of Orrin stood at the mouth of the river for a hundred years, and people from three villages came to it with their rye.'

describe('answers from what a file marks up', () => {
  it('quote the item that begins with the term in bold', () => {
    const ask = asking(
      ['heading', 'Parts of the mill', 1],
      ['paragraph', INTRO],
      ['item', '• **Sluice.** They close it at high tide, and it holds back the flood.'],
      ['item', '• **Wheel.** Oak was used. The tide turns it twice a day.'],
    )
    const { text, refused, closest } = ask('What is a sluice?')
    expect(text).toBe('Sluice. They close it at high tide, and it holds back the flood [p. 1].')
    expect([refused, closest ?? false]).toEqual([false, false])
  })

  it('prefer a sentence that defines the term to an item that announces something', () => {
    const ask = asking(
      ['heading', 'Parts of the mill', 1],
      ['paragraph', `${INTRO} A sluice is a gate that holds back the water of the flood.`],
      ['paragraph', '**Sluice.** Here is a drawing of the one at Orrin:'],
    )
    expect(ask('What is a sluice?').text).toContain('A sluice is a gate')
  })

  it.each(['Parts of the mill', 'Key concepts'])(
    'quote the meaning beside a term in a table of two columns below “%s”',
    (heading) => {
      const row = (...cells: string[]) => cells.join(CELL_SEPARATOR)
      const table = [
        row('Word', 'Meaning'),
        row('Wheel', 'Turned twice a day by the tide'),
        row('SG (Sluice Gate)', 'Held down by the weight of the flood'),
      ].join('\n')
      const ask = asking(
        ['heading', 'Mills of the coast', 1],
        ['paragraph', INTRO],
        ['heading', heading, 2],
        ['table', table],
        ['heading', 'Work', 2],
        ['paragraph', 'The miller greases the SG in spring.'],
      )
      for (const term of ['an SG', 'a sluice gate'])
        expect(ask(`What is ${term}?`).text).toMatch(
          /^SG \(Sluice Gate\): Held down by the weight of the flood/u,
        )
    },
  )

  it('quote the row that a question mentions, below the head of its table', () => {
    const row = (...cells: string[]) => cells.join(CELL_SEPARATOR)
    const table = [
      row('Village', 'Rye per year'),
      row('Orrin', '310 sacks'),
      row('Brandholm', '120 sacks'),
    ].join('\n')
    const ask = asking(['heading', 'Trade of the mill', 1], ['paragraph', INTRO], ['table', table])
    const { text } = ask('How much rye per year came from Brandholm?')
    expect(text).toContain('Village | Rye per year')
    expect(text).toContain('Brandholm | 120 sacks')
    expect(text).not.toContain('310 sacks')
  })

  it('list the headings below the one that contains the requested things', () => {
    const ask = asking(
      ['heading', 'Mill machinery', 1],
      ['paragraph', INTRO],
      ['heading', 'Damage to mills', 2],
      ['paragraph', `${INTRO} Storms came often in those years.`],
      ['heading', 'Ice in the gate', 3],
      ['paragraph', 'In the winter of the great frost the gate could not be opened for weeks.'],
      ['heading', 'Worms in the oak', 3],
      ['paragraph', 'Beams under the water were eaten within ten years of their laying.'],
      ['heading', 'Prices', 2],
      ['paragraph', 'The price of rye rose in those years and fell after the war.'],
    )
    const { text } = ask('What are the kinds of damage to mills?')
    expect(text).toMatch(/^- Ice in the gate: In the winter.*\n- Worms in the oak: Beams/u)
    expect(text).not.toContain('Prices')
  })

  it('open the section about a term instead of a remark on it', () => {
    const ask = asking(
      ['heading', 'Transferred tide', 1],
      [
        'paragraph',
        'Sometimes the tide of one basin is transferred to another before the gate opens. Millers of Orrin did so in dry years.',
      ],
      ['paragraph', 'Transferred tide is only relevant at mills with two basins.'],
    )
    expect(ask('What is transferred tide?').text).toContain(
      'transferred to another before the gate opens',
    )
  })

  it('list the items under the heading that consists of the requested thing', () => {
    const ask = asking(
      ['heading', 'Mills', 1],
      ['paragraph', INTRO],
      ['item', '• mills of the sea'],
      ['item', '• mills of the wind'],
      ['heading', 'Mill owners and their daily bread', 1],
      ['item', '• monks of Orrin'],
      ['item', '• bakers of Brandholm'],
    )
    expect(ask('What types of mills are there?').text).toContain(
      '- mills of the sea\n- mills of the wind',
    )
  })

  it('quote the entry that enumerates the parts of a thing', () => {
    const ask = asking(
      ['heading', 'The mill', 1],
      ['paragraph', INTRO],
      ['item', '• **Stone floor.** It has the hopper, the runner stone, and the bed stone.'],
      ['item', '• **Yard.** Carts waited there in the morning.'],
    )
    expect(ask('What are the parts of the stone floor?').text).toContain('the runner stone')
  })

  it('list the rows of a table under the heading that contains the requested things', () => {
    const row = (...cells: string[]) => cells.join(CELL_SEPARATOR)
    const ask = asking(
      ['heading', 'Mills and trade', 1],
      ['paragraph', 'People live by mills and trade, and both change with the price of rye.'],
      ['heading', 'Kinds of tides: which come when?', 2],
      ['paragraph', 'They are told apart by the moon:'],
      [
        'table',
        [row('Name', 'Moon'), row('Spring tide', 'new'), row('Neap tide', 'half')].join('\n'),
      ],
    )
    const question = 'What kinds of tides are there?'
    const head = '| Name | Moon |\n| --- | --- |\n'
    expect(ask(question).text).toContain(
      `\n\n${head}| Spring tide | new |\n| Neap tide | half [p. 1] |`,
    )
    expect(ask('And the second one?', question).text).toBe(`${head}| Neap tide | half [p. 1] |`)
  })

  it('recognise a bold term and a heading without their addition in brackets', () => {
    const ask = asking(
      ['heading', 'Exclusion of millers (Orrin, 1604)', 1],
      ['paragraph', 'Two millers on one river come into conflict until one of them leaves it.'],
      ['item', '• **Tenth rule (Orrin, 1599):** Each village gave a tenth of its rye.'],
      ['item', '• **Ebb rule:** Nobody opened the gate before the ebb.'],
    )
    expect(ask('What is the tenth rule?').text).toContain('Each village gave a tenth of its rye')
    expect(ask('What is the exclusion of millers?').text).toContain('Two millers on one river')
  })

  it('read "term = meaning" in notes', () => {
    const ask = asking(
      ['heading', 'Notes on mills', 1],
      ['paragraph', INTRO],
      ['item', '• Leat = a channel that brings water to the wheel'],
      ['item', '• Race = a channel that takes it away'],
    )
    expect(ask('What does leat mean?').text).toContain('a channel that brings water to the wheel')
  })

  it('do not read a mark in bold as a term of a question without terms', () => {
    const ask = asking(
      ['heading', 'Trade', 1],
      ['paragraph', INTRO],
      ['heading', 'Rye', 2],
      ['paragraph', 'The villages brought 310 sacks of rye to the mill in a good year.'],
      ['heading', 'Bread', 2],
      ['paragraph', '**–** The villages brought 12 sacks of rye to the baker in a good year.'],
    )
    expect(ask('How many sacks of rye did the villages bring?').text).toMatch(/^\*Rye\*/u)
  })
})

it('shows an equation that a sentence announces, and the text after it, as a paragraph', () => {
  const ask = asking(
    ['heading', 'Power of the mill', 1],
    ['paragraph', INTRO],
    ['paragraph', 'The power of the wheel follows from the flow of the water:'],
    ['paragraph', '$$P_w = \\text{density of the water} \\cdot \\boldsymbol{Q}$$'],
    ['paragraph', 'The flow is measured at the gate in the morning of each day.'],
  )
  const { text } = ask('How is the power of the wheel found from the flow of the water?')
  expect(text).toContain('\\cdot \\boldsymbol{Q}$$')
  expect(text).not.toMatch(/^- /mu)
})

it('list the sections of notes without sentences as their summary', () => {
  const notes = ['Dams', 'Gates', 'Wheels'].flatMap((title): Part[] => [
    ['heading', `${title} of the mill`, 1],
    ['item', `• ${title} of oak`],
    ['item', `• ${title} of larch`],
  ])
  const { text, refused } = asking(...notes)('summary')
  expect(refused).toBe(false)
  expect(text).toContain('Gates of the mill')
})

it('prefers a sentence about a term to one that only mentions its meaning', () => {
  const ask = asking(
    ['heading', 'Falk and the coast', 1],
    ['paragraph', `${INTRO} Falk built a **sluice** (a door in a dam of oak) for the king.`],
    ['heading', 'The sluice', 1],
    [
      'paragraph',
      'The sluice is the central and most visible thing in a mill, as it holds back the water.',
    ],
  )
  const { text } = ask('What is a sluice?')
  expect(text).toContain('The sluice is the central')
  expect(text).not.toContain('for the king')
})

describe('the answer to a question for a meaning', () => {
  it('is an item with the items below it', () => {
    const ask = asking(
      ['heading', 'Cadences', 1],
      ['paragraph', INTRO],
      [
        'item',
        '• Plagal cadence (PC)\n  ◦ Any phrase that ends on the fourth step\n  ◦ Often sung at the end of hymns\n• Half cadence (HC)\n  ◦ Any phrase that ends on the fifth step',
      ],
    )
    expect(ask('What is a plagal cadence?').text).toBe(
      '- Plagal cadence (PC)\n  - Any phrase that ends on the fourth step\n  - Often sung at the end of hymns [p. 1]',
    )
  })

  it('begins below the heading that consists of the term', () => {
    const ask = asking(
      ['heading', 'Notes on mills', 1],
      ['heading', 'What is attention?', 2],
      ['item', '• Focus on one thing'],
      ['item', '• How is it led?'],
      ['heading', 'Visual attention', 2],
      ['item', '• How can visual attention be led to a place?'],
      ['item', '• Attention moves to a bright place: attention is a light for a miller'],
      ['item', '• Attention returns to the place when the light of attention falls on it'],
    )
    expect(ask('What is attention?').text).toMatch(
      /^\*What is attention\?\*\s+- Focus on one thing/u,
    )
  })

  it('is not that of a word with which the asked word begins', () => {
    const ask = asking(
      ['heading', 'The mind', 1],
      [
        'paragraph',
        `${INTRO} What makes a gate a gate is its **function**. A function is a task that a thing has.`,
      ],
      ['paragraph', 'Functionalism holds that states of the mind are tasks that something has.'],
    )
    expect(ask('What is functionalism?').text).toContain('Functionalism holds that')
  })

  it('is not the next item of a list', () => {
    const ask = asking(
      ['heading', 'Owners', 1],
      ['paragraph', `${INTRO} There were three groups of owners:`],
      ['item', '• Millers.'],
      ['item', '• People of the three villages.'],
      ['item', '• Heirs of Falk.'],
    )
    expect(ask('Who are the millers?').text).toContain('There were three groups of owners')
  })
})

describe('the parts of something', () => {
  const ask = asking(
    ['heading', 'Work on the coast', 1],
    ['heading', 'Building a tide mill', 2],
    ['paragraph', INTRO],
    ['heading', '1. Choose a bay', 3],
    ['paragraph', 'The owners looked for a bay with a narrow mouth and a floor of clay.'],
    ['heading', 'Step 2: Dam', 3],
    ['paragraph', 'Oak was driven into the clay at low water, for two summers and a spring.'],
    ['heading', 'Owners', 2],
    ['paragraph', 'Falk sold his share of it to the three villages after the storm of 1911.'],
  )

  it('are the headings below the one that contains it, which need not state their number', () => {
    for (const question of [
      'What are the steps of building a tide mill?',
      'What steps do I follow to raise a dam when building a tide mill?',
    ])
      expect(ask(question).text).toBe(
        '- 1\\. Choose a bay: The owners looked for a bay with a narrow mouth and a floor of clay [p. 1].\n- Step 2: Dam: Oak was driven into the clay at low water, for two summers and a spring [p. 1].',
      )
  })

  it('are the headings below one that only says "types"', () => {
    const types = asking(
      ['heading', 'The sluice', 1],
      ['paragraph', INTRO],
      ['heading', 'Types', 2],
      ['heading', 'Type A', 3],
      ['paragraph', 'Made of one oak board. It is lifted by hand.'],
      ['heading', 'Type B', 3],
      ['paragraph', 'Made of two leaves that the flood presses together.'],
      ['heading', 'Owners', 1],
      ['paragraph', 'There are types of owners who never saw a sluice in their life.'],
    )
    expect(types('What types of sluices are there?').text).toBe(
      '- Type A: Made of one oak board [p. 1].\n- Type B: Made of two leaves that the flood presses together [p. 1].',
    )
  })

  it('are the headings below the sentence that announces steps', () => {
    const steps = asking(
      ['heading', 'Repair', 1],
      ['paragraph', 'A broken wheel is repaired in a series of steps, before the next flood.'],
      ['heading', 'Drying', 2],
      ['paragraph', 'The oak rests for a summer under a roof.'],
      ['heading', 'Tarring', 2],
      ['paragraph', 'Two coats keep the worms away.'],
      ['heading', 'Owners', 1],
      ['paragraph', INTRO],
    )
    const { text } = steps('How is a broken wheel repaired? Tell me the steps')
    expect(text).toContain('- Drying: The oak rests')
    expect(text).toContain('- Tarring: Two coats')
  })

  it.each([
    ['two', 2, 2],
    ['three', 2, 1],
    ['three', 1, 1],
  ])('belong to the sentence before them if it counts %s of %i', (number, items, blocks) => {
    const steps: Part[] = [
      ['item', '1. Drying: The oak rests for a summer under a roof.'],
      ['item', '2. Tarring: Two coats keep the worms away.'],
    ]
    const index = indexOf(
      ['paragraph', `The easy way to mend a wheel is to break the work into ${number} steps.`],
      ...steps.slice(0, items),
    )
    const list = analysedDocument(index).paragraphs.find((passage) =>
      passage.blocks.some(({ kind }) => kind === 'list'),
    )
    expect(list?.blocks).toHaveLength(blocks)
  })

  it('are shown one by one with what is below their headings', () => {
    const before = 'What are the steps of building a tide mill?'
    expect(ask('and the second one?', before).text).toBe(
      '- Step 2: Dam [p. 1]\n\nOak was driven into the clay at low water, for two summers and a spring [p. 1].',
    )
  })
})
