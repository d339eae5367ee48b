import { useDeferredValue } from 'react'

/**
 * Whether what a screen waits for is to be drawn. What was there already is drawn at once; what comes is drawn in small steps,
 * between which a press or a key is answered: a whole screen in one go would hold a slow phone for a tenth of a second. Only
 * where the `<h1>` stands meanwhile: the focus goes to the one there is when the title is known (shell.tsx).
 */
export const useArrived = (there: boolean): boolean => useDeferredValue(there) && there
