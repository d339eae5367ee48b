import { pageWords } from '../../../languages/pages.ts'
import { wordsInside } from '../../../languages/patterns.ts'
import type { Chunk } from '../lines.ts'

/** "(a) Sea at flood. … (b) Sea at ebb. …": the parts of a picture. */
const PARTS = /(?:^|[.!?]\s)\(a\)\s+\p{Lu}.*?[.!?)]\s+\(b\)\s+\p{Lu}/su
/** "This figure shows …", "… (credit: Ida Falk)". */
const DESCRIBES_FIGURE = new RegExp(String.raw`^(?:${pageWords('describesFigure')})\s`, 'iu')
const IMAGE_CREDIT = new RegExp(
  String.raw`\((?:${pageWords('credits')}):?\s[^()]{2,160}\)\.?$`,
  'iu',
)
/** "Video 2 How the mill works.": what a page shows, but its text does not have. */
const MEDIA = new RegExp(
  String.raw`^(?:${pageWords('media')})\s+\d{1,3}(?:\.\d{1,3})?[\s.:–—-]`,
  'iu',
)
/** "Alt text: …": what is read out in place of a picture, and "Description: …" after it. */
const PICTURE_TEXT = new RegExp(String.raw`^(?:${pageWords('pictureTexts')}):\s`, 'iu')
const PICTURE_DESCRIPTION = new RegExp(String.raw`^(?:${pageWords('descriptions')}):\s`, 'iu')
/** How a text refers to its pictures. */
const FIGURE_REFERENCE = wordsInside(pageWords('figures'))

/** Maximum characters of a caption. */
const MAX_CAPTION_CHARS = 700
/** Number of chunks on each side that may refer to the picture. */
const CHUNKS_AROUND = 3

/** Whether `chunks[at]` is read out in place of a picture, or describes the one before. */
const isPictureText = (chunks: readonly Chunk[], at: number): boolean =>
  PICTURE_TEXT.test(chunks[at]?.text ?? '') ||
  (PICTURE_DESCRIPTION.test(chunks[at]?.text ?? '') &&
    PICTURE_TEXT.test(chunks[at - 1]?.text ?? ''))

/**
 * Whether `chunks[at]` is the caption of a picture whose label is not in the text, as in documents
 * that number their pictures only when they are printed.
 */
export function isBareCaption(chunks: readonly Chunk[], at: number): boolean {
  const text = chunks[at]?.text ?? ''
  if (isPictureText(chunks, at)) return true
  if (text.length > MAX_CAPTION_CHARS) return false
  if (MEDIA.test(text)) return true
  if (DESCRIBES_FIGURE.test(text) || IMAGE_CREDIT.test(text)) return true
  if (!PARTS.test(text)) return false
  const near = chunks.slice(Math.max(0, at - CHUNKS_AROUND), at + CHUNKS_AROUND + 1)
  return near.some((chunk) => FIGURE_REFERENCE.test(chunk.text))
}
