import { contentTerms } from '../../text/search/terms.ts'
import { coverage, termSet, type AskedTerm } from './coverage.ts'

/** Minimum share of the question's terms in a list's lead or heading. */
export const LEAD_COVERAGE = 0.75

const NUMBERS = [
  ['two', 'zwei', 'dos'],
  ['three', 'drei', 'tres'],
  ['four', 'vier', 'cuatro'],
  ['five', 'fünf', 'cinco'],
  ['six', 'sechs', 'seis'],
  ['seven', 'sieben', 'siete'],
  ['eight', 'acht', 'ocho'],
  ['nine', 'neun', 'nueve'],
  ['ten', 'zehn', 'diez'],
]
const COUNTED = new RegExp(
  String.raw`(?<!\p{L})(?:${NUMBERS.flat().join('|')}|several|following|folgende\p{L}*|siguientes)(?!\p{L}|\s+(?:or|oder|o)\s|\s+of\s)`,
  'iu',
)

/** What a sentence counts: "five stages of the process" counts 5 of "stage". */
export type Count = {
  readonly things: readonly string[]
  /** Null for "several" and "following". */
  readonly number: number | null
}

/** The requested things that a sentence counts, as in "four main modes of subsistence". */
export function countIn(text: string, asked: readonly AskedTerm[], language: string): Count | null {
  const counted = COUNTED.exec(text)
  if (!counted || coverage(asked, termSet(text, language)) < LEAD_COVERAGE) return null
  const next = text
    .slice(counted.index + counted[0].length)
    .split(/\s+/u)
    .slice(0, 5)
    .join(' ')
  const things = contentTerms(next, language).filter((term) =>
    asked.some(({ forms }) => forms.has(term)),
  )
  const at = NUMBERS.findIndex((names) => names.includes(counted[0].toLowerCase()))
  return things.length === 0 ? null : { things, number: at < 0 ? null : at + 2 }
}
