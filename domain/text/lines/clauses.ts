import { pageWords } from '../../languages/pages.ts'
import { beginsInLowerCase } from '../sentence-bounds.ts'

/** Minimum clauses of a list. */
const MIN_CLAUSES = 3
/** The end of each item but the last: "…;", "…; and". */
const CLOSED = new RegExp(String.raw`[;；](?:\s+(?:${pageWords('unfinished')}))?$`, 'iu')

/**
 * The numbers of the texts that are items of a list without bullets: clauses one after another,
 * each but the last closed with a semicolon.
 */
export function clauses(texts: readonly string[]): ReadonlySet<number> {
  const items = new Set<number>()
  let from = 0
  texts.forEach((text, at) => {
    if (CLOSED.test(text) && beginsInLowerCase(text)) return
    const isLast = /^\p{Ll}[^;]*\.$/u.test(text)
    if (isLast && at - from + 1 >= MIN_CLAUSES) for (let i = from; i <= at; i += 1) items.add(i)
    from = at + 1
  })
  return items
}

/** The numbers of the lines that end such an item. */
export function clauseEnds(lines: readonly string[]): ReadonlySet<number> {
  const parts: { text: string; end: number }[] = []
  lines.forEach((line, at) => {
    const last = parts.at(-1)
    const before = lines[at - 1] ?? ''
    if (line === '' || before === '' || !last || CLOSED.test(before))
      parts.push({ text: line, end: at })
    else parts[parts.length - 1] = { text: `${last.text} ${line}`, end: at }
  })
  const items = clauses(parts.map(({ text }) => text))
  return new Set(parts.flatMap(({ end }, i) => (items.has(i) ? [end] : [])))
}
