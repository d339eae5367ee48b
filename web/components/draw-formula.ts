import katex from 'katex'
import 'katex/dist/katex.min.css'

/** Draws a formula into an element, in its line or on one of its own. */
export type FormulaRenderer = (tex: string, element: HTMLElement, display: boolean) => void

/** KaTeX without trust: no links, no images, bounded expansion. What it cannot read is shown as it was written. */
export const drawFormula: FormulaRenderer = (tex, element, display) =>
  katex.render(tex, element, {
    displayMode: display,
    throwOnError: false,
    trust: false,
    strict: 'ignore',
    maxExpand: 200,
    maxSize: 20,
  })
