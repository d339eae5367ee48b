import { merge, quote, quoteList, quoteTerm, type Quotation } from '../../quotation.ts'
import { termKey } from '../../question/term-in-text.ts'
import type { AnalysedDocument } from '../../document/analysed-document.ts'
import { namesOfEntry } from './labels.ts'
import { SENTENCE_END } from '../../../../text/sentence-bounds.ts'

const MIN_PARTS = 2
/** The beginning of a block that continues the previous sentence. */
const IS_REST = /^[\p{Ll},;]/u

/** A line that ends inside a sentence after its first one. */
const IS_CUT = /[.!?]\s+\p{Lu}[^.!?]*[\p{L}\p{N}]$/u

/** Whether an entry is only a line of running text: it and the line before it end in a sentence. */
const isRunningText = (
  before: AnalysedDocument['blocks'][number] | undefined,
  meaning: string,
): boolean => before?.kind === 'glossary' && !SENTENCE_END.test(before.text) && IS_CUT.test(meaning)

/**
 * The number of the block with the entry of `term`; -1 if there is none. "Sampling" is not the
 * entry of "sample" if the glossary has that word too.
 */
function entryOf({ index, blocks }: AnalysedDocument, term: string): number {
  const asked = termKey(term, index.language)
  let found = -1
  for (const [at, { entry }] of blocks.entries()) {
    if (!entry || isRunningText(blocks[at - 1], entry.meaning.text)) continue
    const names = namesOfEntry(entry.term.text).filter((name) => name !== '')
    if (names.some((name) => name.toLowerCase() === term.toLowerCase())) return at
    if (found < 0 && names.some((name) => termKey(name, index.language) === asked)) found = at
  }
  return found
}

/** The glossary entry of `term`, with the list in which its last sentence ends. */
export function glossaryEntry(document: AnalysedDocument, term: string): Quotation | null {
  const { index, blocks } = document
  const at = entryOf(document, term)
  const { entry, page = 1 } = blocks[at] ?? {}
  if (!entry) return null
  const quoted = quoteTerm(index.pages, entry.term.text, { ...entry.meaning, page })
  const parts = SENTENCE_END.test(entry.meaning.text) ? [] : partsAfter(blocks, at)
  if (parts.length >= MIN_PARTS) return merge([quoted, quoteList(index.pages, [], parts)], '\n')
  const rest = parts.filter(({ text }) => IS_REST.test(text))
  return merge([quoted, quote(index.pages, rest)], ' ')
}

/** The blocks of a glossary between an entry and the next one, on its page. */
function partsAfter(blocks: AnalysedDocument['blocks'], at: number): AnalysedDocument['blocks'] {
  const isPart = ({ kind, entry, page }: AnalysedDocument['blocks'][number]): boolean =>
    kind === 'glossary' && entry === undefined && page === blocks[at]?.page
  const next = blocks.findIndex((block, i) => i > at && !isPart(block))
  return blocks.slice(at + 1, next < 0 ? undefined : next)
}
