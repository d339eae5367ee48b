import { onOneLine } from '../../../../text/normalise.ts'
import type { CheckedAnswer } from '../../../citations.ts'
import type { Ordinal } from '../../../question/subject/ordinals.ts'
import type { Intent } from '../../../question/intent.ts'
import type { BuiltinMessages } from '../../messages.ts'
import {
  composeAnswer,
  isRow,
  itemText,
  quoteList,
  withoutBullet,
  type PageSpan,
} from '../../quotation.ts'
import type { AnalysedDocument } from '../../document/analysed-document.ts'
import { answerQuestion } from '../../answer-question.ts'
import { excerpt } from '../../passages/shown/excerpt.ts'
import { quoteSentences } from '../../passages/shown/code.ts'
import { answerTypeOf } from '../../../question/subject/answer-type.ts'
import { definitionOf } from '../definitions/definitions.ts'
import { nameInProse, sentencesAt, type AskedQuestion } from './listed-in-prose.ts'
import { countWords } from '../definitions/labels.ts'

/** Text before the meaning of an item: "minor triad: …", "Yo (Ego): …", "Seiche – …". */
const LABEL = /^\W*(?<label>[^:–—(]{2,60}?)\s*(?:\([^()]*\)\s*)?(?::|\s[–—-])\s/u
/** An item without a label that is a name itself. */
const MAX_NAME_WORDS = 6

/** An item inside another one, and the white space before the marks of such items. */
const INNER_ITEM = /^ +- /mu
const INNER_MARK = /^ {2}/gmu
const OUTER_ITEM = /^- /mu
const ANNOUNCES = /[:：]$/u
/** Minimum number of such items. */
const MIN_INNER = 2

/** A line of a table: its cells, and the dashes below its head. */
const ROW = /^\| (?<row>.*) \|$/u
const RULE = /^\|(?: --- \|)+$/u

/**
 * The lines of the first list of an answer: for each of its items, the lines below it too; or the
 * rows of its first table. Of a first item that announces others inside it or is alone, those.
 */
function itemsIn(content: string): string[][] {
  const outer = itemsAt(content)
  const [first = []] = outer
  const isLead = outer.length === 1 || ANNOUNCES.test(first[0] ?? '')
  if (!isLead || first.length <= MIN_INNER) return outer
  const [inner = ''] = content.slice(content.search(INNER_ITEM)).split(OUTER_ITEM)
  return itemsIn(inner.replace(INNER_MARK, ''))
}

function itemsAt(content: string): string[][] {
  const items: string[][] = []
  for (const line of content.split('\n')) {
    if (RULE.test(line)) {
      items.length = 0
      continue
    }
    const [, indent = '', text = ROW.exec(line)?.groups?.['row']] = /^( *)- (.*)$/u.exec(line) ?? []
    if (text === undefined && items.length > 0) break
    if (text === undefined) continue
    const bare = text.replace(/(?: \|)+$/u, '').replace(/ \[p\. \d+\][.!?:;]?$/u, '')
    if (indent === '') items.push([bare])
    else items.at(-1)?.push(bare)
  }
  return items
}

/** The ranges of an item's lines in the document, in their order: of "**Name**: …", the heading. */
function placesOf(
  { index, blocks }: AnalysedDocument,
  lines: readonly string[],
  pages: readonly number[],
): PageSpan[] {
  const spans = blocks
    .filter(({ page }) => pages.includes(page))
    .flatMap(({ kind, items, page, start, end }): PageSpan[] =>
      kind === 'heading' ? [{ page, start, end }] : items.map((item) => ({ ...item, page })),
    )
  const isAt = (line: string, span: PageSpan): boolean => {
    const text = itemText(index.pages, span)
    return line === text || line.startsWith(`**${text}**: `)
  }
  return lines.flatMap((line) => spans.find((span) => isAt(line, span)) ?? [])
}

/** The head of the table that has a row; undefined for other items. */
function headOf({ index, blocks }: AnalysedDocument, row: PageSpan): PageSpan | undefined {
  if (!isRow(index.pages, row)) return undefined
  const table = blocks.find(
    ({ page, items }) => page === row.page && items.some(({ start }) => start === row.start),
  )
  const [head] = table?.items ?? []
  return head && { ...head, page: row.page }
}

/** Minimum words of an explanation after a label. */
const MIN_MEANING_WORDS = 4

/** The name of an item that has no explanation; undefined if it has one. */
function nameIn(text: string): string | undefined {
  const label = LABEL.exec(text)
  if (!label) return countWords(text) <= MAX_NAME_WORDS ? text : undefined
  const meaning = text.slice(label[0].length)
  return countWords(meaning) < MIN_MEANING_WORDS ? label.groups?.['label'] : undefined
}

/** The addition of an item to its name: "a weak acid (for the added bases)". */
const BRACKETED = /\s*\([^()]*\)/gu

/** The separator between the cells of a row. */
const CELLS = /\t\||\|\t| \| /u

/** Bold type, which quotations have around labels. */
const BOLD = /\*\*/gu

/**
 * The name of the thing at a position of the list in the answer to a question, or of the things
 * that it has in a row; undefined if it has no short one.
 */
export function listedName(
  answered: CheckedAnswer,
  position: number,
  asked: AskedQuestion,
): string | undefined {
  if (answered.refused) return undefined
  const items = itemsIn(answered.content)
  // The closest passages may have anything in a row.
  if (items.length === 0)
    return answered.closest === true ? undefined : nameInProse(answered, position, asked)
  const text = items.at(position)?.[0]?.replace(BOLD, '')
  return text === undefined ? undefined : nameOfItem(text)
}

/** The label of an item, or a short one without what is in brackets; the first cell of a row. */
export function nameOfItem(item: string): string | undefined {
  const [cell = ''] = item.split(CELLS).filter((text) => text.trim() !== '')
  const text = withoutBullet(onOneLine(cell))
  const bare = text.replace(BRACKETED, '')
  const label = LABEL.exec(text)?.groups?.['label']
  return label ?? (countWords(bare) <= MAX_NAME_WORDS ? bare : undefined)
}

/** The text of the document about a listed thing. It may begin "The second group is …". */
function* about(
  document: AnalysedDocument,
  name: string,
  { words }: Ordinal,
  messages: BuiltinMessages,
): Generator<CheckedAnswer> {
  const section = document.paragraphs.find(({ heading }) => heading === name)
  if (section)
    yield composeAnswer([
      excerpt(document, { paragraph: section, sentence: section.sentences[0] ?? -1 }),
    ])
  const definition = definitionOf(document, name)
  if (definition) yield composeAnswer([definition.quotation])
  for (const question of [`${words} ${name}`, name])
    yield answerQuestion(document, { question }, undefined, messages)
}

/**
 * One of the things that the answer to the previous question lists, and what the document says
 * about it where the list only names it. Null if that answer has no such list.
 */
export function listed(
  document: AnalysedDocument,
  { query, ordinal }: Extract<Intent, { kind: 'listed' }>,
  list: CheckedAnswer,
  messages: BuiltinMessages,
): CheckedAnswer | null {
  const lines = itemsIn(list.content).at(ordinal.position)
  // An item without inner items is not an answer to "What kinds of the second one are there?".
  const asksForItems = answerTypeOf(query.question.replace(ordinal.words, ' ')) === 'list'
  if (list.refused || (asksForItems && lines?.length === 1)) return null
  if (!lines) {
    const sentences = sentencesAt(document, list, ordinal.position)
    return sentences.length === 0 ? null : composeAnswer([quoteSentences(document, sentences)])
  }
  const cited = list.citations.map(({ page }) => page)
  const spans = placesOf(document, lines, cited)
  const [item] = spans
  if (!item) return null
  const head = headOf(document, item)
  const shown = quoteList(document.index.pages, [], head ? [head, ...spans] : spans)
  const text = onOneLine(shown.citations.map(({ quote }) => quote).join(' '))
  const isNew = ({ refused, closest, citations }: CheckedAnswer): boolean =>
    !refused &&
    closest !== true &&
    !citations.every(({ quote }) => text.includes(withoutBullet(onOneLine(quote))))
  const written = (document.index.pages[item.page - 1] ?? '').slice(item.start, item.end).trim()
  const isHeading = document.paragraphs.some(({ heading }) => heading === written)
  const name = isHeading ? written : head ? undefined : nameIn(written)
  const more = name === undefined ? [] : [...about(document, name, ordinal, messages)]
  const [first] = more.filter(isNew)
  return composeAnswer([
    shown,
    ...(first ? [{ markdown: first.content, citations: first.citations }] : []),
  ])
}
