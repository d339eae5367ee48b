import { Parser } from 'htmlparser2'
import { FUNCTIONS } from '../formula.ts'
import type { Attributes } from './ignored-elements.ts'

/** An element with the LaTeX of its children. */
type Element = { readonly name: string; readonly parts: string[]; readonly attributes: Attributes }

const SIGNS: Readonly<Record<string, string>> = {
  '×': '\\times ',
  '⋅': '\\cdot ',
  '·': '\\cdot ',
  '−': '-',
  '%': '\\%',
  $: '\\$',
  '{': '\\{',
  '}': '\\}',
  '#': '\\#',
  '&': '\\&',
  _: '\\_',
  '\\': '\\backslash ',
}
const SIGN = /[×⋅·−%${}#&_\\]/gu
/** Operators that are only read aloud. */
const INVISIBLE = /[\u2061-\u2064]/gu

const escaped = (text: string): string =>
  text.replace(INVISIBLE, '').replace(SIGN, (sign) => SIGNS[sign] ?? sign)

/** Words of a formula, in which spaces count. */
const words = (text: string): string => (text.trim() === '' ? ' ' : `\\text{${escaped(text)}}`)

const name = (text: string): string =>
  FUNCTIONS.test(text) ? `\\${text} ` : text.length > 1 ? words(text) : escaped(text)

/** Where an element is. */
type Place = {
  readonly attributes: Attributes
  /** The LaTeX before it in its parent. */
  readonly before: string
  /** Whether it is within brackets or a cell of another table. */
  readonly isInner: boolean
}

/** An operator such as "+" or "det". */
const operator = (text: string): string => (/^\p{L}{2,}$/u.test(text) ? name(text) : escaped(text))

type Writer = (parts: readonly string[], place: Place) => string

const script =
  (...marks: readonly string[]): Writer =>
  ([base = '', ...scripts]) =>
    (base.length > 1 ? `{${base}}` : base) +
    scripts.map((one, at) => (one === '' ? '' : `${marks[at] ?? ''}{${one}}`)).join('')

/** Separates the cells of a row until its table is known. */
const CELL = '\u0000'
const OPENS_MATRIX = /(?:[([|‖⟦]|\\\{)$/u

/**
 * A table within brackets is a matrix. Any other is lines of equations, aligned after their first
 * cells; a single row of them is a line.
 */
const table: Writer = (rows, { before, isInner }) => {
  if (isInner || OPENS_MATRIX.test(before.trim()))
    return `\\begin{matrix}${rows.join(' \\\\ ').replaceAll(CELL, ' & ')}\\end{matrix}`
  const lines = rows.map((row) => row.split(CELL))
  return lines.length === 1
    ? (lines[0] ?? []).join(' ')
    : `\\begin{aligned}${lines.map(alignedRow).join(' \\\\ ')}\\end{aligned}`
}

const alignedRow = ([first = '', ...rest]: readonly string[]): string =>
  rest.length === 0 ? first : `${first} & ${rest.join(' ')}`

const LEFT_ANGLE = '\\langle '
const RIGHT_ANGLE = '\\rangle '

/** Brackets that LaTeX does not accept as they are; an angle bracket has three characters. */
const BRACKETS: Readonly<Record<string, string>> = {
  '': '.',
  '\u2016': '\\|',
  '\u2329': LEFT_ANGLE,
  '\u27e8': LEFT_ANGLE,
  '\u3008': LEFT_ANGLE,
  '\u232a': RIGHT_ANGLE,
  '\u27e9': RIGHT_ANGLE,
  '\u3009': RIGHT_ANGLE,
}
/** What is higher than a line, so that its brackets are too. */
const IS_HIGH = /\\(?:begin|frac)\{/u

/** The parts within brackets, with the signs between them that the element states. */
const fenced: Writer = (parts, { attributes }) => {
  const { open = '(', close = ')', separators = ',' } = attributes
  const signs = Array.from(separators.replace(/\s/gu, ''))
  const inside = parts
    .map((part, at) => `${at === 0 ? '' : (signs[at - 1] ?? signs.at(-1) ?? '')}${part}`)
    .join('')
  const bracket = (sign: string) => BRACKETS[sign.trim()] ?? escaped(sign.trim())
  if (IS_HIGH.test(inside)) return `\\left${bracket(open)}${inside}\\right${bracket(close)}`
  return [open, inside, close]
    .map((part, at) => (at === 1 || part.trim() === '' ? part : bracket(part)))
    .join('')
}

const ACCENTS: Readonly<Record<string, string>> = {
  '\u00af': '\\overline',
  '\u203e': '\\overline',
  '\u0304': '\\overline',
  '\u2192': '\\vec',
  '\u20d7': '\\vec',
  '^': '\\hat',
  '\u02c6': '\\hat',
  '\u0302': '\\hat',
  '~': '\\tilde',
  '\u02dc': '\\tilde',
  '\u0303': '\\tilde',
  '\u02d9': '\\dot',
  '\u0307': '\\dot',
}

const over: Writer = ([base = '', mark = ''], place) => {
  const accent = ACCENTS[mark.trim()]
  return accent === undefined ? script('^')([base, mark], place) : `${accent}{${base}}`
}

/** The degree of a root is its second part. */
const root: Writer = ([inside = '', degree = '']) => `\\sqrt[${degree}]{${inside}}`

const WRITERS: Readonly<Record<string, Writer>> = {
  mfrac: ([above = '', below = '']) => `\\frac{${above}}{${below}}`,
  msup: script('^'),
  msub: script('_'),
  msubsup: script('_', '^'),
  munder: script('_'),
  mover: over,
  munderover: script('_', '^'),
  msqrt: (parts) => `\\sqrt{${parts.join('')}}`,
  mroot: root,
  mfenced: fenced,
  mtable: table,
  mtr: (cells) => cells.join(CELL),
  mi: (parts) => name(parts.join('').trim()),
  mo: (parts) => operator(parts.join('').trim()),
  mn: (parts) => escaped(parts.join('').trim()),
  mtext: (parts) => words(parts.join('').replace(/\s+/gu, ' ')),
}
/** Elements that make more of a formula than a line of signs. */
const IS_STRUCTURE = /^m(?:frac|su[bp]|subsup|under|over|underover|sqrt|root|tr|fenced)$/u
const IS_ANNOTATION = /^annotation(?:-xml)?$/u
/** Elements whose own text counts; between the others there is only white space. */
const HAS_TEXT = /^m(?:i|o|n|text|s)$/u

/** The LaTeX of presentation MathML, from the events of a parser inside `math`. */
class MathText {
  readonly #open: Element[] = [{ name: 'math', parts: [], attributes: {} }]
  #isStructured = false

  open(element: string, attributes: Attributes): void {
    this.#open.push({ name: element, parts: [], attributes })
    this.#isStructured ||= IS_STRUCTURE.test(element)
  }

  text(text: string): void {
    const element = this.#open.at(-1)
    if (element && HAS_TEXT.test(element.name)) element.parts.push(text)
  }

  close(): void {
    if (this.#open.length < 2) return
    const element = this.#open.pop()
    const parent = this.#open.at(-1)
    if (!element || !parent) return
    const { name: kind, parts, attributes } = element
    const place = {
      attributes,
      before: parent.parts.join(''),
      isInner: this.#open.some(({ name: outer }) => outer === 'mfenced' || outer === 'mtd'),
    }
    parent.parts.push(WRITERS[kind]?.(parts, place) ?? parts.join(''))
  }

  /** The formula in LaTeX; empty if its signs stand in one line, as in "x = 2". */
  get latex(): string {
    while (this.#open.length > 1) this.close()
    const latex = (this.#open[0]?.parts ?? []).join('').replace(/\s+/gu, ' ').trim()
    return this.#isStructured ? latex : ''
  }
}

/**
 * Whether an alternative text is LaTeX. Others describe the formula in words, or state only that
 * there is no description.
 */
const isLatex = (text: string): boolean => text.includes('\\') || !/\p{L}{3}/u.test(text)

/** Reads one formula of HTML from the events of a parser, from the beginning of its `math` on. */
export class Formula {
  readonly #math = new MathText()
  /** Its LaTeX as an attribute or an annotation states it. */
  #stated: string
  #plain = ''
  #annotation: 'tex' | 'other' | null = null

  constructor({ alttext = '' }: Attributes) {
    this.#stated = isLatex(alttext) ? alttext : ''
  }

  open(element: string, attributes: Attributes): void {
    if (IS_ANNOTATION.test(element)) {
      this.#annotation = /tex/iu.test(attributes['encoding'] ?? '') ? 'tex' : 'other'
      if (this.#annotation === 'tex') this.#stated = ''
    } else if (this.#annotation === null) this.#math.open(element, attributes)
  }

  text(text: string): void {
    if (this.#annotation === 'tex') this.#stated += text
    if (this.#annotation !== null) return
    this.#plain += text
    this.#math.text(text)
  }

  close(element: string): void {
    if (IS_ANNOTATION.test(element)) this.#annotation = null
    else if (this.#annotation === null) this.#math.close()
  }

  /** The formula between dollar signs, or its text where that is all of it. */
  get written(): string {
    const latex = this.#stated.replace(/\s+/gu, ' ').trim() || this.#math.latex
    return latex === '' ? this.#plain : `$${latex}$`
  }
}

/** Characters of a formula that is read; a longer one is left as it is. */
const MAX_CHARS = 20_000
const TAG = /<(\/?)math\b/giu

/** The formulas in MathML of a text as LaTeX between dollar signs. */
export function withLatex(text: string): string {
  let read = ''
  let from = 0
  let start = -1
  for (const { index, 1: slash } of text.matchAll(TAG)) {
    if (slash === '') start = index
    else if (start >= from) {
      const end = text.indexOf('>', index) + 1
      const source = text.slice(start, end)
      if (end > 0 && source.length <= MAX_CHARS) {
        read += text.slice(from, start) + dollars(source)
        from = end
      }
      start = -1
    }
  }
  return read + text.slice(from)
}

/** One `math` element with its content as LaTeX. */
function dollars(source: string): string {
  let formula = new Formula({})
  const parser = new Parser(
    {
      onopentag: (element, attributes) => {
        if (element === 'math') formula = new Formula(attributes)
        else formula.open(element, attributes)
      },
      onclosetag: (element) => {
        if (element !== 'math') formula.close(element)
      },
      ontext: (text) => formula.text(text),
    },
    { decodeEntities: true, lowerCaseTags: true, recognizeSelfClosing: true },
  )
  parser.end(source)
  return formula.written
}

/** The name of an element without the prefix that books write before those of MathML. */
export const withoutPrefix = (name: string): string => name.replace(/^m(?:ml|ath)?:/u, '')
