import { readFileSync } from 'node:fs'
import { dirname, resolve } from 'node:path'
import { z } from 'zod'
import { indexDocument } from '../../domain/text/document.ts'
import {
  rankDocuments,
  divideBudget,
  topSentencesOf,
  weighDocuments,
} from '../../domain/text/search/rank-documents.ts'
import { statisticsFor, sumOfStatistics } from '../../domain/text/search/passages.ts'
import { choosePassages, scoreForQuestion } from '../../domain/tutor/choose-passages.ts'
import { readRows } from './rows.ts'

const row = z.object({
  /** Path of the document's text, relative to the file of rows. */
  doc_text_path: z.string(),
  question: z.string(),
  answers: z.array(z.string()).min(1),
  /** False if the answer is not in the document; such rows are not counted. */
  found: z.boolean().default(true),
  /** The range of the paragraph with the answer. Five such paragraphs make one file. */
  gold_para: z.tuple([z.number(), z.number()]).optional(),
})
type Row = z.infer<typeof row>

const PARAGRAPHS_PER_FILE = 5
const BUDGETS = [2000, 6000] as const

const flat = (text: string): string => text.normalize('NFKC').replace(/\s+/g, ' ').trim()
const paragraphKey = ({ doc_text_path, gold_para }: Row): string =>
  `${doc_text_path} ${gold_para?.[0] ?? ''}`

/** The files of the library, and the number of the file of each row's paragraph. */
function filesOf(folder: string, rows: readonly Row[]) {
  const paragraphs = new Map<string, Row>()
  for (const one of rows) paragraphs.set(paragraphKey(one), one)
  const sorted = [...paragraphs.values()].sort(
    (a, b) =>
      a.doc_text_path.localeCompare(b.doc_text_path) ||
      (a.gold_para?.[0] ?? 0) - (b.gold_para?.[0] ?? 0),
  )
  const texts: { path: string; parts: string[] }[] = []
  const fileOf = new Map<string, number>()
  for (const one of sorted) {
    const text = readFileSync(resolve(folder, one.doc_text_path), 'utf8')
    const last = texts.at(-1)
    const isFull = last?.parts.length === PARAGRAPHS_PER_FILE
    if (!last || isFull || last.path !== one.doc_text_path)
      texts.push({ path: one.doc_text_path, parts: [] })
    texts.at(-1)?.parts.push(one.gold_para ? text.slice(...one.gold_para) : text)
    fileOf.set(paragraphKey(one), texts.length - 1)
  }
  return { indexes: texts.map(({ parts }) => indexDocument(parts.join('\n\n'))), fileOf }
}

/**
 * How often the answer is in the passages that a model would read, at 2,000 and 6,000 characters:
 * `known` where only its file is searched; where all files are, `library` in passages of its own
 * file and `any` in those of any file, which chapters of one book often share. `first` and
 * `firstThree` say how often the file is ranked there; `questionMs` is the mean time of a search in
 * all files.
 */
export function measureLibrary(file: string) {
  const rows = readRows(file, row).filter(({ found }) => found)
  const { indexes, fileOf } = filesOf(dirname(file), rows)
  const known = BUDGETS.map(() => 0)
  const library = BUDGETS.map(() => 0)
  const any = BUDGETS.map(() => 0)
  let first = 0
  let firstThree = 0
  let asking = 0
  for (const one of rows) {
    const query = { question: one.question }
    const own = fileOf.get(paragraphKey(one)) ?? -1
    const start = performance.now()
    const statistics = indexes.map((index) => statisticsFor(index, query))
    const all = sumOfStatistics(statistics)
    const topSentences = indexes.map((index) =>
      topSentencesOf(index, scoreForQuestion(index, query, all)),
    )
    const weights = weighDocuments({ topSentences, statistics })
    const ranks = rankDocuments(weights)
    const budgetsOfFiles = BUDGETS.map((budget) => divideBudget(topSentences, weights, budget))
    asking += performance.now() - start
    if (ranks[0] === own) first += 1
    if (ranks.slice(0, 3).includes(own)) firstThree += 1
    const holds = (file: number, chars: number): boolean => {
      const index = indexes[file]
      if (!index || chars === 0) return false
      const text = flat(
        choosePassages(index, query, chars)
          .map((passage) => passage.text)
          .join('\n'),
      )
      return one.answers.some((answer) => text.includes(flat(answer)))
    }
    BUDGETS.forEach((budget, i) => {
      const chars = budgetsOfFiles[i] ?? []
      const isInOwn = holds(own, chars[own] ?? 0)
      if (holds(own, budget)) known[i] = (known[i] ?? 0) + 1
      if (isInOwn) library[i] = (library[i] ?? 0) + 1
      if (isInOwn || chars.some((share, file) => holds(file, share))) any[i] = (any[i] ?? 0) + 1
    })
  }
  const percent = (count: number): number =>
    Math.round((1000 * count) / Math.max(1, rows.length)) / 10
  return {
    file,
    n: rows.length,
    files: indexes.length,
    known: known.map(percent),
    library: library.map(percent),
    any: any.map(percent),
    first: percent(first),
    firstThree: percent(firstThree),
    questionMs: Math.round((10 * asking) / Math.max(1, rows.length)) / 10,
  }
}
