import { isIncomplete } from '../../lines/line-ends.ts'
import { spanOf, type Chunk } from '../lines.ts'
import { sectionOf } from '../sections.ts'
import { beginsInLowerCase } from '../../sentence-bounds.ts'

/** A line with the number of a section and its title: "3.2 Tides". */
const NUMBERED = /^(?<chapter>\d{1,2})\.(?<section>\d{1,2})\s+[¿¡"“„«]?\p{Lu}(?=.*\p{L}{3})/u
const MAX_TITLE_CHARS = 120
const MAX_TITLE_LINES = 2
/** Maximum characters of the rest of a title on the next line. */
const MAX_REST_CHARS = 60
const ENDED = /[.;:]$/u
/** The least and the most sections of a chapter; exercises are more. */
const MIN_SECTIONS = 3
const MAX_SECTIONS = 12
/** Lines that are nearer to each other are those of a table of contents. */
const MIN_DISTANCE = 3

type Numbered = { readonly at: number; readonly chapter: number; readonly section: number }

function numbered(chunks: readonly Chunk[]): Numbered[] {
  return chunks.flatMap(({ text, lines }, at): Numbered[] => {
    const groups = NUMBERED.exec(text)?.groups
    const isTitle =
      text.length <= MAX_TITLE_CHARS && lines.length <= MAX_TITLE_LINES && !ENDED.test(text)
    if (!groups || !isTitle) return []
    return [{ at, chapter: Number(groups['chapter']), section: Number(groups['section']) }]
  })
}

/** The lines that begin the sections 1, 2, 3 … of a chapter, in this order. */
function sections(chunks: readonly Chunk[]): Set<number> {
  const apart = numbered(chunks).filter(
    ({ at }, i, all) =>
      at - (all[i - 1]?.at ?? -MIN_DISTANCE) >= MIN_DISTANCE &&
      (all[i + 1]?.at ?? Infinity) - at >= MIN_DISTANCE,
  )
  const found = new Set<number>()
  for (const chapter of new Set(apart.map((one) => one.chapter))) {
    const series: Numbered[] = []
    for (const one of apart)
      if (one.chapter === chapter && one.section === series.length + 1) series.push(one)
    if (series.length >= MIN_SECTIONS && series.length <= MAX_SECTIONS)
      for (const { at } of series) found.add(at)
  }
  return found
}

/**
 * Whether a line is the rest of a title, which an empty line may separate from it. The aims of a
 * section follow its title.
 */
const isRest = (title: string, { text, lines }: Chunk, after: Chunk | undefined): boolean =>
  lines.length === 1 &&
  text.length <= MAX_REST_CHARS &&
  !/[.:;!]$/u.test(text) &&
  (isIncomplete(title) ||
    beginsInLowerCase(text) ||
    (sectionOf(text) === null && sectionOf(after?.text ?? '') === 'frontMatter'))

/**
 * Joins the lines of the titles of numbered sections, and tells which chunks they are. Their
 * wording does not always show that they are headings. A file that marks up headings has no others.
 */
export function withNumberedSections(
  chunks: readonly Chunk[],
  pages: readonly string[],
  isMarkedUp: boolean,
): { readonly chunks: readonly Chunk[]; readonly titles: ReadonlySet<Chunk> } {
  const starts = isMarkedUp ? new Set<number>() : sections(chunks)
  const titles = new Set<Chunk>()
  const joined: Chunk[] = []
  for (let at = 0; at < chunks.length; at += 1) {
    const [chunk, next] = [chunks[at], chunks[at + 1]]
    if (!chunk) continue
    if (!starts.has(at)) {
      joined.push(chunk)
      continue
    }
    const hasRest = next?.page === chunk.page && isRest(chunk.text, next, chunks[at + 2])
    const title = hasRest
      ? {
          ...chunk,
          ...spanOf(pages[chunk.page - 1] ?? '', chunk.start, next.end),
          lines: [...chunk.lines, ...next.lines],
        }
      : chunk
    titles.add(title)
    joined.push(title)
    if (hasRest) at += 1
  }
  return { chunks: joined, titles }
}
