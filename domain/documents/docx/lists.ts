import { formatListNumber } from '../numbering.ts'
import { bulletAt } from '../source-block.ts'
import { attributeOf, childOf, elementsOf, type XmlElement } from '../archive/xml.ts'

type Level = {
  readonly format: string
  readonly start: number
  /** Whether the list counts from there on its own, although it shares the counts of another. */
  readonly restarts?: boolean
  /** "%1.%2)": numbers of the levels by position. */
  readonly pattern: string
}

type List = { readonly abstractId: string; readonly levels: ReadonlyMap<number, Level> }

/** The definitions of `word/numbering.xml` by number id. */
type Lists = ReadonlyMap<string, List>

const intOf = (value: string | undefined, otherwise: number): number =>
  value !== undefined && /^-?\d{1,6}$/u.test(value) ? Number(value) : otherwise

/** Longer patterns are cut: each item repeats them. */
const MAX_PATTERN_CHARS = 40

const levelOf = (level: XmlElement): Level => ({
  format: attributeOf(childOf(level, 'numFmt'), 'val') ?? 'decimal',
  start: intOf(attributeOf(childOf(level, 'start'), 'val'), 1),
  pattern: (attributeOf(childOf(level, 'lvlText'), 'val') ?? '').slice(0, MAX_PATTERN_CHARS),
})

const levelsOf = (parent: XmlElement | undefined): Map<number, Level> =>
  new Map(
    elementsOf(parent, 'lvl').map((level) => [
      intOf(attributeOf(level, 'ilvl'), 0),
      levelOf(level),
    ]),
  )

/** Reads `word/numbering.xml`. */
export function readLists(part: XmlElement | null): Lists {
  const root = part ?? undefined
  const abstracts = new Map(
    elementsOf(root, 'abstractNum').map((list) => [
      attributeOf(list, 'abstractNumId') ?? '',
      levelsOf(list),
    ]),
  )
  return new Map(
    elementsOf(root, 'num').map((number) => {
      const abstractId = attributeOf(childOf(number, 'abstractNumId'), 'val') ?? ''
      const levels = new Map(abstracts.get(abstractId))
      for (const change of elementsOf(number, 'lvlOverride')) {
        const at = intOf(attributeOf(change, 'ilvl'), 0)
        const replaced = childOf(change, 'lvl')
        const before = replaced ? levelOf(replaced) : levels.get(at)
        const start = attributeOf(childOf(change, 'startOverride'), 'val')
        const restarts = start !== undefined
        if (before) levels.set(at, { ...before, restarts, start: intOf(start, before.start) })
      }
      return [attributeOf(number, 'numId') ?? '', { abstractId, levels }]
    }),
  )
}

/** The mark of a list paragraph and its depth from 0. */
export type ListMark = { readonly mark: string; readonly level: number }

const MAX_LEVEL = 8

/** Counts the items of the lists of one document. */
export function listCounter(lists: Lists) {
  /** Counts by list and level. */
  const counts = new Map<string, number[]>()
  const started = new Set<string>()

  const label = (levels: ReadonlyMap<number, Level>, pattern: string, numbers: number[]): string =>
    pattern.replace(/%(\d)/gu, (_, digit: string) => {
      const at = Number(digit) - 1
      const level = levels.get(at)
      return formatListNumber(numbers[at] ?? level?.start ?? 1, level?.format ?? 'decimal')
    })

  /** The next mark of the list that `w:numPr` refers to; null if it refers to none. */
  return (properties: XmlElement | undefined): ListMark | null => {
    const id = attributeOf(childOf(properties, 'numId'), 'val')
    const list = id === undefined ? undefined : lists.get(id)
    if (id === undefined || list === undefined) return null
    const asked = intOf(attributeOf(childOf(properties, 'ilvl'), 'val'), 0)
    const at = Math.min(MAX_LEVEL, Math.max(0, asked))
    const level = list.levels.get(at)
    if (level === undefined || level.format === 'none') return null
    const numbers = counts.get(list.abstractId) ?? []
    counts.set(list.abstractId, numbers)
    const isFirst = !started.has(`${id} ${at}`)
    started.add(`${id} ${at}`)
    const restarts = isFirst && (level.restarts === true || level.start !== 1)
    numbers[at] = restarts ? level.start : (numbers[at] ?? level.start - 1) + 1
    numbers.length = at + 1
    if (level.format === 'bullet') return { mark: bulletAt(at), level: at }
    return { mark: label(list.levels, level.pattern, numbers), level: at }
  }
}
