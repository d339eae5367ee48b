import { replaceFormulas } from '../../text/inline/formulas.ts'
import { isTableRow } from '../../text/blocks/page-structure.ts'
import { withoutCitationKeys } from '../../text/inline/citation-keys.ts'
import { onOneLine } from '../../text/normalise.ts'
import type { CheckedAnswer } from '../citations.ts'
import type { Citation } from '../wire.ts'
import { beginsInLowerCase } from '../../text/sentence-bounds.ts'
import { INDENT, indentOf } from './indent.ts'

/** The bullet or number of a list item at the beginning of a line. */
const LIST_BULLET = /^(\s*\d*)([-+.)])(?=\s)/

/** Brackets become character references, since "\[" would open a formula. */
const escapeText = (text: string): string =>
  text
    .replace(/\[(\s*p\.\s*\d+\s*)\]/giu, '($1)')
    .replace(/(?:https?:\/\/|www\.)[^\s`]+/giu, (address) => `\`${address}\``)
    .split(/(`[^`]*`)/)
    .map((part, i) =>
      i % 2 === 1
        ? part
        : part
            .replace(/&(?=#?\w{1,32};)/g, '&amp;')
            .replace(/[\\*_`<>~|$!#]/g, '\\$&')
            .replace(/\[/g, '&#91;')
            .replace(/\]/g, '&#93;'),
    )
    .join('')

/** Code, a citation, and a table whose columns have rules between them. */
const NOT_LATEX = /`|\[\s*p\.|\{[lcr\s]*\|[lcr|\s]*\}/iu

/** A formula in LaTeX, not prices or a script with dollar signs. */
const isLatex = (formula: string): boolean =>
  /[\\^_]/u.test(formula.startsWith('$') ? formula : formula.slice(2, -2)) &&
  !NOT_LATEX.test(formula)

/**
 * A formula of one-letter variables, numbers and operators, or a number alone. A price begins with
 * a number, and no dollar sign follows it.
 */
const isSimple = (formula: string): boolean =>
  /^\$\d{1,12}(?:[.,]\d{1,12})?\$$/u.test(formula) ||
  (/^\$(?!\d)[\p{L}\d\s+\-*/=<>|(),.!']{1,80}\$$/u.test(formula) && !/\p{L}\s*\p{L}/u.test(formula))

/** A formula without the bars that would end a cell of a table; "\\|" is a double one. */
const withoutBars = (formula: string): string =>
  formula.replace(/\\[^\n]|\|/gu, (sign) =>
    sign === '|' ? String.raw`\vert ` : sign === String.raw`\|` ? String.raw`\Vert ` : sign,
  )

/**
 * Escapes document text without keys of sources, so that Markdown shows it verbatim and nothing in
 * it is read as a citation or link. Formulas in LaTeX, as notes in Markdown have them, stay
 * formulas.
 */
export function escapeMarkdownOutsideFormulas(text: string): string {
  const formulaOrText = (formula: string): string =>
    isSimple(formula) || isLatex(formula) ? withoutBars(formula) : escapeText(formula)
  const bare = withoutCitationKeys(text)
  return replaceFormulas(bare, formulaOrText, escapeText).replace(LIST_BULLET, '$1\\$2')
}

/** A range of one page. `page` is 1-based; `start` and `end` are UTF-16 indices into its text. */
export type PageSpan = { readonly page: number; readonly start: number; readonly end: number }

/** A quotation in Markdown; the i-th `[p. N]` belongs to the i-th citation. */
export type Quotation = { readonly markdown: string; readonly citations: readonly Citation[] }

const STOP = /(?<!\.)[.!?:;。！？।]$/u
const BULLET = /^[•◦▪●○■□‣⁃·–—-]\s+/u

/** The beginnings of lines with the bullets of list items; dashes also occur between words. */
const BULLETED_LINES = /(?<=\S)\s*\n\s*[•◦▪●○■□‣⁃]\s+/u

/** A text of one line without the bullet of a list item. */
export const withoutBullet = (text: string): string => text.replace(BULLET, '')

/** One range as on its page, with its citation before the full stop. */
function cite(pages: readonly string[], span: PageSpan, body?: string): Quotation {
  const { page } = span
  const quote = (pages[page - 1] ?? '').slice(span.start, span.end).trim()
  if (quote === '') return { markdown: '', citations: [] }
  const stop = STOP.exec(quote)?.[0] ?? ''
  const markdown = body ?? withItems(quote.slice(0, quote.length - stop.length))
  // The sign that ends the range may also end its body, as a question mark does.
  const end = body?.endsWith(stop) === true ? '' : stop
  return { markdown: `${markdown} [p. ${page}]${end}`, citations: [{ page, quote }] }
}

/** A range of a page in Markdown; its lines with the bullets of list items are items. */
function withItems(text: string): string {
  const [lead = '', ...items] = text.split(BULLETED_LINES)
  const first = escapeMarkdownOutsideFormulas(withoutBullet(onOneLine(lead)))
  return [
    first,
    ...items.map((item) => `- ${escapeMarkdownOutsideFormulas(onOneLine(item))}`),
  ].join('\n')
}

/** The pages at the end of a text that continues. */
const PAGES_OF_PART = /(?: \[p\. \d+\])+$/u
/** The page of a text, before the sign that ends it. */
const LAST_PAGE = / \[p\. \d+\][^\]]?$/u

/** Two consecutive ranges. A sentence that is divided between them has both pages at its end. */
function join(before: Quotation, next: Quotation): Quotation {
  if (before.markdown.includes('\n- ')) return merge([before, next], '\n\n')
  const pages = beginsInLowerCase(next.markdown) && PAGES_OF_PART.exec(before.markdown)?.[0]
  if (!pages) return merge([before, next], ' ')
  const part = { ...before, markdown: before.markdown.slice(0, -pages.length) }
  const end = { ...next, markdown: next.markdown.replace(LAST_PAGE, (page) => pages + page) }
  return merge([part, end], ' ')
}

/** Consecutive ranges as one paragraph. */
export const quote = (pages: readonly string[], spans: readonly PageSpan[]): Quotation =>
  spans.map((span) => cite(pages, span)).reduce(join, ownWords(''))

/** A term with its meaning, which stands at `meaning`: "**term**: meaning". */
export function quoteTerm(pages: readonly string[], term: string, meaning: PageSpan): Quotation {
  const { markdown, citations } = quote(pages, [meaning])
  const name = escapeMarkdownOutsideFormulas(withoutBullet(term))
  return { markdown: `**${name}**: ${markdown}`, citations }
}

/**
 * A list: an optional lead, and each item on its own line. Rows that a file marks up are a table,
 * whose first row is its head. One citation per page.
 */
export function quoteList(
  pages: readonly string[],
  lead: readonly PageSpan[],
  items: readonly PageSpan[],
): Quotation {
  const lines = items.map((item, i): Quotation => {
    const last = items[i + 1]?.page !== item.page
    if (last) {
      const first = items.find(({ page }) => page === item.page) ?? item
      return cite(pages, { ...item, start: first.start }, itemText(pages, item))
    }
    return { markdown: itemText(pages, item), citations: [] }
  })
  const isTable = items.length > 1 && items.every((item) => isRow(pages, item))
  const depths = isTable ? [] : depthsOf(pages, items)
  const columns = isTable ? items.map((item) => cellsOf(textOf(pages, item)).length) : []
  const shown = isTable
    ? asTable(lines, columns)
    : lines.map((line, i) => enclosed(line, `${'  '.repeat(depths[i] ?? 0)}- `))
  const list = merge(shown, '\n')
  return lead.length === 0 ? list : merge([quote(pages, lead), list], isTable ? '\n\n' : '\n')
}

/** A quotation with own text before and after it. */
const enclosed = ({ markdown, citations }: Quotation, before: string, after = ''): Quotation => ({
  markdown: `${before}${markdown}${after}`,
  citations,
})

/** Rows as a table in Markdown, all with as many cells as the longest. */
function asTable(rows: readonly Quotation[], columns: readonly number[]): Quotation[] {
  const most = Math.max(...columns)
  const [head, ...body] = rows.map((row, i) =>
    enclosed(row, '| ', `${' |'.repeat(most - (columns[i] ?? most))} |`),
  )
  return head ? [head, ownWords(`|${' --- |'.repeat(most)}`), ...body] : []
}

const textOf = (pages: readonly string[], { page, start, end }: PageSpan): string =>
  (pages[page - 1] ?? '').slice(start, end)

/** Whether a range is a row of a table that its file marks up. */
export const isRow = (pages: readonly string[], span: PageSpan): boolean =>
  isTableRow(textOf(pages, span))

/** The cells of a row; the white space around an empty outer cell may be missing. */
const cellsOf = (row: string): string[] => row.trim().split(/\t\|\t|^\|\t|\t\|$/u)

/** The depth of each item below the outermost one; at most one deeper than the item before. */
function depthsOf(pages: readonly string[], items: readonly PageSpan[]): number[] {
  const indents = items.map((item) => indentOf(pages, item))
  const least = indents.reduce((one, other) => Math.min(one, other), Infinity)
  const depths: number[] = []
  for (const indent of indents) {
    const depth = Math.floor((indent - least) / INDENT)
    depths.push(Math.min(depth, (depths.at(-1) ?? -1) + 1))
  }
  return depths
}

/**
 * An item of a list in Markdown, without its bullet and its last sign, or the cells of a row with
 * "|" between them.
 */
export function itemText(pages: readonly string[], span: PageSpan): string {
  const text = textOf(pages, span).replace(/(?<!\.)[.;,]\s*$/u, '')
  return (isTableRow(text) ? cellsOf(text) : [text])
    .map((cell) => escapeMarkdownOutsideFormulas(withoutBullet(onOneLine(cell))))
    .join(' | ')
}

/** Joins quotations. */
export const merge = (parts: readonly Quotation[], between: string): Quotation => {
  const full = parts.filter(({ markdown }) => markdown !== '')
  return {
    markdown: full.map(({ markdown }) => markdown).join(between),
    citations: full.flatMap(({ citations }) => citations),
  }
}

const ITEMS = /^ *- /gmu

/**
 * A quotation with one of its sentences, or one of the items of its list, in bold; unchanged if
 * that is not found once, is a part of an item or the only one, or has a formula or code.
 */
export function emphasise(quotation: Quotation, sentence: string): Quotation {
  const text = escapeMarkdownOutsideFormulas(onOneLine(sentence).replace(STOP, ''))
  const [before = '', after, ...others] = quotation.markdown.split(text)
  if (after === undefined || others.length > 0 || /[$`]/u.test(text)) return quotation
  const isInItem = /(?:^|\n) *- [^\n]*$/u.test(before)
  const isItem = before.endsWith('- ') && /^(?: \[p\. \d+\])?[.;,]?(?:\n|$)/u.test(after)
  if (isInItem && (!isItem || (quotation.markdown.match(ITEMS)?.length ?? 0) < 2)) return quotation
  return { ...quotation, markdown: `${before}**${text}**${after}` }
}

/** The tutor's own text, without citations. */
export const ownWords = (markdown: string): Quotation => ({ markdown, citations: [] })

/** The separator between the parts of an answer. */
export const PARAGRAPH_BREAK = '\n\n'

/** Joins paragraphs to an answer. */
export const composeAnswer = (
  parts: readonly Quotation[],
  outcome: Pick<
    CheckedAnswer,
    'refused' | 'closest' | 'more' | 'passages' | 'defines' | 'action'
  > = {
    refused: false,
  },
): CheckedAnswer => {
  const { markdown, citations } = merge(parts, PARAGRAPH_BREAK)
  return { content: markdown, citations: [...citations], unsupported: [], ...outcome }
}

/** Characters of a repeated quotation that are shown. */
const REPEATED_CHARS = 160

/** The quotations of an earlier answer with their pages, each in one line, cut after a word. */
export function repeatQuotations(
  introduction: string,
  citations: readonly Citation[],
): CheckedAnswer {
  const items = citations.map((citation): Quotation => {
    const text = onOneLine(citation.quote)
    const cut = text.slice(0, REPEATED_CHARS).replace(/\s+\S*$/u, '')
    const shown = text.length <= REPEATED_CHARS ? text : `${cut} …`
    return {
      markdown: `- “${escapeMarkdownOutsideFormulas(withoutBullet(shown))}” [p. ${citation.page}]`,
      citations: [citation],
    }
  })
  return composeAnswer([ownWords(introduction), merge(items, '\n')])
}
