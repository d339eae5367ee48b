/** The text of a page as it is shown, with the node of every character. */
type DomText = {
  readonly text: string
  /** The text nodes in order; `at` is the index of the first character in `text`. */
  readonly nodes: readonly { readonly node: Text; readonly at: number }[]
}

/** Elements whose text is on a line of its own. */
const BLOCKS = new Set(['P', 'LI', 'UL', 'H3', 'H4', 'H5', 'TR', 'PRE', 'DIV', 'SECTION', 'TABLE'])

const isHidden = ({ ariaHidden, classList }: Element): boolean =>
  ariaHidden === 'true' ||
  ['page-link', 'pdf-page-note', 'document-picture-label'].some((name) => classList.contains(name))

/** Reads the text of a page. What is not its text, such as a page number, is left out. */
export function readDomText(root: Element): DomText {
  const nodes: { node: Text; at: number }[] = []
  const parts: string[] = []
  let length = 0
  const push = (text: string) => {
    parts.push(text)
    length += text.length
  }
  const visit = (parent: Element) => {
    for (const child of parent.childNodes)
      if (child instanceof Text) {
        nodes.push({ node: child, at: length })
        push(child.data)
      } else if (child instanceof Element && !isHidden(child)) {
        visit(child)
        if (child.tagName === 'BR' || BLOCKS.has(child.tagName)) push('\n')
        else if (/^T[DH]$/.test(child.tagName)) push(' ')
      }
  }
  visit(root)
  return { text: parts.join(''), nodes }
}

/** The offsets of the part of a page that a range covers; null if it covers nothing of it. */
export function offsetsIn(page: DomText, range: Range): { start: number; end: number } | null {
  let start = -1
  let end = -1
  for (const { node, at } of page.nodes) {
    if (!range.intersectsNode(node)) continue
    const from = node === range.startContainer ? range.startOffset : 0
    const to = node === range.endContainer ? range.endOffset : node.length
    if (to <= from) continue
    if (start < 0) start = at + from
    end = at + to
  }
  return start < 0 ? null : { start, end }
}

/** The range of the characters `start` to `end` of a page; null if they are not on it. */
export function rangeOf(page: DomText, start: number, end: number): Range | null {
  const first = page.nodes.findLast(({ node, at }) => at <= start && start < at + node.length)
  const last = page.nodes.findLast(({ node, at }) => at < end && end <= at + node.length)
  if (!first || !last) return null
  const range = document.createRange()
  range.setStart(first.node, start - first.at)
  range.setEnd(last.node, end - last.at)
  return range
}
