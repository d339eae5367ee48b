import { likeness } from './options.ts'
import type { Term } from './terms.ts'
import { wordsIn, type Wording } from './wording.ts'

type Numbers = Readonly<Record<string, number>>

const mean = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length)

const most = (values: readonly number[]): number => (values.length === 0 ? 0 : Math.max(...values))
const least = (values: readonly number[]): number => (values.length === 0 ? 0 : Math.min(...values))

/** Standard deviation of lengths as a share of their mean. */
const spread = (lengths: readonly number[]): number => {
  const middle = mean(lengths)
  return Math.sqrt(mean(lengths.map((length) => (length - middle) ** 2))) / Math.max(1, middle)
}

const jaccard = (a: ReadonlySet<string>, b: ReadonlySet<string>): number => {
  const shared = [...a].filter((stem) => b.has(stem)).length
  return shared / Math.max(1, a.size + b.size - shared)
}

const pairsOf = (terms: readonly Term[]): [Term, Term][] =>
  terms.flatMap((a, index) => terms.slice(index + 1).map((b): [Term, Term] => [a, b]))

const ENDING = 3
const ending = ({ term }: Term): string => term.slice(-ENDING).toLowerCase()
const shareKind = (a: Term, b: Term): boolean => [...a.kinds].some((kind) => b.kinds.has(kind))

/** How alike the options of a choice are; the key comes first. Zero for other questions. */
export const optionFeatures = ([key, ...wrong]: readonly Term[], wording: Wording): Numbers => {
  const all = key ? [key, ...wrong] : []
  const shareOf = (isOne: (key: Term, term: Term) => boolean): number =>
    key ? mean(wrong.map((term) => Number(isOne(key, term)))) : 0
  const meaningLengths = wrong.map(({ meaning }) => meaning.length)
  return {
    optionLikeness: key ? mean(wrong.map((term) => likeness(key, term))) : 0,
    optionLeastLikeness: key ? least(wrong.map((term) => likeness(key, term))) : 0,
    optionTermSpread: spread(all.map(({ term }) => term.length)),
    optionMeaningSpread: spread(all.map(({ meaning }) => meaning.length)),
    keyLength: key ? key.meaning.length / Math.max(1, mean(meaningLengths)) : 0,
    optionSameEnding: shareOf((a, b) => ending(a) === ending(b)),
    optionSameHead: shareOf((a, b) => a.head === b.head),
    optionSameGenus: shareOf((a, b) => a.genus !== '' && a.genus === b.genus),
    optionSameKind: shareOf(shareKind),
    optionSameHeading: shareOf((a, b) => a.heading !== '' && a.heading === b.heading),
    optionSameSource: shareOf((a, b) => a.source === b.source),
    optionOverlap: most(pairsOf(all).map(([a, b]) => jaccard(a.meaningStems, b.meaningStems))),
    optionWords: spread(all.map(({ term }) => wordsIn(term).length)),
    optionCapitals: wording.capitalNouns
      ? 0
      : spread(all.map(({ term }) => Number(/^\p{Lu}/u.test(term)))),
  }
}

/** How alike the terms are that a written question asks about together. Zero for a single one. */
export const relationFeatures = (terms: readonly Term[]): Numbers => {
  const pairs = pairsOf(terms)
  return {
    pairLikeness: mean(pairs.map(([a, b]) => likeness(a, b))),
    pairLeastLikeness: least(pairs.map(([a, b]) => likeness(a, b))),
    pairOverlap: mean(pairs.map(([a, b]) => jaccard(a.meaningStems, b.meaningStems))),
    pairSameKind: mean(pairs.map(([a, b]) => Number(shareKind(a, b)))),
    pairTogether: mean(
      pairs.map(([a, b]) => Number([...a.paragraphs].some((one) => b.paragraphs.has(one)))),
    ),
  }
}
