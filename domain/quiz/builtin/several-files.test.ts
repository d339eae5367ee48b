import { expect, it } from 'vitest'
import { markBold } from '../../../testing/documents/emphasis.ts'
import { readDocument } from '../../documents/read-document.ts'
import { fillCounts, type QuestionCounts } from '../creation/counts.ts'
import type { QuestionDraft } from '../creation/draft.ts'
import type { SourceText } from '../creation/texts/source-text.ts'
import { makeBuiltinQuestions } from './make-questions.ts'

const host = { pause: () => Promise.resolve(), onQuestion: () => undefined }

const make = (
  files: readonly SourceText[],
  counts: Partial<QuestionCounts>,
  seed = 3,
): Promise<QuestionDraft[]> =>
  makeBuiltinQuestions({ files, counts: fillCounts(counts), difficulty: 'medium', seed }, host)

const glossary = (fileId: string, entries: readonly (readonly [string, string])[]): SourceText => ({
  fileId,
  ...markBold([
    'The harbour\n\nThe people of the villages used the harbour for a hundred years in all kinds of weather, and their tools had many names.',
    `Key Terms\n\n${entries.map(([term, meaning]) => `**${term}** ${meaning}`).join('\n\n')}`,
  ]),
})

const MEANINGS = [
  'gate that holds back the water of a mill until the sea has fallen',
  'person who grinds the grain of a village for a part of the flour',
  'grain that was brought to be ground and has been cleaned of chaff',
  'sum of money that a guild asks of its members for a common building',
  'work of beating woollen cloth in water so that its fibres hold together',
]
const SYLLABLES = ['bar', 'dun', 'fel', 'gor', 'kim', 'lom', 'mur', 'nal', 'pid', 'rus', 'tav']
const NAMES = SYLLABLES.flatMap((first) => SYLLABLES.map((last) => `${first}${last}`))

/** A chapter with many more terms than a quiz asks about. */
const CHAPTER = glossary(
  'chapter',
  NAMES.map((name, at) => [name, `${MEANINGS[at % MEANINGS.length] ?? ''} of the ${name} coast`]),
)
const NOTES: SourceText = {
  fileId: 'notes',
  ...markBold([
    'Tides\n\nThe notes were written in a boat on the way home from a long journey along the coast of the islands.\n\nA **tide gauge** is an instrument that records the height of the sea at one place.',
  ]),
}

it('asks about a file with one definition beside a chapter with many terms', async () => {
  for (const seed of [1, 2, 3]) {
    const drafts = await make([CHAPTER, NOTES], { mcq: 3, saq: 2 }, seed)
    expect(new Set(drafts.map(({ fileId }) => fileId))).toEqual(new Set(['chapter', 'notes']))
  }
})

const TIDES = [
  ['neap tide', 'tide of the half moon, at which the sea rises least', 'smallest tide of a month'],
  ['spring tide', 'tide of the new moon, at which the sea rises most', 'largest tide of a month'],
  ['ebb tide', 'tide that runs out of a bay to the open sea', 'water that leaves the coast'],
  ['storm tide', 'tide that a gale lifts above the marks', 'flood that comes with a strong wind'],
  ['brown tide', 'tide that carries mud along the coast', 'sea that algae have made turbid'],
  ['slack tide', 'tide that does not flow in or out of a bay', 'pause between flood and ebb'],
] as const

it('asks about a term once that several files explain', async () => {
  const chapter = glossary(
    'chapter',
    TIDES.map(([term, meaning]) => [term, meaning]),
  )
  const slides = glossary(
    'slides',
    TIDES.map(([term, , meaning]) => [term, meaning]),
  )
  for (const seed of [1, 2, 3, 4]) {
    const drafts = await make([chapter, slides], { mcq: 3, saq: 3 }, seed)
    const keys = drafts.map(({ question, correct }) =>
      TIDES.findIndex(([term]) =>
        `${question} ${correct.split(':')[0] ?? ''}`.toLowerCase().includes(term),
      ),
    )
    expect(new Set(drafts.map(({ fileId }) => fileId)).size).toBe(2)
    expect(new Set(keys).size).toBe(keys.length)
  }
})

/** A list of things that allow choices. */
const MILL = `# Mill\n\n- Dam: a wall of stone that keeps the water of the pond from the sea
- Sluice: a gate of oak that holds the water back until the ebb begins
- Race: a bed of clay in which the water runs from the pond to the wheel
- Wheel: a ring of elm with paddles that the water pushes round its axle
- Hopper: a box of pine from which the grain falls slowly on the stones`

/** A lecture with one definition. */
const lectureOf = (definition: string, at: number): SourceText => ({
  fileId: `lecture ${at + 1}`,
  ...markBold([
    `Lecture\n\n${definition}\n\nThe people of the village walked along the quay until it was dark and cold. The boats lay in the mud, and nobody knew when the water would be back to lift them again.`,
  ]),
})

it('asks in writing about files that allow no choices, of files equally long', async () => {
  const list = { fileId: 'list', ...(await readDocument(new TextEncoder().encode(MILL), 'md')) }
  const lectures = [
    'A **tide gauge** is an instrument that records the height of the sea at one place.',
    'A **causeway** is a raised road that leads across a marsh to an island.',
  ].map(lectureOf)
  for (const seed of [1, 2, 3, 4]) {
    const drafts = await make([list, ...lectures], { mcq: 2, saq: 2 }, seed)
    const written = drafts.filter(({ wrong }) => wrong.length === 0)
    expect(written.map(({ fileId }) => fileId).toSorted()).toEqual(['lecture 1', 'lecture 2'])
  }
})

it('asks about every file before one has a third question', async () => {
  const list = { fileId: 'list', ...(await readDocument(new TextEncoder().encode(MILL), 'md')) }
  const lectures = [
    'A **groyne** is a wall of timber that keeps the sand of a beach in its place.',
    'A **causeway** is a raised road that leads across a marsh to an island.',
  ].map(lectureOf)
  for (const seed of [1, 2, 3, 4]) {
    const drafts = await make([list, ...lectures], { mcq: 3, saq: 1 }, seed)
    expect(drafts).toHaveLength(4)
    expect(new Set(drafts.map(({ fileId }) => fileId)).size).toBe(3)
  }
})
