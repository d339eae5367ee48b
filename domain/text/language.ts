import { LANGUAGES } from '../languages/registry.ts'

/** An ISO 639-1 code, or `UNDETERMINED`. */
export type Language = string

/** The language of a text that shows none. */
export const UNDETERMINED: Language = 'und'

/** Number of characters examined. */
const SAMPLE_CHARS = 20_000

/** Scripts that determine the language, or the most widely read language that uses them. */
const SCRIPTS: readonly (readonly [RegExp, Language])[] = [
  [/\p{Script=Thai}/gu, 'th'],
  [/\p{Script=Hangul}/gu, 'ko'],
  [/\p{Script=Arabic}/gu, 'ar'],
  [/\p{Script=Hebrew}/gu, 'he'],
  [/\p{Script=Greek}/gu, 'el'],
  [/\p{Script=Cyrillic}/gu, 'ru'],
  [/\p{Script=Devanagari}/gu, 'hi'],
  [/\p{Script=Bengali}/gu, 'bn'],
  [/\p{Script=Tamil}/gu, 'ta'],
  [/\p{Script=Armenian}/gu, 'hy'],
  [/\p{Script=Georgian}/gu, 'ka'],
  [/\p{Script=Lao}/gu, 'lo'],
  [/\p{Script=Khmer}/gu, 'km'],
  [/\p{Script=Myanmar}/gu, 'my'],
  [/\p{Script=Han}/gu, 'zh'],
]

const count = (text: string, pattern: RegExp): number => text.match(pattern)?.length ?? 0

/** Letters that distinguish languages of one script. */
function withinScript(language: Language, sample: string): Language {
  const kana = count(sample, /[\p{Script=Hiragana}\p{Script=Katakana}]/gu)
  if (language === 'zh' && kana * 10 > count(sample, /\p{Script=Han}/gu)) return 'ja'
  if (language === 'ar' && count(sample, /[پچژگکی]/gu) > sample.length / 100)
    return count(sample, /[ٹڈڑںے]/gu) > sample.length / 200 ? 'ur' : 'fa'
  if (language === 'ru' && count(sample, /[іїєґ]/gu) > sample.length / 200) return 'uk'
  return language
}

/** Lines without a word, as the marks and numbers of a plot have them: "l l 20". */
const WORDLESS_LINES = /^(?!.*\p{L}{3}).*$/gmu

/**
 * The words of a text, without names such as "s2" and single letters in a plot, and without "WHERE"
 * among words in lower case.
 */
function wordsOf(page: string): string[] {
  const text = page.replace(WORDLESS_LINES, '')
  const all = text.match(/(?<![\p{L}\p{N}])\p{L}+(?![\p{L}\p{N}])/gu) ?? []
  const lower = all.filter((word) => !/^\p{Lu}{2}/u.test(word))
  return (lower.length > 0 ? lower : all).map((word) => word.toLowerCase())
}

/** The Latin-script language whose stop words are most frequent; `und` if hardly any occur. */
function latin(sample: string, expected: Language | undefined): Language {
  const words = wordsOf(sample)
  let best: { language: Language; hits: number } = {
    language: UNDETERMINED,
    hits: words.length * 0.05,
  }
  for (const [language, { stopWords }] of LANGUAGES) {
    const hits = words.reduce((sum, word) => sum + (stopWords.has(word) ? 1 : 0), 0)
    if (hits > best.hits || (hits === best.hits && language === expected)) best = { language, hits }
  }
  return best.language
}

/**
 * The main language of `text`, by script and then by stop words; `expected` if a short text can be
 * of that language as well as of another.
 */
export function detectLanguage(text: string, expected?: Language): Language {
  const middle = Math.max(0, Math.floor((text.length - SAMPLE_CHARS) / 2))
  const sample = text.slice(middle, middle + SAMPLE_CHARS).normalize('NFKC')
  let best: { language: Language; letters: number } = {
    language: 'latin',
    letters: count(sample, /\p{Script=Latin}/gu),
  }
  for (const [pattern, language] of SCRIPTS) {
    // One ideograph counts as several letters.
    const letters = count(sample, pattern) * (language === 'zh' ? 3 : 1)
    if (letters > best.letters) best = { language, letters }
  }
  return best.language === 'latin' ? latin(sample, expected) : withinScript(best.language, sample)
}
