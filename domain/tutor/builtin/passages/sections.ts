import { pageWords } from '../../../languages/pages.ts'
import { wordsInside } from '../../../languages/patterns.ts'
import { inAnyLanguage } from '../../../languages/requests.ts'
import type { Block } from '../../../text/blocks/blocks.ts'
import { sectionOf } from '../../../text/blocks/sections.ts'
import { withoutNumber } from '../../../text/blocks/shapes.ts'
import { coverage, precision, termSet, type AskedTerm } from '../question/coverage.ts'
import { withoutSubtitle } from '../document/headings.ts'
import type { AnalysedDocument, Paragraph } from '../document/analysed-document.ts'

/** Minimum share of the words for a section in a heading. */
const HEADING_COVERAGE = 0.75
/** The number of a heading: "4.2 Tides", "Chapter 3: Tides". */
const NUMBER = new RegExp(
  String.raw`^(?:(?:${inAnyLanguage('section')})\s+)?(?<number>\d+(?:\.\d+)*)`,
  'iu',
)
const CHAPTER = wordsInside(pageWords('chapters'))
const numberOf = (heading: string): string => NUMBER.exec(heading)?.groups?.['number'] ?? ''
/** A reference to a section by its number only. */
const ONLY_NUMBER = /^\P{L}*?(?<number>\d+(?:\.\d+)*)\P{L}*$/u

/** The number of a section that is referred to by its number only; null if by other words too. */
export const numberNamed = (about: string): string | null =>
  ONLY_NUMBER.exec(about)?.groups?.['number'] ?? null

/**
 * Whether the beginning of a document without numbered sections says that it is itself the one with
 * this number: "Welcome to Chapter 8".
 */
export const isNumberOfDocument = ({ index }: AnalysedDocument, number: string): boolean =>
  new RegExp(
    String.raw`(?<!\p{L})(?:${inAnyLanguage('section')})\s+${number.replaceAll('.', String.raw`\.`)}(?![\d.]*\d)`,
    'iu',
  ).test(index.pages[0] ?? '')

/** The heading that a question refers to by its number ("section 4.2") or by its words, if any. */
function headingOf(
  { blocks, index }: AnalysedDocument,
  about: string,
  asked: readonly AskedTerm[],
) {
  const headings = blocks.filter(({ kind }) => kind === 'heading')
  const only = numberNamed(about)
  const number = only ?? /\d+(?:\.\d+)+/u.exec(about)?.[0]
  const numbered = headings.find(({ text }) => number !== undefined && numberOf(text) === number)
  if (numbered || only !== null) return numbered
  const fit = (title: string): number => {
    const terms = termSet(title, index.language)
    const found = coverage(asked, terms)
    return found >= HEADING_COVERAGE ? found + precision(asked, terms) : 0
  }
  const scoreOf = ({ text }: Block): number => {
    const title = withoutNumber(text)
    return Math.max(fit(title), fit(withoutSubtitle(title)))
  }
  const best = headings.toSorted((a, b) => scoreOf(b) - scoreOf(a))[0]
  return best && scoreOf(best) > 0 ? best : undefined
}

/** The blocks of the section that begins with the heading `top`. */
export function blocksBelow(blocks: readonly Block[], top: Block): readonly Block[] {
  const from = blocks.indexOf(top)
  const number = numberOf(top.text)
  const isNext = ({ kind, text, level }: Block): boolean => {
    if (kind !== 'heading') return false
    if (level !== undefined && top.level !== undefined) return level <= top.level
    if (number === '') return true
    // The summary of the chapter comes after its last section.
    if (sectionOf(text) === 'summary' && CHAPTER.test(text)) return true
    return numberOf(text) !== '' && !numberOf(text).startsWith(`${number}.`)
  }
  const length = blocks.slice(from + 1).findIndex(isNext)
  return blocks.slice(from, length < 0 ? undefined : from + 1 + length)
}

/** A section, with the paragraphs below its heading. */
export type Section = { readonly heading: string; readonly paragraphs: readonly Paragraph[] }

/**
 * The section that a question refers to, with the paragraphs below its heading and subheadings;
 * null if no heading fits. Slides repeat the heading of a section.
 */
export function sectionNamed(
  document: AnalysedDocument,
  about: string,
  asked: readonly AskedTerm[],
): Section | null {
  const top = headingOf(document, about, asked)
  if (!top) return null
  const { blocks, paragraphs } = document
  const isTop = ({ kind, text }: Block): boolean => kind === 'heading' && text === top.text
  const inside = new Set(blocks.filter(isTop).flatMap((block) => blocksBelow(blocks, block)))
  return {
    heading: top.text,
    paragraphs: paragraphs.filter((paragraph) =>
      paragraph.blocks.some((block) => inside.has(block)),
    ),
  }
}
