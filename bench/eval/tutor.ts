import { readFileSync } from 'node:fs'
import { dirname, resolve } from 'node:path'
import { z } from 'zod'
import { indexDocument, type DocumentIndex } from '../../domain/text/document.ts'
import { inProcessEngine } from '../../supabase/functions/_shared/text-engine/in-process.ts'
import { portsOf } from '../../supabase/functions/_shared/ports.ts'
import { forEach, sample, type EvalOptions } from './options.ts'
import { readRows } from './rows.ts'

const row = z.object({
  doc_text_path: z.string(),
  question: z.string(),
  answers: z.array(z.string()).min(1),
})

const flat = (text: string): string =>
  text.normalize('NFKC').replace(/\\/g, '').replace(/\s+/g, ' ').trim()
const percent = (part: number, total: number): number =>
  Math.round((10_000 * part) / Math.max(1, total)) / 100

/**
 * Measures the tutor, with or without a model, on the rows of `passages`: how often the reply
 * contains the answer, how often a question about this document is refused, and how often one
 * about another document is (each question is also asked of the next document). `cited` is the
 * share of citations whose quote is on their page; `words` the mean length of a reply.
 */
export async function measureTutor(file: string, options: EvalOptions) {
  const documents = new Map<string, { index: DocumentIndex; text: string }>()
  const engine = inProcessEngine()
  const { tutor } = portsOf({ model: options.model, engine, log: () => undefined })
  const rows = sample(readRows(file, row), options)
  for (const { doc_text_path } of rows)
    if (!documents.has(doc_text_path)) {
      const text = readFileSync(resolve(dirname(file), doc_text_path), 'utf8')
      documents.set(doc_text_path, { index: indexDocument(text), text })
    }
  const paths = [...documents.keys()]
  const ask = async (question: string, path: string | undefined) => {
    const source = path === undefined ? undefined : documents.get(path)
    if (path === undefined || !source) return null
    const { index, text } = source
    const key = { fileId: path, extracted: '' }
    const document = await engine.openDocument('bench', key, () => Promise.resolve({ text }))
    if (!document) return null
    const answer = await tutor
      .answer({
        question,
        page: undefined,
        history: [],
        source: document,
        language: 'en',
        onText: () => undefined,
        signal: new AbortController().signal,
      })
      .catch(() => null)
    return answer && { index, content: answer.content, ...answer.metadata }
  }
  const sum = {
    answered: 0,
    refused: 0,
    closest: 0,
    otherDocumentRefused: 0,
    otherDocumentAnswered: 0,
    citations: 0,
    cited: 0,
    characters: 0,
    otherDocuments: 0,
    failed: 0,
  }
  const count = (reply: Awaited<ReturnType<typeof ask>>, of: 'own' | 'other') => {
    if (!reply) return
    if (of === 'own') {
      sum.refused += Number(reply.refused)
      sum.closest += Number(reply.closest ?? false)
      return
    }
    sum.otherDocumentRefused += Number(reply.refused)
    sum.otherDocumentAnswered += Number(!reply.refused && !reply.closest)
  }
  await forEach(rows, async ({ doc_text_path, question, answers }) => {
    const own = await ask(question, doc_text_path)
    if (!own) {
      sum.failed += 1
      return
    }
    count(own, 'own')
    const replyText = flat(own.content.replace(/ \[p\. \d+\]/g, ''))
    if (!own.refused && answers.some((answer) => replyText.includes(flat(answer))))
      sum.answered += 1
    else if (process.env['STOA_EVAL_MISSES'])
      console.error(`${question} → ${answers.join(' | ')}\n   ${own.content}\n`)
    sum.characters += replyText.length
    for (const { page, quote } of own.citations) {
      sum.citations += 1
      if (own.index.pages[page - 1]?.includes(quote)) sum.cited += 1
    }
    if (paths.length > 1) {
      sum.otherDocuments += 1
      const other = await ask(question, paths[(paths.indexOf(doc_text_path) + 1) % paths.length])
      count(other, 'other')
    }
  })
  return {
    file,
    ...(options.model && { model: options.model.name, failed: percent(sum.failed, rows.length) }),
    n: rows.length,
    answered: percent(sum.answered, rows.length),
    refused: percent(sum.refused, rows.length),
    closest: percent(sum.closest, rows.length),
    otherDocumentRefused:
      sum.otherDocuments === 0 ? null : percent(sum.otherDocumentRefused, sum.otherDocuments),
    otherDocumentAnswered:
      sum.otherDocuments === 0 ? null : percent(sum.otherDocumentAnswered, sum.otherDocuments),
    cited: percent(sum.cited, sum.citations),
    characters: Math.round(sum.characters / Math.max(1, rows.length)),
  }
}
