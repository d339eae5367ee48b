import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createMemoryRouter, Link, RouterProvider } from 'react-router'
import { expect, it } from 'vitest'
import { en } from '../../../../messages/en/index.ts'
import { siteConfigQuery } from '../../../lib/backend/site-config-query.ts'
import { NewBase } from './new-base.tsx'

const texts = en.bases.newBase
const { leave, cancel } = en.common

/** New base with a link to another screen. Returns the path that is open. */
function show(): () => string {
  const client = new QueryClient({ defaultOptions: { queries: { staleTime: Infinity } } })
  client.setQueryData(siteConfigQuery.queryKey, {})
  const router = createMemoryRouter(
    [
      {
        path: '/new-base',
        element: (
          <>
            <NewBase userId="00000000-0000-4000-8000-000000000001" />
            <Link to="/my-bases">Elsewhere</Link>
          </>
        ),
      },
      { path: '/my-bases', element: <h1>Elsewhere</h1> },
    ],
    { initialEntries: ['/new-base'] },
  )
  render(
    <QueryClientProvider client={client}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  )
  return () => router.state.location.pathname
}

const nameField = () => screen.getByLabelText<HTMLInputElement>(new RegExp(texts.name))
const leaveByLink = () => userEvent.click(screen.getByRole('link', { name: 'Elsewhere' }))

/** Whether the browser would ask before the page is closed. */
const asksOnClose = (): boolean => !dispatchEvent(new Event('beforeunload', { cancelable: true }))

const INPUTS: [string, () => Promise<void>][] = [
  ['a name', () => userEvent.type(nameField(), 'Botany')],
  [
    'a file',
    () =>
      userEvent.upload(
        screen.getByLabelText(en.bases.upload.label),
        new File(['Leaves.'], 'leaves.txt', { type: 'text/plain' }),
      ),
  ],
]

it.each(INPUTS)('asks before it is left with %s, and keeps it on Cancel', async (_, enter) => {
  const path = show()
  await enter()
  expect(asksOnClose()).toBe(true)
  await leaveByLink()
  screen.getByRole('dialog', { name: leave.title })
  await userEvent.click(screen.getByRole('button', { name: cancel }))
  expect(path()).toBe('/new-base')
  expect(nameField().value !== '' || screen.queryByText('leaves.txt') !== null).toBe(true)
  await leaveByLink()
  await userEvent.click(screen.getByRole('button', { name: leave.confirm }))
  await expect.poll(path).toBe('/my-bases')
})

it('is left at once while nothing is entered', async () => {
  const path = show()
  expect(asksOnClose()).toBe(false)
  await leaveByLink()
  expect(path()).toBe('/my-bases')
})

it('states once that the name is too long, after Enter too', async () => {
  show()
  await userEvent.type(nameField(), `${'x'.repeat(51)}{Enter}`)
  expect(screen.getAllByText(en.errors.base_name_too_long)).toHaveLength(1)
})
