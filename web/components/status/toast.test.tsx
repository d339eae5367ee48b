import { act, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, it, vi } from 'vitest'
import { ToastProvider, useToast } from './toast.tsx'

afterEach(() => vi.useRealTimers())

function Deleter({ onUndo }: { onUndo: () => void }) {
  const toast = useToast()
  return (
    <button onClick={() => toast('Base deleted', { action: { label: 'Undo', onSelect: onUndo } })}>
      Delete
    </button>
  )
}

it('announces the message in a live region and offers the action once', async () => {
  const undo = vi.fn()
  render(
    <ToastProvider>
      <Deleter onUndo={undo} />
    </ToastProvider>,
  )
  await userEvent.click(screen.getByText('Delete'))
  expect(screen.getByRole('status').textContent).toContain('Base deleted')
  await userEvent.click(screen.getByRole('button', { name: 'Undo' }))
  expect(undo).toHaveBeenCalledTimes(1)
  expect(screen.queryByText('Base deleted')).toBeNull()
})

it('disappears by itself, but not while it is hovered or focused', () => {
  vi.useFakeTimers()
  render(
    <ToastProvider>
      <Deleter onUndo={() => {}} />
    </ToastProvider>,
  )
  act(() => screen.getByText('Delete').click())
  const undo = screen.getByRole('button', { name: 'Undo' })
  act(() => undo.focus())
  act(() => {
    vi.advanceTimersByTime(60_000)
  })
  expect(screen.queryByText('Base deleted')).not.toBeNull()
  act(() => undo.blur())
  act(() => {
    vi.advanceTimersByTime(60_000)
  })
  expect(screen.queryByText('Base deleted')).toBeNull()
})

function Messages() {
  const toast = useToast()
  return (
    <>
      <button
        onClick={() =>
          toast('Base deleted', { action: { label: 'Undo', onSelect: () => undefined } })
        }
      >
        Delete
      </button>
      <button onClick={() => toast('Copied')}>Copy</button>
    </>
  )
}

it('keeps its action available after a later message that covered it', () => {
  vi.useFakeTimers()
  render(
    <ToastProvider>
      <Messages />
    </ToastProvider>,
  )
  act(() => screen.getByText('Delete').click())
  act(() => {
    vi.advanceTimersByTime(4000)
  })
  act(() => screen.getByText('Copy').click())
  act(() => {
    vi.advanceTimersByTime(6000)
  })
  expect(screen.queryByText('Copied')).toBeNull()
  act(() => {
    vi.advanceTimersByTime(7000)
  })
  expect(screen.queryByText('Base deleted')).not.toBeNull()
  act(() => {
    vi.advanceTimersByTime(1000)
  })
  expect(screen.queryByText('Base deleted')).toBeNull()
})
