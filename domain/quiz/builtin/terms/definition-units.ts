import type { Block } from '../../../text/blocks/blocks.ts'
import type { Span } from '../../../text/blocks/lines.ts'
import { indentOf } from '../siblings/item-marks.ts'
import { announcesKind } from '../siblings/sibling-checks.ts'
import { wordsIn, type Wording } from '../wording/wording.ts'
import { meaningNounOf } from './meanings/meaning-noun.ts'

/** A part of a block whose sentences do not go on outside it. */
export type Unit = Pick<Span, 'start' | 'end'> & {
  readonly isItem: boolean
  /** The term it explains: the heading directly above it, or the item whose first part it is. */
  readonly title: string
}

/** Maximum words of an item that is the term that the items in it explain. */
const MAX_NAME_WORDS = 4
/** The end of a sentence or of an announcement. */
const ENDED = /[.:;?!,]$/u

/** The term of an item that the items in it explain; empty if it has none. */
const nameOf = (item: Span | undefined, next: Span, page: string): string =>
  item !== undefined &&
  indentOf(next, page) > indentOf(item, page) &&
  wordsIn(item.text).length <= MAX_NAME_WORDS &&
  !ENDED.test(item.text)
    ? item.text
    : ''

/** Whether a title is several things and the first item below it is one of them. */
const isFirstOfSeveral = (title: string, items: readonly Span[], wording: Wording): boolean =>
  items.length > 1 &&
  announcesKind(title, wording) &&
  wording.patterns.plural?.test(meaningNounOf(items[0]?.text ?? '', wording).meaningNoun) !== true

/** The items of a list, else the whole block. */
export const unitsOf = (
  { kind, items, start, end }: Block,
  {
    page,
    title = '',
    wording,
  }: { readonly page: string; readonly title?: string; readonly wording: Wording },
): readonly Unit[] =>
  kind === 'list' && items.length > 0
    ? items.map((item, at) => ({
        start: item.start,
        end: item.end,
        isItem: true,
        title:
          at > 0
            ? nameOf(items[at - 1], item, page)
            : isFirstOfSeveral(title, items, wording)
              ? ''
              : title,
      }))
    : [{ start, end, isItem: false, title }]
