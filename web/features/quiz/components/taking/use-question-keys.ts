import { useEffect } from 'react'
import { hasCharacterShortcuts } from '../../../../lib/browser/character-shortcuts.ts'

const isTyping = (target: EventTarget | null) =>
  target instanceof HTMLElement && (target.tagName === 'TEXTAREA' || target.isContentEditable)

/**
 * 1–4 choose an option by its position, arrow keys move between questions; not while text is
 * typed, a dialog is open, or character shortcuts are off.
 */
export function useQuestionKeys({ index, go }: { index: number; go: (index: number) => void }) {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target)) return
      if (!hasCharacterShortcuts() || document.querySelector('dialog[open]')) return
      const option = /^[1-4]$/.test(event.key)
        ? document.querySelectorAll<HTMLInputElement>('main fieldset input[type=radio]')[
            Number(event.key) - 1
          ]
        : undefined
      if (option?.matches(':enabled')) {
        option.click()
        option.focus()
      } else if (event.key === 'ArrowLeft' || event.key === 'ArrowRight') {
        // Inside the options the arrows belong to the radio group.
        if (event.target instanceof HTMLInputElement) return
        // The next question is in the reading direction.
        const back =
          getComputedStyle(document.documentElement).direction === 'rtl'
            ? 'ArrowRight'
            : 'ArrowLeft'
        go(index + (event.key === back ? -1 : 1))
      } else return
      event.preventDefault()
    }
    addEventListener('keydown', onKey)
    return () => removeEventListener('keydown', onKey)
  }, [index, go])
}
