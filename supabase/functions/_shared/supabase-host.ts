import { createClient } from '@supabase/supabase-js'
import type { Database } from '../../../types/database.ts'
import { Concurrency } from './concurrency.ts'
import { WITHOUT_SESSION } from './client-options.ts'
import type { FunctionDeps, FunctionHandler } from './deps.ts'
import { modelOf, modelSettings } from './model/settings.ts'
import { errorResponse } from './respond.ts'
import { publicKeyOf, secretKeyOf } from './supabase-keys.ts'
import { inProcessEngine } from './text-engine/in-process.ts'

/** The parts of Deno that are used. */
declare const Deno: {
  serve(handler: (request: Request) => Promise<Response>): unknown
  env: { toObject(): Record<string, string | undefined> }
}
/** What Supabase's edge runtime adds to Deno: it keeps an instance alive until `work` has ended. */
type EdgeRuntime = { waitUntil(work: Promise<unknown>): void }
const { EdgeRuntime: edgeRuntime } = globalThis as { EdgeRuntime?: EdgeRuntime }

/** On Supabase the site has another origin than its functions. */
const CROSS_ORIGIN = {
  'access-control-allow-origin': '*',
  'access-control-allow-headers': 'authorization, apikey, content-type, x-client-info',
  'access-control-allow-methods': 'POST, OPTIONS',
  'access-control-expose-headers': 'x-request-id',
}

const log: FunctionDeps['log'] = (event) => console.info(JSON.stringify(event))

const depsOf = (env: Record<string, string | undefined>): FunctionDeps => ({
  db: (request) =>
    createClient<Database>(env['SUPABASE_URL'] ?? '', publicKeyOf(env), {
      auth: WITHOUT_SESSION,
      global: { headers: { Authorization: request.headers.get('authorization') ?? '' } },
    }),
  service: () =>
    createClient<Database>(env['SUPABASE_URL'] ?? '', secretKeyOf(env), { auth: WITHOUT_SESSION }),
  model: modelOf(modelSettings(env), log),
  engine: inProcessEngine(),
  jobs: new Concurrency(),
  now: () => new Date(),
  seed: () => crypto.getRandomValues(new Uint32Array(1))[0] ?? 0,
  background(work) {
    const done = work.catch((error: unknown) =>
      log({
        name: 'function_background_task_failed',
        error: error instanceof Error ? error.name : 'unknown',
      }),
    )
    edgeRuntime?.waitUntil(done)
  },
  log,
})

/** The gateway's id of `request`, or a new one. */
const requestIdOf = (request: Request): string => {
  const id = request.headers.get('x-request-id') ?? request.headers.get('sb-request-id') ?? ''
  return /^[\w-]{1,64}$/.test(id) ? id : crypto.randomUUID()
}

/**
 * Serves `handle` on Supabase or on Deno alone. Every log line and the response name the request's
 * id.
 */
export function serveOnSupabase(handle: FunctionHandler): void {
  const host = depsOf(Deno.env.toObject())
  Deno.serve(async (request) => {
    const requestId = requestIdOf(request)
    const deps: FunctionDeps = {
      ...host,
      log: ({ name, ...event }) => host.log({ name, request: requestId, ...event }),
    }
    if (request.method === 'OPTIONS')
      return new Response(null, { status: 204, headers: CROSS_ORIGIN })
    const answer = await handle(request, deps).catch((error: unknown) => {
      deps.log({ name: 'error', error: error instanceof Error ? error.name : 'unknown' })
      return errorResponse('unexpected', 500)
    })
    const response = new Response(answer.body, answer)
    for (const [name, value] of Object.entries(CROSS_ORIGIN)) response.headers.set(name, value)
    response.headers.set('x-request-id', requestId)
    return response
  })
}
