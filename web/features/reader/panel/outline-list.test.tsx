import { render, screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { OutlineList } from './outline-list.tsx'

test('renders formulas in the entries of the contents', async () => {
  const entry = {
    title: 'The field $F$ of a mill',
    level: 0,
    url: null,
    page: () => Promise.resolve(2),
    open: () => undefined,
  }
  const read = () => Promise.resolve([entry])
  render(<OutlineList read={read} page={1} onOpened={() => undefined} />)
  const button = await screen.findByRole('button', { name: /^The field/u })
  await waitFor(() => expect(button.querySelectorAll('.katex')).toHaveLength(1))
  expect(button.textContent).not.toContain('$')
})
