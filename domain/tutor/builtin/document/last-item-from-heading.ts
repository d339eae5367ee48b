import { TWO_TO_TEN_WORDS, twoToTen } from '../../../languages/answers.ts'
import type { Block } from '../../../text/blocks/blocks.ts'

const COUNTS = new RegExp(String.raw`(?<!\p{L})(?:${TWO_TO_TEN_WORDS})(?!\p{L})`, 'giu')
/** How many characters at the end of a paragraph may state the number of announced items. */
const COUNT_CHARS = 160
const FIRST_WORD = /^\p{L}+/u

/** Whether the end of a text states this number of things: "four levels. These are:". */
export const counts = (text: string, things: number): boolean =>
  /[:：]$/u.test(text) &&
  Array.from(text.slice(-COUNT_CHARS).matchAll(COUNTS)).some(([word]) => twoToTen(word) === things)

const firstWord = (text: string): string | undefined => FIRST_WORD.exec(text)?.[0]

/**
 * The blocks, with a heading at the beginning of a page changed to the last item of the list at the
 * end of the previous page, if that list has one item less than announced and the heading begins
 * with the same word as its last item. The blocks below it are in the section of the list.
 */
export function withLastItemFromHeading(blocks: readonly Block[]): readonly Block[] {
  let wrong: { readonly heading: string; readonly section: string } | null = null
  return blocks.map((block, i) => {
    const [lead, list] = [blocks[i - 2], blocks[i - 1]]
    const last = list?.items.at(-1)
    const isRest =
      block.kind === 'heading' &&
      list?.kind === 'list' &&
      last !== undefined &&
      block.page === list.page + 1 &&
      firstWord(block.text) === firstWord(last.text) &&
      lead?.kind === 'prose' &&
      counts(lead.text, list.items.length + 1)
    if (block.kind === 'heading') wrong = null
    if (isRest) {
      wrong = { heading: block.heading, section: list.heading }
      const { start, end, text } = block
      return { ...block, kind: 'list', heading: list.heading, items: [{ start, end, text }] }
    }
    return wrong?.heading === block.heading ? { ...block, heading: wrong.section } : block
  })
}
