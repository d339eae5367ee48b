import { targetOf, type OfficePackage } from '../archive/package.ts'
import { pictureOf } from '../pictures.ts'
import { tableOf, type SourceBlock } from '../source-block.ts'
import { allOf, attributeOf, childOf, relationIdOf, type XmlElement } from '../archive/xml.ts'
import { readChart } from './chart.ts'
import { readDiagram } from './diagram.ts'
import { readTableRows } from './text-body.ts'

/** A picture (`pic`), unless it is marked as decoration. */
export function readPicture(picture: XmlElement, alternative?: string): SourceBlock[] {
  const [properties] = allOf(picture, 'cNvPr')
  const marks = allOf(properties, 'decorative')
  if (marks.some((mark) => /^(?:1|true)$/u.test(attributeOf(mark, 'val') ?? ''))) return []
  return [pictureOf(alternative ?? attributeOf(properties, 'descr'))]
}

/** The table, diagram, chart or picture of a frame (`a:graphicData`) in the part `from`. */
export function readGraphic(
  office: OfficePackage,
  from: string,
  data: XmlElement | undefined,
  alternative?: string,
): SourceBlock[] {
  const table = childOf(data, 'tbl')
  if (table) {
    const block = tableOf(readTableRows(table))
    return block ? [block] : []
  }
  const partOf = (id: string | undefined) =>
    id === undefined ? null : office.part(targetOf(office.relations(from), { id }) ?? '')
  const diagram = partOf(relationIdOf(childOf(data, 'relIds'), 'dm'))
  if (diagram) return readDiagram(diagram)
  const chart = partOf(relationIdOf(childOf(data, 'chart')))
  if (chart) return readChart(chart)
  // An object of another program has a picture of what it shows; those in a box are read with it.
  const [picture] = allOf(data, 'txbxContent').length > 0 ? [] : allOf(data, 'pic')
  return picture ? readPicture(picture, alternative) : []
}
