/** Whether the focus is nowhere, as on a screen that is still loading, or where what had it is gone. */
export const isFocusFree = (): boolean =>
  document.activeElement === document.body || document.activeElement?.id === 'main'
