import { contentTokens } from './sides.ts'
import { tokensOf, type Token } from './tokens.ts'
import { detectLanguage, type Language } from '../text/language.ts'
import { featuresOf, wordSimilarity, type Features } from './features.ts'
import { SIMILARITY_CAPS, failedCheck } from './answer-checks.ts'
import { respell } from './spelling.ts'

/**
 * Log-odds of an answer being right, per feature. Fitted by `bench/fit-marker.ts` to the training splits of two public sets of
 * human marks (Beetle: short answers on circuits; SAF: long answers on networks); docs/evaluation.md has the measurements.
 */
const INTERCEPT = -5.03
const COEFFICIENTS: Readonly<Record<keyof Features, number>> = {
  covered: 0.74,
  onTopic: 1.61,
  order: 0.88,
  spelling: 1.96,
  clash: -0.66,
  strayOpposites: -0.68,
  contradiction: -1.34,
  counterclaims: -0.41,
  swapped: -0.36,
  exact: 1.31,
  nothing: -1.86,
  length: 1.63,
}

/** A short or a long question (`quiz_questions.question_type`). */
export type Length = 'saq' | 'laq'

/**
 * Where on the scale of similarity a likelihood of being right lies: 50 where right and wrong balance on the training splits. What
 * is accepted, from 90 where the answer is short and from 75 where it is long, has few wrong answers among it: one in twenty
 * or fewer of the wrong short answers, one in twelve of the long ones.
 */
const CALIBRATION: Readonly<
  Record<Length, readonly (readonly [likelihood: number, similarity: number])[]>
> = {
  saq: [
    [0, 0],
    [0.5, 50],
    [0.7, 75],
    [0.8, 90],
    [1, 100],
  ],
  laq: [
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

/** What an answer is held against: any one of `references`, in whatever words, is a full answer to `question`. */
export type Expected = { question: string; references: readonly string[] }

/** The question, the references and a way to read answers to them, in which misspelt words are read as theirs. */
export const prepareReference = ({
  question,
  references,
}: Expected): { asked: Token[]; wanted: Token[][]; readAnswer: (answer: string) => Token[] } => {
  const language = detectLanguage([question, ...references].join('\n'))
  const asked = tokensOf(question, language)
  const wanted = references.map((reference) => tokensOf(reference, language))
  const known = [...asked, ...wanted.flat()]
  return { asked, wanted, readAnswer: (answer) => respell(tokensOf(answer, language), known) }
}

export type Guard = keyof typeof SIMILARITY_CAPS

/** Similarity, 0–100, of an answer as likely to be right as that, or at most what the guard it ran into allows. */
export const similarityAt = (likelihood: number, guard: Guard | null, length: Length): number =>
  Math.min(calibrate(likelihood, length), guard === null ? 100 : SIMILARITY_CAPS[guard])

export type Assessment = { similarity: number; guard: Guard | null }

/**
 * How nearly an answer says what one of the references says, 0–100, and the guard it ran into, if any. Calibrated: from 50 it is
 * likelier right than wrong, from 90 (75 where long) a human marker who disagrees is rare.
 */
export const createScorer = (
  expected: Expected,
  length: Length = 'saq',
): ((answer: string) => Assessment) => {
  const { asked, wanted, readAnswer } = prepareReference(expected)
  return (answer) => {
    const said = readAnswer(answer)
    if (!said.some((token) => token.weight > 0)) return { similarity: 0, guard: null }
    const guard = failedCheck(asked, wanted, said)
    const likelihood = Math.max(0, ...featuresOf(asked, wanted, said).map(likelihoodOf))
    return { similarity: similarityAt(likelihood, guard, length), guard }
  }
}

export const assess = (expected: Expected, answer: string, length: Length = 'saq'): Assessment =>
  createScorer(expected, length)(answer)

export const similarity = (expected: Expected, answer: string, length: Length = 'saq'): number =>
  assess(expected, answer, length).similarity

/** The words of `text` that matter, as concepts: two texts that share none have nothing to do with one another. */
export const conceptsOf = (text: string, language: Language): Set<string> =>
  new Set(tokensOf(text, language).flatMap((token) => (token.weight > 0 ? [token.concept] : [])))

/** A name or a term has so many words that matter at most. */
const TERM_WORDS = 3
/** From this likeness on two words are the same, spelling forgiven. */
const NAMED_FROM = 0.85

/**
 * Where what is expected is a term that the question doesn't name itself: whether a text names it, word by word and not turned
 * round. In a list of things asked for, naming one is all there is to say of it.
 */
export const createTermMatcher = (expected: Expected): ((text: string) => boolean) => {
  const { asked, wanted, readAnswer } = prepareReference(expected)
  const terms = wanted
    .map(contentTokens)
    .filter((term) => term.length > 0 && term.length <= TERM_WORDS)
    .filter((term) => !term.every((token) => asked.some((other) => other.stem === token.stem)))
  return (text) => {
    if (terms.length === 0) return false
    const said = contentTokens(readAnswer(text))
    const standsAt = (term: readonly Token[], at: number): boolean =>
      term.every((token, step) => {
        const other = said[at + step]
        return other?.negative === token.negative && wordSimilarity(token, other) >= NAMED_FROM
      })
    return terms.some((term) => said.some((_, at) => standsAt(term, at)))
  }
}
