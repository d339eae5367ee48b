import { isMisspelling } from '../../statements/spelling.ts'
import { locateQuote } from '../../text/search/find-quote.ts'
import { normaliseWithOffsets } from '../../text/normalise.ts'
import { placedWords, type PlacedWord } from '../../text/words-and-numbers.ts'

/** UTF-16 indices into the answer. */
type Span = { start: number; end: number }

/** Minimum share of a quote's words found in order, misspelt ones included. */
const MIN_FOUND = 0.8
/** Shorter quotes (in words) must be found completely. */
const TOLERANT_FROM_WORDS = 4
/** Words of the answer that may stand between two words of the quote. */
const MAX_GAP = 2

const wordsOf = (text: string): PlacedWord[] => {
  const plain = normaliseWithOffsets(text)
  return placedWords(plain.text).map(({ word, start, end }) => ({
    word,
    start: plain.starts[start] ?? 0,
    end: plain.ends[end - 1] ?? 0,
  }))
}

const sameWord = (a: string, b: string): boolean =>
  a === b || (!/\p{N}/u.test(a + b) && isMisspelling(a, b))

/** The words of `quote` found in order in `answer` from word `from` on, with small gaps. */
const runFrom = (
  quote: readonly PlacedWord[],
  answer: readonly PlacedWord[],
  from: number,
): PlacedWord[] => {
  const found: PlacedWord[] = []
  let at = from
  for (const { word } of quote) {
    const ahead = answer.slice(at, at + MAX_GAP + 1)
    const step = ahead.findIndex((other) => sameWord(word, other.word))
    const next = ahead[step]
    if (!next) continue
    found.push(next)
    at += step + 1
  }
  return found
}

/** The run of the answer's words closest to the quote, where the learner's spelling differs. */
const locateMisspelt = (quote: string, answer: string): Span | null => {
  const target = wordsOf(quote)
  const words = wordsOf(answer)
  const [first] = target
  if (!first) return null
  const needed = target.length < TOLERANT_FROM_WORDS ? target.length : MIN_FOUND * target.length
  let best: PlacedWord[] = []
  for (const [at, { word }] of words.entries()) {
    if (!sameWord(first.word, word)) continue
    const run = runFrom(target, words, at)
    if (run.length >= needed && run.length > best.length) best = run
  }
  const [start, end] = [best[0], best.at(-1)]
  return start && end ? { start: start.start, end: end.end } : null
}

/** Parts of a quote that a model joined by dots. */
const partsOf = (quote: string): string[] =>
  quote.split(/(?<!\s)\s*(?:\[?(?:\.{3,}|…)\]?)\s*/u).filter((part) => /[\p{L}\p{N}]/u.test(part))

/** Maximum parts of one quote. */
const MAX_PARTS = 8

/**
 * Where `quote` is in `answer`: verbatim, in another spelling (the learner's misspellings are often
 * corrected in the quote), or as parts in order with dots between them. Null if it is not there.
 */
export function findInAnswer(quote: string, answer: string): Span | null {
  const whole = locateQuote(quote, answer)
  if (whole) return { start: whole.start, end: whole.end }
  const parts = partsOf(quote)
  if (parts.length === 0 || parts.length > MAX_PARTS) return null
  let from = 0
  let start: number | null = null
  for (const part of parts) {
    const rest = answer.slice(from)
    const found = locateQuote(part, rest) ?? locateMisspelt(part, rest)
    if (!found) return null
    start ??= from + found.start
    from += found.end
  }
  return start === null ? null : { start, end: from }
}
