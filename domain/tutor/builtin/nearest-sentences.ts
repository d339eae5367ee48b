import { FACTS, windowFor } from './passages/excerpt.ts'
import type { Candidate, Search } from './passages/passages.ts'
import { holdsAnswer } from './question/answer-type.ts'
import type { Reading } from './reading/reading.ts'

/**
 * The sentence that was found or, where it lacks the fact that is asked for, the first one with it
 * among those shown with it; with the one after it, which may say more of what it begins with.
 */
export function nearestSentences(
  reading: Reading,
  place: Candidate,
  request: Search,
): readonly number[] {
  const { sentences, language } = reading.index
  const { type } = request
  const isFact = (i: number): boolean => holdsAnswer(type, sentences[i]?.text ?? '', language)
  const shown = windowFor(reading, place, request).flatMap((part) => part.sentences)
  const fact = FACTS.has(type) && !isFact(place.sentence) ? shown.find(isFact) : undefined
  const nearest = fact ?? place.sentence
  const { passageOf } = reading
  return [nearest, nearest + 1].filter((i) => passageOf[i] === passageOf[nearest])
}
