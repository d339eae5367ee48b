import { describe, expect, it } from 'vitest'
import { readDocument } from '../../../documents/read-document.ts'
import { readBlocks } from '../../../text/blocks/blocks.ts'
import { wordingOf } from '../wording/wording.ts'
import { termsOf, type Term } from './terms.ts'

const START = {
  en: 'The course explains how a river is kept in its bed by walls and gates.\n\n',
  de: 'Der Kurs erklärt, wie ein Fluss in seinem Bett gehalten wird.\n\n',
  es: 'El curso explica cómo un río se mantiene en su cauce con muros.\n\n',
}

const termsIn = async (language: keyof typeof START, markdown: string): Promise<Term[]> => {
  const wording = wordingOf(language)
  if (!wording) throw new Error(language)
  const bytes = new TextEncoder().encode(START[language] + markdown)
  const file = { fileId: 'f', ...(await readDocument(bytes, 'md')) }
  return termsOf(file, readBlocks(file.pages, file.emphasis, file.structure), wording)
}

const namesIn = async (language: keyof typeof START, markdown: string): Promise<string[]> =>
  (await termsIn(language, markdown)).map(({ term }) => term)

describe('a label without bold type', () => {
  it.each([
    ['en', '- Fetch: distance between a wall and the far end of the lake', 'fetch'],
    ['en', '- Levee: a wall that keeps a river in its bed', 'levee'],
    ['en', '- Stage = height of the water above the ground of the bed', 'stage'],
    ['en', '- Scour – removal of sand by a fast stream of water', 'scour'],
    ['en', '- Corrosion: chemical reaction induced by salt in the water', 'corrosion'],
    ['en', 'Levee: a wall that keeps a river in its bed.', 'levee'],
    ['en', '- Basin: the sum of all fields that a river drains', 'basin'],
    ['de', '- Pegel: Höhe des Wassers über dem Grund', 'Pegel'],
    ['de', '- Pegel = Maß, das die Höhe des Wassers angibt', 'Pegel'],
    ['es', '- Caudal: cantidad de agua que lleva un río', 'caudal'],
    [
      'es',
      '- Dique: muro de tierra; - Acequia: conjunto de canales que riegan un campo',
      'acequia',
    ],
  ] as const)(
    'is a term before the form of a definition (%s): %s',
    async (language, line, term) => {
      const found = await namesIn(language, line.replace('; - ', '\n- '))
      expect(found).toEqual([term])
    },
  )

  it('is a term if its heading and a later label say the same of it', async () => {
    const pages = [
      '## Fetch\n\n- The distance over which the wind can push the water',
      '- Fetch: distance that the wind blows over water',
    ]
    expect(await namesIn('en', pages.join('\n\n'))).toEqual(['fetch'])
  })

  it('is read in each item of a list', async () => {
    const list = [
      '- Old mills stand here',
      '- Fetch: distance between a wall and the far end of the lake',
    ]
    expect(await namesIn('en', list.join('\n'))).toEqual(['fetch'])
  })

  it.each([
    ['en', 'a clause', '- Gate: a keeper sends boats from the pond to the sea'],
    ['en', 'a statement', '- Spring: the height of the water rises in the valley'],
    ['en', 'keywords', '- Gates: boards, wheels and chains of iron in the wall'],
    ['en', 'several things', '- Cause: people who took the sand out of the bed'],
    ['en', 'an aspect', '- Purpose: protection of the people who live in the valley'],
    ['en', 'a question', '- Points of debate: what people that live in a valley can do'],
    ['en', 'two terms', '- Walls and Gates: parts of a dam that hold the water back'],
    ['en', 'a sign', '- Depth(x): height of the water above the ground of the bed'],
    ['en', 'a formula', '- Mean flow: amount of water/(weeks of rain) in a year'],
    ['de', 'a clause', '- Die Stadt kauft Gates: Menge an Toren, die das Wasser halten'],
    [
      'en',
      'the source of a figure',
      '- Gates: Parts of a dam that hold a flood back (from Orrin et al., 2019).',
    ],
    [
      'de',
      'the source of a figure',
      '- Tore: Teile, die das Wasser eines Damms halten (aus Orrin, 2019).',
    ],
    ['en', 'an opinion', '- Gates: good for a dam that holds the water of a flood'],
    ['es', 'a preposition', '- **Específicos**: de una etapa que dura un año en el valle'],
    ['es', 'a clause', '- Compuerta: el guarda envía un barco que lleva arena'],
  ] as const)('is no term (%s) with or before %s', async (language, _, line) => {
    expect(await namesIn(language, line)).toEqual([])
  })
})

describe('an item that consists of one name', () => {
  it('is a term before the item in it that says what it is', async () => {
    const list = '- Fetch\n  - Distance between a wall and the far end of the lake\n- Old mills'
    expect(await namesIn('en', list)).toEqual(['fetch'])
  })

  it('is not a term before an item beside it', async () => {
    const list = '- Fetch\n- Distance between a wall and the far end of the lake\n- Old mills'
    expect(await namesIn('en', list)).toEqual([])
  })
})

describe('a heading', () => {
  it('is a term above the label of a definition', async () => {
    const text = '## Fetch\n\n- Definition: distance that the wind blows over water\n- More of it'
    expect(await namesIn('en', text)).toEqual(['fetch'])
  })

  it('is a term above a sentence that says how far something goes', async () => {
    const text = '## Fetch\n\n- Fetch is how far the wind blows over the water of a lake\n- More'
    const [fetch] = await termsIn('en', text)
    expect(fetch?.sentence?.quote).toBe('Fetch is how far the wind blows over the water of a lake')
  })
})

describe('a bold label', () => {
  it('is read without the brackets before its colon', async () => {
    const [weir] = await termsIn(
      'en',
      '- **Weir (low dam):** a wall that raises the water of a river',
    )
    expect(weir?.term).toBe('weir')
  })

  it('is a term before a German relative clause with an article', async () => {
    const line = '- **Wehr:** Bauwerk, das aus Stein besteht und einen Fluss staut'
    expect(await namesIn('de', line)).toEqual(['Wehr'])
  })

  it('of several words is a term if a definition follows it', async () => {
    const line = '- **Register of Closed Gates**: list of gates that are locked in the winter'
    expect(await namesIn('en', line)).toEqual(['Register of Closed Gates'])
  })

  it('is a term if its definition repeats a word of it', async () => {
    const [gate] = await termsIn(
      'en',
      '- **Horse mill**: a mill that a horse drives in a circle below the grinding floor',
    )
    expect(gate).toMatchObject({ term: 'horse mill', isPhrase: false })
  })
})

describe('a heading', () => {
  it.each([
    ['a phrase', '## Spillway\n\nPart of a dam which leads the water of a flood to the valley.'],
    ['an item of a slide', '## 2.1 Spillway\n\n- A channel that leads water around a dam\n- Dry'],
  ])('is a term before %s that defines it', async (_, markdown) => {
    expect(await namesIn('en', markdown)).toEqual(['spillway'])
  })

  it('is not a term before an item that is written as a title', async () => {
    const markdown = '## Spillway\n\n- A Channel of Stones Leading to a Gate\n- Dry'
    expect(await namesIn('en', markdown)).toEqual([])
  })

  it('is not a term before a sentence of the text', async () => {
    const markdown = '## Spillway\n\nThe people of the valley used the gates for a hundred years.'
    expect(await namesIn('en', markdown)).toEqual([])
  })

  it('is an entry of a glossary with the paragraph below it', async () => {
    const glossary = [
      '## Vocabulary',
      '### Scour\n\nProcess by which a stream takes sand out of its bed.',
      '### Silting\n\nLoss of depth in a pond when mud sinks to the ground.',
    ].join('\n\n')
    expect(await termsIn('en', glossary)).toMatchObject([
      { source: 'glossary', meaning: 'Process by which a stream takes sand out of its bed' },
      { source: 'glossary', meaning: 'Loss of depth in a pond when mud sinks to the ground' },
    ])
  })
})

it.each([
  ['en', 'A levee is understood as the wall that keeps a river in its bed.'],
  ['es', 'El azud se entiende como el conjunto de piedras que eleva el agua de un río.'],
] as const)(
  'a sentence that says how a term is understood defines it (%s): %s',
  async (language, sentence) => {
    expect(await namesIn(language, sentence)).toHaveLength(1)
  },
)

it('a heading of three words is a term above a phrase only if a paragraph uses it', async () => {
  const slide = '## Gates of Orrin\n\n- Walls of oak that hold a flood back\n- Old and slow'
  expect(await namesIn('en', slide)).toEqual([])
  expect(await namesIn('en', `${slide}\n\nThe gates of Orrin were closed.`)).toHaveLength(1)
})

describe('a heading before a phrase with a definite article', () => {
  it.each([
    ['en', 'Frequency', 'The rate at which a wave repeats itself at one place', 'frequency'],
    ['en', 'Dredging', 'The process of taking mud out of a river or a port', 'dredging'],
    ['de', 'Frequenz', 'Die Anzahl, mit der sich eine Welle an einem Ort wiederholt', 'Frequenz'],
    ['es', 'Caudal', 'La cantidad que lleva un río de montaña en un segundo', 'caudal'],
  ] as const)('is a term (%s): %s', async (language, title, phrase, term) => {
    expect(await namesIn(language, `## ${title}\n\n- ${phrase}\n- ${title} 2`)).toEqual([term])
  })

  it.each([
    ['en', 'Stage', 'The amount of water in a river rises after rain in the hills'],
    ['de', 'Pegel', 'Die Höhe des Wassers steigt nach dem Regen in den Bergen'],
    ['de', 'Pegel', 'Die Menge an Wasser in einem Fluss nimmt nach dem Regen zu'],
    ['es', 'Caudal', 'La cantidad de agua aumenta en invierno con las lluvias'],
  ] as const)('is no term before a statement (%s): %s', async (language, title, statement) => {
    expect(await namesIn(language, `## ${title}\n\n- ${statement}\n- ${title} 2`)).toEqual([])
  })

  it.each([
    ['a sentence', 'Frequency', 'The rate of the waves that reach the wall rises in a storm.'],
    ['an unknown noun', 'Frequency', 'The frothiness of a wave that reaches the wall'],
    ['two terms', 'Waves and tides', 'The rate at which a wave repeats itself at one place'],
    ['an aspect', 'Purpose', 'The amount of water that a wall keeps out of a valley'],
  ])('is not a term with or before %s', async (_, title, phrase) => {
    expect(await namesIn('en', `## ${title}\n\n- ${phrase}\n- More of it`)).toEqual([])
  })

  it('is not a term before the first of several things that it announces', async () => {
    const page =
      '## Measures of a mill\n\n- Number of sacks that it grinds in a day\n- Time to grind one sack'
    expect(await namesIn('en', page)).toEqual([])
  })

  it('is not a term before lines that run together', async () => {
    const wording = wordingOf('en')
    if (!wording) throw new Error('en')
    const pages = [
      `${START.en}Frequency\n\nThe rate at which a wave\nrepeats itself\nMore repetitions are heard\nas a higher tone`,
    ]
    expect(termsOf({ fileId: 'f', pages }, readBlocks(pages), wording)).toEqual([])
  })
})

it.each([
  ['en', '## Dredging\n\n**Def:** It is the work that takes mud out of a port.', 'Dredging'],
  ['en', '## Dredging\n\nDef: It is the work that takes mud out of a port.', 'Dredging'],
] as const)(
  'a label for definitions defines the heading above it (%s): %s',
  async (language, text, term) => {
    expect(await namesIn(language, text)).toEqual([term.toLowerCase()])
  },
)

it.each([
  '- Drain time - The drain time of a pond is the number of hours that it takes to empty it',
  '- Sluice – A sluice is a gate that lets water through a wall.',
])('a label before a dash is a term if the sentence after it repeats it: %s', async (item) => {
  const [term] = await termsIn('en', item)
  expect(item.toLowerCase()).toContain(`- ${term?.term ?? '?'} `)
  expect(item).toContain(term?.meaning)
  expect(term?.quote).toMatch(/^(?:The drain|A sluice)/u)
})

it('a label before a dash is not a term of a sentence with "it"', async () => {
  expect(await namesIn('en', 'The old town – it is the gate that the river broke.')).toEqual([])
})

describe('a name before the noun of that name', () => {
  it.each([
    ['en', '- Stated plans - plans that a firm shows its owners', 'stated plans'],
    ['en', '- Corrective upkeep: upkeep started by a fault of the wall', 'corrective upkeep'],
    ['en', '## Field requirements\n\n- Requirements that come from a trade', 'field requirements'],
    ['de', '- Wechselstrom: Strom, der seine Richtung in festem Takt ändert', 'Wechselstrom'],
    ['es', '- Plan anual: plan que una empresa hace para un año', 'plan anual'],
  ] as const)('is a term (%s): %s', async (language, line, term) => {
    expect((await namesIn(language, line)).map((name) => name.toLowerCase())).toEqual([
      term.toLowerCase(),
    ])
  })

  it('is a term in bold with the dash after it', async () => {
    const list =
      '- **Chain of aims -** a net of aims that serve each other\n- **Stated plans -** plans that a firm shows its owners'
    expect(await namesIn('en', list)).toEqual(['chain of aims', 'stated plans'])
  })

  it.each([
    '- Stated plans: plans are set by the owners',
    '- Stated plans: plans and plans of a firm',
  ])('is not a term before another statement: %s', async (line) => {
    expect(await namesIn('en', line)).toEqual([])
  })
})

it.each([
  [
    'a label that ends with a verb',
    '- Direct costs include: cost of stones and of the people who set them',
  ],
  ['an order', '- Choose a route: a plan that fits the season of the year'],
  [
    'a heading that the sentence below repeats',
    '## Wall works\n\nA plan of the work that a town needs is given by the wall works.',
  ],
  ['several things before one', '## Gate operations\n\nSpace of protocols for the gates.'],
  [
    'a heading before a sentence',
    '## Order of the walls\n\nA system of walls consists of a dam and a gate that a guard opens.',
  ],
])('does not read %s as a term', async (_, text) => {
  expect(await namesIn('en', text)).toEqual([])
})
