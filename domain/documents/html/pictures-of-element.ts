import { pictureOf } from '../pictures.ts'
import type { SourceBlock } from '../source-block.ts'
import type { Attributes } from './ignored-elements.ts'

/** Pictures with a side of at most so many pixels are signs in a line, or count visits. */
const MAX_SIGN_PIXELS = 40

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
