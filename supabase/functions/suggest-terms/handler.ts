import { suggestedTermsRequest, type SuggestedTerms } from '../../../domain/tutor/wire.ts'
import { asJob } from '../_shared/account-jobs.ts'
import { readBody, requireUser } from '../_shared/caller.ts'
import type { FunctionHandler } from '../_shared/deps.ts'
import { json } from '../_shared/respond.ts'
import { failedRequest } from '../_shared/tutor/request-error.ts'
import { openFile } from '../_shared/tutor/sources.ts'

/**
 * `POST /functions/v1/suggest-terms` (domain/tutor/wire.ts): terms of a file of the caller to ask
 * the tutor about. The same with and without a model.
 */
export const handle: FunctionHandler = async (request, deps) => {
  const parsed = await readBody(request, suggestedTermsRequest)
  if (parsed instanceof Response) return parsed
  const user = await requireUser(request, deps)
  if (user instanceof Response) return user
  return asJob(deps, user.id, async (job) => {
    try {
      const document = await openFile(job.db(request), job.engine, {
        fileId: parsed.body.file_id,
        userId: user.id,
      })
      const suggested: SuggestedTerms = { terms: [...(await document.suggestedTerms())] }
      return json(suggested)
    } catch (error) {
      return failedRequest(job, error)
    }
  })
}
