import { readBlocks, type BlockKind } from '../../../../domain/text/blocks/blocks.ts'
import type { PageBlock } from '../../../../domain/text/blocks/page-structure.ts'

const KINDS: Partial<Record<BlockKind, PageBlock['kind']>> = {
  heading: 'heading',
  code: 'code',
  table: 'table',
}

/** The level of a heading that the file does not mark up. */
const UNMARKED_LEVEL = 3

/** Where the line of an item begins, if only its mark is before `start`. */
function markStart(text: string, start: number): number {
  const line = text.lastIndexOf('\n', start - 1) + 1
  return /^\s*\S{1,12}\s+$/u.test(text.slice(line, start)) ? line : start
}

/** The blocks of a page as its wording shows them, for a file that marks up none. */
export const blocksByWording = (text: string): PageBlock[] =>
  readBlocks([text]).flatMap(({ kind, start, end, items }): PageBlock[] =>
    kind === 'list' && items.length > 0
      ? items.map(({ start, end }) => ({
          start: markStart(text, start),
          end,
          kind: 'item',
          level: 0,
        }))
      : [
          {
            start,
            end,
            kind: KINDS[kind] ?? 'paragraph',
            level: kind === 'heading' ? UNMARKED_LEVEL : 0,
          },
        ],
  )
