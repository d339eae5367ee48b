import type { Chunk } from './lines.ts'
import type { Shape } from './shapes.ts'
import type { PageBlock, PageStructure } from './page-structure.ts'

/** The block that the file marks up at the beginning of a chunk. */
export const markedUp = ({ page, start }: Chunk, structure: PageStructure): PageBlock | undefined =>
  structure[page - 1]?.find((block) => block.start <= start && start < block.end)

/** The level of a heading that is only a line in bold. */
const BOLD_LINE = 6

/** Whether a line announces what follows it, as "Examples:" in bold, and opens no section. */
const announces = ({ text }: Chunk, { kind, level }: PageBlock): boolean =>
  /[:：]$/u.test(text) && (kind === 'paragraph' || (kind === 'heading' && level === BOLD_LINE))

/** The shapes that the markup of a file determines. */
const SHAPE_OF_MARKUP: Readonly<Partial<Record<PageBlock['kind'], Shape>>> = {
  heading: 'title',
  item: 'item',
  code: 'code',
  picture: 'caption',
}

/** The shape of a chunk where its file marks it up; a marked-up heading has one line. */
export const shapeInMarkup = (chunk: Chunk, block: PageBlock | undefined, shape: Shape): Shape => {
  if (!block || shape === 'caption' || shape === 'noise') return shape
  if (announces(chunk, block)) return shape === 'title' ? 'prose' : shape
  const isPart = block.kind === 'heading' && chunk.start !== block.start
  return isPart ? shape : (SHAPE_OF_MARKUP[block.kind] ?? shape)
}

/** From so many marked-up headings on, an author marks up all of them. */
const MIN_HEADINGS = 3
/** Shapes before which a line that looks like a heading introduces them: "It required", a list. */
const INTRODUCED: ReadonlySet<Shape> = new Set(['item', 'formula', 'code'])

/**
 * `shapes` without the headings that a file has as paragraphs, where it marks up most headings; in
 * other files with marked-up headings only without those before a list, a formula or code.
 */
export function withoutUnmarkedTitles(
  shapes: readonly Shape[],
  blocks: readonly (PageBlock | undefined)[],
  structure: PageStructure,
): Shape[] {
  const headings = structure.flat().filter(({ kind }) => kind === 'heading').length
  const isUnmarked = (shape: Shape, i: number): boolean =>
    shape === 'title' && blocks[i]?.kind === 'paragraph'
  const isMost = headings > shapes.filter(isUnmarked).length
  return shapes.map((shape, i) => {
    const isIntroduction = INTRODUCED.has(shapes[i + 1] ?? 'title')
    return isUnmarked(shape, i) && headings >= MIN_HEADINGS && (isMost || isIntroduction)
      ? 'prose'
      : shape
  })
}
