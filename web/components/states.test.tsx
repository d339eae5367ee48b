import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import { Failure } from '../../domain/failure.ts'
import { Progress } from './progress.tsx'
import { ErrorState, Notice } from './states.tsx'

it("shows the catalogue's message of a failure, and a way to try again", async () => {
  const retry = vi.fn()
  render(<ErrorState failure={new Failure('bases_load_failed')} onRetry={retry} />)
  expect(screen.getByRole('alert').textContent).toContain('Failed to load bases. Please try again.')
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
  expect(retry).toHaveBeenCalledTimes(1)
})

it("shows the server's own words where they are kept, and never an error's own", () => {
  const { rerender } = render(
    <ErrorState failure={new Failure('unexpected', { detail: 'Email not confirmed' })} />,
  )
  expect(screen.getByRole('alert').textContent).toContain('Email not confirmed')
  rerender(<ErrorState failure={new TypeError('x is not a function')} />)
  expect(screen.getByRole('alert').textContent).toContain('An unexpected error occurred. Please try again.')
})

it('interrupts only where something is wrong', () => {
  render(
    <>
      <Notice tone="wrong">Broken</Notice>
      <Notice tone="right">Saved</Notice>
    </>,
  )
  expect(screen.getByRole('alert').textContent).toBe('Broken')
  expect(screen.getByRole('status').textContent).toBe('Saved')
})

it('tells how far the work is, or that its end is not known', () => {
  const { rerender } = render(<Progress label="Reading" value={2} max={5} />)
  const bar = screen.getByRole('progressbar', { name: 'Reading' })
  expect([bar.getAttribute('aria-valuenow'), bar.getAttribute('aria-valuemax')]).toEqual(['2', '5'])
  rerender(<Progress label="Reading" />)
  expect(bar.hasAttribute('aria-valuenow')).toBe(false)
})
