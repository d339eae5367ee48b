/** Headings and captions by which a part of a document is recognised, in lower case. */
export type BlockLabels = {
  exercise: readonly string[]
  reference: readonly string[]
  glossary: readonly string[]
  summary: readonly string[]
  index: readonly string[]
  frontMatter: readonly string[]
  /** Boxes that only lead to a film or a website: they hold one block. */
  link: readonly string[]
  /** Words before the number of a figure or of a table. */
  figure: readonly string[]
  table: readonly string[]
}

/** What the program knows of one language. */
export type LanguageWords = {
  /** Function words: they identify a language and carry no subject, so that a search leaves them out. */
  stopWords: ReadonlySet<string>
  /**
   * Words of a question that name no subject ("name", "year"): a text that answers it seldom contains
   * them.
   */
  questionWords?: ReadonlySet<string>
  blockLabels?: BlockLabels
}

/** A set of words from a text in which white space separates them. */
export const words = (text: string): ReadonlySet<string> =>
  new Set(text.split(/\s+/).filter(Boolean))

/** A list of phrases from a text in which "|" separates them. */
export const labels = (text: string): readonly string[] =>
  text.split('|').map((label) => label.replace(/\s+/g, ' ').trim())
