import { LANGUAGES } from '../../languages/registry.ts'
import { meaningsOf } from '../../languages/meanings.ts'
import type { Language } from '../../text/language.ts'
import { stemOf } from '../../text/search/terms.ts'
import { isMisspelling } from '../spelling.ts'
import type { Token } from '../tokens.ts'

/** The groups of synonyms and the sides of opposites that a word belongs to. */
type Groups = { synonyms: ReadonlySet<string>; sides: ReadonlyMap<string, boolean> }
const NO_GROUPS: Groups = { synonyms: new Set(), sides: new Map() }

type Lexicon = {
  groupsOf: ReadonlyMap<string, Groups>
  prefixes: readonly string[]
  suffixes: readonly string[]
}

const words = (list: string): string[] => list.split(/\s+/).filter(Boolean)

/** Collects groups by the stems of their words. */
function createGroups(language: Language) {
  const groups = new Map<string, { synonyms: Set<string>; sides: Map<string, boolean> }>()
  return {
    groups,
    at: (word: string) => {
      const stem = stemOf(word, language)
      const known = groups.get(stem) ?? { synonyms: new Set(), sides: new Map() }
      groups.set(stem, known)
      return known
    },
  }
}

function lexiconOf(language: Language): Lexicon {
  const meanings = meaningsOf(language)
  if (!meanings) return { groupsOf: new Map(), prefixes: [], suffixes: [] }
  const { groups, at } = createGroups(language)
  const wordsIn = (list: string): string[] =>
    words(list).flatMap((word) => [word, ...meanings.forms(word)])
  for (const [index, group] of meanings.synonyms.entries())
    for (const word of wordsIn(group)) at(word).synonyms.add(String(index))
  for (const [index, [one, other]] of meanings.opposites.entries()) {
    for (const word of wordsIn(one)) at(word).sides.set(String(index), false)
    for (const word of wordsIn(other)) at(word).sides.set(String(index), true)
  }
  return {
    groupsOf: groups,
    prefixes: words(meanings.negatingPrefixes),
    suffixes: words(meanings.negatingSuffixes),
  }
}

const lexicons = new Map<Language, Lexicon>()
const lexiconFor = (language: Language): Lexicon => {
  const code = language === 'und' ? 'en' : language
  const known = lexicons.get(code) ?? lexiconOf(code)
  lexicons.set(code, known)
  return known
}

/** Whether the lists of meanings have a word with this stem. */
export const hasMeaning = (stem: string, language: Language): boolean =>
  lexiconFor(language).groupsOf.has(stem)

/** Minimum common beginning of two words of one family: "expand" and "expansion". */
const FAMILY_LETTERS = 4
const FAMILY_SHARE = 0.7
/** Minimum letters of a word that is a part of a compound. */
const PART_LETTERS = 5

const commonPrefix = (a: string, b: string): number => {
  let at = 0
  while (at < a.length && a[at] === b[at]) at += 1
  return at
}

/** Whether two stems probably belong to one family of words. */
const isFamily = (a: string, b: string): boolean => {
  const shorter = Math.min(a.length, b.length)
  const common = commonPrefix(a, b)
  return (
    common >= FAMILY_LETTERS &&
    common >= FAMILY_SHARE * shorter &&
    common >= 0.5 * Math.max(a.length, b.length)
  )
}

/** Whether `whole` is a compound that begins or ends with `part`. */
const isPartOf = (part: string, whole: string): boolean =>
  part.length >= PART_LETTERS &&
  whole.length >= part.length + 3 &&
  (whole.startsWith(part) || whole.endsWith(part))

/** Whether one stem is the other with a negating prefix or suffix. */
function isNegatedForm(a: string, b: string, { prefixes, suffixes }: Lexicon): boolean {
  const [short, long] = a.length < b.length ? [a, b] : [b, a]
  if (short.length < 4) return false
  return (
    prefixes.some((prefix) => long === prefix + short) ||
    suffixes.some(
      (suffix) => long.endsWith(suffix) && isFamily(long.slice(0, -suffix.length), short),
    )
  )
}

/** How two words are related: the strength of "same", 0–1, or opposites. */
export type Relation = { same: number; opposite: boolean }
const UNRELATED: Relation = { same: 0, opposite: false }
/** Two words of one group of the thesaurus. */
const RELATED: Relation = { same: 0.75, opposite: false }

const areInOneGroup = ({ groups: here }: Token, { groups: there }: Token): boolean =>
  here !== undefined && there !== undefined && [...here].some((group) => there.has(group))

const sameOrOpposite = (areOpposite: boolean): Relation =>
  areOpposite ? { same: 0, opposite: true } : { same: 0.9, opposite: false }

/** How the lists of meanings relate two words; null if they do not. */
function listedRelation(here: Groups, there: Groups): Relation | null {
  if ([...here.synonyms].some((group) => there.synonyms.has(group))) return sameOrOpposite(false)
  const shared = [...here.sides].filter(([pair]) => there.sides.has(pair))
  if (shared.length === 0) return null
  return sameOrOpposite(!shared.some(([pair, side]) => there.sides.get(pair) === side))
}

/** How the letters of two words relate them. */
function relationByLetters(a: string, b: string, joinsCompounds: boolean): Relation {
  if (isFamily(a, b)) return { same: 0.85, opposite: false }
  if (isMisspelling(a, b)) return { same: 0.8, opposite: false }
  return joinsCompounds && (isPartOf(a, b) || isPartOf(b, a))
    ? { same: 0.6, opposite: false }
    : UNRELATED
}

/** Compares words of one language by their stems and by the lists of meanings. */
export function createRelation(language: Language): (a: Token, b: Token) => Relation {
  const lexicon = lexiconFor(language)
  const joinsCompounds =
    meaningsOf(language) !== undefined && LANGUAGES.get(language)?.joinsCompounds === true
  const groupsOf = ({ stem }: Token): Groups => lexicon.groupsOf.get(stem) ?? NO_GROUPS
  const compare = (a: Token, b: Token): Relation => {
    if (a.stem === b.stem) return { same: 1, opposite: false }
    if (a.identifier || b.identifier) return UNRELATED
    if (isNegatedForm(a.stem, b.stem, lexicon)) return sameOrOpposite(true)
    const listed = listedRelation(groupsOf(a), groupsOf(b))
    if (listed) return listed
    if (a.concept === b.concept) return sameOrOpposite(a.opposite !== b.opposite)
    return relationByLetters(a.stem, b.stem, joinsCompounds)
  }
  const known = new Map<string, Map<string, Relation>>()
  return (a, b) => {
    const others = known.get(a.stem) ?? new Map<string, Relation>()
    known.set(a.stem, others)
    const found = others.get(b.stem) ?? compare(a, b)
    others.set(b.stem, found)
    return found === UNRELATED && areInOneGroup(a, b) ? RELATED : found
  }
}
