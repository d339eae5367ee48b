import { namesTwo } from '../terms/term-names.ts'
import { wordsIn } from '../wording/wording.ts'

const PART = { min: 4, max: 6 } as const

/** The beginnings of the words of a name by which a description would reveal it. */
const partsOf = (name: string): string[] =>
  wordsIn(name.toLowerCase())
    .flatMap((word) => word.split(/[-’']/u))
    .filter((word) => word.length >= PART.min)
    .map((word) => word.slice(0, Math.max(PART.min, Math.min(PART.max, word.length - 2))))

/**
 * In lower case and without accents, which headings and lists write differently, and with one
 * letter for two that forms of a word exchange: "analysis", "analyzed".
 */
const plain = (text: string): string =>
  text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().replaceAll('z', 's')

const isAbbreviation = (name: string): boolean => /^\p{Lu}{2}[\p{Lu}\p{N}-]*$/u.test(name)

/** Whether two names are alike in being an abbreviation, and in naming one thing or two. */
export const haveOneForm = (a: string, b: string): boolean =>
  isAbbreviation(a) === isAbbreviation(b) && namesTwo(a) === namesTwo(b)

/** Whether a text has a part of a word or name. */
export const mentions = (text: string, part: string): boolean => plain(text).includes(plain(part))

/**
 * Whether `wrong` can be an option beside `key` for a description: a word that reveals the key is
 * in the option too, and the description has none of the option's own.
 */
export const fitsBeside = (wrong: string, key: string, description: string): boolean =>
  partsOf(key).every((part) => !mentions(description, part) || mentions(wrong, part)) &&
  !partsOf(wrong).some((part) => !mentions(key, part) && mentions(description, part))
