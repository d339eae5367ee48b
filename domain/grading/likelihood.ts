import { ENOUGH_OF_OTHERS, type Features } from './evidence.ts'

/** Log-odds by logistic regression, fitted by `bench/fit-points.ts` (docs/evaluation.md). */
export type Weights = { intercept: number; weights: Partial<Record<keyof Features, number>> }

/** That an answer says something about a point, right or wrong. */
const ABOUT: Weights = {
  intercept: -3.06,
  weights: { similarity: 4.64, covered: 2.69, added: 0.72, ofAnother: -2.47 },
}
/** That what it says about the point is right. */
const AGREES: Weights = {
  intercept: 4.19,
  weights: {
    contradicts: -0.54,
    outweighed: -1.68,
    negatedOnce: -0.82,
    exchanged: -2.71,
    otherConflict: -3.51,
    similarity: -3.16,
  },
}
/** Weight of an answer that says nothing of the other points either, which is mostly padding. */
const OTHERS_WEIGHT = 4

export const logOdds = ({ intercept, weights }: Weights, features: Features): number =>
  (Object.keys(features) as (keyof Features)[]).reduce(
    (sum, name) => sum + (weights[name] ?? 0) * features[name],
    intercept,
  )

/** Log-odds of being about a point, and of agreeing with it. */
export type Likelihood = { about: number; agrees: number }

export const likelihoodOf = (features: Features): Likelihood => ({
  about: logOdds(ABOUT, features),
  agrees: logOdds(AGREES, features),
})

/** Less by what an answer that is about the other points too would have more. */
export const aboutAnything = ({ about }: Likelihood, { others }: Features): number =>
  about - OTHERS_WEIGHT * (ENOUGH_OF_OTHERS - others)
