import type { PointFeatures } from './measure-points.ts'

/**
 * An additive estimate: each feature adds the points of the last step that its value reaches. The
 * sum is the logarithm of the odds.
 */
export type Scorecard<Feature extends string> = {
  readonly intercept: number
  /** The steps of each feature, ascending; below the first one it adds nothing. */
  readonly steps: Readonly<
    Partial<Record<Feature, readonly (readonly [from: number, points: number])[]>>
  >
}

/** The logarithm of the odds that a scorecard gives to features. */
export const logOddsOf = <Feature extends string>(
  { intercept, steps }: Scorecard<Feature>,
  features: Readonly<Record<Feature, number>>,
): number =>
  (Object.keys(features) as Feature[]).reduce((sum, feature) => {
    const reached = steps[feature]?.findLast(([from]) => features[feature] >= from)
    return sum + (reached?.[1] ?? 0)
  }, intercept)

/**
 * That an answer states a point, fitted by `bench/fit-points.ts` but for `otherContradictions`
 * (docs/evaluation/marks.md).
 */
export const MET: Scorecard<keyof PointFeatures> = {
  intercept: -2.9,
  steps: {
    similarity: [
      [0.24, 0.46],
      [0.34, 0.57],
      [0.69, 0.62],
      [0.99, 1.1],
    ],
    covered: [
      [0.16, 0.16],
      [0.39, 0.66],
      [0.49, 0.82],
      [0.64, 1.36],
      [0.94, 2.44],
    ],
    letters: [
      [0.08, 0.05],
      [0.14, 0.22],
      [0.22, 0.42],
      [0.29, 0.44],
      [0.38, 0.51],
      [0.91, 0.88],
    ],
    verbatim: [
      [0.67, -0.05],
      [1, -0.48],
    ],
    ownWords: [
      [0.02, 0.41],
      [0.18, 0.93],
      [0.58, 1.01],
    ],
    otherPoints: [
      [0.13, 0.5],
      [0.33, 0.55],
      [0.92, 0.65],
    ],
    ofPoints: [
      [0.08, 0.52],
      [0.14, 0.97],
      [0.2, 1.37],
      [0.75, 1.73],
    ],
    contrary: [[1, -2.54]],
    opposite: [[1, -0.32]],
    otherContradictions: [[0.5, -1]],
  },
}
