import { definitionChecks } from '../../../languages/definition-checks.ts'
import type { KindOfThing } from '../../../languages/kinds-of-things.ts'
import { exactly } from '../../../languages/patterns.ts'
import { areOneNoun } from '../terms/meanings/meaning-noun.ts'
import type { Term } from '../terms/terms.ts'
import { wordsIn } from '../wording/wording.ts'

/** Similarity of two meanings that may both be correct. */
const MAX_SHARED = { jaccard: 0.3, contained: 0.49 } as const
/** Minimum words of each of two similar meanings that the other does not have. */
const MIN_OWN_WORDS = 2

/** Whether all stems of `part` are among `all`. */
export const isSubset = (part: ReadonlySet<string>, all: ReadonlySet<string>): boolean =>
  [...part].every((stem) => all.has(stem))

/**
 * Whether two meanings are nearly the same. Those that differ in a few words only are the best to
 * tell apart: "… near the bride's mother" and "… near the groom's father".
 */
const meanTheSame = (a: Term, b: Term): boolean => {
  const shared = [...a.meaningStems].filter((stem) => b.meaningStems.has(stem)).length
  const [least = 0, most = 0] = [a.meaningStems.size, b.meaningStems.size].sort((x, y) => x - y)
  return (
    least - shared < MIN_OWN_WORDS &&
    (shared / Math.max(1, least + most - shared) > MAX_SHARED.jaccard ||
      shared / Math.max(1, least) > MAX_SHARED.contained)
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

/** The beginning of a word for another thing than its end: "inter". */
const OTHER_PREFIX = exactly(String.raw`(?:${definitionChecks('otherPrefixes')})-?`)
/** Minimum letters of a word that longer ones are kinds of. */
const MIN_KIND = 5

/**
 * Whether the words of a term end in those of another one, which it is then a kind of: "nucleic
 * acid" and "deoxyribonucleic acid", "Spannung" and "Wechselspannung".
 */
const isCompoundOf = (part: Term, all: Term): boolean => {
  const [own, other] = [wordsOf(part), wordsOf(all)]
  return (
    own.length === other.length &&
    own.every((word, at) => {
      const longer = other[at] ?? ''
      const prefix = longer.slice(0, longer.length - word.length)
      return (
        longer === word ||
        (word.length >= MIN_KIND && longer.endsWith(word) && !OTHER_PREFIX.test(prefix))
      )
    })
  )
}

/** Whether two terms name different things and neither is a kind of the other. */
export const areDistinct = (a: Term, b: Term): boolean =>
  a.termId !== b.termId &&
  !areOneTerm(a, b) &&
  !isCompoundOf(a, b) &&
  !isCompoundOf(b, a) &&
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

/** Paragraphs are in the order of the text. */
const firstParagraph = ({ paragraphs: [first = Infinity] }: Pick<Term, 'paragraphs'>): number =>
  first

/** Paragraphs between the first uses of two terms. */
const distanceOf = (a: Term, b: Term): number => Math.abs(firstParagraph(a) - firstParagraph(b))

const shareKind = (a: Term, b: Term): boolean => [...a.kinds].some((kind) => b.kinds.has(kind))

/** Whether a meaning says that its term is a kind of another: "ideologies" and "an ideology". */
export const isKindOf = (kind: Term, all: Term): boolean =>
  areOneNoun(kind.meaningNoun, all.head) &&
  (!areOneNoun(kind.head, all.head) || isSubset(all.stems, kind.meaningStems))

const shareHead = (a: Term, b: Term): boolean => areOneNoun(a.head, b.head)

const shareMeaningNoun = (a: Term, b: Term): boolean => areOneNoun(a.meaningNoun, b.meaningNoun)

/** Maximum distance in the text of two terms of one subject. */
const MAX_SUBJECT_DISTANCE = { share: 0.1, paragraphs: 15 } as const
/** Maximum distances in paragraphs of terms that are compared, and that are explained together. */
const MAX_DISTANCE = { compared: 8, explained: 2 } as const

/** Whether a paragraph uses both terms. */
const areTogether = (a: Term, b: Term): boolean =>
  [...a.paragraphs].some((paragraph) => b.paragraphs.has(paragraph))

/** Whether a text introduces two terms close to each other, or uses them in one paragraph. */
export const areNear = (a: Term, b: Term): boolean =>
  distanceOf(a, b) <= MAX_DISTANCE.compared || areTogether(a, b)

/** Whether two terms are so close that their meanings do not stand out beside each other. */
export const isNearEnough = (a: Term, b: Term): boolean =>
  Math.abs(a.position - b.position) < MAX_SUBJECT_DISTANCE.share ||
  distanceOf(a, b) <= MAX_SUBJECT_DISTANCE.paragraphs

/** Whether two terms can be explained in one answer: of one kind, or introduced together. */
export const areRelated = (a: Term, b: Term): boolean =>
  shareHead(a, b) ||
  shareMeaningNoun(a, b) ||
  (shareKind(a, b) && distanceOf(a, b) <= MAX_DISTANCE.compared) ||
  areTogether(a, b) ||
  ((a.kinds.size === 0 || b.kinds.size === 0) && distanceOf(a, b) <= MAX_DISTANCE.explained)

/** Length of a shared ending that makes names alike: "centralization", "cephalization". */
const MIN_ALIKE_ENDING = 6

const endAlike = (a: Term, b: Term, letters: number): boolean =>
  a.head.length >= letters && a.head.slice(-letters) === b.head.slice(-letters)

/** Words that two meanings share beside their noun. */
const sharedWords = (a: Term, b: Term): number =>
  [...a.meaningStems].filter((stem) => b.meaningStems.has(stem) && !a.meaningNoun.startsWith(stem))
    .length

/** Kinds of which many unlike things are: "a number", "a part of the mill". */
const BROAD: readonly KindOfThing[] = ['quantity', 'object', 'place']
/** Minimum shared words of two things of such a kind. */
const MIN_SHARED = 2

/**
 * Whether the difference of two terms is worth asking for: their names have one head noun, or their
 * meanings one noun, and they share more than that, so that they are not two of many such things.
 */
export const areContrasted = (a: Term, b: Term): boolean => {
  const isOneKind = shareKind(a, b) || sharedWords(a, b) > 0
  if (shareHead(a, b)) return isOneKind
  return (
    areTogether(a, b) &&
    (shareMeaningNoun(a, b)
      ? sharedWords(a, b) >= (BROAD.some((kind) => a.kinds.has(kind)) ? MIN_SHARED : 1)
      : endAlike(a, b, MIN_ALIKE_ENDING) && isOneKind)
  )
}

/** Whether there is evidence that two terms are things of one kind. */
export const areOfOneKind = (a: Term, b: Term): boolean =>
  shareHead(a, b) || shareMeaningNoun(a, b) || shareKind(a, b) || endAlike(a, b, SOME_ENDING)

/** Maximum distance in paragraphs of things that a text sets side by side. */
const BESIDE = 4
/** Letters of a shared ending that is some evidence: "foundationalism", "contextualism". */
const SOME_ENDING = 5
/** Points for shared words of two meanings. */
const WORDS = { each: 0.5, most: 1.5 } as const

/** Points for the kinds of two terms according to their meanings and names. */
const rivalryOfKind = (a: Term, b: Term): number => {
  const isOneNoun = shareMeaningNoun(a, b)
  const isOneHead = shareHead(a, b)
  const isOtherKind = !shareKind(a, b) && a.kinds.size > 0 && b.kinds.size > 0
  return (
    // A noun for many things, such as "system", distinguishes less.
    (isOneNoun ? (a.kinds.size > 0 ? 1 : 2) : 0) +
    (isOneHead ? 2 : 0) +
    (!isOneHead && endAlike(a, b, SOME_ENDING) ? 1.5 : 0) +
    (shareKind(a, b) ? 1 : 0) -
    (isOtherKind && !isOneNoun && !isOneHead ? 1.5 : 0)
  )
}

/**
 * How easily a learner takes one term for another, 0 to about 9: what they are, the words that
 * their meanings share, and whether the text treats them side by side.
 */
export const rivalry = (a: Term, b: Term): number =>
  rivalryOfKind(a, b) +
  Math.min(WORDS.most, sharedWords(a, b) * WORDS.each) +
  (areTogether(a, b) ? 0.5 : 0) +
  (distanceOf(a, b) <= BESIDE ? 1 : 0) +
  (a.heading !== '' && a.heading === b.heading ? 0.5 : 0)
