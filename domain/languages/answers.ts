import { deAnswers } from './de/answers.ts'
import { enAnswers } from './en/answers.ts'
import { esAnswers } from './es/answers.ts'
import { frAnswers } from './latin-script/fr.ts'
import { itAnswers } from './latin-script/it.ts'
import { nlAnswers } from './latin-script/nl.ts'
import { ptAnswers } from './latin-script/pt.ts'
import { arAnswers } from './other-scripts/ar.ts'
import { heAnswers } from './other-scripts/he.ts'
import { jaAnswers } from './other-scripts/ja.ts'
import { ruAnswers } from './other-scripts/ru.ts'
import { zhAnswers } from './other-scripts/zh.ts'
import { joinPatternLines } from './patterns.ts'

/**
 * Words by which the tutor without a model reads questions and documents. They are alternatives of
 * a pattern that ignores case, unless stated otherwise; line ends in them are dropped. Separate
 * from `LanguageWords`, since the site does not answer questions.
 */
export type AnswerWords = {
  readonly articles?: string
  /** Articles before a term that a sentence names: "is called the". */
  readonly articlesBeforeName?: string
  /** Before another question: "And a neap tide?"; `followUps` only in such a question. */
  readonly conjunctions?: string
  readonly followUps?: string
  /** Words that begin a question after a conjunction: "and when did he live?". */
  readonly questionStarts?: string
  readonly whatAbout?: string
  /** Verbs that begin a question for yes or no. */
  readonly yesNoStarts?: string
  /** Adverbs between a term and the verb that defines it. */
  readonly adverbsBeforeVerb?: string
  /** Beginnings of a meaning after its term: "that is". */
  readonly inOtherWords?: string
  /** Words between a term and a clause that says what it is: "which is". */
  readonly whichIs?: string
  /** Between the name of a person and a clause that says something of them. */
  readonly whoIs?: string
  /** Words after which another clause begins: "Recall from chapter 2 that". */
  readonly clauseStarts?: string
  /**
   * Indefinite articles, and words after the noun of an apposition that says what a term is: "a
   * wall of"; `relatives` also after a definite one, which may begin another clause.
   */
  readonly indefinites?: string
  readonly appositionLinks?: string
  readonly relatives?: string
  /** Words after the verb of a sentence that describes a thing without defining it. */
  readonly remarks?: string
  /** Beginnings of a predicate that says where a thing is or what is done with it. */
  readonly states?: string
  /** First words of a predicate that says what a thing is not, or what it is only like. */
  readonly noMeaningStarts?: string
  /** The verb before a term that a writer defines, and the word after it: "we define timbre as". */
  readonly defining?: string
  readonly definedAs?: string
  /** Words around a term that a sentence introduces: "wird", "genannt". */
  readonly namedAfter?: string
  readonly namedBefore?: string
  /**
   * The beginning of a sentence that ends with the term for what happens: "When …, it is engaging
   * in".
   */
  readonly namedEvents?: string
  /** Labels of a meaning whose term is in the heading above: "Definition: …". */
  readonly meaningLabels?: string
  /**
   * Before a term at the beginning of a sentence that says what it is: "Als … wird", "Recall that".
   */
  readonly beforeNamed?: string
  /** Words after the verb of a sentence that says what kind of thing a term is. */
  readonly kindStarts?: string
  /** Endings of another form of a term. */
  readonly nounEndings?: string
  /** Between two names of one thing; `otherOr` has forms that are not used between numbers. */
  readonly or?: string
  readonly otherOr?: string
  readonly andOr?: string
  /** Number words from two to ten, separated by spaces. */
  readonly twoToTen?: string
  /** Words for an uncertain number of things that follow. */
  readonly several?: string
  /** After a number that counts a part of the things: "two of". */
  readonly partOfNumber?: string
  /** "Kinds", "types". */
  readonly kinds?: string
  /** One kind: "the type of", "type 2 diabetes". */
  readonly oneKind?: string
  /** Nouns for the effects of something, which are not reasons for it, and "of" after them. */
  readonly effects?: string
  readonly effectsOf?: string
  /** Verbs for what its inventor or founder did with a thing. */
  readonly inventing?: string
  /** Titles and professions before a name, with their capitals. */
  readonly personTitles?: string
  /** Nouns for the parts of something, which what has them need not name: "steps". */
  readonly parts?: string
  /** Nouns for what is said of something, which parts of it are not: "advantages". */
  readonly qualities?: string
  /** Words that end what "kinds of" names: "are", "that". */
  readonly kindsEnds?: string
  /** Before a year that is not known exactly, and before the year of a birth: "(b. 1932)". */
  readonly aboutYear?: string
  /** Years with an era, and years of three figures with a word before them. */
  readonly earlyYears?: string
  readonly born?: string
  /** Verbs that ask for more than the meaning of a term: "explain". */
  readonly explaining?: string
  /** Nouns for one of several things beside those of a kind: "a model of". */
  readonly kindNouns?: string
  /** Nouns for the kinds of a thing that a sentence counts: "three main groups: …". */
  readonly countedKinds?: string
  /** Verbs of a sentence that lists the kinds of something: "is divided into". */
  readonly dividing?: string
  /** Nouns of a predicate that presupposes the meaning of its subject: "is the reason". */
  readonly presupposing?: string
  /** Between the items of a list. */
  readonly listLinks?: string
  readonly first?: string
  readonly second?: string
  /** A learner's words for the material and the course, which are not a subject: "my notes". */
  readonly ownMaterial?: string
  /** A participle with a separable prefix; groups `prefix` and `root` begin its nouns. */
  readonly separableParticiples?: string
  /** Letters that are written in several ways, and the one that word lists have. */
  readonly letterForms?: readonly [pattern: string, letter: string]
  /** Parts of words that are spelt in two ways, and the other spelling: "fibre", "fiber". */
  readonly spellings?: readonly (readonly [part: RegExp, other: string])[]
  /** Particles and endings of person that are written before a word. */
  readonly prefixes?: RegExp
  /** Verbs after a term at the beginning of a sentence, and before a term that is introduced. */
  readonly definingVerbs?: string
  readonly namingVerbs?: string
  /** First words of a sentence that are not terms. */
  readonly noTermStarts?: string
  /** Words near the beginning of a sentence that relate it to the previous one. */
  readonly linksBack?: string
  /** First words of a sentence that is the second half of a contrast with the previous one. */
  readonly contrastStarts?: string
  /** First words of a sentence that depends on the previous one. */
  readonly dependentStarts?: string
  /** Words of a comparison or a contrast. */
  readonly contrasts?: string
  /** Words that ask how many things there are, or how much of one. */
  readonly amounts?: string
  /** Words before things that a question counts, and words that an answer need not contain. */
  readonly counting?: string
  readonly unnamed?: string
  /**
   * Questions for an amount of money, words of a currency, and words beside which a number may be
   * such an amount: "how much does it cost", "dollars", "price".
   */
  readonly asksMoney?: string
  readonly currencies?: string
  readonly pricing?: string
  /** Words that ask for a date or a year, not for a condition. */
  readonly asksDate?: string
  /** Words that stand directly before a noun: articles, prepositions, possessives. */
  readonly beforeNouns?: string
  /** Endings of words that only say how something is done: "completely". */
  readonly adverbEndings?: string
  /** Other words that are never reported as missing in a text: "already". */
  readonly adverbs?: string
  /** Nouns that announce a comparison: "differences". */
  readonly differences?: string
  /** A thing that is itself the distance of two others: "is the difference between". */
  readonly isDifference?: string
  /** Before the names of authors, and between them. */
  readonly authorLabels?: string
  readonly and?: string
  /** Words in a name without a capital, case-sensitive. */
  readonly nameParticles?: string
  /** Beginnings of words near the date of a document, and of the names of months. */
  readonly publication?: string
  readonly months?: string
  /** Parts of words that show that a line of a title page is not an author's name. */
  readonly titlePageWords?: string
  /** Between a part and the thing that it belongs to. */
  readonly partOf?: string
  /** Requests for a simpler answer. */
  readonly simpler?: string
  /** Before the page of a citation, and between two pages. */
  readonly citedPages?: string
  readonly pageLinks?: string
  /** Endings of a verb that is written together with another word: "it's", "don't". */
  readonly contractions?: string
  /** Words used instead of an article: "another reason". */
  readonly otherArticles?: string
  /** Before where a term is used: "in OCaml". */
  readonly settings?: string
  /** Between a noun and what it is of: "view of money". */
  readonly complements?: string
  /** Around the subject of a sentence that may define it, in a summary. */
  readonly subjectArticles?: string
  readonly subjectVerbs?: string
  /** Words for the reader, the writer or a person, as examples have them. */
  readonly narrating?: string
  /** Beginnings of a sentence that depends on a case or has no subject, for a summary. */
  readonly dependentClaims?: string
  /** Last words of a line that a formula completes, which is not a heading. */
  readonly unfinishedHeadings?: string
  /** Words in a surname without a capital, case-sensitive. */
  readonly surnameParticles?: string
  /** Words of links that do not describe their destination: "here". */
  readonly here?: string
}

const ANSWERS: ReadonlyMap<string, AnswerWords> = new Map(
  Object.entries({
    en: enAnswers,
    de: deAnswers,
    es: esAnswers,
    fr: frAnswers,
    it: itAnswers,
    pt: ptAnswers,
    nl: nlAnswers,
    ru: ruAnswers,
    ar: arAnswers,
    he: heAnswers,
    zh: zhAnswers,
    ja: jaAnswers,
  }),
)

/** The words of `language`; undefined if it has none. */
export const answerWordsOf = (language: string): AnswerWords | undefined => ANSWERS.get(language)

/** The source of a pattern for `keys` in any language. */
export const answerWords = (
  ...keys: Exclude<keyof AnswerWords, 'letterForms' | 'prefixes' | 'spellings'>[]
): string =>
  keys
    .flatMap((key) =>
      [...ANSWERS.values()].flatMap((words) => joinPatternLines(words[key] ?? '') || []),
    )
    .join('|')

/** The number words from two to ten in each language that has them. */
const TWO_TO_TEN: readonly (readonly string[])[] = [...ANSWERS.values()].flatMap(({ twoToTen }) =>
  twoToTen === undefined ? [] : [twoToTen.split(' ')],
)

/** The source of a pattern for the number words from two to ten of all languages. */
export const TWO_TO_TEN_WORDS = TWO_TO_TEN.flat().join('|')

/** 2 to 10 for the words "two" to "ten" of any language; null for others. */
export function twoToTen(word: string): number | null {
  const at = Math.max(...TWO_TO_TEN.map((names) => names.indexOf(word.toLowerCase())))
  return at < 0 ? null : at + 2
}
