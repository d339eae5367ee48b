import type { SourceText } from '../../creation/texts/source-text.ts'
import { cleanTerm } from './term-names.ts'
import type { Wording } from '../wording/wording.ts'

/** The words and phrases that a document prints in bold, in lower case. */
type EmphasisedTerms = {
  /** Bold phrases: a term is printed in bold where it is introduced. */
  readonly terms: ReadonlySet<string>
  /** Bold words that are repeated before a colon, which structure a text: "Risk:". */
  readonly labels: ReadonlySet<string>
}

/** Minimum colons after a label of a layout. */
const MIN_USES = 3

/** The bold phrases of a document, and those that are labels of its layout. */
export const emphasisedIn = (
  { pages, emphasis = [] }: Pick<SourceText, 'pages' | 'emphasis'>,
  wording: Wording,
): EmphasisedTerms => {
  const terms = new Set<string>()
  const before = new Map<string, number>()
  for (const [at, runs] of emphasis.entries()) {
    const page = pages[at] ?? ''
    for (const { start, end } of runs.filter(({ style }) => style === 'bold')) {
      const text = page.slice(start, end)
      const term = cleanTerm(text, wording).toLowerCase()
      terms.add(term)
      if (!/:\s*$/u.test(text) && page[end] !== ':') continue
      before.set(term, (before.get(term) ?? 0) + 1)
    }
  }
  const labels = new Set([...before.keys()].filter((term) => (before.get(term) ?? 0) >= MIN_USES))
  return { terms, labels }
}
