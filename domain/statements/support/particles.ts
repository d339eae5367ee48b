import { meaningsOf } from '../../languages/meanings.ts'
import type { Language } from '../../text/language.ts'
import type { Token } from '../tokens.ts'
import { clausePartsOf } from './clause-parts.ts'

/**
 * Joins a verb to the particle at the end of its clause, or of its part of a coordination, where
 * the result is a known word: "nimmt" and "ab" of "die Kraft nimmt ab" are "abnimmt".
 */
export function withJoinedParticles(
  tokens: readonly Token[],
  language: Language,
  isKnown: (stem: string) => boolean,
): Token[] {
  const particles = meaningsOf(language)?.particles?.split(' ') ?? []
  if (particles.length === 0) return [...tokens]
  return clausePartsOf(tokens).flatMap((unit) => {
    const last = unit.at(-1)?.stem ?? ''
    const particle = particles.includes(last) ? last : ''
    return unit.map((token) => {
      const joined = `${particle}${token.stem}`
      return particle !== '' && token.weight > 0 && isKnown(joined)
        ? { ...token, stem: joined, concept: joined }
        : token
    })
  })
}
