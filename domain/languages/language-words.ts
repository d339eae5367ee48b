import type { DefinitionWords } from './definition-words.ts'

/** Headings and captions that identify parts of a document, in lower case. */
export type BlockLabels = {
  exercise: readonly string[]
  reference: readonly string[]
  glossary: readonly string[]
  summary: readonly string[]
  index: readonly string[]
  frontMatter: readonly string[]
  /** Boxes that lead to a film or a website; they contain one block. */
  link: readonly string[]
  /** First words of the headings inside a worked example. */
  workedExample?: readonly string[]
  /** First words of the heading of the part that explains the solution before it is given. */
  strategy?: readonly string[]
  solution?: readonly string[]
  /** Words before the number of a figure or table. */
  figure: readonly string[]
  table: readonly string[]
}

/** The kind of answer that a question asks for. */
export type AnswerType =
  'example' | 'number' | 'time' | 'reason' | 'person' | 'place' | 'list' | 'process' | 'definition'

/** Pattern sources around a term that is defined or asked about. */
type DefinitionPatterns = {
  /** After the term in a defining sentence: "is", "refers to". */
  after?: string
  /** Before the term in a naming sentence: "is called". */
  before?: string
  /** Before and after the term in a question: "what is a …", "… mean". */
  frame?: string
  tail?: string
}

/** The words and patterns of one language. */
export type LanguageWords = {
  /** Function words: they identify a language and are excluded from search. */
  stopWords: ReadonlySet<string>
  /**
   * Words of a question that are not its subject ("name", "year"); its answer rarely has them.
   */
  questionWords?: ReadonlySet<string>
  /** Words for relations and for learning, which say little about the subject. */
  weakWords?: ReadonlySet<string>
  blockLabels?: BlockLabels
  /** Patterns of questions for a kind of answer. */
  answerTypes?: Partial<Record<AnswerType, RegExp>>
  /** Patterns of sentences that contain such an answer. */
  answerSigns?: Partial<Record<AnswerType, RegExp>>
  definition?: DefinitionPatterns
  /** Groups of synonyms; the first word is the one used in questions. */
  synonyms?: readonly (readonly string[])[]
  /** Whether a compound is one word, whose first part names its subject. */
  joinsCompounds?: true
  /** Whether a noun precedes what distinguishes its kinds: "decaimiento alfa". */
  nounFirst?: true
  /** Set if questions can be made without a model. */
  definitions?: DefinitionWords
}

/** A set of words from a text separated by white space. */
export const words = (text: string): ReadonlySet<string> =>
  new Set(text.split(/\s+/).filter(Boolean))

/** A list of phrases from a text separated by "|". */
export const labels = (text: string): readonly string[] =>
  text.split('|').map((label) => label.replace(/\s+/g, ' ').trim())
