import { answerWords, answerWordsOf } from '../../../languages/answers.ts'
import { LANGUAGES } from '../../../languages/registry.ts'
import { leavesOutAccents } from '../../../languages/requests.ts'
import { detectLanguage } from '../../../text/language.ts'
import { stopWordsOf } from '../../../text/search/stop-words.ts'
import { tokenise, withoutAccents } from '../../../text/search/terms.ts'

/** The material of the learner, which is not a subject: "my notes". */
const OWN_MATERIAL = new RegExp(String.raw`(?<!\p{L})(?:${answerWords('ownMaterial')})`, 'giu')

/** A contracted verb or possessive after a word: "what's", "I'm". */
const CONTRACTED = new RegExp(`(?:${answerWords('contractions')})$`, 'u')

const typed = new Map<ReadonlySet<string>, ReadonlySet<string>>()
/** Words of a language, also without the accents that its learners leave out: "mas" for "más". */
function asTyped(words: ReadonlySet<string>, language: string): ReadonlySet<string> {
  if (!leavesOutAccents(language)) return words
  const known = typed.get(words)
  if (known) return known
  const all = new Set([...words].flatMap((word) => [word, withoutAccents(word)]))
  typed.set(words, all)
  return all
}

const NONE: ReadonlySet<string> = new Set()
/** Question words and words that say little of a subject, as learners write them. */
export const wordsOfLanguage = (
  code: string,
  kind: 'questionWords' | 'weakWords',
): ReadonlySet<string> => asTyped(LANGUAGES.get(code)?.[kind] ?? NONE, code)

/** The normalised content words of a question, without question words. */
export function subjectWords(question: string, language: string): string[] {
  const questionLanguage = detectLanguage(question)
  const questionWords = [language, questionLanguage].map((code) =>
    wordsOfLanguage(code, 'questionWords'),
  )
  const stop = [language, questionLanguage].map((code) => asTyped(stopWordsOf(code), code))
  const [letters, letter] = answerWordsOf(language)?.letterForms ?? []
  const bare = (word: string): string =>
    letters === undefined || letter === undefined
      ? word
      : word.replace(new RegExp(letters, 'g'), letter)
  const words = tokenise(question.replace(OWN_MATERIAL, ' '), language)
  const isStop = (word: string): boolean =>
    stop.some((set) => set.has(word) || set.has(word.replace(CONTRACTED, '')))
  const left = words.filter((word) => !isStop(word))
  const subject = left.filter((word) => !questionWords.some((set) => set.has(bare(word))))
  return [...new Set(subject)]
}
