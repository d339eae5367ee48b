import { dePages } from './de/pages.ts'
import { enPages } from './en/pages.ts'
import { esPages } from './es/pages.ts'
import { frPages } from './latin-script/fr.ts'
import { itPages } from './latin-script/it.ts'
import { nlPages } from './latin-script/nl.ts'
import { ptPages } from './latin-script/pt.ts'
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
  /** First words of a sentence that depends on the previous one. */
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
  /** Words in the name of an organisation without a capital, case-sensitive. */
  readonly nameWords?: string
  /** Before the date on which a website was read: "accessed", "on". */
  readonly visited?: string
  readonly visitedOn?: string
  /** Before the sources of a figure, and before who made it. */
  readonly sourceLabels?: string
  readonly credits?: string
  /** First words of a sentence that says that something may be shown. */
  readonly permissions?: string
  /** Words of a source for its editors and its publisher, with their capitals. */
  readonly editors?: string
  readonly publisherNames?: string
  /** Beginnings of a sentence that only describes a picture, and words that refer to pictures. */
  readonly describesFigure?: string
  readonly figures?: string
  /** Words before the number of what is played or shown, and labels of texts about a picture. */
  readonly media?: string
  readonly pictureTexts?: string
  readonly descriptions?: string
  /** Words for the part of a document that a list of contents is about: "chapter". */
  readonly contentsOf?: string
  /**
   * Labels of an exercise that stood on a line of their own, where nouns and titles begin with
   * small letters.
   */
  readonly exerciseLabels?: string
  /** Labels before what an exercise is about, and the words between them in a heading. */
  readonly namedExercises?: string
  readonly aboutLinks?: string
  /** "Your task is". */
  readonly assigns?: string
  /** Verbs that ask a learner for something; `stepVerbs` may also begin the step of a procedure. */
  readonly taskVerbs?: string
  readonly stepVerbs?: string
  /** Verbs with which problems begin, but hardly a step of a procedure. */
  readonly problemVerbs?: string
  /** Questions with options below them, with their own boundaries. */
  readonly offersOptions?: string
  /** Words that announce a list of exercises, and one of the aims of a section. */
  readonly taskLabels?: string
  readonly announcedAims?: string
  /** Beginnings of an aim: "I can". */
  readonly statedAims?: string
}

const PAGES: readonly PageWords[] = [enPages, dePages, esPages, frPages, itPages, nlPages, ptPages]

/** The source of a pattern for `keys` in any language. */
export const pageWords = (...keys: (keyof PageWords)[]): string =>
  keys
    .flatMap((key) => PAGES.flatMap((words) => joinPatternLines(words[key] ?? '') || []))
    .join('|')
