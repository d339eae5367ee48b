import { useEffect, useState, type RefObject } from 'react'
import type { HighlightAnchor } from '../../../../domain/highlights/place.ts'
import { selectedPassage } from './selected-passage.ts'

/** A selection is complete once it has not changed for this long (ms) and no button is pressed. */
const SETTLE_MS = 150

export type Selected = { readonly passage: HighlightAnchor; readonly range: Range }

/** The passage selected in `body`, once the learner has finished selecting it; else null. */
export function useSelectedPassage(body: RefObject<HTMLElement | null>): Selected | null {
  const [selected, setSelected] = useState<Selected | null>(null)
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    let isPressed = false
    const read = () => {
      const selection = document.getSelection()
      const passage = body.current && selectedPassage(selection, body.current)
      setSelected(passage && selection ? { passage, range: selection.getRangeAt(0) } : null)
    }
    const schedule = () => {
      clearTimeout(timer)
      if (document.getSelection()?.isCollapsed ?? true) setSelected(null)
      else if (!isPressed) timer = setTimeout(read, SETTLE_MS)
    }
    const onDown = ({ target }: PointerEvent) => {
      isPressed = target instanceof Node && (body.current?.contains(target) ?? false)
    }
    const onUp = () => {
      isPressed = false
      schedule()
    }
    schedule()
    document.addEventListener('selectionchange', schedule)
    document.addEventListener('pointerdown', onDown)
    for (const event of ['pointerup', 'pointercancel'] as const)
      document.addEventListener(event, onUp)
    return () => {
      clearTimeout(timer)
      document.removeEventListener('selectionchange', schedule)
      document.removeEventListener('pointerdown', onDown)
      for (const event of ['pointerup', 'pointercancel'] as const)
        document.removeEventListener(event, onUp)
    }
  }, [body])
  return selected
}
