import type { CheckedAnswer } from '../../citations.ts'
import type { BuiltinMessages } from '../messages.ts'
import { quotedSentences } from './near-first.ts'
import { restOf, shownNear, withHeading } from '../passages/shown/excerpt.ts'
import { composeAnswer, ownWords } from '../quotation.ts'
import type { AnalysedDocument } from '../document/analysed-document.ts'

/** The number of the last sentence that is quoted in `shown`; -1 if there is none. */
export const lastSentence = (document: AnalysedDocument, shown: readonly string[]): number =>
  quotedSentences(document, shown).at(-1) ?? -1

/** The text after the sentence `last`: the rest of its paragraph, or the next paragraph. */
export function following(
  document: AnalysedDocument,
  last: number,
  messages: BuiltinMessages,
): CheckedAnswer {
  const { paragraphs, paragraphOf } = document
  const sentence =
    last < 0 ? -1 : paragraphOf.findIndex((paragraph, i) => i > last && paragraph >= 0)
  const paragraph = paragraphs[paragraphOf[sentence] ?? -1]
  if (!paragraph) return composeAnswer([ownWords(messages.noFollowing)], { refused: true })
  const isRest = paragraphOf[last] === paragraphOf[sentence]
  const located = { sentence, paragraph }
  const next = isRest ? restOf(document, located) : shownNear(document, located)
  return composeAnswer([
    ownWords(messages.following),
    withHeading(isRest ? '' : paragraph.heading, next),
  ])
}
