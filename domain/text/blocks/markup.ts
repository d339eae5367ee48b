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
}

/** The shape of a chunk where its file marks it up; a marked-up heading has one line. */
export const shapeInMarkup = (chunk: Chunk, block: PageBlock | undefined, shape: Shape): Shape => {
  if (!block || shape === 'caption' || shape === 'noise') return shape
  if (announces(chunk, block)) return shape === 'title' ? 'prose' : shape
  const isPart = block.kind === 'heading' && chunk.start !== block.start
  return isPart ? shape : (SHAPE_OF_MARKUP[block.kind] ?? shape)
}
