import { meaningsOf } from '../../languages/meanings.ts'
import type { Language } from '../../text/language.ts'
import type { Token } from '../tokens.ts'

/** The last word of each clause. */
const clauseEndsOf = (tokens: readonly Token[]): Set<string> =>
  new Set(
    tokens.flatMap(({ stem, clause }, at) => (tokens[at + 1]?.clause === clause ? [] : [stem])),
  )

/**
 * Whether a text ends a clause with the particle that makes a verb the contrary of the one in
 * `stated`: "die Kraft nimmt zu" for "die Kraft nimmt ab".
 */
export function hasOppositeParticle(
  tokens: readonly Token[],
  stated: readonly Token[],
  language: Language,
): boolean {
  const [here, there] = [clauseEndsOf(tokens), clauseEndsOf(stated)]
  return (meaningsOf(language)?.oppositeParticles ?? []).some((pair) =>
    pair.some((particle, side) => {
      const contrary = pair[side === 0 ? 1 : 0]
      return (
        there.has(particle) && !there.has(contrary) && here.has(contrary) && !here.has(particle)
      )
    }),
  )
}
