import { escaped, makeZip, relations, xml, type Parts, type Relation } from './office.ts'

const NAMESPACES =
  'xmlns:a="http://schemas.openxmlformats.org/drawingml/2006/main" ' +
  'xmlns:p="http://schemas.openxmlformats.org/presentationml/2006/main" ' +
  'xmlns:r="http://schemas.openxmlformats.org/officeDocument/2006/relationships" ' +
  'xmlns:dgm="http://schemas.openxmlformats.org/drawingml/2006/diagram"'

/** A line of a text body: its text, its depth and its bullet such as `<a:buNone/>`. */
type Line = string | { text: string; level?: number; bullet?: string }

const lineOf = (line: Line, points?: number): string => {
  const { text, level = 0, bullet = '' } = typeof line === 'string' ? { text: line } : line
  const properties = points === undefined ? '' : `<a:rPr sz="${points * 100}"/>`
  return `<a:p><a:pPr lvl="${level}">${bullet}</a:pPr><a:r>${properties}<a:t>${escaped(text)}</a:t></a:r></a:p>`
}

/** Position in EMU, and width and height. */
type Frame = readonly [x: number, y: number, width?: number, height?: number]

type Shape = {
  /** The placeholder: its type, or its index in the layout. */
  role?: string
  index?: number
  at?: Frame
  lines: readonly Line[]
  /** The size of the text. */
  points?: number
}

const frame = ([x, y, width = 9, height = 9]: Frame): string =>
  `<a:xfrm><a:off x="${x}" y="${y}"/><a:ext cx="${width}" cy="${height}"/></a:xfrm>`

export const shape = ({ role, index, at, lines, points }: Shape): string => {
  const type = role === undefined ? '' : ` type="${role}"`
  const place = index === undefined ? '' : ` idx="${index}"`
  const placeholder = type + place === '' ? '' : `<p:ph${type}${place}/>`
  return `<p:sp><p:nvSpPr><p:nvPr>${placeholder}</p:nvPr></p:nvSpPr><p:spPr>${at ? frame(at) : ''}</p:spPr><p:txBody>${lines.map((line) => lineOf(line, points)).join('')}</p:txBody></p:sp>`
}

/** Shapes in a group with the coordinates of the slide. */
export const shapeGroup = (shapes: readonly string[]): string =>
  `<p:grpSp><p:grpSpPr/>${shapes.join('')}</p:grpSp>`

export const slideTable = (
  rows: readonly (readonly string[])[],
  [x, y]: readonly [number, number],
): string =>
  `<p:graphicFrame><p:xfrm><a:off x="${x}" y="${y}"/></p:xfrm><a:graphic><a:graphicData><a:tbl>${rows
    .map(
      (row) =>
        `<a:tr>${row.map((cell) => `<a:tc><a:txBody>${lineOf(cell)}</a:txBody></a:tc>`).join('')}</a:tr>`,
    )
    .join('')}</a:tbl></a:graphicData></a:graphic></p:graphicFrame>`

type Slide = {
  shapes: readonly string[]
  notes?: string
  isHidden?: boolean
  /** Further relations of the slide. */
  links?: readonly Relation[]
}

const tree = (shapes: readonly string[]): string =>
  `<p:cSld><p:spTree>${shapes.join('')}</p:spTree></p:cSld>`

/**
 * The bytes of a presentation. Files are numbered backwards, so that their names do not give the
 * order. `layout`: the shapes of the layout that every slide has.
 */
export function makePptx(
  slides: readonly Slide[],
  { layout = [], parts = {} }: { layout?: readonly string[]; parts?: Parts } = {},
): Uint8Array<ArrayBuffer> {
  const names = slides.map((_, at) => `slide${slides.length - at}`)
  const files: Record<string, string> = {}
  slides.forEach(({ shapes, notes, isHidden = false, links = [] }, at) => {
    const name = names[at] ?? ''
    files[`ppt/slides/${name}.xml`] = xml(
      `<p:sld ${NAMESPACES}${isHidden ? ' show="0"' : ''}>${tree(shapes)}</p:sld>`,
    )
    files[`ppt/slides/_rels/${name}.xml.rels`] = relations([
      ['rId1', 'slideLayout', '../slideLayouts/layout.xml'],
      ...(notes === undefined
        ? []
        : ([['rId2', 'notesSlide', `../notesSlides/${name}.xml`]] as const)),
      ...links,
    ])
    if (notes !== undefined)
      files[`ppt/notesSlides/${name}.xml`] = xml(
        `<p:notes ${NAMESPACES}>${tree([
          shape({ role: 'sldNum', lines: ['7'] }),
          shape({ role: 'body', lines: [notes] }),
        ])}</p:notes>`,
      )
  })
  return makeZip({
    '[Content_Types].xml': xml('<Types/>'),
    '_rels/.rels': relations([['rId1', 'officeDocument', 'ppt/presentation.xml']]),
    'ppt/_rels/presentation.xml.rels': relations(
      names.map((name, at) => [`rId${at + 10}`, 'slide', `slides/${name}.xml`]),
    ),
    'ppt/presentation.xml': xml(
      `<p:presentation ${NAMESPACES}><p:sldIdLst>${names
        .map((_, at) => `<p:sldId id="${256 + at}" r:id="rId${at + 10}"/>`)
        .join('')}</p:sldIdLst></p:presentation>`,
    ),
    'ppt/slideLayouts/layout.xml': xml(`<p:sldLayout ${NAMESPACES}>${tree(layout)}</p:sldLayout>`),
    ...files,
    ...parts,
  })
}
