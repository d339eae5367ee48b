import { coverage } from './coverage.ts'
import { candidates, excerpt, FACTS, underHeading, withHeading, type Search } from './passages.ts'
import type { Quotation } from './quotation.ts'
import type { Passage, Reading } from './reading.ts'

/** Questions whose answer may follow later in a section than its first paragraph. */
const EXPLAINED: ReadonlySet<Search['type']> = new Set(['reason', 'process', 'example'])
/** Maximum number of further paragraphs of a section that may list what is asked for. */
const MORE_PASSAGES = 2
/** Maximum length of a paragraph whose explanation continues in the next one. */
const SHORT_CHARS = 450
/** Maximum share of the best passage's coverage in a first passage that is left out. */
const PREFACE_SHARE = 0.7

/** The paragraphs under the heading that a question is about; null if there is none. */
export function sectionFor(reading: Reading, search: Search): Quotation[] | null {
  if (FACTS.has(search.type) || search.page !== undefined) return null
  const [first, ...rest] = underHeading(reading, search.asked, search.query.question)
  if (!first) return null
  const inSection = candidates(reading, search).find(({ passage }) =>
    [first, ...rest].includes(passage),
  )
  if (inSection && search.type !== 'list' && isPreface(first, inSection.passage, search))
    return [withHeading(first.heading, excerpt(reading, inSection))]
  const opened = (passage: Passage): Quotation =>
    excerpt(reading, { passage, sentence: passage.sentences[0] ?? -1 })
  const start = opened(first)
  if (search.type === 'list')
    return [withHeading(first.heading, start), ...rest.slice(0, MORE_PASSAGES).map(opened)]
  const best =
    inSection && inSection.passage !== first && EXPLAINED.has(search.type)
      ? [excerpt(reading, inSection)]
      : []
  return [withHeading(first.heading, start), ...best]
}

/** Whether the first passage of a section has far less of the question than another one. */
const isPreface = (first: Passage, best: Passage, { asked }: Search): boolean =>
  coverage(asked, first.terms) < PREFACE_SHARE * coverage(asked, best.terms)

/** The paragraph after a short one that opens an explanation; null if there is none. */
export function continuation(
  reading: Reading,
  best: Passage,
  type: Search['type'],
): Quotation | null {
  const next = reading.passages[reading.passages.indexOf(best) + 1]
  const length = best.blocks.reduce((sum, { text }) => sum + text.length, 0)
  const isNext = next?.kind === 'prose' && next.heading === best.heading && best.kind === 'prose'
  if (!isNext || length > SHORT_CHARS || !EXPLAINED.has(type)) return null
  return excerpt(reading, { passage: next, sentence: next.sentences[0] ?? -1 })
}
