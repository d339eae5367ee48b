import { wordSimilarity } from './features.ts'
import { contentTokens } from '../sides.ts'
import type { Token } from '../tokens.ts'
import { wordsInAnyLanguage } from '../words.ts'

/**
 * What differs between two statements of almost the same words: another thing of the text in the
 * place of one (`rival`), another word in its place (`replaced`), two things exchanged, or nothing
 * (`same`).
 */
export type SlotDifference = 'rival' | 'replaced' | 'exchanged' | 'same'

/** Minimum share of the words of a statement that another has too, to be about the same. */
const SAME_THRESHOLD = 0.6
/** Maximum number of words in one place. */
const MAX_SLOT_WORDS = 3
/** Minimum likeness of two words that count as one. */
const LIKE_THRESHOLD = 0.6
const MIN_WORDS = 3

const alike = (a: Token, b: Token): boolean =>
  wordSimilarity(a, b) >= LIKE_THRESHOLD && a.opposite === b.opposite

/** Pairs of indices of the longest common subsequence. */
function alignment(a: readonly Token[], b: readonly Token[]): [number, number][] {
  const lengths = Array.from({ length: a.length + 1 }, () =>
    new Array<number>(b.length + 1).fill(0),
  )
  const at = (i: number, j: number): number => lengths[i]?.[j] ?? 0
  for (let i = a.length - 1; i >= 0; i -= 1)
    for (let j = b.length - 1; j >= 0; j -= 1) {
      const [one, other, row] = [a[i], b[j], lengths[i]]
      if (!one || !other || !row) continue
      row[j] = alike(one, other) ? at(i + 1, j + 1) + 1 : Math.max(at(i + 1, j), at(i, j + 1))
    }
  const pairs: [number, number][] = []
  for (let i = 0, j = 0; i < a.length && j < b.length;) {
    const [one, other] = [a[i], b[j]]
    if (one && other && alike(one, other) && at(i, j) === at(i + 1, j + 1) + 1) {
      pairs.push([i, j])
      i += 1
      j += 1
    } else if (at(i + 1, j) >= at(i, j + 1)) i += 1
    else j += 1
  }
  return pairs
}

type Slot = { here: readonly Token[]; there: readonly Token[] }

/** The words between the aligned ones, place by place. */
function slotsOf(a: readonly Token[], b: readonly Token[], pairs: [number, number][]): Slot[] {
  const ends = [...pairs, [a.length, b.length] as [number, number]]
  let [i, j] = [0, 0]
  return ends.map(([nextI, nextJ]) => {
    const slot = { here: a.slice(i, nextI), there: b.slice(j, nextJ) }
    ;[i, j] = [nextI + 1, nextJ + 1]
    return slot
  })
}

/** Words before the agent of a passive sentence, which may name its things in the other order. */
const AGENTS = wordsInAnyLanguage('agents')
const COORDINATORS = wordsInAnyLanguage('coordinators')

/** The content words of each coordinated part, which may be in any order. */
function partsOf(tokens: readonly Token[]): Token[][] {
  const parts: Token[][] = [[]]
  for (const [at, token] of tokens.entries()) {
    const before = tokens[at - 1]
    if ((before && before.clause !== token.clause) || COORDINATORS.has(token.stem)) parts.push([])
    if (token.weight > 0) parts.at(-1)?.push(token)
  }
  return parts.filter((part) => part.length > 0)
}

const sameOrder = (a: readonly Token[], b: readonly Token[]): boolean =>
  a.length === b.length &&
  a.every((token, at) => {
    const other = b[at]
    return other !== undefined && alike(token, other)
  })

const sameSet = (a: readonly Token[], b: readonly Token[]): boolean =>
  a.length === b.length &&
  a.every((token) => b.some((other) => alike(token, other))) &&
  b.every((token) => a.some((other) => alike(token, other)))

/** The function words in order: a sentence whose things are exchanged has the same ones. */
const frameOf = (tokens: readonly Token[]): string =>
  tokens
    .filter((token) => token.functional)
    .map((token) => token.stem)
    .join(' ')

/** Whether the same words are in another order, which no coordination or passive explains. */
function isExchanged(a: readonly Token[], b: readonly Token[]): boolean {
  const [here, there] = [contentTokens(a), contentTokens(b)]
  if (here.length < MIN_WORDS || !sameSet(here, there) || sameOrder(here, there)) return false
  if ([...a, ...b].some((token) => AGENTS.has(token.stem)) || frameOf(a) !== frameOf(b))
    return false
  const [parts, others] = [partsOf(a), partsOf(b)]
  return !parts.every((part) => others.some((other) => sameOrder(part, other)))
}

/**
 * How a statement differs from the one it should make, if they have almost the same words; null if
 * they are worded differently. `rivals` are other words of the text.
 */
export function slotDifference(
  statement: readonly Token[],
  expected: readonly Token[],
  rivals: readonly Token[],
): SlotDifference | null {
  if (isExchanged(statement, expected)) return 'exchanged'
  const [here, there] = [contentTokens(statement), contentTokens(expected)]
  const pairs = alignment(here, there)
  if (there.length < MIN_WORDS || pairs.length / there.length < SAME_THRESHOLD) return null
  const replaced = slotsOf(here, there, pairs).filter(
    (slot) =>
      slot.here.length > 0 &&
      slot.there.length > 0 &&
      slot.here.length <= MAX_SLOT_WORDS &&
      slot.there.length <= MAX_SLOT_WORDS &&
      !slot.there.every((token) => here.some((other) => alike(token, other))),
  )
  if (replaced.length === 0) return 'same'
  const isRival = (token: Token): boolean =>
    !there.some((other) => alike(token, other)) && rivals.some((other) => other.stem === token.stem)
  return replaced.some((slot) => slot.here.some(isRival)) ? 'rival' : 'replaced'
}
