import { render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createMemoryRouter, type RouteObject } from 'react-router'
import { beforeEach, expect, it, vi } from 'vitest'
import { App } from './app.tsx'
import { siteRoutes } from './router.tsx'

beforeEach(() => {
  localStorage.clear()
  sessionStorage.clear()
  delete document.documentElement.dataset['theme']
})

async function open(path: string, routes: RouteObject[] = siteRoutes) {
  render(<App router={createMemoryRouter(routes, { initialEntries: [path] })} />)
  return screen.findByRole('heading', { level: 1 })
}

const fail = (): never => {
  throw new Error('the figure has no data')
}

it('links a visitor from the navigation bar to every part of the product', async () => {
  await open('/')
  const bar = screen.getAllByRole('navigation', { name: 'Main' })[0]
  if (!bar) throw new Error('no navigation bar')
  const links = within(bar)
    .getAllByRole('link')
    .map((link) => [link.textContent, link.getAttribute('href')])
  expect(links).toEqual([
    ['Home', '/'],
    ['New Base', '/new-base'],
    ['My Bases', '/my-bases'],
    ['Quiz', '/quiz'],
  ])
  expect(within(bar).getByRole('link', { name: 'Home' }).getAttribute('aria-current')).toBe('page')
})

it('shows a screen that is opened by its address from its top, not at the scroll position of another', async () => {
  const scrollTo = vi.spyOn(window, 'scrollTo').mockReturnValue()
  sessionStorage.setItem('react-router-scroll-positions', JSON.stringify({ default: 300 }))
  await open('/')
  expect(scrollTo).not.toHaveBeenCalledWith(0, 300)
  scrollTo.mockRestore()
})

it('starts in the dark theme and remembers the chosen theme', async () => {
  await open('/')
  await userEvent.click(screen.getByRole('button', { name: 'Switch to the light theme' }))
  expect(document.documentElement.dataset['theme']).toBe('light')
  expect(localStorage.getItem('stoa-theme')).toBe('light')
  await userEvent.click(screen.getByRole('button', { name: 'Switch to the dark theme' }))
  expect(localStorage.getItem('stoa-theme')).toBe('dark')
})

it('opens the mobile menu and closes it on Escape', async () => {
  await open('/')
  await userEvent.click(screen.getByRole('button', { name: 'Open menu' }))
  const button = screen.getByRole('button', { name: 'Close menu' })
  expect(button.getAttribute('aria-expanded')).toBe('true')
  expect(screen.queryByRole('button', { name: 'Logout' })).toBeNull()
  await userEvent.keyboard('{Escape}')
  expect(screen.getByRole('button', { name: 'Open menu' })).toBe(document.activeElement)
})

it('states on the front page what the product is', async () => {
  expect((await open('/')).textContent).toBe('Welcome to Stoa')
  screen.getByText('Your personal learning hub built for focused, organized study sessions.')
  screen.getByText(
    /The quiz engine shows how well you know the material, and progress tracking highlights/,
  )
  expect(document.title).toBe('Your personal learning hub · Stoa')
})

it('focuses the heading of the next screen and announces its title', async () => {
  await open('/')
  await userEvent.click(screen.getAllByRole('link', { name: 'My Bases' })[0] ?? document.body)
  const heading = await screen.findByRole('heading', { level: 1, name: 'Sign in to continue' })
  await waitFor(() => expect(document.activeElement).toBe(heading))
  await waitFor(() =>
    expect(screen.getAllByRole('status').map((status) => status.textContent)).toContain(
      'Sign in · Stoa',
    ),
  )
})

it.each([
  '/dashboard',
  '/my-account',
  '/new-base',
  '/my-bases',
  '/base/1',
  '/edit-base/1',
  '/quiz',
  '/quiz/take/1',
  '/quiz/results/1',
])('asks a visitor to sign in before showing %s', async (path) => {
  expect((await open(path)).textContent).toBe('Sign in to continue')
})

it('reports a page that does not exist', async () => {
  expect((await open('/nowhere')).textContent).toBe('There is no such page')
  expect(screen.getByRole('link', { name: 'Go to the home page' }).getAttribute('href')).toBe('/')
})

it.each([
  ['throws', { Component: () => fail() }],
  ['cannot be loaded', { lazy: () => Promise.reject(new Error('the figure has no data')) }],
])('shows a screen that %s as an application error with a way back', async (_, broken) => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  const [shell] = siteRoutes
  const boundary = shell?.children?.[0]
  if (!boundary) throw new Error('no boundary')
  const routes = [
    { ...shell, children: [{ ...boundary, children: [{ path: '/', ...broken }] }] },
  ] as RouteObject[]
  expect((await open('/', routes)).textContent).toBe('Unexpected Application Error')
  screen.getByText('the figure has no data')
  expect(screen.getByRole('link', { name: 'Go to the home page' }).getAttribute('href')).toBe('/')
  expect(screen.getByRole('button', { name: 'Reload the page' })).toBeTruthy()
  expect(screen.getAllByRole('navigation', { name: 'Main' }).length).toBeGreaterThan(0)
})

it('opens one overlay at a time and closes it', async () => {
  await open('/')
  await userEvent.click(screen.getAllByRole('button', { name: 'Log In' })[0] ?? document.body)
  const signIn = await screen.findByRole('dialog', { name: 'Welcome Back' })
  within(signIn).getByText('Sign in to your Stoa account')
  const email = within(signIn).getByPlaceholderText<HTMLInputElement>('Enter your email')
  const password = within(signIn).getByPlaceholderText<HTMLInputElement>('Enter your password')
  expect([email.type, email.required, password.type, password.required]).toEqual([
    'email',
    true,
    'password',
    true,
  ])
  expect(document.activeElement).toBe(email)
  await userEvent.click(within(signIn).getByRole('button', { name: 'Sign up here' }))
  const signUp = await screen.findByRole('dialog', { name: 'Create Your Account' })
  for (const name of ['Full Name', 'Email Address', 'Password'])
    expect(within(signUp).getByLabelText<HTMLInputElement>(name).required).toBe(true)
  expect(within(signUp).getByRole<HTMLInputElement>('checkbox').required).toBe(true)
  await userEvent.click(within(signUp).getByRole('button', { name: 'Sign in here' }))
  await userEvent.click(await screen.findByRole('link', { name: 'Forgot Password?' }))
  const reset = await screen.findByRole('dialog', { name: 'Reset your password' })
  await userEvent.click(within(reset).getByRole('button', { name: 'Close' }))
  expect(screen.queryByRole('dialog')).toBeNull()
})
