import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { ToastProvider } from '../../components/status/toast.tsx'
import { searchQuery } from '../../features/search/api/search.ts'
import { queryClient } from '../../lib/backend/query-client.ts'
import { Search } from './search.tsx'

const USER = '00000000-0000-4000-8000-000000000001'

beforeEach(() => {
  vi.spyOn(globalThis, 'fetch').mockImplementation(() => new Promise(() => {}))
  queryClient.setQueryData(searchQuery(USER, '').queryKey, [])
})
afterEach(() => {
  delete document.documentElement.dataset['searchKeys']
  vi.restoreAllMocks()
  queryClient.clear()
})

function show(other = <p>A screen</p>) {
  const element = (
    <ToastProvider>
      <Search userId={USER} />
      {other}
    </ToastProvider>
  )
  render(<RouterProvider router={createMemoryRouter([{ path: '*', element }])} />)
  return userEvent.setup()
}
const dialog = () => screen.queryByRole('dialog', { name: 'Search' })

test('opens the search on Ctrl + K, also while text is typed, and closes it on the same keys', async () => {
  const user = show(<textarea aria-label="Question" />)
  await user.click(screen.getByLabelText('Question'))
  await user.keyboard('{Control>}k{/Control}')
  expect(await screen.findByRole('dialog', { name: 'Search' })).toBeDefined()
  expect(document.activeElement).toBe(screen.getByRole('combobox'))
  await user.keyboard('{Control>}k{/Control}')
  expect(dialog()).toBeNull()
  expect(screen.getByLabelText<HTMLTextAreaElement>('Question').value).toBe('')
})

test('opens the search by its button, which states the keys', async () => {
  const user = show()
  const button = screen.getByRole('button', { name: 'Search, Ctrl K' })
  expect(button.title).toBe('Search, Ctrl K')
  await user.click(button)
  expect(await screen.findByRole('dialog', { name: 'Search' })).toBeDefined()
})

test('does not open over another dialog, and not by K with other keys', async () => {
  const user = show(
    <dialog open aria-label="Delete">
      Sure?
    </dialog>,
  )
  await user.keyboard('{Control>}k{/Control}')
  document.querySelector('dialog')?.close()
  await user.keyboard('k{Shift>}{Control>}k{/Control}{/Shift}{Alt>}k{/Alt}')
  expect(dialog()).toBeNull()
})

test('opens for keys that were pressed before it was loaded, once', async () => {
  document.documentElement.dataset['searchKeys'] = 'pressed'
  const user = show()
  expect(await screen.findByRole('dialog', { name: 'Search' })).toBeDefined()
  expect(document.documentElement.dataset['searchKeys']).toBe('heard')
  await user.keyboard('{Control>}k{/Control}')
  expect(dialog()).toBeNull()
})
