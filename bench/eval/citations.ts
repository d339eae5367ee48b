import { readFileSync } from 'node:fs'
import { dirname, resolve } from 'node:path'
import { z } from 'zod'
import { CHAT_CONTEXT_CHARS } from '../../domain/constants.ts'
import { indexDocument, type DocumentIndex } from '../../domain/text/document.ts'
import { choosePassages } from '../../domain/tutor/choose-passages.ts'
import { checkAnswer } from '../../domain/tutor/citations.ts'
import { readRows } from './rows.ts'

const row = z.object({
  /** Path of the document's text, relative to the file of rows. */
  doc_text_path: z.string(),
  /** A possible sentence of a model. */
  sentence: z.string(),
  /** The page that the model cites for it. */
  cites: z.int(),
  /** The pages that support it; empty if none does. */
  pages: z.array(z.int()),
  /** How the sentence was made: `paraphrase`, `negated`, … */
  kind: z.string(),
})

const percent = (part: number, total: number): number | null =>
  total === 0 ? null : Math.round((10_000 * part) / total) / 100

/**
 * Measures the citation check, one sentence at a time, with the passages that the sentence
 * retrieves. `precision`: share of the sentences with a citation that the document supports;
 * `recall`: share of supported sentences with a citation; `onPage`: share of these whose page
 * supports them. `right` is the share judged correctly, by kind.
 */
export function measureCitations(file: string) {
  const documents = new Map<string, DocumentIndex>()
  const indexOf = (path: string): DocumentIndex => {
    const index =
      documents.get(path) ?? indexDocument(readFileSync(resolve(dirname(file), path), 'utf8'))
    documents.set(path, index)
    return index
  }
  const rows = readRows(file, row).map(({ doc_text_path, sentence, cites, pages, kind }) => {
    const index = indexOf(doc_text_path)
    const passages = choosePassages(index, { question: sentence }, CHAT_CONTEXT_CHARS)
    const citedSentence = sentence.replace(/([.!?。]?)$/u, ` [p. ${cites}]$1`)
    const { citations, unsupported } = checkAnswer(citedSentence, passages, index)
    const isCited = unsupported.length === 0 && citations.length > 0
    if (isCited !== pages.length > 0 && process.env['STOA_EVAL_MISSES'])
      console.error(`${kind}: ${sentence} → ${citations.map(({ quote }) => quote).join(' | ')}`)
    return {
      kind,
      supported: pages.length > 0,
      isCited,
      onPage: citations.every(({ page }) => pages.includes(page)),
    }
  })
  const both = rows.filter(({ isCited, supported }) => isCited && supported)
  const kinds = [...new Set(rows.map(({ kind }) => kind))]
  return {
    file,
    n: rows.length,
    precision: percent(both.length, rows.filter(({ isCited }) => isCited).length),
    recall: percent(both.length, rows.filter(({ supported }) => supported).length),
    onPage: percent(both.filter(({ onPage }) => onPage).length, both.length),
    right: Object.fromEntries(
      kinds.map((kind) => {
        const own = rows.filter((one) => one.kind === kind)
        return [
          kind,
          percent(own.filter(({ isCited, supported }) => isCited === supported).length, own.length),
        ]
      }),
    ),
  }
}
