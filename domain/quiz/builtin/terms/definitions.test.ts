import { describe, expect, it } from 'vitest'
import { definitionsIn } from './definitions.ts'
import { isTerm } from './term-names.ts'
import { wordingOf } from '../wording/wording.ts'

const accepts = (term: string, language = 'en'): boolean => {
  const wording = wordingOf(language)
  return wording !== null && isTerm(term, wording)
}

/** The block of a page that is one paragraph. */
const proseBlock = (text: string) => ({
  kind: 'prose' as const,
  text,
  start: 0,
  end: text.length,
  page: 1,
  heading: '',
  items: [],
  continues: false,
})

describe('isTerm', () => {
  it.each([
    'closely related to the work ethic',
    'specific type of nonrandom sample',
    'related effect',
    'very popular explanation',
    'behind the pupil',
    'whereas learning',
    'they',
    'Gen.list',
    'nor',
    'let the level',
    'weir / dam',
    '02-weir',
    'isOpen',
    'Aristotle says moral virtue',
  ])('refuses phrases that describe or refer to a thing instead of naming it: %s', (term) => {
    expect(accepts(term)).toBe(false)
  })

  it.each(['learned helplessness', 'specific intent', 'law of demand'])(
    'accepts a name: %s',
    (term) => {
      expect(accepts(term)).toBe(true)
    },
  )

  it('refuses a verb that begins a definition in notes, also in a glossary', () => {
    const german = wordingOf('de')
    expect(german && isTerm('Beschreibt', german, true)).toBe(false)
    expect(german && isTerm('Beschreibung', german, true)).toBe(true)
  })

  it('refuses German adjectives, Spanish pronouns and ordinals', () => {
    expect(accepts('wichtigsten', 'de')).toBe(false)
    expect(accepts('Verschiedene Formen', 'de')).toBe(false)
    expect(accepts('elastischer Stoß', 'de')).toBe(true)
    expect(accepts('ésta', 'es')).toBe(false)
    expect(accepts('tipo muy común de muros', 'es')).toBe(false)
    expect(accepts('posibles obras de un río', 'es')).toBe(false)
    expect(accepts('Zuvor war eine Flut', 'de')).toBe(false)
    expect(accepts('Mögliche Mittel zum Schutz', 'de')).toBe(false)
    expect(accepts('possible walls')).toBe(false)
    expect(accepts('primero', 'es')).toBe(false)
    expect(accepts('Begründung', 'de')).toBe(false)
    expect(accepts('Notwendigerweise', 'de')).toBe(false)
    expect(accepts('Wichtigster Aspekt', 'de')).toBe(false)
    expect(accepts('Grundlegende Aufgabe', 'de')).toBe(false)
    expect(accepts('Gesucht', 'de')).toBe(false)
  })
})

it('reads the definition of a bold term before a long gap', () => {
  const wording = wordingOf('en')
  if (wording === null) throw new Error('There are no patterns for English')
  const term = 'Ebb'
  const page = `${term}: a flow of water away from the land${' '.repeat(200_000)}at night`
  const runs = [{ start: 0, end: term.length, style: 'bold' as const }]
  expect(definitionsIn(proseBlock(page), { page, runs, wording })).toMatchObject([
    { term, meaning: 'a flow of water away from the land at night' },
  ])
})

it('ends the meaning of a bold term before the mark of the next item', () => {
  const wording = wordingOf('en')
  if (wording === null) throw new Error('There are no patterns for English')
  const page = 'Ebb: a flow of water away from the land.\n• Ebbs end at low tide.'
  const runs = [{ start: 0, end: 3, style: 'bold' as const }]
  expect(definitionsIn(proseBlock(page), { page, runs, wording })).toMatchObject([
    { meaning: 'a flow of water away from the land', quote: page.split('\n')[0] },
  ])
})

describe('definitionsIn does not read a definition', () => {
  const found = (text: string, heading = '', bold = '') => {
    const wording = wordingOf('en')
    const start = text.indexOf(bold)
    const runs = bold === '' ? [] : [{ start, end: start + bold.length, style: 'bold' as const }]
    const block = { ...proseBlock(text), heading }
    return wording ? definitionsIn(block, { page: text, runs, wording }) : []
  }

  it('in a numbered example, which says what things are in one case', () => {
    const text = 'A weir is a low wall that holds back the water of a river.'
    expect(found(text, 'Weirs', 'weir')).toHaveLength(1)
    expect(found(text, 'Examples of weirs', 'weir')).toHaveLength(1)
    expect(found(text, 'Example 1.4', 'weir')).toEqual([])
  })

  it('in the rest of a sentence of the page before', () => {
    const text = 'known gates is a wall of oak that holds the water of the flood.'
    expect(found(text.replace('known', 'Known'))).toHaveLength(1)
    expect(found(text)).toEqual([])
  })
})

describe('definitionsIn with a labelled definition', () => {
  it.each([
    ['Def.: A kiln is an oven in which clay is fired until it is hard.', 'en', 'kiln'],
    ['Definition 2.1 (Glaze). A thin layer of glass on the surface of a pot.', 'en', 'Glaze'],
    ['Definition. A saggar over the pots is a box that protects them.', 'en', 'saggar'],
    ['Def.: Eine Muffel $M$ ist ein Kasten, der die Töpfe schützt.', 'de', 'Muffel'],
    ['Definición 3. Un horno es un recinto en el que se cuece el barro.', 'es', 'horno'],
  ])('finds its term: %s', (text, language, term) => {
    const wording = wordingOf(language)
    const run = text.indexOf('saggar')
    const runs = run < 0 ? [] : [{ start: run, end: run + 6, style: 'italic' as const }]
    const found = wording ? definitionsIn(proseBlock(text), { page: text, runs, wording }) : []
    expect(found.map((one) => [one.term, one.source])).toEqual([[term, 'marked']])
  })

  it('does not read a sentence about definitions as a definition', () => {
    const wording = wordingOf('en')
    const text = 'Definition of terms is a matter of taste for the potters of the valley.'
    expect(wording && definitionsIn(proseBlock(text), { page: text, runs: [], wording })).toEqual(
      [],
    )
  })
})

describe('definitionsIn with an opening phrase or "a being"', () => {
  it.each([
    ['For potters, a **kiln** is an oven in which clay is fired.', 'kiln'],
    ['According to Aristotle, a **citizen** is a being that takes part in judging.', 'citizen'],
  ])('finds the bold term: %s', (marked, term) => {
    const text = marked.replaceAll('**', '')
    const start = text.indexOf(term)
    const runs = [{ start, end: start + term.length, style: 'bold' as const }]
    const wording = wordingOf('en')
    const found = wording ? definitionsIn(proseBlock(text), { page: text, runs, wording }) : []
    expect(found.map((one) => one.term)).toEqual([term])
  })
})
