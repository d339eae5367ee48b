import { detectLanguage, type Language } from '../../text/language.ts'
import { featuresOf, type Features } from './features.ts'
import { CAPS, guardAgainst } from './guards.ts'
import { respell } from './spelling.ts'
import { tokensOf, type Token } from '../../statements/tokens.ts'

/**
 * Log-odds of an answer being right, per feature. Fitted by `bench/fit-marker.ts` to the training splits of two public sets of
 * human marks (Beetle: short answers on circuits; SAF: long answers on networks); docs/evaluation.md has the measurements.
 */
const INTERCEPT = -4.36
const COEFFICIENTS: Readonly<Record<keyof Features, number>> = {
  covered: 0.65,
  onTopic: 0.81,
  order: 0.75,
  spelling: 1.93,
  clash: -1.37,
  strayOpposites: -0.46,
  contradiction: -0.98,
  counterclaims: -0.43,
  swapped: -0.27,
  exact: 1.53,
  asked: -0.27,
  nothing: -1,
  length: 1.67,
}

/**
 * Where on the scale of similarity a likelihood of being right lies: 50 where right and wrong balance on the training splits,
 * 90 where one wrong answer in twenty or fewer is accepted, 75 in between.
 */
const CALIBRATION: readonly (readonly [likelihood: number, similarity: number])[] = [
  [0, 0],
  [0.52, 50],
  [0.7, 75],
  [0.79, 90],
  [1, 100],
]

const FEATURES = Object.keys(COEFFICIENTS) as (keyof Features)[]

const likelihoodOf = (features: Features): number => {
  const logOdds = FEATURES.reduce((sum, name) => sum + COEFFICIENTS[name] * features[name], INTERCEPT)
  return 1 / (1 + Math.exp(-logOdds))
}

const calibrate = (likelihood: number): number => {
  let [fromLikelihood, fromSimilarity] = [0, 0]
  for (const [toLikelihood, toSimilarity] of CALIBRATION) {
    if (likelihood <= toLikelihood && toLikelihood > fromLikelihood)
      return (
        fromSimilarity +
        ((likelihood - fromLikelihood) / (toLikelihood - fromLikelihood)) * (toSimilarity - fromSimilarity)
      )
    ;[fromLikelihood, fromSimilarity] = [toLikelihood, toSimilarity]
  }
  return 100
}

/** What an answer is held against: any one of `references`, in whatever words, is a full answer to `question`. */
export type Expected = { question: string; references: readonly string[] }

/** The question, the references and a way to read answers to them, in which misspelt words are read as theirs. */
export const read = ({
  question,
  references,
}: Expected): { asked: Token[]; wanted: Token[][]; readAnswer: (answer: string) => Token[] } => {
  const language = detectLanguage([question, ...references].join('\n'))
  const asked = tokensOf(question, language)
  const wanted = references.map((reference) => tokensOf(reference, language))
  const known = [...asked, ...wanted.flat()]
  return { asked, wanted, readAnswer: (answer) => respell(tokensOf(answer, language), known) }
}

/**
 * Measured features of `answer` beside each reference, for fitting (`bench/fit-marker.ts`): `contradiction` is the strongest
 * of all references.
 */
export const measure = (
  question: readonly Token[],
  references: readonly (readonly Token[])[],
  answer: readonly Token[],
): Features[] => {
  const each = references.map((reference) => featuresOf(question, reference, answer))
  const contradiction = Math.max(0, ...each.map((features) => features.contradiction))
  return each.map((features) => ({ ...features, contradiction }))
}

export type Guard = keyof typeof CAPS

export type Assessment = { similarity: number; guard: Guard | null }

/**
 * How nearly an answer says what one of the references says, 0–100, and the guard it ran into, if any. Calibrated: from 50 it is
 * likelier right than wrong, from 90 a human marker who disagrees is rare.
 */
export const assessor = (expected: Expected): ((answer: string) => Assessment) => {
  const { asked, wanted, readAnswer } = read(expected)
  return (answer) => {
    const said = readAnswer(answer)
    if (!said.some((token) => token.weight > 0)) return { similarity: 0, guard: null }
    const guard = guardAgainst(asked, wanted, said)
    const score = calibrate(Math.max(0, ...measure(asked, wanted, said).map(likelihoodOf)))
    return { similarity: guard === null ? score : Math.min(score, CAPS[guard]), guard }
  }
}

export const assess = (expected: Expected, answer: string): Assessment => assessor(expected)(answer)

export const similarity = (expected: Expected, answer: string): number => assess(expected, answer).similarity

/** The words of `text` that matter, as concepts: two texts that share none have nothing to do with one another. */
export const conceptsOf = (text: string, language: Language): Set<string> =>
  new Set(tokensOf(text, language).flatMap((token) => (token.weight > 0 ? [token.concept] : [])))
