import { bareLists, type LineKind } from './unmarked-lists.ts'
import {
  BULLET,
  headKey,
  isDebris,
  isHeading,
  linesOf,
  NUMBERING,
  runningHeads,
  usualLength,
  type Line,
} from './page-lines.ts'

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
  /** Of a bullet: whether its mark is only supposed, so that a list inside the list cannot be told. */
  readonly bare: boolean
}

const BACK_MATTER =
  /^(?:references?|sources?|literature|further sources|where this comes from|credits|quellen|literatur(?:verzeichnis)?|bibliograf[ií]a|bibliographie|bibliography|works cited|acknowledge?ments?|index|(?:table of )?contents|copyright|notices|trademarks|authors?|about the authors?|further reading|exercises|problems|agenda|outline|learning (?:objectives|outcomes|goals)|objectives|(?:review |study |discussion )?questions|homework|assignments?|announcements|reading list|thank you)\b(?!\s+(?:of|in|and|with|for)\b)/iu

/** The paragraphs and bullets of every page, without running heads, headings, tables, formulas, contents or references. */
export const blocksOf = (pages: readonly string[]): Block[][] => {
  const heads = runningHeads(pages)
  const context = { heading: '', section: '', skipping: false }
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

const blocksOfPage = (
  page: string,
  body: readonly Line[],
  context: { heading: string; section: string; skipping: boolean },
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
  let open: { lines: Line[]; kind: Block['kind']; level: number; bare?: boolean } | null = null
  const close = () => {
    if (open && !context.skipping)
      blocks.push({
        ...joinLines(open.lines),
        kind: open.kind,
        heading: context.heading,
        level: open.level,
        bare: open.bare ?? false,
      })
    open = null
  }
  const title = slide ? titleOf(body) : []
  // On a slide every line is an item, but where a line with a colon parts them.
  const plain = slide && deck && !body.some(({ text }) => text.endsWith(':'))
  const bare = plain ? new Map<number, LineKind>() : bareLists(lines, said, usual)
  lines.forEach((line, index) => {
    const bullet = BULLET.exec(line.text)
    if (!said.has(line.start)) close()
    else if (title.some(({ start }) => start === line.start)) {
      context.heading = context.section = headingOf(title.map(({ text }) => text).join(' '))
      context.skipping = BACK_MATTER.test(context.heading)
    } else if (bare.has(index)) {
      const part = bare.get(index)
      if (part === 'goes on') open?.lines.push(line)
      else close()
      if (part === 'title') {
        const title = headingOf(line.text.replace(/\s*:$/u, ''))
        context.skipping = BACK_MATTER.test(title)
        if (!line.text.endsWith(':')) context.section = title
        context.heading = nested(context.section, title)
      } else if (part === 'item' || part === 'begins')
        open = {
          lines: [line],
          kind: part === 'item' ? 'bullet' : 'paragraph',
          level: 0,
          bare: true,
        }
    } else if (
      !slide &&
      isHeading(line.text, lines[index - 1]?.text, lines[index + 1]?.text, usual)
    ) {
      close()
      context.heading = context.section = headingOf(line.text)
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

/** "Functions" alone could be anything's: a title inside a section is named with it. */
const nested = (section: string, title: string): string =>
  section === '' ||
  title.toLowerCase().includes(section.toLowerCase()) ||
  `${section}${title}`.length > 70
    ? title
    : section.toLowerCase().includes(title.toLowerCase())
      ? section
      : `${section} – ${title}`

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
  const ended = body.filter(
    ({ text }) => /[.!]["”’)]?$/u.test(text) && text.split(' ').length > 3,
  ).length
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
    second &&
    third &&
    BULLET.test(third.text) &&
    !BULLET.test(second.text) &&
    /^\p{Ll}|^&/u.test(second.text)
  return goesOn ? [first, second] : [first]
}

const joinLines = (lines: readonly Line[]): Pick<Block, 'text' | 'offsets'> => {
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
  return { text, offsets }
}

/** The verbatim slice of `page` behind `from`–`to` of a block's text. */
export const quoteOf = (page: string, block: Block, from: number, to: number): string => {
  const start = block.offsets[from]
  const last = block.offsets[to - 1]
  return start === undefined || last === undefined ? '' : page.slice(start, last + 1)
}
