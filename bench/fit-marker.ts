/**
 * `node bench/fit-marker.ts FILE.jsonl …`: fits the coefficients of
 * domain/statements/similarity/compare.ts to human marks and prints them. Rows as for
 * `npm run eval -- marker`; if rows name a split, only `train` and `training` are used. Every file
 * has the same weight. Logistic regression with a small ridge; each coefficient keeps the sign
 * that makes sense for its feature, so that no answer gains by saying less or by contradicting.
 * The nearest reference is chosen again after each round.
 *
 * Few of the marked answers are off topic. Correct answers to other questions are added as
 * incorrect ones with a fifth of the weight; without them any long answer looks correct.
 *
 * `node bench/fit-marker.ts --folds FILE.jsonl …` uses all rows, leaves out complete questions and
 * then complete files in turn, and prints the marker's figures on what was left out (in the format
 * of `npm run eval -- marker`).
 */
import { featuresOf, type Features } from '../domain/statements/similarity/features.ts'
import {
  conceptsOf,
  prepareReference,
  similarityAt,
} from '../domain/statements/similarity/compare.ts'
import { failedCheck } from '../domain/statements/similarity/answer-checks.ts'
import { figures, markerRow, type Marked } from './eval/marker.ts'
import { readRows } from './eval/rows.ts'

const SIGNS: Readonly<Record<keyof Features, 1 | -1>> = {
  covered: 1,
  onTopic: 1,
  order: 1,
  spelling: 1,
  negatedOpposites: -1,
  addedOpposites: -1,
  contradiction: -1,
  counterclaims: -1,
  swapped: -1,
  exact: 1,
  nothing: -1,
  length: 1,
}
const NAMES = Object.keys(SIGNS) as (keyof Features)[]
const RIDGE = 2
const ROUNDS = 4
const STEPS = 1000
const RATE = 0.05
const FOLDS = 8
/**
 * Answers to other questions, per question; together they have this share of the weight of their
 * file's marked rows.
 */
const OFF_TOPIC_PER_QUESTION = 24
const OFF_TOPIC_WEIGHT = 0.2
/** Two questions are similar if more than this share of the shorter reference's words is shared. */
const SIMILAR_SHARE = 0.3

type Row = ReturnType<typeof readFile>[number]
type Sample = {
  file: string
  question: string
  candidates: number[][]
  guard: ReturnType<typeof failedCheck>
  score: number
  weight: number
  isOffTopic: boolean
}

const sigmoid = (value: number): number => 1 / (1 + Math.exp(-value))
const dot = (a: readonly number[], b: readonly number[]): number =>
  a.reduce((sum, value, at) => sum + value * (b[at] ?? 0), 0)

const readFile = (file: string, everything: boolean) =>
  readRows(file, markerRow)
    .filter((row) => everything || /^train/.test(row.split ?? 'train'))
    .map((row) => ({ ...row, file, references: row.references ?? [row.reference] }))

const identity = (row: Row): string => `${row.question}\n${row.references.join('\n')}`

function sampleOf(row: Row, weight: number, isOffTopic: boolean): Sample {
  const { questionTokens, referenceTokens, readAnswer } = prepareReference(row)
  const answer = readAnswer(row.answer)
  const candidates = featuresOf(questionTokens, referenceTokens, answer).map((features) => [
    1,
    ...NAMES.map((name) => features[name]),
  ])
  const guard = failedCheck(questionTokens, referenceTokens, answer)
  return {
    file: row.file,
    question: identity(row),
    candidates,
    guard,
    score: row.score01,
    weight,
    isOffTopic,
  }
}

const conceptsBy = new Map<string, Set<string>>()
const conceptsIn = (row: Row): Set<string> => {
  const known = conceptsBy.get(identity(row)) ?? conceptsOf(row.references.join('\n'), 'en')
  conceptsBy.set(identity(row), known)
  return known
}

/**
 * Whether correct answers to one question may be correct for the other, because the references are
 * similar.
 */
const areSimilar = (one: Row, other: Row): boolean => {
  const [a, b] = [conceptsIn(one), conceptsIn(other)]
  return (
    [...a].filter((concept) => b.has(concept)).length > SIMILAR_SHARE * Math.min(a.size, b.size)
  )
}

/**
 * The rows of `file`, and its questions with correct answers to others, drawn evenly from all
 * files.
 */
function samplesOf(file: string, all: readonly Row[]): Sample[] {
  const rows = all.filter((row) => row.file === file)
  const questions = [...new Map(rows.map((row) => [identity(row), row])).values()]
  const weight = OFF_TOPIC_WEIGHT / (questions.length * OFF_TOPIC_PER_QUESTION)
  const offTopic = questions.flatMap((question, nth) => {
    const others = all.filter((row) => row.score01 >= 0.9 && !areSimilar(row, question))
    return Array.from({ length: OFF_TOPIC_PER_QUESTION }, (_, step) => {
      const other =
        others[
          Math.floor(((step + nth / questions.length) * others.length) / OFF_TOPIC_PER_QUESTION)
        ]
      return sampleOf({ ...question, answer: other?.answer ?? '', score01: 0 }, weight, true)
    })
  })
  return [...rows.map((row) => sampleOf(row, 1 / rows.length, false)), ...offTopic]
}

const nearest = (sample: Sample, coefficients: readonly number[]): number[] =>
  sample.candidates.reduce((best, one) =>
    dot(one, coefficients) > dot(best, coefficients) ? one : best,
  )

type Numbers = Float64Array

/** The samples as arrays: a row of `values` for each of `score` and `weight`. */
type Problem = { readonly values: Numbers; readonly score: Numbers; readonly weight: Numbers }

function problemOf(samples: readonly Sample[], coefficients: readonly number[]): Problem {
  const weights = samples.reduce((sum, sample) => sum + sample.weight, 0)
  return {
    values: Float64Array.from(samples.flatMap((sample) => nearest(sample, coefficients))),
    score: Float64Array.from(samples, (sample) => sample.score),
    weight: Float64Array.from(samples, (sample) => sample.weight / weights),
  }
}

/** The slope of the loss by each coefficient, with the ridge penalty but for the constant. */
function gradientAt(coefficients: Numbers, { values, score, weight }: Problem): Numbers {
  const width = coefficients.length
  const gradient = coefficients.map((one, at) => (at === 0 ? 0 : (RIDGE * one) / score.length))
  for (const [index, wanted] of score.entries()) {
    const row = values.subarray(index * width, (index + 1) * width)
    const value = row.reduce((sum, one, at) => sum + one * (coefficients[at] ?? 0), 0)
    const error = (sigmoid(value) - wanted) * (weight[index] ?? 0)
    for (const [at, one] of row.entries()) gradient[at] = (gradient[at] ?? 0) + error * one
  }
  return gradient
}

/** A coefficient with the sign that its feature must have. */
const withSign = (value: number, at: number): number => {
  const name = at === 0 ? undefined : NAMES[at - 1]
  return name === undefined ? value : SIGNS[name] * Math.max(0, SIGNS[name] * value)
}

/** Adam; the signs are enforced after each step. */
function improve(samples: readonly Sample[], start: readonly number[]): number[] {
  const problem = problemOf(samples, start)
  const coefficients = Float64Array.from(start)
  const [mean, square] = [new Float64Array(start.length), new Float64Array(start.length)]
  for (let step = 1; step <= STEPS; step += 1)
    for (const [at, slope] of gradientAt(coefficients, problem).entries()) {
      const [first, second] = [
        0.9 * (mean[at] ?? 0) + 0.1 * slope,
        0.999 * (square[at] ?? 0) + 0.001 * slope ** 2,
      ]
      mean[at] = first
      square[at] = second
      const stepSize =
        (RATE * (first / (1 - 0.9 ** step))) / (Math.sqrt(second / (1 - 0.999 ** step)) + 1e-9)
      coefficients[at] = withSign((coefficients[at] ?? 0) - stepSize, at)
    }
  return [...coefficients]
}

function fit(samples: readonly Sample[]): number[] {
  // The first round chooses the reference with the best coverage and order.
  let coefficients = [0, ...NAMES.map((name) => (name === 'covered' || name === 'order' ? 1 : 0))]
  for (let round = 0; round < ROUNDS; round += 1) coefficients = improve(samples, coefficients)
  return coefficients
}

const markedBy = (coefficients: readonly number[], samples: readonly Sample[]): Marked[] =>
  samples
    .filter((sample) => !sample.isOffTopic)
    .map((sample) => {
      const likelihood = sigmoid(dot(nearest(sample, coefficients), coefficients))
      const at = (length: 'short' | 'long') => similarityAt(likelihood, sample.guard, length)
      return { score: sample.score, short: at('short'), long: at('long') }
    })

const folds = process.argv[2] === '--folds'
const files = process.argv.slice(folds ? 3 : 2)
const rows = files.flatMap((file) => readFile(file, folds))
const samples = files.flatMap((file) => samplesOf(file, rows))
if (folds) {
  const questions = [...new Set(samples.map((sample) => sample.question))]
  const foldOf = new Map(questions.map((question, nth) => [question, nth % FOLDS]))
  const left = Array.from({ length: FOLDS }, (_, fold) => {
    const [out, rest] = [true, false].map((is) =>
      samples.filter((sample) => (foldOf.get(sample.question) === fold) === is),
    )
    const coefficients = fit(rest ?? [])
    return files.map((file) =>
      markedBy(
        coefficients,
        (out ?? []).filter((sample) => sample.file === file),
      ),
    )
  })
  for (const [at, file] of files.entries())
    console.log(
      JSON.stringify({
        file,
        left: 'questions',
        ...figures(left.flatMap((marked) => marked[at] ?? [])),
      }),
    )
  for (const file of files.length > 1 ? files : []) {
    const coefficients = fit(samples.filter((sample) => sample.file !== file))
    const marked = markedBy(
      coefficients,
      samples.filter((sample) => sample.file === file),
    )
    console.log(JSON.stringify({ file, left: 'file', ...figures(marked) }))
  }
} else {
  const [intercept = 0, ...rest] = fit(samples).map((value) => Math.round(value * 100) / 100)
  console.log(
    JSON.stringify({
      rows: rows.length,
      intercept,
      ...Object.fromEntries(NAMES.map((name, at) => [name, rest[at]])),
    }),
  )
}
