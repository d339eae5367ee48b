import type { EmphasisedRun } from '../text/inline/emphasis.ts'

/** A link in the text of a block; `to` is the name of a target in the document or a web address. */
export type SourceLink = { readonly start: number; readonly end: number; readonly to: string }

/** The text of a paragraph, cell or item with its emphasis; lines are separated by `\n`. */
export type StyledText = {
  readonly text: string
  readonly runs: readonly EmphasisedRun[]
  readonly links?: readonly SourceLink[]
}

/** Emphasised runs, and links, of one block; further ones are left out. */
const MAX_RUNS = 1000

export type Style = EmphasisedRun['style'] | null

export const unstyled = (text: string): StyledText => ({ text, runs: [] })

/** `raw` without control characters, which the database rejects, and unpaired surrogates. */
export const storableText = (raw: string): string =>
  raw.toWellFormed().replace(/[^\P{Cc}\n\t]|[\ufffe\uffff\u00ad]/gu, '')

/**
 * Collects the text of one block. White space is collapsed as a browser does it. The text is joined
 * at the end alone: a block may have very many parts.
 */
export class TextBuilder {
  #parts: string[] = []
  #length = 0
  /** Whether the text ends in white space or is empty, so that none is added. */
  #endsInSpace = true
  #runs: EmphasisedRun[] = []
  /** Whether only white space follows the last run. */
  #isAfterRun = false
  #links: SourceLink[] = []
  /** Where the open link leads, and whether text was added to it. */
  #link: { readonly to: string; isBegun: boolean } | null = null

  get isEmpty(): boolean {
    return this.#length === 0
  }

  /** The last character; empty at the beginning. */
  get last(): string {
    return this.#parts.at(-1)?.slice(-1) ?? ''
  }

  #push(text: string): void {
    this.#parts.push(text)
    this.#length += text.length
    this.#endsInSpace = /\s/u.test(text.slice(-1))
  }

  add(raw: string, style: Style = null): void {
    const spaced = storableText(raw).replace(/\s+/gu, ' ')
    const text = this.#endsInSpace ? spaced.trimStart() : spaced
    if (text === '') return
    const at = this.#length
    this.#push(text)
    if (text === ' ') return
    this.#extendLink(at + text.length - text.trimStart().length, at + text.trimEnd().length)
    if (style !== null) {
      const start = at + text.length - text.trimStart().length
      this.#emphasise({ start, end: at + text.trimEnd().length, style })
    }
    this.#isAfterRun = style !== null
  }

  /** Begins a link to a target or address; null ends it. */
  link(to: string | null): void {
    this.#link = to === null ? null : { to, isBegun: false }
  }

  #extendLink(start: number, end: number): void {
    if (this.#link === null) return
    const last = this.#links.at(-1)
    if (this.#link.isBegun && last) this.#links[this.#links.length - 1] = { ...last, end }
    else if (this.#links.length < MAX_RUNS) {
      this.#links.push({ start, end, to: this.#link.to })
      this.#link.isBegun = true
    }
  }

  #emphasise(run: EmphasisedRun): void {
    const last = this.#runs.at(-1)
    if (this.#isAfterRun && last?.style === run.style)
      this.#runs[this.#runs.length - 1] = { ...last, end: run.end }
    else if (this.#runs.length < MAX_RUNS) this.#runs.push(run)
  }

  lineBreak(): void {
    if (this.#length === 0 || this.#parts.at(-1) === '\n') return
    const last = this.#parts.pop() ?? ''
    this.#length -= last.length
    if (last.trimEnd() !== '') this.#push(last.trimEnd())
    this.#push('\n')
  }

  /** The text so far; the next begins empty. */
  take(): StyledText {
    const text = this.#parts.join('').trimEnd()
    const isWithin = ({ start, end }: { start: number; end: number }) =>
      start < end && end <= text.length
    const runs = this.#runs.filter(isWithin)
    const links = this.#links.filter(isWithin)
    this.#parts = []
    this.#length = 0
    this.#endsInSpace = true
    this.#runs = []
    this.#isAfterRun = false
    this.#links = []
    if (this.#link) this.#link.isBegun = false
    return links.length > 0 ? { text, runs, links } : { text, runs }
  }
}

/** The parts on one line, separated by spaces, without emphasis. */
export const joinOnOneLine = (parts: readonly string[]): string =>
  parts
    .map((part) => part.replace(/\s+/gu, ' ').trim())
    .filter((part) => part !== '')
    .join(' ')

/** `ranges` moved by `by` characters. */
export const shifted = <T extends { readonly start: number; readonly end: number }>(
  ranges: readonly T[],
  by: number,
): T[] => ranges.map((range) => ({ ...range, start: range.start + by, end: range.end + by }))

/** The parts on one line after a marker, with their links; null if they have no text. */
export function joinAfter(marker: string, parts: readonly StyledText[]): StyledText | null {
  let text = marker
  const links: SourceLink[] = []
  for (const part of parts.filter((each) => each.text !== '')) {
    text += ' '
    links.push(...shifted(part.links ?? [], text.length))
    text += part.text.replaceAll('\n', ' ')
  }
  return text === marker ? null : { text, runs: [], links }
}
