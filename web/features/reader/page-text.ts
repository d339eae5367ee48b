import { isReversedRtl, type PositionedItem } from '../../../domain/pdf/layout.ts'
import { lineJoint } from '../../../domain/text/lines/line-joint.ts'

/** One run of text as pdf.js gives it. `hasEOL`: the line ends after it. */
export type TextRun = Pick<PositionedItem, 'str' | 'hasEOL' | 'dir' | 'transform'>

/** Characters `from` (inclusive) to `to` (exclusive) of the run with index `run`. */
type RunRange = { readonly run: number; readonly from: number; readonly to: number }

/** The text of one page on a single line, with a mapping from its characters to its runs. */
export type PageText = {
  readonly text: string
  /** Same length as `text`, without case and accents: the text that find searches. */
  readonly searchText: string
  rangesOf(start: number, end: number): RunRange[]
  /** The range of each non-empty run in `text`, in stream order. */
  readonly runRanges: readonly TextRange[]
}

/** A range of a page's text: UTF-16 offsets, the end exclusive. */
export type TextRange = { readonly start: number; readonly end: number }

/** `text` without case and accents, character by character, so that indices stay the same. */
export const foldCase = (text: string): string =>
  Array.from(text, (char) => {
    const withoutDiacritics = char.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()
    return withoutDiacritics.length === char.length ? withoutDiacritics : char
  }).join('')

type Placed = { run: number; text: string; x: number; isRightToLeft: boolean }

/** The runs line by line, each line in reading order. */
function linesOf(runs: readonly TextRun[]): Placed[][] {
  const lines: Placed[][] = [[]]
  runs.forEach(({ str, hasEOL, dir, transform }, run) => {
    lines.at(-1)?.push({ run, text: str, x: transform[4] ?? 0, isRightToLeft: dir === 'rtl' })
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
      const end = endsLine ? lineJoint(text, next) : 'apart'
      let offset = 0
      for (const char of end === 'joined' ? text.slice(0, -1) : text) {
        for (const unified of char.normalize('NFKC')) push(unified, run, offset)
        offset += char.length
      }
      if (endsLine && end === 'apart') push(' ', run, text.length)
    })
  })
  const text = chars.join('')
  const runRanges: TextRange[] = []
  for (let start = 0, end = 1; start < runOf.length; end++)
    if (runOf[end] !== runOf[start]) {
      runRanges.push({ start, end })
      start = end
    }
  return {
    text,
    searchText: foldCase(text),
    runRanges,
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
