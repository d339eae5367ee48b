import type * as z from 'zod/mini'
import { isMarkable } from '../../../domain/marking/question.ts'
import type { GradeRequest, hintResponse } from '../../../domain/marking/wire.ts'
import type { FunctionDeps } from '../_shared/deps.ts'
import { loadQuestion } from '../_shared/marking/stored-answers.ts'
import { portsOf } from '../_shared/ports.ts'
import { errorResponse, json } from '../_shared/respond.ts'
import { isSealed } from '../_shared/sealed-questions.ts'

type Db = ReturnType<FunctionDeps['db']>

type HintParts = {
  readonly quiz: { readonly status: string; readonly mode: string }
  readonly body: Extract<GradeRequest, { action: 'hint' }>
}

/**
 * A hint for a question, which a test has only after it was submitted; none for one that is too
 * large to be marked. Throws `Failure`.
 */
export async function giveHint(
  deps: FunctionDeps,
  db: Db,
  { quiz, body }: HintParts,
): Promise<Response> {
  if (isSealed(quiz)) return errorResponse('bad_request', 400)
  const question = await loadQuestion(db, body)
  if (!question) return errorResponse('quiz_not_found', 404)
  const hint = isMarkable(question) ? await portsOf(deps).hintMaker.hint(question) : null
  return json({ hint } satisfies z.infer<typeof hintResponse>)
}
