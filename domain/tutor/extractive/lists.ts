import type { Block } from '../../text/blocks.ts'
import { contentTerms } from '../../text/terms.ts'
import { coverage, precision, termSet, type AskedTerm } from './coverage.ts'
import { around, listOf, type Search } from './passages.ts'
import { escapeMarkdown, merge, quote, quoteList, type Quotation } from './quotation.ts'
import { spansOf, type Reading } from './reading.ts'

const MIN_ITEMS = 2
const MAX_ITEMS = 12
/** Minimum share of the question's terms in a list's lead or heading. */
const LEAD_COVERAGE = 0.75

/** Whether a list is directly below its heading. */
const follows = ({ blocks }: Reading, list: Block): boolean =>
  blocks[blocks.indexOf(list) - 1]?.kind === 'heading'

/** A list whose lead or heading names the requested things. */
function announcedList(reading: Reading, asked: readonly AskedTerm[]): Quotation | null {
  const { index, passages } = reading
  let best: { worth: number; quotation: Quotation } | null = null
  for (const passage of passages) {
    const list = passage.blocks.find(
      ({ items, kind }) => kind === 'list' && items.length >= MIN_ITEMS,
    )
    if (!list) continue
    const lead = passage.blocks[0] === list ? '' : (passage.blocks[0]?.text.slice(-300) ?? '')
    const isFirst = lead !== '' || follows(reading, list)
    const terms = new Set([
      ...termSet(lead, index.language),
      ...(isFirst ? passage.headingTerms : []),
    ])
    const found = coverage(asked, terms)
    const worth = found + precision(asked, terms) * 0.3 + (lead === '' ? 0 : 0.2)
    if (found < LEAD_COVERAGE || worth <= (best?.worth ?? 0)) continue
    const quotation = listOf(reading, passage, MAX_ITEMS)
    if (quotation) best = { worth, quotation }
  }
  return best?.quotation ?? null
}

/** Glossary entries that are kinds of the requested thing: "spring tide" for "types of tides". */
function kindsInGlossary(reading: Reading, asked: readonly AskedTerm[]): Quotation | null {
  const { index, blocks } = reading
  const heads = asked.at(-1)?.forms
  if (!heads || asked.length > 2) return null
  const kinds = blocks.flatMap(({ entry, page }) => {
    if (!entry) return []
    const terms = contentTerms(entry.term.text.replace(/\([^)]*\)/gu, ''), index.language)
    const isKind = terms.length > 1 && heads.has(terms.at(-1) ?? '')
    return isKind ? [{ entry, page }] : []
  })
  if (kinds.length < MIN_ITEMS) return null
  return merge(
    kinds.slice(0, MAX_ITEMS).map(({ entry, page }) => {
      const { markdown, citations } = quote(index.pages, [{ ...entry.meaning, page }])
      return { markdown: `- **${escapeMarkdown(entry.term.text)}**: ${markdown}`, citations }
    }),
    '\n',
  )
}

/** Numbered subheadings of the heading that names the requested things: "2.1", "2.2" below "2". */
function numberedHeadings(reading: Reading, asked: readonly AskedTerm[]): Quotation | null {
  const { index, blocks } = reading
  const headings = blocks.filter(({ kind }) => kind === 'heading')
  const numberOf = (text: string): string => /^\d+(?:\.\d+)*/u.exec(text)?.[0] ?? ''
  for (const { text } of headings) {
    const terms = termSet(text, index.language)
    const number = numberOf(text)
    if (number === '' || coverage(asked, terms) < LEAD_COVERAGE || precision(asked, terms) < 0.5)
      continue
    const below = headings.filter(
      (other) => numberOf(other.text).replace(/\.\d+$/u, '') === number && other.text !== text,
    )
    if (below.length >= MIN_ITEMS) return quoteList(index.pages, [], below.slice(0, MAX_ITEMS))
  }
  return null
}

const COUNTED =
  /(?<!\p{L})(?:two|three|four|five|six|seven|eight|nine|ten|several|following|zwei|drei|vier|fünf|sechs|sieben|acht|folgende\p{L}*|dos|tres|cuatro|cinco|seis|siete|ocho|siguientes)(?!\p{L}|\s+(?:or|oder|o)\s|\s+of\s)/iu

/** Whether a sentence counts the requested things: "four main modes of subsistence". */
function counts(text: string, asked: readonly AskedTerm[], language: string): boolean {
  const counted = COUNTED.exec(text)
  if (!counted) return false
  const next = text
    .slice(counted.index + counted[0].length)
    .split(/\s+/u)
    .slice(0, 5)
    .join(' ')
  return (
    coverage(asked, termSet(next, language)) > 0 &&
    coverage(asked, termSet(text, language)) >= LEAD_COVERAGE
  )
}

/** The sentence that enumerates the requested things, and the following ones. */
function enumeration(reading: Reading, asked: readonly AskedTerm[]): Quotation | null {
  const { index, passages, passageOf } = reading
  const at = index.sentences.findIndex(
    ({ text }, i) =>
      (passageOf[i] ?? -1) >= 0 &&
      /[.!:]["”’)]?$/u.test(text) &&
      counts(text, asked, index.language),
  )
  const passage = passages[passageOf[at] ?? -1]
  if (!passage) return null
  const sentences = around(reading, passage, at).filter((i) => i >= at)
  return quote(index.pages, spansOf(reading, sentences))
}

const KINDS =
  /(?<!\p{L})(?:types?|kinds?|forms?|sorts?|classes|arten|typen|formen|sorten|tipos?|clases?|formas)(?!\p{L})/iu

/** The list for a question about several things; null if the document has none. */
export function listFor(reading: Reading, { asked, type, page, query }: Search): Quotation | null {
  if (type !== 'list' || page !== undefined || asked.length === 0) return null
  const kinds = KINDS.test(query.question) ? kindsInGlossary(reading, asked) : null
  return (
    kinds ??
    announcedList(reading, asked) ??
    enumeration(reading, asked) ??
    kindsInGlossary(reading, asked) ??
    numberedHeadings(reading, asked)
  )
}
