import { isReversedRtl, type PositionedItem } from '../../../domain/pdf/layout.ts'

/** One run of text as pdf.js gives it. `hasEOL`: the line ends after it. */
export type TextRun = Pick<PositionedItem, 'str' | 'hasEOL' | 'dir' | 'transform'>

/** Characters `from` (inclusive) to `to` (exclusive) of the run with index `run`. */
export type RunRange = { readonly run: number; readonly from: number; readonly to: number }

/** The text of one page on a single line, with a mapping from its characters to its runs. */
export type PageText = {
  readonly text: string
  /** Same length as `text`, without case and accents: the text that find searches. */
  readonly folded: string
  rangesOf(start: number, end: number): RunRange[]
  /** The range of each non-empty run in `text`, in stream order. */
  readonly stretches: readonly Stretch[]
}

/** A range of a page's text: UTF-16 offsets, the end exclusive. */
export type Stretch = { readonly start: number; readonly end: number }

/** `text` without case and accents, character by character, so that indices stay the same. */
export const fold = (text: string): string =>
  Array.from(text, (char) => {
    const bare = char.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()
    return bare.length === char.length ? bare : char
  }).join('')

const HEAD = /([\p{L}\p{M}\p{N}-]*[\p{L}\p{N}])[-\u00ad\u2010]$/u
const TAIL = /^[\p{L}\p{N}][\p{L}\p{M}-]*/u

/**
 * How a line that ends in a hyphen continues, by the same rule as the stored text
 * (domain/pdf/layout.ts).
 */
function joint(line: string, next: string): 'apart' | 'hyphen' | 'joined' {
  const head = HEAD.exec(line)?.[1]
  const tail = TAIL.exec(next)?.[0]
  if (head === undefined || tail === undefined) return 'apart'
  const compound =
    head.includes('-') || tail.includes('-') || !/^\p{Ll}/u.test(tail) || /\p{N}$/u.test(head)
  return compound ? 'hyphen' : 'joined'
}

type Placed = { run: number; text: string; x: number; leftwards: boolean }

/** The runs line by line, each line in reading order. */
function linesOf(runs: readonly TextRun[]): Placed[][] {
  const lines: Placed[][] = [[]]
  runs.forEach(({ str, hasEOL, dir, transform }, run) => {
    lines.at(-1)?.push({ run, text: str, x: transform[4] ?? 0, leftwards: dir === 'rtl' })
    if (hasEOL) lines.push([])
  })
  return lines.map((line) => (isReversedRtl(line) ? line.toReversed() : line))
}

/**
 * Joins runs into one line: collapses white space, joins hyphenated words, normalises compatibility
 * forms.
 */
export function pageTextOf(runs: readonly TextRun[]): PageText {
  const chars: string[] = []
  const runOf: number[] = []
  const offsetOf: number[] = []
  const push = (char: string, run: number, offset: number) => {
    const isSpace = /^\s$/.test(char)
    if (isSpace && (chars.length === 0 || chars.at(-1) === ' ')) return
    for (const unit of (isSpace ? ' ' : char).split('')) {
      chars.push(unit)
      runOf.push(run)
      offsetOf.push(offset)
    }
  }
  const lines = linesOf(runs)
  lines.forEach((line, number) => {
    const next = lines[number + 1]?.find(({ text }) => text !== '')?.text ?? ''
    line.forEach(({ run, text }, place) => {
      const endsLine = place === line.length - 1 && number < lines.length - 1
      const end = endsLine ? joint(text, next) : 'apart'
      let offset = 0
      for (const char of end === 'joined' ? text.slice(0, -1) : text) {
        for (const unified of char.normalize('NFKC')) push(unified, run, offset)
        offset += char.length
      }
      if (endsLine && end === 'apart') push(' ', run, text.length)
    })
  })
  const text = chars.join('')
  const stretches: Stretch[] = []
  for (let start = 0, end = 1; start < runOf.length; end++)
    if (runOf[end] !== runOf[start]) {
      stretches.push({ start, end })
      start = end
    }
  return {
    text,
    folded: fold(text),
    stretches,
    rangesOf(start, end) {
      const ranges: RunRange[] = []
      for (let index = start; index < end; index++) {
        const run = runOf[index]
        const from = offsetOf[index]
        if (run === undefined || from === undefined) break
        const width = Array.from(runs[run]?.str.slice(from) ?? '')[0]?.length ?? 0
        const last = ranges.at(-1)
        if (last?.run === run)
          ranges[ranges.length - 1] = { ...last, to: Math.max(last.to, from + width) }
        else if (width > 0) ranges.push({ run, from, to: from + width })
      }
      return ranges
    },
  }
}

const foldedWords = (words: string): string =>
  fold(words.normalize('NFKC').replace(/\s+/g, ' ').trim())

/**
 * The ranges of `words` in the page, ignoring case, accents and white space; in order, not
 * overlapping.
 */
export function findIn(page: PageText, words: string): Stretch[] {
  const wanted = foldedWords(words)
  if (wanted === '') return []
  const found: Stretch[] = []
  let start = page.folded.indexOf(wanted)
  while (start >= 0) {
    found.push({ start, end: start + wanted.length })
    start = page.folded.indexOf(wanted, start + wanted.length)
  }
  return found
}

/** Shorter runs occur in almost any passage. */
const PIECE_FROM = 8
/** Share of a passage that its pieces must cover. */
const COVERED_FROM = 0.6

const numbersIn = (text: string): string[] => text.match(/\p{N}+(?:[.,]\p{N}+)*/gu) ?? []

/** The longest beginning of `late` that `early` ends with. */
function overlap(early: string, late: string): number {
  for (let length = Math.min(early.length, late.length); length >= PIECE_FROM; length--)
    if (early.endsWith(late.slice(0, length))) return length
  return 0
}

/**
 * The pieces of a passage on a page whose stream is not in reading order (columns written line by
 * line, lines from right to left): complete runs contained in the passage, and parts it begins or
 * ends with. Null if they cover too little of it, or lack one of its numbers.
 */
export function piecesIn(page: PageText, passage: string): Stretch[] | null {
  const wanted = foldedWords(passage)
  const pieces = page.stretches.flatMap(({ start, end }): Stretch[] => {
    const raw = page.folded.slice(start, end)
    const from = start + raw.length - raw.trimStart().length
    const run = raw.trim()
    if (run.length >= PIECE_FROM && wanted.includes(run))
      return [{ start: from, end: from + run.length }]
    const opening = overlap(run, wanted)
    if (opening > 0) return [{ start: from + run.length - opening, end: from + run.length }]
    const closing = overlap(wanted, run)
    return closing > 0 ? [{ start: from, end: from + closing }] : []
  })
  const covered = pieces.reduce((sum, { start, end }) => sum + end - start, 0)
  const said = new Set(pieces.flatMap(({ start, end }) => numbersIn(page.folded.slice(start, end))))
  const enough = wanted !== '' && covered >= COVERED_FROM * wanted.length
  return enough && numbersIn(wanted).every((number) => said.has(number)) ? pieces : null
}
