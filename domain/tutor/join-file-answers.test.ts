import { expect, it } from 'vitest'
import type { CheckedAnswer } from './citations.ts'
import {
  answerByFile,
  chooseAnswer,
  joinAnswers,
  numberPassages,
  withSourcePages,
  withSources,
  type FileAnswer,
} from './join-file-answers.ts'

const answer = (content: string, more: Partial<CheckedAnswer> = {}): CheckedAnswer => ({
  content,
  citations: [{ page: 1, quote: content }],
  unsupported: [],
  refused: false,
  ...more,
})
const choose = (answers: readonly FileAnswer[], notFound: string) =>
  chooseAnswer(answers, notFound, (lack) =>
    'words' in lack ? `No ${lack.words.join()}.` : lack.kind,
  )
const PASSAGES = numberPassages([
  { fileId: 'a', passages: [{ page: 120, start: 0, end: 4, text: 'Ice.' }] },
  { fileId: 'b', passages: [{ page: 7, start: 3, end: 9, text: 'Steam.' }] },
])

it('numbers the passages of several files and keeps where each is from', () => {
  expect(PASSAGES.map(({ page, source }) => [page, source?.fileId, source?.page])).toEqual([
    [1, 'a', 120],
    [2, 'b', 7],
  ])
})

it('writes the pages of the files into a checked answer and moves the marked sentences', () => {
  const content = 'Ice melts [p. 1]. Steam rises [p. 2]. Nobody knows why.'
  const start = content.indexOf('Nobody')
  const checked = withSources(
    {
      content,
      citations: [
        { page: 1, quote: 'Ice.' },
        { page: 2, quote: 'Steam.' },
      ],
      unsupported: [{ start, end: content.length }],
      refused: false,
    },
    PASSAGES,
  )
  expect(checked.content).toBe('Ice melts [p. 120]. Steam rises [p. 7]. Nobody knows why.')
  expect(checked.citations).toEqual([
    { page: 120, quote: 'Ice.', file_id: 'a' },
    { page: 7, quote: 'Steam.', file_id: 'b' },
  ])
  const [range] = checked.unsupported
  expect(checked.content.slice(range?.start, range?.end)).toBe('Nobody knows why.')
})

it('leaves out a citation that is not written completely yet', () => {
  expect(withSourcePages('Ice melts [p. 1] and steam [p.', PASSAGES)).toBe(
    'Ice melts [p. 120] and steam ',
  )
  const own = [{ page: 3, start: 0, end: 4, text: 'Ice.' }]
  expect(withSourcePages('Ice [p. 3] and [', own)).toBe('Ice [p. 3] and [')
})

it('chooses a definition before an answer of a better file that mentions the term', () => {
  const mention = { fileId: 'a', name: 'a.pdf', answer: answer('Dams are built.') }
  const definition = { fileId: 'b', name: 'b.pdf', answer: answer('A dam is …', { defines: true }) }
  expect(choose([mention, definition], 'No').content).toBe('A dam is …')
  expect(choose([mention], 'No').content).toBe('Dams are built.')
})

it('chooses a direct answer before the closest passages of a better file', () => {
  const closest = { fileId: 'a', name: 'a.pdf', answer: answer('Near', { closest: true }) }
  const direct = { fileId: 'b', name: 'b.pdf', answer: answer('There') }
  expect(choose([closest, direct], 'No')).toMatchObject({
    content: 'There',
    citations: [{ file_id: 'b' }],
  })
  expect(choose([closest], 'No')).toMatchObject({ content: 'Near', closest: true })
  const refused = { ...direct, answer: answer('', { refused: true, citations: [] }) }
  expect(choose([refused], 'No')).toMatchObject({ content: 'No', refused: true })
})

it('puts each answer under the name of its file, and does not read citations in the name', () => {
  const joined = answerByFile(
    [
      { fileId: 'a', name: '<b>*a* [p. 9].pdf', answer: answer('Ice [p. 1].') },
      { fileId: 'b', name: 'b.pdf', answer: answer('', { refused: true, citations: [] }) },
    ],
    'No',
  )
  expect(joined.content.match(/\[p\. \d+\]/g)).toEqual(['[p. 1]'])
  expect(joined.content).not.toContain('<b>')
  expect(joined.content).not.toContain('b.pdf\n')
  expect(joined.citations).toEqual([{ page: 1, quote: 'Ice [p. 1].', file_id: 'a' }])
})

it('moves the marked sentences of joined answers', () => {
  const one = answer('One.', { unsupported: [{ start: 0, end: 4 }] })
  const { content, unsupported } = joinAnswers([
    { title: 'A', answer: one },
    { title: 'B', answer: one },
  ])
  expect(unsupported.map(({ start, end }) => content.slice(start, end))).toEqual(['One.', 'One.'])
})

it('shows the closest passages of all files if none answers, each with its own citations', () => {
  const closest = (file: string, words: readonly string[]): FileAnswer => {
    const lead = 'Closest:'
    let end = lead.length
    const passages = words.map((word) => ({ start: end + 2, end: (end += word.length + 10) }))
    const content = [lead, ...words.map((word) => `${word} [p. 1].`)].join('\n\n')
    const citations = words.map((quote) => ({ page: 1, quote }))
    return {
      fileId: file,
      name: `${file}.md`,
      answer: answer(content, { citations, closest: true, passages }),
    }
  }
  const files = [closest('a', ['Ice', 'Snow', 'Hail', 'Rime']), closest('b', ['Fog', 'Dew', 'Mud'])]
  const { content, citations, closest: isClosest } = choose(files, 'Nothing.')
  expect(isClosest).toBe(true)
  expect(content).toBe(
    'Closest:\n\n**a.md**\n\nIce [p. 1].\n\nSnow [p. 1].\n\nHail [p. 1].\n\n**b.md**\n\nFog [p. 1].\n\nDew [p. 1].',
  )
  expect(citations.map(({ quote, file_id }) => `${file_id} ${quote}`)).toEqual([
    'a Ice',
    'a Snow',
    'a Hail',
    'b Fog',
    'b Dew',
  ])
  const direct: FileAnswer = { fileId: 'c', name: 'c.md', answer: answer('Sleet.') }
  expect(choose([...files, direct], 'Nothing.').content).toBe('Sleet.')
})

it('states above the closest passages what none of the files has', () => {
  const closest = (file: string, words: readonly string[]): FileAnswer => {
    const before = `The document lacks ${words.join()}.\n\nClosest:\n\n`
    const content = `${before}Ice [p. 1].`
    return {
      fileId: file,
      name: `${file}.md`,
      answer: answer(content, {
        closest: true,
        lack: { words },
        passages: [{ start: before.length, end: content.length }],
      }),
    }
  }
  const first = closest('a', ['boiling', 'nitrogen'])
  expect(choose([first, closest('b', ['nitrogen'])], 'No').content).toBe(
    'No nitrogen.\n\nClosest:\n\n**a.md**\n\nIce [p. 1].\n\n**b.md**\n\nIce [p. 1].',
  )
  expect(choose([first, closest('b', ['steam'])], 'No').content).toMatch(/^Closest:/u)
  // A file that lacks words is not shown beside one that has all of them, but offered.
  const whole = closest('d', [])
  const { content, more } = choose([whole, first], 'No')
  expect(content).toMatch(/\*\*d\.md\*\*\n\nIce \[p\. 1\]\.$/u)
  expect(more).toBe(true)
  expect(choose([first, whole], 'No').content).toContain('**d.md**')
  const refused: FileAnswer = {
    fileId: 'c',
    name: 'c.md',
    answer: answer('', { refused: true, citations: [], lack: { words: ['boiling'] } }),
  }
  expect(choose([first, refused], 'No').content).toBe('No boiling.\n\nClosest:\n\nIce [p. 1].')
})

it('offers further passages where files have more than is shown, and shows those of one file', () => {
  const lead = 'Further:'
  const listed = (file: string, count: number): FileAnswer => {
    const words = Array.from({ length: count }, (_, i) => `Dam ${i + 1} [p. 1].`)
    let end = lead.length
    const passages = words.map(({ length }) => ({ start: end + 2, end: (end += length + 2) }))
    return {
      fileId: file,
      name: `${file}.md`,
      answer: answer([lead, ...words].join('\n\n'), {
        citations: words.map((quote) => ({ page: 1, quote })),
        closest: true,
        passages,
      }),
    }
  }
  expect(choose([listed('a', 1), listed('b', 3)], 'No').more).toBe(true)
  expect(choose([listed('a', 1), listed('b', 2)], 'No').more).toBeUndefined()
  expect(choose([listed('a', 0), listed('b', 1)], 'No').content).toContain('Dam 1')
})
