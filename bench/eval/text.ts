import { execFile } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { readAsStored } from './read-as-stored.ts'

const NGRAM = 5

/** The words of a text in lower case. Signs, rules and dot leaders are not words. */
const wordsOf = (text: string): string[] =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .match(/[\p{L}\p{N}]+/gu) ?? []

const plainMarkdown = (source: string): string =>
  source.replace(/<!--[\s\S]*?-->/g, ' ').replace(/\]\([^)\s]*\)/g, '] ')

/** What LaTeX typesets, roughly: without its preamble, comments, commands and their options. */
const plainLatex = (source: string): string =>
  source
    .replace(/^[\s\S]*?\\begin\{document\}/u, '')
    .replace(/(?<!\\)%.*$/gmu, '')
    .replace(/\\(?:begin|end)\{[^}]*\}(?:\[[^\]]*\])?(?:\{[lcrp|@]*\})?/gu, ' ')
    .replace(
      /\\(?:label|ref|cite|includegraphics|vspace|hspace|date)\*?(?:\[[^\]]*\])?\{[^}]*\}/gu,
      ' ',
    )
    .replace(/\\[a-z]+\*?(?:\[[^\]]*\])?/giu, ' ')

const plainOf = (name: string, source: string): string =>
  name.endsWith('.tex') ? plainLatex(source) : plainMarkdown(source)

const ngrams = (words: readonly string[], length: number): string[] =>
  words.slice(length - 1).map((_, at) => words.slice(at, at + length).join(' '))

/**
 * The share in percent of `expected` that is in `found`, each as often as it is in both; null if
 * nothing is expected.
 */
function recall(expected: readonly string[], found: readonly string[]): number | null {
  if (expected.length === 0) return null
  const left = new Map<string, number>()
  for (const one of found) left.set(one, (left.get(one) ?? 0) + 1)
  let hits = 0
  for (const one of expected) {
    const count = left.get(one) ?? 0
    if (count === 0) continue
    hits += 1
    left.set(one, count - 1)
  }
  return Math.round((1000 * hits) / expected.length) / 10
}

const compare = (truth: readonly string[], text: string) => {
  const found = wordsOf(text)
  return {
    wordRecall: recall(truth, found),
    fiveGramRecall: recall(ngrams(truth, NGRAM), ngrams(found, NGRAM)),
  }
}

/** The files of `manifest.tsv` that have a ground truth, in its columns `file` and `gt`. */
async function readManifest(folder: string): Promise<{ file: string; truth: string }[]> {
  const [head = '', ...lines] = (await readFile(join(folder, 'manifest.tsv'), 'utf8')).split('\n')
  const columns = head.split('\t')
  return lines.flatMap((line) => {
    const cells = line.split('\t')
    const [file, truth] = ['file', 'gt'].map((name) => cells[columns.indexOf(name)]?.trim())
    return file && truth ? [{ file, truth }] : []
  })
}

/** What pdftotext (Poppler) reads of a file; null if it is not installed. */
async function readWithPdftotext(path: string): Promise<string | null> {
  try {
    const { stdout } = await promisify(execFile)('pdftotext', [path, '-'], {
      maxBuffer: 64 * 1024 * 1024,
    })
    return stdout
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null
    throw error
  }
}

/**
 * Compares the text of the PDFs of a folder with their ground truth (`gt/`, Markdown or LaTeX):
 * the shares of its words, and of its runs of five words, that the extracted text has.
 */
export async function measureText(folder: string): Promise<object> {
  const files: object[] = []
  for (const { file, truth } of await readManifest(folder)) {
    const words = wordsOf(plainOf(truth, await readFile(join(folder, truth), 'utf8')))
    const path = join(folder, file)
    const other = await readWithPdftotext(path)
    files.push({
      file,
      words: words.length,
      ...compare(words, (await readAsStored(path)).pages.join('\n')),
      pdftotext: other === null ? null : compare(words, other),
    })
  }
  return { folder, files }
}
