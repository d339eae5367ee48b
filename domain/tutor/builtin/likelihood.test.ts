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

const FILLER = Array.from(
  { length: 14 },
  (_, i) => `In the year after that, the ${i + 2} keepers of the lock painted the long wall again.`,
).join(' ')

describe('the likelihood that a passage answers a question', () => {
  it('does not count words of the passage that are not shown', () => {
    const ask = asking(
      `Locks\n\nThe toll of the canal was paid in silver coins. ${FILLER} The mayor abolished the market.`,
    )
    expect(ask('Why did the mayor abolish the silver toll of the canal?').closest).toBe(true)
    expect(ask('How was the toll of the canal paid?').closest).toBeUndefined()
  })

  it('is lower if no word marks the requested reason', () => {
    const harbour =
      'The harbour of Orrin froze in the long winter of that year. Ice lay on the quays. '
    const question = 'Why did the harbour of Orrin freeze over so completely?'
    expect(asking(harbour)(question).closest).toBe(true)
    const marked = asking(`${harbour}It froze because the current had stopped.`)
    expect(marked(question).closest).toBeUndefined()
  })

  it('shows the first of the closest passages in full', () => {
    const { text, closest } = asking(
      `Ferries\n\nThe ferry of Falk crosses the sound. ${FILLER.slice(0, 400)} It carries mail.`,
    )('Why does the ferry of Falk cross the sound on Sundays?')
    expect(closest).toBe(true)
    expect(text.length).toBeGreaterThan(400)
  })

  it('is low for an item of a list if several things are asked for', () => {
    const ask = asking(
      'Work in the yard\n\nThe yard of the pilots has these rules:\n• no fire near the ropes\n• wash the signals on Monday\n• close the gate\n\nThe pilots keep their boats in the yard for the winter and paint them in spring.',
    )
    expect(ask('What are the types of signals?').closest).toBe(true)
  })

  it('is low if only a name with the same beginning matches', () => {
    const { closest, refused } = asking(
      'The kestle of the town paid for the paint of the hall. It was painted in one summer.',
    )('Who painted the portrait in Kestrin?')
    expect(closest === true || refused).toBe(true)
  })
})

describe('questions for several things', () => {
  it('shows the paragraphs below a sentence that only announces them', () => {
    const { text } = asking(
      'Flags\n\nThere are four kinds of flags that ships use, and the most common are explained below.\n\nA pilot flag asks for a pilot on the bridge of the ship.\n\nA yellow flag says that all of the crew are well.',
    )('List the kinds of flags.')
    expect(text).toContain('A pilot flag asks')
    expect(text).toContain('A yellow flag says')
  })

  it('lists the headings that are kinds of the requested thing, with the text below them', () => {
    const { text } = asking(
      'Ballast\n\nShips need weight below.\n\nFixed Load\n\nIt consists of stones that stay in the hull for years.\n\nMoving Load\n\nThe crew carries it from one side of the ship to the other.\n\nLiquid Load\n\nThe tanks hold water of the sea.',
    )('What are the three kinds of ballast load?')
    expect(text).toBe(
      '- Fixed Load: It consists of stones that stay in the hull for years [p. 1].\n- Moving Load: The crew carries it from one side of the ship to the other [p. 1].\n- Liquid Load: The tanks hold water of the sea [p. 1].',
    )
  })

  it('lists kinds by the first noun where the language puts it first', () => {
    const { text } = asking(
      'El tiempo\n\nEl viento es el movimiento del aire que empuja las velas de los barcos.\n\nTérminos clave\n\nviento alisio: viento constante de los trópicos\n\nviento polar: viento frío que viene del polo\n\nvela polar: vela gruesa para el frío',
    )('¿Qué tipos de vientos hay?')
    expect(text).toMatch(/viento alisio[\s\S]*viento polar/u)
    expect(text).not.toContain('vela polar')
  })

  it('does not answer a question for problems with the section on their subject', () => {
    const { text } = asking(
      'What is a buoy?\n\nA buoy is a float that marks a channel.\n\nTrouble\n\nThere are some problems that can sink buoys. These problems are:\n• ice\n• rust\n• ships',
    )('What problems can happen to buoys?')
    expect(text).toContain('- ice\n- rust\n- ships')
  })
})

describe('the words of a question', () => {
  it('does not refuse because of the words that ask for a number', () => {
    const { refused, text } = asking(
      'The mate of the watch writes the log. The watch keeps a lamp lit. No watch may sleep. The cook feeds the watch.\n\nEach watch should end within one shift (usually 4 hours), and then the next watch begins.',
    )('How long should a watch take?')
    expect(refused).toBe(false)
    expect(text).toContain('4 hours')
  })

  it('does not read "when should" as a question for a date', () => {
    const { text } = asking(
      'Tar is used for ropes that lie in water for long.\n\nIn 1812 the yard of Orrin bought 400 barrels of tar and ten ropes.',
    )('When should you use tar for ropes?')
    expect(text).toContain('ropes that lie in water')
  })

  it('finds the noun of a German participle', () => {
    const { refused, text } = asking(
      'Aufbau der Mühle\n\nUnten liegt das Rad, darüber stehen die Steine, und ganz oben ist der Boden mit dem Korn.',
    )('Wie ist die Mühle aufgebaut?')
    expect(refused).toBe(false)
    expect(text).toContain('Unten liegt das Rad')
  })

  it('reads a line of notes with a term alone as its label', () => {
    const { text } = asking(
      'Seefahrt\n\nBegriffe für die Prüfung der Lotsen im Hafen und auf der See.\n\nTide\nWechsel von Ebbe und Flut an einer Küste im Laufe eines Tages\nStrom\nBewegung des Wassers in eine Richtung über eine längere Zeit',
    )('Was ist Tide?')
    expect(text).toContain('Wechsel von Ebbe und Flut')
    expect(text).not.toContain('Bewegung des Wassers')
  })

  it('recognises a Spanish request for an explanation with an accent', () => {
    const { text } = asking(
      'El ancla es un gancho de hierro que sujeta el barco al fondo.\n\nEn otoño los marineros explican el ancla a los niños del puerto.',
    )('Explícame el ancla de forma sencilla')
    expect(text).toContain('El ancla es un gancho')
  })
})

it('is lower if no name marks the requested person', () => {
  const lock = 'The lock of the canal was invented in a hard winter, as the books of the town say.'
  const question = 'Who invented the lock of the canal?'
  expect(asking(lock)(question).closest).toBe(true)
  expect(asking(`${lock} Ida Falk drew it.`)(question).closest).toBeUndefined()
})

it('is low for an inventor if no sentence states who invented the thing', () => {
  const dam = 'The dam of the mill was built of oak and clay by Ida Falk and her sister at Orrin.'
  const question = 'Who invented the dam of the mill?'
  expect(asking(dam)(question).closest).toBe(true)
  const invented = 'The dam of the mill was invented by Ida Falk and her sister at Orrin.'
  expect(asking(invented)(question).closest).toBeUndefined()
  const introduced = 'The term dam of the mill was introduced by Ida Falk, a clerk at Orrin.'
  const coined = 'Who came up with the term dam of the mill?'
  expect(asking(introduced)(coined).closest).toBeUndefined()
})
