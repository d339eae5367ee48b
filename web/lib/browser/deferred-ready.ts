import { useDeferredValue } from 'react'

/**
 * Whether content that a screen waits for should be rendered. Content ready from the start renders
 * at once; later content renders in a transition, which stays interruptible: rendering a full
 * screen at once would block a slow phone for a tenth of a second. Use it only where the `<h1>` is
 * already rendered, since the focus moves there (shell.tsx).
 */
export const useDeferredReady = (isReady: boolean): boolean => useDeferredValue(isReady) && isReady
