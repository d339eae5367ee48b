import { describe, expect, it } from 'vitest'
import { isAnswer, isMeaning } from './meanings.ts'
import { wordingOf, type Wording } from '../../wording/wording.ts'

const wordingIn = (language: string): Wording => {
  const wording = wordingOf(language)
  if (!wording) throw new Error(language)
  return wording
}

const english = wordingIn('en')

describe('isMeaning', () => {
  it('accepts a meaning whose last letter after an accent is a conjunction elsewhere', () => {
    expect(isMeaning('el lugar por donde corre el agua de un río', 'cauce', wordingIn('es'))).toBe(
      true,
    )
  })

  it('refuses a quotation of somebody, but not a quoted name', () => {
    const spanish = wordingIn('es')
    const speech = 'el guarda dice "para un momento, que voy lento"'
    expect(isMeaning(speech, 'aviso', spanish)).toBe(false)
    expect(isMeaning('el aviso del guarda con el nombre "voz lenta"', 'toque', spanish)).toBe(true)
  })

  it.each([
    ['en', 'a theory about mills and sluices'],
    ['es', 'fenómeno asociado a un proceso natural'],
    ['de', 'eine Größe im Zusammenhang mit dem Wasser'],
    ['en', 'but because the mill was old, a house that nobody used any more'],
    ['en', 'a body of mill owners that is headquartered in Orrin'],
    ['de', 'eine Behörde des Landes mit Sitz in Orrin und rund hundert Mühlen'],
    ['es', 'un organismo de los molinos con sede en Orrin y Valles'],
    ['es', 'la 4a etapa, muy crítica con los molinos del valle'],
    ['en', 'the 3rd part of a mill that holds the water of a pond'],
    ['de', 'abgegrenzt davon ein Teil der Mühle, der das Wasser im Teich hält'],
    ['es', '$$ cambio de la energía que acompaña a la formación'],
  ])('refuses vague statements and arguments (%s): %s', (language, meaning) => {
    const wording = wordingIn(language)
    expect(isMeaning(meaning, 'orrinism', wording)).toBe(false)
    expect(isAnswer(meaning, 'orrinism', wording, true)).toBe(false)
  })

  it('accepts the subject of a theory if it is described in many words', () => {
    const meaning =
      'a theory about the grain of mills by which farmers predict prices before harvest'
    expect(isMeaning(meaning, 'orrinism', english)).toBe(true)
  })

  it('refuses a German meaning that ends at an abbreviation inside its sentence', () => {
    const meaning = 'ein Bauwerk am Wasser für das Mahlen von Korn oder versch'
    expect(isMeaning(meaning, 'Mühle', wordingIn('de'))).toBe(false)
    expect(isMeaning(meaning.replace(' oder versch', ''), 'Mühle', wordingIn('de'))).toBe(true)
  })

  it.each([
    'the process just described',
    'the term to use in an answer',
    'meaning that a program ends at last',
    'the people of the valley were brought together',
    'in the context of research, a way to ask',
    'a law that can be made in one of two ways',
    'a much larger structure of many proteins',
    'a frequent site of damage by the sea',
    'a distant relative of the tide mill on the coast',
    'a process with a long history',
    'Phase one, Phase two, Phase three',
    'everything that affects output.Physical capital',
    'the idea being that a cell can change',
    'the world’s largest economy of all times',
    'HTS-2 sourcing, claims and evidence',
    '1.4 exchange, conquest and caste',
    'a tool of research that is also useful in media studies',
  ])('refuses references, ratings and incomplete phrases: %s', (meaning) => {
    expect(isMeaning(meaning, 'zyxor', wordingIn('en'))).toBe(false)
  })

  it.each([
    'the process of testing ideas against facts',
    'the pharaoh who ruled the north and the south',
    'the smallest circle that holds all the points',
    'a chart of hours, also called a timetable, that shows when trains leave',
  ])('accepts a definition: %s', (meaning) => {
    expect(isMeaning(meaning, 'zyxor', wordingIn('en'))).toBe(true)
  })

  it('refuses Spanish sentences, and a meaning that ends with its term', () => {
    const wording = wordingIn('es')
    expect(isMeaning('los cromosomas se hacen visibles al final', 'profase', wording)).toBe(false)
    expect(isMeaning('los microtúbulos crecen hacia el centro', 'anafase', wording)).toBe(false)
    expect(isMeaning('el proceso que se repite en cada célula', 'ciclo', wording)).toBe(true)
    const term = 'movimiento celular'
    const sentence = 'el deslizamiento de los filamentos y túbulos causa el movimiento celular'
    expect(isMeaning(sentence, term, wording)).toBe(false)
  })
})

it('refuses a German example', () => {
  const meaning = 'beispielsweise eine Brücke aus Holz mit drei Bögen'
  expect(isMeaning(meaning, 'Steg', wordingIn('de'))).toBe(false)
  expect(isMeaning(meaning.replace('beispielsweise ', ''), 'Steg', wordingIn('de'))).toBe(true)
})

describe('isAnswer', () => {
  const isAnswerTo = (term: string, meaning: string): boolean =>
    isAnswer(meaning, term, english, true)

  it('accepts a clause and a meaning with a word of its term, which are not options', () => {
    const clause = 'when a buyer pays more than the goods of the shop are worth'
    const repeating = 'tax that falls on the owner of land with each new year'
    for (const [term, meaning] of [
      ['overpayment', clause],
      ['land tax', repeating],
    ] as const) {
      expect(isAnswerTo(term, meaning)).toBe(true)
      expect(isMeaning(meaning, term, english, true)).toBe(false)
    }
  })

  it.each(['see land tax of the first chapter below', 'number of taxes in a land'])(
    'refuses a reference, and a meaning that adds little to the term: %s',
    (meaning) => {
      expect(isAnswerTo('land tax', meaning)).toBe(false)
    },
  )
})

it('does not read a position in a series as a meaning', () => {
  const meaning = 'third stage in the theory of the growth of towns'
  expect(isMeaning(meaning, 'maturity', english)).toBe(false)
})

it.each([
  'design systems that grow with the needs of a town',
  'choose the wall that fits a river',
  'notice that the gates of the river are in the same places',
  'copy exact words of the law for precise matches',
])('refuses an order: %s', (meaning) => {
  expect(isMeaning(meaning, 'scalability', english)).toBe(false)
})

it('accepts a noun that has the form of an order', () => {
  for (const meaning of ['design of a wall that keeps a river', 'copy of a plan of the river'])
    expect(isMeaning(meaning, 'draught', english)).toBe(true)
})

it('refuses a participle without its noun, but not an adjective', () => {
  expect(isMeaning('produced when the water of a pond turns a wheel', 'flour', english)).toBe(false)
  expect(isMeaning('directed movement of water that turns a wheel', 'flow', english)).toBe(true)
})
