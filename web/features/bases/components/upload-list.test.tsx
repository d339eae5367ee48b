import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import { Failure } from '../../../../domain/failure.ts'
import { en } from '../../../../messages/en/index.ts'
import type { Upload } from '../upload/use-uploads.ts'
import { RefusedFiles, UploadList } from './upload-list.tsx'

const messages = en.bases.upload
const file = new File(['x'.repeat(2048)], 'notes.pdf')
const own = { key: 'k', file } as const
const chosen: Upload = { ...own, phase: 'chosen' }

it('shows how much of a file has been sent', () => {
  render(
    <UploadList uploads={[{ ...own, phase: 'uploading', sent: 512 }]} sending onRemove={vi.fn()} />,
  )
  const bar = screen.getByRole('progressbar', { name: messages.progress('notes.pdf') })
  expect([bar.getAttribute('aria-valuenow'), bar.getAttribute('aria-valuemax')]).toEqual([
    '512',
    '2048',
  ])
})

it('shows at once why a file failed', () => {
  const failure = new Failure('file_too_large')
  render(
    <UploadList
      uploads={[{ ...own, phase: 'failed', failure }]}
      sending={false}
      onRemove={vi.fn()}
    />,
  )
  expect(screen.getByRole('alert').textContent).toBe(en.errors.file_too_large)
})

it('allows removing a file until its upload starts', async () => {
  const onRemove = vi.fn()
  const { rerender } = render(<UploadList uploads={[chosen]} sending={false} onRemove={onRemove} />)
  await userEvent.click(screen.getByRole('button', { name: messages.remove('notes.pdf') }))
  expect(onRemove).toHaveBeenCalledExactlyOnceWith('k')
  rerender(<UploadList uploads={[chosen]} sending onRemove={onRemove} />)
  expect(screen.queryByRole('button')).toBeNull()
  expect(screen.getByText(messages.waiting)).toBeTruthy()
})

it('names each rejected file with its reason', () => {
  render(
    <RefusedFiles rejected={[{ name: 'page.html', failure: new Failure('file_type_refused') }]} />,
  )
  expect(screen.getByRole('alert').textContent).toBe(
    messages.refused('page.html', en.errors.file_type_refused),
  )
})
