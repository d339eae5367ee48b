type Box = {
  readonly left: number
  readonly top: number
  readonly right: number
  readonly bottom: number
}
type Size = { readonly width: number; readonly height: number }

const GAP = 10
const EDGE = 8
/** Room for the menu of a touch device, which is above the selection. */
const TOUCH_MENU = 56

type Surroundings = {
  readonly bar: Size
  readonly window: Size
  /** The area that shows the pages. */
  readonly frame: { readonly top: number; readonly bottom: number }
  readonly isTouch: boolean
}

/**
 * The top left corner of the toolbar: above the selection, below it for a finger, or on the other
 * side where it does not fit. Only a selection that leaves no room on either side is
 * covered.
 */
export function toolbarPlace(
  selection: Box,
  { bar, window, frame, isTouch }: Surroundings,
): { top: number; left: number } {
  const above = selection.top - bar.height - GAP - (isTouch ? TOUCH_MENU : 0)
  const below = selection.bottom + GAP + (isTouch ? GAP : 0)
  const highest = frame.top + EDGE
  const lowest = Math.min(frame.bottom, window.height) - bar.height - EDGE
  const places = isTouch ? [below, above] : [above, below]
  const edge = isTouch ? window.height - bar.height - EDGE : highest
  const middle = (selection.left + selection.right - bar.width) / 2
  return {
    top: places.find((top) => highest <= top && top <= lowest) ?? edge,
    left: Math.max(EDGE, Math.min(window.width - bar.width - EDGE, middle)),
  }
}
