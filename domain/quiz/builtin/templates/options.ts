import { WRONG_OPTIONS } from '../../kinds/wrong-options.ts'
import type { Difficulty } from '../../wire.ts'
import type { Term } from '../terms/terms.ts'
import { areComparable, areOfOneKind, isNearEnough, rivalry } from './alike.ts'
import { repeatedStems } from './repeated-stems.ts'
import { areOneNoun } from '../terms/meanings/meaning-noun.ts'
import { isSpelledOut } from '../terms/meanings/spelled-out.ts'

/**
 * Weight of randomness relative to similarity in the order of wrong options. It is higher for a
 * short text, so that its few terms do not recur together.
 */
const CHANCE = { usual: 1, short: 3 } as const
/** Minimum rivalry of the key and a wrong option that is easily taken for it, by difficulty. */
const MIN_RIVALRY: Readonly<Record<Difficulty, number>> = { easy: 2.5, medium: 2.5, hard: 3 }

/** Minimum rivalry of an option that is shown where the text has too few such rivals. */
const MIN_WEAK_RIVALRY = { terms: 1, meanings: 1 } as const

const isNamed = (term: string): boolean => /^\p{Lu}\p{Ll}/u.test(term)

/** Plausibility of the best wrong options for `key`: the mean rivalry of the nearest. */
export const plausibility = (key: Term, terms: readonly Term[]): number =>
  terms
    .filter((term) => areComparable(key, term))
    .map((term) => rivalry(key, term))
    .toSorted((a, b) => b - a)
    .slice(0, WRONG_OPTIONS)
    .reduce((sum, alike) => sum + alike / WRONG_OPTIONS, 0)

export type OptionRequest = {
  readonly key: Term
  readonly terms: readonly Term[]
  readonly difficulty: Difficulty
  /** Whether the text is so short that all its terms are about one thing. */
  readonly isShort: boolean
  readonly random: () => number
}

/** A term with its rivalry with a key. */
type Rival = { readonly term: Term; readonly alike: number }

/** By the terms of a document: options are drawn several times for one key. */
const knownRivals = new WeakMap<readonly Term[], Map<string, readonly Rival[]>>()

/** The terms that can be told apart from `key`, with their rivalry. */
const rivalsOf = ({ key, terms }: OptionRequest): readonly Rival[] => {
  const lists = knownRivals.get(terms) ?? new Map<string, readonly Rival[]>()
  knownRivals.set(terms, lists)
  const known = lists.get(key.termId)
  if (known) return known
  const rivals = terms
    .filter((term) => isNamed(key.term) === isNamed(term.term) && areComparable(key, term))
    .map((term) => ({ term, alike: rivalry(key, term) }))
  lists.set(key.termId, rivals)
  return rivals
}

/** Whether a learner easily confuses `term` with the key. */
const isRival = ({ alike }: Rival, difficulty: Difficulty): boolean =>
  alike >= MIN_RIVALRY[difficulty]

/**
 * Candidates for wrong options of `key`: rivals first, then weaker ones of its kind. Evaluators
 * accept the meanings of terms of another kind from the same part of the text, but not their names
 * (docs/evaluation/questions.md).
 */
const candidatesFor = (request: OptionRequest, shown: 'terms' | 'meanings'): Term[] => {
  const { key, isShort, difficulty, random } = request
  const chance = isShort ? CHANCE.short : CHANCE.usual
  const isWeak = ({ term, alike }: Rival): boolean =>
    alike >= MIN_WEAK_RIVALRY[shown] &&
    (areOfOneKind(key, term) || (shown === 'meanings' && isNearEnough(key, term)))
  const all = rivalsOf(request).map((rival) => ({
    ...rival,
    isFirst: isRival(rival, difficulty),
    rank: rival.alike + random() * chance,
  }))
  return all
    .filter((rival) => rival.isFirst || isWeak(rival))
    .toSorted((a, b) => Number(b.isFirst) - Number(a.isFirst) || b.rank - a.rank)
    .map(({ term }) => term)
}

/** The share of wrong options that are easily taken for the key. */
export const shareOfRivals = ({ key, difficulty }: OptionRequest, wrong: readonly Term[]): number =>
  wrong.filter((term) => isRival({ term, alike: rivalry(key, term) }, difficulty)).length /
  Math.max(1, wrong.length)

/** The first items of which each two can be wrong options together; null if there are too few. */
export const chooseWrong = <Item>(
  items: readonly Item[],
  fitTogether: (a: Item, b: Item) => boolean,
): Item[] | null => {
  const chosen: Item[] = []
  for (const item of items) {
    if (chosen.length === WRONG_OPTIONS) break
    if (chosen.every((other) => fitTogether(other, item))) chosen.push(item)
  }
  return chosen.length === WRONG_OPTIONS ? chosen : null
}

/** Wrong terms for a question that shows the meaning of `key`, or null. */
export const wrongTerms = (request: OptionRequest): Term[] | null => {
  const { key } = request
  const chosen = chooseWrong(candidatesFor(request, 'terms'), areComparable)
  // A word of the question that only the key contains reveals it.
  const givesAway = repeatedStems(key.stems, key.meaningStems).some(
    (stem) => !chosen?.some((term) => term.stems.has(stem)),
  )
  return givesAway || isSpelledOut(key) ? null : chosen
}

/** A meaning more than this many times as long as another is conspicuous. */
const MAX_LENGTH_RATIO = 2

/** Minimum wrong meanings with the noun that the term has too: "mixed systems". */
const MIN_SAME_NOUN = 2

/** Whether the noun of the term reveals its meaning, which few of the wrong meanings have. */
const isOnlySuchNoun = (key: Term, wrong: readonly Term[]): boolean =>
  areOneNoun(key.head, key.meaningNoun) &&
  wrong.filter(({ meaningNoun }) => areOneNoun(meaningNoun, key.head)).length < MIN_SAME_NOUN

/** Terms with wrong meanings for a question that shows `key`, or null. */
export const wrongMeanings = (request: OptionRequest): Term[] | null => {
  const { key } = request
  const length = key.meaning.length
  const isSuitable = ({ meaning }: Term): boolean =>
    meaning.length < length * MAX_LENGTH_RATIO && length < meaning.length * MAX_LENGTH_RATIO
  const chosen = chooseWrong(candidatesFor(request, 'meanings').filter(isSuitable), areComparable)
  if (chosen && isOnlySuchNoun(key, chosen)) return null
  // A word of the term that only the correct option repeats reveals it.
  const givesAway = repeatedStems(key.stems, key.meaningStems).some(
    (stem) => !chosen?.some((term) => repeatedStems(new Set([stem]), term.meaningStems).length > 0),
  )
  return givesAway || isSpelledOut(key) ? null : chosen
}
