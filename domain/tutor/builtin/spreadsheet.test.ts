import { expect, it } from 'vitest'
import { tutor as messages } from '../../../messages/en/tutor.ts'
import { makeXlsx } from '../../../testing/documents/xlsx.ts'
import { readDocument } from '../../documents/read-document.ts'
import { indexDocument } from '../../text/document.ts'
import { classifyIntent } from '../question/question.ts'
import { answerFromDocument } from './answer.ts'

const VILLAGES = ['Falk', 'Hamm', 'Lund', 'Orrin', 'Reindl', 'Selby', 'Tarn', 'Ulm']
const YEARS = Array.from({ length: 80 }, (_, i) => 1800 + i)

it('quotes a row deep in a long sheet below the names of its columns', async () => {
  const rows = VILLAGES.flatMap((village, i) =>
    YEARS.map((year) => [village, year, 9000 + 100 * i + year - 1800]),
  )
  const sheet = { name: 'Harvest', rows: [['Village', 'Year', 'Sacks of rye'], ...rows] }
  const { pages, ...markup } = await readDocument(makeXlsx([sheet]), 'xlsx')
  const index = indexDocument(pages.join('\f'), 'en', markup)
  const question = 'How many sacks of rye had Reindl in 1845?'
  const intent = classifyIntent({ question, before: undefined }, index)
  const { content } = answerFromDocument(index, intent, messages.builtin)
  expect(content.replaceAll('**', '').split('\n').slice(0, 3)).toEqual([
    '| Village | Year | Sacks of rye |',
    '| --- | --- | --- |',
    '| Reindl | 1845 | 9445 |',
  ])
})
