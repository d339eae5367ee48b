import type { AuthChangeEvent, Session } from '@supabase/auth-js'
import { act, render, screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'

type Listener = (event: AuthChangeEvent, session: Session | null) => void

// Some of these events need a service the product does not use; here they are told by hand.
const told = vi.hoisted((): { listener: Listener | null } => ({ listener: null }))
vi.mock('./auth-client.ts', () => ({
  createAuthClient: () => ({
    onAuthStateChange: (listener: Listener) => {
      told.listener = listener
      return { data: { subscription: { unsubscribe: () => undefined } } }
    },
  }),
}))
vi.mock('./config.ts', () => ({ getSiteConfig: () => Promise.resolve({ url: '', key: 'k' }) }))

const sessionOf = (id: string): Session => ({
  access_token: 'a',
  refresh_token: 'r',
  expires_in: 3600,
  token_type: 'bearer',
  user: { id, app_metadata: {}, user_metadata: {}, aud: 'authenticated', created_at: '2026-01-01' },
})

const state = (): unknown => JSON.parse(screen.getByRole('status').textContent)
const tell = (event: AuthChangeEvent, session: Session | null) =>
  act(() => told.listener?.(event, session))

const KEY = 'sb-localhost-auth-token'
const inSeconds = (seconds: number) => Math.floor(Date.now() / 1000) + seconds

/** As a page that was just opened, with nothing known from before. */
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

/** As where somebody signed in long ago: only the auth client knows whether that still holds. */
async function openWithOldSession() {
  localStorage.setItem(KEY, JSON.stringify({ ...sessionOf('ada'), expires_at: inSeconds(60) }))
  await open()
  await waitFor(() => expect(told.listener).not.toBeNull())
}

beforeEach(() => {
  told.listener = null
  localStorage.clear()
})

it('knows at once whom the browser keeps a fresh session of, and asks for nothing more', async () => {
  localStorage.setItem(KEY, JSON.stringify({ ...sessionOf('ada'), expires_at: inSeconds(600) }))
  await open()
  await waitFor(() => expect(state()).toEqual(['ada', false, true, false]))
  expect(told.listener).toBeNull()
})

it.each(['{}', 'no JSON', '{"access_token":"a","expires_at":9999999999}'])(
  'asks the auth client about a session that it cannot read: %s',
  async (kept) => {
    localStorage.setItem(KEY, kept)
    await open()
    await waitFor(() => expect(told.listener).not.toBeNull())
    expect(state()).toEqual([null, true, false, false])
  },
)

it('needs no auth client where nobody is signed in', async () => {
  await open()
  await waitFor(() => expect(state()).toEqual([null, false, false, false]))
  expect(told.listener).toBeNull()
})

it.each([
  'SIGNED_IN',
  'TOKEN_REFRESHED',
  'USER_UPDATED',
  'INITIAL_SESSION',
  'MFA_CHALLENGE_VERIFIED',
] as const)('%s sets the user and the flag, and ends the loading', async (event) => {
  await openWithOldSession()
  expect(state()).toEqual([null, true, false, false])
  tell(event, sessionOf('ada'))
  expect(state()).toEqual(['ada', false, true, false])
})

it('PASSWORD_RECOVERY sets them too, and waits for a new password', async () => {
  await openWithOldSession()
  tell('PASSWORD_RECOVERY', sessionOf('ada'))
  expect(state()).toEqual(['ada', false, true, true])
  tell('USER_UPDATED', sessionOf('ada'))
  expect(state()).toEqual(['ada', false, true, false])
})

it('SIGNED_OUT, and a first check that finds nobody, leave none', async () => {
  await openWithOldSession()
  tell('INITIAL_SESSION', null)
  expect(state()).toEqual([null, false, false, false])
  tell('SIGNED_IN', sessionOf('ada'))
  tell('SIGNED_OUT', null)
  expect(state()).toEqual([null, false, false, false])
})
