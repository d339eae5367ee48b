import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { ScopePicker } from './scope-picker.tsx'

it.each([
  [1, '1 file'],
  [2, 'All 2 files'],
])('counts the files with text that are asked: %d', (readable, name) => {
  const files = ['a', 'b', 'c'].map((id, i) => ({
    id,
    file_name: `${id}.pdf`,
    isReadable: i < readable,
  }))
  render(
    <ScopePicker
      {...{ files, fileId: 'a', isOpenInReader: true, scope: 'all', onScope: () => undefined }}
    />,
  )
  expect(screen.getByRole('button').textContent).toBe(name)
})
