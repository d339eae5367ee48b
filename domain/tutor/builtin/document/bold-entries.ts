import { answerWords } from '../../../languages/answers.ts'
import type { Block } from '../../../text/blocks/blocks.ts'
import { asksMeaning, definedTerm } from '../../question/subject/asked-meaning.ts'
import { termKey } from '../question/term-in-text.ts'
import { quote, type PageSpan, type Quotation } from '../quotation.ts'
import type { AnalysedDocument } from './analysed-document.ts'

/** Maximum characters of an entry. */
const ENTRY_CHARS = 520
/** Text of some length that is not an announcement such as "Here is an abstract:". */
const HAS_MEANING = new RegExp(
  String.raw`^(?!\W*(?:${answerWords('here')})(?!\p{L}))(?=[\s\S]*\p{L}{3}[\s\S]{11}).*[^:\s]\s*$`,
  'isu',
)
/** Characters between the beginning of an item and its first word. */
const BULLET = /^(?:[•●▪◦–*·-]|\d+[.)])?\s*$/u
/**
 * After a term in bold: "Capillaries. They …", "Capillaries: …", "Capillaries – …"; not after who
 * speaks: "Anna: — Good morning".
 */
const ENDS_TERM = /^\s*(?:[.:]\s|[–—-]\s)(?!\s*[–—“«„"])/u

/** The parts of a block that may begin with a term: its items, or the block. */
const partsOf = ({ kind, items, page, start, end }: Block): PageSpan[] =>
  kind === 'list' ? items.map((item) => ({ ...item, page })) : [{ page, start, end }]

/** Ends an entry at a sentence if it is long. */
function shortened(page: string, { start, end, ...span }: PageSpan): PageSpan {
  if (end - start <= ENTRY_CHARS) return { ...span, start, end }
  const sentences = /^[\s\S]*[.!?](?=\s)/u.exec(page.slice(start, start + ENTRY_CHARS))
  return { ...span, start, end: start + (sentences?.[0].length ?? ENTRY_CHARS) }
}

/**
 * Items and paragraphs that begin with a term in bold, by the key of the term; the first of each.
 */
export function entriesInBold(
  blocks: readonly Block[],
  { pages, markup, language }: AnalysedDocument['index'],
): Map<string, PageSpan> {
  const found = new Map<string, PageSpan>()
  for (const block of blocks) {
    if (block.kind !== 'list' && block.kind !== 'prose') continue
    const page = pages[block.page - 1] ?? ''
    const runs = markup.emphasis[block.page - 1] ?? []
    for (const part of partsOf(block)) {
      const run = runs.find(({ start, end }) => start >= part.start && end <= part.end)
      if (!run || run.style !== 'bold' || !BULLET.test(page.slice(part.start, run.start))) continue
      const term = page.slice(run.start, run.end)
      const rest = page.slice(run.end, part.end)
      const isEntry = ENDS_TERM.test(/[.:]\s*$/u.test(term) ? `. ${rest}` : rest)
      const name = term.replace(/\s*\([^()]*\)/gu, '').replace(/[.:]\s*$/u, '')
      // "What is a weir: …" defines a weir.
      const key = termKey(asksMeaning(name) ? definedTerm(name) : name, language)
      if (!isEntry || !HAS_MEANING.test(rest) || found.has(key)) continue
      found.set(key, shortened(page, { ...part, start: run.start }))
    }
  }
  return found
}

/** The item or paragraph that begins with `term` in bold; null if there is none. */
export function entryInBold(
  { index, boldEntries }: AnalysedDocument,
  term: string,
): Quotation | null {
  const span = boldEntries.get(termKey(term, index.language))
  return span ? quote(index.pages, [span]) : null
}
