import { insertCitations, type CitationTexts } from './citations.ts'
import { piecesOf } from './prepare.ts'

export type PlainOptions = CitationTexts & {
  /** The note on an unsupported sentence. */
  readonly unsupported: string
}

/** A text that is not a sentence of the document, as far as is known. */
export function unsupportedSpan(text: string, title: string): HTMLSpanElement {
  const span = document.createElement('span')
  span.className = 'unsupported'
  span.title = title
  span.textContent = text
  return span
}

function cite(index: number): HTMLButtonElement {
  const button = document.createElement('button')
  button.dataset['cite'] = String(index)
  return button
}

/** A prepared text without Markdown as a paragraph, with its citations as buttons (`data-cite`). */
export function renderPlain(source: string, options: PlainOptions): DocumentFragment {
  const paragraph = document.createElement('p')
  paragraph.className = 'whitespace-pre-line'
  for (const piece of piecesOf(source))
    if (piece.kind === 'cite') paragraph.append(cite(piece.index))
    else
      paragraph.append(
        piece.unsupported ? unsupportedSpan(piece.text, options.unsupported) : piece.text,
      )
  const root = document.createDocumentFragment()
  root.append(paragraph)
  insertCitations(root, options)
  return root
}
