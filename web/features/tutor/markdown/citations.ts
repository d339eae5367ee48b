/** Each citation of a prepared answer by its index: its page, its text and its accessible name. */
export type CitationTexts = {
  readonly pages: readonly number[]
  readonly citeText: (page: number, index: number) => string
  readonly citeLabel: (page: number, index: number) => string
}

const BLOCK = 'p, li, td, th, h3, h4, h5, h6, blockquote'
/** Text in which no line is divided, or that is not part of the answer's words. */
const UNDIVIDED = 'button, code, .katex'

const LAST_CHARACTER = /[^\s\p{M}]\p{M}*\s*$/u
const CLOSING = /^[.,;:!?…)\]»”’。，；：！？]+/u

/**
 * Keeps a citation on the line of the character before it and of the punctuation mark after it:
 * beside a button browsers end a line even at a no-break space.
 */
function keepOnLine(button: HTMLButtonElement): void {
  const block = button.closest(BLOCK)
  if (!block) return
  const kept = document.createRange()
  kept.selectNode(button)
  const texts = document.createTreeWalker(block, NodeFilter.SHOW_TEXT)
  const isOfLine = (node: Node | null): node is Text =>
    node instanceof Text && !node.parentElement?.closest(UNDIVIDED)
  texts.currentNode = button
  let before = texts.previousNode()
  if (isOfLine(before) && before.data.trim() === '') before = texts.previousNode()
  if (isOfLine(before)) {
    const last = LAST_CHARACTER.exec(before.data)
    if (last) kept.setStart(before, last.index)
  }
  texts.currentNode = button.lastChild ?? button
  const after = texts.nextNode()
  const closing = isOfLine(after) ? CLOSING.exec(after.data) : null
  if (after && closing) kept.setEnd(after, closing[0].length)
  const line = document.createElement('span')
  line.className = 'text-nowrap'
  line.append(kept.extractContents())
  kept.insertNode(line)
}

/** Fills in the buttons of citations; removes those that there are no pages for. */
export function insertCitations(
  root: DocumentFragment,
  { pages, citeText, citeLabel }: CitationTexts,
): void {
  for (const button of root.querySelectorAll<HTMLButtonElement>('button')) {
    const index = Number(button.dataset['cite'])
    const page = pages[index]
    if (page === undefined) {
      button.remove()
      continue
    }
    button.type = 'button'
    button.className = 'cite'
    button.textContent = citeText(page, index)
    button.setAttribute('aria-label', citeLabel(page, index))
    keepOnLine(button)
  }
}
