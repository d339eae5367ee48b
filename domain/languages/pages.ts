import { dePages } from './de/pages.ts'
import { enPages } from './en/pages.ts'
import { esPages } from './es/pages.ts'
import { frPages } from './latin-script/fr.ts'
import { itPages } from './latin-script/it.ts'
import { nlPages } from './latin-script/nl.ts'
import { joinPatternLines } from './patterns.ts'

/**
 * Words by which the text of a page is divided into sentences and blocks, in addition to
 * `BlockLabels`. They are alternatives of a pattern that ignores case, unless stated otherwise;
 * line ends in them are dropped.
 */
export type PageWords = {
  /** Abbreviations whose full stop does not end a sentence. */
  readonly abbreviations?: string
  /** Words after which a line must continue. */
  readonly unfinished?: string
  /** Words after which the term of a glossary entry must continue. */
  readonly unfinishedTerms?: string
  /** First words of a sentence that depends on the one before it. */
  readonly dependentStarts?: string
  /** Words that label a definition: "Definition 2.1 (Graph).". */
  readonly definitionLabels?: string
  /** Words before the number of a caption. */
  readonly captions?: string
  /** Words after the number of a figure if a sentence begins with it, case-sensitive. */
  readonly figureVerbs?: string
  /** Words before the number of a section; `otherSections` only in headings. */
  readonly sections?: string
  readonly otherSections?: string
  /** A chapter, whose summary ends its last section. */
  readonly chapters?: string
  readonly parts?: string
  readonly lectures?: string
  readonly weeks?: string
  /** Between a label and its section: "Summary of the chapter". */
  readonly beforeSection?: string
  readonly sectionArticles?: string
  /** Remarks in brackets after a label. */
  readonly labelRemarks?: string
  /** Remarks after a title that is repeated on the next page. */
  readonly continued?: string
  /** Between two labels of one heading. */
  readonly and?: string
  /** How an exercise, the aims of a chapter and a box with a link begin. */
  readonly exerciseStarts?: string
  readonly aims?: string
  readonly links?: string
  /** The last words of a sentence that a formula completes: "The work is given by". */
  readonly beforeFormula?: string
  /** Words of a source with its publisher, and of a licence. */
  readonly publishers?: string
  readonly licences?: string
}

const PAGES: readonly PageWords[] = [enPages, dePages, esPages, frPages, itPages, nlPages]

/** The source of a pattern for `keys` in any language. */
export const pageWords = (...keys: (keyof PageWords)[]): string =>
  keys
    .flatMap((key) => PAGES.flatMap((words) => joinPatternLines(words[key] ?? '') || []))
    .join('|')
