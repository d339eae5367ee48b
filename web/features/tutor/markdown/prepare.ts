/**
 * Private-use characters as markers for what Markdown cannot express. They are removed from
 * content.
 */
export const OPEN = '\ue000'
export const CLOSE = '\ue001'
const CITE_START = '\ue002'
const CITE_END = '\ue003'
export const CITE_TOKEN = /\ue002(\d+)\ue003/

const CITE = /\[p\. ?(\d+)\]/g
/** The signs at the beginning of a line of Markdown before its first word. */
const LINE_OPENING = /^(?:\s|[-*+>]\s|\d+[.)]\s|#{1,6}\s)*/

type Span = { readonly start: number; readonly end: number }

/**
 * An answer with numbered citations and marked unsupported sentences; `pages[i]` is the page of
 * citation `i`.
 */
type Prepared = { readonly source: string; readonly pages: readonly number[] }

/**
 * `content` ready for rendering. Spans are UTF-16 offsets into `content`; invalid ones are ignored.
 */
export function prepare(content: string, unsupported: readonly Span[]): Prepared {
  const text = content.replace(/[\ue000-\uf8ff]/g, ' ')
  const spans = unsupported
    .filter(({ start, end }) => start >= 0 && start < end && end <= text.length)
    .sort((a, b) => a.start - b.start)
  let fenced = ''
  let at = 0
  for (const { start, end } of spans) {
    if (start < at) continue
    const opening = LINE_OPENING.exec(text.slice(start, end))?.[0] ?? ''
    fenced +=
      text.slice(at, start) + opening + OPEN + text.slice(start + opening.length, end) + CLOSE
    at = end
  }
  fenced += text.slice(at)
  const pages: number[] = []
  const source = fenced.replace(CITE, (_all, page: string) => {
    pages.push(Number(page))
    return `${CITE_START}${pages.length - 1}${CITE_END}`
  })
  return { source, pages }
}

/** Prepared text without markers: for places without markup (code, formulas). */
export const withoutMarkers = (source: string, pages: readonly number[]): string =>
  source
    .replaceAll(OPEN, '')
    .replaceAll(CLOSE, '')
    .replace(
      new RegExp(CITE_TOKEN, 'g'),
      (_all, index: string) => `[p. ${pages[Number(index)] ?? ''}]`,
    )

/** Prepared text without the backslashes that Markdown removes. */
export const unescaped = (source: string): string =>
  source.replace(/\\([\\`*_{}[\]<>#+.!|~$-])/g, '$1')

/** Signs as references, and the marks of bold and italics. */
const SYNTAX = /&#(9[13]);|&amp;|(?<!\\)\*+/g

/** Prepared text without Markdown: shown until the renderer has loaded. */
export const plainText = (source: string): string =>
  unescaped(
    source.replace(SYNTAX, (sign: string, code?: string) =>
      sign === '&amp;' ? '&' : code ? String.fromCharCode(Number(code)) : '',
    ),
  )

type Piece =
  | { readonly kind: 'text'; readonly text: string; readonly unsupported: boolean }
  | { readonly kind: 'cite'; readonly index: number }

/** A text without Markdown, split into the pieces that are rendered. */
export function piecesOf(source: string): Piece[] {
  let unsupported = false
  const pieces: Piece[] = []
  for (const part of source.split(/(\ue000|\ue001|\ue002\d+\ue003)/)) {
    const cite = CITE_TOKEN.exec(part)?.[1]
    if (part === OPEN) unsupported = true
    else if (part === CLOSE) unsupported = false
    else if (cite !== undefined) pieces.push({ kind: 'cite', index: Number(cite) })
    else if (part !== '') pieces.push({ kind: 'text', text: part, unsupported })
  }
  return pieces
}

/** Whether a text contains Markdown. */
export const needsMarkdown = (text: string): boolean =>
  /[*_`#|~\\$]|^[ \t]*(?:[-+>]|\d+[.)])\s/m.test(text)

/** Whether a text contains a formula. */
export const needsMath = (text: string): boolean => /\$\$|\$[^\s$][^$]*\$|\\\(|\\\[/.test(text)

/**
 * A growing answer as blocks, of which only the last still changes: split at empty lines outside
 * code fences and displayed formulas. Joined by empty lines they are the text again.
 */
export function blocksOf(source: string): string[] {
  const blocks: string[] = []
  let block: string[] = []
  let fence: string | null = null
  let math = false
  for (const line of source.split('\n')) {
    const mark = /^\s*(```|~~~)/.exec(line)?.[1]
    if (mark !== undefined && (fence === null || fence === mark))
      fence = fence === null ? mark : null
    if (fence === null && (line.match(/\$\$/g)?.length ?? 0) % 2 === 1) math = !math
    if (line.trim() === '' && fence === null && !math) {
      if (block.length > 0) blocks.push(block.join('\n'))
      block = []
    } else block.push(line)
  }
  if (block.length > 0) blocks.push(block.join('\n'))
  return blocks
}
