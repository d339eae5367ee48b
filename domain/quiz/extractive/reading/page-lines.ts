/** A line of a page without the white space around it; `start` is its offset in the page. */
export type Line = { readonly text: string; readonly start: number }

export const BULLET =
  /^(?:[•●○◦▪■□‣⁃∙·*–—»➢➤►▸▹❖✓✔\uF000-\uF0FF-]|o(?=\s+\p{Lu})|\(?(?:\d{1,2}|[a-z])[.)])\s+/u
export const NUMBERING = /^(?:chapter|section|part)?\s*\d+(?:\.\d+)*[.:]?\s+/iu

export const linesOf = (page: string): Line[] => {
  const lines: Line[] = []
  let at = 0
  for (const raw of page.split('\n')) {
    const lead = raw.length - raw.trimStart().length
    lines.push({ text: raw.trim(), start: at + lead })
    at += raw.length + 1
  }
  return lines
}

/** Length that three quarters of the page's lines stay under: a line of its running text. */
export const usualLength = (lines: readonly Line[]): number => {
  const lengths = lines
    .map((line) => line.text.length)
    .filter((length) => length > 0)
    .sort((a, b) => a - b)
  return lengths[Math.floor(lengths.length * 0.75)] ?? 0
}

export const headKey = (line: string): string => line.replace(/\d+/gu, '#').toLowerCase()

/** First and last lines that come back on other pages. */
export const runningHeads = (pages: readonly string[]): Set<string> => {
  const seen = new Map<string, number>()
  for (const page of pages) {
    const lines = linesOf(page).filter((line) => line.text !== '')
    const edges = new Set(
      [...lines.slice(0, 2), ...lines.slice(-2)].map((line) => headKey(line.text)),
    )
    for (const key of edges) seen.set(key, (seen.get(key) ?? 0) + 1)
  }
  return new Set([...seen].filter(([, count]) => count >= 3).map(([key]) => key))
}

export const isDebris = (line: string): boolean => {
  const letters = line.match(/\p{L}/gu)?.length ?? 0
  const visible = line.replace(/\s/gu, '').length
  const words = line.split(/\s+/u)
  const single = words.filter((word) => word.length === 1 && !/[aI&–—-]/u.test(word)).length
  return (
    letters < visible * 0.6 ||
    /(?:\. ?){4,}/u.test(line) ||
    (words.length >= 4 && single > words.length / 3) ||
    (words.length <= 2 &&
      line.length > 40 &&
      !/[-/]/u.test(line) &&
      /^[\x20-\x7e]+$/u.test(line)) ||
    /^(?:figure|fig\.|table|listing|example|algorithm|plate|source:)\s*[\dA-Z]/iu.test(line)
  )
}

export const isHeading = (
  line: string,
  before: string | undefined,
  after: string | undefined,
  usual: number,
): boolean => {
  if (line.length > 90 || /[.,;:!?…-]$/u.test(line) || !/^[\p{Lu}\p{Lt}\d"“‘]/u.test(line))
    return false
  if (BULLET.test(line) && !NUMBERING.test(line)) return false
  const words = line.split(/\s+/u)
  if (words.length > 12) return false
  const opened = before === undefined || before === '' || /[.!?:"”)]$/u.test(before)
  const closed = after === undefined || after === '' || /^[\p{Lu}\d"“•●○-]/u.test(after)
  const short = line.length < usual * 0.7 || usual < 30
  const numbered = /^(?:\d+(?:\.\d+)*\.?|chapter \d+\.?|[IVX]+\.)\s+\p{Lu}/iu.test(line)
  return closed && ((opened && short) || (numbered && short))
}
