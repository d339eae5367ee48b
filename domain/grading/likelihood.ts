import type { Features } from './evidence.ts'

/**
 * Log-odds by logistic regression, fitted by `bench/fit-points.ts`; docs/evaluation.md has the
 * measurements.
 */
export type Weights = Partial<Record<keyof Features, number>> & { intercept: number }

/** That an answer says something about a point, right or wrong. */
const ABOUT: Weights = {
  intercept: -5.01,
  similarity: 3.01,
  covered: 2.12,
  added: 0.57,
  ofAnother: -4.1,
  others: 9.12,
}
/** That what it says about the point is right. */
const AGREES: Weights = {
  intercept: 4.95,
  contradicts: -1.77,
  exchanged: -4.73,
  similarity: -3.19,
  outweighed: -1.15,
  negatedOnce: -1.14,
  otherConflict: -2.8,
}

export const logOdds = ({ intercept, ...weights }: Weights, features: Features): number => {
  let sum = intercept
  for (const name of Object.keys(features) as (keyof Features)[])
    sum += (weights[name] ?? 0) * features[name]
  return sum
}

export const aboutPoint = (features: Features): number => logOdds(ABOUT, features)
export const agreesWithPoint = (features: Features): number => logOdds(AGREES, features)
