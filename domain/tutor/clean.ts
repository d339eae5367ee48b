import { truncateBeforeLeak, FRAME, removeLeakedRules } from './leak.ts'
import { mapOutsideLiterals } from './markdown.ts'
import { INVISIBLE_CHARS } from './prompt.ts'

const IMAGE = /!\[([^\]]*)\](?:\([^)\n]*\)?|\[[^\]]*\])/g
const LINK = /\[([^\]]*)\]\([^)\n]*\)?/g
const REFERENCE = /\[([^\]]+)\]\[[^\]]*\]/g
const DEFINITION = /^[ \t]*\[[^\]]+\]:[ \t]*\S+.*$/gm
const TAG = /<\/?[a-z][^>\n]*>|<!--[\s\S]*?(?:-->|$)|<(?:https?:|mailto:|www\.)[^>\n]*>?/giu
const ADDRESS =
  /\b(?:[a-z][a-z\d+.-]{1,20}:(?:\/|\\){1,3}|(?:data|javascript|vbscript|blob|mailto|file|tel|sms):(?:\/\/)?)[^\s<>()[\]{}"'`]+|(?:\bwww\.|(?<![\p{L}\p{N}:/\\])[/\\]{2}(?=[\p{L}\p{N}-]+\.))[^\s<>()[\]{}"'`]+|\b[\w.+-]+@[\w-]+(?:\.[\w-]+)+|\b(?:[a-z\d-]+\.)+[a-z]{2,}(?:\/[^\s<>()[\]{}"'`?]*)?\?[^\s<>()[\]{}"'`]*=[^\s<>()[\]{}"'`]*/giu
/** Commands of LaTeX that lead elsewhere or draw what lies there, with what they are given. */
const COMMAND =
  /\\(?:href|url|includegraphics|html(?:Id|Class|Style|Data))\s*(?:\[[^\]]*\])?\s*(?:\{[^{}]*\})?/gu

const NAMED: ReadonlyMap<string, string> = new Map([
  ['colon', ':'],
  ['sol', '/'],
  ['bsol', '\\'],
  ['period', '.'],
  ['lt', '<'],
  ['gt', '>'],
  ['amp', '&'],
  ['quot', '"'],
  ['apos', "'"],
  ['excl', '!'],
  ['lpar', '('],
  ['rpar', ')'],
  ['lsqb', '['],
  ['rsqb', ']'],
  ['commat', '@'],
])
/** Plain characters written as entities, as themselves: what is hidden in them is to be seen before it is judged. */
const withoutEntities = (text: string): string =>
  text.replace(
    /&(?:#x([\da-f]{1,6})|#(\d{1,7})|([a-z]+));?/giu,
    (all, hex?: string, decimal?: string, name?: string) => {
      if (name !== undefined) return NAMED.get(name.toLowerCase()) ?? all
      const code = hex === undefined ? Number(decimal) : Number.parseInt(hex, 16)
      return code >= 0x20 && code < 0x7f ? String.fromCharCode(code) : ''
    },
  )
/** What no reader sees, and joiners where they join no letters that need them. */
const stripInvisible = (text: string): string =>
  text
    .replace(INVISIBLE_CHARS, '')
    .replace(/(?<=[\x21-\x7e])(?:\u200c|\u200d|\u00ad)+(?=[\x21-\x7e])/gu, '')

/**
 * A model's answer without what it must not carry: images, links and HTML (their words stay), addresses the document does
 * not name itself (those it names stand as code, which nobody can follow by a slip), and lines that repeat the tutor's
 * rules. Characters that nobody sees go too, and entities stand for what they hide. Everything else stays as it was written; of
 * code and formulas, all but the addresses.
 */
export function cleanAnswer(answer: string, documentText: string): string {
  const known = documentText.toLowerCase()
  const addresses = (text: string, mark: string): string =>
    text.replace(ADDRESS, (address) => {
      const bare = address.replace(/[.,;:!?]+$/, '')
      return known.includes(bare.toLowerCase())
        ? mark + bare + mark + address.slice(bare.length)
        : ''
    })
  const inWords = (text: string): string =>
    addresses(
      withoutEntities(text)
        .replace(IMAGE, '$1')
        .replace(DEFINITION, '')
        .replace(LINK, '$1')
        .replace(REFERENCE, (all, words: string) => (/^\s*pp?\./i.test(words) ? all : words))
        .replace(FRAME, '')
        .replace(TAG, '')
        .replace(COMMAND, ''),
      '`',
    )
  const clean = mapOutsideLiterals(stripInvisible(answer), inWords, (literal) => {
    const bare = literal.replace(FRAME, '')
    // In a formula an address is there to be followed.
    return /^[$\\]/.test(bare)
      ? bare.replace(COMMAND, '').replace(ADDRESS, '')
      : addresses(bare, '')
  })
  return removeLeakedRules(clean).trim()
}

/** What may still turn out to be a link, a tag, an address or a rule once more of it is there. */
const INCOMPLETE_TAIL = /(?:!?\[[^\]\n]*(?:\](?:\([^)\n]*)?)?|<[^>\n]*|[\x21-\x7e]+)$/u
/** Whether a line's last backtick opens code is known once another one closes it. */
const OPEN_CODE = /(?<=(?:^|\n)(?:[^`\n]*`[^`\n]*`)*[^`\n]*)`[^`\n]*$/u
/** As much of a growing answer as can be shown already, cleaned like the whole (`cleanAnswer`). */
export function cleanPartial(answer: string, documentText: string): string {
  const open = answer.replace(INCOMPLETE_TAIL, '').replace(OPEN_CODE, '')
  return cleanAnswer(truncateBeforeLeak(open), documentText)
}
