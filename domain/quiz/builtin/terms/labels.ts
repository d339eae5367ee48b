import { onOneLine } from '../../../text/normalise.ts'
import { contentStems, headOf, wordsIn, type Wording } from '../wording/wording.ts'
import type { Definition } from './definition.ts'
import { meaningNounOf } from './meanings/meaning-noun.ts'

/** Minimum uses of a label of several words; one that never recurs is a summary of its text. */
const MIN_LABEL_USES = 2

/** Whether the text after a label says what kind of thing it is: "The region whose rain …". */
const saysKind = ({ term, meaning, isFormal }: Definition, wording: Wording): boolean => {
  const { article, plural } = wording.patterns
  const { meaningNoun, kinds } = meaningNounOf(meaning, wording)
  if (plural?.test(meaningNoun) === true) return meaningNoun === headOf(term, wording)
  return isFormal || (article.test(meaning) && kinds.size > 0)
}

/** Whether a definition is the text after a label, instead of a sentence. */
export const isOfLabel = ({ source, isSentence }: Definition): boolean =>
  source === 'marked' && !isSentence

/** Whether a definition is a label of several words that the text does not use as a term. */
const isPhraseOfLabel = (found: Definition, uses: number): boolean =>
  isOfLabel(found) &&
  wordsIn(found.term).length > 1 &&
  // An article can stand before the label.
  onOneLine(found.quote)
    .slice(0, found.term.length + 5)
    .includes(found.term) &&
  uses < MIN_LABEL_USES

/** Words of a heading that is a topic, not a term, if the text below does not use it. */
const MIN_TOPIC_WORDS = 3

/**
 * Whether a heading above a phrase without an article names a topic instead of what the phrase
 * defines: no paragraph uses it.
 */
export const isTopic = (
  found: Definition & { readonly paragraphs: ReadonlySet<number> },
  { patterns: { article } }: Wording,
): boolean =>
  isOfLabel(found) &&
  wordsIn(found.term).length >= MIN_TOPIC_WORDS &&
  found.paragraphs.size === 0 &&
  !article.test(found.meaning) &&
  !onOneLine(found.quote).toLowerCase().includes(found.term.toLowerCase())

/** Minimum labels with one noun, which are then its kinds: "Lower sluicing", "Upper sluicing". */
const MIN_OF_HEAD = 2

/** How many different labels each noun ends (or begins, as the language has it). */
export const headsOfLabels = (
  found: readonly Definition[],
  wording: Wording,
): Map<string, number> => {
  const labels = found.filter(isOfLabel)
  const heads = new Map<string, number>()
  for (const term of new Set(labels.map((label) => label.term.toLowerCase()))) {
    const head = headOf(term, wording)
    heads.set(head, (heads.get(head) ?? 0) + 1)
  }
  return heads
}

/** Minimum share of the words of a meaning that another one of the same term has. */
const ALIKE_SHARE = 0.5

/** Whether all meanings say the same in other words. */
const areAlike = ([first = '', ...others]: readonly string[], wording: Wording): boolean => {
  const stems = contentStems(first, wording)
  return others.every((other) => {
    const own = contentStems(other, wording)
    const shared = [...own].filter((stem) => stems.has(stem)).length
    return shared >= ALIKE_SHARE * Math.min(own.size, stems.size)
  })
}

/**
 * The definitions of a term without those of a label that is before several texts, as "Risk:"
 * does in the description of each measure.
 */
export const withoutLabels = (
  group: readonly Definition[],
  labels: ReadonlySet<string>,
  wording: Wording,
): readonly Definition[] => {
  const meanings = new Set(group.filter(isOfLabel).map(({ meaning }) => meaning))
  return !areAlike([...meanings], wording) || labels.has(group[0]?.term.toLowerCase() ?? '')
    ? group.filter((definition) => !isOfLabel(definition))
    : group
}

/**
 * Whether a definition has a label of several words for a term that nothing else shows to be one:
 * it does not recur, its text does not say what kind of thing it is, and it names no kind of a noun
 * of several labels.
 */
export const isLabelAlone = (
  definition: Definition,
  { uses, heads }: { uses: number; heads: ReadonlyMap<string, number> },
  wording: Wording,
): boolean =>
  isPhraseOfLabel(definition, uses) &&
  !saysKind(definition, wording) &&
  (heads.get(headOf(definition.term, wording)) ?? 0) < MIN_OF_HEAD
