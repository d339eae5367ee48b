import { createClient } from '@supabase/supabase-js'
import { randomInt } from 'node:crypto'
import { Concurrency } from '../supabase/functions/_shared/concurrency.ts'
import { WITHOUT_SESSION } from '../supabase/functions/_shared/client-options.ts'
import type { FunctionDeps, FunctionHandler } from '../supabase/functions/_shared/deps.ts'
import { handle as deleteAccount } from '../supabase/functions/delete-account/handler.ts'
import { handle as gradeAnswer } from '../supabase/functions/grade-answer/handler.ts'
import { handle as makeQuiz } from '../supabase/functions/make-quiz/handler.ts'
import { handle as submitQuiz } from '../supabase/functions/submit-quiz/handler.ts'
import { handle as suggestTerms } from '../supabase/functions/suggest-terms/handler.ts'
import { handle as tutorChat } from '../supabase/functions/tutor-chat/handler.ts'
import type { ModelClient } from '../supabase/functions/_shared/model/client.ts'
import type { Database } from '../types/database.ts'
import { kindOf } from './monitoring/error-fields.ts'
import type { Log } from './monitoring/log.ts'
import type { Secrets } from './secrets.ts'
import { workerEngine } from './workers/worker-engine.ts'

/** Every function this server runs, by the name it has under `/functions/v1`. */
export const FUNCTIONS: ReadonlyMap<string, FunctionHandler> = new Map(
  Object.entries({
    'delete-account': deleteAccount,
    'grade-answer': gradeAnswer,
    'make-quiz': makeQuiz,
    'submit-quiz': submitQuiz,
    'suggest-terms': suggestTerms,
    'tutor-chat': tutorChat,
  }),
)

export type FunctionHost = {
  deps: FunctionDeps
  /** Resolves when no background work is left. */
  settled(): Promise<void>
  /** Ends the worker threads and what they still compute. */
  close(): Promise<void>
}

/** What functions need of this server. `api` answers the calls of their clients, in process. */
export function functionHost(options: {
  url: string
  secrets: Pick<Secrets, 'publishableKey' | 'secretKey'>
  api: (request: Request) => Promise<Response>
  model: ModelClient | null
  log: Log
}): FunctionHost {
  const running = new Set<Promise<unknown>>()
  const engine = workerEngine(options.log)
  const inProcess: typeof fetch = (input, init) => options.api(new Request(input, init))
  const deps: FunctionDeps = {
    db: (request) => {
      const authorization = request.headers.get('authorization')
      return createClient<Database>(options.url, options.secrets.publishableKey, {
        auth: WITHOUT_SESSION,
        global: {
          // Spelt as auth-js spells it: two spellings would both be sent
          headers: authorization === null ? {} : { Authorization: authorization },
          fetch: inProcess,
        },
      })
    },
    service: () =>
      createClient<Database>(options.url, options.secrets.secretKey, {
        auth: WITHOUT_SESSION,
        global: { fetch: inProcess },
      }),
    model: options.model,
    engine,
    jobs: new Concurrency(),
    now: () => new Date(),
    seed: () => randomInt(2 ** 32),
    background(work) {
      const done = work
        .catch((error: unknown) =>
          options.log({ name: 'function_background_task_failed', error: kindOf(error) }),
        )
        .finally(() => running.delete(done))
      running.add(done)
    },
    log: options.log,
  }
  return {
    deps,
    async settled() {
      while (running.size > 0) await Promise.all(running)
    },
    close: () => engine.close(),
  }
}
