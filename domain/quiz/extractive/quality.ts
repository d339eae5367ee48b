import { qualityFeatures, type MadeQuestion } from './quality-features.ts'

/**
 * Weights of a logistic regression on the verdicts of strict readers about 1,640 questions from 70
 * books and sets of notes: 1 for good, 0.5 for usable after an edit, 0 for bad. docs/evaluation.md
 * says how they were found and what they bring on books that were left out.
 */
const INTERCEPT = -0.4457
const WEIGHTS: Readonly<Record<string, number>> = {
  isGroup: -0.2678,
  answerWords: 0.005,
  score: 0.2272,
  fromGlossary: 0.7443,
  fromPlain: -0.9039,
  isFormal: 0.2198,
  hasSentence: -0.3412,
  termCapital: -0.6319,
  termPerson: 0.6135,
  meaningWords: 0.0216,
  startsDefinite: 0.3595,
  meaningDigits: -0.673,
  meaningOverlap: 0.4139,
  newWords: 0.0342,
  quoteNames: -0.3473,
  inList: -0.4608,
  optionMeaningSpread: -1.0053,
  keyLength: -0.5799,
  optionSameKind: -0.3988,
  documentTechnical: -1.6074,
  documentMarked: 0.372,
  isGerman: -0.4417,
}

/** Minimum estimates: a missing question costs less than a wrong one. */
const MIN_QUALITY = 0.55
/** Where a document marks hardly any term. Its questions are worse, but it would have none. */
const MIN_QUALITY_UNMARKED = 0.35
/** Maximum share of marked terms in such a document. */
const UNMARKED_SHARE = 0.2

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
export const isGoodEnough = (question: MadeQuestion): boolean => {
  const { documentMarked = 0 } = question.material.documentFeatures
  const least = documentMarked < UNMARKED_SHARE ? MIN_QUALITY_UNMARKED : MIN_QUALITY
  return qualityOf(question) >= least
}
