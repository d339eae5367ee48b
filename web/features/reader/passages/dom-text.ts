import { CELL_SEPARATOR } from '../../../../domain/text/blocks/page-structure.ts'

/** A part of the text: a text node, or an element whose `data-source-text` is its text. */
type Piece = {
  readonly host: Text | HTMLElement
  readonly text: string
  /** The index of its first character in the text of the page. */
  readonly at: number
}

/** The text of a page as it is stored, with the node of every character, in order. */
type DomText = { readonly text: string; readonly pieces: readonly Piece[] }

/** Elements whose text is on a line of its own. */
const BLOCKS = new Set(['P', 'LI', 'UL', 'H3', 'H4', 'H5', 'TR', 'PRE', 'DIV', 'SECTION', 'TABLE'])

const isHidden = ({ ariaHidden, classList }: Element): boolean =>
  ariaHidden === 'true' ||
  ['page-link', 'pdf-page-note', 'document-picture-label'].some((name) => classList.contains(name))

const isCell = (element: Element | null): boolean => /^T[DH]$/.test(element?.tagName ?? '')

/** Reads the text of a page. What is not its text, such as a page number, is left out. */
export function readDomText(root: Element): DomText {
  const pieces: Piece[] = []
  const parts: string[] = []
  let length = 0
  const push = (text: string) => {
    parts.push(text)
    length += text.length
  }
  const pushPiece = (host: Piece['host'], text: string) => {
    pieces.push({ host, text, at: length })
    push(text)
  }
  const visit = (parent: Element) => {
    for (const child of parent.childNodes)
      if (child instanceof Text) pushPiece(child, child.data)
      else if (child instanceof HTMLElement && child.dataset['sourceText'] !== undefined)
        pushPiece(child, child.dataset['sourceText'])
      else if (child instanceof Element && !isHidden(child)) {
        if (isCell(child) && isCell(child.previousElementSibling)) push(CELL_SEPARATOR)
        visit(child)
        if (child.tagName === 'BR' || BLOCKS.has(child.tagName)) push('\n')
      }
  }
  visit(root)
  return { text: parts.join(''), pieces }
}

/** The offsets of the part of a page that a range covers; null if it covers nothing of it. */
export function offsetsIn(page: DomText, range: Range): { start: number; end: number } | null {
  let start = -1
  let end = -1
  for (const { host, text, at } of page.pieces) {
    if (!range.intersectsNode(host)) continue
    const from = host === range.startContainer ? range.startOffset : 0
    const to = host === range.endContainer ? range.endOffset : text.length
    if (to <= from) continue
    if (start < 0) start = at + from
    end = at + to
  }
  return start < 0 ? null : { start, end }
}

/**
 * Sets the start or end of `range` at an offset of a piece. An element is covered as a whole.
 */
export function setEdge(
  range: Range,
  edge: 'start' | 'end',
  { host, offset }: { host: Piece['host']; offset: number },
): void {
  const isText = host instanceof Text
  if (edge === 'start') range.setStart(host, isText ? offset : 0)
  else range.setEnd(host, isText ? offset : host.childNodes.length)
}

/** The range of the characters `start` to `end` of a page; null if they are not on it. */
export function rangeOf(page: DomText, start: number, end: number): Range | null {
  const first = page.pieces.findLast(({ text, at }) => at <= start && start < at + text.length)
  const last = page.pieces.findLast(({ text, at }) => at < end && end <= at + text.length)
  if (!first || !last) return null
  const range = document.createRange()
  setEdge(range, 'start', { host: first.host, offset: start - first.at })
  setEdge(range, 'end', { host: last.host, offset: end - last.at })
  return range
}
