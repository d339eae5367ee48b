/** How a language defines terms, and how a question about them is put. Patterns ignore case. */
export type DefinitionWords = {
  /** Before a term at the beginning of a sentence. */
  readonly articles: string
  /** Those of them with which a sentence defines: "A tide is …". */
  readonly indefinites: string
  /** Verbs that only tell what something is where an article follows: "is", "are". */
  readonly copulas: string
  /** How the meaning begins after a copula. */
  readonly meaningStarts: string
  /** Verbs that define whatever follows: "refers to", "means". */
  readonly verbs: string
  /** Between a meaning and its term: "is called". */
  readonly calls: string
  /** Between a term in bold and a meaning beside it, up to the end of the sentence. */
  readonly asides: string
  /** Words that join a second clause with a verb of its own. */
  readonly joins: string
  /** Words that begin a second clause without a comma: "while". */
  readonly contrasts: string
  /** Beginnings of a meaning that judge or compare instead of telling what something is. */
  readonly judgements: string
  /** Beginnings of what only makes sense after other text: pronouns, "for example". */
  readonly leansOnContext: string
  /** What points out of a phrase wherever it is: "we", "this", "as shown above". */
  readonly deictic: string
  /** What leads to a figure, a table or another page. */
  readonly pointers: string
  /** Words after which the head of a noun phrase does not follow: "of", "that", "which". */
  readonly boundaries: string
  /** Words that begin a clause inside a meaning: "that", "which". */
  readonly relatives: string
  /** What is printed in bold before a colon and is no term: "Note". */
  readonly labels: string
  /** First words of what is no term: counts, comparisons, judgements. */
  readonly vagueStarts: string
  /** Whether a term in bold before a colon is read as defined: only where readers found it good. */
  readonly readsRunIns: boolean
  /** Whether every noun has a capital, so that a capital says nothing. */
  readonly capitalNouns: boolean
  /** Where the head of a noun phrase is its first word: "cambio físico". */
  readonly headFirst: boolean
  /** Words by which a meaning says that the term is a person. */
  readonly persons: string
  /** The end of a noun in the plural; null where endings don't tell. */
  readonly plural: string | null
  readonly questions: QuestionWords
}

/** The questions; `terms` and `meaning` are put in as the document prints them. */
export type QuestionWords = {
  readonly whichTerm: (meaning: string) => string
  readonly whichMeaning: (term: string) => string
  readonly whatIs: (term: string) => string
  readonly difference: (terms: readonly [string, string]) => string
  readonly compare: (terms: readonly string[]) => string
  readonly explain: (terms: readonly string[]) => string
  /** The model answer: a term and its meaning. */
  readonly explained: (term: string, meaning: string) => string
}
