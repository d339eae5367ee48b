import type { GradingMessages } from '../../../../domain/grading/messages.ts'
import { estimate } from '../../../../domain/grading/estimate.ts'
import { judge } from '../../../../domain/grading/judge.ts'
import {
  markByOverlap,
  markByPoints,
  markByRule,
  markNothing,
} from '../../../../domain/grading/mark.ts'
import { hasLanguageMismatch } from '../../../../domain/grading/other-language.ts'
import {
  markingPrompt,
  modelVerdict,
  type ModelVerdict,
} from '../../../../domain/grading/prompt.ts'
import { pointsOf, type QuestionToMark } from '../../../../domain/grading/question.ts'
import type { JudgedPoint, Mark } from '../../../../domain/grading/wire.ts'
import type { FunctionDeps } from '../deps.ts'
import type { ModelClient } from '../model-client.ts'

/** A model may leave points out; what is left out is asked once more. */
const ROUNDS = 2

/**
 * The points as the model judged them and the answer bears out, or null where the model failed. Points it kept silent on are
 * the marker's to judge.
 */
async function judgeByModel(
  model: ModelClient,
  question: QuestionToMark,
  answer: string,
  reason: string | null,
  log: FunctionDeps['log'],
): Promise<JudgedPoint[] | null> {
  const numbered = pointsOf(question).map((point, at) => ({ ...point, number: at + 1 }))
  const verdicts: ModelVerdict[] = []
  let open = numbered
  for (let round = 0; round < ROUNDS && open.length > 0; round += 1) {
    const reply = await model.structured(
      markingPrompt(question, open, answer, reason),
      modelVerdict,
    )
    if (!reply.ok) {
      log({ name: 'marking_model_failed', code: reply.failure.code })
      break
    }
    verdicts.push(...reply.value)
    open = numbered.filter(
      ({ number }) => !verdicts.some((verdict) => Number(verdict.point) === number),
    )
  }
  if (open.length === numbered.length) return null
  const estimated = open.length > 0 ? estimate(question, answer) : []
  return judge(question, answer, verdicts).flatMap((point, at) => point ?? estimated[at] ?? [])
}

/** Without a model: the estimate; where that fails, the words shared; where even those fail, nothing (spec §8). */
function markWithoutModel(
  question: QuestionToMark,
  answer: string,
  appealed: boolean,
  words: GradingMessages,
  log: FunctionDeps['log'],
): Mark {
  try {
    const points = estimate(question, answer)
    const allMissed = points.every(({ verdict }) => verdict === 'missed')
    return markByPoints(question, points, 'lexical', words, {
      ...(allMissed && hasLanguageMismatch(question, answer) && { before: words.otherLanguage }),
      after: appealed ? words.appealedWithoutModel : words.estimated,
    })
  } catch (cause) {
    log({ name: 'estimate_failed', reason: cause instanceof Error ? cause.name : 'unknown' })
  }
  try {
    return markByOverlap(question, answer, words)
  } catch (cause) {
    log({ name: 'marking_failed', reason: cause instanceof Error ? cause.name : 'unknown' })
    return markNothing(question, words)
  }
}

/** A mark for an answer: by rule, by the model, or by the estimate that stands in for it. `reason` is that of an appeal. */
export async function markAnswer(
  question: QuestionToMark,
  answer: string,
  reason: string | null,
  words: GradingMessages,
  { model, log }: Pick<FunctionDeps, 'model' | 'log'>,
): Promise<Mark> {
  if (question.question_type === 'mcq') return markByRule(question, answer, words)
  const judged = model && (await judgeByModel(model, question, answer, reason, log))
  return judged
    ? markByPoints(
        question,
        judged,
        'model',
        words,
        reason === null ? {} : { before: words.appealed },
      )
    : markWithoutModel(question, answer, reason !== null, words, log)
}
