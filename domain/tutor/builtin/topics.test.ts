import { describe, expect, it } from 'vitest'
import { tutor as messages } from '../../../messages/en/tutor.ts'
import { indexDocument } from '../../text/document.ts'
import { classifyIntent } from '../question/classify-intent.ts'
import { answerFromDocument } from './answer.ts'

const ask = (question: string, text: string, language = 'en'): string => {
  const index = indexDocument(text, language)
  return answerFromDocument(index, classifyIntent({ question }, index), messages.builtin).content
}

describe('the section whose heading has the subject of the question and no other word', () => {
  const MILLS = `The mill

A mill develops slowly over many years. Monks and farmers built most mills of the coast with stone and oak from the hills behind the bay.

Wheels

The wheel of a mill develops cracks because it turns day and night, and a new one is built in the autumn.

Climate

Frost and rain wear the oak of a mill away, so that its gates have to be replaced after the second winter.

Owners

Five things decide how a mill develops: its owner, its bay, its stone, the climate and the price of flour.`

  it('is shown first', () => {
    const reply = ask('Why does the climate matter so much for how a mill develops?', MILLS)
    expect(reply).toMatch(/^.*:\n\n\*Climate\*\n\nFrost and rain/u)
  })

  it('is found if the heading has the abbreviation of the subject', () => {
    const reply = ask(
      'Which aims do the International Mill Rules have?',
      `Origin

In many bays of the north and of the south, the owners of all wheels are bound by the International Mill Rules (IMR). They were written by the monks of Orrin in a winter of ice, and have been printed twice since then.

Aims of the IMR

The international aims are that no mill floods a village, and that no owner harms the others.

Forms

The IMR have forms for every gate and every dam.`,
    )
    expect(reply).toMatch(/^(?:.*:\n\n)?\*Aims of the IMR\*/u)
  })

  it('is shown with all items of its list', () => {
    const items = [
      'smoke beside the flour',
      'dry the belts at the fire',
      'climb on the wheel',
      'open the gate alone',
    ]
    const rule =
      'which the safety rules of the village forbid, since it costs a life nearly every year, and although the owners of the mills on the other side of the bay have complained about it to the monks of Orrin, who wrote down what the millers told them in the long winter after the great flood, in which three of the wheels were lost'
    const reply = ask(
      'Why do the safety rules matter to a miller?',
      `The miller

A miller has to work at the mill of his village, and he has a room above the wheel.

Safety rules

${items.map((item) => `• Never ${item}, ${rule}.`).join('\n')}

Owners

Monks built the mills of the coast.`,
    )
    for (const item of items) expect(reply).toContain(item)
  })
})
