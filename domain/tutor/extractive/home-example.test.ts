import { readFile } from 'node:fs/promises'
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs'
import { expect, it } from 'vitest'
import { home } from '../../../messages/en/home.ts'
import { home as german } from '../../../messages/de/home.ts'
import { tutor } from '../../../messages/en/tutor.ts'
import { tutor as germanTutor } from '../../../messages/de/tutor.ts'
import { pageText, type PositionedItem } from '../../pdf/layout.ts'
import { indexDocument } from '../../text/document.ts'
import { joinPages } from '../../text/pages.ts'
import { classifyIntent } from '../question.ts'
import { answerFromDocument } from './answer.ts'

/** The text of the sample base's document, read from its PDF as the application reads it. */
async function sampleIndex() {
  const file = new URL('../../../public/sample/how-memory-works.pdf', import.meta.url)
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

it("answers the landing page's question on the sample base as the page shows it", async () => {
  const index = await sampleIndex()
  const { question } = home.example
  const reply = answerFromDocument(index, classifyIntent({ question }, index), tutor.builtin)
  expect(reply.refused).toBe(false)
  expect(reply.closest).toBeUndefined()
  expect(reply.content).toContain('Rereading makes the words of a text familiar')
  expect(reply.content).toContain('It is a poor guide')
  expect(reply.citations[0]?.page).toBe(5)
})

it('names the language of the sample if the landing page asks in another', async () => {
  const index = await sampleIndex()
  const { question } = german.example
  const reply = answerFromDocument(index, classifyIntent({ question }, index), germanTutor.builtin)
  expect(reply.content).toMatch(/Englisch/)
})
