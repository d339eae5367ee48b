import { readBlocks, type Block, type BlockKind } from '../text/blocks/blocks.ts'
import type { EmphasisedRuns } from '../text/inline/emphasis.ts'
import { locateQuote } from '../text/search/find-quote.ts'
import type { PageStructure } from '../text/blocks/page-structure.ts'

/** More sections are not an overview: deeper headings are left out, then pages are grouped. */
export const MAX_SECTIONS = 40
/** Minimum letters of a section that questions can be asked about. */
const MIN_LETTERS = 200

/** A part of a document, in order; it ends where the next one begins. Pages are 1-based. */
type Section = {
  /** The heading; null for a group of pages. */
  readonly title: string | null
  readonly fromPage: number
  readonly toPage: number
  /** Where it begins on its first page (UTF-16). */
  readonly start: number
}

/** A question that was asked about the document. */
export type AskedAbout = {
  readonly page: number
  /** Its passage; empty if it has none. */
  readonly quote: string
  /** Whether the last answer was correct. */
  readonly isKnown: boolean
}

export type SectionCoverage = Section & {
  readonly asked: number
  readonly known: number
  readonly weak: number
}

const ASKABLE: ReadonlySet<BlockKind> = new Set([
  'prose',
  'list',
  'table',
  'formula',
  'code',
  'glossary',
  'summary',
])

const lettersIn = (text: string): number => text.match(/\p{L}/gu)?.length ?? 0

/** The level of a heading from 1: as marked up, by its number ("2.1"), else 1. */
const levelOf = ({ level, text }: Block): number =>
  level ?? /^\d+(?:\.\d+)*/.exec(text)?.[0].split('.').length ?? 1

/** The deepest level with few enough headings; 0 if there is none. */
function chosenLevel(headings: readonly Block[]): number {
  const levels = [...new Set(headings.map(levelOf))].toSorted((a, b) => b - a)
  return (
    levels.find(
      (level) => headings.filter((each) => levelOf(each) <= level).length <= MAX_SECTIONS,
    ) ?? 0
  )
}

type Open = {
  title: string | null
  fromPage: number
  toPage: number
  start: number
  letters: number
}

/** Sections by headings up to `level`; text before the first one is a section without title. */
function byHeadings(blocks: readonly Block[], level: number): Section[] {
  const sections: Open[] = []
  for (const block of blocks) {
    const isNew = block.kind === 'heading' && levelOf(block) <= level
    const { page, start } = block
    if (isNew || sections.length === 0)
      sections.push({
        title: isNew ? block.text : null,
        fromPage: page,
        toPage: page,
        start,
        letters: 0,
      })
    const last = sections.at(-1)
    if (!last) continue
    last.toPage = page
    if (ASKABLE.has(block.kind)) last.letters += lettersIn(block.text)
  }
  return sections
    .filter(({ letters }) => letters >= MIN_LETTERS)
    .map(({ letters: _, ...section }) => section)
}

/** Pages one by one, or in groups of equal size if there are many; without empty ones. */
function byPages(pages: readonly string[]): Section[] {
  const size = Math.ceil(pages.length / MAX_SECTIONS)
  return Array.from({ length: Math.ceil(pages.length / size) }, (_, index): Section => {
    const fromPage = index * size + 1
    return {
      title: null,
      fromPage,
      toPage: Math.min(pages.length, fromPage + size - 1),
      start: 0,
    }
  }).filter(
    ({ fromPage, toPage }) => lettersIn(pages.slice(fromPage - 1, toPage).join(' ')) >= MIN_LETTERS,
  )
}

/**
 * The sections of a document that questions can be asked about: by its headings, by pages if it has
 * fewer than two. At most `MAX_SECTIONS` and one before the first heading.
 */
export function sectionsOf(
  pages: readonly string[],
  emphasis: EmphasisedRuns = [],
  structure: PageStructure = [],
): Section[] {
  if (pages.length === 0) return []
  const blocks = readBlocks(pages, emphasis, structure)
  const level = chosenLevel(blocks.filter(({ kind }) => kind === 'heading'))
  const sections = level === 0 ? [] : byHeadings(blocks, level)
  return sections.length < 2 ? byPages(pages) : sections
}

const beginsBefore = (section: Section, page: number, offset: number): boolean =>
  section.fromPage < page || (section.fromPage === page && section.start <= offset)

/**
 * Counts the questions asked about each section. A question belongs to the section of its passage,
 * or of the top of its page if the passage is not found there.
 */
export function coverageOf(
  sections: readonly Section[],
  questions: readonly AskedAbout[],
  pages: readonly string[],
): SectionCoverage[] {
  const counts = sections.map(() => ({ asked: 0, known: 0, weak: 0 }))
  for (const { page, quote, isKnown } of questions) {
    const offset = locateQuote(quote, pages[page - 1] ?? '')?.start ?? 0
    const at = sections.findLastIndex((section) => beginsBefore(section, page, offset))
    const count = counts[Math.max(0, at)]
    if (!count) continue
    count.asked += 1
    count[isKnown ? 'known' : 'weak'] += 1
  }
  return sections.map((section, index) => ({
    ...section,
    ...(counts[index] ?? { asked: 0, known: 0, weak: 0 }),
  }))
}
