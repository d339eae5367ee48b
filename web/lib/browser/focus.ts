/**
 * To be called as what may have the focus goes away, a layout effect's cleanup: the focus goes on to `<main>`, where it would
 * be nowhere.
 */
export function moveFocusToMain(leaving: Element | null): void {
  if (!leaving?.contains(document.activeElement)) return
  queueMicrotask(() => {
    if (isNothingFocused()) document.getElementById('main')?.focus({ preventScroll: true })
  })
}

/** Whether the focus is nowhere, as on a screen that is still loading, or where what had it is gone. */
export const isNothingFocused = (): boolean =>
  document.activeElement === document.body || document.activeElement?.id === 'main'
