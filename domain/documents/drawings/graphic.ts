import { targetOf, type OfficePackage } from '../package.ts'
import { tableOf, type SourceBlock } from '../source-block.ts'
import { childOf, relationIdOf, type XmlElement } from '../xml.ts'
import { readChart } from './chart.ts'
import { readDiagram } from './diagram.ts'
import { readTableRows } from './text-body.ts'

/** The table, diagram or chart of a frame (`a:graphicData`) in the part `from`. */
export function readGraphic(
  office: OfficePackage,
  from: string,
  data: XmlElement | undefined,
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
  return chart ? readChart(chart) : []
}
