/**
 * The words that decide what a statement claims. Lists are separated by spaces, patterns by "|";
 * all are strings, so that the build of the site, which compares no statements, drops them.
 */
export type StatementWords = {
  /** Words that negate a statement; those for "without" and "lack" negate what follows them. */
  readonly negators: string
  /** Number words: all from two, and the tens from twenty. "One" is often not a number. */
  readonly numerals?: { readonly fromTwo: string; readonly tens: string }
  /** Beginnings of clauses, beyond which a negation does not reach. */
  readonly clauseStarts?: string
  /** Conditional and purpose clauses, by their beginning and by their verb. */
  readonly conditionalStarts?: string
  readonly conditionals?: string
  /** Words before the agent of a passive sentence. */
  readonly agents?: string
  readonly coordinators?: string
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
