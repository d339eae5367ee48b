import katex from 'katex'
import 'katex/dist/katex.min.css'

/** Renders a formula into an element, inline or as a block. */
export type FormulaRenderer = (tex: string, element: HTMLElement, display: boolean) => void

/**
 * KaTeX without trust: no links, no images, bounded expansion. What it cannot parse is shown as it
 * was written. `throwOnError` covers syntax errors alone: deep nesting exhausts the stack of its
 * recursive parser.
 */
export const renderFormula: FormulaRenderer = (tex, element, display) => {
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
