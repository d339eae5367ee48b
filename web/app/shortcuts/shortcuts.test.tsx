import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, it } from 'vitest'
import { setCharacterShortcuts } from '../../lib/browser/character-shortcuts.ts'
import { Shortcuts } from './shortcuts.tsx'

afterEach(() => setCharacterShortcuts(true))

it('opens the shortcuts on ? and closes them on Escape or the button', async () => {
  const user = userEvent.setup()
  render(<Shortcuts />)
  expect(screen.queryByRole('dialog')).toBeNull()
  await user.keyboard('?')
  const sheet = await screen.findByRole('dialog', { name: 'Keyboard shortcuts' })
  expect(within(sheet).getByText('Choose an option')).toBeTruthy()
  await user.click(within(sheet).getByRole('button', { name: 'Close' }))
  expect(screen.queryByRole('dialog')).toBeNull()
})

it('ignores ? while text is typed', async () => {
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

it('turns character shortcuts off and remembers it; Ctrl + / still opens the list', async () => {
  const user = userEvent.setup()
  const { unmount } = render(<Shortcuts />)
  await user.keyboard('?')
  const choice = await screen.findByRole<HTMLInputElement>('checkbox')
  expect(choice.checked).toBe(true)
  await user.click(choice)
  expect(screen.queryByText('Choose an option')).toBeNull()
  await user.click(screen.getByRole('button', { name: 'Close' }))
  unmount()
  render(<Shortcuts />)
  await user.keyboard('?')
  expect(screen.queryByRole('dialog')).toBeNull()
  await user.keyboard('{Control>}/{/Control}')
  expect((await screen.findByRole<HTMLInputElement>('checkbox')).checked).toBe(false)
})
