import { ENOUGH_OF_OTHERS, type Features } from './evidence.ts'

/** Log-odds by logistic regression, fitted by `bench/fit-points.ts` (docs/evaluation.md). */
export type Weights = { intercept: number; weights: Partial<Record<keyof Features, number>> }

/** That an answer says something about a point, right or wrong. */
const ABOUT: Weights = {
  intercept: -3.49,
  weights: { similarity: 4.13, covered: 3.05, added: 0.77, ofAnother: -0.88 },
}
/** That what it says about the point is right. */
const AGREES: Weights = {
  intercept: 5.37,
  weights: {
    contradicts: -1.72,
    outweighed: -1.1,
    negatedOnce: -1.23,
    exchanged: -4.44,
    otherConflict: -3,
    similarity: -3.78,
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
