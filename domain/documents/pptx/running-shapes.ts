import { runningLeast } from '../../text/lines/running-headers.ts'
import { allOf, attributeOf, childOf, textOf, type XmlElement } from '../archive/xml.ts'
import { isTitle, type Shape } from './shapes.ts'

/** This share of the height at the top and at the bottom of a slide is its margin. */
const MARGIN = 1 / 8
/** In EMU, 7.5 inches: the height of slides in PowerPoint. */
const USUAL_HEIGHT = 6_858_000

/** The height of the slides of a presentation in EMU. */
export const slideHeightOf = (presentation: XmlElement): number =>
  Number(attributeOf(childOf(presentation, 'sldSz'), 'cy') ?? 0) || USUAL_HEIGHT

const wordsOf = ({ element }: Shape): string =>
  allOf(childOf(element, 'txBody'), 't').map(textOf).join(' ').trim()

/**
 * What pictures at one place, and equal text boxes in a margin, have in common; null for other
 * shapes. Digits in the bottom margin count as equal, because page numbers differ. A text box at
 * the top of a slide without a title may be its title, so it stays.
 */
function runningKeyOf(shape: Shape, slide: readonly Shape[], height: number): string | null {
  const { element, role, place } = shape
  if (role !== null || place === null) return null
  if (element.name === 'pic') return `pic ${place.x} ${place.y}`
  if (element.name !== 'sp') return null
  const isBelow = place.y >= height * (1 - MARGIN)
  const isAbove = place.y < height * MARGIN
  const hasTitle = slide.some((each) => isTitle(each) && wordsOf(each) !== '')
  if (!isBelow && !(isAbove && hasTitle)) return null
  const words = wordsOf(shape)
  return `${place.x} ${place.y} ${isBelow ? words.replace(/\d+/gu, '#') : words}`
}

/** The slides without the text boxes and pictures that most of them repeat at the same place. */
export function withoutRunningShapes(
  slides: readonly (readonly Shape[])[],
  height: number,
): (readonly Shape[])[] {
  const keyed = slides.map((slide) =>
    slide.map((shape) => ({ shape, key: runningKeyOf(shape, slide, height) })),
  )
  const counts = new Map<string, number>()
  for (const slide of keyed)
    for (const key of new Set(slide.map((each) => each.key)))
      if (key !== null) counts.set(key, (counts.get(key) ?? 0) + 1)
  const least = runningLeast(slides.length)
  return keyed.map((slide) =>
    slide
      .filter(({ key }) => key === null || (counts.get(key) ?? 0) < least)
      .map(({ shape }) => shape),
  )
}
