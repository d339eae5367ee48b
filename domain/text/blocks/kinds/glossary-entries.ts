import { pageWords } from '../../../languages/pages.ts'
import type { Span } from '../lines.ts'
import type { EmphasisedRun, EmphasisedRuns } from '../../inline/emphasis.ts'
import { sectionOf } from '../sections.ts'

/** A term and its meaning, each with UTF-16 offsets into the text of the page. */
export type GlossaryEntry = { readonly term: Span; readonly meaning: Span }

/**
 * The lines of a glossary that begin an entry: bold lines; the longest series of lines in
 * alphabetical order, because terms are sorted and other lines are not; in a glossary without an
 * order the lines with a term before a colon or dash.
 */
export function entryStarts(lines: readonly Span[], bold: readonly EmphasisedRun[]): boolean[] {
  const marked = lines.map(({ start, end }) =>
    bold.some((run) => run.start <= start + 1 && run.end > start && run.start < end),
  )
  if (marked.some(Boolean)) return marked
  const sorted = sortedLines(lines)
  const separated = lines.map(({ text }) => separatedLength(text) > 0)
  const isOrdered = count(sorted) > MIN_SORTED_SHARE * count(separated)
  return isOrdered || separated[0] !== true ? sorted : separated
}

const count = (lines: readonly boolean[]): number => lines.filter(Boolean).length

/** The first line and the longest series of lines in alphabetical order. */
function sortedLines(lines: readonly Span[]): boolean[] {
  const keys = lines.map(({ text }) => text.slice(0, 20).toLowerCase())
  if (lines.length < MIN_SORTED_LINES) return lines.map((_, i) => i === 0)
  const before = keys.map(() => -1)
  const length = keys.map(() => 1)
  keys.forEach((key, i) => {
    for (let j = Math.max(0, i - MAX_LINES_BACK); j < i; j += 1)
      if ((keys[j] ?? '').localeCompare(key) <= 0 && (length[j] ?? 0) >= (length[i] ?? 0)) {
        length[i] = (length[j] ?? 0) + 1
        before[i] = j
      }
  })
  const starts = lines.map(() => false)
  const longest = length.reduce((most, one) => Math.max(most, one), 0)
  for (let i = length.lastIndexOf(longest); i >= 0; i = before[i] ?? -1) starts[i] = true
  starts[0] = true
  return starts
}

type Candidate = Span & { readonly kind: string; readonly page: number }

const MAX_TERM_WORDS = 8
/** Minimum lines to detect an order, and maximum lines of a meaning. */
const MIN_SORTED_LINES = 3
const MAX_LINES_BACK = 12
/** From this share of its lines with a colon or dash in order, a glossary has an order. */
const MIN_SORTED_SHARE = 0.8
/** Maximum glossary entries read, and maximum characters searched for their terms. */
const MAX_ENTRIES = 600
const MAX_SEARCHED_CHARS = 400_000

/** The number of the section of a term: "Ebb (2.4)". */
const SECTION_NUMBER = /\s*\(§?\s?\d+(?:\.\d+)+\)$/u

/** Minimum characters of a meaning. */
const MIN_MEANING = 8

const SEPARATOR = /^(?<term>[^:–—]{2,70}?)\s*(?::|\s[–—-]\s)\s*(?=\S)/u
/** Lower case with single spaces; marks other than hyphens separate phrases. */
const plain = (text: string): string =>
  ` ${text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\s'’-]+/gu, ' | ')
    .replace(/[\s-]+/gu, ' ')
    .trim()} `

/** Length of the term and its colon or dash at the beginning of `text`; 0 without them. */
function separatedLength(text: string): number {
  const separated = SEPARATOR.exec(text)
  const words = (separated?.groups?.['term'] ?? '').split(' ').length
  return separated && words <= MAX_TERM_WORDS ? separated[0].length : 0
}

/**
 * Length of the term at the beginning of `text`: in bold, before a colon or dash, or a phrase that
 * the document uses.
 */
function termLength(text: string, boldUntil: number, used: string): number {
  if (boldUntil > 0) return boldUntil
  const separated = separatedLength(text)
  if (separated > 0) return separated
  const words = [...text.matchAll(/\S+/gu)].slice(0, MAX_TERM_WORDS)
  const ends = words.map(({ index, 0: word }) => index + word.length)
  return (
    ends.findLast(
      (end, i) =>
        i < words.length - 1 &&
        isPhrase(text.slice(0, end)) &&
        used.includes(plain(text.slice(0, end))),
    ) ?? 0
  )
}

const UNFINISHED = new RegExp(String.raw`\s(?:${pageWords('unfinishedTerms')})$`, 'iu')
const isPhrase = (text: string): boolean => /[\p{L}\p{N})]$/u.test(text) && !UNFINISHED.test(text)

/** Maximum words of a line with a name alone and of a short one, and what only a meaning has. */
const MAX_NAME_WORDS = 8
const SHORT_NAME_WORDS = 3
const MIN_SHORT_SHARE = 0.75
const IN_MEANING = /[.!?;:,]$|[:–—]\s/u

/** Whether lines are names without meanings. */
function areNames(lines: readonly string[]): boolean {
  const lengths = lines.map((line) => line.split(/\s+/u).length)
  const short = lengths.filter((length) => length <= SHORT_NAME_WORDS).length
  return (
    short >= lines.length * MIN_SHORT_SHARE &&
    lengths.every((length) => length <= MAX_NAME_WORDS) &&
    !lines.some((line) => IN_MEANING.test(line))
  )
}

/** The blocks of glossaries that only list names, each on its own line. */
function namesIn<One extends Candidate>(
  blocks: readonly One[],
  pages: readonly string[],
  runs: EmphasisedRuns,
): ReadonlySet<One> {
  const linesOf = ({ page, start, end }: One): string[] =>
    (pages[page - 1] ?? '')
      .slice(start, end)
      .split('\n')
      .map((line) => line.trim())
  const names = new Set<One>()
  let glossary: One[] = []
  for (const block of [...blocks, undefined]) {
    if (block?.kind === 'glossary') glossary.push(block)
    else {
      const isInBold = glossary.some((one) => boldEnd(one, runs) > 0)
      if (!isInBold && areNames(glossary.flatMap(linesOf)))
        for (const one of glossary) names.add(one)
      glossary = []
    }
  }
  return names
}

/** Whether there is a glossary whose terms are not headings, each before its meaning. */
function mayHaveEntries(blocks: readonly Candidate[]): boolean {
  const glossary = blocks.filter(({ kind }) => kind === 'glossary').length
  const headed = blocks.filter(
    ({ kind }, i) =>
      kind === 'glossary' &&
      blocks[i - 1]?.kind === 'heading' &&
      sectionOf(blocks[i - 1]?.text ?? '') === null,
  ).length
  return glossary > 0 && headed < Math.max(MIN_SORTED_LINES, glossary / 2)
}

/** The entries of the glossary blocks in `blocks` whose terms are no headings, by block number. */
export function entriesOf(
  blocks: readonly Candidate[],
  pages: readonly string[],
  runs: EmphasisedRuns,
): Map<number, GlossaryEntry> {
  const entries = new Map<number, GlossaryEntry>()
  if (!mayHaveEntries(blocks)) return entries
  const used = plain(
    blocks
      .filter(({ kind }) => ['prose', 'heading', 'list', 'caption'].includes(kind))
      .map(({ text }) => text)
      .join(' ')
      .slice(0, MAX_SEARCHED_CHARS),
  )
  const glossary = blocks.filter(({ kind }) => kind === 'glossary')
  const inBold = glossary.filter((block) => boldEnd(block, runs) > 0).length
  const isBold = inBold >= Math.max(MIN_SORTED_LINES, glossary.length / 2)
  const names = namesIn(blocks, pages, runs)
  const mayHaveEntry = (block: Candidate): boolean => block.kind === 'glossary' && !names.has(block)
  for (const [i, block] of blocks.entries()) {
    if (!mayHaveEntry(block) || entries.size >= MAX_ENTRIES) continue
    // Where terms are in bold, other blocks continue the meaning before them.
    if (isBold && boldEnd(block, runs) === 0) continue
    const page = pages[block.page - 1] ?? ''
    const raw = page.slice(block.start, block.end)
    const boldUntil = boldEnd(block, runs)
    const isMarked = boldUntil > 0 || !raw.includes('\n')
    const length = termLength(raw, boldUntil, used)
    const term = raw
      .slice(0, length)
      .replace(/[\s:–—-]+$/u, '')
      .replace(SECTION_NUMBER, '')
    const rest = raw.slice(length)
    const skipped = rest.length - rest.replace(/^[\s:–—-]+/u, '').length
    if (term === '' || rest.trim().length < MIN_MEANING) continue
    const from = block.start + length + skipped
    const end = isMarked ? block.end : from + firstSentence(page.slice(from, block.end))
    entries.set(i, {
      term: { text: oneLine(term), start: block.start, end: block.start + term.length },
      meaning: { text: oneLine(page.slice(from, end)), start: from, end },
    })
  }
  return entries
}

/**
 * The end of the first sentence: where only the order of the lines separates entries, an entry
 * may contain the next ones.
 */
const firstSentence = (text: string): number => {
  const end = /[.!?]["”’)]*(?=\s+\p{Lu})/u.exec(text)
  return end === null || end.index < MIN_MEANING ? text.length : end.index + end[0].length
}

const oneLine = (text: string): string => text.replace(/\s+/g, ' ').trim()

/** The end of the bold run at the beginning of a block; 0 if there is none. */
function boldEnd({ start, end, page }: Candidate, runs: EmphasisedRuns): number {
  const run = runs[page - 1]?.find(
    (one) => one.style === 'bold' && one.start <= start + 1 && one.end > start && one.end < end,
  )
  return run ? run.end - start : 0
}
