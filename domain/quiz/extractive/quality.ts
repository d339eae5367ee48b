import { qualityFeatures, type MadeQuestion } from './quality-features.ts'

/**
 * Weights of a logistic regression on the verdicts of strict readers about 1,850 questions from 78
 * books and sets of notes: 1 for good, 0.5 for usable after an edit, 0 for bad. docs/evaluation.md
 * says how they were found and what they bring on books that were left out.
 */
const INTERCEPT = -0.3462
const WEIGHTS: Readonly<Record<string, number>> = {
  isGroup: -0.3366,
  answerWords: 0.0051,
  score: 0.1857,
  fromGlossary: 0.6444,
  fromPlain: -0.8256,
  isDense: 1.0628,
  isFormal: 0.1676,
  hasSentence: -0.3127,
  termCapital: -0.6479,
  termPerson: 0.6094,
  meaningWords: 0.0209,
  startsDefinite: 0.3288,
  meaningDigits: -0.7542,
  meaningOverlap: 0.4,
  newWords: 0.0301,
  quoteNames: -0.3815,
  inList: -0.4581,
  optionMeaningSpread: -1.1652,
  keyLength: -0.4301,
  optionSameKind: -0.3417,
  documentTechnical: -2.222,
  documentMarked: 0.5544,
  isGerman: -0.5165,
}

/** Minimum estimate: a missing question costs less than a wrong one. */
const MIN_QUALITY = 0.55

/** How likely readers accept a question, 0–1. */
export const qualityOf = (question: MadeQuestion): number => {
  const features = qualityFeatures(question)
  const sum = Object.entries(WEIGHTS).reduce(
    (total, [name, weight]) => total + weight * (features[name] ?? 0),
    INTERCEPT,
  )
  return 1 / (1 + Math.exp(-sum))
}

/** Whether a question is good enough to be asked. */
export const isGoodEnough = (question: MadeQuestion): boolean => qualityOf(question) >= MIN_QUALITY
