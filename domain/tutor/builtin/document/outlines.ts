import type { Block } from '../../../text/blocks/blocks.ts'
import { indentOf } from '../indent.ts'
import type { PageSpan } from '../quotation.ts'
import { announces, continuesList } from './group-blocks.ts'

/** From this length and so many inner lists, a list is an outline, whose items are sections. */
const OUTLINE_CHARS = 700
const MIN_INNER_LISTS = 2
/** From this length, the contents of an item are divided as well. */
const SECTION_CHARS = 1200
/** Maximum characters of an item that is the title of those inside it. */
const TITLE_CHARS = 80
/** Ends of a text that is not a title: of a sentence, or of an announcement of list items. */
const ENDS_SENTENCE = /[.!?;,:：]["”’)]*$/u
/** The level of the outermost titles, below all headings that a file marks up. */
const TITLE_LEVEL = 10

type Item = PageSpan & { readonly text: string; readonly indent: number }

const lengthOf = (items: readonly Item[]): number =>
  items.reduce((sum, { start, end }) => sum + end - start, 0)

const isNested = (items: readonly Item[]): boolean =>
  items.some(({ indent }) => indent !== items[0]?.indent)

/** Each outermost item with those inside it; items without any are together. */
function groupsOf(items: readonly Item[]): Item[][] {
  const outer = items.reduce((least, { indent }) => Math.min(least, indent), Infinity)
  const groups: Item[][] = []
  items.forEach((item, i) => {
    const group = groups.at(-1)
    const hasInner = (items[i + 1]?.indent ?? outer) > outer
    const belongs = item.indent > outer || (group?.at(-1)?.indent === outer && !hasInner)
    if (group && belongs) group.push(item)
    else groups.push([item])
  })
  return groups
}

/** Items as a list, one block for each of their pages. */
function listsOf(items: readonly Item[], list: Block, heading: string): Block[] {
  const pages = [...new Set(items.map(({ page }) => page))]
  return pages.flatMap((page, i) => {
    const own = items.filter((item) => item.page === page)
    const [first, last] = [own[0], own.at(-1)]
    if (!first || !last) return []
    const text = own.map((item) => item.text).join(' ')
    const range = { page, text, start: first.start, end: last.end }
    return [{ ...list, ...range, heading, items: own, isPart: i === 0 }]
  })
}

/** The sections of an outline; a short item with long contents is their heading. */
function sectionsOf(
  items: readonly Item[],
  list: Block,
  heading: string,
  level = TITLE_LEVEL,
): Block[] {
  if (!isNested(items) || lengthOf(items) <= OUTLINE_CHARS) return listsOf(items, list, heading)
  return groupsOf(items).flatMap((group) => {
    const [title, ...inner] = group
    const isSection =
      title !== undefined &&
      isNested(group) &&
      lengthOf(group) > SECTION_CHARS &&
      title.text.length <= TITLE_CHARS &&
      !ENDS_SENTENCE.test(title.text)
    if (!isSection) return listsOf(group, list, heading)
    const { page, start, end, text } = title
    const own = { ...list, kind: 'heading', page, start, end, text, items: [], level } as const
    return [{ ...own, heading: text }, ...sectionsOf(inner, list, text, level + 1)]
  })
}

/** Blocks with long nested lists, as notes have them, in their sections. */
export function withSections(blocks: readonly Block[], pages: readonly string[]): Block[] {
  const all: Block[] = []
  for (let at = 0; at < blocks.length;) {
    const list = blocks[at]
    if (!list) break
    const run = [list]
    for (at += 1; at < blocks.length; at += 1) {
      const next = blocks[at]
      if (!next || !continuesList(list, next)) break
      run.push(next)
    }
    const items = run.flatMap(({ items, page }) =>
      items.map((item): Item => ({ ...item, page, indent: indentOf(pages, { ...item, page }) })),
    )
    const isOutline =
      list.kind === 'list' &&
      lengthOf(items) > OUTLINE_CHARS &&
      groupsOf(items).filter(isNested).length >= MIN_INNER_LISTS
    if (!isOutline) all.push(...run)
    // An announced list is asked for as a whole.
    else if (isAnnounced(all.at(-1))) all.push({ ...list, isPart: true }, ...run.slice(1))
    else all.push(...sectionsOf(items, list, list.heading))
  }
  return all
}

/** Whether the block before a list announces it. */
const isAnnounced = (before: Block | undefined): boolean =>
  before?.kind === 'prose' && announces(before)
