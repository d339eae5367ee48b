import { createClient } from '@supabase/supabase-js'
import type { Database } from '../../../types/database.ts'
import { createAccountJobs } from './account-jobs.ts'
import type { FunctionDeps, FunctionHandler } from './deps.ts'
import { modelOf, modelSettings } from './model-settings.ts'
import { errorResponse } from './respond.ts'
import { inProcessEngine } from './text-engine/in-process.ts'

/** What Supabase's edge runtime provides. */
declare const Deno: {
  serve(handler: (request: Request) => Promise<Response>): unknown
  env: { toObject(): Record<string, string | undefined> }
}
declare const EdgeRuntime: { waitUntil(work: Promise<unknown>): void }

/** On Supabase the site is of another origin than its functions. */
const CROSS_ORIGIN = {
  'access-control-allow-origin': '*',
  'access-control-allow-headers': 'authorization, apikey, content-type, x-client-info',
  'access-control-allow-methods': 'POST, OPTIONS',
}

const depsOf = (env: Record<string, string | undefined>): FunctionDeps => ({
  db: (request) =>
    createClient<Database>(env['SUPABASE_URL'] ?? '', env['SUPABASE_ANON_KEY'] ?? '', {
      auth: { persistSession: false, autoRefreshToken: false, detectSessionInUrl: false },
      global: { headers: { Authorization: request.headers.get('authorization') ?? '' } },
    }),
  model: modelOf(modelSettings(env), (event) => console.info(JSON.stringify(event))),
  engine: inProcessEngine(),
  jobs: createAccountJobs(),
  now: () => new Date(),
  seed: () => crypto.getRandomValues(new Uint32Array(1))[0] ?? 0,
  background: (work) => EdgeRuntime.waitUntil(work),
  log: (event) => console.info(JSON.stringify(event)),
})

/** Serves `handle` on Supabase: the other of its two hosts beside our own server. */
export function serveOnSupabase(handle: FunctionHandler): void {
  const deps = depsOf(Deno.env.toObject())
  Deno.serve(async (request) => {
    if (request.method === 'OPTIONS')
      return new Response(null, { status: 204, headers: CROSS_ORIGIN })
    const answer = await handle(request, deps).catch((error: unknown) => {
      deps.log({ name: 'error', error: error instanceof Error ? error.name : 'unknown' })
      return errorResponse('unexpected', 500)
    })
    const response = new Response(answer.body, answer)
    for (const [name, value] of Object.entries(CROSS_ORIGIN)) response.headers.set(name, value)
    return response
  })
}
