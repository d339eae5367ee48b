/** A pattern and what replaces it. */
type Replacement = readonly [pattern: string, replacement: string]

/**
 * The words that decide what a statement claims. Lists are separated by spaces, patterns by "|";
 * all are strings, so that the build of the site, which compares no statements, drops them.
 */
export type StatementWords = {
  /** Prepositions before the beginning and the end of a movement, separated by spaces. */
  readonly directions?: { readonly from: string; readonly to: string }
  /** Prepositions before what a movement enters, and before what it leaves. */
  readonly crossings?: { readonly into: string; readonly outOf: string }
  /** Words that negate a statement; those for "without" and "lack" negate what follows them. */
  readonly negators: string
  /** Number words: all from two, and the tens from twenty. "One" is often not a number. */
  readonly numerals?: {
    readonly belowTwo?: string
    readonly fromTwo: string
    readonly tens: string
  }
  /** Beginnings of clauses, beyond which a negation does not reach. */
  readonly clauseStarts?: string
  /** Conditional and purpose clauses, by their beginning and by their verb. */
  readonly conditionalStarts?: string
  readonly conditionals?: string
  readonly coordinators?: string
  readonly articles?: string
  /** Before who does something in the passive voice. */
  readonly agents?: string
  /** Words that begin a part of a sentence, which may state a point alone. */
  readonly partStarts?: string
  /** Words that an abbreviation leaves out. */
  readonly leftOut?: string
  /**
   * Negators that affect only the words directly after them, as patterns. The similarity to a
   * reference is fitted to `narrowNegators`; checks that a passage states a point also use
   * `thingNegators`, which end at the next function word.
   */
  readonly narrowNegators?: string
  readonly thingNegators?: string
  /** Negators that negate verbs in this language but not in others: Spanish "no". */
  readonly verbNegators?: string
  /** Negators that replace a thing rather than deny one: "instead a board runs it". */
  readonly replacers?: string
  /** Negators that are adjectives. */
  readonly falseWords?: string
  /** Negators that are joined to the word after them, as characters. */
  readonly joinedNegators?: string
  /** Phrases with negators that negate nothing, and negators of several words. */
  readonly negatorPhrases?: readonly Replacement[]
  /** Words for two things that state their number, and fractions in words. */
  readonly pairs?: readonly Replacement[]
  /** Contractions and joined negators. */
  readonly spellings?: readonly Replacement[]
  /** Names of units by symbol, and number words before them, as patterns. */
  readonly units?: Readonly<Record<string, string>>
  readonly numbersBeforeUnits?: string
  /** Between numbers, and after a comma before the last one where that is usual, as patterns. */
  readonly numberLinks?: string
  readonly numberLinksAfterComma?: string
  /** Words that separate the sides of a comparison or contrast. */
  readonly comparisonWords?: string
  /** Function words that say how much there is of a thing, or when. */
  readonly quantities?: string
  /** Words after a letter that is a name ("path A is open"), rarely after the same article. */
  readonly afterName?: string
  /** Words that do not end a sentence. */
  readonly neverLast?: string
  /** Function words without a grammatical role. */
  readonly nonGrammaticalWords?: string
  /** Sentences that ask for marks or give orders to the marker, as patterns. */
  readonly markRequests?: string
  /** Opposites: the second of each pair counts as the negated first. */
  readonly opposites?: readonly (readonly [plain: string, opposite: string])[]
  /** Groups of near-synonyms. The first word of each is the concept. */
  readonly synonyms?: readonly string[]
  /** Function words, where they differ from the stop words. */
  readonly functionWords?: string
  /** Everyday words of explanations, which have little weight. */
  readonly commonWords?: string
  /** Words that begin a clause; a negation before them does not reach past them. */
  readonly clauseOpeners?: string
}
