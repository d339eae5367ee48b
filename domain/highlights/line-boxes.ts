/** A rectangle in fractions of its page, from its top left corner. */
export type PageBox = {
  readonly left: number
  readonly top: number
  readonly width: number
  readonly height: number
}

/** Boxes belong to one line if they share this part of the lower one of their heights. */
const SHARED_HEIGHT = 0.5

const bottomOf = ({ top, height }: PageBox): number => top + height
const rightOf = ({ left, width }: PageBox): number => left + width

const isBeside = (a: PageBox, b: PageBox): boolean =>
  Math.min(bottomOf(a), bottomOf(b)) - Math.max(a.top, b.top) >
  SHARED_HEIGHT * Math.min(a.height, b.height)

function around(a: PageBox, b: PageBox): PageBox {
  const left = Math.min(a.left, b.left)
  const top = Math.min(a.top, b.top)
  return {
    left,
    top,
    width: Math.max(rightOf(a), rightOf(b)) - left,
    height: Math.max(bottomOf(a), bottomOf(b)) - top,
  }
}

/** `box` without what the box above covers of it. */
function below(box: PageBox, above: PageBox | undefined): PageBox {
  const isCovered =
    above !== undefined &&
    above.top < box.top &&
    bottomOf(above) > box.top &&
    above.left < rightOf(box) &&
    box.left < rightOf(above)
  if (!isCovered) return box
  const top = Math.min(bottomOf(above), bottomOf(box))
  return { ...box, top, height: bottomOf(box) - top }
}

/** The boxes of a passage in reading order as one for each line, which do not overlap. */
export function lineBoxes(boxes: readonly PageBox[]): PageBox[] {
  const lines: PageBox[] = []
  for (const box of boxes) {
    const line = lines.at(-1)
    if (box.width <= 0 || box.height <= 0) continue
    if (line && isBeside(line, box)) lines[lines.length - 1] = around(line, box)
    else lines.push(box)
  }
  return lines.map((line, at) => below(line, lines[at - 1]))
}
