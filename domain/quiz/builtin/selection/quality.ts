import { qualityFeatures, type MadeQuestion } from './quality-features.ts'

/**
 * Weights of a logistic regression on the verdicts of strict evaluators about 1,919 questions from
 * 88 books and sets of notes: 1 for good, 0.5 for usable after an edit, 0 for bad.
 * docs/evaluation/questions.md says what they bring on books that were left out.
 */
const INTERCEPT = -0.4167
const WEIGHTS: Readonly<Record<string, number>> = {
  isGroup: -0.3304,
  isWhichTerm: -0.0828,
  answerWords: 0.0054,
  score: 0.1542,
  fromGlossary: 0.6742,
  fromPlain: -0.8503,
  isDense: 1.0841,
  isFormal: 0.1755,
  hasSentence: -0.2441,
  termCapital: -0.6329,
  termPerson: 0.6673,
  meaningWords: 0.0235,
  startsDefinite: 0.2981,
  meaningDigits: -0.8035,
  meaningOverlap: 0.3627,
  newWords: 0.0275,
  quoteNames: -0.3136,
  inList: -0.5595,
  optionMeaningSpread: -1.0075,
  keyLength: -0.4382,
  optionSameKind: -0.2931,
  documentTechnical: -2.183,
  documentMarked: 0.6151,
}

/**
 * Weights that questions answered in writing have in addition. They were fitted, with the weights
 * above as they are, to the verdicts on 473 other questions of this kind; that of a term that
 * recurs was chosen by reading what it adds (docs/evaluation/questions.md, rounds 15 and 17).
 */
const WRITTEN_INTERCEPT = 0.102
const WRITTEN_WEIGHTS: Readonly<Record<string, number>> = {
  isLabel: -0.708,
  labelRecurs: 1.614,
  labelShort: -0.895,
  kindKnown: 0.657,
  recurs: 0.45,
  isNamed: 0.8,
  isGeneric: 0.7,
}

/**
 * Minimum estimates: a missing question costs less than a wrong one. Of questions with the same
 * estimate, evaluators accept fewer of those with options.
 */
const MIN_QUALITY = { written: 0.55, choice: 0.6 } as const

const weighted = (
  features: Readonly<Record<string, number>>,
  weights: Readonly<Record<string, number>>,
  intercept: number,
): number =>
  Object.entries(weights).reduce(
    (sum, [name, weight]) => sum + weight * (features[name] ?? 0),
    intercept,
  )

/** How likely evaluators accept a question, 0–1. */
export const qualityOf = (question: MadeQuestion): number => {
  const { quality } = question.candidate
  if (quality !== undefined) return quality
  const features = qualityFeatures(question)
  const isWritten = question.made.draft.wrong.length === 0
  const sum =
    weighted(features, WEIGHTS, INTERCEPT) +
    (isWritten ? weighted(features, WRITTEN_WEIGHTS, WRITTEN_INTERCEPT) : 0)
  return 1 / (1 + Math.exp(-sum))
}

/** Whether a question is good enough to be asked. */
export const isGoodEnough = (question: MadeQuestion): boolean => {
  const isChoice = question.made.draft.wrong.length > 0
  return qualityOf(question) >= (isChoice ? MIN_QUALITY.choice : MIN_QUALITY.written)
}
