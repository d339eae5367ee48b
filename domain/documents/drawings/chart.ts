import { paragraphOf, tableOf, type SourceBlock } from '../source-block.ts'
import { joinOnOneLine, unstyled } from '../styled-text.ts'
import { allOf, childOf, elementsOf, attributeOf, textOf, type XmlElement } from '../archive/xml.ts'
import { formatOf, numberText } from '../xlsx/cell-formats.ts'
import { readParagraph } from './text-body.ts'

/** A chart with more points, as one of measurements, is read as its names only. */
const MAX_POINTS = 100
const MAX_SERIES = 50

/** The values that the chart keeps of the cells it shows, by index. */
function pointsOf(values: XmlElement | undefined): ReadonlyMap<string, string> {
  const points = new Map<string, string>()
  const code = textOf(allOf(values, 'formatCode')[0])
  for (const point of allOf(values, 'pt')) {
    const index = attributeOf(point, 'idx') ?? ''
    const value = joinOnOneLine([textOf(childOf(point, 'v'))])
    const text = code === '' ? value : numberText(value, formatOf(code), false)
    // Categories with several levels list the finest level first.
    points.set(index, joinOnOneLine([text, points.get(index) ?? '']))
  }
  return points
}

const titleOf = (parent: XmlElement | undefined): string => {
  const title = childOf(parent, 'title')
  const written = allOf(title, 'p').map((paragraph) => readParagraph(paragraph).text)
  return joinOnOneLine(written.length > 0 ? written : allOf(title, 'v').map(textOf))
}

const nameOf = (series: XmlElement): string =>
  joinOnOneLine(allOf(childOf(series, 'tx'), 'v').map(textOf))

/** A row for each category with the values of all series, under their names. */
function dataOf(series: readonly XmlElement[]): SourceBlock | null {
  const names = ['', ...series.map(nameOf)]
  const categories = pointsOf(childOf(series[0], 'cat'))
  const values = series.map((each) => pointsOf(childOf(each, 'val')))
  const indexes = [...new Set(values.flatMap((points) => [...points.keys()]))]
  const isShown = indexes.length > 0 && indexes.length <= MAX_POINTS
  const rows = isShown
    ? indexes.map((index) => [
        categories.get(index) ?? '',
        ...values.map((points) => points.get(index) ?? ''),
      ])
    : []
  return tableOf([names, ...rows])
}

/** The titles of a chart (`c:chartSpace`) and of its axes, and its data as a table. */
export function readChart(part: XmlElement): SourceBlock[] {
  const chart = childOf(part, 'chart')
  const plot = childOf(chart, 'plotArea')
  const axes = elementsOf(plot)
    .map(titleOf)
    .filter((title) => title !== '')
  const data = dataOf(allOf(plot, 'ser').slice(0, MAX_SERIES))
  return [
    ...[titleOf(chart), axes.join(', ')]
      .filter((title) => title !== '')
      .map((title) => paragraphOf(unstyled(title))),
    ...(data === null ? [] : [data]),
  ]
}
