import type { CheckedAnswer } from '../citations.ts'
import type { BuiltinMessages } from './messages.ts'
import { quotedSentences } from './near-first.ts'
import { restOf, shownFor, withHeading } from './passages/excerpt.ts'
import { answer, own } from './quotation.ts'
import type { Reading } from './reading/reading.ts'

/** The number of the last sentence that is quoted in `shown`; -1 if there is none. */
export const lastSentence = (reading: Reading, shown: readonly string[]): number =>
  quotedSentences(reading, shown).at(-1) ?? -1

/** What comes after the sentence `last`: the rest of its passage, or the next one. */
export function following(
  reading: Reading,
  last: number,
  messages: BuiltinMessages,
): CheckedAnswer {
  const { passages, passageOf } = reading
  const sentence = last < 0 ? -1 : passageOf.findIndex((passage, i) => i > last && passage >= 0)
  const passage = passages[passageOf[sentence] ?? -1]
  if (!passage) return answer([own(messages.noFollowing)], { refused: true })
  const isRest = passageOf[last] === passageOf[sentence]
  const place = { sentence, passage }
  const next = isRest
    ? restOf(reading, place)
    : shownFor(reading, place, { type: 'other', page: undefined })
  return answer([own(messages.following), withHeading(isRest ? '' : passage.heading, next)])
}
