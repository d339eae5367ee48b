import type { Quality } from './recognised-page.ts'

/** Below this mean confidence (0 to 100) no page that was measured could be read. */
const MIN_USABLE = 70
/** From here on, less than 2% of the characters were wrong; below, 15% to 40%. */
const MIN_GOOD = 86
/** A word below this confidence is probably wrong. */
const DOUBTFUL_BELOW = 60
/** Maximum share of doubtful words of a page that is used. */
const MAX_DOUBTFUL_SHARE = 0.2
/** Fewer letters and digits than this, read with doubt, are specks on an empty page. */
const MIN_LETTERS = 8

export type Word = { readonly text: string; readonly confidence: number }

/** The letters and digits of a word. */
const lettersOf = (text: string): number => text.match(/[\p{L}\p{N}]/gu)?.length ?? 0

/** The mean confidence of words (0 to 100), by their characters; 0 without words. */
export function confidenceOf(words: readonly Word[]): number {
  let characters = 0
  let sum = 0
  for (const { text, confidence } of words) {
    characters += text.length
    sum += text.length * confidence
  }
  return characters === 0 ? 0 : sum / characters
}

/** How far the words of a page can be relied on. Strokes without a letter or digit do not count. */
export function pageQuality(all: readonly Word[]): Quality {
  const words = all.filter(({ text }) => lettersOf(text) > 0)
  const confidence = confidenceOf(words)
  const letters = words.reduce((sum, { text }) => sum + lettersOf(text), 0)
  if (letters === 0 || (letters < MIN_LETTERS && confidence < MIN_USABLE)) return 'empty'
  const doubtful = words.filter((word) => word.confidence < DOUBTFUL_BELOW).length
  if (confidence < MIN_USABLE || doubtful > MAX_DOUBTFUL_SHARE * words.length) return 'unreadable'
  return confidence < MIN_GOOD ? 'uncertain' : 'good'
}
