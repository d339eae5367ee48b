import type { EmphasisedRun, EmphasisedRuns } from '../text/inline/emphasis.ts'
import { normaliseCompatibilityForms } from './cleaned-text.ts'

/** A stretch of a page's text in one font; offsets are UTF-16 indices into the text of its page. */
type FontRun = {
  readonly start: number
  readonly end: number
  /** Name of the font within the document. */
  readonly font: string
  /** Height of the type in points. */
  readonly height: number
}

/** A piece of text as the page prints it, in reading order. */
type PrintedPiece = { readonly text: string; readonly font: string; readonly height: number }

/**
 * Whether a page's text may lack or add the character: spaces, hyphens, control characters, and
 * marks of lists.
 */
const isOptional = (char: string | undefined): boolean =>
  char === undefined || /[\s\u00ad\u2010\p{Cc}•◦▪-]/u.test(char)

/** How many characters ahead a piece's letters may be; beyond that the piece counts as missing. */
const MAX_SKIP = 8

/**
 * The index of `char` in `text` at or after `from`, if only optional characters precede it; else
 * -1.
 */
const findAhead = (text: string, char: string, from: number): number => {
  for (let at = from; at < Math.min(text.length, from + MAX_SKIP); at++) {
    if (text.startsWith(char, at)) return at
    if (!isOptional(text[at])) return -1
  }
  return -1
}

/**
 * The ranges of a page's text in each font. `pieces` are those the text was made from, in its
 * order. A piece that the text does not contain is left out.
 */
export const fontRunsOf = (text: string, pieces: readonly PrintedPiece[]): FontRun[] => {
  const runs: FontRun[] = []
  let at = 0
  for (const { text: printed, font, height } of pieces) {
    let start = -1
    let end = at
    for (const char of normaliseCompatibilityForms(printed)) {
      if (isOptional(char)) continue
      const found = findAhead(text, char, end)
      if (found < 0) continue
      if (start < 0) start = found
      end = found + char.length
    }
    if (start < 0) continue
    at = end
    const last = runs.at(-1)
    if (last?.font === font && last.height === height && /^\s*$/u.test(text.slice(last.end, start)))
      runs[runs.length - 1] = { ...last, end }
    else runs.push({ start, end, font, height })
  }
  return runs
}

/** The text of a page and the fonts it is printed in. */
export type PrintedPage = { readonly text: string; readonly fonts: readonly FontRun[] }

/** A font with a larger share of the characters is not emphasis: it is body text or code. */
const MAX_EMPHASIS_SHARE = 0.15
/** Emphasis has the size of the text around it; headings and footnotes do not. */
const MAX_SIZE_DIFFERENCE = 0.08
const MIN_SIZE_DIFFERENCE = 0.3
const MAX_RUNS_PER_PAGE = 200
const MAX_RUNS = 12_000
const MIN_LETTERS = /\p{L}{2}|\p{L}\p{M}/u

const addCount = <K>(counts: Map<K, number>, key: K, count: number): void =>
  void counts.set(key, (counts.get(key) ?? 0) + count)

const mostUsed = <K>(counts: ReadonlyMap<K, number>): K | undefined =>
  [...counts].reduce<[K, number] | undefined>(
    (best, entry) => (best && best[1] >= entry[1] ? best : entry),
    undefined,
  )?.[0]

export type Style = EmphasisedRun['style']

const BOLD = /bold|black|heavy|demi|CMBX|SFBX|LMBX/iu
const ITALIC = /ital|obli|slant|CMTI|CMSL|SFTI/iu

/** The style that a font's name states; null for upright fonts and symbols. */
export const styleOfFontName = (name: string): Style | null =>
  BOLD.test(name) ? 'bold' : ITALIC.test(name) ? 'italic' : null

/** A font that may mark emphasis, and a page (1-based) that uses it. */
type EmphasisFont = { readonly font: string; readonly page: number }

const MAX_EMPHASIS_FONTS = 12

type Selection = { readonly fonts: ReadonlyMap<string, number>; readonly size: number }

/** How many characters each font prints, and in which sizes. */
const countFonts = (runs: readonly FontRun[]) => {
  const counts = new Map<string, number>()
  const sizes = new Map<string, Map<number, number>>()
  for (const { font, start, end, height } of runs) {
    addCount(counts, font, end - start)
    const ofFont = sizes.get(font) ?? new Map<number, number>()
    addCount(ofFont, Math.round(height * 2) / 2, end - start)
    sizes.set(font, ofFont)
  }
  return { counts, sizes }
}

/** Fonts for emphasis with their first pages, and the size of the text. */
const select = (pages: readonly PrintedPage[]): Selection => {
  const { counts, sizes } = countFonts(pages.flatMap(({ fonts }) => fonts))
  const body = mostUsed(counts)
  const size = mostUsed(sizes.get(body ?? '') ?? new Map<number, number>()) ?? 0
  const most = [...counts.values()].reduce((sum, count) => sum + count, 0) * MAX_EMPHASIS_SHARE
  const isRare = (font: string): boolean => font !== body && (counts.get(font) ?? 0) <= most
  const fonts = new Map<string, number>()
  for (const [index, page] of pages.entries())
    for (const run of page.fonts)
      if (!fonts.has(run.font) && isRare(run.font) && isOfSize(run, size))
        fonts.set(run.font, index + 1)
  return { fonts, size }
}

const isOfSize = ({ height }: FontRun, size: number): boolean =>
  Math.abs(height - size) <= Math.max(MIN_SIZE_DIFFERENCE, size * MAX_SIZE_DIFFERENCE)

/** The fonts whose style decides what is emphasised: at most 12, each with its first page. */
export const emphasisFontsOf = (pages: readonly PrintedPage[]): EmphasisFont[] =>
  [...select(pages).fonts].map(([font, page]) => ({ font, page })).slice(0, MAX_EMPHASIS_FONTS)

/** Joins runs of one style with nothing between them, as a bold term and its sign in italics. */
function joinRuns(runs: readonly EmphasisedRun[], text: string): EmphasisedRun[] {
  const joined: EmphasisedRun[] = []
  for (const run of runs) {
    const last = joined.at(-1)
    if (last?.style === run.style && text.slice(last.end, run.start).trim() === '')
      joined[joined.length - 1] = { ...last, end: run.end }
    else joined.push(run)
  }
  return joined
}

/**
 * The runs printed in bold or italics: in a font of the given styles other than the body font, at
 * body size. At most 200 per page and 12,000 per document.
 */
export const emphasisedRunsOf = (
  pages: readonly PrintedPage[],
  styles: ReadonlyMap<string, Style>,
): EmphasisedRuns => {
  const { fonts, size } = select(pages)
  let left = MAX_RUNS
  return pages.map(({ text, fonts: printed }) => {
    const styled = printed.flatMap((run): EmphasisedRun[] => {
      const style = fonts.has(run.font) && isOfSize(run, size) ? styles.get(run.font) : undefined
      return style ? [{ start: run.start, end: run.end, style }] : []
    })
    const runs = joinRuns(styled, text)
      .filter(({ start, end }) => MIN_LETTERS.test(text.slice(start, end)))
      .slice(0, Math.min(left, MAX_RUNS_PER_PAGE))
    left -= runs.length
    return runs
  })
}
