import { readFileSync } from 'node:fs'
import { splitPages } from '../domain/text/pages.ts'

/**
 * Course material written for the project: four pages of running text with headings, a list, names,
 * years and numbers.
 */
export const STUDY_TEXT = readFileSync(new URL('../bench/eval/tides.txt', import.meta.url), 'utf8')

export const STUDY_PAGES: readonly string[] = splitPages(STUDY_TEXT)
