import type { FunctionDeps } from './deps.ts'
import { errorResponse } from './respond.ts'

/**
 * Requests to all functions together that one account may run at the same time. Written answers
 * are marked as soon as they are saved. Of single functions: `FUNCTION_CONCURRENCY` in
 * server/http/gateway.ts.
 */
export const MAX_JOBS_PER_ACCOUNT = 8

/**
 * Answers with `work` as one job of `userId`, or with 429 where it has too many. The job lasts
 * until the work that `work` gives to `background` is done too.
 */
export async function asJob(
  deps: FunctionDeps,
  userId: string,
  work: (deps: FunctionDeps) => Promise<Response>,
): Promise<Response> {
  const end = deps.jobs.begin(userId, MAX_JOBS_PER_ACCOUNT)
  if (!end) return errorResponse('too_many_at_once', 429)
  const running: Promise<unknown>[] = []
  const background = (task: Promise<unknown>) => {
    running.push(task)
    deps.background(task)
  }
  try {
    return await work({ ...deps, background })
  } finally {
    void Promise.allSettled(running).then(end)
  }
}
