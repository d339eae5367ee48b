import { latexOf } from '../formula.ts'
import { formatListNumber } from '../numbering.ts'
import { plainSuperOrSubscript } from '../superscripts.ts'
import { bulletAt, headingOf, paragraphOf, type SourceBlock } from '../source-block.ts'
import { fromSymbolFont, isSymbolFont, SYMBOL_CODES } from '../symbol-font.ts'
import { joinOnOneLine, TextBuilder, type Style, type StyledText } from '../styled-text.ts'
import { allOf, attributeOf, childOf, elementsOf, textOf, type XmlElement } from '../archive/xml.ts'

const isTrue = (value: string | undefined): boolean => value === '1' || value === 'true'

/** Fields whose value is not part of the content. */
const isPageField = (field: XmlElement): boolean =>
  /^(?:slidenum|datetime)/u.test(attributeOf(field, 'type') ?? '')

const styleOf = (run: XmlElement): Style => {
  const properties = childOf(run, 'rPr')
  if (isTrue(attributeOf(properties, 'b'))) return 'bold'
  return isTrue(attributeOf(properties, 'i')) ? 'italic' : null
}

/**
 * The text of a run. The font of its letters is `a:latin`; `a:sym` is that of its symbols alone,
 * and remains beside ordinary text.
 */
function textOfRun(run: XmlElement): string {
  const text = textOf(childOf(run, 't'))
  const properties = childOf(run, 'rPr')
  const usesSymbol = (font: string) =>
    isSymbolFont(attributeOf(childOf(properties, font), 'typeface'))
  if (usesSymbol('latin')) return fromSymbolFont(text)
  return usesSymbol('sym') ? text.replace(SYMBOL_CODES, fromSymbolFont) : text
}

/** Where the link of a run (`a:hlinkClick`) leads; null for none. */
export type LinkTargets = (link: XmlElement) => string | null

const NO_LINKS: LinkTargets = () => null

function addRun(run: XmlElement, builder: TextBuilder): void {
  const text = textOfRun(run)
  const baseline = Number.parseFloat(attributeOf(childOf(run, 'rPr'), 'baseline') ?? '0')
  const position = baseline > 0 ? 'super' : baseline < 0 ? 'sub' : null
  builder.add(
    position === null ? text : plainSuperOrSubscript(text, position, builder.last),
    styleOf(run),
  )
}

/** The text of a paragraph (`a:p`). */
export function readParagraph(paragraph: XmlElement, targetOf = NO_LINKS): StyledText {
  const builder = new TextBuilder()
  let target: string | null = null
  const readRun = (run: XmlElement) => {
    const link = childOf(childOf(run, 'rPr'), 'hlinkClick')
    const next = link ? targetOf(link) : null
    // One link may be in several runs.
    if (next !== target) builder.link(next)
    target = next
    addRun(run, builder)
  }
  const read = (parent: XmlElement) => {
    for (const child of elementsOf(parent)) {
      if (child.name === 'r') readRun(child)
      else if (child.name === 'fld' && !isPageField(child)) builder.add(textOf(childOf(child, 't')))
      else if (child.name === 'br') builder.lineBreak()
      else if (child.name === 'oMath') builder.add(latexOf(child))
      else if (child.name === 'AlternateContent') {
        const form = childOf(child, 'Choice') ?? childOf(child, 'Fallback')
        if (form) read(form)
      } else if (/^(?:m|oMathPara|ins)$/u.test(child.name)) read(child)
    }
  }
  read(paragraph)
  return builder.take()
}

const MAX_LEVEL = 8

const levelOf = (paragraph: XmlElement): number =>
  Math.min(MAX_LEVEL, Number(attributeOf(childOf(paragraph, 'pPr'), 'lvl') ?? 0) || 0)

/** Whether paragraphs of the shape have bullets by default. */
const HAS_BULLETS = new Set(['body', 'obj'])

type Counter = { level: number; next: number }

/** The number of an automatically numbered paragraph, in its format. */
function numberOf(auto: XmlElement, level: number, counter: Counter): string {
  const isContinued = counter.level === level
  const number = isContinued ? counter.next : Number(attributeOf(auto, 'startAt') ?? 1) || 1
  counter.level = level
  counter.next = number + 1
  const type = attributeOf(auto, 'type') ?? 'arabicPeriod'
  const text = formatListNumber(number, type)
  if (type.endsWith('ParenBoth')) return `(${text})`
  return type.endsWith('ParenR') ? `${text})` : `${text}.`
}

/** The blocks of a text (`p:txBody`) by the role of its shape. */
export function readTextBody(
  body: XmlElement | undefined,
  role: string | null,
  targetOf = NO_LINKS,
): SourceBlock[] {
  const counter: Counter = { level: -1, next: 1 }
  const paragraphs = elementsOf(body, 'p').map((paragraph) => ({
    paragraph,
    text: readParagraph(paragraph, targetOf),
  }))
  const full = paragraphs.filter(({ text }) => text.text !== '')
  if (role === 'title' || role === 'ctrTitle') {
    const title = joinOnOneLine(full.map(({ text }) => text.text))
    return title === '' ? [] : [headingOf(1, title)]
  }
  return full.map(({ paragraph, text }): SourceBlock => {
    const properties = childOf(paragraph, 'pPr')
    const level = levelOf(paragraph)
    const auto = childOf(properties, 'buAutoNum')
    if (auto) return { kind: 'item', level, mark: numberOf(auto, level, counter), text }
    const isMarked = childOf(properties, 'buChar') !== undefined
    const inherits = role !== null && HAS_BULLETS.has(role) && full.length > 1
    const isItem = isMarked || (inherits && childOf(properties, 'buNone') === undefined)
    return isItem ? { kind: 'item', level, mark: bulletAt(level), text } : paragraphOf(text)
  })
}

/** The rows of a table (`a:tbl`); the cells that another one covers are empty. */
export const readTableRows = (table: XmlElement): string[][] =>
  elementsOf(table, 'tr').map((row) =>
    elementsOf(row, 'tc').map((cell) => {
      const isCovered = isTrue(attributeOf(cell, 'hMerge')) || isTrue(attributeOf(cell, 'vMerge'))
      return isCovered
        ? ''
        : joinOnOneLine(allOf(cell, 'p').map((each) => readParagraph(each).text))
    }),
  )
