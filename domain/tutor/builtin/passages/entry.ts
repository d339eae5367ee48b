import type { AnalysedDocument } from '../document/analysed-document.ts'
import { coverage, termSet, type AskedTerm } from '../question/coverage.ts'
import { indentOf } from '../indent.ts'
import { isRow, withoutBullet, type PageSpan } from '../quotation.ts'
import type { LocatedSentence } from './shown/around.ts'
import { isIn, isMarked, itemsOf, parentsOf, withInner } from './items.ts'

/** Minimum entries of a list with labels. */
const MIN_ENTRIES = 3
/** The beginning of an entry up to its colon: "Frost: water freezes in the stone". */
const LABEL = /^(?<label>[^:.;]{2,60}):\s+\S/u
/** A share of the question that two texts have both. */
const ROUNDING = 1e-9

/** The item with a sentence, those beside it in its list, and those it is inside of. */
function placeOf(document: AnalysedDocument, items: readonly PageSpan[], at: number) {
  const { pages } = document.index
  const item = items.find((span) => isIn(document, [span], at))
  if (!item) return null
  const parents = parentsOf(pages, items, item)
  const parent = parents.at(-1)
  const indent = indentOf(pages, item)
  const list = parent ? withInner(document, items, parent) : items
  return { item, parents, beside: list.filter((other) => indentOf(pages, other) === indent) }
}

/**
 * The entry of a list of entries with labels that a sentence is in, with those inside it and those
 * that it is inside of, if the question names its label and no other, and the other text of the
 * paragraph has no more words of the question. Null otherwise.
 */
export function namedEntry(
  document: AnalysedDocument,
  { paragraph, sentence }: LocatedSentence,
  asked: readonly AskedTerm[],
): readonly PageSpan[] | null {
  const { pages, language } = document.index
  const items = itemsOf(paragraph)
  const place = isMarked(paragraph) ? placeOf(document, items, sentence) : null
  if (!place || place.beside.length < MIN_ENTRIES || isRow(pages, place.item)) return null
  const textOf = ({ page, start, end }: PageSpan): string =>
    withoutBullet((pages[page - 1] ?? '').slice(start, end).trim())
  const labels = place.beside.map((item) => LABEL.exec(textOf(item))?.groups?.['label'])
  if (labels.includes(undefined)) return null
  const isNamed = (label = ''): boolean => coverage(asked, termSet(label, language)) > 0
  const own = labels[place.beside.indexOf(place.item)]
  if (!isNamed(own) || labels.filter(isNamed).length > 1) return null
  const shown = [...place.parents, ...withInner(document, items, place.item)]
  const terms = termSet(shown.map(textOf).join(' '), language)
  const known = coverage(asked, new Set([...terms, ...paragraph.pathTerms]))
  const most = coverage(asked, new Set([...paragraph.terms, ...paragraph.pathTerms]))
  return most - known < ROUNDING ? shown : null
}
