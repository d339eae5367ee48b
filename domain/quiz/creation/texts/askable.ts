import { pageWords } from '../../../languages/pages.ts'
import { sectionOf, type SectionKind } from '../../../text/blocks/sections.ts'

/** Parts of a document that no question is made from. */
const LEFT_OUT: ReadonlySet<SectionKind> = new Set([
  'exercise',
  'reference',
  'index',
  'frontMatter',
])

const MAX_HEADING_CHARS = 60
/** A section of running text: "3.2 The cell", "Chapter 4". */
const NEW_SECTION = new RegExp(
  String.raw`^(?:\d+(?:\.\d+)+\.?\s+\p{Lu}|(?:${pageWords('sections', 'parts')})\s+(?:\d+|[ivx]+)\b)[^?]{0,80}$`,
  'iu',
)
/** Lines of sources, questions and page numbers; running text has few of them. */
const NOT_PROSE = /[?？]|https?:|doi[:.]|\(\d{4}[a-z]?\)|\.{4,}|^\s*\(?[\da-z]{1,3}[.)]\s/iu
/** Minimum lines of running text at the top of a page that end a part. */
const PROSE_LINES = 6
/** If more than this share were left out, the headings were misread: nothing is. */
const MAX_LEFT_OUT = 0.4

const opensWithProse = (lines: readonly string[]): boolean => {
  const first = lines.filter((line) => line.trim().length > 30).slice(0, PROSE_LINES)
  return first.length === PROSE_LINES && first.every((line) => !NOT_PROSE.test(line))
}

const sizeOf = (pages: readonly string[]): number =>
  pages.reduce((sum, page) => sum + page.length, 0)

/**
 * The pages without sources, exercises, the index and the contents, which are recognised by their
 * headings. Works by lines, so that a long document takes little time. Only for questions by a
 * model: those without one are made from the kinds of blocks (domain/text/blocks/blocks.ts).
 */
export function askablePages(pages: readonly string[]): string[] {
  let leftOut = false
  const kept = pages.map((page) => {
    const lines = page.split('\n')
    if (leftOut && opensWithProse(lines)) leftOut = false
    return lines
      .filter((line) => {
        const title = line.trim()
        const section =
          title.length > 0 && title.length <= MAX_HEADING_CHARS ? sectionOf(title) : null
        if (section !== null) leftOut = LEFT_OUT.has(section)
        else if (leftOut && NEW_SECTION.test(title)) leftOut = false
        return !leftOut
      })
      .join('\n')
  })
  return sizeOf(kept) >= (1 - MAX_LEFT_OUT) * sizeOf(pages) ? kept : [...pages]
}
