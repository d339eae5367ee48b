import { readFile } from 'node:fs/promises'
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs'
import { expect, it } from 'vitest'
import { de } from '../../../messages/de/index.ts'
import { en } from '../../../messages/en/index.ts'
import { es } from '../../../messages/es/index.ts'
import { pageText, type PositionedItem } from '../../pdf/layout.ts'
import { indexDocument } from '../../text/document.ts'
import { joinPages } from '../../text/pages.ts'
import { classifyIntent } from '../question.ts'
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

it.each([
  ['English', en, /Rereading makes the words of a text familiar/, /It is a poor guide/],
  ['German', de, /keine gute Wiederholung/, /Vertrautheit fühlt sich wie Wissen an/],
  ['Spanish', es, /no es una buena forma de repasar/, /la familiaridad se confunde/],
])(
  "answers the landing page's question on the sample base in %s",
  async (_, messages, ...expected) => {
    const index = await sampleIndex(messages.bases.sample.path)
    const { question } = messages.home.example
    const reply = answerFromDocument(
      index,
      classifyIntent({ question }, index),
      messages.tutor.builtin,
    )
    expect(reply.refused).toBe(false)
    expect(reply.closest).toBeUndefined()
    for (const passage of expected) expect(reply.content).toMatch(passage)
    expect(reply.citations.length).toBeGreaterThan(0)
  },
)
