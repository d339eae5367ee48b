import { describe, expect, it } from 'vitest'
import { tutor as messages } from '../../../messages/en/tutor.ts'
import { makeXlsx } from '../../../testing/documents/xlsx.ts'
import { readDocument } from '../../documents/read-document.ts'
import { indexDocument } from '../../text/document.ts'
import { classifyIntent } from '../question/classify-intent.ts'
import { answerFromDocument } from './answer.ts'

const VILLAGES = ['Falk', 'Hamm', 'Lund', 'Orrin', 'Reindl', 'Selby', 'Tarn', 'Ulm']
const YEARS = Array.from({ length: 80 }, (_, i) => 1800 + i)

const sheetOf = (...columns: readonly ('Code' | 'Village' | 'Year' | 'Sacks of rye')[]) => [
  columns,
  ...VILLAGES.flatMap((village, i) =>
    YEARS.map((year) => {
      const cells = {
        Code: `V${i}`,
        Village: village,
        Year: year,
        'Sacks of rye': 9000 + 100 * i + year - 1800,
      }
      return columns.map((column) => cells[column])
    }),
  ),
]

/** The first lines of the answer to a question about a sheet. */
async function ask(question: string, rows: ReturnType<typeof sheetOf>): Promise<string[]> {
  const bytes = makeXlsx([{ name: 'Harvest', rows }])
  const { pages, ...markup } = await readDocument(bytes, 'xlsx')
  const index = indexDocument(pages.join('\f'), 'en', markup)
  const intent = classifyIntent({ question, before: undefined }, index)
  const { content } = answerFromDocument(index, intent, messages.builtin)
  return content.replaceAll('**', '').split('\n').slice(0, 3)
}

const QUESTION = 'How many sacks of rye had Reindl in 1845?'

it('quotes a row deep in a long sheet below the names of its columns', async () => {
  expect(await ask(QUESTION, sheetOf('Village', 'Year', 'Sacks of rye'))).toEqual([
    '| Village | Year | Sacks of rye |',
    '| --- | --- | --- |',
    '| Reindl | 1845 | 9445 |',
  ])
})

it('finds a row by its name after a code', async () => {
  const lines = await ask(QUESTION, sheetOf('Code', 'Village', 'Year', 'Sacks of rye'))
  expect(lines).toContain('| V4 | Reindl | 1845 | 9445 |')
})

describe('a table that is too long for a reply', () => {
  const page = (rows: readonly string[]): string =>
    `Villages\n\nThe villages of the valley grew rye and sold it in the town.\n\nHarvest of the villages\n\n${rows.join('\n')}`
  const HEAD = 'Village\t|\tSacks of rye'
  const row = (at: number): string => `Village ${'abcdefghijklmnopqrstuvwxyz'[at]}\t|\t${900 + at}`
  const rows = (from: number, to: number): string[] =>
    Array.from({ length: to - from }, (_, i) => row(from + i))
  const answerTo = (question: string, ...pages: string[]): string => {
    const index = indexDocument(pages.join('\f'))
    return answerFromDocument(index, classifyIntent({ question }, index), messages.builtin).content
  }
  const reply = (...pages: string[]): string =>
    answerTo('What is in the table of the harvest?', ...pages)

  it('is shown in part, with the number of its rows and the page of the next one', () => {
    const long = [HEAD, ...rows(0, 24).map((text) => `${text} ${'of the valley '.repeat(8)}`)]
    expect(reply(page(long))).toMatch(
      /\n\n19 of the 24 rows of this table are shown\. The rest begins on page 1\.$/u,
    )
  })

  it('counts its rows on the next pages', () => {
    const parts = [
      [HEAD, ...rows(0, 6)],
      [HEAD, ...rows(6, 14)],
      [HEAD, ...rows(14, 20)],
    ]
    const [first = [], ...others] = parts
    expect(reply(page(first), ...others.map((part) => part.join('\n')))).toMatch(
      /\n\n6 of the 20 rows of this table are shown\. The rest begins on page 2\.$/u,
    )
  })

  it('is not mentioned if the question names the rows that are shown', () => {
    const fields = [
      'Code\t|\tName\t|\tField',
      'W\t|\tVery wet\t|\tfields with wet soil below a hand',
      'M\t|\tWet\t|\tfields with wet soil below an arm',
      'D\t|\tDry\t|\tfields on sand',
      'S\t|\tStony\t|\tfields on gravel',
    ]
    const said = answerTo('Which fields have wet soil?', page(fields))
    expect(said).toContain('| M | Wet |')
    expect(said).not.toContain('rows of this table')
  })

  it('is not mentioned if all of it is shown', () => {
    expect(reply(page([HEAD, ...rows(0, 6)]))).not.toContain('rows of this table')
  })
})
