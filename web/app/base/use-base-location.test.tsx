import { act, renderHook } from '@testing-library/react'
import type { ReactNode } from 'react'
import { createBrowserRouter, RouterProvider } from 'react-router'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { useBaseLocation } from './use-base-location.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

function open(address: string) {
  history.replaceState(null, '', address)
  const wrapper = ({ children }: { children: ReactNode }) => (
    <RouterProvider router={createBrowserRouter([{ path: '/base/:baseId', element: children }])} />
  )
  return renderHook(useBaseLocation, { wrapper }).result
}

const settle = () => act(() => vi.advanceTimersByTimeAsync(1000))

it('updates the address with the current page', async () => {
  const place = open('/base/b1?file=a')
  act(() => place.current.onPageChange(7))
  await settle()
  expect(location.search).toBe('?file=a&page=7')
})

it('adds the open file to the address that is left, so that Back returns to it', async () => {
  const place = open('/base/b1?page=2')
  await act(async () => {
    place.current.nameFile('a')
    place.current.openFile('b', { page: 3 }, 'a')
    await Promise.resolve()
  })
  expect(location.search).toBe('?file=b&page=3&chatFile=a')
  expect(place.current).toMatchObject({ fileId: 'b', chatFileId: 'a' })
  act(() => place.current.leaveChat())
  expect(location.search).toBe('?file=b&page=3')
  expect(place.current.chatFileId).toBeNull()
  await act(async () => {
    history.back()
    await vi.advanceTimersByTimeAsync(100)
  })
  await vi.waitFor(() => expect(place.current.fileId).toBe('a'))
  expect(location.search).toBe('?page=2&file=a')
})

it('ignores the page of the previous file after a change of file', async () => {
  const place = open('/base/b1?file=a')
  // The reader of the first file is still mounted while the next one loads.
  const left = place.current.onPageChange
  await act(async () => {
    place.current.openFile('b')
    await Promise.resolve()
  })
  expect(location.search).toBe('?file=b')
  act(() => left(7))
  await settle()
  expect(location.search).toBe('?file=b')
})
