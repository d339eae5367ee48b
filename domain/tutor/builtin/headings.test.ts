import { describe, expect, it } from 'vitest'
import { tutor as messages } from '../../../messages/en/tutor.ts'
import { indexDocument } from '../../text/document.ts'
import type { PageBlock } from '../../text/blocks/page-structure.ts'
import { classifyIntent } from '../question/classify-intent.ts'
import { answerFromDocument } from './answer.ts'

type Part = readonly [text: string, level?: number]

/** Asks a page of headings with levels, and of paragraphs and items without one. */
const asking = (...parts: readonly Part[]) => {
  const page = parts.map(([text]) => text).join('\n\n')
  let from = 0
  const structure = parts.map(([text, level = 0]): PageBlock => {
    const start = page.indexOf(text, from)
    from = start + text.length
    const kind = level > 0 ? 'heading' : text.startsWith('•') ? 'item' : 'paragraph'
    return { start, end: from, kind, level }
  })
  const index = indexDocument(page, 'en', { emphasis: [[]], structure: [structure] })
  return (question: string): string => {
    const intent = classifyIntent({ question }, index)
    return answerFromDocument(index, intent, messages.builtin).content
  }
}

const MILL = 'The mill of Orrin ground the rye of three villages for a hundred years.'

describe('a heading that asks the question', () => {
  const ask = asking(
    ['Mills', 1],
    [
      `${MILL} A dam does not help a mill when the dam of the mill leaks and the mill turns slowly.`,
    ],
    ['When dams do NOT help', 2],
    ['Oak is no cure for everything, and four cases are known on the coast.'],
    ['Case 1: Small bays', 3],
    ['A bay that holds little water feeds no wheel.'],
    ['Case 2: Ice', 3],
    ['Ice lifts the oak out of its bed of clay.'],
  )

  it('is answered below it, with the headings below it', () => {
    expect(ask('When do dams not help?')).toMatch(
      /^\*When dams do NOT help\*\n\nOak is no cure[\s\S]*\n\n- \*\*Case 1: Small bays\*\*: A bay that holds little water feeds no wheel \[p\. 1\]\.\n- \*\*Case 2: Ice/u,
    )
  })
})

describe('the headings below the one that a question names', () => {
  const ask = asking(
    ['Mills', 1],
    [MILL],
    ['Tide mills', 2],
    ['A tide mill works twice a day.'],
    ['Pond', 3],
    ['The pond stores the water of the flood.'],
    ['Gate', 3],
    ['The gate closes when the sea falls.'],
    ['Risks of wind mills', 2],
    ['Millers knew them.'],
    ['Storms', 3],
    ['A storm breaks the sails.'],
    ['Fire', 3],
    ['The brake throws sparks in a strong wind.'],
  )

  it('are its parts', () => {
    expect(ask('What are the parts of tide mills?')).toMatch(/\*\*Pond\*\*[^]*\*\*Gate\*\*/u)
  })

  it.each(['advantages', 'risks'])('are no %s that they do not name', (quality) => {
    expect(ask(`What are the ${quality} of tide mills?`)).not.toMatch(/\*\*Pond\*\*/u)
  })

  it('are the risks that it names', () => {
    const reply = ask('What are the risks of wind mills?')
    expect(reply).toMatch(/\*\*Storms\*\*[^]*\*\*Fire\*\*/u)
  })
})

it('answers a question for a meaning below the heading that has another name beside it', () => {
  const ask = asking(
    ['Sluices', 1],
    ['Reduction of backwash (undertow): the gate of a sluice breaks the wave that returns.'],
    ['Backwash (Undertow)', 2],
    ['Water of one gate that runs against the next one. It wears the oak down.'],
  )
  expect(ask('What is backwash?')).toMatch(/^\*Backwash \(Undertow\)\*\n\nWater of one gate/u)
})

it('explains a term that a heading has after a colon', () => {
  const ask = asking(
    ['Mills', 1],
    ['Bays of other coasts and their backwash', 2],
    ['The backwash of other coasts is weak, and the backwash of the south is weaker.'],
    ['A lost wheel: the backwash', 2],
    ['Water of one gate runs against the next one. It wears the oak down.'],
  )
  expect(ask('explain the backwash')).toMatch(
    /^\*A lost wheel: the backwash\*\n\nWater of one gate/u,
  )
})

describe('the headings that a question for several things lists', () => {
  it('are not those of boxes and of parts that every section has', () => {
    const ask = asking(
      ['The moves of a miller', 1],
      [MILL],
      ['Opening the gate', 2],
      [MILL],
      ['Caution: ice', 2],
      [MILL],
      ['Dressing the stone', 2],
      [MILL],
      ['Caution: storms', 2],
      [MILL],
      ['Terms to use', 2],
      [MILL],
      ['The work of an owner', 1],
      [MILL],
      ['Terms to use', 2],
      [MILL],
    )
    const headings = /^- \*\*Opening the gate\*\*: .*\n- \*\*Dressing the stone\*\*: .*$/u
    expect(ask('What are the moves of a miller?')).toMatch(headings)
    expect(ask('What are the two moves of a miller?')).toMatch(headings)
    expect(ask('What are the four moves of a miller?')).not.toContain('Opening the gate**:')
  })
})

it('shows each announced paragraph with the list that it announces', () => {
  const ask = asking(
    ['Kinds of dams', 1],
    ['Dams on the coast are of two kinds:'],
    ['Fixed dams: They stay in the bay all year. Examples:'],
    ['• the dam of Orrin'],
    ['• the dam of Falk'],
    ['Movable dams: They are taken in at the first ice. Examples:'],
    ['• the dam of Reindl'],
    ['• the dam of the villages'],
  )
  expect(ask('How are dams on the coast classified?')).toContain(
    [
      'Dams on the coast are of two kinds [p. 1]:',
      '- Fixed dams: They stay in the bay all year. Examples:',
      '- the dam of Orrin',
      '- the dam of Falk',
      '- Movable dams: They are taken in at the first ice. Examples:',
      '- the dam of Reindl',
      '- the dam of the villages [p. 1]',
    ].join('\n'),
  )
})

describe('the lists after a sentence that counts their items', () => {
  const parts: readonly Part[] = [
    ['Good mills', 1],
    ['A good mill has four qualities, grouped by what they are for. They are old.'],
    ['What serves the miller', 2],
    ['• Dry: no rain comes in'],
    ['• Quiet: the wheel does not groan'],
    ['What serves the village', 2],
    ['• Near: every house hears the bell'],
  ]
  const question = 'List the four qualities of a good mill'

  it('are shown together', () => {
    const content = asking(...parts, ['• Cheap: a tenth of the flour'])(question)
    expect(content).toMatch(/^A good mill has four qualities/u)
    expect(content.match(/^- (?:Dry|Quiet|Near|Cheap): /gmu)).toHaveLength(4)
  })

  it('are not, if they are fewer or more', () => {
    expect(asking(...parts)(question)).not.toMatch(/- Dry[\s\S]*- Near/u)
    const cheap: Part = ['• Cheap: a tenth of the flour']
    expect(asking(...parts, cheap, ['• Tall: seen from the sea'])(question)).not.toMatch(
      /- Dry[\s\S]*- Near/u,
    )
  })
})

it('finds the definition of a term that is only in the heading above it', () => {
  const ask = asking(
    ['4 The principle of the shut gate', 2],
    ['Concept', 3],
    ['• Definition: what keeps the flood in the bay until the wheel needs it.'],
    ['• Origin: the millers of Orrin'],
    ['5 Gates', 2],
    ['• Limits of the principle of the shut gate'],
    ['• Definition: a door of oak in a dam.'],
  )
  expect(ask('What is the principle of the shut gate?')).toMatch(
    /^Definition: what keeps the flood in the bay until the wheel needs it \[p\. 1\]\.$/u,
  )
  expect(ask('What is a gate?')).toContain('a door of oak in a dam')
})

it('compares two views by their headings with subtitles', () => {
  const ask = asking(
    ['Views on mills', 1],
    ['There is a contrast between old and recent views of the coast.'],
    ['The historical view: wheels that turn in the night of three villages', 2],
    ['To those who work there a mill is a wheel that must turn every night.'],
    ['The recent view: rye for rent and a tenth of the flour', 2],
    ['To those who own it a mill is a tenth of the flour of three villages.'],
  )
  const content = ask('Compare the historical and the recent view of mills')
  expect(content).toMatch(/a wheel that must turn[\s\S]*a tenth of the flour/u)
})

it('does not compare a thing by a title that only mentions it', () => {
  const ask = asking(
    ['Mills', 1],
    [MILL],
    ['an argument for tide mills'],
    ['Owners', 1],
    ['An owner of wind mills on the coast was asked and gave no reason.'],
  )
  expect(ask('Compare tide mills with wind mills')).not.toContain('**tide mills**')
})

it('summarises all slides with the heading in the question', () => {
  const ask = asking(
    ['Dams of the coast', 2],
    ['Dams of the coast', 2],
    ['A dam of the coast holds the flood until the ebb with its wall of oak.'],
    ['Dams of the coast', 2],
    ['A dam of the coast lasts for forty years if the worm does not find it.'],
    ['Gates', 2],
    [MILL],
  )
  const content = ask('Summarise the section on dams of the coast')
  expect(content).toContain(messages.builtin.section('Dams of the coast'))
  expect(content).toContain('holds the flood until the ebb')
  expect(content).toContain('lasts for forty years')
})

it('does not time out on thousands of headings', () => {
  const index = indexDocument('1.2 Water\n\n'.repeat(8000), 'en')
  const intent = classifyIntent({ question: 'List the kinds of water' }, index)
  const before = process.threadCpuUsage()
  answerFromDocument(index, intent, messages.builtin)
  expect(process.threadCpuUsage(before).user).toBeLessThan(4_000_000)
}, 30_000)
