import { shuffled } from '../../random.ts'
import type { Difficulty } from '../../wire.ts'
import type { Asked, AnswerCandidate } from '../reading/answer-candidates.ts'
import { DISTRACTORS } from '../reading/mcq-candidate.ts'
import { classesOf } from '../reading/noun-classes.ts'
import { numericDistractors } from './numbers.ts'
import type { ProseSentence } from '../reading/prose.ts'
import { sharesTerm, stems } from '../reading/term-overlap.ts'
import { GENERIC_NOUNS, PLACE_WORDS, GROUP_WORDS, EVENT_WORDS } from '../reading/words.ts'

/** Chosen at random among this many of the best, so that two quizzes differ. */
const POOL = { easy: 12, medium: 7, hard: 4 } as const

/**
 * Three wrong options of the same kind as the key, or none where the documents don't hold three good ones.
 * `longest` says whether the key shall be the longest of the four, if it can; else it never is.
 */
export const distractorsFor = (
  asked: Asked,
  keys: readonly AnswerCandidate[],
  sentences: readonly ProseSentence[],
  difficulty: Difficulty,
  random: () => number,
  longest: boolean,
): string[] | null => {
  const { key } = asked
  if (key.kind === 'year' || key.kind === 'number') return numericDistractors(asked, keys, random)
  const synonyms = linkedTexts(key, sentences)
  const rated = keys
    .filter(
      (other) =>
        isValidDistractor(asked, other, sentences) &&
        !synonyms.some((text) => sharesTerm(text, other.text)),
    )
    .map((other) => ({ other, score: likeness(asked, other, sentences, difficulty) }))
    .filter(({ score }) => score > 0)
    .sort((a, b) => b.score - a.score || (a.other.id < b.other.id ? -1 : 1))
    .slice(0, 2 * POOL[difficulty])
    .filter(({ other }) => !isAlsoTrue(asked, other, sentences))
  const pool = shuffled(rated.slice(0, POOL[difficulty]), random)
  const long = pool.filter(({ other }) => other.text.length >= key.text.length)
  const ordered = longest
    ? [...pool.filter((entry) => !long.includes(entry)), ...long]
    : [...long.slice(0, 1), ...pool.filter((entry) => entry !== long[0])]
  if (!longest && long.length === 0) return null
  const chosen: AnswerCandidate[] = []
  for (const { other } of ordered) {
    if (chosen.length === DISTRACTORS) break
    if (
      chosen.every(
        (one) => !sharesTerm(one.text, other.text) && one.lemmas.join() !== other.lemmas.join(),
      )
    )
      chosen.push(other)
  }
  return chosen.length === DISTRACTORS ? chosen.map((one) => one.text) : null
}

/** What the documents put beside the key as another name for it: "X (Y)", "X, or Y", "X, also known as Y". */
const linkedTexts = (key: AnswerCandidate, sentences: readonly ProseSentence[]): string[] =>
  key.uses.flatMap((use) => {
    const text = sentences[use.sentence]?.analysed.text ?? ''
    const after =
      /^\s*(?:\(|,? or |,? (?:also |sometimes |often )?(?:known|called|referred to) as |,? (?:also )?called )"?([^,.;()]{2,50})/u.exec(
        text.slice(use.end),
      )
    const before =
      /([^,.;()]{2,50})\s+(?:\(|or |(?:also |sometimes )?(?:known|called) as |is an? |are )(?:the |an? )?$/u.exec(
        text.slice(0, use.start),
      )
    return [after?.[1], before?.[1]]
      .filter((found) => found !== undefined)
      .map((found) => found.trim())
  })

const SMALL =
  /^(?:which|that|this|these|with|from|have|been|were|they|their|when|than|more|most|also|into|other|some)$/u

const telling = new WeakMap<ProseSentence, ReadonlySet<string>>()
/** The words that tell what a sentence says, endings off. */
const tellingStems = (sentence: ProseSentence): ReadonlySet<string> => {
  const known = telling.get(sentence)
  if (known) return known
  const found = new Set(
    stems(sentence.analysed.text).filter((stem) => stem.length > 3 && !SMALL.test(stem)),
  )
  telling.set(sentence, found)
  return found
}

/** A sentence that shares this much of the question says nearly the same. */
const NEARLY_SAID = 0.5

/** Whether another sentence says of `other` nearly what this one says of the key: then it may be right as well. */
export const isAlsoTrue = (
  { key, sentence }: Asked,
  other: AnswerCandidate,
  sentences: readonly ProseSentence[],
): boolean => {
  const own = new Set(stems(key.text))
  const said = [...tellingStems(sentence)].filter((stem) => !own.has(stem))
  return other.uses.some((use) => {
    const where = sentences[use.sentence]
    const held = where ? tellingStems(where) : new Set<string>()
    return (
      said.length > 0 && said.filter((stem) => held.has(stem)).length >= said.length * NEARLY_SAID
    )
  })
}

/** Whether a term stands for the same kind of thing, as far as its head tells: 1, not: -1, unknown: 0. */
export const sameClass = (key: AnswerCandidate, other: AnswerCandidate): -1 | 0 | 1 => {
  const [own, others] = [key, other].map(({ lemmas }) => classesOf(lemmas.at(-1) ?? ''))
  if (!own?.length || !others?.length) return 0
  return own.some((name) => others.includes(name)) ? 1 : -1
}

/** "the Safavids" beside "the Habsburgs", not beside "Ismail". */
const isPluralName = (name: string): boolean => /^\p{Lu}\p{Ll}+(?:[^sui]|[iu]n)s$/u.test(name)

const SORTED_NAMES = new Set([...PLACE_WORDS, ...GROUP_WORDS, ...EVENT_WORDS])

const isValidDistractor = (
  { key, use, sentence }: Asked,
  other: AnswerCandidate,
  sentences: readonly ProseSentence[],
): boolean => {
  if (other.id === key.id || other.kind !== key.kind || other.plural !== key.plural) return false
  if (Math.abs(other.words.length - key.words.length) > 1) return false
  if (!alikeInLength(key.text, other.text) || isCapital(key.text) !== isCapital(other.text))
    return false
  const shared = key.lemmas.filter((lemma) => other.lemmas.includes(lemma))
  if (key.kind === 'name') {
    if (shared.some((lemma) => !SORTED_NAMES.has(lemma) && !/^(?:of|the|and|for)$/u.test(lemma)))
      return false
    if (key.sort !== other.sort || nameShape(key.text) !== nameShape(other.text)) return false
    if (/^(?:other|people)$/u.test(key.sort) && isPluralName(key.text) !== isPluralName(other.text))
      return false
    if (key.sort === 'other' && (key.words.length === 1) !== (other.words.length === 1))
      return false
    if (
      key.sort === 'other' &&
      (Math.min(key.uses.length, other.uses.length) < 2 || company(key, other) < 0.5)
    )
      return false
  }
  if (key.sort === 'term') {
    const alike = sameClass(key, other)
    if (alike < 0 || !(isEstablished(other) || (alike > 0 && other.words.length > 1))) return false
    if (key.words.length > 1 !== other.words.length > 1 && !(key.defined && other.defined))
      return false
  }
  if (awayFrom(other, sentence, sentences) > SAME_MATTER) return false
  const articled = /\bthe\s*$/iu.test(sentence.analysed.text.slice(0, use.start))
  if (key.kind === 'name' && articled !== share(other, '<the') >= 0.5) return false
  // What the sentence itself mentions would stand in the question.
  if (sentence.analysed.text.toLowerCase().includes(other.text.toLowerCase())) return false
  const rest = stems(sentence.analysed.text)
  return (
    !stems(other.text).every((stem) => rest.includes(stem)) && !sharesTerm(key.text, other.text)
  )
}

/** A phrase that came once may be a slip of the grammar or of no weight; a term comes back or is explained. */
const isEstablished = (key: AnswerCandidate): boolean => key.uses.length > 1 || key.defined

/** "V&A", "DECnet" and "NATO" are no neighbours of "Paris". */
const nameShape = (name: string): string =>
  /[&\d]/u.test(name)
    ? 'sign'
    : /^\p{Lu}{2,}s?$/u.test(name)
      ? 'acronym'
      : /\p{Ll}\p{Lu}|\p{Lu}{2}\p{Ll}/u.test(name)
        ? 'mixed'
        : 'word'

const isCapital = (text: string): boolean => /^\p{Lu}/u.test(text)

const alikeInLength = (a: string, b: string): boolean =>
  Math.abs(a.length - b.length) <= 5 || (a.length <= b.length * 1.7 && b.length <= a.length * 1.7)

const share = (key: AnswerCandidate, company: string): number =>
  (key.contextCounts.get(company) ?? 0) / key.uses.length

const norms = new WeakMap<AnswerCandidate, number>()
const normOf = (key: AnswerCandidate): number => {
  const known = norms.get(key)
  if (known !== undefined) return known
  const norm = Math.sqrt(
    [...key.contextCounts.values()].reduce((sum, count) => sum + count * count, 0),
  )
  norms.set(key, norm)
  return norm
}

/** Cosine of the company two keys keep, 0–1. */
const company = (a: AnswerCandidate, b: AnswerCandidate): number => {
  const [few, many] = a.contextCounts.size < b.contextCounts.size ? [a, b] : [b, a]
  let dot = 0
  for (const [word, count] of few.contextCounts) dot += count * (many.contextCounts.get(word) ?? 0)
  return dot === 0 ? 0 : dot / (normOf(a) * normOf(b))
}

/** Further away than so many paragraphs a document may speak of other things. */
const SAME_MATTER = 40

/** Paragraphs from `sentence` to the nearest use of a key. */
const awayFrom = (
  key: AnswerCandidate,
  sentence: ProseSentence,
  sentences: readonly ProseSentence[],
): number => {
  let least = Infinity
  for (const use of key.uses)
    least = Math.min(least, Math.abs((sentences[use.sentence]?.block ?? Infinity) - sentence.block))
  return least
}

const likeness = (
  { key, sentence }: Asked,
  other: AnswerCandidate,
  sentences: readonly ProseSentence[],
  difficulty: Difficulty,
): number => {
  const sameHead = key.lemmas.at(-1) === other.lemmas.at(-1)
  const near = awayFrom(other, sentence, sentences) <= 3
  const closeness = difficulty === 'hard' ? 1 : difficulty === 'medium' ? 0.4 : -0.3
  const sort =
    key.sort === 'term'
      ? 1.5 * sameClass(key, other)
      : key.sort === other.sort
        ? 1
        : key.kind === 'term' && key.words.length === 1
          ? -1
          : 0
  const generic = other.kind === 'term' && GENERIC_NOUNS.has(other.lemmas.at(-1) ?? '') ? -0.4 : 0
  return (
    0.6 +
    sort +
    2 * company(key, other) +
    (key.words.length === other.words.length ? 0.6 : 0) +
    (sameHead && key.words.length > 1 ? closeness + 0.4 : 0) +
    (near ? closeness : 0) +
    // What stands near is about the same matter.
    Math.max(0, 1 - awayFrom(other, sentence, sentences) / SAME_MATTER) +
    (other.defined ? 1.2 : 0) -
    0.25 * Math.abs(Math.log2(key.uses.length / other.uses.length)) +
    Math.min(1, Math.log2(other.uses.length + 1) / 3) +
    generic
  )
}
