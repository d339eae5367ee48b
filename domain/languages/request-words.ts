/**
 * How a question compares two sides: the words before the first one, those between them, and those
 * after the second one, if any. One pattern for all of it would try every opening with every link.
 */
export type ComparisonForm = {
  readonly opens: RegExp
  readonly links: RegExp
  readonly ends?: RegExp
}

/**
 * How a language refers to a thing: by pronouns, some of them written together with a preposition
 * ("davon"), and by possessives before what it has, which is captured. `of` is between that and the
 * thing.
 */
type References = {
  readonly pronouns: RegExp
  readonly compounds?: Readonly<Record<string, string>>
  readonly having: RegExp
  readonly of: string
}

/**
 * How a language words messages to the tutor, and refusals of the tutor. Strings are alternatives
 * of a pattern without captures, in lower case; `{document}` stands for a name of the document.
 */
export type RequestWords = {
  /**
   * Complete messages that do not ask about the document (`thanks` is every reaction to an answer),
   * and words that may follow them.
   */
  readonly help?: string
  readonly thanks?: string
  readonly greeting?: string
  readonly besideGreeting?: string
  /** Requests for a summary: as words, and anywhere in a script without spaces or word forms. */
  readonly summary?: string
  readonly summaryInside?: string
  /** The parts of a separable verb that asks for a summary. */
  readonly summaryVerb?: string
  /** Requests for the key terms, with their own boundaries. */
  readonly keyTerms?: string
  /** Questions about the subject of the document, with their own boundaries. */
  readonly aboutDocument?: string
  /** Complete messages that ask what an exam will have. */
  readonly exam?: string
  /** Words before the number of a page, in Latin script and in others. */
  readonly page?: string
  readonly pageInside?: string
  /** Words around the number of a page, with a capture of the number. */
  readonly pageAround?: string
  /** Beginnings of a request; `canYou` only of one for a translation. */
  readonly please?: string
  readonly canYou?: string
  readonly quiz?: string
  /** Words for the questions of a quiz, with the words before their number and beside it. */
  readonly quizAsk?: string
  readonly quizQuestions?: string
  readonly quizBeside?: string
  /** Kinds of questions, and how hard they are. */
  readonly quizChoice?: string
  readonly quizShort?: string
  readonly quizLong?: string
  readonly quizEasy?: string
  readonly quizMedium?: string
  readonly quizHard?: string
  /** Words before the subject of a quiz. */
  readonly quizAbout?: string
  readonly translate?: string
  /** Words that add nothing to a question, and beginnings such as "can you tell me". */
  readonly fillers?: string
  readonly leads?: string
  /** Beginnings of a message that changes the subject: "next topic:", "by the way,". */
  readonly topicChange?: string
  /** Words that refer to both sides of a comparison: "those two". */
  readonly both?: string
  /**
   * A question for a meaning as part of a request: "what a sluice is". Groups: `asks`, `thing` and
   * `verb`.
   */
  readonly embedded?: string
  /** Words of requests that are understood with a typing error, separated by spaces. */
  readonly misspelt?: string
  /** Question words that learners also write without their accents, separated by spaces. */
  readonly accented?: {
    readonly language: string
    readonly words: string
    /** Words that may precede such a word: conjunctions, and prepositions. */
    readonly conjunctions: string
    readonly prepositions: string
  }
  /** Question words that are also written together with "is": "whats". */
  readonly contracted?: string
  /** Interjections at the beginning of a message, besides thanks and greetings: "hm". */
  readonly interjections?: string
  /** Spellings that are usual in chats ("dont", "xq"), each with the correct one. */
  readonly chatSpellings?: {
    readonly language: string
    readonly words: Readonly<Record<string, string>>
  }
  /** Phrases for the course or the document instead of a subject. */
  readonly setting?: string
  /** Before what a question does not ask for: "besides". */
  readonly excluding?: string
  /** Words after a comparison that repeat the request: "what is the difference". */
  readonly comparisonEnds?: string
  /** Words between the sides of a comparison. */
  readonly comparisonLinks?: string
  /** Prepositions and pronouns before the context in which a comparison holds. */
  readonly comparisonSetting?: string
  /** Names of a formula. */
  readonly formula?: string
  /** Verbs that ask how a quantity is found. */
  readonly calculates?: string
  /** Names of code, and verbs for what is done with it. */
  readonly code?: string
  /** Phrases that ask for the contents of a table: "in the table". */
  readonly inTable?: string
  /** Words for a part of the document. */
  readonly section?: string
  /** Words of a request for a summary that do not restrict it to a part of the document. */
  readonly wholeDocument?: string
  /** Words of a request about a complete page. */
  readonly wholePage?: string
  /**
   * Complete messages about the last answer: for more, in other words, in fewer, where it is from,
   * and what comes after it.
   */
  readonly more?: string
  readonly unclear?: string
  readonly shorter?: string
  readonly source?: string
  readonly next?: string
  /** Complete messages that ask to compare the two things that were asked about before. */
  readonly difference?: string
  /** Complete messages for the things beside what was quoted, and for the contrary of a thing. */
  readonly others?: string
  readonly opposite?: string
  /** Words of a text for the contrary of something. */
  readonly contrary?: string
  /** Words of a question that are not its subject: "people", "happened". */
  readonly general?: string
  /** Beginnings that refer to the previous question, and those that do so in a long question. */
  readonly followUp?: string
  readonly followUpAlways?: string
  readonly pronouns?: string
  readonly pronounsInside?: string
  /** How the thing that was asked about before is referred to. */
  readonly references?: References
  /** Prepositions before a thing that a question contrasts with another: "and in water?". */
  readonly contrastedBy?: string
  /** Words after a thing of which a question asks more than the meaning: "what is a weir for". */
  readonly meantEnds?: string
  /** Words after such a thing: "and a weir too?". */
  readonly alsoAfter?: string
  /** Ordinals from the first one on and "last", each a pattern, and nouns after them: "one". */
  readonly ordinals?: readonly string[]
  readonly last?: string
  readonly ordinalNouns?: string
  /** Words for the first and the last of two things, and phrases whose ordinal refers to none. */
  readonly former?: string
  readonly latter?: string
  readonly notOrdinal?: string
  /** The one of two things that was not asked about: "the other one". */
  readonly otherOfTwo?: string
  /** Verbs that begin a question whose last word is another verb: "what does the second need?". */
  readonly auxiliaries?: string
  /** Words after an ordinal that refers to a thing: "the second one", "das zweite davon". */
  readonly ordinalPronouns?: string
  /** Before an ordinal at the beginning of a sentence, and endings of one there: "secondly". */
  readonly beforeOrdinal?: string
  readonly ordinalEndings?: string
  /** Words about a thing after its ordinal: "wofür ist das erste zuständig?". */
  readonly afterOrdinal?: string
  /** Names of the document and the words before them. */
  readonly document?: string
  readonly documentArticles?: string
  /** Questions for information on the title page; `of` precedes the document, `tellMe` all. */
  readonly authors?: string
  readonly date?: string
  readonly title?: string
  readonly of?: string
  readonly tellMe?: string
  readonly comparisons?: readonly (ComparisonForm | RegExp)[]
  /** Complete questions that compare one thing with the previous subject: "and from X?". */
  readonly comparedWith?: readonly RegExp[]
  /** Complete messages about two things that the learner confuses. */
  readonly confusions?: readonly RegExp[]
  /** Articles before a side of a comparison. */
  readonly articles?: string
  /** Sentences that say that the document does not contain the information. */
  readonly refusals?: readonly RegExp[]
}
