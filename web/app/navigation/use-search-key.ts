import { useEffectEvent, useLayoutEffect } from 'react'
import { isApple } from '../../lib/browser/platform.ts'

/** Ctrl + K, on a Mac ⌘ K; on keyboards without Latin letters the key at the same place. */
function isSearchKey(event: KeyboardEvent): boolean {
  if (event.altKey || event.shiftKey || event.repeat) return false
  const [command, other] = isApple()
    ? [event.metaKey, event.ctrlKey]
    : [event.ctrlKey, event.metaKey]
  if (!command || other) return false
  return /^[a-z]$/i.test(event.key) ? event.key.toLowerCase() === 'k' : event.code === 'KeyK'
}

/**
 * Calls `onToggle` when the keys of the search are pressed: to close it while it `isOpen`, else to
 * open it unless another dialog is open. `isEnabled` false: something else listens.
 */
export function useSearchKey(isOpen: boolean, onToggle: () => void, isEnabled = true): void {
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    if (!isSearchKey(event)) return
    if (!isOpen && document.querySelector('dialog[open]')) return
    event.preventDefault()
    onToggle()
  })
  // A layout effect: the keys work from the moment the screen is shown.
  useLayoutEffect(() => {
    if (!isEnabled) return undefined
    const listener = (event: KeyboardEvent) => onKeyDown(event)
    document.addEventListener('keydown', listener)
    return () => document.removeEventListener('keydown', listener)
  }, [isEnabled])
}
