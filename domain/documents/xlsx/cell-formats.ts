import { DAY_MS } from '../../day.ts'
import { attributeOf, childOf, elementsOf, type XmlElement } from '../archive/xml.ts'

/** How the numbers of a cell are shown. */
export type CellFormat =
  | { readonly kind: 'general' }
  | { readonly kind: 'number' | 'percent'; readonly decimals: number }
  | { readonly kind: 'date' | 'time' | 'dateTime' }

const GENERAL: CellFormat = { kind: 'general' }

/** Formats that have no code in the file. */
const BUILT_IN: Readonly<Record<string, string>> = {
  1: '0',
  2: '0.00',
  3: '#,##0',
  4: '#,##0.00',
  9: '0%',
  10: '0.00%',
  14: 'mm-dd-yy',
  15: 'd-mmm-yy',
  16: 'd-mmm',
  17: 'mmm-yy',
  18: 'h:mm AM/PM',
  19: 'h:mm:ss AM/PM',
  20: 'h:mm',
  21: 'h:mm:ss',
  22: 'm/d/yy h:mm',
  45: 'mm:ss',
  46: '[h]:mm:ss',
  47: 'mmss.0',
}

/** The kind of a format code such as `[Red]#,##0.00;-0` or `dd/mm/yyyy`. */
export function formatOf(code: string): CellFormat {
  const bare = (code.split(';', 1)[0] ?? '')
    .replace(/"[^"]*"|\\.|_.|\*./gu, '')
    .replace(/\[(?!h+\]|m+\]|s+\])[^\]]*\]/giu, '')
  const hasDay = /[dy]/iu.test(bare)
  const hasTime = /[hs]/iu.test(bare)
  if (hasDay || /^m+$/iu.test(bare)) return { kind: hasTime ? 'dateTime' : 'date' }
  if (hasTime) return { kind: 'time' }
  return numberFormatOf(bare)
}

/** The format of a code without days and hours; exponents and fractions are shown as numbers. */
function numberFormatOf(bare: string): CellFormat {
  const decimals = /\.(0+)/u.exec(bare)?.[1]?.length ?? 0
  if (bare.includes('%')) return { kind: 'percent', decimals }
  return /0/u.test(bare) && !/[e/]/iu.test(bare) ? { kind: 'number', decimals } : GENERAL
}

/** The format of each cell style of `xl/styles.xml`, by index. */
export function readFormats(part: XmlElement | null): CellFormat[] {
  const root = part ?? undefined
  const codes = new Map(
    elementsOf(childOf(root, 'numFmts'), 'numFmt').map((format) => [
      attributeOf(format, 'numFmtId') ?? '',
      attributeOf(format, 'formatCode') ?? '',
    ]),
  )
  return elementsOf(childOf(root, 'cellXfs'), 'xf').map((style) => {
    const id = attributeOf(style, 'numFmtId') ?? '0'
    const code = codes.get(id) ?? BUILT_IN[id]
    return code === undefined ? GENERAL : formatOf(code)
  })
}

/** Days from the first day of a workbook to 1 January 1970. */
const EPOCH_1900 = 25_569
const EPOCH_1904 = 24_107
/** The calendar of 1900 contains a 29 February, which did not exist: serial 60. */
const LEAP_BUG = 60
/** The last day of the year 9999. */
const MAX_SERIAL = 2_958_466

const two = (number: number): string => String(number).padStart(2, '0')

function dateText(serial: number, kind: 'date' | 'time' | 'dateTime', is1904: boolean): string {
  const shifted = !is1904 && serial < LEAP_BUG ? serial + 1 : serial
  const seconds = Math.round((shifted - (is1904 ? EPOCH_1904 : EPOCH_1900)) * (DAY_MS / 1000))
  const moment = new Date(seconds * 1000)
  const date = moment.toISOString().slice(0, 10)
  const rest = moment.getUTCSeconds() === 0 ? '' : `:${two(moment.getUTCSeconds())}`
  const time = `${two(moment.getUTCHours())}:${two(moment.getUTCMinutes())}${rest}`
  return kind === 'date' ? date : kind === 'time' ? time : `${date} ${time}`
}

const MAX_DECIMALS = 15

/** A number as its cell shows it, in a form that does not depend on a language. */
export function numberText(raw: string, format: CellFormat, is1904: boolean): string {
  const number = Number(raw)
  if (raw.trim() === '' || !Number.isFinite(number)) return raw.trim()
  switch (format.kind) {
    case 'general':
      return String(Number(number.toPrecision(MAX_DECIMALS)))
    case 'number':
      return number.toFixed(Math.min(MAX_DECIMALS, format.decimals))
    case 'percent':
      return `${(number * 100).toFixed(Math.min(MAX_DECIMALS, format.decimals))}%`
    default:
      return number < 0 || number > MAX_SERIAL
        ? String(number)
        : dateText(number, format.kind, is1904)
  }
}
