import { SaxesParser } from 'saxes'
import { Failure } from '../../failure.ts'
import { LIMITS } from '../limits.ts'

/** An element of an XML part; `name` without its prefix, attributes with theirs. */
export type XmlElement = {
  readonly name: string
  readonly attributes: Readonly<Record<string, string>>
  readonly children: (XmlElement | string)[]
}

type Options = {
  /**
   * The children of the element of this name are passed to `onChild` as they end and are not kept
   * in the tree, so that memory stays small for a long part.
   */
  readonly childrenOf: string
  readonly onChild: (element: XmlElement) => void
}

/** How many elements and bytes of a file may still be read. */
type XmlBudget = { elements: number; bytes: number }

/** The budget of one file. */
export const newBudget = (): XmlBudget => ({
  elements: LIMITS.elements,
  bytes: LIMITS.parsedBytes,
})

const NO_ATTRIBUTES: XmlElement['attributes'] = {}

const localName = (name: string): string => name.slice(name.indexOf(':') + 1)

const decode = (bytes: Uint8Array): string => {
  const encoding =
    bytes[0] === 0xff && bytes[1] === 0xfe
      ? 'utf-16le'
      : bytes[0] === 0xfe && bytes[1] === 0xff
        ? 'utf-16be'
        : 'utf-8'
  return new TextDecoder(encoding).decode(bytes)
}

/** How much is parsed at once, in UTF-16 units. */
const CHUNK = 1 << 16

/**
 * Reads an XML part. A document type is refused: office files have none, and it can declare
 * entities. Throws `document_damaged`, or `document_too_large` beyond the limits. `budget` is
 * that of all parts of a file.
 */
export function readXml(
  bytes: Uint8Array,
  budget: XmlBudget,
  { childrenOf, onChild }: Partial<Options> = {},
): XmlElement {
  budget.bytes -= bytes.length
  if (budget.bytes < 0) throw new Failure('document_too_large', { cause: 'parts read' })
  const root: XmlElement = { name: '', attributes: {}, children: [] }
  const open: XmlElement[] = [root]
  let inMemory = 0
  const parser = new SaxesParser()
  parser.on('doctype', () => {
    throw new Failure('document_damaged', { cause: 'document type' })
  })
  parser.on('opentag', ({ name, attributes }) => {
    budget.elements -= 1
    inMemory += 1
    if (budget.elements < 0 || inMemory > LIMITS.treeElements || open.length > LIMITS.depth)
      throw new Failure('document_too_large', { cause: 'elements' })
    const element: XmlElement = {
      name: localName(name),
      attributes: Object.keys(attributes).length === 0 ? NO_ATTRIBUTES : attributes,
      children: [],
    }
    if (open.at(-1)?.name !== childrenOf) open.at(-1)?.children.push(element)
    open.push(element)
  })
  parser.on('closetag', () => {
    const closed = open.pop()
    if (!closed || open.at(-1)?.name !== childrenOf) return
    onChild?.(closed)
    inMemory = open.length
  })
  const onText = (text: string) => {
    const parent = open.at(-1)
    if (parent && parent.name !== childrenOf) parent.children.push(text)
  }
  parser.on('text', onText)
  parser.on('cdata', onText)
  try {
    const text = decode(bytes)
    for (let at = 0; at < text.length; at += CHUNK) parser.write(text.slice(at, at + CHUNK))
    parser.close()
  } catch (error) {
    throw error instanceof Failure ? error : new Failure('document_damaged', { cause: error })
  }
  const [top] = elementsOf(root)
  if (!top) throw new Failure('document_damaged', { cause: 'empty part' })
  return top
}

/** The child elements, all or those of one name. */
export const elementsOf = (parent: XmlElement | undefined, name?: string): XmlElement[] =>
  (parent?.children ?? []).filter(
    (child): child is XmlElement =>
      typeof child !== 'string' && (name === undefined || child.name === name),
  )

/** The first child element of a name. */
export const childOf = (parent: XmlElement | undefined, name: string): XmlElement | undefined =>
  elementsOf(parent, name)[0]

/** The element that a path of child names leads to. */
export const descend = (
  from: XmlElement | undefined,
  ...path: readonly string[]
): XmlElement | undefined => path.reduce(childOf, from)

/** All elements of a name below `parent`, in document order. They are not searched themselves. */
export function allOf(parent: XmlElement | undefined, name: string): XmlElement[] {
  return elementsOf(parent).flatMap((child) => (child.name === name ? [child] : allOf(child, name)))
}

/** The value of an attribute, with or without a prefix. */
export function attributeOf(element: XmlElement | undefined, name: string): string | undefined {
  if (!element) return undefined
  const { attributes } = element
  return (
    attributes[name] ??
    Object.entries(attributes).find(([key]) => key.includes(':') && localName(key) === name)?.[1]
  )
}

/** The id of a relationship: an attribute that has a prefix, as `r:id` beside `id`. */
export const relationIdOf = (element: XmlElement | undefined, name = 'id'): string | undefined =>
  Object.entries(element?.attributes ?? {}).find(([key]) => key.endsWith(`:${name}`))?.[1]

/** The text of an element and its descendants. */
export const textOf = (element: XmlElement | undefined): string =>
  (element?.children ?? [])
    .map((child) => (typeof child === 'string' ? child : textOf(child)))
    .join('')

/** Whether a switch element such as `w:b` is on: present and not set to false. */
export const isOn = (element: XmlElement | undefined): boolean =>
  element !== undefined && !/^(?:0|false|off|none)$/u.test(attributeOf(element, 'val') ?? '')
