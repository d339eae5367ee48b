import type { Scorecard } from '../../domain/marking/builtin/scorecard.ts'

/** What a scorecard is fitted to. */
export type Sample<Feature extends string> = {
  readonly features: Readonly<Record<Feature, number>>
  readonly isTrue: boolean
  readonly weight: number
}

/** Whether more of a feature must add points (1) or take some away (-1). */
export type Signs<Feature extends string> = Readonly<Record<Feature, 1 | -1>>

const ROUNDS = 300
const RATE = 0.12
const RIDGE = 3
/** Ranges of values of a feature, and the minimum weight of the samples on each side of a step. */
const MAX_RANGES = 12
const MIN_WEIGHT = 15
/** A sample's weight in a step is at most so much of its own: where its odds are even. */
const MOST_OF_WEIGHT = 0.25

/** The values at which ranges with about as many samples begin, without the lowest value. */
function startsOf(values: readonly number[]): number[] {
  const lowest = values.reduce((least, value) => Math.min(least, value), Infinity)
  const others = values.filter((value) => value > lowest).toSorted((a, b) => a - b)
  const starts = Array.from({ length: MAX_RANGES - 1 }, (_, i) => {
    const value = others[Math.floor((i * others.length) / (MAX_RANGES - 1))] ?? lowest
    return Math.round(value * 100) / 100
  })
  return [...new Set(starts)].filter((start) => start > lowest)
}

/** A feature of all samples: the range of each, and the points of each range so far. */
type Column = {
  readonly sign: 1 | -1
  readonly starts: readonly number[]
  readonly ranges: readonly number[]
  readonly points: number[]
}

function columnOf(values: readonly number[], sign: 1 | -1): Column {
  const starts = startsOf(values)
  const ranges = values.map((value) => starts.findLastIndex((start) => value >= start) + 1)
  return { sign, starts, ranges, points: Array<number>(starts.length + 1).fill(0) }
}

/** How much more likely a sample is than it should be, and how fast that changes. */
type Slope = { readonly slope: number; readonly curve: number }

const sumOf = (some: readonly Slope[]): Slope => ({
  slope: some.reduce((sum, one) => sum + one.slope, 0),
  curve: some.reduce((sum, one) => sum + one.curve, 0),
})

/** The slopes of the samples in each range of a column. */
function slopesIn({ ranges, points }: Column, slopes: readonly Slope[]): Slope[] {
  const sums = points.map(() => ({ slope: 0, curve: 0 }))
  for (const [i, { slope, curve }] of slopes.entries()) {
    const sum = sums[ranges[i] ?? 0]
    if (!sum) continue
    sum.slope += slope
    sum.curve += curve
  }
  return sums
}

type Step = { column: Column; range: number; below: number; above: number; gain: number }

/** The steps of a column that have its sign and enough samples on both sides. */
function stepsOf(column: Column, slopes: readonly Slope[]): Step[] {
  const byRange = slopesIn(column, slopes)
  return column.starts.flatMap((_, at): Step[] => {
    const [low, high] = [sumOf(byRange.slice(0, at + 1)), sumOf(byRange.slice(at + 1))]
    const below = low.slope / (low.curve + RIDGE)
    const above = high.slope / (high.curve + RIDGE)
    const isAllowed = (above - below) * column.sign > 0
    const isSeen = Math.min(low.curve, high.curve) >= MIN_WEIGHT * MOST_OF_WEIGHT
    const gain = low.slope * below + high.slope * above
    return isAllowed && isSeen ? [{ column, range: at + 1, below, above, gain }] : []
  })
}

const rounded = (value: number): number => Math.round(value * 100) / 100

/** The steps of a column, from its lowest range. */
const relativeSteps = ({ starts, points }: Column): [from: number, points: number][] => {
  const relative = points.map((value) => rounded(value - (points[0] ?? 0)))
  return starts.flatMap((start, at): [number, number][] => {
    const value = relative[at + 1] ?? 0
    return value === relative[at] ? [] : [[start, value]]
  })
}

/** Fits a scorecard by gradient boosting of single steps, each with the sign of its feature. */
export function fitScorecard<Feature extends string>(
  samples: readonly Sample<Feature>[],
  signs: Signs<Feature>,
): Scorecard<Feature> {
  const names = Object.keys(signs) as Feature[]
  const columns = names.map((name) =>
    columnOf(
      samples.map(({ features }) => features[name]),
      signs[name],
    ),
  )
  const logOdds = samples.map(() => 0)
  for (let round = 0; round < ROUNDS; round += 1) {
    const slopes = samples.map(({ isTrue, weight }, i): Slope => {
      const likely = 1 / (1 + Math.exp(-(logOdds[i] ?? 0)))
      return { slope: weight * (Number(isTrue) - likely), curve: weight * likely * (1 - likely) }
    })
    const [step] = columns
      .flatMap((column) => stepsOf(column, slopes))
      .toSorted((a, b) => b.gain - a.gain)
    if (!step) break
    const { column, range: from, below, above } = step
    const change = (range: number): number => RATE * (range < from ? below : above)
    for (const range of column.points.keys())
      column.points[range] = (column.points[range] ?? 0) + change(range)
    for (const [i, range] of column.ranges.entries()) logOdds[i] = (logOdds[i] ?? 0) + change(range)
  }
  const lowest = columns.reduce((sum, { points }) => sum + (points[0] ?? 0), 0)
  const steps: Partial<Record<Feature, [from: number, points: number][]>> = {}
  for (const [at, name] of names.entries()) {
    const own = columns[at]
    if (own) steps[name] = relativeSteps(own)
  }
  return { intercept: rounded(lowest), steps }
}
