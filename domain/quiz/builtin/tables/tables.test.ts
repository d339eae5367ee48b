import { describe, expect, it } from 'vitest'
import { readDocument } from '../../../documents/read-document.ts'
import { fillCounts } from '../../creation/counts.ts'
import type { QuestionDraft } from '../../creation/draft.ts'
import type { SourceText } from '../../creation/texts/source-text.ts'
import { makeBuiltinQuestions } from '../make-questions.ts'

const host = { pause: () => Promise.resolve(), onQuestion: () => undefined }

const read = async (markdown: string, fileId = 'sheet'): Promise<SourceText> => {
  const { pages, emphasis, structure } = await readDocument(
    new TextEncoder().encode(markdown),
    'md',
  )
  return { fileId, pages, emphasis, structure }
}

const ask = (files: readonly SourceText[]): Promise<QuestionDraft[]> =>
  makeBuiltinQuestions(
    { files, counts: fillCounts({ mcq: 6 }), difficulty: 'medium', seed: 3 },
    host,
  ).catch(() => [])

const INTRO = 'The people of the harbour used these boats for a hundred years in all weathers.'
const row = (cells: readonly (string | number)[]): string => `| ${cells.join(' | ')} |`
const table = (header: readonly string[], rows: readonly (readonly (string | number)[])[]) =>
  [row(header), row(header.map(() => '---')), ...rows.map(row)].join('\n')

const BOATS = [
  ['Cog', 'square', 'oak', 30],
  ['Dhow', 'settee', 'teak', 22],
  ['Junk', 'fully battened', 'fir', 45],
  ['Yawl', 'gaff', 'larch', 12],
  ['Pram', 'sprit', 'spruce', 5],
] as const
const boats = (header: readonly string[]): string =>
  `# Boats\n\n${INTRO}\n\n## Working boats\n\n${table(header, BOATS)}`

describe('questions about tables', () => {
  it('ask what a column says of a thing, with other cells of the column as wrong options', async () => {
    const drafts = await ask([await read(boats(['Boat', 'Rig', 'Material', 'Length (m)']))])
    expect(drafts.length).toBeGreaterThanOrEqual(2)
    for (const { question, correct, wrong, quote, page } of drafts) {
      const asked = /^On “Working boats”: which entry under “(.+)” belongs to “(.+)”\?$/u.exec(
        question,
      )
      const column = ['Boat', 'Rig', 'Material', 'Length (m)'].indexOf(asked?.[1] ?? '')
      const own = BOATS.find(([name]) => name === asked?.[2])
      expect(correct.toLowerCase()).toBe(String(own?.[column]))
      const others = BOATS.filter((other) => other !== own).map((other) => String(other[column]))
      expect(others).toEqual(expect.arrayContaining(wrong.map((option) => option.toLowerCase())))
      expect([quote.startsWith(asked?.[2] ?? '?'), page]).toEqual([true, 1])
    }
  })

  it('ask of which thing a longer cell speaks', async () => {
    const origins = [
      ['Cog', 'oak', 'the northern trading towns near the ice'],
      ['Dhow', 'teak', 'the spice coast south of the gulf'],
      ['Junk', 'fir', 'wide rivers of a large kingdom'],
      ['Pram', 'spruce', 'fjords with many small farms around'],
    ]
    const markdown = `# Boats\n\n${INTRO}\n\n${table(['Boat', 'Material', 'Origin'], origins)}`
    const questions = (await ask([await read(markdown)])).map(({ question }) => question)
    expect(
      questions.some((text) => /which of these has the entry “.+” under “Origin”/u.test(text)),
    ).toBe(true)
  })

  it.each([
    ['about the course', ['Boat', 'Rig', 'Material', 'Grade']],
    ['without names for its columns', ['Cog', 'square', 'oak', '30']],
  ])('are not made about a table %s', async (_, header) => {
    expect(await ask([await read(boats(header))])).toEqual([])
  })

  it.each([
    ['whose columns are things too', ['Boat', 'Dinghy', 'Raft', 'Canoe']],
    ['that compares things by aspects', ['Aspect', 'Rig', 'Material', 'Length (m)']],
  ])('are not made about a table %s', async (_, header) => {
    const words = BOATS.map(([name, rig, timber]) => [name, rig, timber, `${rig} of ${name}s`])
    const markdown = `# Boats\n\n${INTRO}\n\n${table(header, words)}`
    expect(await ask([await read(markdown)])).toEqual([])
  })

  it('are not made about things that only a number tells apart', async () => {
    const samples = BOATS.map(([, ...rest], at) => [`Sample ${at + 1}`, ...rest])
    const header = ['Boat', 'Rig', 'Material', 'Length (m)']
    expect(await ask([await read(`# Boats\n\n${INTRO}\n\n${table(header, samples)}`)])).toEqual([])
  })

  it('are not made about a cell that another thing has too', async () => {
    const rows = BOATS.map(([name], at) => [name, at < 3 ? 'oak' : 'fir', 'sea'])
    expect(
      await ask([
        await read(`# Boats\n\n${INTRO}\n\n${table(['Boat', 'Material', 'Water'], rows)}`),
      ]),
    ).toEqual([])
  })

  it('are in the language of the other files if the table shows none', async () => {
    const sheet = await read(table(['Boot', 'Rigg', 'Material', 'm'].with(3, 'Meter'), BOATS))
    const text = await read(
      'Das Boot war ein Teil des Hafens, und die Leute sind mit ihm auf das Meer gefahren, um zu fischen. '.repeat(
        30,
      ),
      'text',
    )
    expect(await ask([sheet])).toEqual([])
    const [draft] = await ask([sheet, text])
    expect(draft?.question).toMatch(/^Welche Angabe unter „.+“ gehört zu „.+“\?$/u)
  })
})
