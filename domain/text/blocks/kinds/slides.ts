import type { Chunk } from '../lines.ts'
import { sectionOf } from '../sections.ts'
import type { Shape } from '../shapes.ts'

/** Slides have this many pages or more, with at most so many characters on most of them. */
const MIN_SLIDES = 8
const SLIDE_CHARS = 900
/** Minimum share of the pages that begin with a line of its own, and that are short. */
const SLIDE_SHARE = 0.7
/** Maximum length of the title of a slide. */
const TITLE_CHARS = 80
/** Longer lines on a slide are sentences, shorter ones items. */
const MIN_SENTENCE_WORDS = 5

/** Whether a chunk may be the title of the slide that it begins. */
const isSlideTitle = ({ lines, text }: Chunk): boolean =>
  lines.length === 1 &&
  text.length <= TITLE_CHARS &&
  /\p{L}{2}/u.test(text) &&
  !/[.,;]$/u.test(text)

/** The first chunk of each page that has text, and whether an empty line follows it. */
const firstOfPages = (
  chunks: readonly Chunk[],
): { readonly chunk: Chunk; readonly isAlone: boolean }[] =>
  chunks.flatMap((chunk, i) =>
    chunks[i - 1]?.page === chunk.page
      ? []
      : [
          {
            chunk,
            isAlone: chunks[i + 1]?.run !== chunk.run || chunks[i + 1]?.page !== chunk.page,
          },
        ],
  )

/** Whether the pages are slides: short, and most of them begin with a title. */
function areSlides(chunks: readonly Chunk[]): boolean {
  const firsts = firstOfPages(chunks)
  if (firsts.length < MIN_SLIDES) return false
  const chars = new Map<number, number>()
  for (const { page, text } of chunks) chars.set(page, (chars.get(page) ?? 0) + text.length)
  const most = firsts.length * SLIDE_SHARE
  const titled = firsts.filter(({ chunk, isAlone }) => isAlone && isSlideTitle(chunk))
  return titled.length >= most && [...chars.values()].filter((n) => n <= SLIDE_CHARS).length >= most
}

/** Shapes of a short line. */
const LINES: ReadonlySet<Shape> = new Set(['title', 'item', 'row'])

const isSentence = ({ text }: Chunk): boolean =>
  text.split(' ').length >= MIN_SENTENCE_WORDS || /[:：]$/u.test(text)

/** Whether a line without a bullet is above one with a bullet. */
const isAboveItems = ({ page, bullet }: Chunk, next: Chunk | undefined): boolean =>
  bullet === '' && next?.page === page && next.bullet !== ''

/** The titles of slides, the first lines of their pages; empty for other documents. */
export const slideTitles = (chunks: readonly Chunk[]): ReadonlySet<Chunk> =>
  new Set(
    areSlides(chunks)
      ? firstOfPages(chunks).flatMap(({ chunk }) => (isSlideTitle(chunk) ? chunk : []))
      : [],
  )

/**
 * The shapes of the chunks of slides, which have one title each. A line below it is a sentence or
 * an item, even if it looks like a heading. Other documents, which have no `titles`, keep their
 * shapes.
 */
export function withSlideTitles(
  chunks: readonly Chunk[],
  shapes: readonly Shape[],
  titles: ReadonlySet<Chunk>,
): Shape[] {
  if (titles.size === 0) return [...shapes]
  return chunks.map((chunk, i): Shape => {
    const shape = shapes[i] ?? 'row'
    if (titles.has(chunk)) return shape === 'caption' ? shape : 'title'
    if (LINES.has(shape) && isAboveItems(chunk, chunks[i + 1])) return 'prose'
    if (shape !== 'title' || sectionOf(chunk.text) !== null) return shape
    return isSentence(chunk) ? 'prose' : 'item'
  })
}
