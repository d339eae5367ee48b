import { ENOUGH_OF_OTHERS, type Features } from './evidence.ts'

/** Log-odds by logistic regression, fitted by `bench/fit-points.ts` (docs/evaluation.md). */
export type Weights = { intercept: number; weights: Partial<Record<keyof Features, number>> }

/** That an answer says something about a point, right or wrong. */
const ABOUT: Weights = {
  intercept: -3.31,
  weights: { similarity: 3.81, covered: 2.96, added: 0.72, ofAnother: -2.28 },
}
/** That what it says about the point is right. */
const AGREES: Weights = {
  intercept: 4.95,
  weights: {
    contradicts: -1.77,
    outweighed: -1.15,
    negatedOnce: -1.14,
    exchanged: -4.73,
    otherConflict: -2.8,
    similarity: -3.19,
  },
}
/** Weight of an answer that says nothing of the other points either, which is mostly padding. */
const OTHERS_WEIGHT = 4

export const logOdds = ({ intercept, weights }: Weights, features: Features): number =>
  (Object.keys(features) as (keyof Features)[]).reduce(
    (sum, name) => sum + (weights[name] ?? 0) * features[name],
    intercept,
  )

export const aboutPoint = (features: Features): number => logOdds(ABOUT, features)
export const aboutAnyPoint = (features: Features): number =>
  aboutPoint(features) - OTHERS_WEIGHT * (ENOUGH_OF_OTHERS - features.others)
export const agreesWithPoint = (features: Features): number => logOdds(AGREES, features)
