import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { ReactNode } from 'react'
import { expect, it, vi } from 'vitest'
import { Failure } from '../../../domain/failure.ts'
import { en } from '../../../messages/en/index.ts'
import { Progress } from './progress.tsx'
import { ErrorState, Notice } from './states.tsx'

it("shows the catalogue's message for a failure and a retry button", async () => {
  const retry = vi.fn()
  render(<ErrorState failure={new Failure('bases_load_failed')} onRetry={retry} />)
  expect(screen.getByRole('alert').textContent).toContain('Failed to load bases. Please try again.')
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
  expect(retry).toHaveBeenCalledTimes(1)
})

it('keeps the focus on "Try again" during an attempt, and announces the same message again', async () => {
  let fail = () => {}
  const retry = vi.fn(() => new Promise<void>((resolve) => (fail = resolve)))
  render(<ErrorState failure={new Failure('bases_load_failed')} onRetry={retry} />)
  const message = screen.getByText(en.errors.bases_load_failed)
  const button = screen.getByRole('button', { name: 'Try again' })
  await userEvent.dblClick(button)
  expect(retry).toHaveBeenCalledTimes(1)
  expect(button.getAttribute('aria-busy')).toBe('true')
  fail()
  await waitFor(() => expect(button.getAttribute('aria-busy')).toBe(null))
  expect(document.activeElement).toBe(button)
  expect(message.isConnected).toBe(false)
  expect(screen.getByText(en.errors.bases_load_failed)).toBeTruthy()
})

it("shows the server's message when it is marked as such, and never a raw error message", () => {
  const { rerender } = render(
    <ErrorState failure={new Failure('unexpected', { detail: 'Email not confirmed' })} />,
  )
  expect(screen.getByRole('alert').textContent).toContain('Email not confirmed')
  rerender(<ErrorState failure={new TypeError('x is not a function')} />)
  expect(screen.getByRole('alert').textContent).toContain(
    'An unexpected error occurred. Please try again.',
  )
})

it('says without a network that it waits, and retries once there is one', () => {
  const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  const retry = vi.fn()
  render(<ErrorState failure={new Failure('bases_load_failed')} onRetry={retry} />)
  expect(screen.queryByRole('alert')).toBeNull()
  expect(screen.queryByRole('button')).toBeNull()
  expect(screen.getByRole('status').textContent).toBe(en.common.offline.waits)
  onLine.mockRestore()
  window.dispatchEvent(new Event('online'))
  expect(retry).toHaveBeenCalledTimes(1)
})

it('shows a failure that cannot be retried as such also without a network', () => {
  const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  render(<ErrorState failure={new Failure('bases_load_failed')} />)
  expect(screen.getByRole('alert').textContent).toContain(en.errors.bases_load_failed)
  onLine.mockRestore()
})

it('moves the focus only if the removed error had it', async () => {
  const failed = <ErrorState failure={new Failure('bases_load_failed')} onRetry={() => undefined} />
  const screenWith = (content: ReactNode) => (
    <main id="main" tabIndex={-1}>
      {content}
      <button>Other</button>
    </main>
  )
  const { rerender } = render(screenWith(failed))
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
  rerender(screenWith(null))
  await waitFor(() => expect(document.activeElement?.id).toBe('main'))
  rerender(screenWith(failed))
  screen.getByRole('button', { name: 'Other' }).focus()
  rerender(screenWith(null))
  await Promise.resolve()
  expect(document.activeElement?.textContent).toBe('Other')
})

it('uses an assertive live region only for errors', () => {
  render(
    <>
      <Notice tone="danger">Broken</Notice>
      <Notice tone="success">Saved</Notice>
    </>,
  )
  expect(screen.getByRole('alert').textContent).toBe('Broken')
  expect(screen.getByRole('status').textContent).toBe('Saved')
})

it('shows progress as a value or as indeterminate', () => {
  const { rerender } = render(<Progress label="Reading" value={2} max={5} />)
  const bar = screen.getByRole('progressbar', { name: 'Reading' })
  expect([bar.getAttribute('aria-valuenow'), bar.getAttribute('aria-valuemax')]).toEqual(['2', '5'])
  rerender(<Progress label="Reading" />)
  expect(bar.hasAttribute('aria-valuenow')).toBe(false)
})
