import { Failure } from '../../failure.ts'
import { openPackage, targetOf, type OfficePackage } from '../package.ts'
import { ownPages, type DocumentPage } from '../pages.ts'
import { tableOf, type SourceBlock } from '../source-block.ts'
import { plainText } from '../styled-text.ts'
import { descend, allOf, childOf, elementsOf, relationIdOf, type XmlElement } from '../xml.ts'
import { readDiagram } from './diagram.ts'
import { shapesOf, type Shape } from './shapes.ts'
import { readParagraph, readRows, readTextBody } from './text-body.ts'

const treeOf = (part: XmlElement | null): XmlElement | undefined =>
  descend(part ?? undefined, 'cSld', 'spTree')

/** The trees of layouts and masters by part: many slides share them. */
type Trees = Map<string, XmlElement | undefined>

function sharedTree(office: OfficePackage, name: string | null, trees: Trees) {
  if (name === null) return undefined
  if (!trees.has(name)) trees.set(name, treeOf(office.part(name)))
  return trees.get(name)
}

/** The trees of the layout and the master of a slide. */
function parentsOf(office: OfficePackage, slide: string, trees: Trees): XmlElement[] {
  const layout = targetOf(office.relations(slide), { type: 'slideLayout' })
  const master = layout && targetOf(office.relations(layout), { type: 'slideMaster' })
  return [layout, master].flatMap((name) => sharedTree(office, name, trees) ?? [])
}

function readShape(office: OfficePackage, slide: string, { element, role }: Shape): SourceBlock[] {
  if (element.name === 'sp') return readTextBody(childOf(element, 'txBody'), role)
  const data = descend(element, 'graphic', 'graphicData')
  const table = childOf(data, 'tbl')
  if (table) {
    const block = tableOf(readRows(table))
    return block ? [block] : []
  }
  const diagram = relationIdOf(childOf(data, 'relIds'), 'dm')
  const part =
    diagram === undefined
      ? null
      : office.part(targetOf(office.relations(slide), { id: diagram }) ?? '')
  return part ? readDiagram(part) : []
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
    .map((text) => ({ kind: 'note', text: plainText(text) }))
}

/**
 * The slides of a presentation, one a page, hidden ones and empty ones included, so that page
 * numbers are slide numbers. Notes follow the text of their slide. Throws `Failure`.
 */
export function readPptx(bytes: Uint8Array): DocumentPage[] {
  const office = openPackage(bytes)
  const presentation = office.part(office.main)
  if (presentation?.name !== 'presentation') throw new Failure('document_wrong_type')
  const relations = office.relations(office.main)
  const trees: Trees = new Map()
  const slides = elementsOf(childOf(presentation, 'sldIdLst'), 'sldId').map((slide) => {
    const name = targetOf(relations, { id: relationIdOf(slide) }) ?? ''
    const tree = treeOf(office.part(name))
    if (!tree) return []
    const shapes = shapesOf(tree, parentsOf(office, name, trees))
    return [
      ...shapes.flatMap((shape) => readShape(office, name, shape)),
      ...readNotes(office, name),
    ]
  })
  return ownPages(slides)
}
