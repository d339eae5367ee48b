import type { PixelSize } from '../pictures/picture-size.ts'
import { lineJoint } from '../text/lines/line-joint.ts'
import { beginsInLowerCase } from '../text/sentence-bounds.ts'
import { confidenceOf, pageQuality, type Word } from './page-quality.ts'
import type { PageWithText, PlacedWord } from './recognised-page.ts'

/** A word on a picture; `box` in pixels from the top left corner. */
type WordOnPicture = Word & {
  readonly box: {
    readonly x0: number
    readonly y0: number
    readonly x1: number
    readonly y1: number
  }
}

/** A line of words in reading order. A paragraph ends before a line that `startsParagraph`. */
export type LineOnPicture = {
  readonly words: readonly WordOnPicture[]
  readonly startsParagraph: boolean
}

/** Lines below this mean confidence are strokes of a drawing or stains, not text. */
const MIN_LINE_CONFIDENCE = 40
/** Fewer words than this may be an item of a list, which ends without a full stop. */
const MIN_WORDS_OF_OPEN_LINE = 4
/** A page of A4 has about 500 words. */
const MAX_WORDS = 5000

const isText = (line: LineOnPicture): boolean =>
  line.words.length > 0 && confidenceOf(line.words) >= MIN_LINE_CONFIDENCE

/**
 * Whether a paragraph ends between two lines. Noise on a picture makes the recognition divide
 * paragraphs inside a sentence; such lines stay together.
 */
function endsParagraph(line: LineOnPicture, next: LineOnPicture): boolean {
  const isOpen =
    line.words.length >= MIN_WORDS_OF_OPEN_LINE &&
    /[\p{L},]$/u.test(line.words.at(-1)?.text ?? '') &&
    beginsInLowerCase(next.words[0]?.text ?? '')
  return next.startsParagraph && !isOpen
}

/** The lines up to `MAX_WORDS` words. */
function boundedLines(lines: readonly LineOnPicture[]): readonly LineOnPicture[] {
  let count = 0
  return lines.filter(({ words }) => (count += words.length) <= MAX_WORDS)
}

const clampShare = (share: number): number => Math.min(1, Math.max(0, share))

/** Writes the text of a page word by word and notes where each of them is. */
class TextWriter {
  text = ''
  readonly lines: PlacedWord[][] = []
  readonly #size: PixelSize

  constructor(size: PixelSize) {
    this.#size = size
  }

  /** Adds a line after `separator`; the hyphen at its end is left out if it `isJoined`. */
  add(line: LineOnPicture, separator: string, isJoined: boolean): void {
    const { width, height } = this.#size
    const top = Math.min(...line.words.map(({ box }) => box.y0))
    const bottom = Math.max(...line.words.map(({ box }) => box.y1))
    this.text += separator
    this.lines.push(
      line.words.map(({ text, box }, at) => {
        if (at > 0) this.text += ' '
        const start = this.text.length
        const isLast = at === line.words.length - 1
        this.text += isLast && isJoined ? text.slice(0, -1) : text
        return {
          start,
          end: this.text.length,
          left: clampShare(box.x0 / width),
          width: clampShare((box.x1 - box.x0) / width),
          top: clampShare(top / height),
          height: clampShare((bottom - top) / height),
        }
      }),
    )
  }
}

/** The text of a word without white space, control characters and unpaired surrogates. */
const cleanWord = (text: string): string =>
  text
    .toWellFormed()
    .normalize('NFC')
    .replace(/[\p{Cc}\s]/gu, '')

function cleaned(lines: readonly LineOnPicture[]): LineOnPicture[] {
  return lines.map((line) => ({
    ...line,
    words: line.words
      .map((word) => ({ ...word, text: cleanWord(word.text) }))
      .filter(({ text }) => text !== ''),
  }))
}

/**
 * The page of recognised lines on a picture of `size` pixels. Words divided at the end of a line
 * are joined. An unreadable or empty page has no text and no lines.
 */
export function pageOfLines(found: readonly LineOnPicture[], size: PixelSize): PageWithText {
  const all = boundedLines(cleaned(found))
  const words = all.flatMap((line) => line.words)
  const firstQuality = pageQuality(words)
  const lines = all.filter(isText)
  const textWords = lines.flatMap((line) => line.words)
  const quality = firstQuality === 'unreadable' ? 'unreadable' : pageQuality(textWords)
  const confidence = Math.round(confidenceOf(quality === 'unreadable' ? words : textWords))
  if (quality === 'unreadable' || quality === 'empty')
    return { confidence, quality, text: '', lines: [] }
  const writer = new TextWriter(size)
  let separator = ''
  lines.forEach((line, at) => {
    const next = lines[at + 1]
    const joint = lineJoint(line.words.at(-1)?.text ?? '', next?.words[0]?.text ?? '')
    writer.add(line, separator, next !== undefined && joint === 'joined')
    const ends = next !== undefined && endsParagraph(line, next)
    separator = joint === 'apart' ? (ends ? '\n\n' : '\n') : ''
  })
  return { confidence, quality, text: writer.text, lines: writer.lines }
}
