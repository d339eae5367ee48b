import { Parser } from 'htmlparser2'
import { getDefaults, Lexer, Tokenizer, type MarkedToken, type Token, type Tokens } from 'marked'
import { Failure } from '../../failure.ts'
import { replaceFormulas } from '../../text/inline/formulas.ts'
import { decodeText } from '../decode.ts'
import { withLatex } from '../html/mathml.ts'
import { LIMITS } from '../limits.ts'
import { withoutPercentEncoding } from '../archive/part-names.ts'
import { pictureOf } from '../pictures.ts'
import { flowedPages, type DocumentPage } from '../pages.ts'
import type { VerticalPosition } from '../../text/inline/superscripts.ts'
import { plainSuperOrSubscript } from '../superscripts.ts'
import { bulletAt, headingOf, paragraphOf, tableOf, type SourceBlock } from '../source-block.ts'
import {
  joinOnOneLine,
  storableText,
  TextBuilder,
  type Style,
  type StyledText,
} from '../styled-text.ts'
import { headingNames } from './heading-names.ts'
import { isIndentedList } from './indented-list.ts'
import { withoutDialects } from './dialects/dialects.ts'
import { withDollarFormulas } from './dialects/publishing.ts'

/** Maximum depth of nested lists and quotes that are read. */
const MAX_NESTING = 50

/**
 * A line inside more than 100 quotes and lists: the time that the parser takes grows with the
 * square of their number.
 */
const TOO_DEEP =
  /^(?:[ \t]*(?:>|(?:[*+-]|\d{1,9}[.)])(?=\s|$))){100}|^[ \t]{200,}(?:>|(?:[*+-]|\d{1,9}[.)])(?=\s|$))/mu

/** Pictures inside the text, each often longer than all of it. */
const DATA_ADDRESS = /\(\s*<?data:[^\s)]*/giu

/**
 * The time that the parser takes for a paragraph grows with the square of its length and of its
 * number of special characters, and with the number of addresses defined for links: beyond these
 * limits, special characters are text.
 */
const MAX_PARAGRAPH_CHARS = 8000
const MAX_ADDRESSES = 1000
/** Sum over all paragraphs of the squared number of special characters. */
const MAX_SIGN_SQUARES = 20_000_000
const SIGN = /[*_~`[<]/gu

/** Does not read tables of very many cells, which the parser would fill. */
class BoundedTokenizer extends Tokenizer {
  override table(source: string): Tokens.Table | undefined {
    const header = source.slice(0, source.indexOf('\n') + 1)
    const columns = header.split('|').length
    if (columns > LIMITS.markdownColumns) return undefined
    const end = source.indexOf('\n\n')
    const rows = source.slice(0, end === -1 ? undefined : end).split('\n', LIMITS.cells).length
    return rows * columns > LIMITS.cells ? undefined : super.table(source)
  }
}

/**
 * Stands for a formula while Markdown is read, which would read its special characters as emphasis.
 */
const PLACEHOLDER = /\ue000(\d+)\ue001/gu

/** Words in escaped brackets are not a formula: the text of a link, `[\[link\]](#figure-1)`. */
const WORDS_IN_BRACKETS = /^\\\[[\p{L} ]{2,40}\\\]$/u

type Context = {
  /** The text with its formulas. */
  readonly restore: (text: string) => string
  readonly blocksOfHtml: (source: string) => SourceBlock[]
  /** A heading with the name by which links lead to it. */
  readonly placed: (heading: SourceBlock) => SourceBlock
}

/** Whether a token is one of Markdown itself; an extension could add others. */
const isKnown = (token: Token): token is MarkedToken => token.type !== ''

/** A sign that is written by its name or number, as in HTML: `&nbsp;`, `&#8211;`. */
const ENTITY = /&(?:#\d{1,7}|#x[\da-f]{1,6}|[a-z][a-z\d]{1,31});/giu
function decodedEntity(entity: string): string {
  let text = ''
  new Parser({ ontext: (part) => (text += part) }, { decodeEntities: true }).end(entity)
  return text
}

/** Tags that begin and end text above or below the line. */
const POSITIONS: ReadonlyMap<string, VerticalPosition | null> = new Map([
  ['<sup>', 'super'],
  ['<sub>', 'sub'],
  ['</sup>', null],
  ['</sub>', null],
])

/** Where inline tokens are added, and how they look. */
type InlineTarget = { readonly builder: TextBuilder; readonly style: Style }

function addInline(target: InlineTarget, tokens: readonly Token[], context: Context): void {
  const { builder, style } = target
  let position: VerticalPosition | null = null
  for (const token of tokens) {
    if (!isKnown(token)) continue
    switch (token.type) {
      case 'strong':
        addInline({ builder, style: 'bold' }, token.tokens, context)
        break
      case 'em':
        addInline({ builder, style: style ?? 'italic' }, token.tokens, context)
        break
      case 'br':
        builder.lineBreak()
        break
      case 'html':
        if (/^<br\b/iu.test(token.raw)) builder.lineBreak()
        else position = POSITIONS.get(token.raw.toLowerCase()) ?? null
        break
      case 'image':
        break
      default:
        addText({ ...target, position }, token, context)
    }
  }
}

/** Tokens that contain others, whose text would otherwise still be Markdown. */
const hasTokens = (token: Token): token is Token & { tokens: Token[] } =>
  'tokens' in token && Array.isArray(token.tokens)

function addText(
  { builder, style, position }: InlineTarget & { readonly position: VerticalPosition | null },
  token: Token,
  context: Context,
): void {
  const text = textOf(token, context)
  if (token.type === 'link') builder.link(linkTarget(token))
  if (hasTokens(token)) addInline({ builder, style }, token.tokens, context)
  else
    builder.add(
      position === null ? text : plainSuperOrSubscript(text, position, builder.last),
      style,
    )
  if (token.type === 'link') builder.link(null)
}

/** Where a link leads, with the ids of headings as they are written. */
function linkTarget(token: Token): string {
  const to = 'href' in token && typeof token.href === 'string' ? token.href : ''
  return to.startsWith('#') ? withoutPercentEncoding(to).toLowerCase() : to
}

const textOf = (token: Token, context: Context): string =>
  'text' in token && typeof token.text === 'string'
    ? context.restore(
        token.type === 'codespan' ? token.text : token.text.replace(ENTITY, decodedEntity),
      )
    : ''

function inlineOf(tokens: readonly Token[], context: Context): StyledText {
  const builder = new TextBuilder()
  addInline({ builder, style: null }, tokens, context)
  return builder.take()
}

/** The pictures in the text of a block, which follow it. */
const picturesIn = (tokens: readonly Token[], context: Context): SourceBlock[] =>
  tokens.flatMap((token) =>
    token.type === 'image'
      ? [pictureOf(textOf(token, context))]
      : hasTokens(token)
        ? picturesIn(token.tokens, context)
        : [],
  )

function listBlocks(list: Tokens.List, context: Context, depth: number): SourceBlock[] {
  const level = Math.min(8, depth)
  return list.items.flatMap((item, at): SourceBlock[] => {
    const first = item.tokens.findIndex(({ type }) => type === 'text' || type === 'paragraph')
    const start = typeof list.start === 'number' ? list.start : 1
    const mark = list.ordered ? `${start + at}.` : bulletAt(level)
    const opening = item.tokens[first]
    const tokens = opening ? [opening] : []
    const text = inlineOf(tokens, context)
    const rest = item.tokens.filter((_, index) => index !== first)
    return [
      ...(text.text === '' ? [] : [{ kind: 'item', level, mark, text } as const]),
      ...picturesIn(tokens, context),
      ...blocksOf(rest, context, depth + 1),
    ]
  })
}

function tableBlocks(table: Tokens.Table, context: Context): SourceBlock[] {
  const rows = [table.header, ...table.rows].map((row) =>
    row.map((cell) => joinOnOneLine([inlineOf(cell.tokens, context).text])),
  )
  const block = tableOf(rows)
  return block ? [block] : []
}

function blockOf(token: Token, context: Context, depth: number): SourceBlock[] {
  if (!isKnown(token)) return []
  switch (token.type) {
    case 'heading':
      return [
        context.placed(headingOf(token.depth, inlineOf(token.tokens, context).text)),
        ...picturesIn(token.tokens, context),
      ]
    case 'paragraph':
    case 'text': {
      const text = inlineOf([token], context)
      const pictures = picturesIn([token], context)
      return text.text === '' ? pictures : [paragraphOf(text), ...pictures]
    }
    case 'list':
      return listBlocks(token, context, depth)
    case 'table':
      return tableBlocks(token, context)
    case 'blockquote':
      return blocksOf(token.tokens, context, depth + 1)
    case 'code':
      return isIndentedList(token)
        ? blocksOf(tokensOf(token.text), context, depth + 1)
        : [{ kind: 'code', text: context.restore(token.text) }]
    case 'html':
      return context.blocksOfHtml(context.restore(token.raw))
    default:
      return []
  }
}

function blocksOf(tokens: readonly Token[], context: Context, depth: number): SourceBlock[] {
  if (depth > MAX_NESTING) throw new Failure('document_too_large', { cause: 'nesting' })
  return tokens.flatMap((token) => blockOf(token, context, depth))
}

/** Reads the special characters inside the paragraphs as far as the limits allow. */
function addInlineTokens(lexer: Lexer): void {
  let left = MAX_SIGN_SQUARES
  for (const { src, tokens } of lexer.inlineQueue) {
    const squares = (src.match(SIGN)?.length ?? 0) ** 2
    const isRead = src.length <= MAX_PARAGRAPH_CHARS && squares <= left
    if (isRead) left -= squares
    if (isRead) lexer.inlineTokens(src, tokens)
    else tokens.push({ type: 'text', raw: src, text: src, escaped: false })
  }
}

/** Throws `document_damaged` if the parser fails. */
function tokensOf(text: string): Token[] {
  try {
    const lexer = new Lexer({ ...getDefaults(), tokenizer: new BoundedTokenizer() })
    lexer.blockTokens(text, lexer.tokens)
    if (Object.keys(lexer.tokens.links).length > MAX_ADDRESSES) lexer.tokens.links = {}
    addInlineTokens(lexer)
    return lexer.tokens
  } catch (error) {
    throw new Failure('document_damaged', { cause: error })
  }
}

/**
 * The text of a Markdown file in sections of about a page. `blocksOfHtml` reads the HTML in it.
 * Throws `Failure`.
 */
export function readMarkdown(
  bytes: Uint8Array,
  blocksOfHtml: Context['blocksOfHtml'],
): DocumentPage[] {
  const read = storableText(decodeText(bytes).replace(/\r\n?/gu, '\n')).replace(
    /[\ue000-\ue003]/gu,
    '',
  )
  const formulas: string[] = []
  const replaced = replaceFormulas(
    withDollarFormulas(withLatex(read.replace(DATA_ADDRESS, '('))),
    (formula) => {
      if (WORDS_IN_BRACKETS.test(formula)) return formula
      formulas.push(formula)
      return `\ue000${formulas.length - 1}\ue001`
    },
  )
  const restore = (part: string) =>
    part.replace(PLACEHOLDER, (_, index: string) => formulas[Number(index)] ?? '')
  const text = withoutDialects(replaced)
  if (text.length > LIMITS.textChars) throw new Failure('document_too_large', { cause: 'text' })
  if (TOO_DEEP.test(text)) throw new Failure('document_too_large', { cause: 'nesting' })
  return flowedPages([
    blocksOf(tokensOf(text), { restore, blocksOfHtml, placed: headingNames() }, 0),
  ])
}
