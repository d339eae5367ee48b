import { reversesMovement } from '../directions.ts'
import { swapsComparisonSides, contentTokens, sentencesOf, stemsOf } from '../sides.ts'
import { numbersIn, type Token } from '../tokens.ts'
import { stemOf } from '../../text/search/terms.ts'
import { wordSimilarity } from './features.ts'
import { englishWords } from '../words.ts'

/**
 * Checks for answers that share words with the reference but say nothing, or the contrary. Each
 * check caps the similarity of such an answer below the thresholds for correct (75 and 90).
 */
export const SIMILARITY_CAPS = {
  copiedQuestion: 20,
  scrambled: 30,
  contrary: 40,
  stuffed: 50,
} as const

const share = (part: number, whole: number): number => (whole > 0 ? part / whole : 0)

/** Dice coefficient of two sets. */
const overlap = (a: ReadonlySet<string>, b: ReadonlySet<string>): number =>
  share(2 * [...a].filter((one) => b.has(one)).length, a.size + b.size)

const runsOf = (tokens: readonly Token[], size: number): string[] =>
  tokens.slice(size - 1).map((_, at) =>
    tokens
      .slice(at, at + size)
      .map((token) => token.stem)
      .join(' '),
  )

const wordsOf = (tokens: readonly Token[]): Token[] =>
  contentTokens(tokens).filter((token) => !token.identifier)

/** Repeats the question or parts of it and adds nothing from the reference. */
const copiesQuestion = (
  question: readonly Token[],
  reference: readonly Token[],
  answer: readonly Token[],
): boolean => {
  if (answer.length < 4) return false
  const questionStems = stemsOf(question)
  const runs = runsOf(answer, 3)
  const known = new Set(runsOf(question, 3))
  const copied = share(runs.filter((run) => known.has(run)).length, runs.length)
  if (copied >= 0.95) return true
  const own = contentTokens(reference).filter((token) => !questionStems.has(token.stem))
  const answered = new Set(answer.flatMap((token) => [token.stem, token.concept]))
  return (
    copied >= 0.6 &&
    own.length > 0 &&
    !own.some((token) => answered.has(token.stem) || answered.has(token.concept))
  )
}

/**
 * Words that do not end a sentence and that function words do not follow; otherwise the word order
 * is not that of a sentence.
 */
const LEADERS = englishWords('articles')
const NEVER_LAST = new Set([...LEADERS, ...englishWords('neverLast')])

/**
 * Function words without a grammatical role: "bulb still closed path battery" is not a statement.
 */
const NON_GRAMMATICAL = new Set(
  [...englishWords('nonGrammaticalWords')].map((word) => stemOf(word, 'en')),
)

const breaksGrammar = (tokens: readonly Token[]): boolean =>
  tokens.some((token, at) => {
    const next = tokens[at + 1]
    const last = next === undefined || next.sentence !== token.sentence
    if (last) return token.functional && NEVER_LAST.has(token.stem)
    // "The other one", "the same" and "the more" are grammatical.
    const followsArticle = next.functional && !NON_GRAMMATICAL.has(next.stem)
    return token.functional && LEADERS.has(token.stem) && followsArticle
  })

/** Pairs of neighbouring words of an answer: all, those of the reference, and its reversed ones. */
function pairsShared(
  reference: readonly Token[],
  answer: readonly Token[],
): { total: number; shared: number; reversed: number } {
  const forward = new Set(runsOf(reference, 2))
  const pairs = runsOf(answer, 2)
  const isReversed = (pair: string): boolean =>
    !forward.has(pair) && forward.has(pair.split(' ').reverse().join(' '))
  return {
    total: pairs.length,
    shared: pairs.filter((pair) => forward.has(pair)).length,
    reversed: pairs.filter(isReversed).length,
  }
}

/** The reference's words in an impossible order: reversed, shuffled or sorted. */
const isScrambled = (reference: readonly Token[], answer: readonly Token[]): boolean => {
  if (answer.length < 4) return false
  const known = stemsOf(reference)
  if (share(answer.filter((token) => known.has(token.stem)).length, answer.length) < 0.8)
    return false
  const { total, shared, reversed } = pairsShared(reference, answer)
  if (reversed >= 2 && reversed > shared) return true
  const pairShare = share(shared, total)
  const likeSets = overlap(stemsOf(answer), known)
  if (likeSets < 0.8) return false
  return (
    (answer.length >= 6 && pairShare < 0.2) ||
    (likeSets >= 0.9 && pairShare < 0.35) ||
    // In another language the words of English articles may be others: "a la", "a partir de".
    (pairShare < 0.6 && breaksGrammar(answer) && !breaksGrammar(reference))
  )
}

/** This many words without function words or commas are not a list. */
const MIN_UNPUNCTUATED_WORDS = 20

/** Minimum words of notes, and the mean number of words between their marks. */
const NOTES = { words: 8, between: { least: 1.4, most: 8 } } as const

/** Whether an answer is written as notes: several groups of a few words between marks. */
const isNotes = (answer: readonly Token[]): boolean => {
  const clauses = new Set(answer.map(({ clause }) => clause)).size
  const words = answer.length / clauses
  return (
    clauses > 1 &&
    answer.length >= NOTES.words &&
    words >= NOTES.between.least &&
    words <= NOTES.between.most &&
    !breaksGrammar(answer)
  )
}

/** Share of the words of a statement that are function words. */
const grammarOf = (tokens: readonly Token[]): number =>
  share(
    tokens.filter((token) => token.functional && !token.negator && !NON_GRAMMATICAL.has(token.stem))
      .length,
    tokens.length,
  )
/** Minimum share of function words in a statement. */
const MIN_GRAMMAR = 0.2

/** Whether a long statement has no punctuation at all. */
const isUnpunctuated = (tokens: readonly Token[]): boolean =>
  tokens.length >= MIN_UNPUNCTUATED_WORDS && tokens[0]?.clause === tokens.at(-1)?.clause

/** Whether words are mostly the same few. */
const areRepeated = (tokens: readonly Token[]): boolean =>
  tokens.length >= 8 && share(stemsOf(tokens).size, tokens.length) < 0.4

/** The reference's content words as a list or repeated, without grammar. */
const isKeywordStuffing = (reference: readonly Token[], answer: readonly Token[]): boolean => {
  const content = contentTokens(answer)
  const known = stemsOf(contentTokens(reference))
  const hits = content.filter((token) => known.has(token.stem))
  if (hits.length < 3 || share(hits.length, content.length) < 0.5) return false
  if (grammarOf(answer) >= MIN_GRAMMAR) return false
  if (areRepeated(hits) || isUnpunctuated(answer)) return true
  const { shared, reversed } = pairsShared(reference, answer)
  if (isNotes(answer) && reversed <= shared) return false
  return grammarOf(reference) >= MIN_GRAMMAR && share(shared, answer.length - 1) < 0.7
}

/** How often `sentence` negates `stated`, by negators or by opposites of its words. */
const addedNegations = (sentence: readonly Token[], stated: readonly Token[]): number => {
  const negators = (tokens: readonly Token[]) => tokens.filter((token) => token.negator).length
  const known = stemsOf(stated)
  const replaced = sentence.filter(
    (token) =>
      !known.has(token.stem) &&
      stated.some((other) => other.concept === token.concept && other.opposite !== token.opposite),
  )
  return negators(sentence) - negators(stated) + replaced.length
}

/** Dice coefficient of the words of two sentences, tolerating misspellings. */
const sentenceSimilarity = (a: readonly Token[], b: readonly Token[]): number => {
  const same = (token: Token, others: readonly Token[]) =>
    others.some(
      (other) =>
        token.stem === other.stem ||
        (token.concept !== other.concept && wordSimilarity(token, other) >= 0.85),
    )
  const found =
    a.filter((token) => same(token, b)).length + b.filter((token) => same(token, a)).length
  return share(found, a.length + b.length)
}

/** Most shared words have the opposite polarity: "does not A and does not B". */
const negatesMost = (answer: readonly Token[], stated: readonly Token[]): boolean => {
  const shared = contentTokens(answer).flatMap((token) => {
    const others = stated.filter((other) => other.stem === token.stem)
    return others.length > 0 ? [others.every((other) => other.negative !== token.negative)] : []
  })
  return share(shared.filter(Boolean).length, shared.length) > 0.5
}

/** Contradicts `stated`: negated or with its sides exchanged, but not both. */
const opposes = (answer: readonly Token[], stated: readonly Token[]): boolean =>
  (addedNegations(answer, stated) + (swapsComparisonSides(answer, stated) ? 1 : 0)) % 2 !== 0 ||
  negatesMost(answer, stated)

/** Replaces a number of `stated`: 1923 for 1932. "Twenty-four", read as two numbers, equals 24. */
const hasWrongNumber = (answer: readonly Token[], stated: readonly Token[]): boolean => {
  const [answered, known] = [numbersIn(answer), numbersIn(stated)]
  const extra = [...answered].filter((number) => !known.has(number))
  const missing = [...known].filter((number) => !answered.has(number))
  const sum = extra.reduce((total, number) => total + Number(number), 0)
  return extra.length > 0 && missing.length > 0 && !missing.includes(String(sum))
}

/** Minimum similarity of two statements that differ only in their claim. */
const SAME_STATEMENT = 0.8

/** Minimum similarity of the other words of two statements with different numbers. */
const SAME_BUT_FOR_NUMBERS = 0.7

/** Negates a statement of a reference, changes its numbers, or states it and then denies it. */
const contradicts = (
  references: readonly (readonly Token[])[],
  answer: readonly Token[],
): boolean => {
  const denies = sentencesOf(answer).some((sentence) => {
    const content = contentTokens(sentence)
    const doubts = content.every((token) => token.identifier || token.concept === 'true/')
    return doubts && sentence.length >= 3 && sentence.some((token) => token.negator)
  })
  if (denies) return true
  const against = (
    answered: readonly Token[],
    statements: readonly (readonly Token[])[],
  ): boolean => {
    const content = contentTokens(answered)
    if (content.length < 2) return false
    // If one reference is negated but another is stated as it is, the answer is correct.
    let [affirmed, opposed, miscounted] = [0, 0, 0]
    const words = wordsOf(answered)
    for (const stated of statements) {
      const near = sentenceSimilarity(content, contentTokens(stated))
      if (hasWrongNumber(answered, stated))
        miscounted = Math.max(miscounted, sentenceSimilarity(words, wordsOf(stated)))
      else if (opposes(answered, stated)) opposed = Math.max(opposed, near)
      else affirmed = Math.max(affirmed, near)
    }
    return (
      (opposed >= SAME_STATEMENT && opposed > affirmed) ||
      (miscounted >= SAME_BUT_FOR_NUMBERS && miscounted > affirmed)
    )
  }
  const several = references.filter((reference) => sentencesOf(reference).length > 1)
  return (
    sentencesOf(answer).some((sentence) => against(sentence, references.flatMap(sentencesOf))) ||
    several.some(
      (reference) =>
        swapsComparisonSides(answer, reference) &&
        sentenceSimilarity(contentTokens(answer), contentTokens(reference)) >= SAME_STATEMENT,
    )
  )
}

/** The first check that `answer` fails, or null. */
export const failedCheck = (
  question: readonly Token[],
  references: readonly (readonly Token[])[],
  answer: readonly Token[],
): keyof typeof SIMILARITY_CAPS | null => {
  if (copiesQuestion(question, references.flat(), answer)) return 'copiedQuestion'
  if (references.some((reference) => isScrambled(reference, answer))) return 'scrambled'
  if (contradicts(references, answer)) return 'contrary'
  if (references.some((reference) => reversesMovement(answer, reference))) return 'contrary'
  return references.some((reference) => isKeywordStuffing(reference, answer)) ? 'stuffed' : null
}
