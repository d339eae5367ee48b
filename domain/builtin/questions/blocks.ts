/** A run of lines of one page that belong together: a paragraph, or one bullet with its continuation. */
export type Block = {
  /** One line: every run of white space is one space. */
  readonly text: string
  /** For each UTF-16 unit of `text`, its offset in the page. */
  readonly offsets: readonly number[]
  readonly kind: 'paragraph' | 'bullet'
  /** The last heading above, without its number; empty where there was none. */
  readonly heading: string
  /** Of a bullet: 0 for the list's first mark, 1 for any other (a list inside the list). */
  readonly level: number
}

const BULLET = /^(?:[•●○◦▪■□‣⁃∙·*–—»➢➤►▸▹❖✓✔\uF000-\uF0FF-]|o(?=\s+\p{Lu})|\(?(?:\d{1,2}|[a-z])[.)])\s+/u
const NUMBERING = /^(?:chapter|section|part)?\s*\d+(?:\.\d+)*[.:]?\s+/iu
const BACK_MATTER =
  /^(?:references?|sources?|literature|further sources|where this comes from|credits|quellen|literatur(?:verzeichnis)?|bibliograf[ií]a|bibliographie|bibliography|works cited|acknowledge?ments?|index|(?:table of )?contents|copyright|notices|trademarks|authors?|about the authors?|further reading|exercises|problems|agenda|outline|learning (?:objectives|outcomes|goals)|objectives|(?:review |study |discussion )?questions|homework|assignments?|announcements|reading list|thank you)\b(?!\s+(?:of|in|and|with|for)\b)/iu

/** The paragraphs and bullets of every page, without running heads, headings, tables, formulas, contents or references. */
export const blocksOf = (pages: readonly string[]): Block[][] => {
  const heads = runningHeads(pages)
  const context = { heading: '', skipping: false }
  const bodies = pages.map((page) => bodyOf(page, heads))
  const written = bodies.filter((body) => body.length > 0)
  const slides = written.filter(isSlide).length
  const deck = slides > written.length / 2
  return pages.map((page, index) =>
    blocksOfPage(page, bodies[index] ?? [], context, { deck, first: index === 0 }),
  )
}

/** The lines of a page that say something. */
const bodyOf = (page: string, heads: ReadonlySet<string>): Line[] =>
  linesOf(page).filter(({ text }) => text !== '' && !heads.has(headKey(text)) && !isDebris(text))

type Line = { readonly text: string; readonly start: number }

const blocksOfPage = (
  page: string,
  body: readonly Line[],
  context: { heading: string; skipping: boolean },
  { deck, first }: { readonly deck: boolean; readonly first: boolean },
): Block[] => {
  const lines = linesOf(page)
  const said = new Set(body.map(({ start }) => start))
  // One page of few words in a book is a drawing; among slides it is one.
  const slide = isSlide(body) && (deck || body.some(({ text }) => BULLET.test(text)))
  if (first && slide && isTitlePage(body)) return []
  const usual = usualLength(lines)
  const blocks: Block[] = []
  const marks: string[] = []
  let open: { lines: Line[]; kind: Block['kind']; level: number } | null = null
  const close = () => {
    if (open && !context.skipping) blocks.push(joinLines(open.lines, open.kind, context.heading, open.level))
    open = null
  }
  const title = slide ? titleOf(body) : []
  lines.forEach((line, index) => {
    const bullet = BULLET.exec(line.text)
    if (!said.has(line.start)) close()
    else if (title.some(({ start }) => start === line.start)) {
      context.heading = headingOf(title.map(({ text }) => text).join(' '))
      context.skipping = BACK_MATTER.test(context.heading)
    } else if (!slide && isHeading(line.text, lines[index - 1]?.text, lines[index + 1]?.text, usual)) {
      close()
      context.heading = headingOf(line.text)
      context.skipping = BACK_MATTER.test(context.heading)
    } else if (bullet) {
      close()
      const lead = bullet[0].length
      const mark = bullet[0].trim().replace(/[\da-z]+/gu, '1')
      if (!marks.includes(mark)) marks.push(mark)
      const text = { text: line.text.slice(lead), start: line.start + lead }
      open = { lines: [text], kind: 'bullet', level: Math.min(1, marks.indexOf(mark)) }
    } else if (slide && deck && marks.length === 0 && !/^\p{Ll}/u.test(line.text)) {
      // A slide whose marks were drawn and not written: a line that begins anew is a bullet.
      close()
      open = { lines: [line], kind: 'bullet', level: 0 }
    } else if (open) open.lines.push(line)
    else open = { lines: [line], kind: 'paragraph', level: 0 }
  })
  close()
  // The title of a slide is no heading of the next page.
  if (slide) context.heading = ''
  return blocks
}

const headingOf = (text: string): string =>
  text
    .replace(NUMBERING, '')
    .replace(
      /\s*(?:\(\s*(?:cont(?:inued|['’]?d|\.)?|\d+\s*(?:of|\/)\s*\d+|[IVX]+|\d+)\s*\)|[-–]\s*cont(?:inued|['’]?d|\.))\s*$/iu,
      '',
    )
    .trim()

/** More words than this are running text, however its lines end. */
const SLIDE_WORDS = 130

/** Whether a page is a slide: few words, and hardly a line that ends a sentence. */
const isSlide = (body: readonly Line[]): boolean => {
  const words = body.reduce((sum, { text }) => sum + text.split(' ').length, 0)
  const ended = body.filter(({ text }) => /[.!]["”’)]?$/u.test(text) && text.split(' ').length > 3).length
  return body.length >= 3 && words <= SLIDE_WORDS && ended <= body.length * 0.15
}

/** The title, who speaks and when. */
const isTitlePage = (body: readonly Line[]): boolean =>
  !body.some(({ text }) => BULLET.test(text)) &&
  body.reduce((sum, { text }) => sum + text.split(' ').length, 0) < 40

/** The first line of a slide, with the one that goes on from it. */
const titleOf = (body: readonly Line[]): Line[] => {
  const [first, second, third] = body
  if (!first || BULLET.test(first.text) || first.text.length > 90) return []
  const goesOn =
    second && third && BULLET.test(third.text) && !BULLET.test(second.text) && /^\p{Ll}|^&/u.test(second.text)
  return goesOn ? [first, second] : [first]
}

const linesOf = (page: string): Line[] => {
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
const usualLength = (lines: readonly Line[]): number => {
  const lengths = lines
    .map((line) => line.text.length)
    .filter((length) => length > 0)
    .sort((a, b) => a - b)
  return lengths[Math.floor(lengths.length * 0.75)] ?? 0
}

const headKey = (line: string): string => line.replace(/\d+/gu, '#').toLowerCase()

/** First and last lines that come back on other pages. */
const runningHeads = (pages: readonly string[]): Set<string> => {
  const seen = new Map<string, number>()
  for (const page of pages) {
    const lines = linesOf(page).filter((line) => line.text !== '')
    const edges = new Set([...lines.slice(0, 2), ...lines.slice(-2)].map((line) => headKey(line.text)))
    for (const key of edges) seen.set(key, (seen.get(key) ?? 0) + 1)
  }
  return new Set([...seen].filter(([, count]) => count >= 3).map(([key]) => key))
}

const isDebris = (line: string): boolean => {
  const letters = line.match(/\p{L}/gu)?.length ?? 0
  const visible = line.replace(/\s/gu, '').length
  const words = line.split(/\s+/u)
  const single = words.filter((word) => word.length === 1 && !/[aI&–—-]/u.test(word)).length
  return (
    letters < visible * 0.6 ||
    /(?:\. ?){4,}/u.test(line) ||
    (words.length >= 4 && single > words.length / 3) ||
    (words.length <= 2 && line.length > 40 && !/[-/]/u.test(line) && /^[\x20-\x7e]+$/u.test(line)) ||
    /^(?:figure|fig\.|table|listing|example|algorithm|plate|source:)\s*[\dA-Z]/iu.test(line)
  )
}

const isHeading = (
  line: string,
  before: string | undefined,
  after: string | undefined,
  usual: number,
): boolean => {
  if (line.length > 90 || /[.,;:!?…-]$/u.test(line) || !/^[\p{Lu}\p{Lt}\d"“‘]/u.test(line)) return false
  if (BULLET.test(line) && !NUMBERING.test(line)) return false
  const words = line.split(/\s+/u)
  if (words.length > 12) return false
  const opened = before === undefined || before === '' || /[.!?:"”)]$/u.test(before)
  const closed = after === undefined || after === '' || /^[\p{Lu}\d"“•●○-]/u.test(after)
  const short = line.length < usual * 0.7 || usual < 30
  const numbered = /^(?:\d+(?:\.\d+)*\.?|chapter \d+\.?|[IVX]+\.)\s+\p{Lu}/iu.test(line)
  return closed && ((opened && short) || (numbered && short))
}

const joinLines = (lines: readonly Line[], kind: Block['kind'], heading: string, level: number): Block => {
  let text = ''
  const offsets: number[] = []
  for (const line of lines) {
    if (text !== '' && !text.endsWith(' ')) {
      text += ' '
      offsets.push(line.start - 1)
    }
    for (let i = 0; i < line.text.length; i++) {
      const unit = line.text.charAt(i)
      const space = /\s/u.test(unit)
      if (space && text.endsWith(' ')) continue
      text += space ? ' ' : unit
      offsets.push(line.start + i)
    }
  }
  return { text, offsets, kind, heading, level }
}

/** The verbatim slice of `page` behind `from`–`to` of a block's text. */
export const quoteOf = (page: string, block: Block, from: number, to: number): string => {
  const start = block.offsets[from]
  const last = block.offsets[to - 1]
  return start === undefined || last === undefined ? '' : page.slice(start, last + 1)
}
