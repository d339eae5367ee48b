/**
 * Words that show whether things that a text puts beside each other, and what it says of them, can
 * be asked about. Alternatives of patterns that ignore case.
 */
export type SiblingWords = {
  /** Labels of what a text says about one thing, instead of things: "Symptoms". */
  readonly aspects: string
  /** Headings of lists beside the subject: advice, links, the course, windows of a program. */
  readonly otherLists: string
  /** Names of columns of tables about the course or persons, of which nothing is asked. */
  readonly courseColumns: string
  /**
   * Names of columns that say something of each thing, with words before them: "main function".
   * Those of other columns may be things too, as in a table that compares them.
   */
  readonly valueColumns: string
  /** The first name of a table whose rows are not things: "Aspect". */
  readonly aspectColumns: string
  /** Names of columns whose numbers count or locate something: "No", "Page". */
  readonly numberingColumns: string
  /** Words of a description that need other text or address the reader. */
  readonly pointers: string
  /** First words of a description that continues other text. */
  readonly continuations: string
  /** Beginnings of a description that say what a thing is for, or made of: "used to". */
  readonly purposes: string
  /** Words after a noun that begin what distinguishes it: "tools that". */
  readonly modifiers: string
  /** Endings of a noun before such a word. */
  readonly nounEndings: string
  /** Nouns in a heading that announce things of one kind: "types". */
  readonly kindNouns: string
  /** Nouns in the title of a list that say what it lists of a subject: "advantages". */
  readonly listedNouns: string
  /** Words between such a noun and the subject: "of". */
  readonly subjectLinks: string
  /** The words before such a noun in a sentence that announces a list: "the following". */
  readonly followings: string
  /** After the first word of a label, words that show an order: "Document the run". */
  readonly determiners: string
  /** Words before the first thing of an enumeration: "including". */
  readonly leads: string
  /** Words in an enumeration that are not items of it: "etc". */
  readonly fillers: string
  /** Beginnings of a description with a verb, case-sensitive: "Stops the growth". */
  readonly verbStarts?: string
  /** Endings of a verb after the name of a thing; null if they do not show it. */
  readonly verbEndings: VerbEndings | null
}

export type VerbEndings = {
  /** After a singular and a plural name; nouns can have them too. */
  readonly singular: string
  readonly plural: string
  /** Verbs that are one whatever follows. */
  readonly frequent: string
  /** Words after a verb, beyond articles and prepositions; null if endings suffice. */
  readonly followers: string | null
  /** Prepositions that follow nouns. */
  readonly nounLinks: string
}
