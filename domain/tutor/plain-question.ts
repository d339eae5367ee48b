import { inAnyLanguage, REQUESTS } from '../languages/requests.ts'
import { differByOneEdit } from './misspelling.ts'

const SPACE = String.raw`[\s,]+`
/** Words that add nothing to what is asked: "actually", "eigentlich". */
const FILLERS = new RegExp(
  String.raw`(?<=[\s,(])(?:${inAnyLanguage('fillers')})(?=[\s,)?!.]|$)`,
  'giu',
)
/** The beginning of a polite request before the question: "Can you tell me", "Kannst du mir". */
const REQUEST_STARTS = new RegExp(
  String.raw`^[\s¿¡]*(?:${inAnyLanguage('leads')})${SPACE}(?=\p{L})`,
  'iu',
)
/** Phrases that name the course instead of its subject: "in this chapter", "for the test". */
const SETTING = new RegExp(
  String.raw`(?:^|(?<=\s))(?:${inAnyLanguage('setting')})(?=[\s,)?!.]|$)`,
  'giu',
)
/** "whats", "who's": written together. */
const CONTRACTED = /(?<!\p{L})(what|who|how|where)['’]?s(?=\s)/giu

/** Words of requests that are understood with a typing error: "diffrence". */
const REQUEST_WORDS = REQUESTS.flatMap(({ misspelt }) => misspelt?.split(' ') ?? [])
const MIN_MISSPELT = 6

/** The word of a request that `word` misspells by one letter, or `word`. */
function spelt(word: string): string {
  if (word.length < MIN_MISSPELT || REQUEST_WORDS.includes(word.toLowerCase())) return word
  return REQUEST_WORDS.find((known) => differByOneEdit(known, word.toLowerCase())) ?? word
}

const withoutSpaces = (text: string): string =>
  text
    .replace(/\s+/gu, ' ')
    .replace(/\s+([?!.,])/gu, '$1')
    .replace(/^[\s,]+|[\s,]+$/gu, '')

/**
 * A question without the words of a conversation: "Can you tell me what osmosis actually means in
 * this chapter?" is "what osmosis means?". Unchanged if nothing else remains.
 */
export function plainQuestion(question: string): string {
  const plain = withoutSpaces(
    question
      .replace(REQUEST_STARTS, '')
      .replace(SETTING, ' ')
      .replace(FILLERS, ' ')
      .replace(CONTRACTED, '$1 is')
      .replace(/\p{L}+/gu, spelt),
  )
  return /[\p{L}\p{N}]/u.test(plain) ? plain : question
}
