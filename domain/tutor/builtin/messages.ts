import type { SmallTalk } from '../question/message-kinds.ts'

/** Texts of the built-in tutor (`messages.tutor.builtin`). */
export type BuiltinMessages = {
  /** The language of the texts (BCP 47). */
  locale: string
  summary: string
  page: (page: number) => string
  /** Before a passage that was selected on a page. */
  passage: (page: number) => string
  terms: string
  /** Before a summary, if no terms are defined. */
  noTerms: string
  notFound: string
  /** If several files were asked and none answers. */
  notFoundInFiles: string
  /** The words of a question that the document does not have. */
  missing: (words: string, count: number) => string
  /** The words of a question that the shown passages do not have. */
  missingHere: (words: string, passages: number) => string
  /** The words of a question that the best of several files does not have. */
  missingInFiles: (words: string, count: number) => string
  /** If a number, an amount of money, a date or a person is asked for and none is found. */
  noNumber: string
  noMoney: string
  noDate: string
  noPerson: string
  /** Before such passages if none has many words of the question. */
  mayAnswer: (passages: number) => string
  /** Before passages that may answer, by their number. */
  closest: (passages: number) => string
  /** Before further passages, also if an answer was not understood, and if there are none. */
  more: string
  clearer: string
  noClearer: string
  /** Before the nearest sentence, if the answer would only repeat earlier quotations. */
  repeated: string
  noMore: string
  /** Before the passage after the last quotation, and if that was the last passage. */
  following: string
  noFollowing: string
  /** Below the first rows of a table, without its head; `page` has the next row. */
  restOfTable: (shown: number, all: number, page: number) => string
  nothingOnPage: (page: number) => string
  /** Replies to small talk. */
  talk: Readonly<Record<SmallTalk, string>>
  /** Before the first page's text, if it lacks the requested information. */
  opening: string
  /** Before a second passage below an answer. */
  also: string
  /**
   * Before an answer if the question's language is not the document's; parameters are language
   * names.
   */
  otherLanguage: (language: string) => string
  otherLanguageFound: (language: string) => string
  /** Before the quotations of the last answer, if it is asked where that is from. */
  source: string
  /** Before the headings of the document. */
  topics: (headings: string) => string
  /** Before the first sentences of a section's paragraphs. */
  section: (heading: string) => string
  /** The quiz offer, and the reply to a request for a translation. */
  quiz: string
  /** The offer of a quiz on `n` pages, and if no page is about `topic`. */
  quizAbout: (topic: string, pages: string, n: number) => string
  quizWithoutTopic: (topic: string) => string
  translate: string
  /** Before quotations if a simpler explanation was requested. */
  simpler: string
}
