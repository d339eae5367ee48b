import { describe, expect, it } from 'vitest'
import { tutor as messages } from '../../../messages/en/tutor.ts'
import { indexDocument } from '../../text/document.ts'
import { classifyIntent } from '../question.ts'
import { answerFromDocument } from './answer.ts'

/** The answer to `question` from a document of one page. */
const ask = (question: string, ...parts: readonly string[]): string => {
  const index = indexDocument(parts.join('\n\n'), 'en')
  const reply = answerFromDocument(index, classifyIntent({ question }, index), messages.builtin)
  for (const { page, quote } of reply.citations) expect(index.pages[page - 1]).toContain(quote)
  return reply.content.replaceAll('**', '')
}

const MILLS =
  'Tide mills stood at many bays of the north coast until steam made them useless in a few years.'

describe('quotations', () => {
  it('end before the source that stands behind a sentence', () => {
    const owners =
      'Most tide mills of the coast were owned by monks of Orrin.Ida Falk, “Owners of the Mills,” Tide Watch, accessed July 3, 2011, http://mills.example/owners.html. The monks sold flour to sailors.'
    const reply = ask('Who owned most of the tide mills?', 'Owners', MILLS, owners)
    expect(reply).toContain('owned by monks of Orrin')
    expect(reply).not.toMatch(/Ida Falk|mills\.example/u)
  })
})
