import { readFile } from 'node:fs/promises'
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs'
import { describe, expect, it } from 'vitest'
import { de } from '../../../messages/de/index.ts'
import { en } from '../../../messages/en/index.ts'
import { es } from '../../../messages/es/index.ts'
import { estimate } from '../../marking/builtin/estimate.ts'
import { pageText, type PositionedItem } from '../../pdf/layout.ts'
import { indexDocument } from '../../text/document.ts'
import { joinPages } from '../../text/pages.ts'
import { classifyIntent } from '../question/classify-intent.ts'
import { answerFromDocument } from './answer.ts'

/** The text of a sample base's document, read from its PDF as the application reads it. */
async function sampleIndex(path: string) {
  const file = new URL(`../../../public${path}`, import.meta.url)
  const document = await getDocument({
    data: new Uint8Array(await readFile(file)),
    verbosity: 0,
  }).promise
  const pages: string[] = []
  for (let number = 1; number <= document.numPages; number += 1) {
    const { items } = await (await document.getPage(number)).getTextContent()
    pages.push(
      pageText(items.filter((item): item is typeof item & PositionedItem => 'str' in item)),
    )
  }
  return indexDocument(joinPages(pages))
}

const LANGUAGES = [
  ['English', en, 'Is rereading my notes a good way to revise?'],
  ['German', de, 'Ist es eine gute Wiederholung, meine Notizen noch einmal zu lesen?'],
  ['Spanish', es, '¿Releer mis apuntes es una buena forma de repasar?'],
] as const

/** Text without what pages and Markdown add: line breaks and stars. */
const plain = (text: string): string => text.replaceAll('**', '').replace(/\s+/gu, ' ').trim()

describe.each(LANGUAGES)('the landing page in %s', (_, messages, everyday) => {
  const { example, marking } = messages.home
  const ask = async (question: string) => {
    const index = await sampleIndex(messages.bases.sample.path)
    return answerFromDocument(index, classifyIntent({ question }, index), messages.tutor.builtin)
  }

  it('shows a page of the sample base', async () => {
    const { pages } = await sampleIndex(messages.bases.sample.path)
    const page = plain(pages[example.page - 1] ?? '')
    expect(example.file).toBe(messages.bases.sample.fileName)
    expect(page).toContain(`${example.section} ${example.heading}`)
    expect(page).toContain(`${example.before} ${example.highlighted}`)
    for (const label of [example.place, example.pageLabel])
      expect(label).toContain(String(example.page))
    expect(example.place).toContain(String(pages.length))
  })

  it('shows the answer of the tutor without a model, with its passage', async () => {
    const { answerBefore, answerTerm, answerAfter, page } = example
    const { content, citations, closest } = await ask(example.question)
    expect(content).toBe(`${answerBefore}**${answerTerm}**${answerAfter} [p. ${page}].`)
    expect(citations.map((one) => [one.page, plain(one.quote)])).toEqual([
      [page, example.highlighted],
    ])
    expect(closest).toBeUndefined()
  })

  it('shows the marks of the answer without a model', async () => {
    const points = Object.values(marking.points)
    const { pages } = await sampleIndex(messages.bases.sample.path)
    const source = Number(/\d+/u.exec(marking.pageLabel)?.[0])
    for (const point of points)
      expect(plain(pages[source - 1] ?? '').toLowerCase()).toContain(point.toLowerCase())
    const judged = estimate(
      {
        question_type: 'saq',
        question_text: marking.question,
        options: null,
        correct_answer: points.join('. '),
        correct_option_number: null,
        marks: points.length,
        source_page: source,
        source_quote: null,
        points: points.map((text) => ({ text, quote: text, page: source })),
      },
      `${marking.answerFirst} ${marking.answerSecond}`,
    )
    expect(judged.map(({ verdict, quote }) => [verdict, quote])).toEqual([
      ['met', marking.answerFirst],
      ['met', marking.answerSecond],
      ['missed', null],
    ])
    expect(marking.total).toMatch(/^2 \S+ 3$/u)
  })

  it('is about a booklet that answers the first questions of its readers', async () => {
    const { refused, closest, citations } = await ask(everyday)
    expect([refused, closest]).toEqual([false, undefined])
    expect(citations.length).toBeGreaterThan(0)
  })
})
