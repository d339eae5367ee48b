import type { CheckedAnswer } from '../citations.ts'
import { withHeading } from './passages/shown/excerpt.ts'
import type { Candidate } from './passages/passages.ts'
import { composeAnswer, ownWords, PARAGRAPH_BREAK, type Quotation } from './quotation.ts'

/** Passages below an introduction of the tutor, and where the text shows each of them. */
export function listPassages(introduction: string, quoted: readonly Quotation[]): CheckedAnswer {
  let end = introduction.length
  const passages = quoted.map(({ markdown }) => {
    const start = end + PARAGRAPH_BREAK.length
    end = start + markdown.length
    return { start, end }
  })
  return composeAnswer([ownWords(introduction), ...quoted], {
    refused: false,
    closest: true,
    passages,
  })
}

/** Passages below the same heading one after another, where the best of them is. */
export const bySection = (passages: readonly Candidate[]): readonly Candidate[] =>
  [...Map.groupBy(passages, ({ paragraph: { heading } }) => heading).values()].flat()

/** Passages with the headings of their sections, which are not repeated. */
export const underHeadings = (
  passages: readonly Candidate[],
  shown: (passage: Candidate, i: number) => Quotation,
): Quotation[] =>
  passages.map((passage, i) => {
    const { heading } = passage.paragraph
    const isRepeated = heading === passages[i - 1]?.paragraph.heading
    return isRepeated ? shown(passage, i) : withHeading(heading, shown(passage, i))
  })
