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

/** The glossary entry of `term`, with the list in which its last sentence ends. */
export function glossaryEntry({ index, blocks }: AnalysedDocument, term: string): Quotation | null {
  const asked = termKey(term, index.language)
  for (const [at, { entry, page }] of blocks.entries()) {
    if (!entry || isRunningText(blocks[at - 1], entry.meaning.text)) continue
    const names = namesOfEntry(entry.term.text)
    if (!names.some((name) => name !== '' && termKey(name, index.language) === asked)) continue
    const quoted = quoteTerm(index.pages, entry.term.text, { ...entry.meaning, page })
    const parts = SENTENCE_END.test(entry.meaning.text) ? [] : partsAfter(blocks, at)
    if (parts.length >= MIN_PARTS) return merge([quoted, quoteList(index.pages, [], parts)], '\n')
    const rest = parts.filter(({ text }) => IS_REST.test(text))
    return merge([quoted, quote(index.pages, rest)], ' ')
  }
  return null
}

/** The blocks of a glossary between an entry and the next one, on its page. */
function partsAfter(blocks: AnalysedDocument['blocks'], at: number): AnalysedDocument['blocks'] {
  const isPart = ({ kind, entry, page }: AnalysedDocument['blocks'][number]): boolean =>
    kind === 'glossary' && entry === undefined && page === blocks[at]?.page
  const next = blocks.findIndex((block, i) => i > at && !isPart(block))
  return blocks.slice(at + 1, next < 0 ? undefined : next)
}
