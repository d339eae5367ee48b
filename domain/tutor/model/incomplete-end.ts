/** The least of the indices that are not negative; the length of `text` if there is none. */
const first = (text: string, ...indices: number[]): number =>
  Math.min(text.length, ...indices.filter((index) => index >= 0))

/** Divides `text` before its last line, on which alone the end of a growing text can be open. */
function lastLine(text: string): { start: number; line: string } {
  const start = text.lastIndexOf('\n') + 1
  return { start, line: text.slice(start) }
}

/** The index of the first match in `line` after the last `mark`, or -1. */
function after(line: string, mark: string, pattern: RegExp): number {
  const from = line.lastIndexOf(mark) + 1
  const at = line.slice(from).search(pattern)
  return at < 0 ? -1 : from + at
}

/** The index of a link whose address is not complete: "[words](address", "[words]", "[words". */
function openLink(line: string): number {
  const opening = (until: number) => after(line.slice(0, until), ']', /!?\[/u)
  const addresses = line.lastIndexOf(')') - 1
  let close = line.indexOf('](', Math.max(0, addresses))
  while (close >= 0) {
    const at = opening(close)
    if (at >= 0) return at
    close = line.indexOf('](', close + 1)
  }
  const ended = line.endsWith(']') ? opening(line.length - 1) : -1
  return ended >= 0 ? ended : opening(line.length)
}

/**
 * Removes the end of a growing text that may become a link, a tag or an address: an open one, or
 * the last word.
 */
export function withoutIncompleteEnd(text: string): string {
  const { start, line } = lastLine(text)
  const word = line.search(/(?<![\x21-\x7e])[\x21-\x7e]+$/u)
  return text.slice(0, start + first(line, openLink(line), after(line, '>', /</u), word))
}

/** Removes the beginning of a tag or link whose last word was removed as incomplete. */
export function withoutCutMarkup(text: string): string {
  const { start, line } = lastLine(text)
  const tag = after(line, '>', /<|&(?:lt|#0*60|#x0*3c);?/iu)
  return text.slice(0, start + first(line, after(line, ']', /!?\[/u), tag))
}

/** Removes the last backtick of an odd number: whether it opens code is undecided. */
export function withoutOpenCode(text: string): string {
  const { start, line } = lastLine(text)
  const isOpen = line.split('`').length % 2 === 0
  return isOpen ? text.slice(0, start + line.lastIndexOf('`')) : text
}
