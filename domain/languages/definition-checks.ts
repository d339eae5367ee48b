import { deDefinitionChecks } from './de/definition-checks.ts'
import { enDefinitionChecks } from './en/definition-checks.ts'
import { esDefinitionChecks } from './es/definition-checks.ts'
import { joinPatternLines } from './patterns.ts'

/**
 * Words that show whether a definition found in a text, its term and the items of a list can be
 * asked about. They are alternatives of a pattern that ignores case; line ends in them are dropped.
 * All languages are read together, since a text quotes terms of others.
 */
export type DefinitionChecks = {
  readonly articles: string
  /** Plural articles where the language has an indefinite one: "unos". */
  readonly pluralArticles?: string
  readonly copulas: string
  /** Their past forms: "was". */
  readonly pastCopulas: string
  /** First words of a clause that says what something means: "that". */
  readonly statementClauses: string
  /** Words before a noun that was named before: "that". */
  readonly demonstratives: string
  /** Words that stand for the term before a copula: "this". */
  readonly standIns: string
  readonly conjunctions: string
  /** Their forms before a vowel. */
  readonly andBeforeVowel?: string
  readonly orBeforeVowel?: string
  /** Before the last item of a list. */
  readonly lastItemLinks: string
  /** Words after a noun without an article that begin its definition: "cells that …". */
  readonly modifiers?: string
  /** Words after a noun that begin another statement about it: "the level is …". */
  readonly otherStatements: string
  /** Words after a noun that say when or why, and not what it is: "a mirror when …". */
  readonly noDistinctions: string
  /** Words that begin what distinguishes a thing from others of its kind. */
  readonly distinctions: string
  /** Conjunctions of an argument, which a definition does not give. */
  readonly arguments: string
  /** Conjunctions of an objection: "a violation of the law, but hard to prove". */
  readonly objections: string
  /** Beginnings of a clause about the item of a list before its comma. */
  readonly itemClauses: string
  /** Between a general noun and what it only has to do with: "a theory about knowledge". */
  readonly relationLinks: string
  /** Where an institution is, which does not say what it is for. */
  readonly seats: string
  /** Conjunctions that begin another clause after a meaning. */
  readonly nextClauses: string
  /** A conjunction and the subject of a second clause. */
  readonly secondClauses: string
  /** Verbs of a source about what it contains: "the report describes". */
  readonly reports: string
  /** Words for an event before the one of the sentence: "that had been". */
  readonly earlierEvents?: string
  /** Adverbs before a participle: "a widely used structure". */
  readonly adverbs?: string
  /** Adverbs before a verb as a noun, case-sensitive: "quickly giving". */
  readonly adverbsBeforeGerund?: string
  /** A verb as a noun at the beginning of a meaning, case-sensitive: "Giving a reward". */
  readonly gerunds?: string
  /** "The definition of" before a term. */
  readonly definitionOf?: string
  /** Nouns before a bold term that say that it is one: "term", "concept of". */
  readonly termNouns?: string
  /** Beginnings of terms whose first word only looks like an article: "a priori knowledge". */
  readonly latinTerms?: string
  /** Labels of a layout that also end terms: "hash table". */
  readonly labelsInTerms: string
  /** An ordinal inside a term, case-sensitive: "Piaget’s second stage". */
  readonly ordinals?: string
  /** A position in a series at the beginning of a meaning: "the second". */
  readonly placesInSeries: string
  /** Nouns that say what a text does with a thing instead of what it is. */
  readonly vagueNouns: string
  /** Nouns that rate a thing or put it in relation to others. */
  readonly relationNouns: string
  /** What a thing has of another one, if no clause says what that is: "a property of the gate". */
  readonly ownQualities: string
  /** Words that compare a thing with the one after them: "similar to". */
  readonly comparisons: string
  /** Prefixes of a word for the opposite of a thing, or for another thing: "un", "inter". */
  readonly otherPrefixes: string
  /** Beginnings that rate or compare a thing. */
  readonly ratings?: string
  readonly superlatives: string
  /** Parts and amounts of things: "the majority of". */
  readonly amounts: string
  /** Verbs that state how much of a thing there is: "amounts to 5 %". */
  readonly measures: string
  /** Beginnings that call a thing important. */
  readonly importance: string
  /** Ends of abbreviations whose full stop is before a number, case-sensitive: "approx.". */
  readonly abbreviationsBeforeNumber?: string
  /** Abbreviations of further authors or things, case-sensitive: "et al.", "etc.". */
  readonly furtherAuthors?: string
  readonly andSoOn?: string
  /** Last words of a meaning that is cut off. */
  readonly unfinished: string
  /** Prepositions at the end of a description that is cut off. */
  readonly unfinishedPhrases?: string
  /** First words of a clause or of a phrase without a noun. */
  readonly noPhrases: string
  /** First words of an order to the reader, and of a task as a label: "notice", "choose". */
  readonly orders: string
  /** First words of labels that are advantages instead of things: "better". */
  readonly betterments: string
  /** First words of the meaning of an adjective: "denoting". */
  readonly adjectivals?: string
  /** First words of a reference to another entry, and of what continues other text. */
  readonly references: string
  /** References to other text in a glossary, which is otherwise written to be read alone. */
  readonly referencesInGlossary: string
  /** Words before the author and year that a caption is taken from: "adapted from". */
  readonly captionSources: string
  /** Remarks that add to what a text says elsewhere: "also", but not "also called". */
  readonly additions: string
  readonly auxiliaries: string
  /** Words that need other text, beyond those that `DefinitionWords` lists. */
  readonly pronouns: string
  /** Possessives, whose owner may be in the sentence. */
  readonly possessives: string
  /** Pronouns for the author and the readers of a text. */
  readonly readers: string
  /** Beginnings of a sentence that says that something exists: "there are". */
  readonly existentials: string
  /** The same of one thing: "there is". */
  readonly existentialsOfOne?: string
  /** Nouns that refer to a thing of the previous text: "the process". */
  readonly generalThings: string
  /** Ends of a sentence that depend on the previous text: "has three", "as well". */
  readonly countsAlone: string
  /** Words of a sentence that relate it to the text before it: "however", "were collected". */
  readonly relations: string
  /** References to things of the previous text beside others: "the other two". */
  readonly others: string
  /** First words of a sentence about a case that a text makes up: "suppose". */
  readonly suppositions: string
  /** First words of a phrase that cannot be an item of a list: "depending on". */
  readonly noThings: string
}

const CHECKS: readonly DefinitionChecks[] = [
  enDefinitionChecks,
  deDefinitionChecks,
  esDefinitionChecks,
]

/** The source of a pattern for `keys` in any language. */
export const definitionChecks = (...keys: (keyof DefinitionChecks)[]): string =>
  keys
    .flatMap((key) => CHECKS.flatMap((checks) => joinPatternLines(checks[key] ?? '') || []))
    .join('|')
