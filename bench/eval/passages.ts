import { readFileSync } from 'node:fs'
import { dirname, resolve } from 'node:path'
import { z } from 'zod'
import { indexDocument, type DocumentIndex } from '../../domain/text/document.ts'
import { choosePassages } from '../../domain/tutor/choose-passages.ts'
import { CHAT_CONTEXT_CHARS } from '../../domain/constants.ts'
import { readRows } from './rows.ts'

const row = z.object({
  /** Path of the document's text, relative to the file of rows. */
  doc_text_path: z.string(),
  question: z.string(),
  answers: z.array(z.string()).min(1),
  /** False if the answer is not in the document; such rows are not counted. */
  found: z.boolean().default(true),
})

const flat = (text: string): string => text.normalize('NFKC').replace(/\s+/g, ' ').trim()
const ms = (value: number): number => Math.round(value * 100) / 100

/**
 * The share of answers that occur verbatim in the passages the tutor would read for their
 * question. `indexMsPer200k` is the time to index 200,000 characters; `questionMs` the mean time
 * per question, `questionMsMax` the maximum.
 */
export function measurePassages(file: string) {
  const documents = new Map<string, DocumentIndex>()
  let characters = 0
  let indexing = 0
  let asking = 0
  let slowest = 0
  let hits = 0
  let longest = 0
  const rows = readRows(file, row).filter(({ found }) => found)
  for (const { doc_text_path, question, answers } of rows) {
    let index = documents.get(doc_text_path)
    if (!index) {
      const text = readFileSync(resolve(dirname(file), doc_text_path), 'utf8')
      const start = performance.now()
      index = indexDocument(text)
      indexing += performance.now() - start
      characters += text.length
      documents.set(doc_text_path, index)
    }
    const start = performance.now()
    const passages = choosePassages(index, { question }, CHAT_CONTEXT_CHARS)
    const took = performance.now() - start
    asking += took
    slowest = Math.max(slowest, took)
    longest = Math.max(
      longest,
      passages.reduce((sum, { text }) => sum + text.length + 1, 0),
    )
    const chosen = flat(passages.map(({ text }) => text).join('\n'))
    if (answers.some((answer) => chosen.includes(flat(answer)))) hits += 1
    else if (process.env['STOA_EVAL_MISSES']) console.error(`${question} → ${answers.join(' | ')}`)
  }
  return {
    file,
    n: rows.length,
    recall: Math.round((10_000 * hits) / Math.max(1, rows.length)) / 100,
    documents: documents.size,
    longest,
    indexMsPer200k: ms((indexing / Math.max(1, characters)) * 200_000),
    questionMs: ms(asking / Math.max(1, rows.length)),
    questionMsMax: ms(slowest),
  }
}
