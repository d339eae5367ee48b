import { piecesOf } from '../text/inline/formulas.ts'
import { escapeXml } from './xml.ts'

const withLineBreaks = (text: string): string => escapeXml(text).replace(/\r?\n/gu, '<br/>')

/**
 * A text of Stoa as HTML that is also well-formed XML. Formulas have MathJax's delimiters, `\(…\)`
 * and `\[…\]`; code is marked up; everything else is plain text.
 */
export const richHtml = (text: string): string =>
  piecesOf(text)
    .map((piece) => {
      if (piece.kind === 'text') return withLineBreaks(piece.text)
      const content = escapeXml(piece.text)
      if (piece.kind === 'formula') return piece.display ? `\\[${content}\\]` : `\\(${content}\\)`
      return `<code>${withLineBreaks(piece.text)}</code>`
    })
    .join('')

/** A link to the page of a source; the plain line where there is no address. */
export const sourceHtml = (line: string, url: string | null): string =>
  url === null || line === ''
    ? escapeXml(line)
    : `<a href="${escapeXml(url)}">${escapeXml(line)}</a>`

/** `text` without formatting, on one line of at most `max` characters. */
export function plainLine(text: string, max: number): string {
  const line = text.replace(/\s+/gu, ' ').trim()
  const characters = Array.from(line)
  return characters.length <= max ? line : `${characters.slice(0, max - 1).join('')}…`
}
