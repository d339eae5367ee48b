import { describe, expect, it } from 'vitest'
import { fromSentence } from './defining-sentences.ts'
import { wordingOf } from '../wording/wording.ts'

const read = (language: string, text: string, bold: readonly string[] = []) => {
  const wording = wordingOf(language)
  if (!wording) throw new Error(language)
  const [found] = fromSentence({ text, quote: text, page: 1 }, bold, wording)
  return found && { term: found.term, meaning: found.meaning, isPhrase: found.isPhrase }
}

describe('fromSentence', () => {
  it.each([
    [
      'A weir, or low dam, is a barrier that raises the level of a river.',
      'weir',
      'a barrier that raises the level of a river',
    ],
    [
      'A lock, also known as a chamber, is a basin in which boats are raised.',
      'lock',
      'a basin in which boats are raised',
    ],
    [
      'In hydraulics, a weir is a barrier that raises the level of a river.',
      'weir',
      'a barrier that raises the level of a river',
    ],
    [
      'Levees are walls that keep a river in its bed.',
      'Levees',
      'walls that keep a river in its bed',
    ],
  ])('reads the term and meaning of: %s', (text, term, meaning) => {
    expect(read('en', text)).toEqual({ term, meaning, isPhrase: true })
  })

  it.each([
    ['en', 'Silting occurs when a river deposits its load behind a dam.', 'Silting'],
    ['de', 'Ein Rückstau liegt vor, wenn Wasser hinter einem Wehr stehen bleibt.', 'Rückstau'],
    ['es', 'El reflujo se produce cuando la marea empuja el agua del río hacia dentro.', 'reflujo'],
    [
      'de',
      'Als Sohle bezeichnet man den Grund eines Flusses, über den das Wasser zum Meer fließt.',
      'Sohle',
    ],
    [
      'es',
      'Se denomina estuario a la desembocadura ancha de un río con mareas fuertes.',
      'estuario',
    ],
  ])('reads a clause as an answer in writing only (%s): %s', (language, text, term) => {
    expect(read(language, text)).toMatchObject({ term, isPhrase: false })
  })

  it.each([
    'Levees are high in the north of the country.',
    'Silting occurs when this happens behind a dam of the kind.',
    'A dam means something more than a wall in a river.',
    'In this case, a weir is a barrier that raises the level of a river.',
    'In essence, a weir is a barrier that raises the level of a river.',
    'The fourth weir is a barrier that raises the level of a river.',
    'Orrin describes himself as moved by the wish to give water to the people of the valley.',
    'A dike is a wall that keeps the sea out and not a dam that holds a lake.',
    'A dam is the memory of a river in the same way that a book is the memory of a town.',
    'The dike is the wall that most people of the valley still repair by hand now.',
  ])('refuses: %s', (text) => {
    expect(read('en', text)).toBeUndefined()
  })

  it.each([
    ['de', 'Als Folge werden die Ufer immer steiler, weil der Fluss sie jedes Jahr abgräbt.'],
    ['de', 'Schon am Wehr ist die Strömung das ganze Jahr über für alle Boote zu stark.'],
    ['de', 'Uferkosten sind die Kosten für das Ufer.'],
    ['es', 'El dique no es una obra que se construye con arena de la playa.'],
    ['es', 'Lo importante es la diferencia entre la altura del río y la altura del mar.'],
  ])('refuses sentences that do not define (%s): %s', (language, text) => {
    expect(read(language, text)).toBeUndefined()
  })

  it('includes whose quantity it is, since many things have one', () => {
    const text = 'The size of a lock is the volume of the boats that it holds.'
    expect(read('en', text, ['size'])?.term).toBe('size of a lock')
    const point = 'The datum of a gauge is the height from which its scale counts.'
    expect(read('en', point, ['datum'])?.term).toBe('datum')
  })

  it('reads a definition that addresses the reader', () => {
    const text = 'A towpath is a track beside a canal from which you pull your boat.'
    expect(read('en', text)?.term).toBe('towpath')
  })

  it('gives a German adjective its ending without an article', () => {
    const text = 'Der hohe Wasserstand ist der Pegel, bei dem die Schifffahrt ruht.'
    expect(read('de', text)?.term).toBe('hoher Wasserstand')
  })

  it.each([
    'a '.repeat(100_000),
    'A weir, or ' + 'low '.repeat(100_000),
    'A (' + ' '.repeat(200_000),
  ])('reads a text of any length without hanging', (start) => {
    for (const language of ['en', 'de', 'es'])
      expect(read(language, `${start}, is a barrier.`)).toBeUndefined()
  })
})
