import { lacksCounted, lacksDate, lacksMoney } from './lack.ts'
import { windowFor } from './passages/excerpt.ts'
import { lacksInventor, tellsInvention } from './passages/evidence.ts'
import type { Candidate, Search } from './passages/passages.ts'
import type { Reading } from './reading/reading.ts'

/** Minimum score, relative to the best one, of a passage that has what better ones lack. */
const MIN_SCORE = 0.1

/**
 * The passages for a question for an inventor, for money, for a date or for a number of things;
 * first those in which the person, the amount, the date or the things are, then those that tell of
 * an invention at all.
 */
export function havingFirst(
  reading: Reading,
  question: string,
  request: Search,
  found: readonly Candidate[],
): readonly Candidate[] {
  const noInventor = (shown: readonly number[]): boolean =>
    lacksInventor(reading, question, request, shown)
  const { sentences, language } = reading.index
  const noAmount = (shown: readonly number[]): boolean => {
    const texts = shown.map((i) => sentences[i]?.text ?? '')
    return (
      lacksCounted(reading, question, request.asked, shown) ||
      lacksMoney(question, texts) ||
      lacksDate(question, request.type, texts, language)
    )
  }
  if (!noInventor([]) && !noAmount([])) return found
  const least = (found[0]?.score ?? 0) * MIN_SCORE
  const order = (one: Candidate): number => {
    const shown = windowFor(reading, one, request).flatMap(({ sentences }) => sentences)
    if (one.score < least || noAmount(shown)) return 2
    if (!noInventor(shown)) return 0
    return tellsInvention(reading, shown) ? 1 : 2
  }
  const placed = found.map((one) => ({ one, place: order(one) }))
  return placed.toSorted((a, b) => a.place - b.place).map(({ one }) => one)
}
