/** A part of a text; a match is shown as such. */
type TextPart = { readonly text: string; readonly isMatch: boolean }

/**
 * Characters before and after a match, and of the sentence that the reader highlights. The list
 * shows two lines of an excerpt (`.search-excerpt` in components/palette.css).
 */
const BEFORE = 60
const AFTER = 140
const MAX_SENTENCE = 240

const LETTER = /[\p{L}\p{N}]/u
const UNSPACED =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]/u
const SENTENCE_END = /[.!?。！？]\s|[。！？]|\n\s*\n/g

/** A text as the search compares it, with the original offset of each of its characters. */
type Folded = { readonly text: string; readonly starts: readonly number[] }

/** Letters that Unicode does not decompose; the database's search has the same list. */
const LETTERS: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  đ: 'd',
  ħ: 'h',
  ı: 'i',
  ł: 'l',
  ς: 'σ',
}

const foldCharacter = (character: string): string => {
  const plain = character
    .normalize('NFKD')
    .replace(/\p{Mn}/gu, '')
    .normalize('NFKC')
    .toLowerCase()
  return LETTERS[plain] ?? plain
}

function fold(original: string): Folded {
  const starts: number[] = []
  let text = ''
  for (const { 0: cluster, index } of original.matchAll(/\P{M}\p{M}*/gsu)) {
    const folded = foldCharacter(cluster)
    for (let unit = 0; unit < folded.length; unit++) starts.push(index)
    text += folded
  }
  starts.push(original.length)
  return { text, starts }
}

/** The words of a query, folded. */
const termsOf = (query: string): string[] => [
  ...new Set(
    fold(query)
      .text.split(/[^\p{L}\p{N}\p{M}]+/u)
      .filter((term) => term !== ''),
  ),
]

type Range = readonly [start: number, end: number]

/** Where a term occurs in a folded text: at the beginnings of words, else anywhere. */
function occurrences(text: string, term: string): Range[] {
  const found: Range[] = []
  for (let at = text.indexOf(term); at !== -1; at = text.indexOf(term, at + term.length))
    found.push([at, at + term.length])
  if (UNSPACED.test(term)) return found
  const atWords = found.filter(([start]) => start === 0 || !LETTER.test(text[start - 1] ?? ''))
  return atWords.length > 0 ? atWords : found
}

/** The matches of a query in a text, in order and without overlap, as original offsets. */
function matchesIn(original: string, query: string): Range[] {
  const { text, starts } = fold(original)
  const ranges = termsOf(query)
    .flatMap((term) => occurrences(text, term))
    .toSorted(([a], [b]) => a - b)
  const merged: [number, number][] = []
  for (const [from, to] of ranges) {
    const [start, end] = [starts[from] ?? 0, starts[to] ?? original.length]
    const last = merged.at(-1)
    if (last && start <= last[1]) last[1] = Math.max(last[1], end)
    else merged.push([start, end])
  }
  return merged
}

/** `text` in parts, with the words of `query` as matches; case and accents do not matter. */
export function matchedParts(text: string, query: string): TextPart[] {
  const parts: TextPart[] = []
  let at = 0
  for (const [start, end] of matchesIn(text, query)) {
    if (start > at) parts.push({ text: text.slice(at, start), isMatch: false })
    parts.push({ text: text.slice(start, end), isMatch: true })
    at = end
  }
  if (at < text.length) parts.push({ text: text.slice(at), isMatch: false })
  return parts
}

/** The first match that has most of the others behind it, so that a phrase is preferred. */
function bestMatch(matches: readonly Range[]): Range | undefined {
  const near = ([start]: Range) =>
    matches.filter(([other]) => other >= start && other < start + AFTER).length
  return matches.reduce<Range | undefined>(
    (best, match) => (!best || near(match) > near(best) ? match : best),
    undefined,
  )
}

/** The offset of the next word border at or after `at`, within a few characters. */
function wordBorder(text: string, at: number): number {
  const space = text.slice(at, at + 20).search(/\s/)
  return space === -1 ? at : at + space + 1
}

function sentenceAround(text: string, [start, end]: Range): string {
  let from = 0
  let to = text.length
  for (const stop of text.matchAll(SENTENCE_END)) {
    const stopEnd = stop.index + stop[0].length
    if (stopEnd <= start) from = stopEnd
    else if (stop.index >= end) {
      to = stop.index + 1
      break
    }
  }
  if (start - from > MAX_SENTENCE / 2) from = wordBorder(text, start - MAX_SENTENCE / 2)
  return text
    .slice(from, Math.min(to, from + MAX_SENTENCE))
    .replace(/\s+/g, ' ')
    .trim()
}

/**
 * A short excerpt of `text` around the words of `query`, on one line, and the sentence around
 * them.
 */
export function excerptOf(text: string, query: string): { excerpt: string; sentence: string } {
  const best = bestMatch(matchesIn(text, query)) ?? [0, 0]
  const [start, end] = best
  const from = start <= BEFORE ? 0 : wordBorder(text, start - BEFORE)
  const to = Math.min(text.length, wordBorder(text, end + AFTER))
  const line = text.slice(from, to).replace(/\s+/g, ' ').trim()
  return {
    excerpt: `${from > 0 ? '… ' : ''}${line}${to < text.length ? ' …' : ''}`,
    sentence: end === 0 ? '' : sentenceAround(text, best),
  }
}
