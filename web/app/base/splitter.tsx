import { useState, type KeyboardEvent, type PointerEvent, type RefObject } from 'react'
import { safeLocalStorage } from '../../lib/browser/safe-storage.ts'
import { useMessages } from '../../lib/i18n/messages.tsx'

const KEY = 'stoa-split'
const MIN = 30
const MAX = 75
const START = 56
const STEP = 2

const within = (percent: number) => Math.min(MAX, Math.max(MIN, percent))

/** Share of the width used by the document, in percent; stored on this device. */
export function useSplit(): [number, (percent: number) => void] {
  const [split, setSplit] = useState(() =>
    within(Number(safeLocalStorage.getItem(KEY) ?? START) || START),
  )
  return [
    split,
    (percent) => {
      setSplit(within(percent))
      safeLocalStorage.setItem(KEY, String(Math.round(within(percent))))
    },
  ]
}

type Props = {
  container: RefObject<HTMLElement | null>
  split: number
  onSplit: (percent: number) => void
}

/** The separator between document and chat: dragged, or moved with the arrow keys. */
export function Splitter({ container, split, onSplit }: Props) {
  const messages = useMessages().reader.baseView
  const onPointerMove = (event: PointerEvent<HTMLDivElement>) => {
    const box = container.current?.getBoundingClientRect()
    if (!box || !event.currentTarget.hasPointerCapture(event.pointerId)) return
    const share = (100 * (event.clientX - box.left)) / box.width
    onSplit(getComputedStyle(event.currentTarget).direction === 'rtl' ? 100 - share : share)
  }
  const onKeyDown = (event: KeyboardEvent<HTMLDivElement>) => {
    const forward = getComputedStyle(event.currentTarget).direction === 'rtl' ? -STEP : STEP
    if (event.key === 'ArrowRight') onSplit(split + forward)
    else if (event.key === 'ArrowLeft') onSplit(split - forward)
    else if (event.key === 'Home') onSplit(MIN)
    else if (event.key === 'End') onSplit(MAX)
    else return
    event.preventDefault()
  }
  return (
    <div
      role="separator"
      aria-label={messages.splitter}
      aria-orientation="vertical"
      aria-valuemin={MIN}
      aria-valuemax={MAX}
      aria-valuenow={Math.round(split)}
      tabIndex={0}
      className="relative z-1 hidden w-px shrink-0 cursor-col-resize touch-none bg-line after:absolute after:inset-y-0 after:-start-3 after:w-6 hover:bg-accent focus-visible:bg-accent lg:block"
      onPointerDown={(event) => event.currentTarget.setPointerCapture(event.pointerId)}
      onPointerMove={onPointerMove}
      onDoubleClick={() => onSplit(START)}
      onKeyDown={onKeyDown}
    />
  )
}
