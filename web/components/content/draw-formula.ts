import katex from 'katex'
import 'katex/dist/katex.min.css'
import './draw-formula.css'

/** Renders a formula into an element, inline or as a block. */
export type FormulaRenderer = (tex: string, element: HTMLElement, display: boolean) => void

/** KaTeX draws a formula nested more deeply too slowly, or exhausts its stack. */
const MAX_DEPTH = 50

/** UTF-16 units of a formula. The time for the columns of a matrix grows with their square. */
const MAX_CHARS = 2_000

/**
 * Commands that define others: a short formula could expand to hundreds of thousands of characters.
 */
const DEFINITION = /\\(?:[gex]?def|let|futurelet|(?:new|renew|provide)command)(?![a-z])/i

const isTooLong = (tex: string): boolean => tex.length > MAX_CHARS || DEFINITION.test(tex)

function isTooDeep(tex: string): boolean {
  let depth = 0
  for (const character of tex) {
    if (character === '{' && ++depth > MAX_DEPTH) return true
    if (character === '}') depth--
  }
  return false
}

/**
 * KaTeX without trust: no links, no images, no definitions, bounded length. What it cannot parse is
 * shown as it was written. `throwOnError` covers syntax errors alone: nesting without braces
 * (`\left(`) may still exhaust the stack of its recursive parser.
 */
export const renderFormula: FormulaRenderer = (tex, element, display) => {
  if (isTooLong(tex) || isTooDeep(tex)) {
    element.textContent = tex
    return
  }
  try {
    katex.render(tex, element, {
      displayMode: display,
      throwOnError: false,
      trust: false,
      strict: 'ignore',
      maxExpand: 200,
      maxSize: 20,
    })
  } catch {
    element.textContent = tex
  }
}
