import { answerWords } from '../../../languages/answers.ts'
import { beginning, literalSource } from '../../../languages/patterns.ts'
import { aroundTerm, ARTICLE } from '../../question/subject/asked-meaning.ts'

const MARK = String.raw`["'“”„«»‘’*]?`
const AFTER = new RegExp(
  String.raw`^${MARK}\s*(?:(?:\([^()]{1,120}\)|,[^,]{1,60},)\s*)?(?:(?:${answerWords('adverbsBeforeVerb')})\s+)?(?:${aroundTerm('after')})(?=[\s\p{Lo}]|$)`,
  'iu',
)
const BEFORE = new RegExp(String.raw`(?:^|[\s,(])(?:${aroundTerm('before')})\s*${MARK}$`, 'iu')
/** "we can define osmosis as …". */
const DEFINING = new RegExp(
  String.raw`(?<!\p{L})(?:${answerWords('defining')})\s+(?:${ARTICLE})?${MARK}$`,
  'iu',
)
const DEFINED_AS = beginning(String.raw`${MARK}\s*(?:${answerWords('definedAs')})(?!\p{L})`)
/** "… wird Osmose genannt". */
const NAMED_AFTER = new RegExp(
  String.raw`(?<!\p{L})(?:${answerWords('namedAfter')})\s+(?:${ARTICLE})?${MARK}$`,
  'iu',
)
const NAMED_BEFORE = beginning(String.raw`${MARK}\s*(?:${answerWords('namedBefore')})(?!\p{L})`)
/** "When a river …, it is undergoing avulsion", where that is the end of a sentence. */
const NAMED_EVENT = beginning(String.raw`${MARK}\s*(?:${answerWords('namedEvents')})\s+${MARK}$`)
/**
 * "Osmosis: …", "Osmosis – …", "Osmosis = …", "Possession, § 854 BGB: …". A formula without a word
 * is not a meaning.
 */
const LABEL =
  /^["'”’*]?,?\s*(?:\([^()]{1,60}\)\s*|§+\s*\d[^:§]{0,25})?(?::|[–—-]|=(?=.*\p{L}{3}))\s/u
/** "Anergy (inactivation without inflammation)", where that is all of a sentence or item. */
const IN_BRACKETS = /^["'”’*]?\s*\((?=[^()]*\s[^()]*\s)[^()]{20,}\)[.;]?\s*$/u
/** "seiches, that is, standing waves", "Seiches, i.e. …", "… (a standing wave)". */
const IN_OTHER_WORDS = beginning(
  String.raw`["'”’*]?,?\s*(?:[(,]\s*)?(?:${answerWords('inOtherWords')})`,
)
/**
 * The text after the verb of a sentence that describes a thing without defining it. Not with `\W`:
 * that matches letters such as "é", so that one text would match in many ways, which takes long.
 */
const REMARK = beginning(
  String.raw`[^\p{L}\p{N}_]*(?:[\p{L}\p{N}]+[^\p{L}\p{N}_]+){0,3}?(?:${answerWords('remarks')})(?!\p{L})`,
)
/** "are at the foundation of …", "is measured in …": where a thing is, or what is done with it. */
const STATE = beginning(String.raw`\s*(?:${answerWords('states')})`)
const KIND_OF = beginning(
  String.raw`[^\p{L}\p{N}_]*(?:\p{L}+[^\p{L}\p{N}_]+)?(?:${answerWords('kindStarts')})(?!\p{L})`,
)

/** "is the reason …", "is an example of …": a predicate that presupposes the meaning. */
const PRESUPPOSES = beginning(
  String.raw`[^\p{L}\p{N}_]*(?:${answerWords('articles', 'otherArticles')})\s+(?:\p{L}+\s+)?(?:${answerWords('presupposing')})(?!\p{L})`,
)
const NO_MEANING = beginning(String.raw`\s*(?:${answerWords('noMeaningStarts')})(?!\p{L})`)
const NOUN_ENDINGS = answerWords('nounEndings')

/** "(NS), which is a stimulus …". */
const WHICH_IS = beginning(
  String.raw`${MARK}\s*(?:\([^()]{1,60}\)\s*)?,?\s*(?:${answerWords('whichIs')})(?!\p{L})`,
)
/** The words of a noun in an apposition. */
const NOUN = String.raw`\s+(?:(?!(?:${answerWords('listLinks')})\s)[\p{L}-]+\s+){1,5}?`
/** ", the belief that …", ", a wall of …", "— the bank of a river", ": a technique in which …". */
const APPOSITION = beginning(
  String.raw`${MARK}\s*(?:\([^()]{1,60}\)\s*)?(?:[:–—]\s*(?:${answerWords('articles')})${NOUN}(?:${answerWords('appositionLinks')})|,\s*(?:(?:${answerWords('indefinites')})${NOUN}(?:${answerWords('appositionLinks')})|(?:${answerWords('articles')})${NOUN}(?:${answerWords('relatives')})))(?!\p{L})`,
)
/** "Ida Orrin, who …": a name of several words before a clause about the person. */
const FULL_NAME = /^\p{Lu}[\p{L}.'’-]*(?:\s(?:\p{Ll}{1,3}\s)?\p{Lu}[\p{L}.'’-]*)+$/u
const WHO = beginning(String.raw`,\s(?:${answerWords('whoIs')})(?!\p{L})`)
/** The beginning of a sentence up to its last clause. */
const LAST_CLAUSE = new RegExp(
  String.raw`^.*(?:,|(?<!\p{L})(?:${answerWords('clauseStarts')}))\s+`,
  'isu',
)

/** Words and signs before a term that begins its sentence: an article, a quotation mark. */
const FIRST = new RegExp(
  String.raw`^\W*(?:(?:${answerWords('beforeNamed')})\s+)?(?:${ARTICLE})?${MARK}$`,
  'iu',
)
/** Words before a term that change what is meant: "a flawed experiment", "the use of a dam". */
const QUALIFIED = new RegExp(
  String.raw`^\W*(?:(?:${ARTICLE})(?:\p{L}+\s+){1,4}?(?:${ARTICLE})?|(?:\p{L}+\s+){0,2}(?!(?:${answerWords('articles')})\s)\p{L}+\s+)${MARK}$`,
  'iu',
)

/** The number or letter of a list item: "2.", "b)", "iv.". */
const LIST_MARK = /^\W*(?:\d{1,3}|\p{L}|[ivx]{2,5})[.)]\s+/u

/** How well a predicate says what the term at the end of `before` is. */
function strengthOfPredicate(before: string, predicate: string): number {
  const isRemark =
    PRESUPPOSES.test(predicate) ||
    STATE.test(predicate) ||
    NO_MEANING.test(predicate) ||
    (!KIND_OF.test(predicate) && REMARK.test(predicate))
  const strength = isRemark ? 1 : KIND_OF.test(predicate) ? 4 : 2.5
  if (FIRST.test(before)) return strength
  if (strength === 4 && FIRST.test(before.replace(LAST_CLAUSE, ''))) return strength * 0.8
  const isQualified = [before, before.replace(LAST_CLAUSE, '')].some((one) => QUALIFIED.test(one))
  return strength * (isQualified ? 0.4 : 0.6)
}

/** Minimum `definitionStrength` of a definition; a weaker sentence only mentions the term. */
export const MIN_STRENGTH = 2

/**
 * How well `sentence` defines `term`, from 0 (not at all) to 4 ("X is the …" at its beginning).
 * Hyphens match spaces; other endings ("chunk" for "chunking") are up to the caller.
 */
export function definitionStrength(sentence: string, term: string): number {
  const source = term
    .split(/[\s-]+/u)
    .map(literalSource)
    .join('[\\s-]*')
  const found = new RegExp(
    String.raw`(?<![\p{L}\p{N}])${source}(?:${NOUN_ENDINGS})?(?![\p{L}\p{N}])`,
    'iu',
  )
  const match = found.exec(sentence)
  if (!match) return 0
  const before = sentence.slice(0, match.index).replace(LIST_MARK, '')
  const rest = sentence.slice(match.index + match[0].length)
  if (DEFINING.test(before) && DEFINED_AS.test(rest)) return 4
  if (NAMED_AFTER.test(before) && NAMED_BEFORE.test(rest)) return 3
  if (NAMED_EVENT.test(before) && /^[\s.!"'”’*]*$/u.test(rest)) return 3.5
  const isNear = before.length <= 40 || FIRST.test(before.replace(LAST_CLAUSE, ''))
  const verb = isNear ? AFTER.exec(rest) : null
  if (verb && !BEFORE.test(before)) return strengthOfPredicate(before, rest.slice(verb[0].length))
  if (FIRST.test(before) && (LABEL.test(rest) || IN_BRACKETS.test(rest))) return 3
  if (BEFORE.test(before)) return IN_OTHER_WORDS.test(rest) ? 3.5 : 3
  if (IN_OTHER_WORDS.test(rest) || WHICH_IS.test(rest) || APPOSITION.test(rest)) return 2.5
  if (FULL_NAME.test(match[0]) && WHO.test(rest)) return 2.5
  // "Abstract Syntax Notation One (ASN.1)"
  return before.endsWith('(') && rest.startsWith(')') && /\p{Lu}/u.test(term) ? 2 : 0
}
