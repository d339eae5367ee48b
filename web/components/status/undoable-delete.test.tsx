import { errors } from '../../../messages/en/errors.ts'
import { act, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, it, vi } from 'vitest'
import { Failure } from '../../../domain/failure.ts'
import { deleteButtonProps, UndoableDeleteProvider, useUndoableDelete } from './undoable-delete.tsx'
import { ToastProvider } from './toast.tsx'

afterEach(() => vi.useRealTimers())

const NAMES = ['Tides', 'Clouds', 'Springs', 'Wells', 'Rivers']

function Rows({
  send,
  leave,
}: {
  send: (id: string) => Promise<void>
  leave: (id: string) => void
}) {
  const { remove, isPendingDelete: isGone, commitAll: settle } = useUndoableDelete()
  return (
    <>
      {NAMES.filter((name) => !isGone(name)).map((name) => (
        <button
          key={name}
          {...deleteButtonProps(name)}
          onClick={() =>
            remove({
              id: name,
              toastMessage: `Deleted: ${name}`,
              commit: () => send(name),
              onLeave: () => Promise.resolve(() => leave(name)),
            })
          }
        >
          {name}
        </button>
      ))}
      <button onClick={() => void settle()}>Elsewhere</button>
    </>
  )
}

const show = () => {
  const send = vi.fn((_id: string) => Promise.resolve())
  const leave = vi.fn((_id: string) => undefined)
  render(
    <ToastProvider>
      <UndoableDeleteProvider>
        <Rows send={send} leave={leave} />
      </UndoableDeleteProvider>
    </ToastProvider>,
  )
  return { send, leave }
}
const row = (name: string) => screen.queryByRole('button', { name })

it('hides the item, announces it, and restores it on Undo without a request', async () => {
  const { send } = show()
  await userEvent.click(screen.getByRole('button', { name: 'Tides' }))
  expect(row('Tides')).toBeNull()
  expect(screen.getByRole('status').textContent).toContain('Deleted: Tides')
  await userEvent.click(screen.getByRole('button', { name: 'Undo' }))
  expect(row('Tides')).not.toBeNull()
  await userEvent.click(screen.getByRole('button', { name: 'Elsewhere' }))
  expect(send).not.toHaveBeenCalled()
})

it('sends the delete once when the time to undo is over', async () => {
  vi.useFakeTimers()
  const { send } = show()
  act(() => screen.getByRole('button', { name: 'Tides' }).click())
  await act(() => vi.advanceTimersByTimeAsync(7900))
  expect(send).not.toHaveBeenCalled()
  await act(() => vi.advanceTimersByTimeAsync(60_000))
  expect(send.mock.calls).toEqual([['Tides']])
  expect(row('Tides')).toBeNull()
})

it('sends the delete when the screen changes or too many are pending', async () => {
  const { send } = show()
  for (const name of NAMES.slice(0, 4)) await userEvent.click(screen.getByRole('button', { name }))
  expect(send.mock.calls).toEqual([['Tides']])
  await userEvent.click(screen.getByRole('button', { name: 'Elsewhere' }))
  expect(send.mock.calls.flat()).toEqual(NAMES.slice(0, 4))
  expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull()
})

it('sends pending deletes when the page is left and offers no Undo afterwards', async () => {
  const { send, leave } = show()
  await userEvent.click(screen.getByRole('button', { name: 'Tides' }))
  act(() => void dispatchEvent(new Event('pagehide')))
  act(() => void dispatchEvent(new Event('pagehide')))
  expect(leave.mock.calls).toEqual([['Tides']])
  expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull()
  await userEvent.click(screen.getByRole('button', { name: 'Elsewhere' }))
  expect(send).not.toHaveBeenCalled()
})

it('repeats a delete in flight when the page is left, which would abort it', async () => {
  const { send, leave } = show()
  const answered = Promise.withResolvers<undefined>()
  send.mockReturnValueOnce(answered.promise.then(() => undefined))
  await userEvent.click(screen.getByRole('button', { name: 'Tides' }))
  await userEvent.click(screen.getByRole('button', { name: 'Dismiss' }))
  expect(send.mock.calls).toEqual([['Tides']])
  act(() => void dispatchEvent(new Event('pagehide')))
  expect(leave.mock.calls).toEqual([['Tides']])
  answered.resolve(undefined)
  await act(() => answered.promise)
  expect(row('Tides')).toBeNull()
})

it('restores an item whose delete failed and states why', async () => {
  const { send } = show()
  send.mockRejectedValueOnce(new Failure('chat_delete_failed'))
  await userEvent.click(screen.getByRole('button', { name: 'Tides' }))
  await userEvent.click(screen.getByRole('button', { name: 'Dismiss' }))
  expect(await screen.findByRole('button', { name: 'Tides' })).toBeDefined()
  expect(screen.getByRole('status').textContent).toContain(errors.chat_delete_failed)
})

it.each([
  ['the next one', 'Tides', 'Clouds'],
  ['the previous one if it was the last', 'Rivers', 'Wells'],
])('moves the focus to the button of %s after a click', async (_, name, neighbour) => {
  show()
  await userEvent.click(screen.getByRole('button', { name }))
  await vi.waitFor(() => expect(document.activeElement).toBe(row(neighbour)))
})
