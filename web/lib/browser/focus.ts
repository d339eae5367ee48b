/**
 * Layout effect cleanup for an element that may have the focus: moves the focus to `<main>` instead
 * of losing it.
 */
export function moveFocusToMain(leaving: Element | null): void {
  if (!leaving?.contains(document.activeElement)) return
  queueMicrotask(() => {
    if (isNoControlFocused()) document.getElementById('main')?.focus({ preventScroll: true })
  })
}

/**
 * Whether no control has the focus: nothing has it, as on a loading screen or after the focused
 * element was removed, or `<main>` has it.
 */
export const isNoControlFocused = (): boolean =>
  document.activeElement === document.body || document.activeElement?.id === 'main'
