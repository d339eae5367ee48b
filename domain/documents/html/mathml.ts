import { Parser } from 'htmlparser2'
import { FUNCTIONS } from '../formula.ts'
import type { Attributes } from './ignored-elements.ts'

/** An element with the LaTeX of its children. */
type Element = { readonly name: string; readonly parts: string[] }

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

type Writer = (parts: readonly string[]) => string

const script =
  (...marks: readonly string[]): Writer =>
  ([base = '', ...scripts]) =>
    `${base.length > 1 ? `{${base}}` : base}${scripts.map((one, i) => `${marks[i] ?? ''}{${one}}`).join('')}`

/** The rows of a table, aligned after their first cells; a single row is a line. */
const table: Writer = (rows) =>
  rows.length === 1
    ? (rows[0] ?? '').replaceAll('&', ' ')
    : `\\begin{aligned}${rows.join(' \\\\ ')}\\end{aligned}`

const WRITERS: Readonly<Record<string, Writer>> = {
  mfrac: ([above = '', below = '']) => `\\frac{${above}}{${below}}`,
  msup: script('^'),
  msub: script('_'),
  msubsup: script('_', '^'),
  munder: script('_'),
  mover: script('^'),
  munderover: script('_', '^'),
  msqrt: (parts) => `\\sqrt{${parts.join('')}}`,
  mroot: ([inside = '', degree = '']) => `\\sqrt[${degree}]{${inside}}`,
  mtable: table,
  mtr: ([first = '', ...rest]) => (rest.length === 0 ? first : `${first} & ${rest.join(' ')}`),
  mi: (parts) => name(parts.join('').trim()),
  mo: (parts) => escaped(parts.join('').trim()),
  mn: (parts) => escaped(parts.join('').trim()),
  mtext: (parts) => words(parts.join('').replace(/\s+/gu, ' ')),
}
/** Elements that make more of a formula than a line of signs. */
const IS_STRUCTURE = /^m(?:frac|su[bp]|subsup|under|over|underover|sqrt|root|tr)$/u
/** Elements whose own text counts; between the others there is only white space. */
const HAS_TEXT = /^m(?:i|o|n|text|s)$/u

/** The LaTeX of presentation MathML, from the events of a parser inside `math`. */
class MathText {
  readonly #open: Element[] = [{ name: 'math', parts: [] }]
  #isStructured = false

  open(element: string): void {
    this.#open.push({ name: element, parts: [] })
    this.#isStructured ||= IS_STRUCTURE.test(element)
  }

  text(text: string): void {
    const element = this.#open.at(-1)
    if (element && HAS_TEXT.test(element.name)) element.parts.push(text)
  }

  close(): void {
    if (this.#open.length < 2) return
    const element = this.#open.pop()
    const write = element && WRITERS[element.name]
    if (element)
      this.#open.at(-1)?.parts.push(write ? write(element.parts) : element.parts.join(''))
  }

  /** The formula in LaTeX; empty if its signs stand in one line, as in "x = 2". */
  get latex(): string {
    while (this.#open.length > 1) this.close()
    const latex = (this.#open[0]?.parts ?? []).join('').replace(/\s+/gu, ' ').trim()
    return this.#isStructured ? latex : ''
  }
}

/** Reads one formula of HTML from the events of a parser, from the beginning of its `math` on. */
export class Formula {
  readonly #math = new MathText()
  /** Its LaTeX as an attribute or an annotation states it. */
  #stated: string
  #plain = ''
  #annotation: 'tex' | 'other' | null = null

  constructor({ alttext = '' }: Attributes) {
    this.#stated = alttext
  }

  open(element: string, { encoding = '' }: Attributes): void {
    if (element === 'annotation') {
      this.#annotation = /tex/iu.test(encoding) ? 'tex' : 'other'
      if (this.#annotation === 'tex') this.#stated = ''
    } else this.#math.open(element)
  }

  text(text: string): void {
    if (this.#annotation === 'tex') this.#stated += text
    if (this.#annotation !== null) return
    this.#plain += text
    this.#math.text(text)
  }

  close(element: string): void {
    if (element === 'annotation') this.#annotation = null
    else this.#math.close()
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
