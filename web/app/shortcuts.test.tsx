import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { Shortcuts } from './shortcuts.tsx'

it('shows the keys on ?, and Escape or the button closes them', async () => {
  const user = userEvent.setup()
  render(<Shortcuts />)
  expect(screen.queryByRole('dialog')).toBeNull()
  await user.keyboard('?')
  const sheet = await screen.findByRole('dialog', { name: 'Keyboard shortcuts' })
  expect(within(sheet).getByText('Choose an option')).toBeTruthy()
  await user.click(within(sheet).getByRole('button', { name: 'Close' }))
  expect(screen.queryByRole('dialog')).toBeNull()
})

it('leaves ? to whoever types it', async () => {
  const user = userEvent.setup()
  render(
    <>
      <textarea aria-label="Question" />
      <Shortcuts />
    </>,
  )
  await user.type(screen.getByLabelText('Question'), 'Why?')
  expect(screen.getByLabelText<HTMLTextAreaElement>('Question').value).toBe('Why?')
  expect(screen.queryByRole('dialog')).toBeNull()
})
