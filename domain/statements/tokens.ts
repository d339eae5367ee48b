import type { Language } from '../text/language.ts'
import { stopWordsOf } from '../text/stop-words.ts'
import { stemOf, tokenise } from '../text/terms.ts'
import {
  CLAUSE_OPENERS,
  COMMON_WORDS,
  FUNCTION_WORDS,
  NEGATORS,
  NUMBER_WORDS,
  sensesBy,
} from './words.ts'

/** A word of a statement: what it says, which way round, and how much. */
export type Token = {
  stem: string
  /** What the stem stands for, where the tables know it, else the stem. */
  concept: string
  /** Turned round: by a negator before it in its clause, or by being the opposite of its concept; twice is not at all. */
  negative: boolean
  /** Its concept is one of two opposites, or it is turned round. */
  polar: boolean
  /** The opposite of its concept, whatever stands before it. */
  opposite: boolean
  /** Carries grammar rather than matter. Negators do too. */
  functional: boolean
  negator: boolean
  /** A number or a single letter: it names one thing and no other. */
  identifier: boolean
  /** How much it says: grows with its length (long words are rare words), less for everyday words, 0 where functional. */
  weight: number
  /** Number of the sentence it stands in. */
  sentence: number
  /** Number of the piece between two marks of punctuation that it stands in. */
  clause: number
}

const SENSES = sensesBy((word) => stemOf(word, 'en'))
/** How many words that matter a negator reaches. */
const NEGATION_REACH = 5
const PIECE = /[\p{L}\p{M}]+(?:['’][\p{L}\p{M}]+)*|\p{N}+(?:[.,]\p{N}+)*|[.,!?;:()\n]/gu
const SENTENCE_END = /^[.!?;\n]$/
/** What follows a letter that names a thing ("path A is open", "A and C") and hardly ever follows an article. */
const AFTER_A_NAME =
  /^(?:and|or|is|are|was|were|has|have|had|to|in|on|from|by|with|not|of|will|can|does|do|goes|[^\p{L}\p{N}])$/u

/** `doesn't`, `doesn"t`, `isnt`, `can not`: learners write them all. */
const spellOut = (text: string): string =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/(?<=\p{L})"(?=\p{L})/gu, "'")
    .replace(
      /\b(ca|wo|do|does|did|is|are|was|were|has|have|had|would|could|should|must|need)n\s?['’´\u0060]?\s?t\b/g,
      '$1 not',
    )
    .replace(/\bcannot\b/g, 'can not')
    .replace(/\bnon-?(?=\p{L})/gu, 'not ')

/** Words and the punctuation that ends clauses, in order. */
const piecesOf = (text: string, language: Language): string[] => {
  const plain = spellOut(text)
  if (
    /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}]/u.test(
      plain,
    )
  )
    return (
      plain
        // Chinese writes its "not" before the word as one with it.
        .replace(/(?<=[不没])(?=\p{Script=Han})/gu, ' ')
        .split(/([.,!?;:()\n。、，！？；：])/u)
        .flatMap((part) =>
          /[\p{L}\p{N}]/u.test(part) ? tokenise(part, language) : [part.normalize('NFKC')],
        )
    )
  return plain.match(PIECE) ?? []
}

const weightOf = (word: string, stem: string, identifier: boolean): number =>
  identifier ? 4 : (1 + Math.min(10, stem.length)) * (COMMON_WORDS.has(word) ? 0.5 : 1)

/** The words of `text` in order. English is read with opposites and synonyms, every language with stems and negations. */
export const tokensOf = (text: string, language: Language): Token[] => {
  const english = language === 'en' || language === 'und'
  const small = english ? FUNCTION_WORDS : stopWordsOf(language)
  const pieces = piecesOf(text, language)
  const tokens: Token[] = []
  let sentence = 0
  let clause = 0
  let reach = 0
  let turned = false
  for (const [at, piece] of pieces.entries()) {
    if (!/[\p{L}\p{N}]/u.test(piece)) {
      if (SENTENCE_END.test(piece)) sentence += 1
      clause += 1
      reach = 0
      continue
    }
    const word = (english && NUMBER_WORDS.get(piece)) || piece.replace(/['’]s?$/, '')
    if (CLAUSE_OPENERS.has(word)) reach = 0
    const negator = NEGATORS.has(word)
    const named =
      english && word === 'a' && pieces.length > 1 && AFTER_A_NAME.test(pieces[at + 1] ?? '.')
    const functional = negator || (small.has(word) && !named)
    const stem = stemOf(word, english ? 'en' : language)
    const sense = functional || !english ? undefined : SENSES.get(stem)
    const identifier = /^\p{N}/u.test(word) || (/^[a-z]$/.test(word) && !functional)
    if (negator) {
      turned = reach >= NEGATION_REACH - 1 ? !turned : true
      reach = NEGATION_REACH
    }
    const opposite = sense?.opposite ?? false
    const negative = !negator && (reach > 0 && turned) !== opposite
    tokens.push({
      stem,
      concept: sense?.concept ?? stem,
      negative,
      polar: negative || (sense?.paired ?? false),
      opposite,
      functional,
      negator,
      identifier,
      weight: functional ? 0 : weightOf(word, stem, identifier),
      sentence,
      clause,
    })
    if (!functional) reach -= 1
  }
  return tokens
}
