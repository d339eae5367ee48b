import { definitionChecks } from '../../../../languages/definition-checks.ts'
import { pageWords } from '../../../../languages/pages.ts'
import { beginning, wordsInside } from '../../../../languages/patterns.ts'
import { onOneLine } from '../../../../text/normalise.ts'
import { wordsIn, type Wording } from '../../wording/wording.ts'

/** Minimum words of a meaning. */
export const MIN_MEANING_WORDS = 4

/** The meaning as a phrase: its first clause, without an initial remark in brackets. */
export const cleanMeaning = (text: string, wording: Wording): string => {
  const bare = withoutRemarks(text, wording)
  const join = wording.patterns.join.exec(bare)
  if (join && OBJECTION.test(join[0])) return ''
  return firstPart(mainClause(sentenceOf(clauseOf(bare, join, wording), wording)))
}

/** A meaning with all that its first sentence says, for an answer in writing. */
export const completeMeaning = (text: string, wording: Wording): string =>
  sentenceOf(withoutRemarks(text, wording), wording)

/** The key of a source: "[Mill2016a]", "[GDS]". */
const CITATION = /\s*\[\p{Lu}[\p{L}+-]*\d{0,4}[a-z]?\](?=[\s.,;:]|$)/gu

const withoutRemarks = (text: string, { patterns }: Wording): string =>
  onOneLine(text)
    .replace(CITATION, '')
    .replace(/\s*\([^()]*\)/gu, (aside) =>
      patterns.pointer.test(aside) || isRemark(aside) ? '' : aside,
    )

const sentenceOf = (text: string, { patterns }: Wording): string =>
  unquoted(firstSentence(text)).replace(patterns.naming, '')

/** The text before a second clause with its own verb. */
const clauseOf = (text: string, join: RegExpExecArray | null, { patterns }: Wording): string => {
  const hasSecondVerb =
    join !== null &&
    patterns.copula.test(text.slice(join.index)) &&
    // The last item of an enumeration is not a second clause.
    !text.slice(0, join.index).includes(',') &&
    !isContrast(text.slice(0, join.index), join[0], patterns)
  return hasSecondVerb ? text.slice(0, join.index) : text
}

/** "Short routes are done fast while long ones are not": each half is only half of the meaning. */
const isContrast = (before: string, join: string, patterns: Wording['patterns']): boolean =>
  patterns.contrast.test(join) &&
  (patterns.toBe.exec(before)?.index ?? Infinity) <
    (patterns.relative.exec(before)?.index ?? Infinity)

/**
 * A statement with an objection is not a definition: "a violation of the law, but hard to prove".
 */
const OBJECTION = wordsInside(definitionChecks('objections'))

/** Removes the text after a semicolon, which adds a synonym, an example or a second meaning. */
const firstPart = (text: string): string => {
  const [first = text] = text.split(/;\s/u, 1)
  return wordsIn(first).length >= MIN_MEANING_WORDS + 1 ? first : text
}

const MAX_ASIDE_WORDS = 4

/** Whether brackets hold a source, the origin of a word or an explanation of a part. */
const isRemark = (aside: string): boolean =>
  SOURCE.test(aside) || /["“”„«»]/u.test(aside) || wordsIn(aside).length > MAX_ASIDE_WORDS

/** A meaning that is printed as a quotation: "“the thing speaks for itself.”" */
const unquoted = (text: string): string =>
  text.replace(/^[“"„«]([^“”"„«»]+?)[.,;]?[”"“»]$/u, '$1').replace(/(?<![.,;\s])[.,;\s]+$/u, '')

/** A second clause with a subject of its own. */
const SECOND_CLAUSE = new RegExp(String.raw`,\s+(?:${definitionChecks('secondClauses')})\s`, 'iu')

/**
 * The text before a second clause. The last item of an enumeration is not one, and neither is a
 * phrase with the noun of the first: "the transport of oxygen, and the transport of salts".
 */
const mainClause = (text: string): string => {
  const at = SECOND_CLAUSE.exec(text)?.index ?? text.length
  const main = text.slice(0, at)
  const own = wordsIn(main).slice(0, NOUN_WORDS).filter(isNoun)
  const isParallel = wordsIn(text.slice(at))
    .slice(1, NOUN_WORDS + 1)
    .some((word) => own.includes(word))
  return isParallel || main.includes(',') || wordsIn(main).length < MIN_MEANING_WORDS ? text : main
}

/** First words of a phrase that may be its noun, and the letters of one. */
const NOUN_WORDS = 3
const isNoun = (word: string): boolean => word.length > NOUN_WORDS

/** The source of a statement: "(Baddeley, 1990)". */
const SOURCE = /,\s*(?:19|20)\d{2}[a-z]?\)$/u

/** A letter or an abbreviation before a full stop that ends no sentence: "z. B.", "bzw.". */
const ABBREVIATED = String.raw`(?<!\p{L})(?:\p{L}|${pageWords('abbreviations')})`
/** Before a number, only after a long word is a full stop not that of an abbreviation. */
const FIRST_SENTENCE = new RegExp(
  String.raw`^.*?(?:[\p{Ll})](?:;|(?<!${ABBREVIATED})\.)(?=\s+\p{Lu}|$)|(?<!${definitionChecks('abbreviationsBeforeNumber')})(?<=\p{Ll}{4})\.(?=\s+\d))`,
  'u',
)

const firstSentence = (text: string): string =>
  (FIRST_SENTENCE.exec(text)?.[0] ?? text)
    .replace(/^\([^()]*\)\s*/u, '')
    .replace(COPULA, '')
    .replace(/(?<![.;,\s])[.;,\s]+$/u, '')
    .replace(ARTICLE, (article) =>
      /^\p{Lu}\p{Ll}*$/u.test(article) ? article.toLowerCase() : article,
    )

/** A copula before the article of a meaning. */
const COPULA = beginning(
  definitionChecks('copulas'),
  String.raw`\s+(?=(?:${definitionChecks('articles', 'pluralArticles')})\s)`,
)
const ARTICLE = beginning(definitionChecks('articles'), String.raw`(?=\s)`)
