import { expect, it } from 'vitest'
import { exportSet, solutionTexts } from '../../testing/fixtures/export-set.ts'
import { csvCell, writeCsv } from './csv.ts'

const header = {
  number: 'No.',
  question: 'Question',
  option: 'Option',
  correctOption: 'Correct',
  answer: 'Answer',
  explanation: 'Explanation',
  marks: 'Marks',
  points: 'Points',
  source: 'Source',
  quote: 'Quote',
  link: 'Link',
}

/** A reader of RFC 4180, independent of the writer. */
function parse(csv: string): string[][] {
  const rows: string[][] = [[]]
  const cell = /(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r\n)/gy
  for (let match = cell.exec(csv); match; match = cell.exec(csv)) {
    rows.at(-1)?.push(match[1]?.replaceAll('""', '"') ?? match[2] ?? '')
    if (match[3] === '\r\n') rows.push([])
  }
  return rows.slice(0, -1)
}

it.each([
  '=1+1',
  '+1',
  '-1',
  '@SUM(A1)',
  '\t=1',
  '\r=1',
  '\n=1',
  ' =1',
  '\u00A0=1',
  '\u200B=1',
  '＝1',
  '＋1',
  '－1',
  '＠A',
  '|calc',
  '%0A=1',
])('writes %j as text, not as a formula', (formula) => {
  expect(csvCell(formula)).toBe(`"'${formula}"`)
})

it('leaves other texts and numbers as they are', () => {
  expect(csvCell('Light')).toBe('Light')
  expect(csvCell('a, "b"')).toBe('"a, ""b"""')
  expect(csvCell(-3)).toBe('-3')
})

it('writes one row for each question, which reads back', () => {
  const csv = writeCsv(exportSet, { header, page: solutionTexts.page, separator: ',' })
  expect(csv.startsWith('\uFEFF')).toBe(true)
  const [titles, ...rows] = parse(csv.slice(1))
  expect(titles).toEqual([
    'No.',
    'Question',
    'Option A',
    'Option B',
    'Option C',
    'Option D',
    'Correct',
    'Answer',
    'Explanation',
    'Marks',
    'Points',
    'Source',
    'Quote',
    'Link',
  ])
  expect(rows).toHaveLength(3)
  expect(rows.every((row) => row.length === 14)).toBe(true)
  expect(rows[0]?.slice(2, 8)).toEqual([
    'Green',
    'Red and blue',
    'Ultraviolet',
    'Infrared',
    'B',
    'Red and blue',
  ])
  expect(rows[0]?.[11]).toBe('leaves & roots.pdf, p. 4')
  expect(rows[1]?.[1]).toBe(`'${exportSet.questions[1]?.text}`)
  expect(rows[1]?.[5]).toBe("'@SUM(A1:A9)")
  expect(rows[2]?.[10]).toBe('Chlorophyll absorbs red and blue light\nGreen light is reflected')
})

it('separates the cells by the given character', () => {
  const csv = writeCsv(exportSet, { header, page: solutionTexts.page, separator: ';' })
  expect(csv.slice(1).split('\r\n')[0]?.split(';')).toHaveLength(14)
})

it('writes the header alone for no questions', () => {
  const csv = writeCsv({ title: '', questions: [] }, { header, page: String, separator: ',' })
  expect(parse(csv.slice(1))).toHaveLength(1)
})
