import { describe, expect, it } from 'vitest'
import { readSiblings, siblingGroup } from '../../../../testing/siblings.ts'
import type { Described } from './described-siblings.ts'

const PARTS = [
  ['Barrage', 'a wall of stones that keeps the sea out of the pond'],
  ['Sluice', 'a gate of oak that lets the ebb into the channel'],
  ['Race', 'a narrow bed that leads the stream below the house'],
  ['Wheel', 'a ring of iron buckets that turns the long shaft'],
] as const

const TEILE = [
  ['Damm', 'eine Mauer aus Stein, die das Meer vom Teich trennt'],
  ['Schütz', 'ein Tor aus Eiche, das die Ebbe in den Kanal lässt'],
  ['Gerinne', 'ein enges Bett, das den Bach unter das Haus führt'],
  ['Rad', 'ein Ring aus eisernen Eimern, der die lange Welle dreht'],
] as const

const PARTES = [
  ['Dique', 'un muro de piedra que separa el mar del estanque'],
  ['Compuerta', 'una puerta de roble que deja pasar la marea al canal'],
  ['Caz', 'un cauce estrecho que lleva el arroyo bajo la casa'],
  ['Rueda', 'un anillo de cubos de hierro que gira el eje largo'],
] as const

const labelsOf = ({ things, groups }: Described): string[] => [
  ...things.map(({ key }) => key.label),
  ...groups.flatMap(({ members }) => members.map(({ label }) => label)),
]

describe('the things of a list are not asked about', () => {
  it('if one of its labels is advice', () => {
    expect(labelsOf(readSiblings([siblingGroup(PARTS)]))).toContain('Wheel')
    const advice = [
      ['Avoid ice', 'a gate of oak that nobody opens in the winter'],
      ...PARTS,
    ] as const
    expect(labelsOf(readSiblings([siblingGroup(advice)]))).toEqual([])
  })

  it.each([
    ['Practical applications', 'en', PARTS],
    ['Key challenges of dredging', 'en', PARTS],
    ['Aktuelle Trends', 'de', TEILE],
    ['Retos en el riego', 'es', PARTES],
  ] as const)('below "%s"', (heading, language, parts) => {
    expect(
      labelsOf(readSiblings([siblingGroup(parts, { heading: 'Mühlen' })], language)),
    ).not.toEqual([])
    expect(labelsOf(readSiblings([siblingGroup(parts, { heading })], language))).toEqual([])
  })

  it('by a place in a series after a verb', () => {
    const levels = [
      ['Acequia', 'Es el primer nivel de un riego con agua de río'],
      ['Canal', 'Es un conjunto de acequias que llevan el agua al campo'],
      ['Presa', 'Una obra de piedra que retiene el agua de un río'],
      ['Azud', 'Un muro bajo que eleva el agua de un río'],
    ] as const
    const found = labelsOf(
      readSiblings(
        [siblingGroup(levels, { heading: 'Partes de un riego', isOnlyList: false })],
        'es',
      ),
    )
    expect(found).toContain('Presa')
    expect(found).not.toContain('Acequia')
  })

  it('by a property of another thing', () => {
    const things = [
      ['Crest', 'a property of the gate, measured by the old guard'],
      ...PARTS,
    ] as const
    expect(labelsOf(readSiblings([siblingGroup(things, { isOnlyList: false })]))).not.toContain(
      'Crest',
    )
  })

  it('by what is frequent in them', () => {
    const things = [
      ['Riego moderno', 'destacan los canales de piedra, que son más largos'],
      ...PARTES,
    ] as const
    const shown = siblingGroup(things, { heading: 'Obras', isOnlyList: false })
    expect(labelsOf(readSiblings([shown], 'es'))).not.toContain('Riego moderno')
    expect(labelsOf(readSiblings([shown], 'es'))).toContain('Dique')
  })

  it('in writing by a description that repeats the label', () => {
    const named = [
      ['Closing time', 'a bell that the guard rings at the closing time of the gate'],
      ...PARTS,
    ] as const
    const { groups } = readSiblings([siblingGroup(named, { isOnlyList: false, size: 9 })])
    expect(groups.flatMap(({ members }) => members.map(({ label }) => label))).toEqual(
      PARTS.map(([label]) => label),
    )
  })
})
