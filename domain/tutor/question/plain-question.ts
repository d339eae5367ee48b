import { inAnyLanguage, REQUESTS } from '../../languages/requests.ts'
import { detectLanguage } from '../../text/language.ts'
import { wordsInCapitals } from '../../text/search/terms.ts'
import { differByOneEdit } from './misspelling.ts'

const SPACE = String.raw`[\s,]+`
/** Words that add nothing to a question: "actually", "eigentlich". */
const FILLERS = new RegExp(
  String.raw`(?<=[\s,(])(?:${inAnyLanguage('fillers')})(?=[\s,)?!.]|$)`,
  'giu',
)
/** The beginning of a polite request before the question: "Can you tell me", "Kannst du mir". */
const REQUEST_STARTS = new RegExp(
  String.raw`^[\s¿¡]*(?:${inAnyLanguage('leads')})${SPACE}(?=[¿¡]?\p{L})`,
  'iu',
)
/** Thanks and greetings are part of a question unless a mark ends them: "cool air", "cool, …". */
const REACTION = String.raw`(?:${inAnyLanguage('thanks')}|${inAnyLanguage('greeting')})`
/** The beginning of a message before its question: "ok thx.", "hm". */
const INTERJECTIONS = new RegExp(
  String.raw`^(?:(?:(?:${inAnyLanguage('interjections')})(?![\p{L}\p{N}-])|${REACTION}(?=[,.!:]|\s+${REACTION}[,.!:]))[,.!:]*\s+)+(?=[¿¡]?\p{L})`,
  'iu',
)
/** Phrases for the course instead of its subject: "in this chapter", "for the test". */
const SETTING = new RegExp(
  String.raw`(?:^|(?<=\s))(?:${inAnyLanguage('setting')})(?=[\s,)?!.]|$)`,
  'giu',
)
/** What a question does not ask for, at its end or beginning: "besides oak?", "Besides oak, …". */
const EXCLUDED = new RegExp(
  String.raw`,?\s+(?:${inAnyLanguage('excluding')})\s[^,?!.]+(?=[?!.]*$)|^[\s¿¡]*(?:${inAnyLanguage('excluding')})\s[^,?!.]+,\s+`,
  'iu',
)
/** Minimum words of a question without that; fewer can depend on it: "What else?". */
const MIN_WORDS = 5

/** A question without the things that it excludes, whose words the answer need not have. */
function withoutExcluded(question: string): string {
  const rest = question.replace(EXCLUDED, '')
  return (rest.match(/\p{L}+/gu) ?? []).length >= MIN_WORDS ? rest : question
}

/** "whats", "who's": written together. */
const CONTRACTED = new RegExp(
  String.raw`(?<!\p{L})(${inAnyLanguage('contracted')})['’]?s(?=\s)`,
  'giu',
)

/** Words of requests that are understood with a typing error: "diffrence". */
const REQUEST_WORDS = REQUESTS.flatMap(({ misspelt }) => misspelt?.split(' ') ?? [])
const MIN_MISSPELT = 6

/** Letters without their accents; "ñ" is a letter of its own. */
const withoutAccents = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\u0301/gu, '')
    .normalize('NFC')

/**
 * For each language whose question words have accents: the words, by their forms without, and the
 * first word of a question, after a conjunction or preposition: "que", "y para que".
 */
const ACCENTED = REQUESTS.flatMap(({ accented }) =>
  accented
    ? [
        {
          language: accented.language,
          words: new Map(accented.words.split(' ').map((word) => [withoutAccents(word), word])),
          first: new RegExp(
            String.raw`^(?<before>[\s¿¡]*(?:(?:${accented.conjunctions})\s)?(?:(?:${accented.prepositions})\s)?)(?<word>\p{L}+)(?=\s|$)`,
            'iu',
          ),
        },
      ]
    : [],
)

/**
 * A question with the accent of its question word: "que es la fe" is "qué es la fe". `expected` is
 * the language of a question that can be of several.
 */
function withAccent(question: string, expected: string | undefined): string {
  for (const { language, words, first } of ACCENTED) {
    const { before = '', word = '' } = first.exec(question)?.groups ?? {}
    const accented = words.get(word.toLowerCase())
    if (accented !== undefined && detectLanguage(question, expected) === language)
      return before + accented + question.slice(before.length + word.length)
  }
  return question
}

/** A word of a chat; a letter alone only before another word, since it may be a variable. */
const chatWord = (word: string): string =>
  String.raw`(?<![\p{L}\p{N}'’-])${word}(?![\p{L}\p{N}'’-])` +
  (word.length === 1 ? String.raw`(?=\s+[¿¡]?\p{L})` : '')

/** For each language the spellings of chats, with what they stand for. */
const CHAT_SPELLINGS = REQUESTS.flatMap(({ chatSpellings }) =>
  chatSpellings
    ? [
        {
          language: chatSpellings.language,
          words: new Map(Object.entries(chatSpellings.words)),
          pattern: new RegExp(Object.keys(chatSpellings.words).map(chatWord).join('|'), 'giu'),
        },
      ]
    : [],
)

/** "dont" is "don't". `expected` is the language of a question that can be of several. */
function withoutChatSpellings(question: string, expected: string | undefined): string {
  const language = detectLanguage(question, expected)
  const known = CHAT_SPELLINGS.find((one) => one.language === language)
  return known
    ? question.replace(known.pattern, (word) => known.words.get(word.toLowerCase()) ?? word)
    : question
}

/** "erklaere" is "erkläre". */
const withUmlauts = (word: string): string =>
  word.replace(/[aou]e/gu, (pair) => `${pair[0] ?? ''}\u0308`).normalize('NFC')

/** The word of a request that `word` misspells by one letter or an umlaut, or `word`. */
function spelt(word: string): string {
  const written = word.toLowerCase()
  if (word.length < MIN_MISSPELT || REQUEST_WORDS.includes(written)) return word
  return (
    REQUEST_WORDS.find(
      (known) => differByOneEdit(known, written) || known === withUmlauts(written),
    ) ?? word
  )
}

const withoutSpaces = (text: string): string =>
  text
    .replace(/\s+/gu, ' ')
    .replace(/\s+([?!.,])/gu, '$1')
    .replace(/^[\s,]+|[\s,]+$/gu, '')

/** "what a sluice is", as in "explain what a sluice is"; one pattern for each language. */
const EMBEDDED = REQUESTS.flatMap(({ embedded }) =>
  embedded === undefined ? [] : [new RegExp(String.raw`^${embedded}(?<end>[?!.]*)$`, 'iu')],
)

/** "what a sluice is" as the question "what is a sluice"; others as they are. */
function asQuestion(text: string): string {
  for (const pattern of EMBEDDED) {
    const { asks, thing, verb, end } = pattern.exec(text)?.groups ?? {}
    if (thing !== undefined) return `${asks} ${verb} ${thing}${end}`
  }
  return text
}

/** How many beginnings a question may have: "hi, I have a test tomorrow, can you tell me …". */
const MAX_STARTS = 3

function withoutStarts(question: string): string {
  let rest = question.trim()
  for (let i = 0; i < MAX_STARTS; i += 1)
    rest = rest.replace(INTERJECTIONS, '').replace(REQUEST_STARTS, '')
  return rest
}

/**
 * A question without the words of a conversation: "Can you tell me what osmosis actually means in
 * this chapter?" is "what osmosis means?". Unchanged if nothing else remains. `expected` is the
 * language of a question that can be of several.
 */
export function plainQuestion(question: string, expected?: string): string {
  const names = wordsInCapitals(question)
  const plain = withoutSpaces(
    withoutExcluded(withAccent(withoutStarts(withoutChatSpellings(question, expected)), expected))
      .replace(SETTING, ' ')
      .replace(FILLERS, (word) => (names.has(word.toLowerCase()) ? word : ' '))
      .replace(CONTRACTED, '$1 is')
      .replace(/\p{L}+/gu, spelt),
  )
  return /[\p{L}\p{N}]/u.test(plain) ? asQuestion(plain) : question
}
