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
  /** First words of the headings inside a worked example. */
  workedExample?: readonly string[]
  /** Words before the number of a figure or of a table. */
  figure: readonly string[]
  table: readonly string[]
}

/** The kind of thing that answers a question. */
export type AnswerType =
  'example' | 'number' | 'time' | 'reason' | 'person' | 'place' | 'list' | 'process' | 'definition'

/** Sources of patterns around a term that is defined or asked for. */
export type DefinitionPatterns = {
  /** What follows the term in a sentence that explains it: "is", "refers to". */
  after?: string
  /** What precedes it in a sentence that names it: "is called". */
  before?: string
  /** What precedes and what follows it in a question: "what is a …", "… mean". */
  frame?: string
  tail?: string
}

/** What the program knows of one language. */
export type LanguageWords = {
  /**
   * Function words: they identify a language and carry no subject, so that a search leaves them
   * out.
   */
  stopWords: ReadonlySet<string>
  /**
   * Words of a question that name no subject ("name", "year"): a text that answers it seldom
   * contains
   * them.
   */
  questionWords?: ReadonlySet<string>
  /**
   * Words that say how things relate, or that a learner wants to learn: they tell little of the
   * subject.
   */
  weakWords?: ReadonlySet<string>
  blockLabels?: BlockLabels
  /** How a question asks for a kind of answer. */
  answerTypes?: Partial<Record<AnswerType, RegExp>>
  /** Words of a sentence that holds such an answer. */
  evidence?: Partial<Record<AnswerType, RegExp>>
  definition?: DefinitionPatterns
  /** Words that learners use for one another, first those they ask with. */
  synonyms?: readonly (readonly string[])[]
}

/** A set of words from a text in which white space separates them. */
export const words = (text: string): ReadonlySet<string> =>
  new Set(text.split(/\s+/).filter(Boolean))

/** A list of phrases from a text in which "|" separates them. */
export const labels = (text: string): readonly string[] =>
  text.split('|').map((label) => label.replace(/\s+/g, ' ').trim())
