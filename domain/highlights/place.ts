import { squash, type Squashed } from './squash.ts'

/** What is stored of a highlighted passage to find it again. */
export type HighlightAnchor = {
  /** From 1. */
  readonly page: number
  readonly quote: string
  /** Text directly before and after the quote on its page. */
  readonly prefix: string
  readonly suffix: string
  /** Squashed characters (`squash`) before the quote on its page. */
  readonly position: number
}

/** UTF-16 offsets on a page, the end exclusive. */
type HighlightPlace = { readonly start: number; readonly end: number }

/** Shorter quotes (squashed characters) occur by chance: they need context on both sides. */
const DISTINCT_CHARS = 16
/** Context of fewer matching characters than these proves nothing. */
const CONTEXT_CHARS = 10
/** How much of the context is compared. */
const CONTEXT_MAX = 40
/** How many occurrences of a repeated passage are compared at most. */
const OCCURRENCES_MAX = 200
/** Share of the words of a changed quote that must remain between its context. */
const MIN_SHARED = 0.8
/** A changed quote may be longer or shorter by this factor. */
const LENGTH_CHANGE = 1.3

type Candidate = { readonly at: number; readonly before: number; readonly after: number }

type SquashedAnchor = {
  readonly quote: string
  /** The quote as it was, with its words apart. */
  readonly wording: string
  readonly prefix: string
  readonly suffix: string
  readonly position: number
}

const squashedAnchor = (anchor: HighlightAnchor): SquashedAnchor => ({
  quote: squash(anchor.quote).text,
  wording: anchor.quote,
  prefix: squash(anchor.prefix).text.slice(-CONTEXT_MAX),
  suffix: squash(anchor.suffix).text.slice(0, CONTEXT_MAX),
  position: anchor.position,
})

/** Number of characters at the end of `text` that are also the end of `context`. */
function sharedEnd(text: string, context: string): number {
  let count = 0
  while (
    count < Math.min(text.length, context.length) &&
    text[text.length - 1 - count] === context[context.length - 1 - count]
  )
    count += 1
  return count
}

function sharedStart(text: string, context: string): number {
  let count = 0
  while (count < Math.min(text.length, context.length) && text[count] === context[count]) count += 1
  return count
}

/** Every occurrence of the quote, with the number of characters of context that match there. */
function candidates(page: string, { quote, prefix, suffix }: SquashedAnchor): Candidate[] {
  const found: Candidate[] = []
  let at = page.indexOf(quote)
  while (at >= 0 && found.length < OCCURRENCES_MAX) {
    const end = at + quote.length
    found.push({
      at,
      before: sharedEnd(page.slice(Math.max(0, at - CONTEXT_MAX), at), prefix),
      after: sharedStart(page.slice(end, end + CONTEXT_MAX), suffix),
    })
    at = page.indexOf(quote, at + 1)
  }
  return found
}

/** Whether context matches on a side, as far as there is any. */
const agrees = (shared: number, context: string): boolean =>
  shared >= Math.min(CONTEXT_CHARS, context.length)

/** Whether enough context matches to rule out a chance occurrence of the quote. */
function isCertain(
  { before, after }: Candidate,
  { quote, prefix, suffix }: SquashedAnchor,
): boolean {
  const sides = [agrees(before, prefix), agrees(after, suffix)]
  return quote.length >= DISTINCT_CHARS ? sides.some(Boolean) : sides.every(Boolean)
}

/**
 * The occurrence with the most matching context; of several, the one at the stored position, else
 * null.
 */
function best(found: readonly Candidate[], position: number): Candidate | null {
  const score = ({ before, after }: Candidate) => before + after
  const most = Math.max(...found.map(score))
  const top = found.filter((each) => score(each) === most)
  return (top.length === 1 ? top[0] : top.find(({ at }) => at === position)) ?? null
}

const wordsOf = (text: string): string[] =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .match(/[\p{L}\p{N}]+/gu) ?? []

/** Whether most words of the quote remain, as after a second recognition of a scan. */
function isReworded(quote: string, text: string): boolean {
  const words = wordsOf(quote)
  const remaining = new Set(wordsOf(text))
  const shared = words.filter((word) => remaining.has(word)).length
  return words.length > 0 && shared / words.length >= MIN_SHARED
}

/** The only text between the context of a quote whose own wording changed. */
function between(
  page: Squashed,
  original: string,
  { prefix, suffix, quote, wording }: SquashedAnchor,
): HighlightPlace | null {
  if (prefix.length < DISTINCT_CHARS || suffix.length < DISTINCT_CHARS) return null
  const before = page.text.indexOf(prefix)
  if (before < 0 || page.text.indexOf(prefix, before + 1) >= 0) return null
  const from = before + prefix.length
  const to = page.text.indexOf(suffix, from)
  const length = to - from
  if (to < 0 || length > quote.length * LENGTH_CHANGE || quote.length > length * LENGTH_CHANGE)
    return null
  const place = toPlace(page, from, to)
  return place && isReworded(wording, original.slice(place.start, place.end)) ? place : null
}

function toPlace(page: Squashed, from: number, to: number): HighlightPlace | null {
  const start = page.starts[from]
  const end = page.ends[to - 1]
  return start === undefined || end === undefined ? null : { start, end }
}

/**
 * The place of a highlight on the page where it was made: the same wording, distinguished by its
 * context and position, or changed wording between unchanged context. Null rather than a doubtful
 * place.
 */
export function placeOnPage(anchor: HighlightAnchor, original: string): HighlightPlace | null {
  const squashed = squashedAnchor(anchor)
  if (squashed.quote === '') return null
  const page = squash(original)
  const found = candidates(page.text, squashed)
  if (found.length === 0) return between(page, original, squashed)
  const only = found.length === 1 && squashed.quote.length >= DISTINCT_CHARS ? found[0] : undefined
  const certain = found.filter((each) => isCertain(each, squashed))
  const chosen = only ?? (certain.length > 0 ? best(certain, squashed.position) : null)
  return chosen ? toPlace(page, chosen.at, chosen.at + squashed.quote.length) : null
}

/** How well a page other than the one where a highlight was made has its passage; 0: not at all. */
function scoreElsewhere(anchor: HighlightAnchor, original: string): number {
  const squashed = squashedAnchor(anchor)
  if (squashed.quote === '') return 0
  const certain = candidates(squash(original).text, squashed).filter((each) =>
    isCertain(each, squashed),
  )
  const chosen = certain.length > 0 ? best(certain, -1) : null
  return chosen ? 1 + chosen.before + chosen.after : 0
}

/**
 * The page on which a highlight is now, from 1: its own, else the only one with the best matching
 * context. Null if there is none: the highlight is lost. `pageText` reads a page.
 */
export async function pageOfHighlight(
  anchor: HighlightAnchor,
  pages: number,
  pageText: (page: number) => Promise<string>,
): Promise<number | null> {
  if (anchor.page <= pages && placeOnPage(anchor, await pageText(anchor.page))) return anchor.page
  let bestScore = 0
  let bestPages: number[] = []
  for (let page = 1; page <= pages; page++) {
    if (page === anchor.page) continue
    const score = scoreElsewhere(anchor, await pageText(page))
    if (score > bestScore) [bestScore, bestPages] = [score, [page]]
    else if (score > 0 && score === bestScore) bestPages.push(page)
  }
  return bestPages.length === 1 ? (bestPages[0] ?? null) : null
}
