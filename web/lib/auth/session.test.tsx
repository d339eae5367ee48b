import type { AuthChangeEvent, Session } from '@supabase/auth-js'
import { act, render, screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'

type Listener = (event: AuthChangeEvent, session: Session | null) => void

// Some of these events come from services the product does not use; the test emits them.
const emit = vi.hoisted((): { listener: Listener | null } => ({ listener: null }))
vi.mock('./auth-client.ts', () => ({
  createAuthClient: () => ({
    onAuthStateChange: (listener: Listener) => {
      emit.listener = listener
      return { data: { subscription: { unsubscribe: () => undefined } } }
    },
  }),
}))
vi.mock('../backend/config.ts', () => ({
  getSiteConfig: () => Promise.resolve({ url: '', key: 'k' }),
}))

const sessionOf = (id: string): Session => ({
  access_token: 'a',
  refresh_token: 'r',
  expires_in: 3600,
  token_type: 'bearer',
  user: { id, app_metadata: {}, user_metadata: {}, aud: 'authenticated', created_at: '2026-01-01' },
})

const state = (): unknown => JSON.parse(screen.getByRole('status').textContent)
const emitAuthEvent = (event: AuthChangeEvent, session: Session | null) =>
  act(() => emit.listener?.(event, session))

const KEY = 'sb-localhost-auth-token'
const inSeconds = (seconds: number) => Math.floor(Date.now() / 1000) + seconds

/** Like a page just opened, with no module state. */
async function open() {
  vi.resetModules()
  const { SessionProvider, useSession } = await import('./session.tsx')
  function State() {
    const { user, loading, isAuthenticated, recovering } = useSession()
    return (
      <p role="status">
        {JSON.stringify([user?.id ?? null, loading, isAuthenticated, recovering])}
      </p>
    )
  }
  render(
    <SessionProvider>
      <State />
    </SessionProvider>,
  )
}

/** Like a stored session whose validity only the auth client can check. */
async function openWithOldSession() {
  localStorage.setItem(KEY, JSON.stringify({ ...sessionOf('ada'), expires_at: inSeconds(60) }))
  await open()
  await waitFor(() => expect(emit.listener).not.toBeNull())
}

beforeEach(() => {
  emit.listener = null
  localStorage.clear()
})

it('reads the user of a fresh stored session at once without a request', async () => {
  localStorage.setItem(KEY, JSON.stringify({ ...sessionOf('ada'), expires_at: inSeconds(600) }))
  await open()
  await waitFor(() => expect(state()).toEqual(['ada', false, true, false]))
  expect(emit.listener).toBeNull()
})

it.each(['{}', 'no JSON', '{"access_token":"a","expires_at":9999999999}'])(
  'asks the auth client about a stored session it cannot parse: %s',
  async (stored) => {
    localStorage.setItem(KEY, stored)
    await open()
    await waitFor(() => expect(emit.listener).not.toBeNull())
    expect(state()).toEqual([null, true, false, false])
  },
)

it('has the session before the page is rendered, unless only the auth client can read it', async () => {
  const known = async () => {
    vi.resetModules()
    const session = await (await import('./session.tsx')).knownSession()
    return session && [session.user?.id ?? null, session.loading, session.isAuthenticated]
  }
  expect(await known()).toEqual([null, false, false])
  localStorage.setItem(KEY, JSON.stringify({ ...sessionOf('ada'), expires_at: inSeconds(3600) }))
  expect(await known()).toEqual(['ada', false, true])
  location.hash = '#access_token=a'
  expect(await known()).toBeUndefined()
  location.hash = ''
  localStorage.setItem(KEY, JSON.stringify({ ...sessionOf('ada'), expires_at: inSeconds(60) }))
  expect(await known()).toBeUndefined()
})

it('loads no auth client while signed out', async () => {
  await open()
  await waitFor(() => expect(state()).toEqual([null, false, false, false]))
  expect(emit.listener).toBeNull()
})

it.each([
  'SIGNED_IN',
  'TOKEN_REFRESHED',
  'USER_UPDATED',
  'INITIAL_SESSION',
  'MFA_CHALLENGE_VERIFIED',
] as const)('sets the user and ends loading on %s', async (event) => {
  await openWithOldSession()
  expect(state()).toEqual([null, true, false, false])
  emitAuthEvent(event, sessionOf('ada'))
  expect(state()).toEqual(['ada', false, true, false])
})

it('sets the user and waits for a new password on PASSWORD_RECOVERY', async () => {
  await openWithOldSession()
  emitAuthEvent('PASSWORD_RECOVERY', sessionOf('ada'))
  expect(state()).toEqual(['ada', false, true, true])
  emitAuthEvent('USER_UPDATED', sessionOf('ada'))
  expect(state()).toEqual(['ada', false, true, false])
})

it('clears the user on SIGNED_OUT and when the first check finds no session', async () => {
  await openWithOldSession()
  emitAuthEvent('INITIAL_SESSION', null)
  expect(state()).toEqual([null, false, false, false])
  emitAuthEvent('SIGNED_IN', sessionOf('ada'))
  emitAuthEvent('SIGNED_OUT', null)
  expect(state()).toEqual([null, false, false, false])
})
