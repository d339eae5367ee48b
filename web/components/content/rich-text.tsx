import { useEffect, useMemo, useRef } from 'react'
import { piecesOf } from '../../../domain/text/inline/formulas.ts'

type FormulaProps = { tex: string; display: boolean }

/** A formula, shown as source text until KaTeX, loaded on first use, has rendered it. */
function Formula({ tex, display }: FormulaProps) {
  const host = useRef<HTMLSpanElement>(null)
  useEffect(() => {
    let isUnmounted = false
    import('./draw-formula.ts')
      .then(({ renderFormula: drawFormula }) => {
        if (!isUnmounted && host.current) drawFormula(tex, host.current, display)
      })
      // Without the renderer the formula is shown as it was written.
      .catch(() => undefined)
    return () => {
      isUnmounted = true
    }
  }, [tex, display])
  return (
    <span ref={host} className={display ? 'block overflow-x-auto py-1' : ''}>
      {tex}
    </span>
  )
}

/**
 * Text with formulas and inline code rendered (domain/text/inline/formulas.ts); everything else is
 * plain text. Phrasing content.
 */
export function RichText({ text }: { text: string }) {
  const pieces = useMemo(() => piecesOf(text), [text])
  return pieces.map((piece, index) => {
    if (piece.kind === 'formula')
      return <Formula key={`${index} ${piece.text}`} tex={piece.text} display={piece.display} />
    if (piece.kind === 'code')
      return (
        <code
          key={index}
          dir="ltr"
          className={`bg-raised font-mono ${piece.display ? 'my-2 block overflow-x-auto rounded-lg border border-line px-4 py-3 text-base leading-normal whitespace-pre' : 'rounded-sm px-1.5 py-0.5 text-[0.85em]'}`}
        >
          {piece.text}
        </code>
      )
    return piece.text
  })
}
