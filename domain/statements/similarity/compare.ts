import { contentTokens } from '../sides.ts'
import { tokensOf, type Token } from '../tokens.ts'
import { detectLanguage, type Language } from '../../text/language.ts'
import { featuresOf, wordSimilarity, type Features } from './features.ts'
import { SIMILARITY_CAPS, failedCheck } from './answer-checks.ts'
import { respell } from '../spelling.ts'

/**
 * Log-odds of an answer being correct, per feature. Fitted by `bench/fit-marker.ts` to the
 * training splits of two public data sets of human marks (Beetle: short answers on circuits; SAF:
 * long answers on networks); docs/evaluation/marks.md has the measurements.
 */
const INTERCEPT = -5.03
const COEFFICIENTS: Readonly<Record<keyof Features, number>> = {
  covered: 0.74,
  onTopic: 1.61,
  order: 0.88,
  spelling: 1.96,
  negatedOpposites: -0.66,
  addedOpposites: -0.68,
  contradiction: -1.34,
  counterclaims: -0.41,
  swapped: -0.36,
  exact: 1.31,
  nothing: -1.86,
  length: 1.63,
}

/** The length of the expected answer. */
type Length = 'short' | 'long'

/**
 * Maps a likelihood of being correct to the similarity scale: 50 is where correct and incorrect
 * balance on the training splits. From 90 (short answers) and 75 (long answers) few incorrect
 * answers are accepted: at most one in twenty of the short ones, one in twelve of the long ones.
 */
const CALIBRATION: Readonly<
  Record<Length, readonly (readonly [likelihood: number, similarity: number])[]>
> = {
  short: [
    [0, 0],
    [0.5, 50],
    [0.7, 75],
    [0.8, 90],
    [1, 100],
  ],
  long: [
    [0, 0],
    [0.5, 50],
    [0.74, 75],
    [0.84, 90],
    [1, 100],
  ],
}

const FEATURES = Object.keys(COEFFICIENTS) as (keyof Features)[]

const likelihoodOf = (features: Features): number => {
  const logOdds = FEATURES.reduce(
    (sum, name) => sum + COEFFICIENTS[name] * features[name],
    INTERCEPT,
  )
  return 1 / (1 + Math.exp(-logOdds))
}

const calibrate = (likelihood: number, length: Length): number => {
  let [fromLikelihood, fromSimilarity] = [0, 0]
  for (const [toLikelihood, toSimilarity] of CALIBRATION[length]) {
    if (likelihood <= toLikelihood && toLikelihood > fromLikelihood)
      return (
        fromSimilarity +
        ((likelihood - fromLikelihood) / (toLikelihood - fromLikelihood)) *
          (toSimilarity - fromSimilarity)
      )
    ;[fromLikelihood, fromSimilarity] = [toLikelihood, toSimilarity]
  }
  return 100
}

/** What an answer is compared with: each of `references` is a full answer to `question`. */
export type Expected = { question: string; references: readonly string[] }

/** The question, the references, and a reader of answers that corrects misspelt words of theirs. */
export const prepareReference = ({
  question,
  references,
}: Expected): {
  questionTokens: Token[]
  referenceTokens: Token[][]
  readAnswer: (answer: string) => Token[]
} => {
  const language = detectLanguage([question, ...references].join('\n'))
  const questionTokens = tokensOf(question, language)
  const referenceTokens = references.map((reference) => tokensOf(reference, language))
  const known = [...questionTokens, ...referenceTokens.flat()]
  return {
    questionTokens,
    referenceTokens,
    readAnswer: (answer) => respell(tokensOf(answer, language), known),
  }
}

export type Guard = keyof typeof SIMILARITY_CAPS

/** Similarity (0–100) for a likelihood of being correct, capped by a failed check. */
export const similarityAt = (likelihood: number, guard: Guard | null, length: Length): number =>
  Math.min(calibrate(likelihood, length), guard === null ? 100 : SIMILARITY_CAPS[guard])

type Assessment = { similarity: number; guard: Guard | null }

/**
 * Similarity of an answer to the nearest reference, 0–100, and the check it failed, if any.
 * Calibrated: above 50 it is more likely correct than not; above 90 (75 for long answers) human
 * markers rarely disagree.
 */
export const createScorer = (
  expected: Expected,
  length: Length = 'short',
): ((answer: string) => Assessment) => {
  const { questionTokens, referenceTokens, readAnswer } = prepareReference(expected)
  return (answer) => {
    const answerTokens = readAnswer(answer)
    if (!answerTokens.some((token) => token.weight > 0)) return { similarity: 0, guard: null }
    const guard = failedCheck(questionTokens, referenceTokens, answerTokens)
    const likelihood = Math.max(
      0,
      ...featuresOf(questionTokens, referenceTokens, answerTokens).map(likelihoodOf),
    )
    return { similarity: similarityAt(likelihood, guard, length), guard }
  }
}

export const assess = (expected: Expected, answer: string, length: Length = 'short'): Assessment =>
  createScorer(expected, length)(answer)

export const similarity = (expected: Expected, answer: string, length: Length = 'short'): number =>
  assess(expected, answer, length).similarity

/** The content words of `text` as concepts. Texts that share none are unrelated. */
export const conceptsOf = (text: string, language: Language): Set<string> =>
  new Set(tokensOf(text, language).flatMap((token) => (token.weight > 0 ? [token.concept] : [])))

/** Maximum content words of a name or term. */
const TERM_WORDS = 3
/** Minimum likeness of two words that count as equal, tolerating misspellings. */
const NAMED_THRESHOLD = 0.85

/**
 * If the expected answer is a term that the question does not name: a matcher of texts that name
 * it, word by word and not negated. Used for lists, where naming an item is a full answer.
 */
export const createTermMatcher = (expected: Expected): ((text: string) => boolean) => {
  const { questionTokens, referenceTokens, readAnswer } = prepareReference(expected)
  const terms = referenceTokens
    .filter((reference) => reference.length <= TERM_WORDS + 1)
    .map(contentTokens)
    .filter((term) => term.length > 0 && term.length <= TERM_WORDS)
    .filter(
      (term) => !term.every((token) => questionTokens.some((other) => other.stem === token.stem)),
    )
  return (text) => {
    if (terms.length === 0) return false
    const answerTokens = contentTokens(readAnswer(text))
    const isTermAt = (term: readonly Token[], at: number): boolean =>
      term.every((token, step) => {
        const other = answerTokens[at + step]
        return other?.negative === token.negative && wordSimilarity(token, other) >= NAMED_THRESHOLD
      })
    return terms.some((term) => answerTokens.some((_, at) => isTermAt(term, at)))
  }
}
