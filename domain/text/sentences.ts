import { pageWords } from '../languages/pages.ts'
import type { Language } from './language.ts'
import { formulasIn, replaceFormulas } from './inline/formulas.ts'
import { hardLineBreaks } from './lines/line-ends.ts'
import { onOneLine } from './normalise.ts'
import { sourceStarts } from './sources.ts'
import { isTableRow } from './blocks/page-structure.ts'

/** `text` with white space collapsed; `start` and `end` are UTF-16 indices into the original. */
type Sentence = { text: string; start: number; end: number }

/** Maximum length of a sentence; longer text is cut at a pause. */
const MAX_SENTENCE_CHARS = 420
/** Thai, Lao, Khmer and Burmese do not mark the ends of sentences. */
export const UNPUNCTUATED_LANGUAGES: ReadonlySet<string> = new Set(['th', 'lo', 'km', 'my'])
/** Maximum length of a sentence in such a language. */
const MAX_UNPUNCTUATED_CHARS = 180

/** Abbreviations whose full stop does not end a sentence. */
const ABBREVIATION = new RegExp(
  String.raw`(?:^|[\s(["'])(?:\p{Lu}|(?:\p{L}\.)+\p{L}|${pageWords('abbreviations')})\.$`,
  'iu',
)

/** Whether the full stop at the end of `text` belongs to an abbreviation. */
function isAbbreviated(text: string): boolean {
  const end = text.trimEnd()
  return end.endsWith('.') && ABBREVIATION.test(end)
}

const BULLET = /^\s*(?:[-–—•◦▪●○■□‣⁃*·]|\(?\d{1,3}[.)]|\(?[a-z][.)]|\(?[ivx]{1,5}[.)])\s+/u

const segmenters = new Map<string, Intl.Segmenter>()
function segmenter(language: Language): Intl.Segmenter {
  const locale = language === 'und' ? 'en' : language
  const known = segmenters.get(locale)
  if (known) return known
  const made = new Intl.Segmenter(locale, { granularity: 'sentence' })
  segmenters.set(locale, made)
  return made
}

/**
 * The [start, end) ranges of `text` that sentences do not cross: paragraphs, headings, list items,
 * table rows.
 */
function blocks(text: string): [number, number][] {
  const lines = text.split('\n')
  const ended = hardLineBreaks(lines.map((line) => line.trim()))
  const found: [number, number][] = []
  let start = 0
  let offset = 0
  lines.forEach((line, i) => {
    const end = offset + line.length
    const next = lines[i + 1]
    if (
      next === undefined ||
      line.trim() === '' ||
      next.trim() === '' ||
      BULLET.test(next) ||
      isTableRow(line) ||
      isTableRow(next) ||
      ended[i]
    ) {
      if (end > start) found.push([start, end])
      start = end + 1
    }
    offset = end + 1
  })
  return found
}

/** Maximum length of a formula that is kept in one piece. */
const MAX_FORMULA_CHARS = 1500

/**
 * A formula in which no sign ends a sentence, of the same length. A full stop at its end does so
 * behind the delimiter, which belongs to the sentence.
 */
const withoutStops = (formula: string): string =>
  formula.replace(/\.(\$\$?|\\[\])])$/u, '$1.').replace(/[.!?](?!$)/gu, ',')

/** For an index in [start, end) of `text`: the end of the formula around it, else the index. */
function afterFormula(
  text: string,
  [start, end]: readonly [number, number],
): (at: number) => number {
  const inside = Array.from(formulasIn(text.slice(start, end)), ({ index, formula }) => ({
    from: start + index,
    to: start + index + formula.length,
  }))
  let next = 0
  return (at) => {
    while ((inside[next]?.to ?? Infinity) <= at) next += 1
    const { from, to } = inside[next] ?? { from: Infinity, to: 0 }
    return from < at && to - from <= MAX_FORMULA_CHARS ? to : at
  }
}

/**
 * Cuts [start, end) of `text` into pieces of about `longest` at most, at the strongest pause in
 * reach. Formulas are not cut.
 */
function cut(
  text: string,
  [start, end]: readonly [number, number],
  longest: number,
): [number, number][] {
  const pieces: [number, number][] = []
  if (end - start <= longest) return [[start, end]]
  const outsideFormula = afterFormula(text, [start, end])
  let from = start
  while (end - from > longest) {
    const reach = text.slice(from, from + longest)
    const floor = longest / 3
    const at =
      [/[;；:：]\s|[;；。！？]/gu, /[,，、،]\s?/gu, /\s/gu]
        .map((pause) => [...reach.matchAll(pause)].at(-1))
        .map((match) => (match ? match.index + match[0].length : 0))
        .find((index) => index > floor) ?? longest
    const to = outsideFormula(from + at)
    pieces.push([from, to])
    from = to
  }
  pieces.push([from, end])
  return pieces
}

/**
 * The sentences of a page or passage, in order. Wrapped lines are joined; headings, list items and
 * paragraphs are separate; abbreviations do not end a sentence; overlong text is cut at a pause.
 */
export function sentencesOf(text: string, language: Language): Sentence[] {
  const longest = UNPUNCTUATED_LANGUAGES.has(language) ? MAX_UNPUNCTUATED_CHARS : MAX_SENTENCE_CHARS
  const sentences: Sentence[] = []
  const push = (start: number, end: number) => {
    for (const [from, to] of cut(text, [start, end], longest)) {
      const raw = text.slice(from, to)
      const clean = onOneLine(raw)
      if (clean === '') continue
      const lead = raw.length - raw.trimStart().length
      sentences.push({ text: clean, start: from + lead, end: from + raw.trimEnd().length })
    }
  }
  for (const [start, end] of blocks(text)) {
    const flat = replaceFormulas(text.slice(start, end).replace(/\s/g, ' '), withoutStops)
    let sentenceStart = 0
    const close = (at: number) => {
      if (at > sentenceStart) push(start + sentenceStart, start + at)
      sentenceStart = at
    }
    const starts = sourceStarts(flat)
    for (const { index, segment } of segmenter(language).segment(flat)) {
      const at = index + segment.length
      while ((starts[0] ?? Infinity) < at) close(starts.shift() ?? at)
      const before = flat.slice(Math.max(sentenceStart, at - 14), at).trimEnd()
      if (at === flat.length || !isAbbreviated(before)) close(at)
    }
    close(flat.length)
  }
  return sentences
}
