import type { SmallTalk } from '../question-kinds.ts'

/** What the built-in tutor says in its own words (`messages.tutor.builtin`). */
export type BuiltinMessages = {
  /** The language it says them in (BCP 47). */
  locale: string
  summary: string
  page: (page: number) => string
  terms: string
  notFound: string
  closest: string
  nothingOnPage: (page: number) => string
  /** What it says where nothing is asked of the document. */
  talk: Readonly<Record<SmallTalk, string>>
  /** What stands on the first page instead of what was asked for. */
  opening: string
  /** One side of a comparison that the document does not speak of. */
  nothingAbout: (side: string) => string
  /**
   * Before an answer to a question in another language than the document's; languages by their
   * names.
   */
  otherLanguage: (language: string) => string
  otherLanguageFound: (language: string) => string
  /** Before the headings of the document. */
  topics: (headings: string) => string
  /** Before the sentences that open the paragraphs of a section. */
  section: (heading: string) => string
  /** The offer to make a quiz, and the answer to a request for a translation. */
  quiz: string
  translate: string
  /** Before sentences quoted where something simpler was asked for. */
  simpler: string
}
