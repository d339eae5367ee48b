import { normalise } from '../text/normalise.ts'
import { apartFromLiterals } from './markdown.ts'
import { TUTOR_RULES } from './prompt.ts'

const IMAGE = /!\[([^\]]*)\](?:\([^)\n]*\)?|\[[^\]]*\])/g
const LINK = /\[([^\]]*)\]\([^)\n]*\)?/g
const REFERENCE = /\[([^\]]+)\]\[[^\]]*\]/g
const DEFINITION = /^[ \t]*\[[^\]]+\]:[ \t]*\S+.*$/gm
const TAG = /<\/?[a-z][^>\n]*>|<!--[\s\S]*?(?:-->|$)|<(?:https?:|mailto:|www\.)[^>\n]*>?/giu
const ADDRESS =
  /\b(?:https?|ftp|data|javascript|mailto|file):(?:\/\/)?[^\s<>()[\]{}"'`]+|\bwww\.[^\s<>()[\]{}"'`]+/giu
const FRAME = /<\s*\/?\s*(?:passages|conversation|question)\s*>/giu

/** The words of a line, whatever they are dressed in. */
const wordsIn = (line: string): string => normalise(line.replace(FRAME, ' ').replace(/[*_`>#]/g, ''))

const RULES = TUTOR_RULES.map(wordsIn)
/** A run of a rule this long is no coincidence. */
const LEAK_CHARS = 40

const leaks = (line: string): boolean => {
  const said = wordsIn(line)
  if (said.length < LEAK_CHARS) return false
  return RULES.some((rule) => {
    for (let i = 0; i + LEAK_CHARS <= said.length; i += 10)
      if (rule.includes(said.slice(i, i + LEAK_CHARS))) return true
    return said.includes(rule)
  })
}

/**
 * A model's answer without what it must not carry: images, links and HTML (their words stay), addresses the document does
 * not name itself (those it names stand as code, which nobody can follow by a slip), and lines that repeat the tutor's
 * rules. Everything else stays as it was written; of code and formulas, all but the addresses.
 */
export function cleanAnswer(answer: string, documentText: string): string {
  const known = documentText.toLowerCase()
  const addresses = (text: string, mark: string): string =>
    text.replace(ADDRESS, (address) => {
      const bare = address.replace(/[.,;:!?]+$/, '')
      return known.includes(bare.toLowerCase()) ? mark + bare + mark + address.slice(bare.length) : ''
    })
  const inWords = (text: string): string =>
    addresses(
      text
        .replace(IMAGE, '$1')
        .replace(DEFINITION, '')
        .replace(LINK, '$1')
        .replace(REFERENCE, (all, words: string) => (/^\s*pp?\./i.test(words) ? all : words))
        .replace(FRAME, '')
        .replace(TAG, ''),
      '`',
    )
  return apartFromLiterals(answer, inWords, (literal) => {
    const bare = literal.replace(FRAME, '')
    // In a formula an address is there to be followed.
    return /^[$\\]/.test(bare) ? bare.replace(ADDRESS, '') : addresses(bare, '')
  })
    .split('\n')
    .filter((line) => !leaks(line))
    .join('\n')
    .trim()
}

/** What may still turn out to be a link, a tag, an address or a rule once more of it is there. */
const UNDECIDED = /(?:!?\[[^\]\n]*(?:\](?:\([^)\n]*)?)?|<[^>\n]*|[\x21-\x7e]+)$/u
/** Whether a line's last backtick opens code is known once another one closes it. */
const OPEN_CODE = /(?<=(?:^|\n)(?:[^`\n]*`[^`\n]*`)*[^`\n]*)`[^`\n]*$/u
const LOOKS_LIKE_A_RULE = 16

/** As much of a growing answer as can be shown already, cleaned like the whole (`cleanAnswer`). */
export function cleanSoFar(answer: string, documentText: string): string {
  const open = answer.replace(UNDECIDED, '').replace(OPEN_CODE, '')
  const lineStart = open.lastIndexOf('\n') + 1
  const line = wordsIn(open.slice(lineStart))
  const suspicious = RULES.some(
    (rule) =>
      rule.startsWith(line) ||
      (line.length >= LOOKS_LIKE_A_RULE && rule.includes(line.slice(-LOOKS_LIKE_A_RULE))),
  )
  return cleanAnswer(suspicious ? open.slice(0, lineStart) : open, documentText)
}
