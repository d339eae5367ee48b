import { useEffect, useState } from 'react'
import type { FormulaRenderer } from '../../../components/content/draw-formula.ts'
import type { render } from './render.ts'

type Loaded = { readonly render: typeof render; readonly math: FormulaRenderer | null }

/** Once loaded, so that later answers are rendered at once instead of replaced a moment later. */
let latest: Loaded | null = null

async function load(math: boolean): Promise<Loaded> {
  const [module, formulas] = await Promise.all([
    import('./render.ts'),
    math ? import('../../../components/content/draw-formula.ts') : null,
  ])
  latest = { render: module.render, math: formulas?.renderFormula ?? latest?.math ?? null }
  return latest
}

/** Whether `loaded` can render a text, with formulas if `math`. */
const suffices = (loaded: Loaded | null, math: boolean): loaded is Loaded =>
  loaded !== null && (!math || loaded.math !== null)

/**
 * Loads Markdown rendering, and KaTeX if a message has formulas, when first needed. Null until
 * then.
 */
export function useRenderer(markdown: boolean, math: boolean): Loaded | null {
  const [loaded, setLoaded] = useState(latest)
  const isLoaded = suffices(loaded, math)
  useEffect(() => {
    if (!markdown || isLoaded) return
    let isCancelled = false
    load(math).then(
      (now) => {
        if (!isCancelled) setLoaded(now)
      },
      // Without the renderer the message is shown as plain text.
      () => undefined,
    )
    return () => {
      isCancelled = true
    }
  }, [markdown, math, isLoaded])
  return markdown && isLoaded ? loaded : null
}
