import { readFileSync } from 'node:fs'
import { dirname, resolve } from 'node:path'
import { z } from 'zod'
import { indexDocument, type DocumentIndex } from '../../domain/text/document.ts'
import { inProcessEngine } from '../../supabase/functions/_shared/text-engine/in-process.ts'
import { portsOf } from '../../supabase/functions/_shared/ports.ts'
import type { AnswerMetadata } from '../../domain/tutor/wire.ts'
import { forEach, sample, type EvalOptions } from './options.ts'
import { readRows } from './rows.ts'

const row = z.object({
  doc_text_path: z.string(),
  question: z.string(),
  answers: z.array(z.string()).min(1),
})
type Row = z.output<typeof row>

const flat = (text: string): string =>
  text.normalize('NFKC').replace(/\\/g, '').replace(/\s+/g, ' ').trim()
const percent = (part: number, total: number): number =>
  Math.round((10_000 * part) / Math.max(1, total)) / 100

type Reply = AnswerMetadata & { readonly content: string; readonly index: DocumentIndex }

/** Asks the tutor about the documents of `rows`, by their paths. */
function createAsk(file: string, rows: readonly Row[], { model }: EvalOptions) {
  const engine = inProcessEngine()
  const { tutor } = portsOf({ model, engine, log: () => undefined })
  const documents = new Map<string, { index: DocumentIndex; text: string }>()
  for (const { doc_text_path } of rows)
    if (!documents.has(doc_text_path)) {
      const text = readFileSync(resolve(dirname(file), doc_text_path), 'utf8')
      documents.set(doc_text_path, { index: indexDocument(text), text })
    }
  const ask = async (question: string, path: string | undefined): Promise<Reply | null> => {
    const known = path === undefined ? undefined : documents.get(path)
    if (path === undefined || !known) return null
    const { index, text } = known
    const key = { fileId: path, extracted: '' }
    const source = await engine.openDocument('bench', key, () => Promise.resolve({ text }))
    if (!source) return null
    const answer = await tutor
      .answer({
        question,
        page: undefined,
        history: [],
        source,
        language: 'en',
        onText: () => undefined,
        signal: new AbortController().signal,
      })
      .catch(() => null)
    return answer && { index, content: answer.content, ...answer.metadata }
  }
  return { ask, paths: [...documents.keys()] }
}

/** Counts what the replies are. */
function createTally() {
  const own = { answered: 0, refused: 0, closest: 0, characters: 0, failed: 0 }
  const quotes = { all: 0, onPage: 0 }
  const other = { asked: 0, refused: 0, answered: 0 }
  return {
    addOwn(reply: Reply | null, { question, answers }: Row): void {
      if (!reply) {
        own.failed += 1
        return
      }
      own.refused += Number(reply.refused)
      own.closest += Number(reply.closest ?? false)
      const text = flat(reply.content.replace(/ \[p\. \d+\]/g, ''))
      own.characters += text.length
      if (!reply.refused && answers.some((answer) => text.includes(flat(answer)))) own.answered += 1
      else if (process.env['STOA_EVAL_MISSES'])
        console.error(`${question} → ${answers.join(' | ')}\n   ${reply.content}\n`)
      for (const { page, quote } of reply.citations) {
        quotes.all += 1
        quotes.onPage += Number(reply.index.pages[page - 1]?.includes(quote))
      }
    },
    /** A reply about another document than the question is about. */
    addOther(reply: Reply | null): void {
      other.asked += 1
      other.refused += Number(reply?.refused ?? false)
      other.answered += Number(reply !== null && !reply.refused && !reply.closest)
    },
    shares: (count: number, isByModel: boolean) => ({
      ...(isByModel && { failed: percent(own.failed, count) }),
      n: count,
      answered: percent(own.answered, count),
      refused: percent(own.refused, count),
      closest: percent(own.closest, count),
      otherDocumentRefused: other.asked === 0 ? null : percent(other.refused, other.asked),
      otherDocumentAnswered: other.asked === 0 ? null : percent(other.answered, other.asked),
      cited: percent(quotes.onPage, quotes.all),
      characters: Math.round(own.characters / Math.max(1, count)),
    }),
  }
}

/**
 * Measures the tutor, with or without a model, on the rows of `passages`: how often the reply
 * contains the answer, how often a question about this document is refused, and how often one
 * about another document is (each question is also asked of the next document). `cited` is the
 * share of citations whose quote is on their page; `characters` the mean length of a reply.
 */
export async function measureTutor(file: string, options: EvalOptions) {
  const rows = sample(readRows(file, row), options)
  const { ask, paths } = createAsk(file, rows, options)
  const tally = createTally()
  await forEach(rows, async (asked) => {
    const path = asked.doc_text_path
    const own = await ask(asked.question, path)
    tally.addOwn(own, asked)
    if (!own || paths.length < 2) return
    tally.addOther(await ask(asked.question, paths[(paths.indexOf(path) + 1) % paths.length]))
  })
  return {
    file,
    ...(options.model && { model: options.model.name }),
    ...tally.shares(rows.length, options.model !== null),
  }
}
