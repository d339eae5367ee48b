import { STATEMENTS } from '../languages/statements.ts'
import type { Language } from '../text/language.ts'
import { equalForms } from './equal-forms.ts'
import { numberOf } from './numbers-and-names.ts'
import { stopWordsOf } from '../text/search/stop-words.ts'
import { stemOf, tokenise } from '../text/search/terms.ts'
import {
  CLAUSE_OPENERS,
  COMMON_WORDS,
  englishWords,
  FUNCTION_WORDS,
  NEGATORS,
  NUMBER_WORDS,
  patternInAnyLanguage,
  replacerInAnyLanguage,
  sensesBy,
  type Sense,
} from './words.ts'

/** A word of a statement with its concept, polarity and weight. */
export type Token = {
  stem: string
  /** The concept of the stem from the tables, else the stem. */
  concept: string
  /**
   * Negated by a negator before it in its clause, or the opposite of its concept; both cancel out.
   */
  negative: boolean
  /** Whether its concept has an opposite, or it is negated. */
  polar: boolean
  /** The opposite of its concept, regardless of negators. */
  opposite: boolean
  /** A function word, including negators. */
  functional: boolean
  negator: boolean
  /** A number or a single letter, which must match exactly. */
  identifier: boolean
  /**
   * Weight: grows with length (long words are rare), lower for everyday words, 0 for function
   * words.
   */
  weight: number
  /** Number of its sentence. */
  sentence: number
  /** Number of its segment between punctuation marks. */
  clause: number
  /** The groups of the thesaurus that it belongs to, alone or in a phrase, where they are read. */
  groups?: ReadonlySet<number>
}

/** The senses of words by language; a language without tables knows stems and negation only. */
const SENSES: ReadonlyMap<Language, ReadonlyMap<string, Sense>> = new Map(
  [...STATEMENTS]
    .filter(([, { opposites }]) => opposites)
    .map(([language, statements]) => [
      language,
      sensesBy((word) => stemOf(word, language), statements),
    ]),
)
const QUANTITIES = englishWords('quantities')
/** How many content words a negator affects. */
const NEGATION_REACH = 5
/** Signs instead of words, as in note form: "jet -> condenses". */
export const NOTE_SIGN = /[-=]+>|[=≠≈→⇒]/u
/** A word, a number, or a mark that ends a clause, as signs of notes do too. */
const PIECE = new RegExp(
  String.raw`[\p{L}\p{M}]+(?:['’][\p{L}\p{M}]+)*|\p{N}+(?:[.,]\p{N}+)*|[.,!?;:()\n]|${NOTE_SIGN.source}`,
  'gu',
)
const SENTENCE_END = /^[.!?;\n]$/
/**
 * Words after a single letter that is a name ("path A is open", "A and C"), rarely after the
 * article.
 */
const AFTER_A_NAME = new RegExp(
  String.raw`^(?:${patternInAnyLanguage('afterName')}|[^\p{L}\p{N}])$`,
  'u',
)
const withoutContractions = replacerInAnyLanguage(
  'spellings',
  (pattern) => new RegExp(pattern, 'gu'),
)
const JOINED_NEGATOR = new RegExp(
  String.raw`(?<=[${patternInAnyLanguage('joinedNegators')}])(?=\p{Script=Han})`,
  'gu',
)

/** Spelling variants: `doesn't`, `doesn"t`, `isnt`, `can not`. */
const spellOut = (text: string): string =>
  withoutContractions(
    equalForms(text.normalize('NFKC'))
      .toLowerCase()
      .replace(/(?<=\p{L})"(?=\p{L})/gu, "'"),
  )

/** Words and clause-ending punctuation, in order. */
const piecesOf = (text: string, language: Language): string[] => {
  const plain = spellOut(text)
  if (
    /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}]/u.test(
      plain,
    )
  )
    return (
      plain
        // In Chinese the negator is attached to the word after it.
        .replace(JOINED_NEGATOR, ' ')
        .split(/([.,!?;:()\n。、，！？；：])/u)
        .flatMap((part) =>
          /[\p{L}\p{N}]/u.test(part) ? tokenise(part, language) : [part.normalize('NFKC')],
        )
    )
  return plain.match(PIECE) ?? []
}

const weightOf = (word: string, stem: string, identifier: boolean): number =>
  identifier ? 4 : (1 + Math.min(10, stem.length)) * (COMMON_WORDS.has(word) ? 0.5 : 1)

/** How the words of a text are read: the tables of its language, and whether quantities count. */
type WordTables = {
  readonly language: Language
  readonly isEnglish: boolean
  readonly functionWords: ReadonlySet<string>
  readonly senses: ReadonlyMap<string, Sense> | undefined
  readonly hasQuantities: boolean
}

function wordTablesOf(language: Language, hasQuantities: boolean): WordTables {
  const isEnglish = language === 'en' || language === 'und'
  return {
    language: isEnglish ? 'en' : language,
    isEnglish,
    functionWords: isEnglish ? FUNCTION_WORDS : stopWordsOf(language),
    senses: SENSES.get(isEnglish ? 'en' : language),
    hasQuantities,
  }
}

/** A word without the ending of a possessive, or the number that it states. */
const plainWord = (piece: string, { language, isEnglish }: WordTables): string =>
  (isEnglish ? NUMBER_WORDS.get(piece) : numberOf(piece, language)) || piece.replace(/['’]s?$/, '')

type Word = Omit<Token, 'negative' | 'polar' | 'sentence' | 'clause' | 'groups'> & {
  /** Whether its sense has an opposite. */
  readonly isPaired: boolean
}

/** Whether a word only joins others; "a" in "path A is open" is a name. */
function isFunctionWord(word: string, next: string | undefined, tables: WordTables): boolean {
  if (!tables.functionWords.has(word)) return false
  const isName = tables.isEnglish && word === 'a' && next !== undefined && AFTER_A_NAME.test(next)
  // "Más" and "weniger" are function words elsewhere, but say how much there is of a thing.
  const isQuantity = tables.isEnglish
    ? tables.hasQuantities && QUANTITIES.has(word)
    : tables.senses?.get(stemOf(word, tables.language))?.paired === true
  return !isName && !isQuantity
}

const NO_SENSE = { concept: undefined, opposite: false, paired: false }

/** What a word has without the negators before it; `next` is the piece after it. */
function readWord(word: string, next: string | undefined, tables: WordTables): Word {
  const stem = stemOf(word, tables.language)
  const negator = NEGATORS.has(word)
  const functional = negator || isFunctionWord(word, next, tables)
  const sense = (functional ? undefined : tables.senses?.get(stem)) ?? NO_SENSE
  const identifier = /^\p{N}/u.test(word) || (/^[a-z]$/.test(word) && !functional)
  return {
    stem,
    concept: sense.concept ?? stem,
    opposite: sense.opposite,
    isPaired: sense.paired,
    functional,
    negator,
    identifier,
    weight: functional ? 0 : weightOf(word, stem, identifier),
  }
}

/** Follows the negators of a text: two directly after each other cancel out. */
function trackNegators() {
  let reach = 0
  let turned = false
  return {
    endClause: () => {
      reach = 0
    },
    /** Whether a word is negative after the negators before it. */
    negates: ({ negator, opposite }: Word): boolean =>
      !negator && (reach > 0 && turned) !== opposite,
    add: ({ negator, functional }: Word) => {
      if (negator) {
        turned = reach >= NEGATION_REACH - 1 ? !turned : true
        reach = NEGATION_REACH
      } else if (!functional) reach -= 1
    },
  }
}

/**
 * The tokens of `text` in order. English, German and Spanish have opposites, English synonyms, all
 * languages stems and negation. With `quantities`, "more" and "before" are content words in English
 * too.
 */
export const tokensOf = (
  text: string,
  language: Language,
  { quantities = false }: { quantities?: boolean } = {},
): Token[] => {
  const tables = wordTablesOf(language, quantities)
  const pieces = piecesOf(text, language)
  const negators = trackNegators()
  const tokens: Token[] = []
  let sentence = 0
  let clause = 0
  for (const [at, piece] of pieces.entries()) {
    if (!/[\p{L}\p{N}]/u.test(piece)) {
      if (SENTENCE_END.test(piece)) sentence += 1
      clause += 1
      negators.endClause()
      continue
    }
    const plain = plainWord(piece, tables)
    if (CLAUSE_OPENERS.has(plain)) negators.endClause()
    const next = pieces.length > 1 ? (pieces[at + 1] ?? '.') : undefined
    const read = readWord(plain, next, tables)
    const { isPaired, ...word } = read
    const negative = negators.negates(read)
    tokens.push({ ...word, negative, polar: negative || isPaired, sentence, clause })
    negators.add(read)
  }
  return tokens
}

/** Whether a token is a number, in digits or a word that states one. */
export const isNumber = ({ stem }: Token): boolean => /^\p{N}/u.test(stem)

/** The numbers of a statement. */
export const numbersIn = (tokens: readonly Token[]): Set<string> =>
  new Set(tokens.filter(isNumber).map(({ stem }) => stem))
