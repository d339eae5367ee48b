import { describe, expect, it } from 'vitest'
import { markBold } from '../../../../testing/documents/emphasis.ts'
import { readBlocks } from '../../../text/blocks/blocks.ts'
import { wordingOf } from '../wording/wording.ts'
import { termsOf } from './terms.ts'

const START = {
  en: 'The course explains how a river is kept in its bed by walls and gates.\n\n',
  de: 'Der Kurs erklärt, wie ein Fluss in seinem Bett gehalten wird.\n\n',
  es: 'El curso explica cómo un río se mantiene en su cauce con muros.\n\n',
}

const termsIn = (language: keyof typeof START, text: string) => {
  const wording = wordingOf(language)
  if (!wording) throw new Error(language)
  const file = { fileId: 'f', ...markBold([START[language] + text]) }
  return termsOf(file, readBlocks(file.pages, file.emphasis), wording)
}

describe('a label before a sentence that says what it is', () => {
  it.each([
    [
      'stands for the label',
      'Turbidity : It is a measure of the mud that a river carries along.',
      { term: 'turbidity', meaning: 'a measure of the mud that a river carries along' },
    ],
    [
      'repeats the label',
      'Silt load : Silt load is defined as the weight of the mud that a river carries.',
      { term: 'silt load', meaning: 'the weight of the mud that a river carries' },
    ],
    [
      'repeats a bold label',
      '**Spillway** : A spillway is a channel, which leads water around a dam.',
      { term: 'spillway', meaning: 'a channel, which leads water around a dam' },
    ],
  ])('is a definition if its subject %s', (_, text, term) => {
    expect(termsIn('en', text)).toMatchObject([term])
  })

  it.each([
    [
      'after a number of an outline',
      '• (iv) Silt load: Silt load refers to the weight of the mud that a river carries.',
      { term: 'silt load', meaning: 'the weight of the mud that a river carries' },
    ],
    [
      'of another subject',
      'Element of danger: **Seepage** is the slow passage of water through a dam.',
      { term: 'seepage', meaning: 'the slow passage of water through a dam' },
    ],
    [
      'as a quotation',
      '**Spillway**: «the channel that leads water around a dam».',
      { term: 'spillway', meaning: 'the channel that leads water around a dam' },
    ],
  ])('is a definition %s', (_, text, term) => {
    expect(termsIn('en', text)).toMatchObject([term])
  })

  it.each([
    'Turbidity : It is high in the spring, when a river carries mud.',
    'First step : It is a measure of the mud that a river carries along.',
    'Turbidity : The mud is a mixture of clay that a river carries along.',
    'Turbidity is no pollution : It is a measure of the mud that a river carries along.',
  ])('is not a definition otherwise: %s', (text) => {
    expect(termsIn('en', text)).toEqual([])
  })
})

describe('a clause after its term', () => {
  it.each([
    'Seepage, which is the slow passage of water through a dam, has weakened many walls.',
    'The engineers fear a seepage, which is the slow passage of water through a dam.',
  ])('defines it: %s', (text) => {
    expect(termsIn('en', `${text} Seepage is feared.`)).toMatchObject([
      { term: 'seepage', meaning: 'the slow passage of water through a dam' },
    ])
  })

  it.each([
    'The mayor of the town, which is a place with a long river, has left. The town is old.',
    'They walked to the wall of the dam, which is the work of two years. The dam is old.',
  ])('does not define what is only mentioned: %s', (text) => {
    expect(termsIn('en', text)).toEqual([])
  })
})

describe('a name at the end of its sentence', () => {
  it.each([
    'Die Höhe des Wassers über dem Grund wird als **Pegel** bezeichnet.',
    'Die Höhe des Wassers über dem Grund wird **Pegel** genannt.',
    'Die Höhe des Wassers über dem Grund wird auch als Pegel bezeichnet. Der Pegel sinkt.',
  ])('is defined in German: %s', (text) => {
    expect(termsIn('de', text)).toMatchObject([
      { term: 'Pegel', meaning: 'die Höhe des Wassers über dem Grund' },
    ])
  })

  it.each([
    'The height of the water above the ground is called stage. The stage falls.',
    'The height of the water above the ground is known as the stage. The stage falls.',
    'The height of the water above the ground is termed as stage. The stage falls.',
  ])('is defined in English: %s', (text) => {
    expect(termsIn('en', text)).toMatchObject([
      { term: 'stage', meaning: 'the height of the water above the ground' },
    ])
  })

  it('is defined by a plural with its clause', () => {
    const text = 'Walls that keep a river in its bed are known as levees. The levees are old.'
    expect(termsIn('en', text)).toMatchObject([
      { term: 'levees', meaning: 'walls that keep a river in its bed' },
    ])
  })

  it.each([
    ['en', 'The second wall of this kind is called a crib. A crib is old.'],
    ['es', 'Después del siglo, Orrin las llama **azudes**. Las azudes son viejas.'],
  ] as const)('is not defined by a sentence about what came before (%s)', (language, text) => {
    expect(termsIn(language, text)).toEqual([])
  })
})

it.each([
  'Cauce es aquel lugar por el que corre el agua de un río.',
  'El cauce es aquello por lo que corre el agua de un río.',
])('reads a Spanish definition with a demonstrative: %s', (text) => {
  expect(termsIn('es', `${text} El cauce es ancho.`)).toMatchObject([{ term: 'cauce' }])
})

it('reads a Spanish definition with a verb and a demonstrative after a bold label', () => {
  const text = '**Cauces secos:** son aquellos cauces en los cuales no corre agua en verano.'
  expect(termsIn('es', text)).toMatchObject([{ term: 'cauces secos' }])
})

it('reads a sentence that repeats a part of its term as an answer in writing only', () => {
  const text = 'Der **Wasserdruck** ist der Druck, den das Wasser auf die Mauern ausübt.'
  expect(termsIn('de', text)).toMatchObject([{ term: 'Wasserdruck', isPhrase: false }])
  const empty = 'Der **Wasserdruck** ist der Druck, den das Wasser hat.'
  expect(termsIn('de', empty)).toEqual([])
})

it('reads a definition in an item of a list that has no full stop, but not in a part of one', () => {
  const list = `• A levee is a wall that keeps a river in its bed
• A levee needs care and much clay
• A weir is a gate that
• The levee was raised twice`
  const [levee, ...others] = termsIn('en', list)
  expect(levee).toMatchObject({
    term: 'levee',
    quote: 'A levee is a wall that keeps a river in its bed',
  })
  expect(others).toEqual([])
})

it('reads the meaning of an adjective as an answer in writing only', () => {
  const text = '**Silty** : Denoting any river in which the water is brown with mud.'
  expect(termsIn('en', text)).toMatchObject([{ term: 'silty', isPhrase: false }])
})

it('reads a quoted term after the word that says that it is one', () => {
  const text =
    'The term ‘silt load’ refers to the weight of the mud that a river carries. Silt load.'
  expect(termsIn('en', text)).toMatchObject([{ term: 'silt load' }])
})

describe('a bold label of several words', () => {
  it('is a term where its text says what kind of thing it is', () => {
    const text = '**Catchment area** : The region whose rain flows into one river.'
    expect(termsIn('en', text)).toMatchObject([{ term: 'catchment area' }])
  })

  it('is a term beside others with its noun', () => {
    const text = `• **Lower sluicing**: study of the gates below a dam

• **Upper sluicing**: study of the gates above a dam`
    expect(termsIn('en', text)).toHaveLength(2)
  })

  it('is not a term if its text is a remark', () => {
    const text = '**Mud and money** : Different towns with many rivers of mud.'
    expect(termsIn('en', text)).toEqual([])
  })
})

describe('a sentence that begins with a term', () => {
  it.each([
    [
      'says what causes it',
      'The bending is driven by the weight of the dam. Any bending takes years.',
      'en',
    ],
    ['is about another thing', 'Seepage is a quick alternative to the draining of a field.', 'en'],
    ['speaks of readers', 'Seepage is an idea that we have met in the story of the dam.', 'en'],
    ['rates', 'Seepage is the single most dangerous process that weakens a dam.', 'en'],
    ['compares', 'Seepage is the opposite of the flow that fills a pond in the spring.', 'en'],
    ['needs other text', 'Seepage is the study of the slow causes of such floods.', 'en'],
    ['begins with an adverb', 'Standardmäßig ist die Schleuse das Tor, das Wasser hält.', 'de'],
    ['names an author', 'Laut Schinzel ist das Tor der Teil, der das Wasser hält.', 'de'],
  ] as const)('is not a definition if it %s', (_, sentence, language) => {
    expect(termsIn(language, sentence)).toEqual([])
  })
})
