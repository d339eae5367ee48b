import katex from 'katex'
import 'katex/dist/katex.min.css'
import type { MathRenderer } from './render.ts'

/** KaTeX without trust: no links, no images, bounded expansion. What it cannot read is shown as it was written. */
export const drawMath: MathRenderer = (tex, element, displayMode) =>
  katex.render(tex, element, {
    displayMode,
    throwOnError: false,
    trust: false,
    strict: 'ignore',
    maxExpand: 200,
    maxSize: 20,
  })
