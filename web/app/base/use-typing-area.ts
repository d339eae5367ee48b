import { useEffect, useState, type RefObject } from 'react'

/** On windows at least this wide (CSS pixels), typing leaves the layout as it is. */
const WIDE = 1024
/** Below this height of the visible part of the window, its bars leave no space for messages. */
const LOW = 560

/** The visible part of the window in CSS pixels: less than the window above an open keyboard. */
type TypingArea = { readonly top: number; readonly height: number }

function typingAreaOf(conversation: HTMLElement | null): TypingArea | null {
  const { visualViewport: visible, innerHeight, innerWidth } = window
  const field = document.activeElement
  const isTyping = field instanceof HTMLTextAreaElement && conversation?.contains(field) === true
  const height = visible?.height ?? innerHeight
  return isTyping && innerWidth < WIDE && height < LOW
    ? { top: visible?.offsetTop ?? 0, height }
    : null
}

/**
 * The part of a small window that is visible while the learner types a question, as above the
 * keyboard of a phone; null while nothing is typed and on larger windows.
 */
export function useTypingArea(conversation: RefObject<HTMLElement | null>): TypingArea | null {
  const [area, setArea] = useState<TypingArea | null>(null)
  useEffect(() => {
    const update = () =>
      setArea((before) => {
        const next = typingAreaOf(conversation.current)
        return before?.top === next?.top && before?.height === next?.height ? before : next
      })
    // The next element has the focus only after `focusout`.
    const onFocusOut = () => requestAnimationFrame(update)
    const target = conversation.current
    target?.addEventListener('focusin', update)
    target?.addEventListener('focusout', onFocusOut)
    window.visualViewport?.addEventListener('resize', update)
    window.visualViewport?.addEventListener('scroll', update)
    return () => {
      target?.removeEventListener('focusin', update)
      target?.removeEventListener('focusout', onFocusOut)
      window.visualViewport?.removeEventListener('resize', update)
      window.visualViewport?.removeEventListener('scroll', update)
    }
  }, [conversation])
  return area
}
