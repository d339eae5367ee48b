import { describe, expect, it } from 'vitest'
import { tutor as messages } from '../../../messages/en/tutor.ts'
import { indexDocument } from '../../text/document.ts'
import { classifyIntent } from '../question/classify-intent.ts'
import { answerFromDocument } from './answer.ts'

const asking = (...pages: readonly string[]) => {
  const index = indexDocument(pages.join('\f'))
  return (question: string) => {
    const reply = answerFromDocument(index, classifyIntent({ question }, index), messages.builtin)
    for (const { page, quote } of reply.citations) expect(index.pages[page - 1]).toContain(quote)
    return { ...reply, text: reply.content.replaceAll('**', '') }
  }
}

const MILLS = `Tide mills

Tide mills are the subject of this lesson, and the museum at Orrin has a model of one in its hall.

The mill at Orrin

A tide mill is a mill that is driven by the water of the flood. The oldest one in the county stood at Orrin for four hundred years.

Parts of a mill

Every mill by the sea of this county has the following parts of oak:

the dam, which holds the water of the flood back

the gate, which lets the water out at ebb

the wheel, which turns the stone

The millers repaired all of this every spring, when the storms were over and the price of rye was still so low that few of the farmers of the valley came with their carts and their sacks to wait at the door of the mill for flour.

How a mill works

The work of a mill is divided into three phases, as shown in the figure below.

Phase 1: Filling

The flood opens the gate and fills the pond behind the dam, and the miller sleeps.

Phase 2: Waiting

The gate falls shut when the sea begins to fall, and the water stays in the pond.

Phase 3: Grinding

The miller opens the small gate, and the water turns the wheel for five hours.

Why Do Tide Mills Matter?

They took their power from the sea without coal. Engineers of today build dams on the same plan.

Decline of tide mills

In 1850 there were forty tide mills. The last miller of Orrin sold flour to the ships.

Stones

There were two kinds of stone. The "basalt" ones ground rye, and the "granite" ones ground wheat for the rich. Both were cut by hand.

The miller of Falk dressed his stones every year, in the week before the harvest of the rye.

Sails. Cloths on a wooden frame that catch the wind. Ropes. Cords of hemp that hold the cloths on the frame in a storm.`
const ask = asking(MILLS)

describe('the built-in tutor on chapters printed from the web', () => {
  it('reads the paragraphs that a sentence announces as its list', () => {
    expect(ask('What are the parts of a mill?').text).toMatch(
      /following parts of oak \[p\. 1\]:\n- the dam, .*\n- the gate, .*\n- the wheel, which turns the stone/,
    )
  })

  it('does not read the paragraph after an announced list as an item', () => {
    expect(ask('What are the parts of a mill?').text).not.toContain('every spring')
  })

  it('lists as many headings as a sentence counts', () => {
    expect(ask('What are the phases of the work of a mill?').text).toContain(
      '- Phase 1: Filling\n- Phase 2: Waiting\n- Phase 3: Grinding [p. 1]',
    )
  })

  it('prefers the heading that asks the same question', () => {
    const { text } = ask('Why do tide mills matter?')
    expect(text).toContain('without coal')
    expect(text).not.toContain('the subject of this lesson')
  })

  it('reads a label with a full stop as a defined term, up to the next label', () => {
    const { text } = ask('What are sails?')
    expect(text).toContain('Sails. Cloths on a wooden frame')
    expect(text).not.toContain('Cords of hemp')
  })

  it('compares by the words in which the sides differ', () => {
    expect(ask('What is the difference between Falk basalt and Falk granite?').text).toContain(
      'The "basalt" ones ground rye, and the "granite" ones ground wheat',
    )
  })

  it('does not compare things that no sentence of the document mentions', () => {
    const { refused, closest } = ask('What is the difference between Orrin wheat and Orrin law?')
    expect(refused || closest).toBe(true)
  })

  it('answers a question for a number only with a sentence that has one', () => {
    const { closest, refused } = ask('How many sacks did the farmers of the valley bring?')
    expect(closest === true || refused).toBe(true)
  })

  it('does not read the beginning of a word as the word', () => {
    const earth = asking(
      'The letters of all languages on Earth have a number in one table, and every program of today can read it.',
    )
    expect(earth('What causes earthquakes?').refused).toBe(true)
  })

  it('does not present a passage as the answer to a question about a name that the text lacks', () => {
    const { refused, closest } = ask(
      'Why did the last miller of Orrin sell flour to the ships of Whewell?',
    )
    expect(refused || closest).toBe(true)
  })

  it('presents a term that the text only mentions as the closest passages', () => {
    const { closest } = ask('What is flour?')
    expect(closest).toBe(true)
  })
})
