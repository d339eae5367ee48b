import { PASSAGE_CONTEXT_MAX, PASSAGE_MAX } from '../../../../domain/constants.ts'
import { characterCount, firstCharacters } from '../../../../domain/text/characters.ts'
import type { HighlightAnchor } from '../../../../domain/highlights/place.ts'
import { squash } from '../../../../domain/highlights/squash.ts'
import { onOneLine } from '../../../../domain/text/normalise.ts'
import { lineJoint } from '../../../../domain/text/lines/line-joint.ts'
import { offsetsIn, readDomText } from './dom-text.ts'

/** A page in any of the viewers. */
export const PAGE_SELECTOR = '[data-page], [data-document-page], [data-text-page]'

/** The number of a page element, from 1. */
export function pageNumberOf(page: Element): number {
  const { page: pdf, documentPage, textPage } = (page as HTMLElement).dataset
  return Number(pdf ?? documentPage ?? textPage)
}

/** Joins lines as the stored text does: words divided at the end of a line become one. */
export function joinLines(text: string): string {
  const lines = text.split('\n')
  const joined = lines.reduce((before, line) => {
    if (before === '') return line
    const joint = lineJoint(before.trimEnd(), line.trimStart())
    if (joint === 'joined') return before.trimEnd().slice(0, -1) + line.trimStart()
    return joint === 'hyphen' ? before.trimEnd() + line.trimStart() : `${before}\n${line}`
  }, '')
  return onOneLine(joined)
}

/** The last `max` characters of `text`, without half of one at the beginning. */
const lastCharacters = (text: string, max: number): string => Array.from(text).slice(-max).join('')

/** Shortens a passage between two words. */
const shortened = (text: string): string =>
  characterCount(text) <= PASSAGE_MAX
    ? text
    : firstCharacters(text, PASSAGE_MAX).replace(/\s\S*$/u, '')

/**
 * The selected passage within `root`, on the page where it begins; null if nothing but white space
 * is selected there. At most `PASSAGE_MAX` characters.
 */
export function selectedPassage(
  selection: Selection | null,
  root: Element,
): HighlightAnchor | null {
  if (!selection || selection.isCollapsed || selection.rangeCount === 0) return null
  const range = selection.getRangeAt(0)
  if (!root.contains(range.commonAncestorContainer) && !range.intersectsNode(root)) return null
  const page = [...root.querySelectorAll(PAGE_SELECTOR)].find((each) => range.intersectsNode(each))
  if (!page) return null
  const content = readDomText(page)
  const found = offsetsIn(content, range)
  if (!found) return null
  const { text } = content
  const quote = shortened(joinLines(text.slice(found.start, found.end)))
  if (quote === '') return null
  const before = text.slice(0, found.start)
  const around = 2 * PASSAGE_CONTEXT_MAX
  return {
    page: pageNumberOf(page),
    quote,
    prefix: lastCharacters(joinLines(lastCharacters(before, around)), PASSAGE_CONTEXT_MAX),
    suffix: firstCharacters(
      joinLines(firstCharacters(text.slice(found.end), around)),
      PASSAGE_CONTEXT_MAX,
    ),
    position: squash(before).text.length,
  }
}
