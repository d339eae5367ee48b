import type { GradingMessages } from '../../../../domain/grading/messages.ts'
import { judge } from '../../../../domain/grading/judge.ts'
import {
  markByOverlap,
  markByPoints,
  markByRule,
  markNothing,
} from '../../../../domain/grading/mark.ts'
import {
  markingPrompt,
  modelVerdict,
  type ModelVerdict,
} from '../../../../domain/grading/prompt.ts'
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

/**
 * The points as the model judged them, as far as quotes of the answer support it, or null where the model failed. Points
 * that the model left out are estimated.
 */
async function judgeByModel(
  model: ModelClient,
  { question, answer, reason }: Subject,
  { engine, account, log }: Marker,
): Promise<JudgedPoint[] | null> {
  const numbered = pointsOf(question).map((point, at) => ({ ...point, number: at + 1 }))
  const verdicts: ModelVerdict[] = []
  let unjudged = numbered
  for (let round = 0; round < ROUNDS && unjudged.length > 0; round += 1) {
    const reply = await model.structured(
      markingPrompt(question, unjudged, answer, reason),
      modelVerdict,
    )
    if (!reply.ok) {
      log({ name: 'marking_model_failed', code: reply.failure.code })
      break
    }
    verdicts.push(...reply.value)
    unjudged = numbered.filter(
      ({ number }) => !verdicts.some((verdict) => Number(verdict.point) === number),
    )
  }
  if (unjudged.length === numbered.length) return null
  const estimated =
    unjudged.length > 0 ? (await engine.estimate(account, question, answer)).points : []
  return judge(question, answer, verdicts).flatMap((point, at) => point ?? estimated[at] ?? [])
}

/** Without a model: the estimate; where that fails, the overlap of words; where that fails too, no marks (requirements §8). */
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

/** A mark for an answer: by rule, by the model, or by the estimate in its place. `reason` is that of an appeal. */
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
