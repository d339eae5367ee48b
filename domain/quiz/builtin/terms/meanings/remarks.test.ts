import { describe, expect, it } from 'vitest'
import { markBold } from '../../../../../testing/documents/emphasis.ts'
import { readBlocks } from '../../../../text/blocks/blocks.ts'
import { wordingOf } from '../../wording/wording.ts'
import { termsOf } from '../terms.ts'

/** The meanings by term of a text in Markdown. */
const meaningsIn = (language: string, text: string): Record<string, string> => {
  const wording = wordingOf(language)
  if (!wording) throw new Error(language)
  const file = { fileId: 'f', ...markBold([text]) }
  const terms = termsOf(file, readBlocks(file.pages, file.emphasis), wording)
  return Object.fromEntries(terms.map(({ term, meaning }) => [term, meaning]))
}

const START = {
  en: 'The course explains how a river is kept in its bed by walls and gates.\n\n',
  de: 'Der Kurs erklärt, wie ein Fluss in seinem Bett gehalten wird.\n\n',
  es: 'El curso explica cómo un río se mantiene en su cauce con muros.\n\n',
}

describe('a sentence about a bold term that says something else than what it is', () => {
  it.each([
    [
      'compares it with others',
      'en',
      'The **sluice** is the largest because it stands at the mouth.',
    ],
    [
      'explains it by one with another letter',
      'en',
      'Class A is a class of gates that stand above class B in the same river.',
    ],
    [
      'explains it with its own word',
      'en',
      'A **gate** is a structure of oak and iron with which the other gates of a river are closed.',
    ],
    [
      'explains it with its own word',
      'es',
      'La **presa** es una obra de piedra que el pueblo construye junto a otras llamadas presas.',
    ],
    [
      'puts it among others',
      'en',
      'A **sluice** is one of the core parts of a mill that stands at the mouth of a river.',
    ],
    [
      'gives it as an example',
      'en',
      'The **weir** and the **levee** are two examples of structures that keep a river in its bed.',
    ],
    [
      'says what it is not',
      'de',
      'Die **Festigkeit** ist keine Eigenschaft, sondern hängt im Allgemeinen von der Dicke der Mauer ab.',
    ],
    [
      'says when it has a property',
      'es',
      'Una **esclusa** es estable si cada parte de la obra tiene un nivel fijo.',
    ],
    [
      'says what it comes down to',
      'en',
      'The **toll** is simply a method of letting the people of the valley pay for it.',
    ],
    ['calls it optimal', 'de', 'Der **Pegel** ist das optimale Verhältnis von Gefälle und Wasser.'],
    [
      'says what it means to somebody',
      'de',
      'Die **Schleuse** bedeutet für ihn die Verfeinerung von Arbeit und Sprache im Tal.',
    ],
  ])('is not a definition if it %s', (_, language, sentence) => {
    expect(meaningsIn(language, `${START[language as 'en']}${sentence}`)).toEqual({})
  })
})

describe('a sentence that gives the reason of what it states', () => {
  it.each([
    [
      'en',
      'A **levee** is a work of mercy because the people who live behind it cannot move away.',
    ],
    ['en', 'A **levee** is the wall that a town wants, because floods come each spring.'],
    ['es', 'El **dique** es el muro ideal que se construye, ya que el río crece cada año.'],
  ] as const)('is no definition (%s): %s', (language, sentence) => {
    expect(meaningsIn(language, `${START[language]}${sentence}`)).toEqual({})
  })

  it('is a definition if the reason is in a clause about its noun', () => {
    const text = `${START.en}A **levee breach** is a hole that forms because water has soaked the clay of the wall.`
    expect(Object.keys(meaningsIn('en', text))).toEqual(['levee breach'])
  })
})

describe('the text after a bold label', () => {
  it.each([
    [
      'a rating in words of others',
      'en',
      '**Orrin**: The "most crowded river," with many mills along the bed where the plain meets the hills',
    ],
    [
      'a German statement',
      'de',
      '**Versorgung:** der Zugang zu Wasser hat sich weltweit verbessert, mit einem Anstieg der Preise.',
    ],
    [
      'an English statement',
      'en',
      '**Width:** the bed size of a river affects its speed and load.',
    ],
    ['an effect', 'en', '**Bend:** the force of the water improves the shape of a bed.'],
    ['a consequence', 'en', '**Bend:** the force of the water leads to a loss of clay.'],
    [
      'a German clause with an object clause',
      'de',
      '**Torfolge:** die Ordnung von Orrin verlangt, dass der Bau ein Tor aus Eiche hat.',
    ],
    [
      'a text that is cut off',
      'en',
      '**Depth log:** a list of the water levels of a river, and the',
    ],
    ['a German verb and its object', 'de', '**Torfolge:** die Ordnung von Orrin regelte den Bau.'],
    ['an order', 'en', '**Depth log:** Gather data from the gauges and send it to the town.'],
    ['a text about two things', 'en', '**Walls and Gates:** works that keep a river in its bed.'],
    ['a call in a program', 'en', '**Filling:** a group of calls — fill(), drain() and close().'],
  ])('is not a definition if it is %s', (_, language, label) => {
    expect(meaningsIn(language, `${START[language as 'en']}${label}`)).toEqual({})
  })
})

describe('a plain sentence', () => {
  it.each([
    ['says hardly anything', 'en', 'A flood is the law of rivers. The flood came. A flood went.'],
    [
      'tells what somebody says',
      'en',
      'The report describes a method for the drainage of land. The report is old. A report came.',
    ],
    [
      'begins with an adverb',
      'de',
      'Notwendigerweise sind die Tore nach dem Winter undicht, weil die Bretter quellen. Notwendigerweise.',
    ],
  ])('is not a definition if it %s', (_, language, text) => {
    expect(meaningsIn(language, `${START[language as 'en']}${text}`)).toEqual({})
  })
})

it('does not read what happened to a name that is mentioned once as its meaning', () => {
  const text = `${START.en}The two guards were saved with **DryMax**, a powder that had been tried on walls of clay.`
  expect(meaningsIn('en', text)).toEqual({})
})

it('ends a meaning before a sentence that begins with a number', () => {
  const text = `${START.en}A **gauge mark** is a line that is far above the others. 900 is a mark, as it is high.`
  expect(meaningsIn('en', text)).toEqual({ 'gauge mark': 'a line that is far above the others' })
})

it.each([
  ['en', '**Kessler** is an economist who wrote of rivers. The Kesslerian and kesslerite schools.'],
  ['es', '**Kessler** es un economista que hablaba de ríos. La escuela kessleriana es vieja.'],
])('does not read a person as a term (%s)', (language, text) => {
  expect(meaningsIn(language, `${START[language as 'en']}${text}`)).toEqual({})
})

it('reads a bold word for many persons as a term', () => {
  const text = `${START.en}A **reeve** is an official who keeps the gates. The reeves were old.`
  expect(Object.keys(meaningsIn('en', text))).toEqual(['reeve'])
})

it.each([
  ['en', 'Glossary\n\n**Scour**: The scour is the loss of sand from the bed of a river.', 'scour'],
  ['de', 'Glossar\n\n**Pegel**: Der Pegel ist die Höhe des Wassers über dem Grund.', 'Pegel'],
  ['es', 'Vocabulario\n\n**Caudal**: El caudal es la cantidad de agua que lleva un río.', 'caudal'],
])('leaves out a term that its entry repeats as the subject (%s)', (language, entry, term) => {
  const { [term]: meaning = '' } = meaningsIn(language, `${START[language as 'en']}${entry}`)
  expect(meaning).toMatch(/^(?:the loss|die Höhe|la cantidad)/u)
})

describe('a label', () => {
  it.each([
    ['de', '**Strom**: der Anteil der Mühlen am Verbrauch beträgt etwa 54 Einheiten.'],
    ['en', '**grain**: the share of the mills amounts to 54 sacks of all that is used.'],
    ['es', '**grano**: la parte de los molinos asciende a 54 sacos de lo que se usa.'],
  ])('of a statistic in %s is not a term', (language, item) => {
    expect(meaningsIn(language, `${START[language as 'en']}${item}`)).toEqual({})
  })

  it('has no meaning that explains another term', () => {
    const cell =
      'Hopper (H1)\n\nMill disease—caused by the failure of the loft to keep its grain dry results in the loss of the sacks—(more)'
    const glossary = '**Mill disease** a rot of grain in the loft of a mill'
    const text = `${START.en}${cell}\n\nCounts (C2)\n\nThe mill has ten sacks.\n\nKey Terms\n\n${glossary}`
    expect(Object.keys(meaningsIn('en', text))).toEqual(['mill disease'])
  })
})

it.each([
  ['en', 'The device is the wall of clay that keeps a river in its bed. The device is old.'],
  ['en', 'The term refers to the walls of clay that keep a river in its bed. The term is old.'],
  ['de', 'Der Begriff bezeichnet die Höhe des Wassers über dem Grund. Ein Begriff ist alt.'],
  ['es', 'El término designa el conjunto de muros que guardan un río. Un término es viejo.'],
  ['es', 'El equipo consiste en dos muros de barro que guardan un río. El equipo es caro.'],
] as const)(
  'does not read a thing that only the previous text defines as a term (%s): %s',
  (language, text) => {
    expect(meaningsIn(language, `${START[language]}${text}`)).toEqual({})
  },
)

it.each([
  ['en', 'A **sandbag** is a short-term solution to the flood that a town has.'],
  ['en', '**Dredging** is widely accepted part of the work that a port needs.'],
  ['en', 'A **levee** is the work of choice if a town has much clay and no stones.'],
  ['en', 'A **levee** is nothing but a wall that keeps a river in its bed.'],
  ['en', 'A **levee** is a fundamental building block of each town that a river floods.'],
  ['de', 'Der **Orrindamm** ist eine der bekanntesten Anlagen und wurde im Winter gebaut.'],
  ['de', 'Der **Pegelsatz** ist ein mächtiges Werkzeug, um das Hochwasser zu berechnen.'],
  ['es', 'El **azud** es el rey de las obras que elevan el agua de un río.'],
] as const)('does not read what praises a thing as its meaning (%s): %s', (language, text) => {
  expect(meaningsIn(language, `${START[language]}${text}`)).toEqual({})
})

it('does not read an open list of examples as a meaning', () => {
  const text =
    'A river limit is the height of a wall, the kind of its clay, the width of its foot, etc.'
  expect(meaningsIn('en', `${START.en}${text}`)).toEqual({})
})
