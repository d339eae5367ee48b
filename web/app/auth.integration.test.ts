import { createClient } from '@supabase/supabase-js'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { confirmationLink } from '../../testing/confirmation-link.ts'
import { startServer, type ServerProcess } from '../../testing/server.ts'
import { copyEmptyDatabase } from '../../testing/template.ts'
import '../../testing/browser/dom.ts'
import { fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createElement } from 'react'
import { createMemoryRouter } from 'react-router'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'

const WAIT = { timeout: 60_000 }
const PASSWORD = 'correct horse battery'

let server: ServerProcess
let folder: string
let key: string

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'stoa-auth-'))
  await copyEmptyDatabase(folder)
  server = await startServer({ STOA_DATA: folder })
  const config = (await (await fetch(`${server.url}/config.json`)).json()) as { key: string }
  key = config.key
})
afterAll(async () => {
  await server.stop('SIGTERM')
  await rm(folder, { recursive: true, force: true })
})

beforeEach(() => {
  const config = document.createElement('script')
  config.id = 'stoa-config'
  config.type = 'application/json'
  config.textContent = JSON.stringify({ url: server.url, key, mail: 'inbox' })
  document.head.append(config)
})

afterEach(async () => {
  const { auth } = await import('../lib/auth/auth.ts')
  await (await auth()).stopAutoRefresh()
  document.head.replaceChildren()
  localStorage.clear()
  sessionStorage.clear()
  history.replaceState(null, '', '/')
  vi.resetModules()
})

const client = () =>
  createClient(server.url, key, { auth: { persistSession: false, autoRefreshToken: false } })

/** An account whose email address is already confirmed. */
async function confirmedUser(email: string): Promise<void> {
  const { error } = await client().auth.signUp({
    email,
    password: PASSWORD,
    options: { data: { full_name: 'Ada Lovelace' } },
  })
  if (error) throw error
  await follow(await linkMailedTo(email))
}

/**
 * Opens the site like a fresh page: with its own module instances, at a path, with the URL fragment
 * of a mailed link.
 */
async function visit(path: string, hash = '') {
  vi.resetModules()
  history.replaceState(null, '', `/${hash}`)
  const [{ App }, { siteRoutes }, { rememberAuthRedirect: rememberLanding }] = await Promise.all([
    import('./app.tsx'),
    import('./router.tsx'),
    import('../lib/auth/auth-redirect.ts'),
  ])
  rememberLanding(location.hash)
  const router = createMemoryRouter(siteRoutes, { initialEntries: [path] })
  render(createElement(App, { router }))
  await screen.findByRole('heading', { level: 1 }, WAIT)
  return router
}

async function openOverlay(button: string, title: string) {
  const found = screen.getAllByRole('button', { name: button })[0]
  if (!found) throw new Error(`no button ${button}`)
  await userEvent.click(found)
  return within(await screen.findByRole('dialog', { name: title }, WAIT))
}

async function fillSignIn(
  overlay: Awaited<ReturnType<typeof openOverlay>>,
  email: string,
  password: string,
) {
  await userEvent.type(overlay.getByLabelText('Email Address'), email)
  await userEvent.type(overlay.getByLabelText('Password'), password)
  await userEvent.keyboard('{Enter}')
}

const linkMailedTo = (email: string): Promise<string> => confirmationLink(server.url, email)

/** The URL fragment after a mailed link was followed: that of the last redirect. */
async function follow(link: string): Promise<string> {
  const answer = await fetch(link, { redirect: 'manual' })
  return new URL(answer.headers.get('location') ?? '').hash
}

describe('sign-up', () => {
  it('creates an unconfirmed account and signs in through the mailed link', async () => {
    await visit('/')
    const overlay = await openOverlay('Sign Up', 'Create Your Account')
    await userEvent.type(overlay.getByLabelText('Full Name'), 'Ada Lovelace')
    await userEvent.type(overlay.getByLabelText('Email Address'), 'ada@example.org')
    await userEvent.type(overlay.getByLabelText('Password'), PASSWORD)
    await userEvent.click(overlay.getByRole('checkbox'))
    await userEvent.click(overlay.getByRole('button', { name: 'Sign Up' }))
    await screen.findByText(
      'Account created! Please check your email to confirm your account.',
      {},
      WAIT,
    )
    expect(
      (await screen.findByRole('link', { name: 'Open the local inbox' }, WAIT)).getAttribute(
        'href',
      ),
    ).toBe('/inbox')

    await userEvent.click(overlay.getByRole('button', { name: 'Sign In' }))
    const signIn = within(await screen.findByRole('dialog', { name: 'Welcome Back' }))
    await fillSignIn(signIn, 'ada@example.org', PASSWORD)
    expect((await signIn.findByRole('alert', {}, WAIT)).textContent).toBe('Email not confirmed')
    await userEvent.type(signIn.getByLabelText('Password'), '!')
    expect(signIn.queryByRole('alert')).toBeNull()

    const link = await linkMailedTo('ada@example.org')
    document.body.replaceChildren()
    await visit('/', await follow(link))
    await screen.findByText('Your account is confirmed. Welcome, Ada Lovelace!', {}, WAIT)
    expect(screen.getByRole('button', { name: 'Profile' })).toBeTruthy()

    document.body.replaceChildren()
    localStorage.clear()
    await visit('/', await follow(link))
    const expired = within(
      await screen.findByRole('dialog', { name: 'This link no longer works' }, WAIT),
    )
    await userEvent.type(expired.getByLabelText('Email Address'), 'ada@example.org')
    await userEvent.click(expired.getByRole('button', { name: 'Send a new link' }))
    await screen.findByText(/you will get a new link/, {}, WAIT)
  })

  it("shows the server's message for a rejected sign-up", async () => {
    await visit('/')
    const overlay = await openOverlay('Sign Up', 'Create Your Account')
    await userEvent.type(overlay.getByLabelText('Full Name'), 'Bob')
    await userEvent.type(overlay.getByLabelText('Email Address'), 'bob@example.org')
    await userEvent.type(overlay.getByLabelText('Password'), '123')
    await userEvent.click(overlay.getByRole('checkbox'))
    await userEvent.click(overlay.getByRole('button', { name: 'Sign Up' }))
    expect((await overlay.findByRole('alert', {}, WAIT)).textContent).toMatch(
      /^Password should be at least \d/,
    )
  })
})

describe('sign-in', () => {
  it('returns to the requested screen, and ends the session with the tab if "Remember me" is off', async () => {
    await confirmedUser('carol@example.org')
    const router = await visit('/my-bases')
    await screen.findByRole('heading', { level: 1, name: 'Sign in to continue' }, WAIT)
    const overlay = await openOverlay('Log In', 'Welcome Back')
    await userEvent.click(overlay.getByLabelText('Remember me'))
    await fillSignIn(overlay, 'carol@example.org', PASSWORD)
    await screen.findByText('Successfully signed in!', {}, WAIT)
    await waitFor(() => expect(screen.queryByText('Sign in to continue')).toBeNull(), WAIT)
    expect(router.state.location.pathname).toBe('/my-bases')
    const stored = (store: Storage) =>
      Object.keys(store).filter((key) => key.endsWith('-auth-token')).length
    expect([stored(localStorage), stored(sessionStorage)]).toEqual([0, 1])

    await userEvent.click(screen.getByRole('button', { name: 'Profile' }))
    expect(screen.getAllByRole('menuitem').map((item) => item.textContent)).toEqual([
      'Dashboard',
      'My Account',
      'Sign Out',
    ])
    await userEvent.click(screen.getByRole('menuitem', { name: 'Sign Out' }))
    await screen.findByText('Successfully signed out!', {}, WAIT)
    expect([stored(localStorage), stored(sessionStorage)]).toEqual([0, 0])
    expect(screen.getAllByRole('button', { name: 'Log In' }).length).toBeGreaterThan(0)
  })

  it('reports an unexpected error if the server cannot be reached', async () => {
    const logged = vi.spyOn(console, 'error').mockImplementation(() => {})
    await visit('/')
    const overlay = await openOverlay('Log In', 'Welcome Back')
    const { auth } = await import('../lib/auth/auth.ts')
    await auth()
    const request = vi
      .spyOn(globalThis, 'fetch')
      .mockRejectedValue(new TypeError('Failed to fetch'))
    await fillSignIn(overlay, 'dan@example.org', PASSWORD)
    expect((await overlay.findByRole('alert', {}, WAIT)).textContent).toBe(
      'An unexpected error occurred. Please try again.',
    )
    request.mockRestore()
    expect(logged).toHaveBeenCalled()
  })
})

it('asks to sign in again after the session was ended on another device', async () => {
  await confirmedUser('fay@example.org')
  const router = await visit('/my-bases')
  const overlay = await openOverlay('Log In', 'Welcome Back')
  await fillSignIn(overlay, 'fay@example.org', PASSWORD)
  await waitFor(() => expect(screen.queryByText('Sign in to continue')).toBeNull(), WAIT)

  const other = client()
  await other.auth.signInWithPassword({ email: 'fay@example.org', password: PASSWORD })
  await other.auth.signOut({ scope: 'others' })
  const sent = vi.spyOn(globalThis, 'fetch')
  await router.navigate('/dashboard')
  await screen.findByRole('heading', { level: 1, name: 'You have been signed out' }, WAIT)
  // Requests that are refused together end the session once.
  const paths = sent.mock.calls.map(([input]) => new Request(input).url)
  expect(paths.filter((path) => path.includes('/auth/v1/logout'))).toHaveLength(1)
  sent.mockRestore()
  expect(Object.keys(localStorage).filter((name) => name.endsWith('-auth-token'))).toEqual([])
})

it.each([
  ['Log In', 'Welcome Back'],
  ['Sign Up', 'Create Your Account'],
])(
  'requires an email and a password when the browser does not enforce %s',
  async (button, title) => {
    await visit('/')
    const overlay = await openOverlay(button, title)
    const form = overlay.getByLabelText('Password').closest('form')
    if (!form) throw new Error('no form')
    fireEvent.submit(form)
    expect((await overlay.findByRole('alert', {}, WAIT)).textContent).toBe(
      'You must provide either an email or phone number and a password',
    )
  },
)

it('sets a new password through the reset mail', async () => {
  await confirmedUser('erin@example.org')
  await visit('/')
  await openOverlay('Log In', 'Welcome Back')
  await userEvent.click(screen.getByRole('link', { name: 'Forgot Password?' }))
  const reset = within(await screen.findByRole('dialog', { name: 'Reset your password' }))
  await userEvent.type(reset.getByLabelText('Email Address'), 'erin@example.org{Enter}')
  await screen.findByText(/you will get an email with a link/, {}, WAIT)

  const hash = await follow(await linkMailedTo('erin@example.org'))
  document.body.replaceChildren()
  await visit('/', hash)
  const choose = within(await screen.findByRole('dialog', { name: 'Choose a new password' }, WAIT))
  await userEvent.type(choose.getByLabelText('New password'), 'a better password')
  // Signed out in another tab.
  const session = Object.entries(localStorage)
  localStorage.clear()
  await userEvent.click(choose.getByRole('button', { name: 'Save password' }))
  expect((await choose.findByRole('alert', {}, WAIT)).textContent).toBe('Auth session missing!')
  for (const [name, value] of session) localStorage.setItem(name, String(value))
  await userEvent.type(choose.getByLabelText('New password'), '{Enter}')
  await screen.findByText('Your new password is saved.', {}, WAIT)
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  const signedIn = await client().auth.signInWithPassword({
    email: 'erin@example.org',
    password: 'a better password',
  })
  expect(signedIn.error).toBeNull()
})
