import { act, render, screen } from '@testing-library/react'
import { createMemoryRouter, Link, RouterProvider } from 'react-router'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { slowScreen } from '../../../../testing/browser/slow-route.ts'
import { Redirecting } from './redirecting.tsx'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

const show = () => {
  const router = createMemoryRouter(
    [
      {
        path: '/new-base',
        element: (
          <>
            <Redirecting baseId="b1" message="Cells is ready." />
            <Link to="/elsewhere">Elsewhere</Link>
          </>
        ),
      },
      { path: '/base/:baseId', element: <h1>The base</h1> },
      slowScreen('/elsewhere'),
    ],
    { initialEntries: ['/new-base'] },
  )
  render(<RouterProvider router={router} />)
  return () => router.state.location.pathname
}

it('opens the base after two seconds and not before', async () => {
  const place = show()
  screen.getByText('Cells is ready.')
  await act(() => vi.advanceTimersByTimeAsync(1999))
  expect(place()).toBe('/new-base')
  await act(() => vi.advanceTimersByTimeAsync(1))
  expect(place()).toBe('/base/b1')
})

it('can be skipped by a click', async () => {
  const place = show()
  await act(async () => {
    screen.getByRole('link', { name: 'Open now' }).click()
    await vi.advanceTimersByTimeAsync(0)
  })
  expect(place()).toBe('/base/b1')
})

it('does not redirect after the learner clicked another link, however slow the next screen is', async () => {
  const place = show()
  await act(async () => {
    screen.getByRole('link', { name: 'Elsewhere' }).click()
    await vi.advanceTimersByTimeAsync(5000)
  })
  expect(place()).toBe('/new-base')
  await act(() => vi.advanceTimersByTimeAsync(10_000))
  expect(place()).toBe('/elsewhere')
})
