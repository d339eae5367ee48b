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
