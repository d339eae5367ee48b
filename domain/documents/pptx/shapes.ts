import { attributeOf, childOf, descend, elementsOf, type XmlElement } from '../archive/xml.ts'

/** A shape of a slide with its position in EMU from the top left corner; null if it has none. */
export type Shape = {
  readonly element: XmlElement
  /** The type of a placeholder ("title", "body", …); null for other shapes. */
  readonly role: string | null
  readonly place: Place | null
}

type Place = { readonly x: number; readonly y: number }

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

const placed = (frame: XmlElement | undefined, inGroup: Transform): Place | null => {
  const offset = childOf(frame, 'off')
  return offset
    ? {
        x: inGroup.x + numberAt(offset, 'x') * inGroup.scaleX,
        y: inGroup.y + numberAt(offset, 'y') * inGroup.scaleY,
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

function shapesIn(
  tree: XmlElement,
  parents: readonly Placeholders[],
  transform: Transform,
): Shape[] {
  return elementsOf(tree).flatMap((element): Shape[] => {
    if (element.name === 'grpSp') return shapesIn(element, parents, transformOf(element, transform))
    if (element.name === 'AlternateContent') {
      const form = childOf(element, 'Choice') ?? childOf(element, 'Fallback')
      return form ? shapesIn(form, parents, transform) : []
    }
    if (!CONTENT.has(element.name)) return []
    const role = roleOf(element)
    if (role !== null && REPEATED_ROLES.has(role)) return []
    const frame = frameOf(element) ?? inheritedFrame(element, parents)
    return [{ element, role, place: placed(frame, transform) }]
  })
}

/** Whether a shape is the placeholder of the title. */
export const isTitle = ({ role }: Shape): boolean => role === 'title' || role === 'ctrTitle'

/** Shapes within this height, 0.25 inch in EMU, are on one line. */
const LINE = 228_600

/**
 * The shapes of a slide in reading order: the title, then from the top and from the left. A shape
 * without a position stays after the previous one. `parents`: its layout and its master.
 */
export function shapesOf(tree: XmlElement, parents: readonly Placeholders[]): Shape[] {
  const shapes = shapesIn(tree, parents, IDENTITY)
  let last = { line: 0, x: 0 }
  const sorted = shapes.map((shape, order) => {
    if (shape.place) last = { line: Math.round(shape.place.y / LINE), x: shape.place.x }
    return { shape, order, ...last }
  })
  sorted.sort(
    (a, b) =>
      Number(isTitle(b.shape)) - Number(isTitle(a.shape)) ||
      a.line - b.line ||
      a.x - b.x ||
      a.order - b.order,
  )
  return sorted.map(({ shape }) => shape)
}
