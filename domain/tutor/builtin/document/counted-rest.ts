import { TWO_TO_TEN_WORDS, twoToTen } from '../../../languages/answers.ts'
import type { Block } from '../../../text/blocks/blocks.ts'

const COUNTS = new RegExp(String.raw`(?<!\p{L})(?:${TWO_TO_TEN_WORDS})(?!\p{L})`, 'giu')
/** Characters at the end of a paragraph in which it counts what it announces. */
const COUNT_CHARS = 160
const FIRST_WORD = /^\p{L}+/u

/** Whether the end of a text counts so many things: "four levels. These are:". */
export const counts = (text: string, things: number): boolean =>
  /[:：]$/u.test(text) &&
  Array.from(text.slice(-COUNT_CHARS).matchAll(COUNTS)).some(([word]) => twoToTen(word) === things)

const firstWord = (text: string): string | undefined => FIRST_WORD.exec(text)?.[0]

/**
 * The blocks with the last item of a list that looks like a heading, because it is alone at the
 * beginning of the next page: one is missing of those that the list announces, and it begins as the
 * item before it does. What is below it is in the section of the list.
 */
export function withCountedRest(blocks: readonly Block[]): readonly Block[] {
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
