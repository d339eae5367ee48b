import { AuthClient } from '@supabase/auth-js'
import {
  AUTO_REFRESH_TICK_DURATION_MS,
  AUTO_REFRESH_TICK_THRESHOLD,
  EXPIRY_MARGIN_MS,
  JWKS_TTL,
} from '@supabase/auth-js/dist/main/lib/constants.js'
import { MAX_PUSH_BUFFER_SIZE } from '@supabase/realtime-js/dist/main/lib/constants.js'
import { createClient } from '@supabase/supabase-js'
import { describe, expect, it, vi } from 'vitest'

/**
 * Values of the specification (§3, §7 and §9) that libraries define, read from the installed
 * versions, so that an upgrade that changes one fails.
 */
const URL_OF_NOBODY = 'http://localhost:9'

describe('a session', () => {
  it('is checked every 30 s and refreshed with 3 checks left, 90 s before its end; signing keys are cached for 10 minutes', () => {
    expect([
      AUTO_REFRESH_TICK_DURATION_MS,
      AUTO_REFRESH_TICK_THRESHOLD,
      EXPIRY_MARGIN_MS,
      JWKS_TTL,
    ]).toEqual([30_000, 3, 90_000, 600_000])
  })

  it('retries a refresh after 200, 400, 800 ms and so on, within 30 s', async () => {
    vi.useFakeTimers()
    try {
      const tries: number[] = []
      const start = Date.now()
      const auth = new AuthClient({
        url: `${URL_OF_NOBODY}/auth/v1`,
        autoRefreshToken: false,
        persistSession: false,
        fetch: () => {
          tries.push(Date.now() - start)
          return Promise.resolve(new Response('busy', { status: 503 }))
        },
      })
      const refreshed = auth.refreshSession({ refresh_token: 'r' })
      await vi.advanceTimersByTimeAsync(120_000)
      expect((await refreshed).error?.name).toBe('AuthRetryableFetchError')
      const waits = tries.slice(1).map((at, index) => at - (tries[index] ?? 0))
      expect(waits).toEqual(waits.map((_, attempt) => 200 * 2 ** attempt))
      expect(waits.length).toBeGreaterThan(4)
      expect(tries.at(-1)).toBeLessThan(30_000)
    } finally {
      vi.useRealTimers()
    }
  })
})

describe('the unmodified client', () => {
  const client = createClient(URL_OF_NOBODY, 'key', { auth: { persistSession: false } })

  it('signs in by the implicit flow by default', () => {
    expect(client.auth).toHaveProperty('flowType', 'implicit')
  })

  it('refuses to sign in without an email or a phone number, with the message of the catalogue', async () => {
    const { error } = await client.auth.signInWithPassword({ password: 'p' } as never)
    expect(error?.message).toBe('You must provide either an email or phone number and a password')
    expect((await client.auth.updateUser({ password: 'p' })).error?.message).toBe(
      'Auth session missing!',
    )
  })

  it('waits 10 s for realtime, sends a heartbeat every 25 s and reconnects after 1, 2, 5 and then 10 s until stopped', () => {
    const { realtime } = client
    expect([realtime.timeout, realtime.heartbeatIntervalMs]).toEqual([10_000, 25_000])
    expect([1, 2, 3, 4, 5, 50].map((tries) => realtime.reconnectAfterMs(tries))).toEqual([
      1000, 2000, 5000, 10_000, 10_000, 10_000,
    ])
    expect(realtime.connectionState()).toBe('closed')
  })

  it('buffers at most 100 unsent pushes', () => {
    expect(MAX_PUSH_BUFFER_SIZE).toBe(100)
  })

  it('lists by default the first hundred files, by name', async () => {
    const sent: unknown[] = []
    const storage = createClient(URL_OF_NOBODY, 'key', {
      auth: { persistSession: false },
      global: {
        fetch: (_input, init) => {
          sent.push(typeof init?.body === 'string' ? JSON.parse(init.body) : null)
          return Promise.resolve(Response.json([]))
        },
      },
    }).storage
    await storage.from('files').list('folder')
    expect(sent).toEqual([
      { prefix: 'folder', limit: 100, offset: 0, sortBy: { column: 'name', order: 'asc' } },
    ])
  })
})
