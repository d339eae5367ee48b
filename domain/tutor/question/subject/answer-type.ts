import { answerWords } from '../../../languages/answers.ts'
import { wordsInside } from '../../../languages/patterns.ts'
import { LANGUAGES } from '../../../languages/registry.ts'
import { hasCapitalNouns } from '../../../statements/numbers-and-names.ts'
import type { AnswerType, LanguageWords } from '../../../languages/language-words.ts'

const WORD_CHARACTER = String.raw`[\p{L}\p{M}\p{N}]`
const BEGIN = `(?<!${WORD_CHARACTER})`
const END = `(?!${WORD_CHARACTER})`

/**
 * Compiles `source` for words of any letters, since `\b` itself covers only a to z. A `\b` becomes
 * the beginning of a word where an alternative begins, otherwise the end of one.
 */
const compile = (source: string): RegExp =>
  new RegExp(source.replace(/(?<=^|[|(^]|\(\?:)\\b/g, BEGIN).replaceAll(String.raw`\b`, END), 'iu')

const ORDER: readonly AnswerType[] = [
  'example',
  'number',
  'time',
  'reason',
  'person',
  'place',
  'list',
  'process',
  'definition',
]
const all = [...LANGUAGES.values()]
const joined = (sources: readonly (string | undefined)[]): string =>
  sources.filter((source) => source !== undefined).join('|')
/** The patterns of all languages for a type. Compiled when first asked for, which takes time. */
function patternsOf(which: 'answerTypes' | 'answerSigns'): (type: AnswerType) => RegExp | null {
  const compiled = new Map<AnswerType, RegExp | null>()
  return (type) => {
    const known = compiled.get(type)
    if (known !== undefined) return known
    const source = joined(all.map((words: LanguageWords) => words[which]?.[type]?.source))
    const pattern = source === '' ? null : compile(source)
    compiled.set(type, pattern)
    return pattern
  }
}
const typePattern = patternsOf('answerTypes')
const answerSigns = patternsOf('answerSigns')
/** Types that a question word determines. Of two question words, the first one counts. */
const BY_QUESTION_WORD: ReadonlySet<AnswerType> = new Set([
  'number',
  'time',
  'reason',
  'person',
  'place',
  'process',
])

/**
 * The kind of answer that a question asks for; `other` if undetermined. "How do I know when it is
 * full?" asks for a process.
 */
export function answerTypeOf(question: string): AnswerType | 'other' {
  const found = ORDER.flatMap((type) => {
    const at = typePattern(type)?.exec(question)?.index
    return at === undefined ? [] : [{ type, at }]
  })
  const [first] = found
  if (!first || !BY_QUESTION_WORD.has(first.type)) return first?.type ?? 'other'
  const words = found.filter(({ type }) => BY_QUESTION_WORD.has(type) || type === 'list')
  const asking = words.reduce((one, other) => (other.at < one.at ? other : one), first)
  return asking.type
}

/** The words that ask for a number, as "how long" in "How long is it?"; empty if there are none. */
export const measureIn = (question: string): string =>
  typePattern('number')?.exec(question)?.[0] ?? ''

/** Names are recognised by capitals inside a sentence, in scripts that have them. */
const NAME = /(?<!^|[.!?:]\s)(?<!\p{L})\p{Lu}[\p{L}'’-]+/u
/**
 * A person in a language in which all nouns have capitals: "Falk (1977)", "(Falk, 1977)", "Ida
 * Falk".
 */
const SURNAME = new RegExp(
  [
    String.raw`\p{Lu}[\p{Ll}-]{1,30} \(\d{4}`,
    String.raw`\(\p{Lu}[\p{Ll}-]{1,30}[^()]{0,40},? \d{4}`,
    String.raw`(?<=\p{Ll},? )\p{Lu}\p{Ll}+ (?:\p{Lu}\. |(?:${answerWords('surnameParticles')}) )?\p{Lu}\p{Ll}+`,
  ].join('|'),
  'u',
)
const named = (text: string): boolean => NAME.test(text) || !/\p{Lu}|\p{Ll}/u.test(text)

/** A source in brackets, whose year is not an answer: "(Falk et al., 2023)", "(1993)". */
const SOURCE = /\((?:[^()]{0,200}[\s,])?(?:1[6-9]|20)\d{2}[a-z]?(?:[,;][^()]{0,100})?\)/gu

/** A name after the title or the profession of the person: "Judge Falk", "König Orrin". */
const TITLED = new RegExp(
  String.raw`(?<!\p{L})(?:${answerWords('personTitles')})\.? \p{Lu}\p{Ll}`,
  'u',
)

/** Whether a text certainly mentions a person: with a title, a year or two names. */
export const namesPerson = (text: string): boolean => TITLED.test(text) || SURNAME.test(text)

const EARLY_YEAR = wordsInside(answerWords('earlyYears'))

/** Whether a sentence contains the requested kind of answer. */
export function holdsAnswer(type: AnswerType | 'other', text: string, language?: string): boolean {
  if (type === 'other') return false
  const sentence = type === 'number' ? text.replace(SOURCE, ' ') : text
  if (answerSigns(type)?.test(sentence)) return true
  if (type === 'number') return /\p{N}/u.test(sentence)
  // "4:414" is a verse number.
  if (type === 'time')
    return /(?<!\p{N}|\p{N}[:.])\p{N}{4}(?!\p{N})/u.test(sentence) || EARLY_YEAR.test(sentence)
  if (type === 'person' && language !== undefined && hasCapitalNouns(language))
    return SURNAME.test(sentence)
  if (type === 'person' || type === 'place') return named(sentence)
  return false
}
