import { meaningsOf } from '../../languages/meanings.ts'
import type { Language } from '../../text/language.ts'
import type { Token } from '../tokens.ts'

/**
 * Joins a verb to the particle at the end of its clause where the result is a known word: "nimmt"
 * and "ab" of "die Kraft nimmt ab" are "abnimmt".
 */
export function withJoinedParticles(
  tokens: readonly Token[],
  language: Language,
  isKnown: (stem: string) => boolean,
): Token[] {
  const particles = meaningsOf(language)?.particles?.split(' ') ?? []
  if (particles.length === 0) return [...tokens]
  const particleOf = new Map<number, string>()
  for (const [at, { stem, clause }] of tokens.entries())
    if (tokens[at + 1]?.clause !== clause && particles.includes(stem)) particleOf.set(clause, stem)
  return tokens.map((token) => {
    const joined = `${particleOf.get(token.clause) ?? ''}${token.stem}`
    return token.weight > 0 && joined !== token.stem && isKnown(joined)
      ? { ...token, stem: joined, concept: joined }
      : token
  })
}
