import { describe, expect, it } from 'vitest'
import { readSiblings, sibling, siblingGroup } from '../../../../testing/siblings.ts'
import type { Siblings } from './siblings.ts'

/** The labels of the things whose descriptions have three wrong options. */
const asked = (groups: readonly Siblings[]): string[] =>
  readSiblings(groups).things.flatMap(({ key, wrong }) => (wrong.length > 0 ? [key.label] : []))

const PARTS = [
  ['Barrage', 'a wall of stones that keeps the sea out of the pond'],
  ['Sluice', 'a gate of oak that lets the ebb into the channel'],
  ['Race', 'a narrow bed that leads the stream below the house'],
  ['Wheel', 'a ring of iron buckets that turns the long shaft'],
] as const
const withFirst = (label: string, description: string) => [
  [label, description] as const,
  ...PARTS.slice(1),
]

describe('describedSiblings', () => {
  it('finds the things of a list with the wrong options and the heading', () => {
    const { things, groups } = readSiblings([siblingGroup(PARTS)])
    expect(things.map(({ key }) => key.label)).toEqual(['Barrage', 'Sluice', 'Race', 'Wheel'])
    expect(things[0]?.wrong.map(({ label }) => label)).toEqual(['Sluice', 'Race', 'Wheel'])
    expect(things[0]).toMatchObject({ heading: 'Parts of a mill', isUniform: true })
    expect(groups).toMatchObject([{ heading: 'Parts of a mill', members: PARTS.map(sibling) }])
  })

  it('shows a heading without its number and the dash after it', () => {
    expect(
      readSiblings([siblingGroup(PARTS, { heading: '2.4 – Old mills' })]).things[0]?.heading,
    ).toBe('Old mills')
  })

  it('shows no heading that contains one of the things, also with other accents', () => {
    const heading = 'The sluîce of the mill'
    expect(readSiblings([siblingGroup(PARTS, { heading })]).things[0]?.heading).toBe('')
  })

  it.each([
    ['begins with the mark of a list', '● a wall of stones that keeps the sea out of the pond'],
    ['only says that something exists', 'as in the channel, there is a wall against the sea'],
    ['needs other text', 'this wall keeps the sea out of the pond'],
    ['addresses the reader', 'a wall that you build to keep the sea out'],
    ['names the thing', 'a wall as barrages are that keeps the sea out'],
    ['names another of the things', 'a wall beside the sluices that keeps out the sea'],
    ['is cut off', 'a wall of stones that keeps the sea out of a pond called'],
    ['is two lines of a cell', 'Used to hold back the sea in storms Used to tie up boats'],
    ['calls the thing essential', 'an essential part of the old mill on the sea'],
    ['says how', 'by keeping the whole sea out of the pond at high tide'],
    ['has nothing of its own', 'a gate of oak that leads the stream'],
    ['is too short', 'a wall'],
    ['only lists', 'stones, clay, turf'],
    ['only lists, with a conjunction', 'old stones, wet clay and dry turf'],
    ['asks', 'What keeps the sea out of the pond?'],
    ['rates the thing', 'an important wall to be kept in a good state at all times of a year'],
    ['weighs the thing', 'a wall of stones, but hard to keep in a good state for years'],
  ])('does not ask about a description that %s', (_, description) => {
    expect(asked([siblingGroup(withFirst('Barrage', description))])).not.toContain('Barrage')
  })

  it.each([
    ['aspects of one thing', ['Definition', 'Causes', 'Symptoms', 'Treatment']],
    ['tasks', ['Choose gates', 'Replace boards', 'Improve races', 'Avoid floods']],
    ['orders', ['Build the dam', 'Close the gate', 'Open the race', 'Oil the wheel']],
    ['advantages', ['Better grain', 'Dam', 'Race', 'Gate']],
    ['numbers', ['Stage 1', 'Stage 2', 'Stage 3', 'Stage 4']],
  ])('does not read %s as things', (_, labels) => {
    const members = PARTS.map(([, text], at) => [labels[at] ?? '', text] as const)
    expect(readSiblings([siblingGroup(members)])).toEqual({ things: [], groups: [] })
  })

  it('does not ask about a description that compares its thing with another one', () => {
    const members = [
      ...withFirst('Barrage', 'a wall that holds back the sea like a closed sluice'),
      ['Shaft', 'a beam of elm on which the millstones are set'] as const,
    ]
    expect(asked([siblingGroup(members)])).toEqual(['Sluice', 'Race', 'Wheel', 'Shaft'])
  })

  it('does not use a sentence that begins with another thing as a description without a heading', () => {
    const of = (label: string) => {
      const members = withFirst('Overflow', `${label} boards that keep the height of the pond`)
      return readSiblings([siblingGroup(members, { heading: 'The sluice' })]).groups[0]?.members
    }
    expect(of('gate')?.map(({ label }) => label)).toContain('Overflow')
    expect(of('Sluice')?.map(({ label }) => label)).not.toContain('Overflow')
  })

  it('does not ask about a description that spells its thing out', () => {
    const members = [
      ...withFirst('BOS', 'a Barrage Of Stones that keeps the sea out of the pond'),
      ['Hopper', 'a box of pine from which the grain falls'] as const,
    ]
    expect(asked([siblingGroup(members)])).toEqual(['Sluice', 'Race', 'Wheel', 'Hopper'])
  })

  it.each(['Mill', 'Parts of a mill'])(
    'does not ask about a sentence on something else below "%s"',
    (heading) => {
      const members = withFirst('Inspection', 'the carpenter is called in after each flood')
      const { things, groups } = readSiblings([
        siblingGroup(members, { heading, isOnlyList: false }),
      ])
      expect(things.map(({ key }) => key.label)).toEqual(['Sluice', 'Race', 'Wheel'])
      expect(groups[0]?.members.map(({ label }) => label)).toEqual(['Sluice', 'Race', 'Wheel'])
    },
  )

  it('asks only for definitions in a list that makes statements about other things', () => {
    const members = [
      ...PARTS.slice(0, 2),
      ['Overflow', 'the floods form a lake on the fields'],
      ['Care', 'the carpenter is called in after each flood'],
      ['Owner', 'a miller can sell the right to the tide'],
    ] as const
    const labelsOf = (some: readonly (readonly [string, string])[]) =>
      readSiblings([siblingGroup(some, { heading: 'Mill' })]).groups[0]?.members.map(
        ({ label }) => label,
      )
    expect(labelsOf(members)).toEqual(['Barrage', 'Sluice'])
    expect(labelsOf(members.slice(0, 3))).toEqual(['Barrage', 'Sluice', 'Overflow'])
  })

  it('asks for a sentence that begins with its verb, and for one with an infinitive', () => {
    const verb = withFirst(
      'Barrage',
      'Holds the sea that can rise in storms and keeps it from the house',
    )
    expect(asked([siblingGroup(verb)])).toContain('Barrage')
    const infinitive = withFirst('Barrage', 'a duty to do the works that hold the sea back')
    expect(asked([siblingGroup(infinitive)])).toContain('Barrage')
  })

  it.each([
    ['a clause with a verb', 'salt water reduces the strength of old boards and nails'],
    ['an order', 'Implement walls that hold the sea back in all storms'],
    ['a title', 'Walls of Old Stones and the Sea'],
    ['cut off inside brackets', 'a wall of stones that keeps the sea out (e.g'],
  ])('explains no thing by a description that is %s', (_, description) => {
    const members = withFirst('Barrage', description)
    const [found] = readSiblings([siblingGroup(members, { heading: 'Mill' })]).groups
    expect(found?.members.map(({ label }) => label)).toEqual(['Sluice', 'Race', 'Wheel'])
  })

  it('does not ask in one question for a thing and a kind of it', () => {
    const members = [
      ...PARTS,
      ['Tide wheel', 'a ring of oak boards that the ebb turns at night'],
    ] as const
    const [found] = readSiblings([siblingGroup(members, { heading: 'Mill' })]).groups
    expect(found?.members.map(({ label }) => label)).toEqual([
      'Barrage',
      'Sluice',
      'Race',
      'Tide wheel',
    ])
  })

  it('does not read one of several lists of a section as all things of a kind', () => {
    const [found] = readSiblings([
      siblingGroup(PARTS, { heading: 'Mill parts', isOnlyList: false }),
    ]).groups
    expect(found?.isComplete).toBe(false)
  })

  it('reads labels that several lists have as aspects', () => {
    expect(readSiblings([siblingGroup(PARTS), siblingGroup(PARTS)]).things).toEqual([])
  })

  it('asks only what things are if their descriptions have different forms', () => {
    const members = [
      PARTS[0],
      ['Sluice', 'opens with the ebb and rots within ten years or so'],
      ['Race', 'cleaned each spring before the first corn is brought'],
      ['Wheel', 'greased with mutton fat on each second Sunday morning'],
    ] as const
    expect(asked([siblingGroup(members, { heading: 'Mill' })])).toEqual(['Barrage'])
    expect(asked([siblingGroup(members, { heading: 'Parts' })])).toContain('Wheel')
  })

  it('asks for subsections only with options of one form', () => {
    const sections = (labels: readonly string[]) =>
      siblingGroup(
        PARTS.map(([, text], at) => [labels[at] ?? '', text] as const),
        {
          source: 'sections',
          heading: 'Mills',
        },
      )
    expect(asked([sections(['Barrage', 'Sluice', 'Race', 'Wheel'])])).toContain('Barrage')
    expect(asked([sections(['Barrage', 'Sluice', 'How mills are let', 'Old deeds'])])).toEqual([])
  })

  it('reads Spanish infinitives as what a thing is', () => {
    const members = [
      ['Represión', 'Empujar fuera de la conciencia un recuerdo doloroso'],
      ['Negación', 'Negarse a aceptar una realidad que duele'],
      ['Proyección', 'Atribuir a otra persona un impulso propio'],
      ['Desplazamiento', 'Dirigir la ira hacia un objeto más seguro'],
    ] as const
    const { groups } = readSiblings([siblingGroup(members, { heading: 'Defensas' })], 'es')
    expect(groups.flatMap((one) => one.members.map(({ label }) => label))).toEqual(
      members.map(([label]) => label),
    )
  })

  it('finds complete lists of things of a kind', () => {
    const of = (heading: string, size = 4) =>
      readSiblings([siblingGroup(PARTS, { heading, size })]).groups.map(
        ({ isComplete }) => isComplete,
      )
    expect(of('Mill parts')).toEqual([true])
    expect(of('Mill')).toEqual([false])
    expect(of('Mill parts', 5)).toEqual([false])
    expect(of('Aspects')).toEqual([false])
    expect(of('Other parts')).toEqual([false])
  })

  it.each([
    ['advice', 'en', 'Best practices', PARTS],
    ['the window of a program', 'en', 'Main window', PARTS],
    ['questions', 'en', '2. Likely exam questions (by topic)', PARTS],
    [
      'the course',
      'de',
      'Kursaufbau',
      [
        ['Damm', 'eine Wand aus Stein, die das Meer vom Teich abhält'],
        ['Schleuse', 'ein Tor aus Eiche, das die Ebbe in den Kanal lässt'],
        ['Gerinne', 'ein schmales Bett, das den Bach unter das Haus führt'],
        ['Rad', 'ein Ring aus Eimern, der die lange Welle dreht'],
      ],
    ],
    [
      'advice',
      'es',
      'Consejos prácticos',
      [
        ['Presa', 'una pared de piedra que separa el mar del estanque'],
        ['Compuerta', 'una puerta de roble que deja salir la marea'],
        ['Canal', 'un lecho estrecho que lleva el arroyo bajo la casa'],
        ['Rueda', 'un anillo de cubos que hace girar el eje largo'],
      ],
    ],
  ] as const)('asks for nothing in a list of %s (%s)', (_, language, heading, members) => {
    expect(readSiblings([siblingGroup(members, { heading })], language)).toEqual({
      things: [],
      groups: [],
    })
    expect(
      readSiblings([siblingGroup(members, { heading: 'Orrin' })], language).groups,
    ).toHaveLength(1)
  })

  it('explains no thing by a German sentence with another subject', () => {
    const of = (description: string) => {
      const members = [
        ['Damm', description],
        ['Schleuse', 'ein Tor aus Eiche, das die Ebbe in den Kanal lässt'],
        ['Gerinne', 'ein schmales Bett, das den Bach unter das Haus führt'],
      ] as const
      const [found] = readSiblings([siblingGroup(members, { heading: 'Orrin' })], 'de').groups
      return found?.members.map(({ label }) => label)
    }
    expect(of('Die Ordnung des Dorfes umfasst alte Mauern, die das Meer abhalten')).not.toContain(
      'Damm',
    )
    expect(of('Eine Mauer aus vom Meer geformten Steinen, die das Dorf erhält')).toContain('Damm')
  })

  it('asks for one of two things with one name', () => {
    const members = [
      ...PARTS,
      ['Sluice', 'a frame of elm that holds the millstones level'],
    ] as const
    expect(asked([siblingGroup(members)])).toEqual(['Barrage', 'Sluice', 'Race', 'Wheel'])
    const [found] = readSiblings([siblingGroup(members)]).groups
    expect(found?.members.map(({ label }) => label)).toEqual(['Barrage', 'Sluice', 'Race', 'Wheel'])
  })
})
