import type { GradingMessages } from '../../../../domain/grading/messages.ts'
import { judge } from '../../../../domain/grading/judge.ts'
import {
  markByOverlap,
  markByPoints,
  markByRule,
  markNothing,
} from '../../../../domain/grading/mark.ts'
import {
  acceptsControl,
  controlPoint,
  markingPrompt,
  modelVerdict,
  type DoubtedPoint,
  type ModelVerdict,
  type NumberedPoint,
} from '../../../../domain/grading/prompt.ts'
import { VERDICT_WEIGHTS } from '../../../../domain/grading/marks.ts'
import { pointsOf, type QuestionToMark } from '../../../../domain/grading/question.ts'
import type { JudgedPoint, Mark } from '../../../../domain/grading/wire.ts'
import { isWritten } from '../../../../domain/quiz/kinds/registry.ts'
import type { FunctionDeps } from '../deps.ts'
import type { ModelClient } from '../model-client.ts'

/** A model may leave points out; what is left out is asked once more. */
const ROUNDS = 2

/** What marks the answers of one account. */
export type Marker = Pick<FunctionDeps, 'engine' | 'model' | 'log' | 'now'> & {
  readonly account: string
  readonly messages: GradingMessages
}

type Subject = {
  readonly question: QuestionToMark
  readonly answer: string
  readonly reason: string | null
}

/** What the model is asked about one answer. */
type Exchange = Subject & { readonly model: ModelClient; readonly log: Marker['log'] }

/** The model's verdicts on `points`, where what it leaves out is asked once more; null if it failed. */
async function verdictsOf(
  { model, question, answer, reason, log }: Exchange,
  points: readonly NumberedPoint[],
  doubts: readonly DoubtedPoint[] = [],
): Promise<ModelVerdict[] | null> {
  const verdicts: ModelVerdict[] = []
  let open = points
  for (let round = 0; round < ROUNDS && open.length > 0; round += 1) {
    const control = controlPoint(question, answer)
    const prompt = markingPrompt(question, [...open, control], { answer, reason, doubts })
    const reply = await model.structured(prompt, modelVerdict)
    if (!reply.ok) {
      log({ name: 'marking_model_failed', code: reply.failure.code })
      break
    }
    verdicts.push(...reply.value)
    open = points.filter(({ number }) => !verdicts.some(({ point }) => Number(point) === number))
  }
  return open.length === points.length ? null : verdicts
}

/** Asks again for verdicts that code doubts. The second verdict counts, whatever it is. */
async function secondVerdicts(
  exchange: Exchange,
  points: readonly NumberedPoint[],
  verdicts: readonly ModelVerdict[],
): Promise<ModelVerdict[]> {
  const { question, answer } = exchange
  const doubts = judge(question, answer, verdicts).flatMap((one, at) =>
    one?.doubt ? [{ number: at + 1, doubt: one.doubt }] : [],
  )
  if (doubts.length === 0) return []
  const doubted = points.filter(({ number }) => doubts.some((one) => one.number === number))
  return (await verdictsOf(exchange, doubted, doubts)) ?? []
}

const weaker = (a: JudgedPoint, b: JudgedPoint): JudgedPoint =>
  VERDICT_WEIGHTS[a.verdict] <= VERDICT_WEIGHTS[b.verdict] ? a : b

/**
 * The points as the model judged them, as far as its quotes are in the answer, or null if the model
 * failed. Points that it left out are estimated. If it finds a point that no answer states, its
 * verdicts count only as far as the estimate agrees.
 */
async function judgeByModel(
  model: ModelClient,
  subject: Subject,
  { engine, account, log }: Marker,
): Promise<JudgedPoint[] | null> {
  const { question, answer } = subject
  const exchange: Exchange = { ...subject, model, log }
  const points = pointsOf(question).map((point, at) => ({ ...point, number: at + 1 }))
  const first = await verdictsOf(exchange, points)
  if (first === null) return null
  const control = controlPoint(question, answer)
  const trusted = !acceptsControl(control, answer, first)
  const second = trusted ? await secondVerdicts(exchange, points, first) : []
  if (!trusted) log({ name: 'marking_model_accepts_everything', model: model.name })
  const judged = judge(question, answer, [...second, ...first])
  if (trusted && judged.every((one) => one !== null)) return judged.map((one) => one.judged)
  const { points: estimated } = await engine.estimate(account, question, answer)
  return judged.flatMap((one, at) => {
    const other = estimated[at]
    if (!one || !other) return one?.judged ?? other ?? []
    return [trusted ? one.judged : weaker(one.judged, other)]
  })
}

/**
 * Without a model: the estimate; if it fails, the overlap of words; if that fails too, no marks
 * (requirements §8).
 */
async function markWithoutModel(
  { question, answer, reason }: Subject,
  { engine, account, messages, log }: Marker,
): Promise<Mark> {
  try {
    const { points, languageMismatch } = await engine.estimate(account, question, answer)
    const allMissed = points.every(({ verdict }) => verdict === 'missed')
    return markByPoints(question, points, 'lexical', messages, {
      ...(allMissed && languageMismatch && { before: messages.otherLanguage }),
      after: reason === null ? messages.estimated : messages.appealedWithoutModel,
    })
  } catch (cause) {
    log({ name: 'estimate_failed', reason: cause instanceof Error ? cause.name : 'unknown' })
  }
  try {
    return markByOverlap(question, answer, messages)
  } catch (cause) {
    log({ name: 'marking_failed', reason: cause instanceof Error ? cause.name : 'unknown' })
    return markNothing(question, messages)
  }
}

/**
 * A mark for an answer: by rule, by the model, or by the estimate in its place. `reason` is that of
 * an appeal.
 */
export async function markAnswer(
  question: QuestionToMark,
  answer: string,
  reason: string | null,
  marker: Marker,
): Promise<Mark> {
  const { model, messages } = marker
  if (!isWritten(question.question_type)) return markByRule(question, answer, messages)
  const subject: Subject = { question, answer, reason }
  const judged = model && (await judgeByModel(model, subject, marker))
  return judged
    ? markByPoints(
        question,
        judged,
        'model',
        messages,
        reason === null ? {} : { before: messages.appealed },
      )
    : markWithoutModel(subject, marker)
}
