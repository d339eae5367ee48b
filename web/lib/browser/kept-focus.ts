import { useEffect, useLayoutEffect, useRef, type RefObject } from 'react'
import { moveFocusToMain } from './focus.ts'

/**
 * Props of a group whose buttons replace each other: when the one with the focus disappears, the
 * first of the others receives it, or `<main>` if none is left.
 */
export function useKeptFocus(): {
  ref: RefObject<HTMLDivElement | null>
  onFocus: () => void
  onBlur: () => void
} {
  const group = useRef<HTMLDivElement>(null)
  const hadFocus = useRef(false)
  useEffect(() => {
    if (!hadFocus.current || document.activeElement !== document.body) return
    const button = group.current?.querySelector<HTMLElement>('button:enabled')
    const target = button ?? document.getElementById('main')
    target?.focus({ preventScroll: true })
  })
  useLayoutEffect(() => {
    const leaving = group.current
    return () => moveFocusToMain(leaving)
  }, [])
  return {
    ref: group,
    onFocus: () => (hadFocus.current = true),
    // Not called for a button that is removed while it has the focus.
    onBlur: () => (hadFocus.current = false),
  }
}
