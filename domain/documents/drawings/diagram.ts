import { bulletAt, type SourceBlock } from '../source-block.ts'
import { joinOnOneLine, unstyled } from '../styled-text.ts'
import { allOf, attributeOf, childOf, elementsOf, type XmlElement } from '../archive/xml.ts'
import { readParagraph } from './text-body.ts'

const MAX_DEPTH = 8

/** The points of a diagram (SmartArt) as a list in the order in which they are drawn. */
export function readDiagram(data: XmlElement): SourceBlock[] {
  const points = elementsOf(childOf(data, 'ptLst'), 'pt')
  const texts = new Map(
    points.map((point) => [
      attributeOf(point, 'modelId') ?? '',
      joinOnOneLine(allOf(childOf(point, 't'), 'p').map((each) => readParagraph(each).text)),
    ]),
  )
  const children = new Map<string, { id: string; order: number }[]>()
  for (const link of elementsOf(childOf(data, 'cxnLst'), 'cxn')) {
    if ((attributeOf(link, 'type') ?? 'parOf') !== 'parOf') continue
    const from = attributeOf(link, 'srcId') ?? ''
    const list = children.get(from) ?? []
    list.push({
      id: attributeOf(link, 'destId') ?? '',
      order: Number(attributeOf(link, 'srcOrd') ?? 0),
    })
    children.set(from, list)
  }
  const blocks: SourceBlock[] = []
  const seen = new Set<string>()
  const visit = (id: string, level: number) => {
    if (seen.has(id) || level > MAX_DEPTH) return
    seen.add(id)
    const text = texts.get(id) ?? ''
    if (text !== '')
      blocks.push({ kind: 'item', level, mark: bulletAt(level), text: unstyled(text) })
    const below = (children.get(id) ?? []).toSorted((a, b) => a.order - b.order)
    for (const child of below) visit(child.id, text === '' ? level : level + 1)
  }
  for (const point of points)
    if (attributeOf(point, 'type') === 'doc') visit(attributeOf(point, 'modelId') ?? '', 0)
  return blocks
}
