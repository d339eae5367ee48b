import { describe, expect, it } from 'vitest'
import { markBold } from '../../../testing/emphasis.ts'
import { readBlocks } from '../../text/blocks/blocks.ts'
import { fillCounts, type QuestionCounts } from '../creation/counts.ts'
import { Failure } from '../../failure.ts'
import type { SourceText } from '../creation/windows.ts'
import { makeBuiltinQuestions } from './make-questions.ts'
import { statementsOf } from './statements.ts'
import { wordingOf } from './wording.ts'

const statements = (page: string, language = 'en') => {
  const wording = wordingOf(language)
  return wording ? statementsOf(readBlocks([page]), [page], wording) : []
}
const make = (file: SourceText, counts: Partial<QuestionCounts>) =>
  makeBuiltinQuestions(
    { files: [file], counts: fillCounts(counts), difficulty: 'medium', seed: 3 },
    { pause: () => Promise.resolve(), onQuestion: () => undefined },
  )

const INTRO =
  'The mill stood at the mouth of the river, and the people of the villages used it for a hundred years.'

describe('statementsOf', () => {
  it.each([
    'The other two main kinds of mill are tide mills and wind mills.',
    'Depending on the river, the owner can choose of two mills: a tide mill and depending on the wind.',
    'The mills of the coast came to the country in two stages: Stage 1 and Stage 2.',
    'Although mills are old, the tide mill is rare in part because the dams are costly to build.',
    'Tide mills of the coast, by contrast, were rare because the dams were costly to build.',
    'Tide mills of the coast were undoubtedly rare because the dams were costly to build.',
  ])('reads neither what leans on other text nor what is no thing: %s', (sentence) => {
    expect(statements(`Mills\n\n${INTRO} ${sentence}`)).toEqual([])
  })

  it('names what a lead with a verb announces, without the mark of an item', () => {
    const page = `Mills\n\n${INTRO} • The two main parts of a tide mill are: the dam and the wheel.`
    expect(statements(page)).toMatchObject([
      { kind: 'counted', shown: 'The two main parts of a tide mill' },
    ])
  })

  it('reads a list that a sentence announces with its number', () => {
    const page = `Mills\n\n${INTRO} Mills of the coast are divided into three kinds: tide mills, wind mills, and horse mills.`
    expect(statements(page)).toMatchObject([
      {
        kind: 'announced',
        shown: 'Mills of the coast are divided into three kinds',
        answers: [{ text: 'Tide mills' }, { text: 'Wind mills' }, { text: 'Horse mills' }],
      },
    ])
  })

  it('reads the items below a paragraph, with their explanations', () => {
    const page = `Mills\n\n${INTRO} Each mill of the coast has three main parts:\n\n• Dam. It holds the water of the flood back.\n• Gate. It lets the water out at low tide.\n• Wheel. It turns the stones under the floor.`
    const [statement] = statements(page)
    expect(statement?.isExplained).toBe(true)
    expect(statement?.answers.map(({ text }) => text)).toEqual([
      'Dam: It holds the water of the flood back.',
      'Gate: It lets the water out at low tide.',
      'Wheel: It turns the stones under the floor.',
    ])
  })

  it('asks for counted things by their name', async () => {
    const page = `Mills\n\n${INTRO} The two kinds of mills on the coast are tide mills and wind mills.`
    const [draft] = await make({ fileId: 'mills', pages: [page] }, { saq: 1 })
    expect(draft?.question).toBe('Name the two kinds of mills on the coast.')
    expect(draft?.points.map(({ text }) => text)).toEqual(['Tide mills', 'Wind mills'])
  })

  it('leaves out a list with fewer items than announced', () => {
    expect(
      statements(
        `Mills\n\n${INTRO} Mills of the coast are divided into three kinds: tide mills and wind mills.`,
      ),
    ).toEqual([])
  })

  it('leaves out an announcement that needs the text before it', () => {
    for (const lead of [
      'There are two reasons for this',
      'It has two parts',
      'Here are two of them',
    ])
      expect(statements(`Mills\n\n${INTRO} ${lead}: the dam and the gate.`)).toEqual([])
    const spanish =
      'Molinos\n\nEl molino estaba en la costa y la gente de los pueblos lo usaba. Está formado por dos partes: la presa y la rueda.'
    expect(statements(spanish, 'es')).toEqual([])
  })

  it('asks for the reason of a claim', async () => {
    const page = `Mills\n\n${INTRO} Tide mills work at night as well as by day because the tides follow the moon instead of the sun.`
    const [draft] = await make({ fileId: 'mills', pages: [page] }, { saq: 1 })
    expect(draft?.question).toBe('Explain why: “Tide mills work at night as well as by day.”')
    expect(draft?.correct).toBe('Because the tides follow the moon instead of the sun')
    const german =
      'Mühlen\n\nDie Mühle stand an der Mündung, und die Leute in den Dörfern nutzten sie. Gezeitenmühlen mahlen auch in der Nacht viel Korn, weil die Gezeiten dem Mond folgen.'
    expect(statements(german, 'de')).toEqual([])
    expect(statements(german.replace('auch ', ''), 'de')).toMatchObject([
      { kind: 'reason', answers: [{ text: 'Weil die Gezeiten dem Mond folgen' }] },
    ])
  })

  it('leaves out claims with pronouns, denials, examples and names of one example', () => {
    for (const sentence of [
      'They work at night as well as by day because the tides follow the moon.',
      'Tide mills of the coast do not work in every week because the neap tides are weak.',
      'The miller Agathe closed the gate of the dam early because the flood had turned that day.',
      'Tide mills work at night as well as by day because this is how the moon moves.',
    ])
      expect(statements(`Mills\n\n${INTRO} ${sentence}`)).toEqual([])
    expect(
      statements(
        `Example 3\n\n${INTRO} Tide mills work at night as well as by day because the tides follow the moon.`,
      ),
    ).toEqual([])
  })

  it('asks at most three reasons of a document', async () => {
    const claims = [
      'Tide mills of the old coast work at night because the flood follows the moon.',
      'Wind mills in the hills stood still for weeks because the air was calm in summer.',
      'Horses for the heavy stones cost much silver because farmers wanted oats.',
      'Bakers near the harbour paid high prices because ships bought bread for long journeys.',
      'Engineers from the town built dams of oak because pine rots quickly under salt.',
    ]
    const drafts = await make(
      { fileId: 'mills', pages: [`Mills\n\n${claims.join('\n\n')}`] },
      { saq: 9 },
    )
    expect(drafts).toHaveLength(3)
  })
})

describe('terms', () => {
  it('does not read remarks, lists and objections as definitions', async () => {
    const coast =
      'People of the coast know mills well, and the old ones still tell of them to the children.'
    for (const sentence of [
      'Envy and old quarrels are the natural weapons of the people of the other coast.',
      'A mill is a notoriously difficult building to keep dry in the winter months.',
      'A mill is a violation of the law of the coast, but the people like it.',
      'Total work is the shaded area under the curve of the wheel and the stone.',
    ])
      await expect(
        make({ fileId: 'f', pages: [`Mills\n\n${coast} ${sentence}`] }, { saq: 1 }),
      ).rejects.toThrow(Failure)
    const enumerated = markBold([
      `Molinos\n\nEl molino estaba en la costa y la gente lo usaba.\n\nExisten varias causas, como la fuerza del **viento**, el agua o ciertos animales.`,
    ])
    await expect(make({ fileId: 'f', ...enumerated }, { saq: 1 })).rejects.toThrow(Failure)
  })

  it('asks about single words that are defined once, without typography', async () => {
    const pages = [
      'Water\n\nWater moves between the sea and the air all the year, and the sun gives the energy for it.\n\nSublimation is the change of ice or snow into vapour without melting. Percolation is the downward flow of water through soil and porous rock.',
    ]
    const asked = (await make({ fileId: 'water', pages }, { saq: 2 })).map((one) => one.question)
    expect(asked.join(' ')).toContain('sublimation')
    expect(asked.join(' ')).toContain('percolation')
  })

  it('reads "hash table" and "the definition of a term" as terms', async () => {
    const file = {
      fileId: 'tables',
      pages: [
        `Tables\n\nPrograms store many pairs of a key and a value. A hash table is a structure that finds the value of a key in constant time.\n\nPrograms use a hash table often.\n\nThe basic definition of load factor is the share of the filled buckets among all of them. The load factor grows, and the load factor shrinks.`,
      ],
    }
    const asked = (await make(file, { saq: 5 })).map(({ question }) => question).join('\n')
    expect(asked).toContain('“hash table”')
    expect(asked).toContain('“load factor”')
  })

  it('ends the meaning of a bold label before the mark of the next item', async () => {
    const file = {
      fileId: 'vasos',
      ...markBold([
        'Vasos\n\nLa sangre circula por los vasos del cuerpo y lleva el oxígeno a los tejidos.\n\n• **Capilares.** Son unos vasos microscópicos que comunican las arterias con las venas.\n• **Venas.** Son los vasos por los que la sangre vuelve al corazón desde los órganos.\n• **Su función.** Es la de llevar la sangre con el oxígeno a las células.',
      ]),
    }
    const drafts = await make(file, { saq: 5 })
    expect(drafts.map(({ question }) => question).toSorted()).toEqual([
      '¿Qué se entiende por «capilares»?',
      '¿Qué se entiende por «venas»?',
    ])
    for (const { correct, quote } of drafts) expect(correct + quote).not.toContain('•')
  })

  it('asks together about terms below one marked-up heading', async () => {
    const parts = [
      [1, 'Vessels of the body'],
      [2, 'Away from the heart'],
      [0, 'Blood leaves the heart fast. An artery is a vessel that carries it to the organs.'],
      [2, 'Back to it'],
      [0, 'Blood returns slowly. A vein is a tube with valves against a backward flow.'],
      [2, 'Between both'],
      [0, 'Gases pass thin walls. A capillary is a channel as narrow as a single cell.'],
    ] as const
    const page = parts.map(([, text]) => text).join('\n\n')
    const structure = parts.map(([level, text]) => {
      const start = page.indexOf(text)
      const kind = level > 0 ? ('heading' as const) : ('paragraph' as const)
      return { start, end: start + text.length, kind, level }
    })
    const file = { fileId: 'vessels', pages: [page] }
    const [draft] = await make({ ...file, structure: [structure] }, { laq: 1 })
    expect(draft?.question).toContain('“artery”, “vein”, “capillary”')
    await expect(make(file, { laq: 1 })).rejects.toThrow(Failure)
  })
})
