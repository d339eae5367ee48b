import { fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import { ConfirmDialog, Dialog } from './dialog.tsx'

it('is named by its title, focuses the autofocus element, and closes by button and Escape', async () => {
  const close = vi.fn()
  render(
    <Dialog open onClose={close} title="Rename" description="Give it another name.">
      <input aria-label="Name" data-autofocus />
    </Dialog>,
  )
  const dialog = screen.getByRole<HTMLDialogElement>('dialog', { name: 'Rename' })
  expect(dialog.open).toBe(true)
  expect(screen.getByLabelText('Name')).toBe(document.activeElement)
  await userEvent.click(screen.getByRole('button', { name: 'Close' }))
  fireEvent(dialog, new Event('cancel', { cancelable: true }))
  fireEvent.mouseDown(dialog)
  expect(close).toHaveBeenCalledTimes(3)
})

it('renders nothing while closed', () => {
  render(<Dialog open={false} onClose={() => {}} title="Rename" />)
  expect(screen.queryByRole('dialog')).toBeNull()
})

it('focuses Cancel first and confirms once while busy', async () => {
  const confirm = vi.fn()
  const props = {
    open: true,
    onClose: () => {},
    onConfirm: confirm,
    title: 'Delete?',
    body: 'Gone for good.',
  }
  const { rerender } = render(<ConfirmDialog {...props} confirmLabel="Delete" danger />)
  expect(screen.getByRole('button', { name: 'Cancel' })).toBe(document.activeElement)
  await userEvent.click(screen.getByRole('button', { name: 'Delete' }))
  rerender(<ConfirmDialog {...props} confirmLabel="Delete" danger busy />)
  await userEvent.dblClick(screen.getByRole('button', { name: 'Delete' }))
  expect(confirm).toHaveBeenCalledTimes(1)
})

it.each([
  ['what opened it', true],
  ['the screen, if that was removed meanwhile', false],
])('returns the focus to %s', (_, stays) => {
  const screenOf = (hasButton: boolean, open: boolean) => (
    <main id="main" tabIndex={-1}>
      {hasButton && <button>Delete</button>}
      {open && (
        <ConfirmDialog
          open
          title="Delete?"
          body=""
          onClose={vi.fn()}
          onConfirm={vi.fn()}
          confirmLabel="Yes"
        />
      )}
    </main>
  )
  const { rerender } = render(screenOf(true, false))
  const button = screen.getByRole('button', { name: 'Delete' })
  button.focus()
  rerender(screenOf(true, true))
  rerender(screenOf(stays, true))
  rerender(screenOf(stays, false))
  expect(document.activeElement).toBe(stays ? button : screen.getByRole('main'))
})
