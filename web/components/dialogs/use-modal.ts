import { useEffect, type RefObject } from 'react'

/**
 * Shows a native dialog as modal while `open`. An element with `data-autofocus` receives the focus;
 * afterwards the previously focused element has it again, or `<main>` if it was removed meanwhile.
 */
export function useModal(ref: RefObject<HTMLDialogElement | null>, open: boolean): void {
  useEffect(() => {
    const dialog = ref.current
    if (!dialog || !open) return
    const before = document.activeElement
    if (!dialog.open) dialog.showModal()
    dialog.querySelector<HTMLElement>('[data-autofocus]')?.focus()
    return () => {
      dialog.close()
      // React has already removed the dialog, and with it the browser's record of the previous
      // focus.
      if (document.activeElement !== document.body || !(before instanceof HTMLElement)) return
      if (before.isConnected) before.focus()
      else document.getElementById('main')?.focus({ preventScroll: true })
    }
  }, [ref, open])
}
