import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { useKeptFocus } from './kept-focus.ts'

function Group({ buttons }: { buttons: readonly string[] }) {
  const keptFocus = useKeptFocus()
  return (
    <div {...keptFocus}>
      {buttons.map((name) => (
        <button key={name}>{name}</button>
      ))}
    </div>
  )
}

const ui = (buttons: readonly string[] | null) => (
  <main id="main" tabIndex={-1}>
    <button>Other</button>
    {buttons && <Group buttons={buttons} />}
  </main>
)
const button = (name: string) => screen.getByRole('button', { name })

test('passes the focus of a button that disappears to the first one of its group', () => {
  const { rerender } = render(ui(['Start']))
  button('Start').focus()
  rerender(ui(['Cancel', 'More']))
  expect(document.activeElement).toBe(button('Cancel'))
})

test.each([
  ['its group has no buttons any more', []],
  ['its group disappears', null],
])('passes the focus to the screen if %s', async (_, left) => {
  const { rerender } = render(ui(['Cancel']))
  button('Cancel').focus()
  rerender(ui(left))
  await Promise.resolve()
  expect(document.activeElement).toBe(screen.getByRole('main'))
})

test('does not take the focus if it is elsewhere or was never in the group', () => {
  const { rerender } = render(ui(['Start']))
  rerender(ui(['Cancel']))
  expect(document.activeElement).toBe(document.body)
  button('Cancel').focus()
  button('Other').focus()
  rerender(ui(['Start']))
  expect(document.activeElement).toBe(button('Other'))
})
