import { runningLeast } from '../../text/lines/running-headers.ts'
import { attributeOf, childOf, type XmlElement } from '../archive/xml.ts'
import { wordsOf, type Shape } from './shapes.ts'
import { hasTitle, withTitle } from './titles.ts'

/** This share of the height at the top and at the bottom of a slide is its margin. */
const MARGIN = 1 / 8
/** In EMU, 7.5 inches: the height of slides in PowerPoint. */
const USUAL_HEIGHT = 6_858_000

/** The height of the slides of a presentation in EMU. */
export const slideHeightOf = (presentation: XmlElement): number =>
  Number(attributeOf(childOf(presentation, 'sldSz'), 'cy') ?? 0) || USUAL_HEIGHT

const isAtTop = ({ element, place }: Shape, height: number): boolean =>
  element.name === 'sp' && place !== null && place.y < height * MARGIN

/**
 * What pictures at one place, and equal text boxes in a margin, have in common; null for other
 * shapes. Digits in the bottom margin count as equal, because page numbers differ.
 */
function runningKeyOf(shape: Shape, height: number): string | null {
  const { element, role, place } = shape
  if (role !== null || place === null) return null
  if (element.name === 'pic') return `pic ${place.x} ${place.y}`
  if (element.name !== 'sp') return null
  const isBelow = place.y >= height * (1 - MARGIN)
  if (!isBelow && !isAtTop(shape, height)) return null
  const words = wordsOf(shape)
  return `${place.x} ${place.y} ${isBelow ? words.replace(/\d+/gu, '#') : words}`
}

/** Whether each shape of each slide is repeated by most slides at the same place. */
function findRepeated(slides: readonly (readonly Shape[])[], height: number) {
  const counts = new Map<string, number>()
  for (const slide of slides)
    for (const key of new Set(slide.map((shape) => runningKeyOf(shape, height))))
      if (key !== null) counts.set(key, (counts.get(key) ?? 0) + 1)
  const least = runningLeast(slides.length)
  return (shape: Shape): boolean => (counts.get(runningKeyOf(shape, height) ?? '') ?? 0) >= least
}

/**
 * The slides with their titles and without the text boxes and pictures that most of them repeat at
 * the same place. A text box at the top of a slide without another title may be it, so it stays.
 */
export function withoutRunningShapes(
  slides: readonly (readonly Shape[])[],
  height: number,
): (readonly Shape[])[] {
  const isRepeated = findRepeated(slides, height)
  return slides.map((slide) => {
    const rest = withTitle(
      slide.filter((shape) => !isRepeated(shape)),
      height,
    )
    if (hasTitle(rest)) return rest
    return withTitle(
      slide.filter((shape) => isAtTop(shape, height) || !isRepeated(shape)),
      height,
    )
  })
}
