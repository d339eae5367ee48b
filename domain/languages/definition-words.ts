import type { SiblingWords } from './sibling-words.ts'

/** How a language defines terms, and how questions about them are worded. Patterns ignore case. */
export type DefinitionWords = {
  /** Before a term at the beginning of a sentence. */
  readonly articles: string
  /** The articles among them that begin a definition: "A tide is …". */
  readonly indefinites: string
  /** Verbs that define only if an article follows: "is", "are". */
  readonly copulas: string
  /** Beginnings of a meaning after a copula. */
  readonly meaningStarts: string
  /** Verbs that always define: "refers to", "means". */
  readonly verbs: string
  /** Verbs with a conjunction whose clause defines a term: "occurs when". */
  readonly events: string
  /** Sentences with the term after a verb or conjunction; null where that is not usual. */
  readonly inverses: string | null
  /** Words after a noun that begin its definition: "substances that", "movements of". */
  readonly modifiers: string
  /** Others that begin the definition of a term in bold only: "rock located within". */
  readonly boldOnlyModifiers?: string
  /** Before another name of a term or an example, between commas: ", or …,". */
  readonly synonyms: string
  /** The subject a definition belongs to, before a comma: "In law". Null if the verb follows it. */
  readonly preludes: string | null
  /** Between a meaning and its term: "is called". */
  readonly calls: string
  /** The verb after the term, where the language divides it: "wird … genannt". */
  readonly callEnds?: string
  /** Beginnings of a clause that says what the term before its comma is: ", which is". */
  readonly clausesAfter?: string
  /** The beginning of a clause that is named, and what stands for it: "When a layer breaks, it". */
  readonly calledEvents?: { readonly starts: string; readonly subjects: string }
  /** Between a bold term and its meaning, up to the end of the sentence. */
  readonly asides: string
  /** Verbs that continue a sentence after an aside: ", is". */
  readonly verbsAfterAside: string
  /** Words between a meaning and its bold term; null where the verb follows both. */
  readonly names: string | null
  /** Words that join a second clause with a verb of its own. */
  readonly joins: string
  /** Words that begin a second clause without a comma: "while". */
  readonly contrasts: string
  /** Beginnings of a meaning that judges or compares instead of defining. */
  readonly judgements: string
  /** Beginnings that depend on other text: pronouns, "for example". */
  readonly dependentStarts: string
  /** References to other text anywhere in a phrase: "we", "this", "as shown above". */
  readonly contextReferences: string
  /** References to a figure, a table or another page. */
  readonly pointers: string
  /** First words of a question. */
  readonly interrogatives: string
  /** The beginning of a question for what a thing is: "what is". */
  readonly asksWhat: string
  /** Words of a question that need other text. */
  readonly askedInContext: string
  /** Words of a question or answer about the course or the text, or addressed to the reader. */
  readonly readerWords: string
  /** Words after which the head of a noun phrase does not follow: "of", "that", "which". */
  readonly boundaries: string
  /** Before the noun that says what a thing is: "a kind of". */
  readonly transparents: string
  /** Before a meaning, words that only announce it: "the term used to describe". */
  readonly namings: string
  /** Words that begin a clause inside a meaning: "that", "which". */
  readonly relatives: string
  /**
   * First words of a meaning that says what kind of thing a term is ("el proceso que"), where terms
   * take the definite article; null if such an article refers to something known.
   */
  readonly kindsOfThing: string | null
  /** Bold text before a colon that is not a term: "Note". */
  readonly labels: string
  /** First words of phrases that are not terms: counts, comparisons, judgements. */
  readonly vagueStarts: string
  /** Whether a bold term before a colon counts as defined: only if evaluators rated it as good. */
  readonly readsRunIns: boolean
  /** Whether all nouns are capitalised, so that a capital does not indicate a name. */
  readonly capitalNouns: boolean
  /** Whether the head of a noun phrase is its first word: "cambio físico". */
  readonly headFirst: boolean
  /** Endings of an adjective without the article before it, by article. */
  readonly strongEndings?: Readonly<Record<string, string>>
  /** Participles after their noun, where their form does not show that they are not nouns. */
  readonly participles?: ParticipleWords
  /** Phrases that describe a thing instead of naming it. */
  readonly descriptions?: string
  /** Whether articles are relative pronouns too. */
  readonly articlesAreRelative?: boolean
  /** Verbs that are recognised by their endings, by the words around them or by themselves. */
  readonly inflectedVerbs?: string
  /** Verbs after a noun, and a noun before them; case-sensitive, since nouns have capitals. */
  readonly mainVerbs?: string
  /** Whether a singular verb has the ending of a plural noun: "carries". */
  readonly verbsLookPlural?: boolean
  /** The beginning of a meaning with a verb as a noun. Group: `gerund`. */
  readonly gerundStarts?: string
  /** How a meaning with a definite article defines; other sentences may begin with an adverb. */
  readonly definiteMeanings?: {
    readonly articles: string
    /** Beginnings of the clause that defines, case-sensitive. */
    readonly clauses: string
  }
  /** Words of a meaning that identify the term as a person. */
  readonly persons: string
  /** The plural ending of a noun; null if endings do not show the number. */
  readonly plural: string | null
  /** Between counted things and their names: "The three kinds are". */
  readonly plurals: string
  /** First words of a sentence with a subject, where a verb alone may begin one; else null. */
  readonly subjectStarts: string | null
  /** Sentences that answer a question by their form. */
  readonly answeringSentences: AnsweringSentenceWords
  readonly siblings: SiblingWords
  readonly questions: QuestionWords
}

/** Complete sentences, as patterns without the full stop. */
type AnsweringSentenceWords = {
  /** "The difference between A and B is that …". Groups: `a`, `b`. */
  readonly difference: string
  /** "A is called B because …". Groups: `thing`, `verb`, `name`, `reason`. */
  readonly called: string
  /** "The main task of A is to …". Groups: `aspect` ("the main task of A"), `thing`, `verb`. */
  readonly aspect: string
}

/** Endings of participles, of past ones, and the words after a present participle. */
type ParticipleWords = {
  readonly endings: string
  readonly pastEndings: string
  /** After "of" or "that" it is a noun instead: "a covering that …". */
  readonly complements: string
  /** Before who or what did it: "by". */
  readonly agents: string
}

/** The wordings of questions; `terms` and `meaning` are inserted as the document prints them. */
type QuestionWords = {
  readonly whichTerm: (meaning: string) => string
  readonly whichMeaning: (term: string) => string
  /** Asks which of several things is described; `heading` is empty or says where they are. */
  readonly describedAs: (description: string, heading: string) => string
  /** Asks what a table says of a thing; `title` is empty or says what the table is about. */
  readonly whichValue: (cell: { header: string; name: string; title: string }) => string
  /** Asks of which thing a table says something. */
  readonly whichHas: (cell: { header: string; value: string; title: string }) => string
  /** Asks for explanations of things; `heading` is empty or says where they are. */
  readonly explainIn: (things: readonly string[], heading: string) => string
  readonly whatIs: (term: string) => string
  readonly difference: (terms: readonly [string, string]) => string
  /** Asks why a thing has its name; `verb` is the one of the document before the name. */
  readonly whyCalled: (naming: { thing: string; verb: string; name: string }) => string
  /** Asks for an aspect of a thing: "the main task of the mills"; `verb` agrees with it. */
  readonly whatAspect: (parts: { aspect: string; verb: string }) => string
  readonly compare: (terms: readonly string[]) => string
  readonly explain: (terms: readonly string[]) => string
  /** A sentence that announces things, and the counted things themselves: "the two tides". */
  readonly nameAll: (announcement: string, count: number) => string
  readonly explainAll: (announcement: string, count: number) => string
  readonly nameThe: (things: string) => string
  /** The model answer: a term and its meaning. */
  readonly explained: (term: string, meaning: string) => string
}
