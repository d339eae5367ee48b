import { inAnyLanguage } from '../languages/requests.ts'

const SPACE = String.raw`[\s,]+`
/** Words that add nothing to what is asked: "actually", "eigentlich". */
const FILLERS = new RegExp(
  String.raw`(?<=[\s,(])(?:${inAnyLanguage('fillers')})(?=[\s,)?!.]|$)`,
  'giu',
)
/** The beginning of a polite request before the question: "Can you tell me", "Kannst du mir". */
const LEADS = new RegExp(String.raw`^[\s¿¡]*(?:${inAnyLanguage('leads')})${SPACE}(?=\p{L})`, 'iu')
/** Phrases that name the course instead of its subject: "in this chapter", "for the test". */
const SETTING = new RegExp(
  String.raw`(?:^|(?<=\s))(?:${inAnyLanguage('setting')})(?=[\s,)?!.]|$)`,
  'giu',
)
/** "whats", "who's": written together. */
const CONTRACTED = /(?<!\p{L})(what|who|how|where)['’]?s(?=\s)/giu

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
      .replace(LEADS, '')
      .replace(SETTING, ' ')
      .replace(FILLERS, ' ')
      .replace(CONTRACTED, '$1 is'),
  )
  return /[\p{L}\p{N}]/u.test(plain) ? plain : question
}
