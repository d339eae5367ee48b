import { pictureOf } from '../pictures.ts'
import type { SourceBlock } from '../source-block.ts'
import type { Attributes } from './ignored-elements.ts'

/** Pictures with a side of at most so many pixels are signs in a line, or count visits. */
const MAX_SIGN_PIXELS = 40
const PIXELS_OF_LETTER = 16
/** A view box is four numbers. */
const MAX_SIZES_CHARS = 200

/** Whether a drawing is a sign by its size, or by that of its coordinates where it has none. */
export function isSign({ width, height, viewbox = '' }: Attributes): boolean {
  const [, , ownWidth, ownHeight] = viewbox
    .slice(0, MAX_SIZES_CHARS)
    .trim()
    .split(/[\s,]+/u)
  return [width ?? ownWidth, height ?? ownHeight].some((size) => {
    const [, amount, unit] = /^([\d.]+)(px|r?em|ex)?$/u.exec(size ?? '') ?? []
    const pixels = Number(amount) * (unit === undefined || unit === 'px' ? 1 : PIXELS_OF_LETTER)
    return pixels <= MAX_SIGN_PIXELS
  })
}

/**
 * The picture of an element `img` with these attributes; none if it is a sign, or if its
 * alternative text, which is empty outside a figure, says that it is decoration. `open`: the
 * elements around it.
 */
export function picturesOf(
  { alt, width, height }: Attributes,
  open: readonly string[],
): SourceBlock[] {
  const isSign = [width, height].some(
    (size) => size !== undefined && Number.parseFloat(size) <= MAX_SIGN_PIXELS,
  )
  const isDecoration = alt === '' && !open.includes('figure')
  return isSign || isDecoration ? [] : [pictureOf(alt)]
}
