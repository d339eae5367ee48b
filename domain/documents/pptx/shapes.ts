import {
  allOf,
  attributeOf,
  childOf,
  descend,
  elementsOf,
  textOf,
  type XmlElement,
} from '../archive/xml.ts'
import { inReadingOrder, type Frame, type Part } from './reading-order.ts'

/** A shape of a slide with its position in EMU from the top left corner; null if it has none. */
export type Shape = {
  readonly element: XmlElement
  /** The type of a placeholder ("title", "body", …); null for other shapes. */
  readonly role: string | null
  readonly place: Frame | null
}

/** From the coordinates inside a group to those of the slide. */
type Transform = {
  readonly scaleX: number
  readonly scaleY: number
  readonly x: number
  readonly y: number
}
const IDENTITY: Transform = { scaleX: 1, scaleY: 1, x: 0, y: 0 }

const numberAt = (element: XmlElement | undefined, name: string): number =>
  Number(attributeOf(element, name) ?? 0) || 0

/** Where the position of each kind of shape is. */
const frameOf = (shape: XmlElement): XmlElement | undefined =>
  childOf(shape, 'xfrm') ?? descend(shape, 'spPr', 'xfrm') ?? descend(shape, 'grpSpPr', 'xfrm')

const placeholderOf = (shape: XmlElement): XmlElement | undefined =>
  elementsOf(shape)
    .filter(({ name }) => /^nv.*Pr$/u.test(name))
    .map((properties) => descend(properties, 'nvPr', 'ph'))
    .find((found) => found !== undefined)

const roleOf = (shape: XmlElement): string | null => {
  const placeholder = placeholderOf(shape)
  return placeholder ? (attributeOf(placeholder, 'type') ?? 'obj') : null
}

/** The first placeholders of a layout or master by index and by type. */
export type Placeholders = {
  readonly byIndex: ReadonlyMap<string, XmlElement>
  readonly byType: ReadonlyMap<string, XmlElement>
}

/** The placeholders of a layout or master with this tree. */
export function placeholdersOf(tree: XmlElement): Placeholders {
  const byIndex = new Map<string, XmlElement>()
  const byType = new Map<string, XmlElement>()
  for (const shape of elementsOf(tree, 'sp')) {
    const placeholder = placeholderOf(shape)
    const index = attributeOf(placeholder, 'idx')
    const type = attributeOf(placeholder, 'type')
    if (index !== undefined && !byIndex.has(index)) byIndex.set(index, shape)
    if (type !== undefined && !byType.has(type)) byType.set(type, shape)
  }
  return { byIndex, byType }
}

/** The position of a placeholder for which the slide relies on its layout or master. */
function inheritedFrame(shape: XmlElement, parents: readonly Placeholders[]) {
  const own = placeholderOf(shape)
  if (!own) return undefined
  const index = attributeOf(own, 'idx') ?? ''
  const type = attributeOf(own, 'type') ?? ''
  for (const { byIndex, byType } of parents) {
    const match = byIndex.get(index) ?? byType.get(type)
    const frame = match && frameOf(match)
    if (frame) return frame
  }
  return undefined
}

const placed = (frame: XmlElement | undefined, inGroup: Transform): Frame | null => {
  const [offset, extent] = [childOf(frame, 'off'), childOf(frame, 'ext')]
  return offset
    ? {
        x: inGroup.x + numberAt(offset, 'x') * inGroup.scaleX,
        y: inGroup.y + numberAt(offset, 'y') * inGroup.scaleY,
        width: numberAt(extent, 'cx') * inGroup.scaleX,
        height: numberAt(extent, 'cy') * inGroup.scaleY,
      }
    : null
}

/** The transformation of the shapes inside a group. */
function transformOf(group: XmlElement, outer: Transform): Transform {
  const frame = frameOf(group)
  const [offset, extent] = [childOf(frame, 'off'), childOf(frame, 'ext')]
  const [from, size] = [childOf(frame, 'chOff'), childOf(frame, 'chExt')]
  const ratio = (name: string): number =>
    numberAt(size, name) === 0 ? 1 : numberAt(extent, name) / numberAt(size, name)
  const scaleX = outer.scaleX * ratio('cx')
  const scaleY = outer.scaleY * ratio('cy')
  return {
    scaleX,
    scaleY,
    x: outer.x + numberAt(offset, 'x') * outer.scaleX - numberAt(from, 'x') * scaleX,
    y: outer.y + numberAt(offset, 'y') * outer.scaleY - numberAt(from, 'y') * scaleY,
  }
}

/** Repeated on every slide, and without content of their own. */
const REPEATED_ROLES = new Set(['sldNum', 'dt', 'ftr', 'hdr', 'sldImg'])

/** Elements that are read: text boxes, frames of tables and charts, pictures. */
const CONTENT = new Set(['sp', 'graphicFrame', 'pic'])

/** The words of a shape that has text of its own. */
export const wordsOf = ({ element }: Shape): string =>
  allOf(childOf(element, 'txBody'), 't').map(textOf).join(' ').trim()

/** Whether a shape is the placeholder of the title. */
export const isTitle = ({ role }: Shape): boolean => role === 'title' || role === 'ctrTitle'

const partOf = (shape: Shape, frame: Frame): Part<Shape> => ({
  frame,
  content: [shape],
  isEmpty: shape.element.name === 'sp' && wordsOf(shape) === '',
})

const AT_ORIGIN: Frame = { x: 0, y: 0, width: 0, height: 0 }

/** Adds a shape; one without a position stays after the previous one. */
function addShape(parts: Part<Shape>[], shape: Shape): void {
  const last = parts.at(-1)
  if (shape.place === null && last) last.content.push(shape)
  else parts.push(partOf(shape, shape.place ?? AT_ORIGIN))
}

/** The frame around parts, of which there is at least one. */
function around(parts: readonly Part<Shape>[]): Frame {
  let [left, top, right, bottom] = [Infinity, Infinity, -Infinity, -Infinity]
  for (const { frame } of parts) {
    left = Math.min(left, frame.x)
    top = Math.min(top, frame.y)
    right = Math.max(right, frame.x + frame.width)
    bottom = Math.max(bottom, frame.y + frame.height)
  }
  return { x: left, y: top, width: right - left, height: bottom - top }
}

/** Adds the shapes of a group, which stay together. */
function addGroup(
  parts: Part<Shape>[],
  group: XmlElement,
  parents: readonly Placeholders[],
  outer: Transform,
): void {
  const inner = partsIn(group, parents, transformOf(group, outer))
  if (inner.length === 0) return
  parts.push({
    frame: around(inner),
    content: inReadingOrder(inner),
    isEmpty: inner.every(({ isEmpty }) => isEmpty),
  })
}

function addParts(
  parts: Part<Shape>[],
  tree: XmlElement,
  parents: readonly Placeholders[],
  transform: Transform,
): void {
  for (const element of elementsOf(tree)) {
    if (element.name === 'grpSp') addGroup(parts, element, parents, transform)
    if (element.name === 'AlternateContent') {
      const form = childOf(element, 'Choice') ?? childOf(element, 'Fallback')
      if (form) addParts(parts, form, parents, transform)
    }
    if (!CONTENT.has(element.name)) continue
    const role = roleOf(element)
    if (role !== null && REPEATED_ROLES.has(role)) continue
    const frame = frameOf(element) ?? inheritedFrame(element, parents)
    addShape(parts, { element, role, place: placed(frame, transform) })
  }
}

function partsIn(
  tree: XmlElement,
  parents: readonly Placeholders[],
  transform: Transform,
): Part<Shape>[] {
  const parts: Part<Shape>[] = []
  addParts(parts, tree, parents, transform)
  return parts
}

/** The shapes of a slide in reading order, titles first. `parents`: its layout and its master. */
export function shapesOf(tree: XmlElement, parents: readonly Placeholders[]): Shape[] {
  const shapes = inReadingOrder(partsIn(tree, parents, IDENTITY))
  return [...shapes.filter(isTitle), ...shapes.filter((shape) => !isTitle(shape))]
}
