import { createClient } from '@supabase/supabase-js'
import { expect, test } from 'vitest'
import type { Database } from '../../../types/database.ts'
import { requireUser } from './caller.ts'
import { WITHOUT_SESSION } from './client-options.ts'

/** The status and code of the refusal where the authentication service behaves like `service`. */
async function refusalWith(service: typeof fetch): Promise<unknown> {
  const client = createClient<Database>('http://localhost:1', 'key', {
    auth: WITHOUT_SESSION,
    global: { fetch: service },
  })
  const request = new Request('http://localhost:1', { headers: { authorization: 'Bearer token' } })
  const refusal = await requireUser(request, { db: () => client })
  if (!(refusal instanceof Response)) return refusal
  return [refusal.status, ((await refusal.json()) as { code: string }).code]
}

test('asks for a sign-in where the token is refused', async () => {
  const refuses = () => Promise.resolve(Response.json({ error_code: 'bad_jwt' }, { status: 403 }))
  expect(await refusalWith(refuses)).toEqual([401, 'sign_in_first'])
})

test('asks to try again where the authentication service does not answer', async () => {
  const fails = () => Promise.resolve(Response.json({}, { status: 503 }))
  expect(await refusalWith(fails)).toEqual([503, 'server_busy'])
})
