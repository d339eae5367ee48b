import { attributeOf, childOf, elementsOf, textOf, type XmlElement } from './archive/xml.ts'

/** The names of functions that LaTeX has commands for. */
export const FUNCTIONS = /^(?:sin|cos|tan|cot|log|ln|exp|lim|max|min|sup|inf|det|arg|gcd)$/u

const OPERATORS: Readonly<Record<string, string>> = {
  '∑': '\\sum',
  '∏': '\\prod',
  '∫': '\\int',
  '∬': '\\iint',
  '∮': '\\oint',
  '⋃': '\\bigcup',
  '⋂': '\\bigcap',
}

const ACCENTS: Readonly<Record<string, string>> = {
  '\u0302': '\\hat',
  '\u0303': '\\tilde',
  '\u0304': '\\bar',
  '\u0305': '\\bar',
  '\u0307': '\\dot',
  '\u0308': '\\ddot',
  '\u20d7': '\\vec',
}

/**
 * `text` for LaTeX: its special characters are escaped, invisible operators become spaces, and
 * backslashes are removed.
 */
const escaped = (text: string): string =>
  text
    .replace(/[#$%&_{}]/gu, '\\$&')
    .replace(/\\\\/gu, '')
    .replace(/[a-z]+(?=\u2061)/gu, functionOf)
    .replace(/[\u2061-\u2064]/gu, ' ')

/** The name of a function as a command, any other word as it is. */
const functionOf = (word: string): string => (FUNCTIONS.test(word) ? `\\${word}` : word)

const group = (element: XmlElement | undefined): string => `{${inside(element)}}`

const property = (element: XmlElement, list: string, name: string): string | undefined =>
  attributeOf(childOf(childOf(element, list), name), 'val')

function delimited(element: XmlElement): string {
  const open = property(element, 'dPr', 'begChr') ?? '('
  const close = property(element, 'dPr', 'endChr') ?? ')'
  const mark = (sign: string) =>
    sign === '' ? '.' : /^[{}]$/u.test(sign) ? `\\${sign}` : sign === '⟨' ? '\\langle' : sign
  const separator = property(element, 'dPr', 'sepChr') ?? '|'
  const parts = elementsOf(element, 'e').map(inside).join(separator)
  return `\\left${mark(open)}${parts}\\right${mark(close)}`
}

function operator(element: XmlElement): string {
  const sign = property(element, 'naryPr', 'chr') ?? '∫'
  const sub = inside(childOf(element, 'sub'))
  const sup = inside(childOf(element, 'sup'))
  const bounds = `${sub ? `_{${sub}}` : ''}${sup ? `^{${sup}}` : ''}`
  return `${OPERATORS[sign] ?? sign}${bounds} ${inside(childOf(element, 'e'))}`
}

function accented(element: XmlElement): string {
  const sign = property(element, 'accPr', 'chr') ?? '\u0302'
  return `${ACCENTS[sign] ?? '\\hat'}${group(childOf(element, 'e'))}`
}

const matrix = (element: XmlElement): string =>
  `\\begin{matrix}${elementsOf(element, 'mr')
    .map((row) => elementsOf(row, 'e').map(inside).join(' & '))
    .join(' \\\\ ')}\\end{matrix}`

function named(element: XmlElement): string {
  const name = functionOf(inside(childOf(element, 'fName')).trim())
  return `${name} ${inside(childOf(element, 'e'))}`
}

function root(element: XmlElement): string {
  const degree = inside(childOf(element, 'deg'))
  return `\\sqrt${degree === '' ? '' : `[${degree}]`}${group(childOf(element, 'e'))}`
}

const base = (element: XmlElement): string => group(childOf(element, 'e'))
const sub = (element: XmlElement): string => `_${group(childOf(element, 'sub'))}`
const sup = (element: XmlElement): string => `^${group(childOf(element, 'sup'))}`

const WRITERS: Readonly<Record<string, (element: XmlElement) => string>> = {
  r: (run) => functionOf(escaped(elementsOf(run, 't').map(textOf).join(''))),
  f: (fraction) => `\\frac${group(childOf(fraction, 'num'))}${group(childOf(fraction, 'den'))}`,
  sSub: (script) => base(script) + sub(script),
  sSup: (script) => base(script) + sup(script),
  sSubSup: (script) => base(script) + sub(script) + sup(script),
  sPre: (script) => `{}${sub(script)}${sup(script)}${base(script)}`,
  rad: root,
  nary: operator,
  d: delimited,
  m: matrix,
  acc: accented,
  func: named,
  bar: (bar) => `\\overline${base(bar)}`,
  limLow: (limit) => `${inside(childOf(limit, 'e'))}_${group(childOf(limit, 'lim'))}`,
  limUpp: (limit) => `${inside(childOf(limit, 'e'))}^${group(childOf(limit, 'lim'))}`,
  eqArr: (lines) =>
    `\\begin{matrix}${elementsOf(lines, 'e').map(inside).join(' \\\\ ')}\\end{matrix}`,
}

/** Elements that describe the others. */
const PROPERTIES = /Pr$/u

const inside = (element: XmlElement | undefined): string =>
  elementsOf(element)
    .map((child) => {
      const write = WRITERS[child.name]
      return write ? write(child) : PROPERTIES.test(child.name) ? '' : inside(child)
    })
    .join('')

/** An office formula (`m:oMath`) in LaTeX with its delimiters; empty if it has no content. */
export function latexOf(formula: XmlElement, display = false): string {
  const latex = inside(formula).replace(/\s+/gu, ' ').trim()
  if (latex === '') return ''
  return display ? `$$${latex}$$` : `$${latex}$`
}
