import { hardLineBreaks } from '../../../text/line-ends.ts'
import { BULLET, isHeading, type Line } from './page-lines.ts'

/** What a line is in a list whose marks were drawn and not written; outside lists, where a paragraph begins. */
export type LineKind = 'title' | 'item' | 'goes on' | 'begins'

/** An item is at most so many lines long; in a list most items end without a full stop. */
const ITEM_LINES = 3
const ENDED_SHARE = 0.5

/** The lines of the lists without written marks, by their number: runs of lines that each end on purpose. */
export const bareLists = (
  lines: readonly Line[],
  said: ReadonlySet<number>,
  usual: number,
): ReadonlyMap<number, LineKind> => {
  const texts = lines.map(({ text, start }) => (said.has(start) ? text : ''))
  const ended = hardLineBreaks(texts)
  const parts = new Map<number, LineKind>()
  let run: number[][] = [[]]
  const settle = () => {
    const items = run.filter((part) => part.length > 0)
    const isFull = (at: number | undefined): boolean => /[.!?]["”’)]?$/u.test(texts[at ?? -1] ?? '')
    const full = items.filter((item) => isFull(item.at(-1))).length
    const listed =
      items.length > 1 &&
      items.every(
        (item) => item.length <= ITEM_LINES && !BULLET.test(texts[item[0] ?? -1] ?? ''),
      ) &&
      full < items.length * ENDED_SHARE
    items.forEach(([first, ...others], at) => {
      const text = texts[first ?? -1] ?? ''
      if (first === undefined || BULLET.test(text)) return
      if (!listed) {
        if (at > 0 && !isHeading(text, '', texts[first + 1], usual)) parts.set(first, 'begins')
        return
      }
      const headed =
        at === 0 &&
        items.length > 2 &&
        isHeading(text, '', texts[first + 1], usual) &&
        !isTitled(texts, first)
      const last = at === items.length - 1
      const titled = others.length === 0 && !last && (/^.{3,60}:$/u.test(text) || headed)
      parts.set(first, titled ? 'title' : 'item')
      for (const other of others) parts.set(other, 'goes on')
    })
    run = [[]]
  }
  texts.forEach((text, at) => {
    if (text === '' || isAllCaps(text)) settle()
    if (text === '') return
    if (isAllCaps(text)) {
      parts.set(at, 'title')
      return
    }
    run.at(-1)?.push(at)
    if (ended[at]) run.push([])
  })
  settle()
  return parts
}

/** A line in capitals is a title. */
const isAllCaps = (text: string): boolean =>
  /\p{Lu}{6}/u.test(text) &&
  !/\p{Ll}{2}/u.test(text) &&
  text.length <= 60 &&
  !/[.!?,;:]$/u.test(text)

/** Whether the last line above says what comes, a title of its own or a colon; at the top of a page a list may go on. */
const isTitled = (texts: readonly string[], at: number): boolean => {
  const above = texts.slice(0, at).findLastIndex((text) => text !== '')
  const text = texts[above] ?? ''
  return (
    above < 0 ||
    text.endsWith(':') ||
    (texts[above - 1] === '' && !/[.!?,;]$/u.test(text) && text.length <= 60)
  )
}
