import type { AuthChangeEvent, Session } from '@supabase/auth-js'
import { act, render, screen } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'
import { SessionProvider, useSession } from './session.tsx'

type Listener = (event: AuthChangeEvent, session: Session | null) => void

// Some of these events need a service the product does not use; here they are told by hand.
const told = vi.hoisted((): { listener: Listener | null } => ({ listener: null }))
vi.mock('./supabase.ts', () => ({
  supabase: () => Promise.resolve({}),
  whenSupabaseStarts: (start: (client: object) => void) => {
    start({
      auth: {
        onAuthStateChange: (listener: Listener) => {
          told.listener = listener
          return { data: { subscription: { unsubscribe: () => undefined } } }
        },
      },
    })
    return () => undefined
  },
}))

const sessionOf = (id: string): Session => ({
  access_token: 'a',
  refresh_token: 'r',
  expires_in: 3600,
  token_type: 'bearer',
  user: { id, app_metadata: {}, user_metadata: {}, aud: 'authenticated', created_at: '2026-01-01' },
})

function State() {
  const { user, loading, isAuthenticated, recovering } = useSession()
  return <p role="status">{JSON.stringify([user?.id ?? null, loading, isAuthenticated, recovering])}</p>
}
const state = (): unknown => JSON.parse(screen.getByRole('status').textContent)
const tell = (event: AuthChangeEvent, session: Session | null) => act(() => told.listener?.(event, session))

beforeEach(() => {
  // As where somebody signed in before: only the auth client knows whether that still holds.
  localStorage.setItem('sb-localhost-auth-token', '{}')
  render(
    <SessionProvider>
      <State />
    </SessionProvider>,
  )
})

it.each([
  'SIGNED_IN',
  'TOKEN_REFRESHED',
  'USER_UPDATED',
  'INITIAL_SESSION',
  'MFA_CHALLENGE_VERIFIED',
] as const)('%s sets the user and the flag, and ends the loading', (event) => {
  expect(state()).toEqual([null, true, false, false])
  tell(event, sessionOf('ada'))
  expect(state()).toEqual(['ada', false, true, false])
})

it('PASSWORD_RECOVERY sets them too, and waits for a new password', () => {
  tell('PASSWORD_RECOVERY', sessionOf('ada'))
  expect(state()).toEqual(['ada', false, true, true])
  tell('USER_UPDATED', sessionOf('ada'))
  expect(state()).toEqual(['ada', false, true, false])
})

it('SIGNED_OUT, and a first check that finds nobody, leave none', () => {
  tell('INITIAL_SESSION', null)
  expect(state()).toEqual([null, false, false, false])
  tell('SIGNED_IN', sessionOf('ada'))
  tell('SIGNED_OUT', null)
  expect(state()).toEqual([null, false, false, false])
})
