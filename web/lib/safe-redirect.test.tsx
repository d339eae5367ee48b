import { act, fireEvent, render, screen } from '@testing-library/react'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { expect, it, vi } from 'vitest'
import { slowScreen } from '../../testing/browser/slow-route.ts'
import { useSafeRedirect } from './safe-redirect.ts'

const renderRedirect = vi.fn()

/**
 * Redirects once `answered` resolves, like a screen does after a request, even if it is unmounted
 * by then.
 */
function Here({ answered }: { answered: Promise<void> }) {
  const safeRedirect = useSafeRedirect()
  return <button onClick={() => void answered.then(() => safeRedirect(renderRedirect))}>Ask</button>
}

it.each([
  ['stays', '/here', 1],
  ['looks at another part of the screen', '/here?part=2', 1],
  ['is on the way to another screen', '/slow', 0],
  ['is on another screen', '/there', 0],
])(
  'while the learner %s when the response comes, %s, it redirects %i times',
  async (_, to, times) => {
    renderRedirect.mockClear()
    const answer = Promise.withResolvers<void>()
    const router = createMemoryRouter(
      [
        { path: '/here', element: <Here answered={answer.promise} /> },
        { path: '/there', element: null },
        slowScreen('/slow'),
      ],
      { initialEntries: ['/here'] },
    )
    render(<RouterProvider router={router} />)
    fireEvent.click(screen.getByRole('button', { name: 'Ask' }))
    await act(async () => {
      void router.navigate(to)
      await Promise.resolve()
    })
    await act(async () => {
      answer.resolve()
      await answer.promise
    })
    expect(renderRedirect).toHaveBeenCalledTimes(times)
  },
)
