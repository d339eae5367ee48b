/**
 * Removes links, images and HTML from Markdown. Not by patterns: each opening bracket would search
 * the rest of a long text for its end again.
 */

/** The index of the next `mark` at or after an index that never decreases; infinite if none. */
function finder(text: string, mark: string): (from: number) => number {
  let found = -1
  return (from) => {
    if (found < from) {
      const next = text.indexOf(mark, from)
      found = next < 0 ? Infinity : next
    }
    return found
  }
}

type Bracketed = {
  /** A global pattern of what begins it, up to its opening bracket. */
  readonly opens: RegExp
  /** A sticky pattern of what follows its closing bracket. */
  readonly rest: RegExp
  /** The text that replaces it. */
  readonly keep: (words: string, all: string) => string
}

/** Replaces `[words]` with what is before and after it, from left to right. */
function replaceBracketed(text: string, { opens, rest, keep }: Bracketed): string {
  const closing = finder(text, ']')
  let out = ''
  let from = 0
  let tried = { close: -1, end: 0 }
  for (const { index, 0: opening } of text.matchAll(opens)) {
    if (index < from) continue
    const inner = index + opening.length
    const close = closing(inner)
    if (close === Infinity) break
    if (close !== tried.close) {
      rest.lastIndex = close + 1
      tried = { close, end: rest.test(text) ? rest.lastIndex : 0 }
    }
    if (tried.end === 0) continue
    out += text.slice(from, index) + keep(text.slice(inner, close), text.slice(index, tried.end))
    from = tried.end
  }
  return out + text.slice(from)
}

const IMAGE: Bracketed = {
  opens: /!\[/g,
  rest: /\([^)\n]*\)?|\[[^\]]*\]/y,
  keep: (words) => words,
}
const LINK: Bracketed = { opens: /\[/g, rest: /\([^)\n]*\)?/y, keep: (words) => words }
const REFERENCE: Bracketed = {
  opens: /\[(?!\])/g,
  rest: /\[[^\]]*\]/y,
  keep: (words, all) => (/^\s*pp?\./i.test(words) ? all : words),
}
const DEFINITION: Bracketed = {
  opens: /^[ \t]*\[(?!\])/gm,
  rest: /:[ \t]*\S+.*$/my,
  keep: () => '',
}

/** Replaces images and links by their words, but not citations. */
export const removeLinks = (text: string): string =>
  [IMAGE, DEFINITION, LINK, REFERENCE].reduce(replaceBracketed, text)

const TAG_START = /<(?:(?<comment>!--)|(?<address>https?:|mailto:|www\.)|\/?[a-z])/giu

/** Removes tags, comments and addresses in angle brackets. */
export function removeTags(text: string): string {
  const closing = finder(text, '>')
  const lineEnd = finder(text, '\n')
  let out = ''
  let from = 0
  for (const { index, groups } of text.matchAll(TAG_START)) {
    if (index < from) continue
    let end: number
    if (groups?.['comment'] === undefined) {
      const close = closing(index)
      const line = lineEnd(index)
      if (close < line) end = close + 1
      else if (groups?.['address'] === undefined) continue
      else end = line
    } else {
      const close = text.indexOf('-->', index + '<!--'.length)
      end = close < 0 ? text.length : close + '-->'.length
    }
    out += text.slice(from, index)
    from = Math.min(end, text.length)
  }
  return out + text.slice(from)
}
