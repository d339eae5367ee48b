import { Failure } from '../../failure.ts'
import { readGraphic, readPicture } from '../drawings/graphic.ts'
import { readParagraph, readTextBody, type LinkTargets } from '../drawings/text-body.ts'
import { LIMITS } from '../limits.ts'
import { openPackage, targetOf, type OfficePackage } from '../archive/package.ts'
import { fixedPages, type DocumentPage } from '../pages.ts'
import type { SourceBlock } from '../source-block.ts'
import { unstyled } from '../styled-text.ts'
import {
  descend,
  allOf,
  childOf,
  elementsOf,
  relationIdOf,
  type XmlElement,
} from '../archive/xml.ts'
import { slideHeightOf, withoutRunningShapes } from './running-shapes.ts'
import { placeholdersOf, shapesOf, type Placeholders, type Shape } from './shapes.ts'

const treeOf = (part: XmlElement | null): XmlElement | undefined =>
  descend(part ?? undefined, 'cSld', 'spTree')

/** The layouts by part, each with its master: many slides share them. */
type Layouts = Map<string, readonly Placeholders[]>

/** The placeholders of the layout and the master of a slide. */
function parentsOf(
  office: OfficePackage,
  slide: string,
  layouts: Layouts,
): readonly Placeholders[] {
  const layout = targetOf(office.relations(slide), { type: 'slideLayout' })
  if (layout === null) return []
  const known = layouts.get(layout)
  if (known) return known
  const master = targetOf(office.relations(layout), { type: 'slideMaster' })
  const parents = [layout, master].flatMap((name) => {
    const tree = name === null ? undefined : treeOf(office.part(name))
    return tree ? [placeholdersOf(tree)] : []
  })
  layouts.set(layout, parents)
  return parents
}

/** Where the links of a slide lead: to an address, or to the slide in a part. */
function linksOf(office: OfficePackage, slide: string): LinkTargets {
  const addresses = office.addresses(slide)
  const relations = office.relations(slide)
  return (link) => {
    const id = relationIdOf(link) ?? ''
    return addresses.get(id) ?? targetOf(relations, { id })
  }
}

/** Reads the shapes of a slide. */
function createShapeReader(office: OfficePackage, slide: string) {
  const links = linksOf(office, slide)
  return ({ element, role }: Shape): SourceBlock[] => {
    if (element.name === 'sp') return readTextBody(childOf(element, 'txBody'), role, links)
    if (element.name === 'pic') return readPicture(element)
    return readGraphic(office, slide, descend(element, 'graphic', 'graphicData'))
  }
}

/** What the speaker wrote below a slide. */
function readNotes(office: OfficePackage, slide: string): SourceBlock[] {
  const name = targetOf(office.relations(slide), { type: 'notesSlide' })
  const tree = treeOf(name === null ? null : office.part(name))
  if (!tree) return []
  return shapesOf(tree, [])
    .filter(({ role }) => role === 'body')
    .flatMap(({ element }) => allOf(childOf(element, 'txBody'), 'p'))
    .map((paragraph) => readParagraph(paragraph).text)
    .filter((text) => text !== '')
    .map((text) => ({ kind: 'note', text: unstyled(text) }))
}

/**
 * The slides of a presentation, one a page, hidden ones and empty ones included, so that page
 * numbers are slide numbers. Notes follow the text of their slide. Headers and footers that slides
 * repeat are left out. Throws `Failure`.
 */
export function readPptx(bytes: Uint8Array): DocumentPage[] {
  const office = openPackage(bytes)
  const presentation = office.part(office.main)
  if (presentation?.name !== 'presentation') throw new Failure('document_wrong_type')
  const targets = new Map(office.relations(office.main).map(({ id, target }) => [id, target]))
  const layouts: Layouts = new Map()
  const list = elementsOf(childOf(presentation, 'sldIdLst'), 'sldId')
  if (list.length > LIMITS.pages) throw new Failure('document_too_large', { cause: 'slides' })
  const names = list.map((slide) => targets.get(relationIdOf(slide) ?? '') ?? '')
  const slides = names.map((name) => {
    const tree = treeOf(office.part(name))
    return tree ? shapesOf(tree, parentsOf(office, name, layouts)) : []
  })
  return fixedPages(
    withoutRunningShapes(slides, slideHeightOf(presentation)).map((shapes, i) => {
      const name = names[i] ?? ''
      const [first, ...rest] = [
        ...shapes.flatMap(createShapeReader(office, name)),
        ...readNotes(office, name),
      ]
      return first ? [{ ...first, linkTargets: [name] }, ...rest] : []
    }),
  )
}
