import { truncateBeforeLeak, PROMPT_TAGS, removeLeakedRules } from './leak.ts'
import { mapOutsideLiterals } from '../markdown.ts'
import { withoutCutMarkup, withoutIncompleteEnd, withoutOpenCode } from './incomplete-end.ts'
import { INVISIBLE_CHARS } from './prompt.ts'
import { removeLinks, removeTags } from './remove-markup.ts'

/**
 * Addresses with a scheme, of a site, of a mailbox, and of a page with a query. The last two begin
 * only where no earlier part of the same word can, so that a long word is read once. A name of a
 * host has at most 127 parts; without this limit a long word ends with a full stack.
 */
const ADDRESS =
  /\b(?:[a-z][a-z\d+.-]{1,20}:(?:\/|\\){1,3}|(?:data|javascript|vbscript|blob|mailto|file|tel|sms):(?:\/\/)?)[^\s<>()[\]{}"'`]+|(?:\bwww\.|(?<![\p{L}\p{N}:/\\])[/\\]{2}(?=[\p{L}\p{N}-]+\.))[^\s<>()[\]{}"'`]+|(?=\w)(?<=(?<![\w.+-])[.+-]*)[\w.+-]+@[\w-]+(?:\.[\w-]+){1,126}(?:[\w.+-]*@[\w-]+(?:\.[\w-]+){1,126}){0,1000}|\b(?<!\b[a-z\d-]+?\.?)(?:[a-z\d-]+\.){1,126}[a-z]{2,}(?:\/[^\s<>()[\]{}"'`?]{0,2000})?\?[^\s<>()[\]{}"'`=]{0,2000}=[^\s<>()[\]{}"'`]*/giu
/** LaTeX commands that link to or load external content, with their arguments. */
const COMMAND =
  /\\(?:href|url|includegraphics|html(?:Id|Class|Style|Data))\s*(?:\[[^\]]{0,500}\])?\s*(?:\{[^{}]*\})?/gu

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
/** Decodes entities of plain characters, so that hidden content is checked. */
const withoutEntities = (text: string): string =>
  text.replace(
    /&(?:#x([\da-f]{1,6})|#(\d{1,7})|([a-z]+));?/giu,
    (all, hex?: string, decimal?: string, name?: string) => {
      if (name !== undefined) return NAMED.get(name.toLowerCase()) ?? all
      const code = hex === undefined ? Number(decimal) : Number.parseInt(hex, 16)
      return code >= 0x20 && code < 0x7f ? String.fromCharCode(code) : ''
    },
  )
/** Removes invisible characters, and joiners outside scripts that need them. */
const stripInvisible = (text: string): string =>
  text
    .replace(INVISIBLE_CHARS, '')
    .replace(/(?<=[\x21-\x7e])(?:\u200c|\u200d|\u00ad)+(?=[\x21-\x7e])/gu, '')

/**
 * Removes what a model's answer must not contain: images, links and HTML (their text stays),
 * addresses not in the document (those in it become code, which cannot be clicked), lines that
 * repeat the tutor's rules, and invisible characters. Entities are decoded. Code and formulas lose
 * only their addresses.
 */
export function cleanAnswer(answer: string, documentText: string): string {
  const known = documentText.toLowerCase()
  const addresses = (text: string, mark: string): string =>
    text.replace(ADDRESS, (address) => {
      const bare = address.replace(/(?<![.,;:!?])[.,;:!?]+$/, '')
      return known.includes(bare.toLowerCase())
        ? mark + bare + mark + address.slice(bare.length)
        : ''
    })
  const inWords = (text: string): string =>
    addresses(
      removeTags(removeLinks(withoutEntities(text)).replace(PROMPT_TAGS, '')).replace(COMMAND, ''),
      '`',
    )
  const clean = mapOutsideLiterals(stripInvisible(answer), inWords, (literal) => {
    const bare = literal.replace(PROMPT_TAGS, '')
    // Renderers make addresses in formulas clickable.
    return /^[$\\]/.test(bare)
      ? bare.replace(COMMAND, '').replace(ADDRESS, '')
      : addresses(bare, '')
  })
  return removeLeakedRules(clean).trim()
}

/**
 * The part of a growing answer that can be shown, cleaned like the complete one (`cleanAnswer`).
 */
export function cleanPartial(answer: string, documentText: string): string {
  const complete = withoutOpenCode(withoutCutMarkup(withoutIncompleteEnd(answer)))
  return cleanAnswer(truncateBeforeLeak(complete), documentText)
}
