import { act, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { BaseFile } from '../../features/bases/api/base-files.ts'
import { FileStrip } from './file-strip.tsx'

/** Reports that the row has another width. */
let resize = () => {}
// jsdom has no layout, so nothing is resized by itself.
class ManualObserver {
  constructor(onResize: () => void) {
    resize = onResize
  }
  observe() {}
  disconnect() {}
}
beforeEach(() => {
  vi.stubGlobal('ResizeObserver', ManualObserver)
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

const files = (count: number): BaseFile[] =>
  Array.from({ length: count }, (_, n) => ({
    id: `00000000-0000-4000-8000-${String(n + 1).padStart(12, '0')}`,
    base_id: '00000000-0000-4000-8000-000000000900',
    file_name: `photo_${n + 1}.png`,
    file_path: `photo-${n + 1}.png`,
    file_size: 1,
    file_type: 'image/png',
    position: n + 1,
    uploaded_at: '2026-01-01T10:00:00+00:00',
    extraction: {
      status: 'not_processed',
      error_message: null,
      text_length: 0,
      unread_pages: 0,
      recognised_pages: 0,
    },
  }))

const show = (count: number) => {
  const all = files(count)
  const onSelect = vi.fn()
  render(<FileStrip files={all} selectedId={all[0]?.id ?? ''} onSelect={onSelect} />)
  return { all, onSelect }
}

/** Gives the row less room than its files need. */
const cutRow = () => {
  vi.spyOn(Element.prototype, 'scrollWidth', 'get').mockReturnValue(700)
  vi.spyOn(Element.prototype, 'clientWidth', 'get').mockReturnValue(600)
}

test('offers a list of names where the row does not show all files', async () => {
  cutRow()
  const { all, onSelect } = show(8)
  const list = screen.getByRole('combobox', { name: '8 files' })
  await userEvent.selectOptions(list, 'photo_7.png')
  expect(onSelect).toHaveBeenCalledExactlyOnceWith(all[6]?.id)
})

test('shows the list beside a row of all files on narrow screens only', () => {
  show(3)
  const list = screen.getByRole('combobox')
  expect(screen.getAllByRole('button')).toHaveLength(3)
  expect(list.closest('.md\\:hidden')).not.toBeNull()
  cutRow()
  act(resize)
  expect(list.closest('.md\\:hidden')).toBeNull()
})

test('scrolls to the open file again when its row has another width', () => {
  const scroll = vi.spyOn(Element.prototype, 'scrollIntoView')
  show(8)
  scroll.mockClear()
  act(resize)
  expect(scroll.mock.contexts).toEqual([screen.getByRole('button', { name: /photo_1/ })])
})
