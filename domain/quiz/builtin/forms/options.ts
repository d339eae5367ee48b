import type { KindOfThing } from '../../../languages/kinds-of-things.ts'
import type { Difficulty } from '../../wire.ts'
import type { Term } from '../terms/terms.ts'
import { repeatedStems } from './repeated-stems.ts'
import { wordsIn } from './wording.ts'

/** Similarity of two meanings that may both be correct. */
const MAX_SHARED = { jaccard: 0.3, contained: 0.6 } as const
/**
 * Weight of randomness relative to similarity in the order of wrong options. It is higher for a
 * short text, so that its few terms do not recur together.
 */
const CHANCE = { usual: 1.5, short: 6 } as const
/** Letters of an ending that is compared. */
const ENDING_LETTERS = 3
/** Maximum distance in the text of two terms of one subject. */
const MAX_SUBJECT_DISTANCE = { share: 0.1, paragraphs: 15 } as const
/** Minimum similarity of two terms by difficulty: see `likeness`. */
const MIN_LIKENESS: Readonly<Record<Difficulty, number>> = { easy: 1.5, medium: 2, hard: 3 }

/** How much less similar meanings from one place of a short text may be. */
const RELAXATION = 1

/** Whether all stems of `part` are among `all`. */
export const isSubset = (part: ReadonlySet<string>, all: ReadonlySet<string>): boolean =>
  [...part].every((stem) => all.has(stem))

/** Whether two meanings are nearly the same. */
const meanTheSame = (a: Term, b: Term): boolean => {
  const shared = [...a.meaningStems].filter((stem) => b.meaningStems.has(stem)).length
  const [least, most] = [a.meaningStems.size, b.meaningStems.size].sort((x, y) => x - y)
  return (
    shared / Math.max(1, (least ?? 0) + (most ?? 0) - shared) > MAX_SHARED.jaccard ||
    shared / Math.max(1, least ?? 0) > MAX_SHARED.contained
  )
}

const STEM_LETTERS = 5

/** A term is compared with hundreds of others, so its words are read once. */
const words = new WeakMap<Term, readonly string[]>()

/** The words of a term in lower case. */
const wordsOf = (term: Term): readonly string[] => {
  const known = words.get(term)
  if (known) return known
  const read = wordsIn(term.term.toLowerCase())
  words.set(term, read)
  return read
}

/**
 * Whether two terms are forms of the same words: "unidad experimental", "unidades experimentales".
 */
const areOneTerm = (a: Term, b: Term): boolean => {
  const [own, other] = [wordsOf(a), wordsOf(b)]
  return (
    own.length === other.length &&
    own.every((word, at) => word.slice(0, STEM_LETTERS) === other[at]?.slice(0, STEM_LETTERS))
  )
}

/** Whether two terms name different things and neither is a kind of the other. */
export const areDistinct = (a: Term, b: Term): boolean =>
  a.key !== b.key &&
  !areOneTerm(a, b) &&
  !isSubset(a.stems, b.stems) &&
  !isSubset(b.stems, a.stems) &&
  !meanTheSame(a, b)

/** Whether two terms have the same form and neither is a kind or the name of the other. */
export const areComparable = (a: Term, b: Term): boolean =>
  areDistinct(a, b) &&
  a.isPlural === b.isPlural &&
  a.isPerson === b.isPerson &&
  !isSubset(a.stems, b.meaningStems) &&
  !isSubset(b.stems, a.meaningStems)

const isNamed = (term: string): boolean => /^\p{Lu}\p{Ll}/u.test(term)

/** Paragraphs are in the order of the text. */
const firstParagraph = ({ paragraphs: [first = Infinity] }: Pick<Term, 'paragraphs'>): number =>
  first

/** Paragraphs between the first uses of two terms. */
const distanceOf = (a: Term, b: Term): number => Math.abs(firstParagraph(a) - firstParagraph(b))

/** Whether a text treats two terms in one place. */
const isInOneSubject = (a: Term, b: Term): boolean =>
  Math.abs(a.position - b.position) < MAX_SUBJECT_DISTANCE.share ||
  distanceOf(a, b) <= MAX_SUBJECT_DISTANCE.paragraphs

/** Letters of a shared ending that makes single words alike: "centralization", "cephalization". */
const MIN_SHARED_ENDING = 5

const lastLetters = (term: Term): string => term.head.slice(-MIN_SHARED_ENDING)

const shareKind = (a: Term, b: Term): boolean => [...a.kinds].some((kind) => b.kinds.has(kind))

const shareNoun = (a: Term, b: Term): boolean =>
  (a.head.length > 2 && a.head === b.head) ||
  (a.meaningNoun.length > 2 && a.meaningNoun === b.meaningNoun)

/** Broad kinds: two of their things from different parts of a text are conspicuously different. */
const BROAD: ReadonlySet<KindOfThing> = new Set<KindOfThing>(['object', 'substance'])

/**
 * Whether two terms name things of one kind, which for a broad kind are in one place of the text.
 */
const shareOptionKind = (a: Term, b: Term): boolean =>
  [...a.kinds].some((kind) => b.kinds.has(kind) && (!BROAD.has(kind) || isInOneSubject(a, b)))

/**
 * Whether there is evidence that two terms name things of one kind, so that neither is
 * conspicuous among options: the noun that their meanings or names have, what it denotes, or a
 * long common ending.
 */
export const areOfOneKind = (a: Term, b: Term): boolean =>
  isNamed(a.term) === isNamed(b.term) &&
  (shareNoun(a, b) ||
    shareOptionKind(a, b) ||
    (lastLetters(a).length === MIN_SHARED_ENDING && lastLetters(a) === lastLetters(b)))

/** Maximum distances in paragraphs of terms that are compared, and that are explained together. */
const MAX_DISTANCE = { compared: 8, explained: 2 } as const

/** Whether a paragraph uses both terms. */
const areTogether = (a: Term, b: Term): boolean =>
  [...a.paragraphs].some((paragraph) => b.paragraphs.has(paragraph))

/** Whether a text introduces two terms close to each other, or uses them in one paragraph. */
export const areNear = (a: Term, b: Term): boolean =>
  distanceOf(a, b) <= MAX_DISTANCE.compared || areTogether(a, b)

/** Whether two terms can be explained in one answer: of one kind, or introduced together. */
export const areRelated = (a: Term, b: Term): boolean =>
  shareNoun(a, b) ||
  (shareKind(a, b) && distanceOf(a, b) <= MAX_DISTANCE.compared) ||
  areTogether(a, b) ||
  ((a.kinds.size === 0 || b.kinds.size === 0) && distanceOf(a, b) <= MAX_DISTANCE.explained)

/** Length of a shared ending that makes names alike: "centralization", "cephalization". */
const MIN_ALIKE_ENDING = 6

const shareWordOfMeaning = (a: Term, b: Term): boolean =>
  [...a.meaningStems].some((stem) => b.meaningStems.has(stem) && !a.meaningNoun.startsWith(stem))

/**
 * Whether the difference of two terms is worth asking for: their names have one head noun, or their
 * meanings one noun, and they share more than that, so that they are not two of many such things.
 */
export const areContrasted = (a: Term, b: Term): boolean => {
  const sharesHead = a.head.length > 2 && a.head === b.head
  const sharesNoun = a.meaningNoun.length > 2 && a.meaningNoun === b.meaningNoun
  const end = MIN_ALIKE_ENDING
  const endsAlike = a.head.length >= end && a.head.slice(-end) === b.head.slice(-end)
  const isOneKind = shareKind(a, b) || shareWordOfMeaning(a, b)
  if (sharesHead) return isOneKind
  return areTogether(a, b) && (sharesNoun ? shareWordOfMeaning(a, b) : endsAlike && isOneKind)
}

const ending = (term: Term): string => (wordsOf(term).at(-1) ?? '').slice(-ENDING_LETTERS)

/** Similarity of two terms, 0 to about 9: head noun, ending, kind of thing, place. */
export const likeness = (a: Term, b: Term): number => {
  const sameHead = a.head.length > 2 && a.head === b.head
  return (
    (sameHead ? 3 : ending(a) === ending(b) ? 1.5 : 0) +
    (a.meaningNoun.length > 2 && a.meaningNoun === b.meaningNoun ? 2 : shareKind(a, b) ? 1.5 : 0) +
    (a.heading !== '' && a.heading === b.heading ? 1.5 : 0) +
    (isInOneSubject(a, b) ? 1 : 0) +
    (Math.abs(wordsOf(a).length - wordsOf(b).length) <= 1 ? 0.5 : 0) +
    (isNamed(a.term) === isNamed(b.term) ? 0 : -1)
  )
}

/** Plausibility of the best wrong options for `key`: the mean similarity of the three nearest. */
export const plausibility = (key: Term, terms: readonly Term[]): number =>
  terms
    .filter((term) => areComparable(key, term) && areOfOneKind(key, term))
    .map((term) => likeness(key, term))
    .toSorted((a, b) => b - a)
    .slice(0, 3)
    .reduce((sum, alike) => sum + alike / 3, 0)

export type OptionRequest = {
  readonly key: Term
  readonly terms: readonly Term[]
  readonly difficulty: Difficulty
  /** Whether the text is so short that all its terms are about one thing. */
  readonly isShort: boolean
  readonly random: () => number
}

/** Which terms can be wrong options: those of the key's kind, or of its place in the text. */
type Source = 'kind' | 'place'

const fits = ({ key, difficulty, isShort }: OptionRequest, source: Source, term: Term): boolean => {
  const least = MIN_LIKENESS[difficulty] - (source === 'place' && isShort ? RELAXATION : 0)
  if (likeness(key, term) < least || !areComparable(key, term)) return false
  return source === 'kind'
    ? areOfOneKind(key, term)
    : isNamed(key.term) === isNamed(term.term) && isInOneSubject(key, term)
}

type Fitting = { readonly term: Term; readonly alike: number }

/** By the terms of a document: options are drawn several times for one key. */
const fittingTerms = new WeakMap<readonly Term[], Map<string, readonly Fitting[]>>()

/** The terms that can be wrong options of `key`, with their similarity to it. */
const fittingFor = (request: OptionRequest, source: Source): readonly Fitting[] => {
  const { key, terms, difficulty } = request
  const lists = fittingTerms.get(terms) ?? new Map<string, readonly Fitting[]>()
  fittingTerms.set(terms, lists)
  const name = [key.key, difficulty, source].join('\n')
  const known = lists.get(name)
  if (known) return known
  const fitting = terms
    .filter((term) => fits(request, source, term))
    .map((term) => ({ term, alike: likeness(key, term) }))
  lists.set(name, fitting)
  return fitting
}

/** Candidates for wrong options of `key`, the similar ones first. */
const candidatesFor = (request: OptionRequest, source: Source): Term[] => {
  const chance = request.isShort ? CHANCE.short : CHANCE.usual
  return fittingFor(request, source)
    .map(({ term, alike }) => ({ term, rank: alike + request.random() * chance }))
    .toSorted((a, b) => b.rank - a.rank)
    .map(({ term }) => term)
}

/** The first three of `candidates` with distinct meanings; null if there are fewer. */
const threeOf = (candidates: readonly Term[]): Term[] | null => {
  const chosen: Term[] = []
  for (const term of candidates) {
    if (chosen.length === 3) break
    if (chosen.every((other) => areComparable(other, term))) chosen.push(term)
  }
  return chosen.length === 3 ? chosen : null
}

/** Whether the first letters of a meaning's words spell its term, which reveals the key. */
export const isSpelledOut = ({ term, meaning }: Term): boolean =>
  /^\p{Lu}{2,}$/u.test(term) &&
  wordsIn(meaning)
    .filter((word) => /^\p{Lu}/u.test(word))
    .map((word) => word.slice(0, 1))
    .join('')
    .includes(term)

/** Three wrong terms for a question that shows the meaning of `key`, or null. */
export const wrongTerms = (request: OptionRequest): Term[] | null => {
  const { key } = request
  const chosen = threeOf(candidatesFor(request, 'kind'))
  // A word of the question that only the key contains reveals it.
  const givesAway = repeatedStems(key.stems, key.meaningStems).some(
    (stem) => !chosen?.some((term) => term.stems.has(stem)),
  )
  return givesAway || isSpelledOut(key) ? null : chosen
}

/** A meaning more than this many times as long as another is conspicuous. */
const MAX_LENGTH_RATIO = 2

/**
 * Three terms with wrong meanings for a question that shows `key`, or null. Readers accept the
 * meanings of terms of another kind from the same place of the text, but not their names
 * (docs/evaluation/questions.md).
 */
export const wrongMeanings = (request: OptionRequest): Term[] | null => {
  const { key } = request
  const length = key.meaning.length
  const isSuitable = ({ meaning }: Term): boolean =>
    meaning.length < length * MAX_LENGTH_RATIO && length < meaning.length * MAX_LENGTH_RATIO
  const chosen =
    threeOf(candidatesFor(request, 'kind').filter(isSuitable)) ??
    threeOf(candidatesFor(request, 'place').filter(isSuitable))
  // A word of the term that only the correct option repeats reveals it.
  const givesAway = repeatedStems(key.stems, key.meaningStems).some(
    (stem) => !chosen?.some((term) => repeatedStems(new Set([stem]), term.meaningStems).length > 0),
  )
  return givesAway || isSpelledOut(key) ? null : chosen
}
