import type { AnalysedDocument, Paragraph } from './document/analysed-document.ts'
import { briefPart } from './passages/shown/excerpt.ts'
import { answerParts } from './passages/shown/whole-section.ts'
import type { Candidate } from './passages/passages.ts'
import type { QuestionAnalysis } from './question/analysis.ts'

/**
 * Minimum likelihood of another passage relative to the best one's. With the minimum score it
 * leaves out 23 of 54 unrelated passages, and none of 12 that were needed
 * (docs/evaluation/tutor.md).
 */
const MIN_OTHER_LIKELIHOOD = 0.5
/** Passages with the same first characters count as repeated. */
const COMPARED_CHARS = 80

const firstCharsOf = ({ blocks }: Paragraph): string =>
  blocks[0]?.text.slice(0, COMPARED_CHARS) ?? ''

/** The passages without those that show or repeat a sentence of `shown` or of each other. */
export function distinctPassages(
  document: AnalysedDocument,
  passages: readonly Candidate[],
  shown: Set<number>,
  openings: Map<string, Paragraph>,
): Candidate[] {
  return passages.filter((passage) => {
    const { paragraph, sentence } = passage
    const known = openings.get(firstCharsOf(paragraph)) ?? paragraph
    if (shown.has(sentence) || known !== paragraph) return false
    openings.set(firstCharsOf(paragraph), paragraph)
    for (const i of briefPart(document, passage).sentences) shown.add(i)
    return true
  })
}

/** The passages with at least `share` of the best score. */
export function scoredAtLeast(passages: readonly Candidate[], share: number): Candidate[] {
  const best = passages[0]?.score ?? 0
  return passages.filter(({ score }) => score >= best * share)
}

/** Passages after the best one, best first, that are not shown with it and not much worse. */
export function otherPassages(
  document: AnalysedDocument,
  passages: readonly Candidate[],
  analysis: QuestionAnalysis,
  share: number,
): Candidate[] {
  const [best] = passages
  if (!best) return []
  const bestParts = answerParts(document, best, analysis)
  const shown = new Set(
    bestParts.flatMap(({ sentences, paragraph, isOpened }) =>
      isOpened ? paragraph.sentences : sentences,
    ),
  )
  const openings = new Map(bestParts.map(({ paragraph }) => [firstCharsOf(paragraph), paragraph]))
  const enough = passages.filter(
    ({ likelihood }) => likelihood >= best.likelihood * MIN_OTHER_LIKELIHOOD,
  )
  return distinctPassages(document, scoredAtLeast(enough, share), shown, openings)
}
