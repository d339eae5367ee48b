import { expect } from 'vitest'
import { answerFromDocument } from '../domain/tutor/builtin/answer.ts'
import { classifyIntent } from '../domain/tutor/question/classify-intent.ts'
import { indexDocument } from '../domain/text/document.ts'
import type { PageBlock } from '../domain/text/blocks/page-structure.ts'
import { tutor as messages } from '../messages/en/tutor.ts'

/**
 * The replies without a model to questions about one page, without bold type; each quotation is
 * expected on the page. `structure` is what the file marks up; `before` the previous question.
 */
export function repliesAbout(page: string, language: string, structure: readonly PageBlock[]) {
  const markup = { emphasis: [], structure: structure.length > 0 ? [structure] : [] }
  const index = indexDocument(page, language, markup)
  return (question: string, before?: string): string => {
    const intent = classifyIntent({ question, ...(before !== undefined && { before }) }, index)
    const { content, citations } = answerFromDocument(index, intent, messages.builtin)
    for (const { quote } of citations) expect(page).toContain(quote)
    return content.replaceAll('**', '')
  }
}
