import * as z from 'zod/mini'
import { QUALITIES, type PlacedLine, type PlacedWord, type Recognition } from './recognised-page.ts'

/** Recognition as stored: for each page null or [confidence, number of its quality, words]. */
type StoredRecognition = ([number, number, string] | null)[]

const stored = z.array(
  z.nullable(
    z.tuple([
      z.number().check(z.minimum(0), z.maximum(100)),
      z.int().check(z.minimum(0), z.maximum(QUALITIES.length - 1)),
      z.string(),
    ]),
  ),
)

/** Maximum characters of stored words; the words of later pages are stored without positions. */
const MAX_STORED_CHARS = 4_000_000
/** Positions are stored in this part of the width or height of their page. */
const UNITS = 10_000
const RADIX = 36

const write = (share: number): string => Math.round(share * UNITS).toString(RADIX)

/**
 * Lines separated by ";", each its top and height, then for every word the distance of its start
 * from the end of the previous one, its length, left edge and width; all in base 36.
 */
function encode(lines: readonly PlacedLine[]): string {
  let last = 0
  return lines
    .map((words) => {
      const first = words[0]
      const fields = [write(first?.top ?? 0), write(first?.height ?? 0)]
      for (const { start, end, left, width } of words) {
        const distance = (start - last).toString(RADIX)
        fields.push(distance, (end - start).toString(RADIX), write(left), write(width))
        last = end
      }
      return fields.join(',')
    })
    .join(';')
}

/** The words of a stored line, whose text begins after `from`; null if a number is invalid. */
function decodeLine(line: string, from: number, page: string): PlacedWord[] | null {
  const [top = NaN, height = NaN, ...fields] = line.split(',').map((each) => parseInt(each, RADIX))
  const words: PlacedWord[] = []
  let last = from
  for (let at = 0; at < fields.length; at += 4) {
    const [distance = NaN, length = NaN, left = NaN, width = NaN] = fields.slice(at, at + 4)
    const start = last + distance
    last = start + length
    const places = [top, height, left, width]
    const isValid = distance >= 0 && length >= 0 && last <= page.length
    if (!isValid || !places.every((place) => place >= 0 && place <= UNITS)) return null
    const box = { left: left / UNITS, width: width / UNITS }
    words.push({ start, end: last, ...box, top: top / UNITS, height: height / UNITS })
  }
  return words
}

/** The lines of stored words; those after an invalid value are left out. */
function decode(text: string, page: string): PlacedLine[] {
  const lines: PlacedLine[] = []
  let last = 0
  for (const line of text === '' ? [] : text.split(';')) {
    const words = decodeLine(line, last, page)
    if (words === null) break
    last = words.at(-1)?.end ?? last
    lines.push(words)
  }
  return lines
}

/** Encodes what was recognised for the database. */
export function toStoredRecognition(recognition: Recognition): StoredRecognition {
  let left = MAX_STORED_CHARS
  return recognition.map((page) => {
    if (page === null) return null
    const words = encode(page.lines)
    left -= words.length
    return [page.confidence, QUALITIES.indexOf(page.quality), left < 0 ? '' : words]
  })
}

/** What was recognised on `pages`, from the stored value; nothing if it is invalid. */
export function fromStoredRecognition(value: unknown, pages: readonly string[]): Recognition {
  const parsed = stored.safeParse(value)
  if (!parsed.success) return pages.map(() => null)
  return pages.map((text, at) => {
    const page = parsed.data[at]
    if (!page) return null
    const [confidence, quality, words] = page
    return { confidence, quality: QUALITIES[quality] ?? 'unreadable', lines: decode(words, text) }
  })
}

/**
 * The pages without the text of those that were recognised with doubt: no questions are made from
 * them. `value` is the stored recognition.
 */
export function withoutUncertain(pages: readonly string[], value: unknown): string[] {
  const parsed = stored.safeParse(value)
  if (!parsed.success) return [...pages]
  return pages.map((text, at) => (QUALITIES[parsed.data[at]?.[1] ?? 0] === 'uncertain' ? '' : text))
}
