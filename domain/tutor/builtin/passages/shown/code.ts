import type { Block } from '../../../../text/blocks/blocks.ts'
import { merge, quote, type Quotation } from '../../quotation.ts'
import { spansOf, type AnalysedDocument } from '../../document/analysed-document.ts'

/** Maximum number of lines of code that are quoted. */
const MAX_LINES = 30
const FENCE = '```'
/** Text that cannot be quoted as code: the end of a code block, and a citation. */
const NOT_QUOTABLE = /```|\[p\. \d+\]/u

/** A block of code with its lines, and the citation below it; as running text if it must be. */
export function quoteCode({ pages }: AnalysedDocument['index'], block: Block): Quotation {
  const text = (pages[block.page - 1] ?? '').slice(block.start, block.end)
  const lines = text.split('\n').slice(0, MAX_LINES).join('\n').trimEnd()
  const end = block.start + lines.length
  if (NOT_QUOTABLE.test(lines)) return quote(pages, [{ page: block.page, start: block.start, end }])
  return {
    markdown: `${FENCE}\n${lines}\n${FENCE}\n[p. ${block.page}]`,
    citations: [{ page: block.page, quote: lines.trim() }],
  }
}

/** The block of code that a sentence is in. */
const blockOf = ({ index, blocks }: AnalysedDocument, at: number): Block | undefined => {
  const { page, start } = index.sentences[at] ?? {}
  return blocks.find(
    (block) =>
      block.kind === 'code' &&
      block.page === page &&
      start !== undefined &&
      block.start <= start &&
      start < block.end,
  )
}

/** Sentences as running text, and those in code as their blocks of code. */
export function quoteSentences(
  document: AnalysedDocument,
  sentences: readonly number[],
): Quotation {
  if (!sentences.some((i) => document.inCode.has(i)))
    return quote(document.index.pages, spansOf(document, sentences))
  const parts: { readonly block: Block | undefined; readonly sentences: number[] }[] = []
  for (const i of sentences) {
    const block = document.inCode.has(i) ? blockOf(document, i) : undefined
    const last = parts.at(-1)
    if (last && last.block === block) last.sentences.push(i)
    else parts.push({ block, sentences: [i] })
  }
  return merge(
    parts.map((part) =>
      part.block
        ? quoteCode(document.index, part.block)
        : quote(document.index.pages, spansOf(document, part.sentences)),
    ),
    '\n\n',
  )
}
