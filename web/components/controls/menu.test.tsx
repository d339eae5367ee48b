import { act, fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, it, vi } from 'vitest'
import { Menu } from './menu.tsx'

afterEach(() => vi.useRealTimers())

function renderMenu(hover = false) {
  const rename = vi.fn()
  const remove = vi.fn()
  render(
    <Menu
      label="Actions"
      trigger="…"
      hover={hover}
      items={[
        { label: 'Rename', onSelect: rename },
        { label: 'Share', onSelect: () => {} },
        { label: 'Delete', onSelect: remove, danger: true },
      ]}
    />,
  )
  return { rename, remove, button: screen.getByRole('button', { name: 'Actions' }) }
}
const focused = () => document.activeElement?.textContent

/** Scrolls the page by 50 pixels, with which `button` moves. */
function scrollPage(button: HTMLElement): void {
  vi.spyOn(button, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, -50, 44, 44))
  fireEvent.scroll(document)
}

it('opens on click and reports the choice', async () => {
  const { rename, button } = renderMenu()
  await userEvent.click(button)
  expect(button.getAttribute('aria-expanded')).toBe('true')
  await userEvent.click(screen.getByRole('menuitem', { name: 'Rename' }))
  expect(rename).toHaveBeenCalledTimes(1)
  expect(screen.queryByRole('menu')).toBeNull()
  expect(button).toBe(document.activeElement)
})

it('moves with arrows, Home, End and letters, and closes on Escape', async () => {
  const { remove, button } = renderMenu()
  button.focus()
  await userEvent.keyboard('{ArrowDown}')
  expect(focused()).toBe('Rename')
  await userEvent.keyboard('{ArrowUp}')
  expect(focused()).toBe('Delete')
  await userEvent.keyboard('{Home}')
  expect(focused()).toBe('Rename')
  await userEvent.keyboard('s')
  expect(focused()).toBe('Share')
  await userEvent.keyboard('{Escape}')
  expect(screen.queryByRole('menu')).toBeNull()
  expect(button).toBe(document.activeElement)
  await userEvent.keyboard('{Enter}{End}{Enter}')
  expect(remove).toHaveBeenCalledTimes(1)
})

it('returns the focus to its button when scrolling closes it', async () => {
  const { button } = renderMenu()
  button.focus()
  await userEvent.keyboard('{Enter}')
  expect(focused()).toBe('Rename')
  scrollPage(button)
  expect(screen.queryByRole('menu')).toBeNull()
  expect(button).toBe(document.activeElement)
})

it('stays open when it is opened by key just after the mouse has left', async () => {
  vi.useFakeTimers()
  const { button } = renderMenu(true)
  button.focus()
  fireEvent.pointerEnter(button, { pointerType: 'mouse' })
  fireEvent.pointerLeave(button, { pointerType: 'mouse' })
  fireEvent.keyDown(button, { key: 'ArrowDown' })
  await act(() => vi.advanceTimersByTimeAsync(1000))
  expect(focused()).toBe('Rename')
})

it('opens on hover, stays open after a click, and closes when the focus leaves', async () => {
  const { button } = renderMenu(true)
  await userEvent.hover(button)
  expect(screen.getByRole('menu')).toBeTruthy()
  await userEvent.click(button)
  expect(screen.getByRole('menu')).toBeTruthy()
  await userEvent.click(document.body)
  expect(screen.queryByRole('menu')).toBeNull()
})

it('closes when its button is scrolled, and stays open after a scroll that ended before', async () => {
  const { button } = renderMenu()
  await userEvent.click(button)
  fireEvent.scroll(document)
  expect(screen.getByRole('menu')).toBeTruthy()
  scrollPage(button)
  expect(screen.queryByRole('menu')).toBeNull()
})
