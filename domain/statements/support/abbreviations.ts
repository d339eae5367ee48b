import { wordsInAnyLanguage } from '../words.ts'

/** Words that an abbreviation leaves out. */
const LEFT_OUT = wordsInAnyLanguage('leftOut')
const ABBREVIATION = /(?<![\p{L}\p{N}])\p{Lu}{2,6}(?![\p{L}\p{N}])/gu

/**
 * `text` with abbreviations spelt out by words of `source` with these initials: "NPV" for "net
 * present value".
 */
export function expandAbbreviations(text: string, source: string): string {
  const words = (source.match(/[\p{L}\p{M}]+/gu) ?? []).filter(
    (word) => !LEFT_OUT.has(word.toLowerCase()),
  )
  const initials = words.map((word) => word.charAt(0).toUpperCase()).join('')
  return text.replace(ABBREVIATION, (short) => {
    if (source.includes(short)) return short
    const at = initials.indexOf(short)
    return at < 0 ? short : words.slice(at, at + short.length).join(' ')
  })
}
