import { attributeOf, childOf, elementsOf, isOn, type XmlElement } from '../archive/xml.ts'

/** The properties of a paragraph style for headings and lists. */
type ParagraphStyle = {
  readonly name: string
  readonly basedOn: string | undefined
  readonly outline: number | undefined
  readonly numbering: XmlElement | undefined
  readonly isBold: boolean
}

/** The paragraph styles of a document by id, with the id of the default one. */
export type Styles = {
  readonly byId: ReadonlyMap<string, ParagraphStyle>
  readonly standard: string | undefined
}

/** Styles are based on each other at most this often; a longer chain is a loop. */
const MAX_BASES = 20

const numberOf = (value: string | undefined): number | undefined =>
  value === undefined || !/^\d{1,9}$/u.test(value) ? undefined : Number(value)

/** Reads `word/styles.xml`. */
export function readStyles(part: XmlElement | null): Styles {
  const byId = new Map<string, ParagraphStyle>()
  let standard: string | undefined
  for (const style of elementsOf(part ?? undefined, 'style')) {
    const id = attributeOf(style, 'styleId')
    if (id === undefined || attributeOf(style, 'type') !== 'paragraph') continue
    const properties = childOf(style, 'pPr')
    if (/^(?:1|true)$/u.test(attributeOf(style, 'default') ?? '')) standard = id
    byId.set(id, {
      name: attributeOf(childOf(style, 'name'), 'val') ?? '',
      basedOn: attributeOf(childOf(style, 'basedOn'), 'val'),
      outline: numberOf(attributeOf(childOf(properties, 'outlineLvl'), 'val')),
      numbering: childOf(properties, 'numPr'),
      isBold: isOn(childOf(childOf(style, 'rPr'), 'b')),
    })
  }
  return { byId, standard }
}

/** A style and those it is based on, itself first. */
export function chainOf({ byId, standard }: Styles, id: string | undefined): ParagraphStyle[] {
  const chain: ParagraphStyle[] = []
  let style = byId.get(id ?? standard ?? '')
  while (style && chain.length < MAX_BASES) {
    chain.push(style)
    style = style.basedOn === undefined ? undefined : byId.get(style.basedOn)
  }
  return chain
}

/** Outline level of text that is not a heading. */
const BODY_LEVEL = 9

/**
 * The level of a heading from 1, null for other paragraphs. Ids of styles are translated, their
 * names and outline levels are not.
 */
export function headingLevel(
  chain: readonly ParagraphStyle[],
  own: XmlElement | undefined,
): number | null {
  const outline =
    numberOf(attributeOf(childOf(own, 'outlineLvl'), 'val')) ??
    chain.find((style) => style.outline !== undefined)?.outline
  if (outline !== undefined) return outline < BODY_LEVEL ? outline + 1 : null
  for (const { name } of chain) {
    const level = /^heading (\d)$/iu.exec(name)?.[1]
    if (level !== undefined) return Number(level)
    if (/^title$/iu.test(name)) return 1
    if (/^subtitle$/iu.test(name)) return 2
  }
  return null
}

/** Whether the paragraph is a line of a table of contents, which repeats the headings. */
export const isContentsLine = (chain: readonly ParagraphStyle[]): boolean =>
  chain.some(({ name }) => /^(?:toc \d|table of figures)$/iu.test(name))

/** Whether the paragraph is code: all lines of it, as Pandoc writes code of Markdown and HTML. */
export const isCode = (chain: readonly ParagraphStyle[]): boolean =>
  chain.some(({ name }) => /^source code$/iu.test(name))
