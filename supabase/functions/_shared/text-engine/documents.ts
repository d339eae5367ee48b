import {
  failureOf,
  type DocumentAnswer,
  type DocumentReply,
  type DocumentRequest,
  type DocumentTask,
} from './tasks.ts'
import type { DocumentKey, OpenDocument, TextEngine } from './text-engine.ts'

type Send = (userId: string, request: DocumentRequest) => Promise<DocumentReply>

/**
 * `openDocument` of an engine that does one request at a time with `send`. The text is loaded and
 * sent only where the index is not cached; simultaneous openings of one document share one
 * computation.
 */
export function documentsOver(send: Send): TextEngine['openDocument'] {
  const opening = new Map<string, Promise<number>>()

  return async (userId, key, load) => {
    const name = nameOf(key)
    const attempt = async (request: DocumentRequest) => {
      const reply = await send(userId, request)
      if (reply.kind === 'failed') throw failureOf(reply)
      return reply
    }
    const ask = async (task: DocumentTask): Promise<DocumentAnswer> => {
      const reply = await attempt({ name, task })
      if (reply.kind !== 'need text') return reply
      const again = await attempt({ name, task, text: await load() })
      if (again.kind === 'need text') throw new Error('a document with its text was not indexed')
      return again
    }
    const open = async (): Promise<number> => {
      const reply = await ask({ kind: 'open' })
      return reply.kind === 'open' ? reply.sentences : unexpected(reply)
    }
    const sentences = opening.get(name) ?? open().finally(() => opening.delete(name))
    opening.set(name, sentences)
    return (await sentences) === 0 ? null : openDocument(ask)
  }
}

const nameOf = ({ fileId, extracted }: DocumentKey): string => `${fileId} ${extracted}`

const unexpected = ({ kind }: DocumentAnswer): never => {
  throw new Error(`an answer of another kind: ${kind}`)
}

const openDocument = (ask: (task: DocumentTask) => Promise<DocumentAnswer>): OpenDocument => ({
  async answer(question, language) {
    const reply = await ask({ kind: 'answer', question, language })
    return reply.kind === 'answer' ? reply.answer : unexpected(reply)
  },
  async passages(question, budget) {
    const reply = await ask({ kind: 'passages', question, budget })
    return reply.kind === 'passages' ? reply.passages : unexpected(reply)
  },
  async statistics(question) {
    const reply = await ask({ kind: 'statistics', question })
    return reply.kind === 'statistics' ? reply : unexpected(reply)
  },
  async topSentences(question, statistics) {
    const reply = await ask({ kind: 'top sentences', question, statistics })
    return reply.kind === 'top sentences' ? reply.topSentences : unexpected(reply)
  },
  async check(answer, passages) {
    const reply = await ask({ kind: 'check', answer, passages })
    return reply.kind === 'check' ? reply.answer : unexpected(reply)
  },
  async suggestedTerms() {
    const reply = await ask({ kind: 'suggested terms' })
    return reply.kind === 'suggested terms' ? reply.terms : unexpected(reply)
  },
})
