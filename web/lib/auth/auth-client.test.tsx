import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { rememberAuthRedirect } from './auth-redirect.ts'
import { createAuthClient } from './auth-client.ts'
import { getPendingLink } from './pending-link.ts'

const KEY = 'sb-localhost-auth-token'
const HOUR = 3600

const tokenOf = (sub: string): string => `h.${btoa(JSON.stringify({ sub }))}.s`

const sessionOf = (id: string) => ({
  access_token: tokenOf(id),
  refresh_token: `refresh ${id}`,
  token_type: 'bearer',
  expires_in: HOUR,
  expires_at: Math.round(Date.now() / 1000) + HOUR,
  user: { id },
})

/** What a link carries that signs in to the account of `id`. */
const linkOf = (id: string): string =>
  new URLSearchParams({
    access_token: tokenOf(id),
    refresh_token: 'r',
    token_type: 'bearer',
    expires_in: String(HOUR),
  }).toString()

/** The account of the stored session after `address` was opened. */
async function openedBy(address: string): Promise<unknown> {
  history.replaceState(null, '', address)
  rememberAuthRedirect(location.hash)
  const client = createAuthClient({ url: '', key: 'k', maxFileBytes: 1 } as never)
  await client.initialize()
  await client.stopAutoRefresh()
  return (JSON.parse(localStorage.getItem(KEY) ?? 'null') as { user: unknown } | null)?.user
}

beforeEach(() => {
  localStorage.clear()
  sessionStorage.clear()
  // The service knows every token, as it does that of a real link of another account.
  vi.stubGlobal('fetch', (_: unknown, { headers }: RequestInit) => {
    const token = new Headers(headers).get('authorization')?.split('.')[1] ?? ''
    const { sub } = JSON.parse(atob(token)) as { sub: string }
    return Promise.resolve(Response.json({ id: sub }))
  })
})
afterEach(() => {
  vi.unstubAllGlobals()
  history.replaceState(null, '', '/')
})

it.each([
  [{ msg: 'Database error' }, 'Database error'],
  [{ message: 'Internal server error' }, '{}'],
])('gives the message that a server which fails states in %j', async (body, message) => {
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json(body, { status: 500 })))
  const client = createAuthClient({ url: '', key: 'k', maxFileBytes: 1 } as never)
  const { error } = await client.signInWithPassword({ email: 'ada@example.com', password: 'x' })
  expect(error).toMatchObject({ name: 'AuthRetryableFetchError', status: 500, message })
})

it('signs in by the fragment of a mailed link', async () => {
  expect(await openedBy(`/#${linkOf('ada')}`)).toEqual({ id: 'ada' })
})

it.each([
  ['in the query', `/?${linkOf('eve')}`],
  ['in the query, with a link of the own account', `/?${linkOf('eve')}#${linkOf('ada')}`],
  ['after a token of the own account', `/#${linkOf('ada')}&${linkOf('eve')}`],
])('does not replace a session by one %s', async (_, address) => {
  localStorage.setItem(KEY, JSON.stringify(sessionOf('ada')))
  expect(await openedBy(address)).toEqual({ id: 'ada' })
  expect(getPendingLink()).toBeNull()
})
