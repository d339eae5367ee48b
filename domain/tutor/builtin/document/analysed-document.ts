import { readBlocks, type Block, type BlockKind } from '../../../text/blocks/blocks.ts'
import type { DocumentIndex } from '../../../text/document.ts'
import { sourcesAmong } from '../../../text/sources.ts'
import { contentTerms } from '../../../text/search/terms.ts'
import { abbreviationsOf } from './abbreviations.ts'
import { termKey } from '../question/term-in-text.ts'
import { entriesInBold } from './bold-entries.ts'
import { withLastItemFromHeading } from './last-item-from-heading.ts'
import { groupBlocks } from './group-blocks.ts'
import { headingWithoutAdditions, headingsAbove } from './headings.ts'
import { withSections } from './outlines.ts'
import type { PageSpan } from '../quotation.ts'

/** A paragraph (possibly over two pages) with the list that it introduces. */
export type Paragraph = {
  readonly kind: BlockKind
  readonly heading: string
  /** The number of its section; several may have one heading, as slides. */
  readonly section: number
  readonly blocks: readonly Block[]
  /** Numbers of its sentences in the index, ascending. */
  readonly sentences: readonly number[]
  readonly terms: ReadonlySet<string>
  readonly headingTerms: ReadonlySet<string>
  /** Terms of each heading above it, outermost first. */
  readonly path: readonly ReadonlySet<string>[]
  /** Terms of all headings above it. */
  readonly pathTerms: ReadonlySet<string>
  /** Keys of the terms that it has in bold. */
  readonly boldTerms: ReadonlySet<string>
}

/** A document analysed for the tutor, once per index. */
export type AnalysedDocument = {
  readonly index: DocumentIndex
  readonly blocks: readonly Block[]
  readonly paragraphs: readonly Paragraph[]
  /** For each sentence of the index the number of its paragraph; -1 if it may not be quoted. */
  readonly paragraphOf: Int32Array
  /** Numbers of the sentences that are lines of a program. */
  readonly inCode: ReadonlySet<number>
  /** Number of sentences that contain each term. */
  readonly counts: ReadonlyMap<string, number>
  /** The terms outside code: identifiers are not forms of words, however they begin. */
  readonly proseTerms: ReadonlySet<string>
  /** Items and paragraphs that begin with a term in bold, by its key. */
  readonly boldEntries: ReadonlyMap<string, PageSpan>
  /** Terms of each abbreviation's expansion that the document explains. */
  readonly abbreviations: ReadonlyMap<string, readonly string[]>
}

/** Kinds of blocks that may be quoted as facts. */
const QUOTABLE: ReadonlySet<BlockKind> = new Set([
  'prose',
  'list',
  'table',
  'formula',
  'code',
  'summary',
  'glossary',
])
/** Below this share of text in quotable blocks, block kinds are ignored. */
const MIN_QUOTABLE_SHARE = 0.2
const NEVER_QUOTED: ReadonlySet<BlockKind> = new Set(['exercise', 'reference', 'index', 'contents'])

/** For each sentence of the index the number of the block that contains most of it; -1 for none. */
function blocksOfSentences(index: DocumentIndex, blocks: readonly Block[]): number[] {
  let at = 0
  return index.sentences.map(({ page, start, end }) => {
    const ends = (block: Block | undefined): boolean =>
      block !== undefined && (block.page < page || (block.page === page && block.end <= start))
    while (ends(blocks[at])) at += 1
    let best = -1
    let most = 0
    for (let i = at; i < blocks.length; i += 1) {
      const block = blocks[i]
      if (!block || block.page > page || (block.page === page && block.start >= end)) break
      const shared = Math.min(end, block.end) - Math.max(start, block.start)
      if (block.page === page && shared > most) {
        most = shared
        best = i
      }
    }
    return best
  })
}

/** Keys of the terms in bold in a block. */
const boldIn = (
  { page, start, end }: Block,
  { pages, markup, language }: DocumentIndex,
): string[] =>
  (markup.emphasis[page - 1] ?? [])
    .filter((run) => run.style === 'bold' && run.start >= start && run.end <= end)
    .map((run) => termKey((pages[page - 1] ?? '').slice(run.start, run.end), language))

/** `blocks` with list items that end before a source, which is no part of what they say. */
function withoutSources(
  blocks: readonly Block[],
  { sentences }: DocumentIndex,
  sources: readonly boolean[],
): readonly Block[] {
  const starts = new Map<number, number[]>()
  sentences.forEach(({ page, start }, i) => {
    if (sources[i] !== true) return
    const onPage = starts.get(page)
    if (onPage) onPage.push(start)
    else starts.set(page, [start])
  })
  return blocks.map((block) => {
    if (block.kind !== 'list' || !starts.has(block.page)) return block
    const items = block.items.map((item) => {
      const end = starts.get(block.page)?.find((at) => at > item.start && at < item.end)
      return end === undefined ? item : { ...item, end }
    })
    return { ...block, items }
  })
}

function analyse(index: DocumentIndex): AnalysedDocument {
  const sources = sourcesAmong(index.sentences.map(({ text }) => text))
  const { emphasis, structure } = index.markup
  const analyse = withLastItemFromHeading(readBlocks(index.pages, emphasis, structure))
  const blocks = withSections(withoutSources(analyse, index, sources), index.pages)
  const letters = (all: readonly Block[]): number =>
    all.reduce((sum, { text }) => sum + text.length, 0)
  const trusted =
    letters(blocks.filter(({ kind }) => QUOTABLE.has(kind))) >= letters(blocks) * MIN_QUOTABLE_SHARE
  const kinds = trusted
    ? QUOTABLE
    : new Set(blocks.map(({ kind }) => kind).filter((kind) => !NEVER_QUOTED.has(kind)))
  const groups = groupBlocks(blocks, kinds)
  const numberOf = new Map(groups.flatMap((all, i) => all.map((block) => [block, i] as const)))
  const sentencesOf = groups.map((): number[] => [])
  const inCode = new Set<number>()
  const paragraphOf = Int32Array.from(blocksOfSentences(index, blocks), (b, i) => {
    const block = blocks[b]
    if (block?.kind === 'code') inCode.add(i)
    const paragraph = block && sources[i] !== true ? (numberOf.get(block) ?? -1) : -1
    sentencesOf[paragraph]?.push(i)
    return paragraph
  })
  const counts = new Map<string, number>()
  const proseTerms = new Set<string>()
  index.sentences.forEach(({ terms }, i) => {
    for (const term of new Set(terms)) {
      counts.set(term, (counts.get(term) ?? 0) + 1)
      if (!inCode.has(i)) proseTerms.add(term)
    }
  })
  const above = headingsAbove(blocks)
  const sectionOf = new Map<Block, number>()
  let section = 0
  for (const block of blocks) {
    if (block.kind === 'heading') section += 1
    sectionOf.set(block, section)
  }
  const paragraphs = groups.map((all, i): Paragraph => {
    const [first] = all
    const heading = first?.heading ?? ''
    const sentences = sentencesOf[i] ?? []
    const path = ((first && above.get(first)) ?? []).map(
      (text) => new Set(contentTerms(headingWithoutAdditions(text), index.language)),
    )
    return {
      kind: first?.kind ?? 'prose',
      heading,
      section: (first && sectionOf.get(first)) ?? 0,
      blocks: all,
      sentences,
      terms: new Set(sentences.flatMap((s) => index.sentences[s]?.terms ?? [])),
      headingTerms: new Set(contentTerms(headingWithoutAdditions(heading), index.language)),
      path,
      pathTerms: new Set(path.flatMap((terms) => [...terms])),
      boldTerms: new Set(all.flatMap((block) => boldIn(block, index))),
    }
  })
  return {
    index,
    blocks,
    paragraphs,
    paragraphOf,
    inCode,
    counts,
    proseTerms,
    boldEntries: entriesInBold(blocks, index),
    abbreviations: abbreviationsOf(index),
  }
}

const analysedByIndex = new WeakMap<DocumentIndex, AnalysedDocument>()

/** The analysis of an indexed document. */
export function analysedDocument(index: DocumentIndex): AnalysedDocument {
  const known = analysedByIndex.get(index)
  if (known) return known
  const made = analyse(index)
  analysedByIndex.set(index, made)
  return made
}

/** Whether a range is a line without a full stop above another paragraph. */
const isLineBefore = (page: string, { end }: PageSpan, { start }: { readonly start: number }) =>
  /[\p{L}\p{N})]\s*$/u.test(page.slice(0, end)) &&
  /\n\s*\n/u.test(page.slice(end, start)) &&
  /^\p{Lu}\p{L}[^=]*$/u.test(page.slice(start, start + 20))

/** Converts sentence numbers to ranges; consecutive sentences of a page form one range. */
export function spansOf(
  { index, paragraphOf }: AnalysedDocument,
  sentences: readonly number[],
): PageSpan[] {
  const { pages } = index
  const spans: PageSpan[] = []
  let last = -2
  for (const i of sentences) {
    const sentence = index.sentences[i]
    if (!sentence) continue
    const lastSpan = spans.at(-1)
    const follows = i === last + 1 && paragraphOf[i] === paragraphOf[last]
    const isApart = lastSpan && isLineBefore(pages[sentence.page - 1] ?? '', lastSpan, sentence)
    if (lastSpan && follows && !isApart && lastSpan.page === sentence.page)
      spans[spans.length - 1] = { ...lastSpan, end: sentence.end }
    else spans.push({ page: sentence.page, start: sentence.start, end: sentence.end })
    last = i
  }
  return spans
}
