import { describe, expect, it } from 'vitest'
import type { Language } from '../../text/language.ts'
import { createSupportCheck } from './support.ts'

const support = (
  points: readonly string[],
  passage: string,
  { question = 'Explain it.', language = 'en' }: { question?: string; language?: Language } = {},
) => createSupportCheck({ question, point: points[0] ?? '', points, language })(passage)

/** Minimum share of the words of a point that a passage in other words should have. */
const MOST = 0.62

describe('createSupportCheck finds a point in other words', () => {
  it.each([
    ['synonyms', 'en', 'The price of bread declined.', 'The cost of bread dropped.'],
    ['words of one family', 'en', 'The gas expands.', 'There is an expansion of the gas.'],
    ['a negated opposite', 'en', 'The level remains constant.', 'The level is not changing.'],
    ['an abbreviation', 'en', 'It lies in the North Atlantic Drift.', 'It lies in the NAD.'],
    ['other numerals', 'en', 'It has three valves.', 'There are 3 valves.'],
    ['a decimal comma', 'en', 'It is 3.5 km long.', 'It is 3,5 km long.'],
    ['a decimal point', 'de', 'Die Brücke ist 3,5 km lang.', 'Die Brücke ist 3.5 km lang.'],
    ['a decimal point', 'es', 'El puente mide 3,5 km.', 'El puente mide 3.5 km.'],
    [
      'the parts of a compound',
      'de',
      'Der Wasserdruck schließt das Tor.',
      'Das Tor wird vom Druck des Wassers geschlossen.',
    ],
    [
      'another order of a list',
      'en',
      'They carried coal, cotton and pottery.',
      'Pottery, cotton or coal was carried.',
    ],
    ['plural forms', 'es', 'El muro es alto.', 'Los muros son altos.'],
  ])('%s', (_, language, point, passage) => {
    const { covered, conflict } = support([point], passage, { language })
    expect([covered >= MOST, conflict]).toEqual([true, null])
  })
})

it('createSupportCheck finds no conflict in the point itself', () => {
  const point = 'Two grams of salt suit the flour; a dough without any salt rises and tastes flat.'
  expect(support([point], point)).toMatchObject({ covered: 1, conflict: null })
})

it('createSupportCheck finds no conflict where a sentence begins with a time', () => {
  const passage = 'In 2011 roughly 8000 people did so.'
  const point = 'An estimated 8000 people practised it in 2011.'
  expect(support([point], passage).conflict).toBeNull()
})

it.each([
  'Reasons: low belt speed, high pond water, low belt tension.',
  'The belt speed is low, low belt tension, or the pond water is high.',
  'At low belt tension or speed it stops, and at high pond water.',
])('createSupportCheck finds no conflict in opposites in another order: %s', (passage) => {
  const point =
    'The reasons for a stop of the mill are high pond water, low belt tension and low belt speed.'
  expect(support([point], passage).conflict).toBeNull()
})

it('createSupportCheck finds no conflict in both opposites, each of its own thing', () => {
  const point = 'In series the false alarms decrease while the missed attacks increase.'
  const passage = 'That gives fewer false alarms, but more attacks are missed.'
  expect(support([point], passage).conflict).toBeNull()
})

it('createSupportCheck finds no conflict where a number is left out', () => {
  const passage = 'The rays travel the same distance.'
  expect(support(['Both rays travel the same distance.'], passage).conflict).toBeNull()
})

it('createSupportCheck accepts synonyms of the words of a point', () => {
  const covered = (passage: string) => support(['The bacteria arrived.'], passage).covered
  expect(covered('The germs waited.')).toBeGreaterThan(covered('The dogs waited.'))
})

it('createSupportCheck finds the words of a point in their order', () => {
  const complete = (passage: string) =>
    support(['A map that keeps shape is called conformal.'], passage).isComplete
  expect(complete('One says: a map that keeps shape is called conformal.')).toBe(true)
  const exchanged = 'A map that keeps shape is called equal, one that keeps area is conformal.'
  expect(complete(exchanged)).toBe(false)
})

describe('createSupportCheck finds a conflict', () => {
  it.each([
    [
      'another word in a sentence of two parts',
      'replaced',
      'en',
      'It uses census data and cohorts to predict social problems.',
      'It uses census data and cohorts to ignore social problems.',
    ],
    [
      'another word in a sentence of two parts',
      'replaced',
      'de',
      'Gärung ist eine langsame und dauerhafte Bildung des Alkohols.',
      'Gärung ist eine langsame und dauerhafte Messung des Alkohols.',
    ],
    [
      'less of a thing',
      'opposite',
      'de',
      'Das macht die Nutzung nachhaltiger.',
      'Das macht die Nutzung weniger nachhaltig.',
    ],
    [
      'hardly',
      'negated',
      'de',
      'Der Begriff ist eng mit Technik verbunden.',
      'Der Begriff hat mit Technik kaum etwas zu tun.',
    ],
    [
      'no influence',
      'negated',
      'de',
      'Das Gerät nimmt Einfluss darauf, wie wir lernen.',
      'Das Gerät hat keinen großen Einfluss darauf, wie wir lernen.',
    ],
    [
      'an opposite verb',
      'opposite',
      'es',
      'El premio fortalece la costumbre.',
      'El premio debilita la costumbre.',
    ],
    [
      'another fraction',
      'number',
      'de',
      'Das Eis trägt ein Drittel zum Anstieg bei.',
      'Das Eis trägt zwei Drittel zum Anstieg bei.',
    ],
    [
      'opposites of two things, exchanged',
      'opposite',
      'en',
      'It increases the false alarms and decreases the missed attacks.',
      'The false alarms go down and the missed attacks go up.',
    ],
    [
      'opposites of three things, exchanged',
      'opposite',
      'en',
      'The reasons for a stop of the mill are high pond water, low belt tension and low belt speed.',
      'Reasons: low pond water, high belt tension, high belt speed.',
    ],
    [
      'the contrary particle of a verb',
      'opposite',
      'de',
      'Die Kaufkraft des Geldes nimmt ab.',
      'Die Kaufkraft des Geldes nimmt zu.',
    ],
    [
      'the exchanged sides of a comparison',
      'exchanged',
      'en',
      'Pupils in well-funded schools get more time than pupils in poorly funded schools.',
      'Pupils in poorly funded schools get more time than pupils in well-funded schools.',
    ],
    [
      'an opposite',
      'opposite',
      'en',
      'The canal was widened in spring.',
      'The canal was narrowed in spring.',
    ],
    [
      'a negating prefix',
      'opposite',
      'en',
      'The bridge is stable in wind.',
      'The bridge is unstable in wind.',
    ],
    [
      'a negating suffix',
      'opposite',
      'en',
      'The fruit has a hairy skin.',
      'The fruit has a hairless skin.',
    ],
    [
      'more for less',
      'opposite',
      'en',
      'There were fewer boats in the port.',
      'There were more boats in the port.',
    ],
    [
      'a negated verb',
      'negated',
      'en',
      'The guard can open the gate.',
      'The guard cannot open the gate.',
    ],
    [
      'a negation left out',
      'negated',
      'en',
      'No brick is hotter than its neighbour.',
      'Some bricks are hotter than their neighbours.',
    ],
    [
      'another word',
      'replaced',
      'en',
      'The tax on salt was abandoned.',
      'The tax on salt was collected, and the army came home.',
    ],
    [
      'exchanged names',
      'exchanged',
      'en',
      'Egyptian grain was sold to Italy.',
      'Italian grain was sold to Egypt.',
    ],
    [
      'exchanged places',
      'exchanged',
      'de',
      'Der Wind treibt die Wolken von Norwegen nach Schweden.',
      'Der Wind treibt die Wolken von Schweden nach Norwegen.',
    ],
    [
      'exchanged sides of a contrast',
      'exchanged',
      'es',
      'Se usa madera nueva en lugar de piedra antigua.',
      'Se usa piedra antigua en lugar de madera nueva.',
    ],
    [
      'another subject',
      'exchanged',
      'en',
      'The member blocks the letters of competitors.',
      'The competitors block the letters of the club.',
    ],
    [
      'another number',
      'number',
      'en',
      'The lock is 36 metres long.',
      'The lock is 46 metres long.',
    ],
    [
      'another number of the same thing',
      'number',
      'en',
      'It has two sails.',
      'It has three sails, compared to the two masts.',
    ],
    [
      'one of both',
      'number',
      'en',
      'Most coasts pass both bulges.',
      'Most coasts pass one of the bulges.',
    ],
    [
      'another name',
      'name',
      'en',
      'The lock was built by Reindl.',
      'The lock was built by Brindley.',
    ],
  ])('%s', (_, conflict, language, point, passage) => {
    expect(support([point], passage, { language }).conflict).toBe(conflict)
  })

  it('what another point states of its own subject', () => {
    const points = ['Gliadin lets the net stretch.', 'Glutenin gives the net its strength.']
    expect(support(points, 'Glutenin lets the net stretch.').conflict).toBe('replaced')
    expect(support(points, 'The net can stretch because of gliadin.').conflict).toBeNull()
  })
})
