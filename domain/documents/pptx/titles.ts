import { allOf, attributeOf, childOf, elementsOf, textOf, type XmlElement } from '../archive/xml.ts'
import { isTitle, wordsOf, type Shape } from './shapes.ts'

/** Longer texts are no titles. */
const MAX_CHARS = 100
/** A title is larger than all other texts of its slide by this factor. */
const LARGER = 1.1
/** In hundredths of a point: the size where neither the text nor its box has one. */
const USUAL_SIZE = 1800
/** A title begins in this share of the height of a slide, one that is not larger in the second. */
const UPPER_PART = 1 / 2
const TOP = 1 / 5

const sizeIn = (properties: XmlElement | undefined): number =>
  Number(attributeOf(properties, 'sz') ?? 0) || 0

/** The size of the largest words of a text box. */
function sizeOf({ element }: Shape): number {
  const body = childOf(element, 'txBody')
  const [styles] = elementsOf(childOf(body, 'lstStyle'))
  const inherited = sizeIn(childOf(styles, 'defRPr')) || USUAL_SIZE
  const sizes = allOf(body, 'r')
    .filter((run) => /\p{L}/u.test(textOf(childOf(run, 't'))))
    .map((run) => sizeIn(childOf(run, 'rPr')) || inherited)
  return sizes.reduce((a, b) => Math.max(a, b), 0)
}

type Box = { readonly shape: Shape; readonly words: string; readonly size: number; top: number }

/** The texts of a slide that have words, from the top. */
const boxesOf = (shapes: readonly Shape[]): Box[] =>
  shapes
    .flatMap((shape) => {
      const words = wordsOf(shape)
      const isText = shape.place !== null && /\p{L}{2}/u.test(words)
      return isText ? [{ shape, words, size: sizeOf(shape), top: shape.place.y }] : []
    })
    .sort((a, b) => a.top - b.top)

/** Whether a text is short and one paragraph: a label with its text below it is no title. */
function mayBeTitle({ shape, words }: Box): boolean {
  const paragraphs = elementsOf(childOf(shape.element, 'txBody'), 'p')
  const withWords = paragraphs.filter((paragraph) => allOf(paragraph, 't').length > 0)
  return shape.role === null && words.length <= MAX_CHARS && withWords.length === 1
}

const bottomOf = ({ place }: Shape): number => (place ? place.y + place.height : 0)

/** The largest text, below one line at most. */
function largest(boxes: readonly Box[], height: number): Box | undefined {
  const [first, second] = boxes.toSorted((a, b) => b.size - a.size)
  if (!first || !second || first.size < second.size * LARGER) return undefined
  const isAbove = boxes.indexOf(first) <= 1 && first.top < height * UPPER_PART
  return isAbove && mayBeTitle(first) ? first : undefined
}

/** The text at the top that nothing is beside, unless it is a sentence or smaller than most. */
function alone(boxes: readonly Box[], shapes: readonly Shape[], height: number): Box | undefined {
  const [first, second] = boxes
  if (!first || !second || first.top > height * TOP || /[.,;:!]$/u.test(first.words))
    return undefined
  const larger = boxes.filter(({ size }) => size > first.size).length
  const smaller = boxes.filter(({ size }) => size * LARGER <= first.size).length
  const isBeside = shapes.some(
    (shape) =>
      shape !== first.shape &&
      (shape.element.name !== 'sp' || wordsOf(shape) !== '') &&
      shape.place !== null &&
      shape.place.y < bottomOf(first.shape),
  )
  return (larger === 0 || smaller >= larger) && !isBeside && mayBeTitle(first) ? first : undefined
}

export const hasTitle = (shapes: readonly Shape[]): boolean =>
  shapes.some((shape) => isTitle(shape) && wordsOf(shape) !== '')

/**
 * The shapes of a slide of this height, in which a text box without a placeholder is the title if
 * it looks like one and the slide has no other.
 */
export function withTitle(shapes: readonly Shape[], height: number): readonly Shape[] {
  if (hasTitle(shapes)) return shapes
  const boxes = boxesOf(shapes)
  const title = (alone(boxes, shapes, height) ?? largest(boxes, height))?.shape
  if (!title) return shapes
  return shapes.map((shape) => (shape === title ? { ...shape, role: 'title' } : shape))
}
