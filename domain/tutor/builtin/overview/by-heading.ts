import type { AnalysedDocument, Paragraph } from '../document/analysed-document.ts'
import { isIndependent } from './independent.ts'
import { spread } from './spread.ts'

/** With fewer headings inside a section, all its paragraphs are points of its summary. */
const MIN_HEADINGS = 3
/** Maximum points of a section. */
const ENOUGH = 5

/**
 * The headings of boxes: those that come again after others, as "Further reading" does, and the
 * ones directly below them.
 */
function boxHeadings({ blocks }: AnalysedDocument): ReadonlySet<string> {
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

const lengthOf = (paragraphs: readonly Paragraph[]): number =>
  paragraphs.reduce((sum, { sentences }) => sum + sentences.length, 0)

/**
 * At most `limit` paragraphs that tell what a section says: of each heading inside it, but for
 * boxes, the first one that begins with a sentence about that, or else the first one; then the next
 * ones of the longest parts. Evenly spaced ones where there are few headings.
 */
export function byHeading(
  document: AnalysedDocument,
  paragraphs: readonly Paragraph[],
  limit: number,
): readonly Paragraph[] {
  const { sentences } = document.index
  const boxes = boxHeadings(document)
  const parts = new Map<string, Paragraph[]>()
  for (const paragraph of paragraphs) {
    const isPoint = paragraph.sentences.some((i) => isIndependent(document, i))
    if (!isPoint || boxes.has(paragraph.heading)) continue
    const same = parts.get(paragraph.heading)
    if (same) same.push(paragraph)
    else parts.set(paragraph.heading, [paragraph])
  }
  if (parts.size < MIN_HEADINGS) return spread(paragraphs, limit)
  const isAbout = ({ sentences: all, headingTerms }: Paragraph): boolean => {
    const first = all.find((i) => isIndependent(document, i)) ?? -1
    return sentences[first]?.terms.some((term) => headingTerms.has(term)) === true
  }
  const first = [...parts.values()].flatMap((same) => same.find(isAbout) ?? same[0] ?? [])
  const further = [...parts.values()]
    .toSorted((a, b) => lengthOf(b) - lengthOf(a))
    .flatMap((same) => same.find((paragraph) => !first.includes(paragraph)) ?? [])
  const chosen = new Set([
    ...spread(first, limit),
    ...further.slice(0, Math.max(0, ENOUGH - first.length)),
  ])
  return paragraphs.filter((paragraph) => chosen.has(paragraph))
}
