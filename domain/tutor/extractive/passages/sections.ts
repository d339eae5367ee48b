import type { Block } from '../../../text/blocks/blocks.ts'
import { withoutNumber } from '../../../text/blocks/shapes.ts'
import { coverage, precision, termSet, type AskedTerm } from '../question/coverage.ts'
import type { Passage, Reading } from '../reading/reading.ts'

/** Minimum share of the naming words in a heading. */
const HEADING_COVERAGE = 0.75
const numberOf = (heading: string): string => /^\d+(?:\.\d+)*/u.exec(heading)?.[0] ?? ''

/** The heading that a question names by its number ("section 4.2") or by its words, if any. */
function headingOf({ blocks, index }: Reading, about: string, asked: readonly AskedTerm[]) {
  const headings = blocks.filter(({ kind }) => kind === 'heading')
  const number = /\d+(?:\.\d+)+/u.exec(about)?.[0]
  const numbered = headings.find(({ text }) => number !== undefined && numberOf(text) === number)
  if (numbered) return numbered
  const scoreOf = ({ text }: Block): number => {
    const terms = termSet(withoutNumber(text), index.language)
    const found = coverage(asked, terms)
    return found >= HEADING_COVERAGE ? found + precision(asked, terms) : 0
  }
  const best = headings.toSorted((a, b) => scoreOf(b) - scoreOf(a))[0]
  return best && scoreOf(best) > 0 ? best : undefined
}

/**
 * The section that a question names, with the passages below its heading and its subheadings; null
 * if no heading fits.
 */
export function sectionNamed(
  reading: Reading,
  about: string,
  asked: readonly AskedTerm[],
): { readonly heading: string; readonly passages: readonly Passage[] } | null {
  const top = headingOf(reading, about, asked)
  if (!top) return null
  const { blocks, passages } = reading
  const from = blocks.indexOf(top)
  const number = numberOf(top.text)
  const isNext = ({ kind, text, level }: Block): boolean => {
    if (kind !== 'heading') return false
    if (level !== undefined && top.level !== undefined) return level <= top.level
    if (number === '') return true
    return numberOf(text) !== '' && !numberOf(text).startsWith(`${number}.`)
  }
  const length = blocks.slice(from + 1).findIndex(isNext)
  const inside = new Set(blocks.slice(from, length < 0 ? undefined : from + 1 + length))
  return {
    heading: top.text,
    passages: passages.filter((one) => one.blocks.some((block) => inside.has(block))),
  }
}
