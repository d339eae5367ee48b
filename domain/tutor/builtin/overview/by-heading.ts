import type { Passage, Reading } from '../reading/reading.ts'
import { isIndependent } from './independent.ts'
import { spread } from './spread.ts'

/** With fewer headings inside a section, all its paragraphs are points of its summary. */
const MIN_HEADINGS = 3
/** So many points are enough of a section. */
const ENOUGH = 5

/**
 * The headings of boxes: those that come again after others, as "Further reading" does, and the
 * ones directly below them.
 */
function boxHeadings({ blocks }: Reading): ReadonlySet<string> {
  const headings = blocks.flatMap(({ kind, text }, at) =>
    kind === 'heading' ? [{ text, at }] : [],
  )
  const last = new Map<string, number>()
  const again = new Set<string>()
  headings.forEach(({ text }, i) => {
    const before = last.get(text)
    if (before !== undefined && before < i - 1) again.add(text)
    last.set(text, i)
  })
  const below = headings.filter(({ at }, i) => {
    const before = headings[i - 1]
    return before?.at === at - 1 && again.has(before.text)
  })
  return new Set([...again, ...below.map(({ text }) => text)])
}

const lengthOf = (passages: readonly Passage[]): number =>
  passages.reduce((sum, { sentences }) => sum + sentences.length, 0)

/**
 * At most `limit` passages that tell what a section says: of each heading inside it, but for boxes,
 * the first one that begins with a sentence about that, or else the first one; then the next ones
 * of the longest parts. Evenly spaced ones where there are few headings.
 */
export function byHeading(
  reading: Reading,
  passages: readonly Passage[],
  limit: number,
): readonly Passage[] {
  const { sentences } = reading.index
  const boxes = boxHeadings(reading)
  const parts = new Map<string, Passage[]>()
  for (const one of passages) {
    const isPoint = one.sentences.some((i) => isIndependent(reading, i))
    if (!isPoint || boxes.has(one.heading)) continue
    const same = parts.get(one.heading)
    if (same) same.push(one)
    else parts.set(one.heading, [one])
  }
  if (parts.size < MIN_HEADINGS) return spread(passages, limit)
  const isAbout = ({ sentences: all, headingTerms }: Passage): boolean => {
    const first = all.find((i) => isIndependent(reading, i)) ?? -1
    return sentences[first]?.terms.some((term) => headingTerms.has(term)) === true
  }
  const first = [...parts.values()].flatMap((same) => same.find(isAbout) ?? same[0] ?? [])
  const further = [...parts.values()]
    .toSorted((a, b) => lengthOf(b) - lengthOf(a))
    .flatMap((same) => same.find((one) => !first.includes(one)) ?? [])
  const chosen = new Set([
    ...spread(first, limit),
    ...further.slice(0, Math.max(0, ENOUGH - first.length)),
  ])
  return passages.filter((one) => chosen.has(one))
}
