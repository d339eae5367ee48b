/**
 * `node bench/fit-marker.ts FILE.jsonl …`: fits the coefficients of domain/builtin/marker/marker.ts to human marks and prints them.
 * Rows as for `npm run eval -- marker`; where rows name a split, only `train` and `training` are used. Every file weighs the
 * same. Logistic regression with a small ridge, each coefficient kept to the sign that makes sense for its feature, so that no
 * answer gains by saying less or by contradicting. The reference nearest to the answer is chosen anew after each round.
 */
import { measure, read } from '../domain/builtin/marker/marker.ts'
import type { Features } from '../domain/builtin/marker/features.ts'
import { readRows } from './eval/rows.ts'
import { markerRow } from './eval/marker.ts'

const SIGNS: Readonly<Record<keyof Features, 1 | -1>> = {
  covered: 1,
  onTopic: 1,
  order: 1,
  spelling: 1,
  clash: -1,
  strayOpposites: -1,
  contradiction: -1,
  counterclaims: -1,
  swapped: -1,
  exact: 1,
  asked: -1,
  nothing: -1,
  length: 1,
}
const NAMES = Object.keys(SIGNS) as (keyof Features)[]
const RIDGE = 2
const ROUNDS = 5
const STEPS = 1500
const RATE = 0.05

type Sample = { candidates: number[][]; score: number; weight: number }

const sigmoid = (value: number): number => 1 / (1 + Math.exp(-value))
const dot = (a: readonly number[], b: readonly number[]): number =>
  a.reduce((sum, value, at) => sum + value * (b[at] ?? 0), 0)

function samplesOf(file: string): Sample[] {
  const rows = readRows(file, markerRow).filter((row) => /^train/.test(row.split ?? 'train'))
  return rows.map((row) => {
    const expected = { question: row.question, references: row.references ?? [row.reference] }
    const { asked, wanted, readAnswer } = read(expected)
    const candidates = measure(asked, wanted, readAnswer(row.answer)).map((features) => [
      1,
      ...NAMES.map((name) => features[name]),
    ])
    return { candidates, score: row.score01, weight: 1 / rows.length }
  })
}

const nearest = (sample: Sample, coefficients: readonly number[]): number[] =>
  sample.candidates.reduce((best, one) => (dot(one, coefficients) > dot(best, coefficients) ? one : best))

/** Adam with the signs enforced after each step. */
function fit(samples: readonly Sample[], start: readonly number[]): number[] {
  const total = samples.length
  const weights = samples.reduce((sum, sample) => sum + sample.weight, 0)
  const coefficients = [...start]
  const chosen = samples.map((sample) => nearest(sample, start))
  const mean = coefficients.map(() => 0)
  const square = coefficients.map(() => 0)
  for (let step = 1; step <= STEPS; step += 1) {
    const gradient = coefficients.map((value, at) => (at === 0 ? 0 : (RIDGE * value) / total))
    for (const [index, sample] of samples.entries()) {
      const row = chosen[index] ?? []
      const error = ((sigmoid(dot(row, coefficients)) - sample.score) * sample.weight) / weights
      for (const [at, value] of row.entries()) gradient[at] = (gradient[at] ?? 0) + error * value
    }
    for (const [at, slope] of gradient.entries()) {
      mean[at] = 0.9 * (mean[at] ?? 0) + 0.1 * slope
      square[at] = 0.999 * (square[at] ?? 0) + 0.001 * slope ** 2
      const moved =
        (coefficients[at] ?? 0) -
        (RATE * ((mean[at] ?? 0) / (1 - 0.9 ** step))) /
          (Math.sqrt((square[at] ?? 0) / (1 - 0.999 ** step)) + 1e-9)
      const name = at === 0 ? undefined : NAMES[at - 1]
      coefficients[at] = name === undefined ? moved : SIGNS[name] * Math.max(0, SIGNS[name] * moved)
    }
  }
  return coefficients
}

const samples = process.argv.slice(2).flatMap(samplesOf)
// The first round chooses the reference that is covered best and kept in order.
let coefficients = [0, ...NAMES.map((name) => (name === 'covered' || name === 'order' ? 1 : 0))]
for (let round = 0; round < ROUNDS; round += 1) coefficients = fit(samples, coefficients)
const [intercept = 0, ...rest] = coefficients.map((value) => Math.round(value * 100) / 100)
console.log(
  JSON.stringify({
    rows: samples.length,
    intercept,
    ...Object.fromEntries(NAMES.map((n, i) => [n, rest[i]])),
  }),
)
