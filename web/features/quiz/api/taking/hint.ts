import { hintResponse } from '../../../../../domain/marking/wire.ts'
import { getSiteConfig } from '../../../../lib/backend/config.ts'
import { callFunction } from '../../../../lib/backend/functions.ts'
import { isKept } from '../../offline/kept-keys.ts'

/** A learner waits at most this long, in ms, before the site's own hint is shown. */
const TIMEOUT_MS = 8000

/**
 * A question back by a language model. Null where there is no model or no network, and where the
 * model is too slow or gives the answer away.
 */
export async function hintByModel(quizId: string, questionId: string): Promise<string | null> {
  if (!navigator.onLine || isKept(quizId)) return null
  const { model } = await getSiteConfig()
  if (model === null) return null
  const made = await callFunction({
    name: 'grade-answer',
    body: { action: 'hint', quiz_id: quizId, question_id: questionId },
    answer: hintResponse,
    onFailure: 'grade_failed',
    signal: AbortSignal.timeout(TIMEOUT_MS),
  }).catch(() => null)
  return made?.hint ?? null
}
