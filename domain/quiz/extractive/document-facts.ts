import type { Block, BlockKind } from '../../text/blocks/blocks.ts'
import { onOneLine } from '../../text/normalise.ts'
import type { SourceText } from '../creation/windows.ts'
import { wordsIn } from './wording.ts'

/** Where a document prints a quote. */
export type QuotePlace = {
  readonly kind: BlockKind
  /** Share of its paragraph that stands before the quote, 0–1. */
  readonly before: number
  /** Words of its paragraph. */
  readonly words: number
}

/** What is known of a document beyond its terms, to estimate the quality of a question. */
export type DocumentFacts = {
  readonly characters: number
  /** Shares of the blocks that are running text, lists, and code, formulas or tables. */
  readonly shares: { readonly prose: number; readonly list: number; readonly technical: number }
  readonly glossaryEntries: number
  /** Mean number of words of a paragraph. */
  readonly paragraphWords: number
  readonly usesOf: (phrase: string) => number
  readonly isHeading: (phrase: string) => boolean
  readonly placeOf: (quote: string, page: number) => QuotePlace | null
}

const TECHNICAL: ReadonlySet<BlockKind> = new Set<BlockKind>(['code', 'formula', 'table'])
/** First characters of a quote that find its paragraph. */
const QUOTE_START = 60

const inWords = (text: string): string => ` ${wordsIn(text.toLowerCase()).join(' ')} `

/** The facts of a document whose blocks have been read. */
export const documentFacts = (
  { pages }: Pick<SourceText, 'pages'>,
  blocks: readonly Block[],
): DocumentFacts => {
  const shareOf = (isOne: (kind: BlockKind) => boolean): number =>
    blocks.filter(({ kind }) => isOne(kind)).length / Math.max(1, blocks.length)
  const prose = blocks.filter(({ kind }) => kind === 'prose')
  const stated = blocks.filter(({ kind }) => kind === 'prose' || kind === 'list')
  let words: string | undefined
  // Only questions that are made need it, and it is as long as the document.
  const text = (): string => (words ??= inWords(stated.map((block) => block.text).join(' ')))
  const headings = blocks.filter(({ kind }) => kind === 'heading').map((block) => block.text)
  const titles = headings.map(inWords).join('|')
  return {
    characters: pages.reduce((sum, page) => sum + page.length, 0),
    shares: {
      prose: shareOf((kind) => kind === 'prose'),
      list: shareOf((kind) => kind === 'list'),
      technical: shareOf((kind) => TECHNICAL.has(kind)),
    },
    glossaryEntries: blocks.filter(({ entry }) => entry !== undefined).length,
    paragraphWords:
      prose.reduce((sum, block) => sum + wordsIn(block.text).length, 0) / Math.max(1, prose.length),
    // Without the last space, so that plurals count.
    usesOf: (phrase) => text().split(inWords(phrase).trimEnd()).length - 1,
    isHeading: (phrase) => titles.includes(inWords(phrase)),
    placeOf: (quote, page) => placeOf(blocks, onOneLine(quote), page),
  }
}

const placeOf = (blocks: readonly Block[], quote: string, page: number): QuotePlace | null => {
  const start = quote.slice(0, QUOTE_START)
  const block = blocks.find((one) => one.page === page && onOneLine(one.text).includes(start))
  if (!block) return null
  const text = onOneLine(block.text)
  return {
    kind: block.kind,
    before: text.indexOf(start) / Math.max(1, text.length),
    words: wordsIn(text).length,
  }
}
