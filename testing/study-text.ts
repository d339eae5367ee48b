import { readFileSync } from 'node:fs'
import type { EmphasisedRuns } from '../domain/text/inline/emphasis.ts'
import { splitPages } from '../domain/text/pages.ts'

/**
 * Course material written for the project: four pages of running text with headings, a list, names,
 * years and numbers.
 */
export const STUDY_TEXT = readFileSync(new URL('../bench/eval/tides.txt', import.meta.url), 'utf8')

export const STUDY_PAGES: readonly string[] = splitPages(STUDY_TEXT)

/** A term at the beginning of the sentence that defines it. */
const DEFINED = /(?<=^|[.\n]\s*)(?:An?|The) (?<term>\p{Ll}+(?:[ -]\p{Ll}+){0,2}) is\b/dgu

/** The defined terms of `pages` as bold runs, as a textbook prints them. */
export const boldTerms = (pages: readonly string[]): EmphasisedRuns =>
  pages.map((page) =>
    [...page.matchAll(DEFINED)].flatMap(({ indices }) => {
      const [start, end] = indices?.groups?.['term'] ?? []
      return start === undefined || end === undefined ? [] : [{ start, end, style: 'bold' }]
    }),
  )
