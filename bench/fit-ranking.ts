/**
 * `node bench/fit-ranking.ts FILE.jsonl …`: how often the passages that answer questions come first
 * in the tutor without a model, with the weights of domain/tutor/builtin/passages/features.ts
 * and with weights fitted to the files, of which whole documents are left out in turn; and the
 * weights fitted to all. Rows are as for `npm run eval -- passages`; a document may also be a file
 * in Markdown or HTML. A passage answers if it has most of the words of an answer in a row.
 */
import { readFileSync } from 'node:fs'
import { dirname, extname, resolve } from 'node:path'
import { z } from 'zod'
import { readDocument } from '../domain/documents/read-document.ts'
import { indexDocument, type DocumentIndex } from '../domain/text/document.ts'
import { findPassages } from '../domain/tutor/builtin/passages/find-passages.ts'
import { shownParts } from '../domain/tutor/builtin/passages/shown/shown-parts.ts'
import { FEATURES } from '../domain/tutor/builtin/passages/features.ts'
import { analysedDocument } from '../domain/tutor/builtin/document/analysed-document.ts'
import { classifyIntent } from '../domain/tutor/question/classify-intent.ts'
import { readRows } from './eval/rows.ts'

const row = z.object({
  doc_text_path: z.string(),
  question: z.string(),
  answers: z.array(z.string()).min(1),
})

const PARTS = 10
const STEPS = 400
const RATE = 0.05
const RIDGE = 0.02
/** Words in a row that are compared, and the share of them that a passage must have. */
const IN_ROW = 3
const MIN_SHARE = 0.6

type Passage = { readonly features: readonly number[]; readonly answers: boolean }
/** A question with its passages in the order of the product. */
type Sample = { readonly document: string; readonly passages: readonly Passage[] }
type Rank = (passages: readonly Passage[]) => readonly Passage[]

function rowsOfWords(text: string): Set<string> {
  const plain = text.replace(/\{:[^}]*\}|<[^>]*>/g, '')
  const words =
    plain
      .normalize('NFKC')
      .toLowerCase()
      .match(/[\p{L}\p{N}]+/gu) ?? []
  const last = Math.max(1, words.length - IN_ROW + 1)
  return new Set(Array.from({ length: last }, (_, i) => words.slice(i, i + IN_ROW).join(' ')))
}

function answersIn(answers: readonly string[], text: string): boolean {
  const found = rowsOfWords(text)
  return answers.some((answer) => {
    const all = [...rowsOfWords(answer)]
    return all.filter((words) => found.has(words)).length >= MIN_SHARE * all.length
  })
}

async function indexOf(path: string): Promise<DocumentIndex> {
  const type = extname(path).slice(1)
  const bytes = readFileSync(path)
  if (type !== 'md' && type !== 'html') return indexDocument(bytes.toString('utf8'))
  const { pages, emphasis, structure } = await readDocument(new Uint8Array(bytes), type)
  return indexDocument(pages.join('\f'), undefined, { emphasis, structure })
}

/** The passages of a question; none if it is not looked up by a search. */
function passagesFor(
  index: DocumentIndex,
  question: string,
  answers: readonly string[],
): Passage[] {
  const intent = classifyIntent({ question }, index)
  if (intent.kind !== 'search') return []
  const document = analysedDocument(index)
  const { passages, analysis } = findPassages(document, intent.query, intent.page)
  return passages.map((one) => {
    const shown = shownParts(document, one, analysis).flatMap(({ sentences }) => sentences)
    const text = shown.map((i) => index.sentences[i]?.text ?? '').join(' ')
    return {
      features: FEATURES.map((name) => one.features[name]),
      answers: answersIn(answers, text),
    }
  })
}

const dot = (weights: readonly number[], features: readonly number[]): number =>
  features.reduce((sum, value, i) => sum + value * (weights[i] ?? 0), 0)

/** Shares by which passages are expected to be the answer. */
function softmax(values: readonly number[]): number[] {
  const most = Math.max(...values)
  const all = values.map((value) => Math.exp(value - most))
  const total = all.reduce((sum, value) => sum + value, 0)
  return all.map((value) => value / total)
}

/** The standard deviation of each feature. */
function spreadOf(samples: readonly Sample[]): number[] {
  const all = samples.flatMap(({ passages }) => passages.map(({ features }) => features))
  return FEATURES.map((_, k) => {
    const values = all.map((features) => features[k] ?? 0)
    const mean = values.reduce((sum, value) => sum + value, 0) / values.length
    return Math.sqrt(values.reduce((sum, value) => sum + (value - mean) ** 2, 0) / values.length)
  })
}

/** The weights by which answering passages get the highest share of each question. */
function fit(samples: readonly Sample[]): number[] {
  const spread = spreadOf(samples)
  const used = samples
    .filter(({ passages }) => passages.some(({ answers }) => answers))
    .map(({ passages }) => ({
      passages: passages.map(({ features, answers }) => ({
        answers,
        features: features.map((value, k) => value / (spread[k] || 1)),
      })),
    }))
  const weights = FEATURES.map(() => 0)
  const momentum = FEATURES.map(() => 0)
  const squares = FEATURES.map(() => 0)
  for (let step = 1; step <= STEPS; step += 1) {
    const slope = weights.map((weight) => RIDGE * weight)
    for (const { passages } of used) {
      const shares = softmax(passages.map(({ features }) => dot(weights, features)))
      const right = passages.reduce((sum, one, i) => sum + (one.answers ? (shares[i] ?? 0) : 0), 0)
      passages.forEach(({ features, answers }, i) => {
        const share = shares[i] ?? 0
        const excess = (share - (answers ? share / right : 0)) / used.length
        features.forEach((value, k) => (slope[k] = (slope[k] ?? 0) + excess * value))
      })
    }
    slope.forEach((value, k) => {
      momentum[k] = 0.9 * (momentum[k] ?? 0) + 0.1 * value
      squares[k] = 0.99 * (squares[k] ?? 0) + 0.01 * value * value
      const size = Math.sqrt((squares[k] ?? 0) / (1 - 0.99 ** step)) + 1e-8
      weights[k] = (weights[k] ?? 0) - (RATE * (momentum[k] ?? 0)) / (1 - 0.9 ** step) / size
    })
  }
  return weights.map((weight, k) => weight / (spread[k] || 1))
}

const byWeights =
  (weights: readonly number[]): Rank =>
  (passages) =>
    passages.toSorted((a, b) => dot(weights, b.features) - dot(weights, a.features))

/** Number of questions whose first passage, and one of whose first three, answers. */
function counts(samples: readonly Sample[], rank: Rank): { first: number; firstThree: number } {
  const orders = samples.map(({ passages }) => rank(passages).map(({ answers }) => answers))
  return {
    first: orders.filter(([first]) => first).length,
    firstThree: orders.filter((order) => order.slice(0, 3).includes(true)).length,
  }
}

const indexes = new Map<string, DocumentIndex>()
const samples: Sample[] = []
for (const file of process.argv.slice(2))
  for (const { doc_text_path, question, answers } of readRows(file, row)) {
    const document = resolve(dirname(file), doc_text_path)
    const index = indexes.get(document) ?? (await indexOf(document))
    indexes.set(document, index)
    const passages = passagesFor(index, question, answers)
    if (passages.length > 0) samples.push({ document, passages })
  }
const documents = [...indexes.keys()].toSorted()
const leftOut = { first: 0, firstThree: 0 }
for (let part = 0; part < PARTS; part += 1) {
  const out = new Set(documents.filter((_, i) => i % PARTS === part))
  const rank = byWeights(fit(samples.filter(({ document }) => !out.has(document))))
  const { first, firstThree } = counts(
    samples.filter(({ document }) => out.has(document)),
    rank,
  )
  leftOut.first += first
  leftOut.firstThree += firstThree
}
const fitted = fit(samples)
const weights = Object.fromEntries(FEATURES.map((name, i) => [name, (fitted[i] ?? 0).toFixed(1)]))
const asItIs = counts(samples, (passages) => passages)
console.log(JSON.stringify({ questions: samples.length, asItIs, leftOut, weights }, null, 2))
