import { describe, expect, it } from 'vitest'
import { tutor as messages } from '../../../messages/en/tutor.ts'
import { indexDocument } from '../../text/document.ts'
import { classifyIntent } from '../question/classify-intent.ts'
import { answerFromDocument } from './answer.ts'
import { introducesPerson } from './lookups/definitions/life-dates.ts'

const asking = (language: string, text: string) => {
  const index = indexDocument(text, language)
  return (question: string): string => {
    const intent = classifyIntent({ question }, index)
    const { content, citations } = answerFromDocument(index, intent, messages.builtin)
    for (const { quote } of citations) expect(index.pages.join('\f')).toContain(quote)
    return content.replaceAll('**', '')
  }
}

describe('a person', () => {
  it.each([
    ['en', 'who was orrin?', 'The millwright Ida Orrin (1786-1832) drew the first gate.', 'Orrin'],
    ['de', 'wer war orrin?', 'Die Meisterin Ida Orrin (1786–1832) zeichnete das Tor.', 'Orrin'],
    ['es', '¿quién fue orrin?', 'La maestra Ida Orrin (1786–1832) dibujó la puerta.', 'Orrin'],
  ])('is introduced in %s by the sentence with the years of a life', (language, question, who) => {
    const wheel = 'The wheel of Orrin is the wheel that mills of Orrin need: the Orrin wheel.'
    const ask = asking(
      language,
      `The wheel of Orrin\n\n${wheel} A mill of Orrin is a tide mill. Orrin is at the sea.\n\nDams\n\n${who} It is kept at the guild.`,
    )
    expect(ask(question).indexOf(who.slice(0, -1))).toBe(0)
  })

  it('is introduced by the clause after the name, also before what else is asked', () => {
    const ask = asking(
      'en',
      'Bertha Falk recently told of the mill that Ida Orrin sold, and of the years in which Ida Orrin had it, and of Ida Orrin at the sea.\n\nThe miller, Ida Orrin, who drew the first gate, sold her mill in a dry spring to a guild of the coast. She then kept bees.',
    )
    const reply = ask('who was ida orrin and what did she do?')
    const [first, other] = ['who drew the first gate', 'Bertha Falk'].map((one) =>
      reply.indexOf(one),
    )
    expect(first).toBeGreaterThan(-1)
    expect(other === -1 || Number(other) > Number(first)).toBe(true)
  })

  it.each([
    'Ida Orrin (1786-1832) drew it.',
    'Ida Orrin (c. 470–399 BCE) drew it.',
    'Ida Orrin (1 May 1786 – 3 June 1832) drew it.',
    'Ida Orrin (b. 1932) drew it.',
    'Ida Orrin (geb. 1932) zeichnete es.',
    'Ida Orrin (nacida en 1932) lo dibujó.',
  ])('has the years of a life in: %s', (sentence) => {
    expect(introducesPerson(sentence, 'Orrin')).toBe(true)
  })

  it.each([
    'Orrin (1986) drew it.',
    'Orrin (pp. 12–14) drew it.',
    'Orrin drew it (1786-1832).',
    'The dam of orrin (1786-1832) broke.',
  ])('has no years of a life in: %s', (sentence) => {
    expect(introducesPerson(sentence, sentence.includes('Orrin') ? 'Orrin' : 'orrin')).toBe(false)
  })
})

describe('an explanation', () => {
  const SECTION = `The tide cycle

The sea rises for six hours and fills the pond behind the dam of oak. The miller then closes the gate, and nobody may open it before the sea has fallen again by the height of a man.

When the gate is opened, the water of the pond turns the wheel for half of the night. All this makes up the tide cycle of the guild of Orrin.

The guild

The guild of Orrin has many rules about rye.`

  it.each([
    ['en', 'explain the tide cycle', 'The tide cycle'],
    ['de', 'erkläre den Gezeitenkreislauf', 'Gezeitenkreislauf'],
    ['es', 'explica el ciclo de mareas', 'Ciclo de mareas'],
  ])('is the section about a thing in %s: %s', (language, question, heading) => {
    const statement: Readonly<Record<string, string>> = {
      de: 'All dies ist der Gezeitenkreislauf, der wichtig ist.',
      es: 'Todo esto constituye el ciclo de mareas que es muy importante.',
    }
    const text = SECTION.replace('The tide cycle', heading).replace(
      'All this makes up the tide cycle of the guild of Orrin.',
      (own) => statement[language] ?? own,
    )
    const reply = asking(language, text)(question)
    expect(reply).toMatch(/The sea rises[\s\S]*turns the wheel/u)
  })
})

const LONG =
  'The guild wrote all of it down in the winter, when the river was frozen and nobody could grind, and it kept the pages in a chest of oak. In the spring the pages were read to the apprentices, who had to say them by heart before they were let near the wheel, the sluice or the chest itself.'

it('explains with all paragraphs of a section in their order', () => {
  const ask = asking(
    'en',
    `The Old Gate Argument

Falk began it. The old miller of Orrin told it to the guild of the river, which met twice a year in the hall above the sluice and kept the book of every dam on the coast, with the names of those who had built it. ${LONG}

Why do millers fear the old gate? If the old gate breaks, then the pond of the mill is lost. The old gate argument says so. ${LONG}

We can write the old gate argument in one line that everybody knows, and that the guild had painted above the door.

The guild

The guild of Orrin has many rules about rye.`,
  )
  expect(ask('explain the old gate argument')).toMatch(
    /Falk began it[\s\S]*Why do millers[\s\S]*in one line/u,
  )
})

it('quotes a definition once that is an entry and an item of a list', () => {
  const ask = asking(
    'en',
    'Parts\n\nThe parts of a mill are:\n\n• Sluice: a gate of oak that the flood closes.\n• Wheel: a round thing that turns.',
  )
  expect(ask('What is a sluice?').match(/a gate of oak/gu)).toHaveLength(1)
})

describe('the first passage', () => {
  it.each([
    [
      'en',
      'Why did the dam of Orrin break?',
      'The effects of the broken dam of Orrin were seen at once, because the dam of Orrin broke.',
      'The dam broke because ice had lifted its stones.',
    ],
    [
      'de',
      'Warum brach der Damm von Orrin?',
      'Die Folgen des Bruchs sah man sofort, weil der Damm von Orrin brach, der Damm der Mühle.',
      'Der Damm brach, weil Eis seine Steine hob.',
    ],
    [
      'es',
      '¿Por qué se rompió la presa de Orrin?',
      'Las consecuencias de la presa rota se vieron porque la presa de Orrin se rompió en mayo.',
      'La presa se rompió porque el hielo levantó sus piedras.',
    ],
  ])(
    'for a reason in %s does not state the consequences: %s',
    (language, question, effects, reason) => {
      const reply = asking(language, `${effects}\n\nOrrin has a mill.\n\n${reason}`)(question)
      const [first, other] = [reason, effects].map((text) => reply.indexOf(text.slice(0, -1)))
      expect(first).toBeGreaterThan(-1)
      expect(other === -1 || Number(other) > Number(first)).toBe(true)
    },
  )

  it('for an inventor mentions an invention if none mentions the inventor of this one', () => {
    const gates = 'The tide gate of the harbour is a tide gate of oak with a keeper.'
    const other = 'Ida Falk invented a pulley for it in spring.'
    const reply = asking(
      'en',
      `${gates}\n\nThe tide gate was dear. ${other} It is kept there.`,
    )('Who invented the tide gate?')
    const places = [other, gates].map((text) => reply.indexOf(text.slice(0, -1)))
    expect(places[0]).toBeGreaterThan(-1)
    expect(places[1] === -1 || Number(places[1]) > Number(places[0])).toBe(true)
    expect(reply).not.toContain(messages.builtin.noPerson)
  })

  it('for a question after whom a thing is named states this person', () => {
    const gates = 'A gate of oak is named in all lists of gates, and the guild has named each gate.'
    const sentence = 'The gate was named after Ida Falk.'
    const reply = asking(
      'en',
      `${gates}\n\n${sentence} It is kept there.`,
    )('Who was the gate named after?')
    const [first, other] = [sentence, gates].map((text) => reply.indexOf(text.slice(0, -1)))
    expect(first).toBeGreaterThan(-1)
    expect(other === -1 || Number(other) > Number(first)).toBe(true)
  })
})
