import { describe, expect, it } from 'vitest'
import { readBlocks } from '../../../text/blocks/blocks.ts'
import type { QuestionDraft } from '../../creation/draft.ts'
import type { Material } from './candidates.ts'
import { documentOf } from '../selection/quality-features.ts'
import { statementCandidates } from './statement-candidates.ts'
import { statementsOf } from './statements.ts'
import { wordingOf } from '../wording/wording.ts'

const statements = (page: string, language = 'en') => {
  const wording = wordingOf(language)
  return wording ? statementsOf(readBlocks([page]), [page], wording) : []
}
/** The short questions that ask for the statements of an English page. */
const draftsOf = (page: string): QuestionDraft[] => {
  const wording = wordingOf('en')
  if (!wording) throw new Error('English is supported')
  const material: Material = {
    fileId: 'mills',
    terms: [],
    statements: statements(page),
    asked: [],
    siblings: { things: [], groups: [] },
    tables: [],
    beside: new Map(),
    wording,
    difficulty: 'medium',
    isShort: true,
    ...documentOf(readBlocks([page]), []),
  }
  return statementCandidates(material, 'saq').flatMap(({ make }) => make(() => 0)?.draft ?? [])
}

const INTRO =
  'The mill stood at the mouth of the river, and the people of the villages used it for a hundred years.'

describe('statementsOf', () => {
  it('leaves out the numbers before the items of a list', () => {
    const parts = [
      'Dam: a wall of stone that keeps the water',
      'Wheel: a ring of elm that the water pushes',
      'Sluice: a gate of oak that lets the water in',
    ]
    const lead = `${INTRO}\n\nThere are three main parts of a mill at work:\n`
    const lines = parts.map((part, at) => `${at + 1} ${part}`)
    const page = lead + lines.join('\n')
    const items = lines.map((line) => {
      const start = page.indexOf(line)
      return { start, end: start + line.length, kind: 'item', level: 0 } as const
    })
    const wording = wordingOf('en')
    const found = wording && statementsOf(readBlocks([page], [], [items]), [page], wording)
    expect(found?.[0]?.answers.map(({ text }) => text)).toEqual(parts)
  })

  it.each([
    'The other two main kinds of mill are tide mills and wind mills.',
    'The phase of the work has two main stages: the digging of the bed and the building of a dam.',
    'Depending on the river, the owner can choose of two mills: a tide mill and depending on the wind.',
    'The mills of the coast came to the country in two stages: Stage 1 and Stage 2.',
    'The coast had two kinds of mills, called old mills and slow mills.',
    'Suppose a mill of the coast has three wheels: a ring, a drum and a screw.',
    'The act splits the bed of a mill in two parts, that is, the race and a gate.',
  ])('does not read statements that depend on other text or have no subject: %s', (sentence) => {
    expect(statements(`Mills\n\n${INTRO} ${sentence}`)).toEqual([])
  })

  it('names the things that a lead with a verb announces, without the mark of an item', () => {
    const page = `Mills\n\n${INTRO} • The two main parts of a tide mill are: the dam and the wheel.`
    expect(statements(page)).toMatchObject([
      { kind: 'counted', shown: 'The two main parts of a tide mill' },
    ])
  })

  it.each([
    ['There are three kinds of mills: “sea” mills, wind mills and horse mills.', 'Sea mills'],
    ['The coast had three kinds of mills, sea mills, wind mills, and horse mills.', 'Sea mills'],
    [
      'There are three kinds of mills: sea mills, wind mills, and horse mills, which all grind grain.',
      'Sea mills',
    ],
    [
      'There are three kinds of mills: sea mills, which use the tide of a bay; wind mills, which use the wind of a hill; and horse mills, which need nothing but a horse.',
      'Sea mills: use the tide of a bay',
    ],
  ])('reads quoted, explained and appended things of a list: %s', (sentence, text) => {
    expect(statements(`Mills\n\n${INTRO} ${sentence}`)).toMatchObject([
      { kind: 'announced', answers: [{ text }, {}, {}] },
    ])
  })

  it('does not read a list after a comma if its sentence counts no kinds of things', () => {
    const sentence = 'In the year of the flood the coast had two mills, old and slow.'
    expect(statements(`Mills\n\n${INTRO} ${sentence}`)).toEqual([])
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

  it('reads the items below an item that announces them', () => {
    const page = `${INTRO}\n\n• Mills are old.\n• There are two kinds of gates in a mill:\n  1. Gates of elm\n  2. Gates of iron\n• Mills stand still.`
    expect(statements(page).map(({ answers }) => answers.map(({ text }) => text))).toEqual([
      ['Gates of elm', 'Gates of iron'],
    ])
  })

  it('asks for counted things by their name', () => {
    const page = `Mills\n\n${INTRO} The two kinds of mills on the coast are tide mills and wind mills.`
    const [draft] = draftsOf(page)
    expect(draft?.question).toBe('Name the two kinds of mills on the coast.')
    expect(draft?.points.map(({ text }) => text)).toEqual(['Tide mills', 'Wind mills'])
  })

  it.each([
    ['Each mill is divided into three parts: the dam, the gate, and the wheel (Figure 2).', 3],
    ['Mills (Latin: molae) of the coast are divided into two kinds: tide mills and wind mills.', 2],
    ['There are two kinds of mills on the coast: tide mills and wind mills.', 2],
    ['Mills are grouped into two kinds by their source of power: tide mills and wind mills.', 2],
    [
      'The speed of a tide mill depends on two things: the height to which the flood of the sea rises and the width of the gate.',
      2,
    ],
    [
      'The coast has six kinds of mills: tide mills, wind mills, horse mills, hand mills, ship mills, and steam mills.',
      6,
    ],
  ])('reads brackets, possessives and longer lists: %s', (sentence, count) => {
    const [statement] = statements(`Mills\n\n${INTRO} ${sentence}`)
    expect(statement?.answers).toHaveLength(count)
    const shown = [statement?.shown, ...(statement?.answers ?? []).map(({ text }) => text)].join()
    expect(shown).not.toMatch(/[()]/u)
  })

  it('reads items that are clauses', () => {
    const page = `Mills\n\n${INTRO} The owners of the mills have two tasks:\n\n• To keep the dam, the gate and the wheel of the mill in order through all the storms of winter\n• To grind the corn of the villages, e.g. that of Orrin. They are paid for it.`
    expect(statements(page)[0]?.answers.map(({ text }) => text)).toEqual([
      'To keep the dam, the gate and the wheel of the mill in order through all the storms of winter',
      'To grind the corn of the villages, e.g. that of Orrin',
    ])
  })

  it('leaves out items that are sentences', () => {
    const page = `Mills\n\n${INTRO} The owners of the mills have two tasks:\n\n• The dam, the gate and the wheel are kept in order through all the storms of the winter.\n• The corn of the villages is ground and brought back to them before the next flood comes.`
    expect(statements(page)).toEqual([])
  })

  it.each([
    'Mills of the coast have three parts---dam: a gate, a wheel, and a stone.',
    'There are two main types: tide mills and wind mills.',
    'There are two clinical forms: the dam and the wheel.',
    'Two forms may be used: the dam and the wheel.',
    'The course is divided into two blocks: the dam and the wheel.',
    'The two keepers of the mills say that mills are old and slow.',
    'The soils of the coast have four layers: O, A, B, and C.',
    'There are at least two kinds of mills on the coast: tide mills and wind mills.',
    'The process has two steps on the coast: the flood and the ebb.',
    'There are two steps to the process: the flood and the ebb.',
    'The two main parts are the dam and the wheel.',
    'A mill of the river has one wheel, although a tide mill has two: the upper and the lower wheel.',
    'The people of the coast use two other kinds of mills: wind mills and horse mills.',
    'Mills of the coast are divided into two kinds: mills and tide mills.',
    'Mills of the coast have two parts: a dam and a gate that lets the water of the pond out at low tide.',
  ])('leaves out what is incomplete, unclear or uneven: %s', (sentence) => {
    expect(statements(`Mills\n\n${INTRO} ${sentence}`)).toEqual([])
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
      'Two kinds of mills were visited',
    ])
      expect(statements(`Mills\n\n${INTRO} ${lead}: the dam and the gate.`)).toEqual([])
    const german =
      'Mühlen\n\nDie Mühle stand an der Küste, und die Leute nutzten sie lange. Erklärung dafür seien zwei Teile der Mühle:\n\n• der Damm\n• das Rad'
    expect(statements(german, 'de')).toEqual([])
    const spanish =
      'Molinos\n\nEl molino estaba en la costa y la gente de los pueblos lo usaba. Está formado por dos partes: la presa y la rueda.'
    expect(statements(spanish, 'es')).toEqual([])
  })
})
