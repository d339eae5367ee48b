import katex from 'katex'
import 'katex/dist/katex.min.css'

/** Renders a formula into an element, inline or as a block. */
export type FormulaRenderer = (tex: string, element: HTMLElement, display: boolean) => void

/**
 * KaTeX in untrusted mode: no links, no images, limited expansion. Invalid input is shown as text.
 */
export const renderFormula: FormulaRenderer = (tex, element, display) =>
  katex.render(tex, element, {
    displayMode: display,
    throwOnError: false,
    trust: false,
    strict: 'ignore',
    maxExpand: 200,
    maxSize: 20,
  })
