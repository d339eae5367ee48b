import { expect, it } from 'vitest'
import { markBold } from '../../../../testing/documents/emphasis.ts'
import { readBlocks } from '../../../text/blocks/blocks.ts'
import { termsOf } from './terms.ts'
import { wordingOf } from '../wording/wording.ts'

const termsIn = (text: string, language = 'en') => {
  const wording = wordingOf(language)
  if (!wording) throw new Error(language)
  const file = { fileId: 'f', ...markBold([text]) }
  return termsOf(file, readBlocks(file.pages, file.emphasis), wording)
}

const START = 'The course explains how a river is kept in its bed by walls and gates.\n\n'

it('does not read a label before several texts as a term', () => {
  const measures = ['meadows', 'harvest', 'villages'].map(
    (loss) =>
      `The ${loss} behind the wall are the reason why the engineers of the valley work hard.\n\n**Risk:** a loss of the ${loss} that lie behind the wall.`,
  )
  const text = `${START}${measures.join('\n\n')}\n\n**Sluice:** a gate that lets water through a wall.`
  expect(termsIn(text).map(({ term }) => term)).toEqual(['sluice'])
})

it.each([
  ['an order', 'Drain the meadows at night, close the gates'],
  ['a statement', 'the guard closes every gate before the flood'],
  ['an argument', 'a wall of clay breaks because water of the river enters it'],
])('does not read %s after a bold label as a meaning', (_, meaning) => {
  expect(
    termsIn(`${START}**Sluice:** ${meaning}.\n\n**Levee:** a wall that keeps a river.`),
  ).toMatchObject([{ term: 'levee' }])
})

it('does not read a German sentence with a verb after a bold label as a meaning', () => {
  const text =
    'Der Kurs erklärt, wie ein Fluss in seinem Bett gehalten wird.\n\n**Alltagsnutzen:** Die Kühlung bei Hitze basiert auf kaltem Wasser aus Brunnen.'
  expect(termsIn(text, 'de')).toEqual([])
})

it('does not read a German statement after a bold label as a meaning', () => {
  const text =
    'Der Kurs erklärt, wie ein Fluss in seinem Bett gehalten wird.\n\n**Ergebnislage:** der Pegel sinkt und bleibt bis zum Morgen niedrig.\n\n**Deich:** ein Wall, der einen Fluss in seinem Bett hält.'
  expect(termsIn(text, 'de')).toMatchObject([{ term: 'Deich' }])
})

it('counts a term as marked where the document prints it in bold elsewhere', () => {
  const text = `${START}Engineers build a **levee** first of all.\n\nA levee is a wall that keeps a river in its bed.`
  expect(termsIn(text)).toMatchObject([{ term: 'levee', source: 'marked' }])
})

it('reads a definition in an item of a list', () => {
  const text = `${START}• A levee is a wall that keeps a river in its bed.\n• A levee needs care.\n• The levee is old.`
  const [levee] = termsIn(text)
  expect(levee).toMatchObject({ term: 'levee' })
  expect(levee?.quote).toBe('A levee is a wall that keeps a river in its bed.')
})

it('reads what a label introduces with "This is"', () => {
  const text = `${START}**Levee:** This is the wall that keeps a river in its bed.`
  expect(termsIn(text)).toMatchObject([
    { term: 'levee', meaning: 'the wall that keeps a river in its bed' },
  ])
})

it.each([
  ['en', 'A levee is a key aspect of the life in the valley.'],
  ['en', 'A levee is a mirror when the sun is low.'],
  ['es', 'Un dique es una técnica fundamental para la protección del valle.'],
  ['de', 'Ein Deich ist ein wesentliches Mittel gegen die Flut im Tal.'],
])('does not read a remark as a definition (%s): %s', (language, remark) => {
  expect(termsIn(`${START}${remark}`, language)).toEqual([])
})

it.each([
  ['en', 'The people use a **levee**, or the wall that keeps a river in its bed.'],
  ['en', 'A **levee**, defined as the wall that keeps a river in its bed, is made of clay.'],
  ['en', 'The wall that keeps a river in its bed, known as a **levee**, is made of clay.'],
  ['en', 'They walk on the **levee**—the wall that keeps a river in its bed—in the evening.'],
  ['en', 'The **levee** of a river is the wall that keeps a river in its bed.'],
  ['en', 'Finally, a **levee** refers to the wall that keeps a river in its bed.'],
  ['en', 'The term **levee** means the wall that keeps a river in its bed.'],
  ['en', 'A **levee** may be defined as the wall that keeps a river in its bed.'],
  ['en', 'The wall that keeps a river in its bed is called a **levee**, and people walk on it.'],
  ['en', 'They walk on the **levee** (LV), the wall that keeps a river in its bed.'],
  ['en', 'They walk on the **levee**, the wall that keeps a river in its bed, which is dry.'],
  ['en', 'A **levee** is the wall that keeps a river in its bed.12 Later it was raised.'],
  ['de', 'Sie gehen auf dem **Deich**, das heißt der Mauer am Ufer eines breiten Flusses.'],
  ['es', 'El muro que mantiene un río en su cauce, conocido como **dique**, es de barro.'],
])('reads the definition beside a bold term (%s): %s', (language, sentence) => {
  const meaning = {
    en: 'the wall that keeps a river in its bed',
    de: 'der Mauer am Ufer eines breiten Flusses',
    es: 'el muro que mantiene un río en su cauce',
  }[language]
  const term = { en: 'levee', de: 'Deich', es: 'dique' }[language]
  expect(termsIn(`${START}${sentence}`, language)).toMatchObject([{ term, meaning }])
})

it('does not read a statement before a bold term as its meaning', () => {
  const statement =
    'The engineers sent the water to a basin above the village, called the **levee** in summer.'
  expect(termsIn(`${START}${statement}`)).toEqual([])
})

it.each([
  ['in apposition', 'The people built **levees**, walls that keep a river in its bed.'],
  ['after a pronoun', 'The people built **levees**, which are walls that keep a river in its bed.'],
  ['after a dash', 'The people built **levees**—walls that keep a river in its bed.'],
  [
    'of a word in bold without its ending',
    'People built **levee**s, walls that keep a river in its bed.',
  ],
])('reads the definition of several things %s', (_, sentence) => {
  expect(termsIn(`${START}${sentence}`)).toMatchObject([
    { term: 'levees', meaning: 'walls that keep a river in its bed' },
  ])
})

it.each([
  ['one thing', 'The people built a **levee**, walls that keep a river in its bed.'],
  ['what happened once', 'The people saw **lahars**, slides that formed when the ice melted.'],
])('does not read an apposition as the definition of %s', (_, sentence) => {
  expect(termsIn(`${START}${sentence}`)).toEqual([])
})

it('reads a clause before the name of what it describes, for answers in writing', () => {
  const sentence = 'When a river rises and leaves its bed, the result is called a **flood**.'
  expect(termsIn(`${START}${sentence}`)).toMatchObject([
    { term: 'flood', meaning: 'when a river rises and leaves its bed', isPhrase: false },
  ])
})

it('keeps the word "term" that belongs to a term', () => {
  const sentence = 'The **term limit** is the law that keeps a mayor from a third election.'
  expect(termsIn(`${START}${sentence}`)).toMatchObject([{ term: 'term limit' }])
})

it('quotes a sentence without the number of its note', () => {
  const sentence = 'A **levee** is a wall that keeps a river.3 It was raised twice.'
  const [levee] = termsIn(`${START}${sentence}`)
  expect(levee?.quote).toBe('A levee is a wall that keeps a river.')
})

it.each([
  ['en', 'no article begins it', '**Slag** is melted rock located below the stones of a bed.'],
  ['en', 'a clause without a pronoun ends it', '**Fall** is the number of metres a river has.'],
  ['en', 'it says which is next best', '**Toll** is the value of the next best way for a boat.'],
  ['en', 'it says how things form', '**Oxbows** form when a river cuts off the neck of a bend.'],
  [
    'de',
    'a noun without an article begins it',
    '**Beizen** sind Stoffe, die das Holz der Räder färben.',
  ],
  [
    'es',
    'a noun without an article begins it',
    '**Betunes** son sustancias negras, que cierran las juntas del muro.',
  ],
  ['es', 'it is of a great mass', 'Una **presa** es una gran masa de piedras que retiene un río.'],
] as const)('reads the meaning of a bold term in a sentence (%s) where %s', (language, _, text) => {
  const start = {
    en: START,
    de: 'Der Kurs erklärt den Fluss und sein Bett im Tal.\n\n',
    es: 'El curso explica cómo un río se mantiene en su cauce.\n\n',
  }
  expect(termsIn(`${start[language]}${text}`, language)).toMatchObject([{ isSentence: true }])
})

it('does not read a meaning of a plain term in a form that only bold terms have', () => {
  const text = `${START}Slag is melted rock located below stones. Slag is grey. The slag is wet.`
  expect(termsIn(text)).toEqual([])
})

it('reads a term without the adverb before its verb', () => {
  const text = `${START}Surface flow normally means water that runs along a bed. The surface flow is fast.`
  expect(termsIn(text)).toMatchObject([{ term: 'surface flow' }])
})

it('does not read people who give a thing a name as a term', () => {
  const text = `${START}Millers sometimes refer to a house with a wheel as a water castle.`
  expect(termsIn(text)).toEqual([])
})

it.each([
  [
    'en',
    'it names a noun again',
    'A **mote** is the smallest part of a stone that keeps the colour of that stone.',
  ],
  [
    'en',
    'it names the next of several',
    'A **cascade** is a set of ponds in which the overflow of one fills the basin of the next.',
  ],
  [
    'en',
    'a clause says what it means',
    '**Drawdown** means that one of the gates lowers the level of the pond for a night.',
  ],
  [
    'en',
    'a clause with "until" ends it',
    '**Delay** is the time needed for a flood to sink until the bed of the race is dry.',
  ],
  [
    'es',
    'a clause says what it means',
    '**Estiaje** significa que el agua de un río baja mucho en el verano.',
  ],
  [
    'es',
    'the article joins the preposition',
    'El **calado** se refiere al espacio de una barca que está bajo el agua.',
  ],
] as const)('reads the meaning of a bold term (%s) where %s', (language, _, text) => {
  const start = {
    en: START,
    es: 'El curso explica cómo un río se mantiene en su cauce.\n\n',
  }
  expect(termsIn(`${start[language]}${text}`, language)).toMatchObject([{ isSentence: true }])
})

it.each([
  'The **mote** is the smallest part that keeps the colour of that stone.',
  'Drawdown means that one of the gates lowers the pond. Drawdown is rare. A drawdown ends.',
])('does not read a phrase for another thing or a clause about a plain term: %s', (text) => {
  expect(termsIn(`${START}${text}`)).toEqual([])
})

it.each([
  [
    'a sentence',
    'The elders of the valley choose the strongest guards, known as **wardens**, in May.',
  ],
  [
    'a list of what it counts',
    'The lock needs the **work of two guards** – the guard who opens it and the guard who closes it.',
  ],
])('does not read %s beside a bold term as its meaning', (_, sentence) => {
  expect(termsIn(START + sentence)).toEqual([])
})

it('does not read a sentence after a bold label as its meaning', () => {
  const text =
    '**Straight wall:** the old method assumes straight walls among the towns of a valley.'
  expect(termsIn(START + text)).toEqual([])
})
