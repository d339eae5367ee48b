import type { Block } from '../../../text/blocks/blocks.ts'
import { isWorkedExample, sectionOf } from '../../../text/blocks/sections.ts'
import { isTableRow } from '../../../text/blocks/page-structure.ts'
import { sentencesOf } from '../../../text/sentences.ts'
import { rowsOfTable } from '../tables/table-rows.ts'
import { predicateOf, descriptionBelow } from './named-parts.ts'
import type { OpenList, SiblingContext, Sibling } from './siblings.ts'

const NUMBER = /^(?:\d{1,2}(?:\.\d{1,2}){0,3}[.)]?|[a-z][.)]|[ivx]{1,4}[.)])\s+(?:[–—-]\s+)?/iu

/** A heading without its number and the signs after it. */
export const headingWithoutNumber = (text: string): string =>
  text
    .replace(NUMBER, '')
    .replace(/\s*\(\d+ (?:of|\/) \d+\)$|\s[–—-]\s\d{1,2}$/u, '')
    .replace(/[\s¶:.]{1,4}$/u, '')

/** Sentences of a paragraph that may begin with the thing that the heading names. */
const MAX_SENTENCES = 3

/** The description in the paragraph under a heading of the thing in the heading. */
const siblingOfHeading = (
  label: string,
  block: Block | undefined,
  context: SiblingContext,
): Sibling => {
  const undescribed = {
    label,
    description: '',
    isPredicate: false,
    isBold: false,
    quote: '',
    page: 1,
  }
  if (block?.kind !== 'prose') return { ...undescribed, text: '' }
  const raw = (context.file.pages[block.page - 1] ?? '').slice(block.start, block.end)
  const found = { ...undescribed, text: block.text, page: block.page }
  const sentences = sentencesOf(raw, context.wording.language).slice(0, MAX_SENTENCES)
  for (const [at, { text, start, end }] of sentences.entries()) {
    const below = at === 0 ? descriptionBelow(text, label, context.wording) : null
    const described = predicateOf(text, label, context.wording) ?? below
    if (described !== null) return { ...found, ...described, quote: raw.slice(start, end).trim() }
  }
  return found
}

/** Blocks after a heading among which its first paragraph is. */
const NEXT_BLOCKS = 3

/** The subsections of each section: headings of one level that the file marks up. */
export const sectionsBelow = (
  blocks: readonly Block[],
  context: SiblingContext,
): { readonly list: OpenList; readonly at: number; readonly parent: string }[] => {
  const lists = new Map<string, { list: OpenList; at: number; parent: string }>()
  const open: { at: number; level: number; text: string }[] = []
  for (const [at, { kind, level, text }] of blocks.entries()) {
    if (kind !== 'heading' || level === undefined) continue
    while ((open.at(-1)?.level ?? 0) >= level) open.pop()
    const parent = open.at(-1)
    open.push({ at, level, text })
    if (parent === undefined || sectionOf(text) !== null || isWorkedExample(text)) continue
    const listId = `${parent.at} ${level}`
    const found = lists.get(listId) ?? { list: { members: [], size: 0 }, at, parent: parent.text }
    lists.set(listId, found)
    const next = blocks
      .slice(at + 1, at + 1 + NEXT_BLOCKS)
      .find((block) => block.kind !== 'caption')
    found.list.members.push(siblingOfHeading(headingWithoutNumber(text), next, context))
    found.list.size += 1
  }
  return [...lists.values()]
}

/** A table with a head and fewer rows has too few things. */
const MIN_ROWS = 4

/** Mean length of the cells of a column. */
const lengthOf = (rows: readonly { cells: readonly string[] }[], column: number): number =>
  rows.reduce((sum, { cells }) => sum + (cells[column] ?? '').length, 0) / rows.length

/** The rows of a table: the thing in the first cell, and the longest column about it. */
export const rowsOf = (block: Block, context: SiblingContext): OpenList => {
  const page = context.file.pages[block.page - 1] ?? ''
  const [head, ...body] = rowsOfTable(block, page)
  const none = { members: [], size: 0 }
  if (head === undefined || body.length < MIN_ROWS || !isTableRow(head.quote)) return none
  const columns = head.cells.length
  if (columns < 2 || head.cells.includes('')) return none
  if (body.some(({ cells }) => cells.length !== columns)) return none
  const { aspect } = context.wording.siblings
  // The rows of a comparison of several things are its aspects, not things.
  if (aspect.test(head.cells[0] ?? '')) return none
  const described = head.cells.map((_, index) => index).slice(1)
  const suited =
    columns === 2 ? described : described.filter((at) => aspect.test(head.cells[at] ?? ''))
  const [first] = suited
  if (first === undefined) return none
  const best = suited.reduce((a, b) => (lengthOf(body, b) > lengthOf(body, a) ? b : a), first)
  return {
    size: body.length,
    members: body.map(({ quote, cells }): Sibling => {
      const text = cells[best] ?? ''
      const description = text.replace(/[\s.,;–—-]{1,4}$/u, '')
      const label = cells[0] ?? ''
      return {
        label,
        description,
        text,
        isPredicate: false,
        isBold: false,
        quote,
        page: block.page,
      }
    }),
  }
}
