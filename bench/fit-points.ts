/**
 * `node bench/fit-points.ts FILE.jsonl …`: fits the weights of domain/grading/likelihood.ts to
 * answers of each kind (rows as for `npm run eval -- answers`) and prints them, with the figures of
 * verdicts for texts that are left out of the fit in turn. Answers are added that the files do not
 * have: the points copied, the good answer to another question of the text, and the half answer
 * with the wrong sentences about the other points. Each weight keeps the sign that makes sense.
 */
import { evidenceOf, type Evidence, type Features } from '../domain/grading/evidence.ts'
import { verdictBy } from '../domain/grading/estimate-without-model.ts'
import { logOdds, type Weights } from '../domain/grading/likelihood.ts'
import { passagesOf, withoutQuestion } from '../domain/grading/passages.ts'
import { referenceAnswers } from '../domain/grading/question.ts'
import { assess, type Guard } from '../domain/statements/similarity/compare.ts'
import { answersRow, questionOf, type Row } from './eval/answers.ts'
import { readRows } from './eval/rows.ts'

/** The features of each of the two regressions, with the sign of their weights. */
const ABOUT = { similarity: 1, covered: 1, added: 1, ofAnother: -1 } as const
const AGREES = {
  contradicts: -1,
  outweighed: -1,
  negatedOnce: -1,
  exchanged: -1,
  otherConflict: -1,
  similarity: -1,
} as const
type Signs = Partial<Record<keyof Features, 1 | -1>>

const RIDGE = 3
const STEPS = 3000
const RATE = 0.3

type Kind = 'good' | 'half' | 'wrong' | 'other' | 'copied' | 'elsewhere' | 'mixed'
type Sample = {
  text: string
  kind: Kind
  stated: boolean
  evidence: Evidence
  guard: Guard | null
  weight: number
}

/** Kinds of which there are many, or which nobody wrote. */
const WEIGHTS: Partial<Record<Kind, number>> = { copied: 0.3, elsewhere: 0.5 }

type Answer = { kind: Kind; answer: string; states: (point: number) => boolean }

function answersOf(row: Row, others: readonly Row[]): Answer[] {
  const { good, half, wrong, other } = row.answers
  const inHalf = (point: number): boolean => row.stated?.half.includes(point) === true
  const sentences = passagesOf(wrong, row.question).filter((one) => one.sentences.length === 1)
  const rest = sentences.filter((_, at) => !inHalf(at + 1)).map(({ text }) => text)
  const isAligned = row.stated !== undefined && sentences.length === row.points.length
  const [elsewhere] = others
  return [
    { kind: 'good', answer: good, states: () => true },
    { kind: 'wrong', answer: wrong, states: () => false },
    { kind: 'other', answer: other, states: () => false },
    { kind: 'copied', answer: row.points.join(' '), states: () => true },
    ...(row.stated ? [{ kind: 'half' as const, answer: half, states: inHalf }] : []),
    ...(isAligned
      ? [{ kind: 'mixed' as const, answer: `${half}\n${rest.join(' ')}`, states: inHalf }]
      : []),
    ...(elsewhere
      ? [{ kind: 'elsewhere' as const, answer: elsewhere.answers.good, states: () => false }]
      : []),
  ]
}

function samplesOf(row: Row, at: number, rows: readonly Row[], file: string): Sample[] {
  const text = row.text ?? `${file} ${row.language}`
  const others = rows.filter((other) => other !== row && other.text === row.text)
  const question = questionOf(row)
  const otherQuestions = others.length > 0 ? others.slice(at % others.length) : []
  const expected = { question: row.question, references: referenceAnswers(question) }
  return answersOf(row, row.text === undefined ? [] : otherQuestions).flatMap(
    ({ kind, answer, states }) => {
      const own = withoutQuestion(answer, row.question)
      const { guard } = assess(expected, own)
      const evidence = evidenceOf(question, own, passagesOf(answer, row.question))
      return evidence.map((one, point) => ({
        text,
        kind,
        evidence: one,
        guard,
        stated: states(point + 1),
        weight: WEIGHTS[kind] ?? 1,
      }))
    },
  )
}

const sigmoid = (value: number): number => 1 / (1 + Math.exp(-value))

/** Logistic regression with a ridge on features of equal spread. */
function fit(samples: readonly Sample[], signs: Signs): Weights {
  const names = Object.keys(signs) as (keyof Features)[]
  const valuesOf = (name: keyof Features) => samples.map(({ evidence }) => evidence.features[name])
  const spread = names.map((name) => {
    const values = valuesOf(name)
    const mean = values.reduce((sum, value) => sum + value, 0) / values.length
    return Math.sqrt(values.reduce((sum, one) => sum + (one - mean) ** 2, 0) / values.length) || 1
  })
  const rows = samples.map(({ evidence }) =>
    names.map((name, at) => evidence.features[name] / (spread[at] ?? 1)),
  )
  const total = samples.reduce((sum, { weight }) => sum + weight, 0)
  let intercept = 0
  let weights = names.map(() => 0)
  for (let step = 0; step < STEPS; step += 1) {
    const slopes = weights.map((weight) => (RIDGE * weight) / total)
    let slope = 0
    for (const [at, row] of rows.entries()) {
      const { stated, weight } = samples[at] ?? { stated: false, weight: 0 }
      const value = row.reduce((sum, one, index) => sum + one * (weights[index] ?? 0), intercept)
      const error = ((sigmoid(value) - (stated ? 1 : 0)) * weight) / total
      slope += error
      for (const [index, one] of row.entries()) slopes[index] = (slopes[index] ?? 0) + error * one
    }
    intercept -= RATE * slope
    weights = weights.map((weight, at) => {
      const sign = signs[names[at] ?? 'covered'] ?? 1
      return sign * Math.max(0, sign * (weight - RATE * (slopes[at] ?? 0)))
    })
  }
  const rounded = (value: number): number => Math.round(value * 100) / 100
  return {
    intercept: rounded(intercept),
    weights: Object.fromEntries(
      names.map((name, at) => [name, rounded((weights[at] ?? 0) / (spread[at] ?? 1))]),
    ),
  }
}

const isWrong = ({ kind }: Sample): boolean => kind === 'wrong' || kind === 'mixed'
const fitBoth = (samples: readonly Sample[]) => ({
  about: fit(
    samples.filter((one) => !isWrong(one)),
    ABOUT,
  ),
  agrees: fit(
    samples.filter((one) => one.stated || isWrong(one)),
    AGREES,
  ),
})

const files = process.argv.slice(2)
const samples = files.flatMap((file) =>
  readRows(file, answersRow).flatMap((row, at, rows) => samplesOf(row, at, rows, file)),
)
console.log(JSON.stringify(fitBoth(samples)))

const judged = [...new Set(samples.map(({ text }) => text))].flatMap((text) => {
  const { about, agrees } = fitBoth(samples.filter((one) => one.text !== text))
  return samples
    .filter((one) => one.text === text)
    .map(({ kind, stated, evidence, guard }) => {
      const { features } = evidence
      const likelihood = { about: logOdds(about, features), agrees: logOdds(agrees, features) }
      return { kind, stated, verdict: verdictBy(evidence, likelihood, guard) }
    })
})
for (const kind of ['good', 'half', 'wrong', 'other', 'copied', 'elsewhere', 'mixed'] as const)
  for (const stated of [true, false]) {
    const points = judged.filter((one) => one.kind === kind && one.stated === stated)
    const share = (verdict: string): number =>
      Math.round((1000 * points.filter((one) => one.verdict === verdict).length) / points.length) /
      1000
    if (points.length > 0)
      console.log(
        JSON.stringify({
          kind,
          stated,
          n: points.length,
          met: share('met'),
          open: share('open'),
          missed: share('missed'),
        }),
      )
  }
