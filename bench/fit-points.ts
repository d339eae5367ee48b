/**
 * `node bench/fit-points.ts FILE.jsonl …`: fits the scorecard (domain/marking/builtin/scorecard.ts)
 * to answers whose points a teacher decided (rows as for `npm run eval -- answers`), and prints the
 * verdicts by kind of answer for texts that are left out of the fit in turn, and the scorecard that
 * is fitted to all. The points copied are added to each question, and the first half of them.
 */
import {
  measurePoints,
  type PointMeasurement,
  type PointFeatures,
} from '../domain/marking/builtin/measure-points.ts'
import { verdictBy } from '../domain/marking/builtin/estimate.ts'
import { answerPartsOf, withoutQuestion } from '../domain/marking/builtin/answer-parts.ts'
import { referenceAnswers } from '../domain/marking/question.ts'
import { logOddsOf, MET, type Scorecard } from '../domain/marking/builtin/scorecard.ts'
import { assess, type Guard } from '../domain/statements/similarity/compare.ts'
import { answersRow, questionOf, type Row } from './eval/answers.ts'
import { readRows } from './eval/rows.ts'
import { fitScorecard, type Sample, type Signs } from './fit/scorecard.ts'

/**
 * Points that are set by hand: whoever contradicts one point in the answers that are fitted to
 * contradicts all of them, as writers of wrong answers do, and learners do not.
 */
const SET_BY_HAND = { otherContradictions: MET.steps.otherContradictions ?? [] }
type Fitted = Exclude<keyof PointFeatures, keyof typeof SET_BY_HAND>

const SIGNS: Signs<Fitted> = {
  similarity: 1,
  covered: 1,
  letters: 1,
  verbatim: -1,
  ownWords: 1,
  otherPoints: 1,
  ofPoints: 1,
  contrary: -1,
  opposite: -1,
}

/** Weights of answers that nobody wrote, and of wrong ones that words cannot tell from right. */
const WEIGHTS: Readonly<Record<string, number>> = {
  copied: 0.3,
  halfCopied: 0.3,
  vague: 0.7,
  offtopic: 0.7,
  wrong_subtle: 0.4,
  long_wrong: 0.5,
}
/** Answers of one question to whose points only one decision is known weigh little each. */
const SINGLE_WEIGHT = 0.35
const PARTS = 8

type Answer = Row['answers'][number]
type Judged = Sample<keyof PointFeatures> & {
  readonly text: string
  readonly kind: string
  readonly decision: NonNullable<Answer['points']>[number]
  readonly measurement: PointMeasurement
  readonly guard: Guard | null
}

const copiesOf = ({ points }: Row): Answer[] => {
  const half = Math.ceil(points.length / 2)
  const answer = (kind: string, count: number): Answer => ({
    kind,
    text: points.slice(0, count).join(' '),
    points: points.map((_, at) => (at < count ? 'met' : 'absent')),
  })
  return [answer('copied', points.length), answer('halfCopied', half)]
}

function judgedOf(row: Row, file: string): Judged[] {
  const question = questionOf(row)
  const expected = { question: row.question, references: referenceAnswers(question) }
  const isReal = row.answers.some(({ kind }) => kind.startsWith('real'))
  return [...row.answers, ...copiesOf(row)].flatMap(({ kind, text, points }) => {
    const own = withoutQuestion(text, row.question)
    const { guard } = assess(expected, own)
    const parts = answerPartsOf(text, row.question)
    const weight = (WEIGHTS[kind] ?? 1) * (isReal ? SINGLE_WEIGHT / row.points.length : 1)
    return measurePoints(question, { text: own, parts, guard }).flatMap((measurement, at) => {
      const decision = points?.[at]
      return decision === undefined
        ? []
        : [
            {
              text: row.text ?? file,
              kind,
              decision,
              measurement,
              guard,
              features: measurement.features,
              isTrue: decision === 'met',
              weight,
            },
          ]
    })
  })
}

/** A point that is half stated counts neither as stated nor as missing. */
function fit(judged: readonly Judged[]): Scorecard<keyof PointFeatures> {
  const { intercept, steps } = fitScorecard<Fitted>(
    judged.filter(({ decision }) => decision !== 'partial'),
    SIGNS,
  )
  return { intercept, steps: { ...steps, ...SET_BY_HAND } }
}

const judged = process.argv
  .slice(2)
  .flatMap((file) => readRows(file, answersRow).flatMap((row) => judgedOf(row, file)))
const texts = [...new Set(judged.map(({ text }) => text))]
const parts = Array.from(
  { length: PARTS },
  (_, part) => new Set(texts.filter((_text, at) => at % PARTS === part)),
)
const leftOut = parts.flatMap((part) => {
  const scorecard = fit(judged.filter(({ text }) => !part.has(text)))
  return judged
    .filter(({ text }) => part.has(text))
    .map((one) => {
      const logOdds = logOddsOf(scorecard, one.features)
      return { ...one, logOdds, verdict: verdictBy(one.measurement, logOdds, one.guard) }
    })
})

const percent = (part: number, whole: number): number => Math.round((1000 * part) / whole) / 10

for (const kind of new Set(leftOut.map((one) => one.kind)))
  for (const decision of ['met', 'partial', 'wrong', 'absent'] as const) {
    const points = leftOut.filter((one) => one.kind === kind && one.decision === decision)
    const share = (verdict: string): number =>
      percent(points.filter((one) => one.verdict === verdict).length, points.length)
    if (points.length > 0)
      console.log(
        JSON.stringify({
          kind,
          decision,
          n: points.length,
          met: share('met'),
          open: share('open'),
          missed: share('missed'),
        }),
      )
  }
console.log(JSON.stringify(fit(judged)))
