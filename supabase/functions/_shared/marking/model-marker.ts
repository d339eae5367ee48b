import { checkModelVerdicts } from '../../../../domain/marking/model/check-verdicts.ts'
import { markByPoints } from '../../../../domain/marking/mark.ts'
import {
  acceptsControl,
  controlPoint,
  markingPrompt,
  modelVerdict,
  type DoubtedPoint,
  type ModelVerdict,
  type NumberedPoint,
} from '../../../../domain/marking/model/prompt.ts'
import { VERDICT_WEIGHTS } from '../../../../domain/marking/marks.ts'
import { pointsOf } from '../../../../domain/marking/question.ts'
import type { JudgedPoint } from '../../../../domain/marking/wire.ts'
import type { FunctionDeps } from '../deps.ts'
import type { ModelClient } from '../model/client.ts'
import type { Marker, Submission } from './marker.ts'
import { builtinMarker } from './builtin-marker.ts'

/** A model may leave points out; what is left out is asked once more. */
const ROUNDS = 2

type MarkerDeps = Pick<FunctionDeps, 'engine' | 'log'> & { readonly model: ModelClient }

/** What the model is asked about one answer. */
type Exchange = Pick<Submission, 'question' | 'answer' | 'reason'> & Omit<MarkerDeps, 'engine'>

/**
 * The model's verdicts on `points`, where what it leaves out is asked once more; null if it failed.
 */
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
  const doubts = checkModelVerdicts(question, answer, verdicts).flatMap((one, at) =>
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
  { model, engine, log }: MarkerDeps,
  { question, answer, reason, userId }: Submission,
): Promise<JudgedPoint[] | null> {
  const exchange: Exchange = { question, answer, reason, model, log }
  const points = pointsOf(question).map((point, at) => ({ ...point, number: at + 1 }))
  const first = await verdictsOf(exchange, points)
  if (first === null) return null
  const control = controlPoint(question, answer)
  const trusted = !acceptsControl(control, answer, first)
  const second = trusted ? await secondVerdicts(exchange, points, first) : []
  if (!trusted) log({ name: 'marking_model_accepts_everything', model: model.name })
  const judged = checkModelVerdicts(question, answer, [...second, ...first])
  if (trusted && judged.every((one) => one !== null)) return judged.map((one) => one.judged)
  const { points: estimated } = await engine.estimate(userId, question, answer)
  return judged.flatMap((one, at) => {
    const other = estimated[at]
    if (!one || !other) return one?.judged ?? other ?? []
    return [trusted ? one.judged : weaker(one.judged, other)]
  })
}

/** Marks by the verdicts of a model; without a usable reply, as the built-in marker does. */
export function modelMarker(deps: MarkerDeps): Marker {
  const estimate = builtinMarker(deps)
  return {
    isPaced: deps.model.remote,
    async mark(submission) {
      const { question, reason, messages } = submission
      const judged = await judgeByModel(deps, submission)
      if (judged === null) return estimate.mark(submission)
      const notes = reason === null ? {} : { before: messages.appealed }
      return markByPoints(question, judged, { grader: 'model', messages, ...notes })
    },
  }
}
