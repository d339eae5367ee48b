import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { ToastProvider } from '../../components/status/toast.tsx'
import { queryClient } from '../../lib/backend/query-client.ts'
import { LazyLearnerPart } from './lazy-learner-part.tsx'

beforeEach(() => {
  vi.spyOn(globalThis, 'fetch').mockImplementation(() => new Promise(() => {}))
})
afterEach(() => {
  vi.restoreAllMocks()
  queryClient.clear()
})

function show() {
  const element = (
    <ToastProvider>
      <LazyLearnerPart userId="00000000-0000-4000-8000-000000000001" />
    </ToastProvider>
  )
  render(<RouterProvider router={createMemoryRouter([{ path: '*', element }])} />)
  expect(screen.queryByRole('button', { name: 'Search' })).toBeNull()
  return userEvent.setup()
}

test('opens the search on keys that were pressed before its code was loaded', async () => {
  const user = show()
  await user.keyboard('{Control>}k{/Control}')
  expect(await screen.findByRole('dialog', { name: 'Search' })).toBeDefined()
  await user.keyboard('{Control>}k{/Control}')
  expect(screen.queryByRole('dialog', { name: 'Search' })).toBeNull()
})

test('does not open the search without its keys', async () => {
  show()
  await screen.findByRole('button', { name: 'Search' })
  expect(screen.queryByRole('dialog', { name: 'Search' })).toBeNull()
})
