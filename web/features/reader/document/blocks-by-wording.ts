import { readBlocks, type BlockKind } from '../../../../domain/text/blocks.ts'
import type { PageBlock } from '../../../../domain/text/page-structure.ts'

const KINDS: Partial<Record<BlockKind, PageBlock['kind']>> = {
  heading: 'heading',
  code: 'code',
  table: 'table',
}

/** The level of a heading that the file does not mark up. */
const UNMARKED_LEVEL = 3

/** The blocks of a page as its wording shows them, for a file that marks up none. */
export const blocksByWording = (text: string): PageBlock[] =>
  readBlocks([text]).flatMap(({ kind, start, end, items }): PageBlock[] =>
    kind === 'list' && items.length > 0
      ? items.map((item) => ({ start: item.start, end: item.end, kind: 'item', level: 0 }))
      : [
          {
            start,
            end,
            kind: KINDS[kind] ?? 'paragraph',
            level: kind === 'heading' ? UNMARKED_LEVEL : 0,
          },
        ],
  )
