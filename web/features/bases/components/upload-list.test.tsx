import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useCallback, useState } from 'react'
import { expect, it, vi } from 'vitest'
import { Failure } from '../../../../domain/failure.ts'
import { en } from '../../../../messages/en/index.ts'
import { moved } from '../../../components/controls/sorting.tsx'
import type { Upload } from '../upload/use-uploads.ts'
import { RejectedFiles, UploadList } from './upload-list.tsx'

const messages = en.bases.upload
const file = new File(['x'.repeat(2048)], 'notes.pdf')
const own = { key: 'k', file } as const
const chosen: Upload = { ...own, phase: 'chosen' }

it('shows how much of a file has been sent', () => {
  render(
    <UploadList
      uploads={[{ ...own, phase: 'uploading', sent: 512 }]}
      sending
      onRemove={vi.fn()}
      onMove={vi.fn()}
    />,
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
      onMove={vi.fn()}
    />,
  )
  expect(screen.getByRole('alert').textContent).toBe(en.errors.file_too_large)
})

it('allows removing a file until its upload starts', async () => {
  const onRemove = vi.fn()
  const list = (sending: boolean) => (
    <UploadList uploads={[chosen]} sending={sending} onRemove={onRemove} onMove={vi.fn()} />
  )
  const { rerender } = render(list(false))
  await userEvent.click(screen.getByRole('button', { name: messages.remove('notes.pdf') }))
  expect(onRemove).toHaveBeenCalledExactlyOnceWith('k')
  rerender(list(true))
  expect(screen.queryByRole('button')).toBeNull()
  expect(screen.getByText(messages.waiting)).toBeTruthy()
})

it('focuses the button of the next file when one is removed, and at last the screen', async () => {
  const names = ['a.pdf', 'b.pdf', 'c.pdf']
  function List() {
    const [uploads, setUploads] = useState(
      names.map((name): Upload => ({ key: name, file: new File(['x'], name), phase: 'chosen' })),
    )
    const remove = (key: string) => setUploads(uploads.filter((each) => each.key !== key))
    return (
      <main id="main" tabIndex={-1}>
        <UploadList uploads={uploads} sending={false} onRemove={remove} onMove={vi.fn()} />
      </main>
    )
  }
  render(<List />)
  const buttonOf = (name: string) => screen.getByRole('button', { name: messages.remove(name) })
  buttonOf('b.pdf').focus()
  await userEvent.keyboard('{Enter}')
  expect(document.activeElement).toBe(buttonOf('c.pdf'))
  await userEvent.keyboard('{Enter}')
  expect(document.activeElement).toBe(buttonOf('a.pdf'))
  await userEvent.keyboard('{Enter}')
  expect(document.activeElement?.id).toBe('main')
})

it('lists each rejected file with its reason', () => {
  render(
    <RejectedFiles rejected={[{ name: 'page.html', failure: new Failure('file_type_refused') }]} />,
  )
  expect(screen.getByRole('alert').textContent).toBe(
    messages.refused('page.html', en.errors.file_type_refused),
  )
})

it('moves a chosen file with the arrow keys and keeps the focus on its handle', async () => {
  function List() {
    const [names, setNames] = useState(['a.pdf', 'b.pdf', 'c.pdf'])
    const move = useCallback(
      (from: number, to: number) => setNames((before) => moved(before, from, to)),
      [],
    )
    const uploads = names.map((name): Upload => ({
      key: name,
      file: new File([name], name),
      phase: 'chosen',
    }))
    return <UploadList uploads={uploads} sending={false} onRemove={vi.fn()} onMove={move} />
  }
  render(<List />)
  const names = () =>
    screen.getAllByRole('listitem').map((row) => /\w\.pdf/.exec(row.innerHTML)?.[0])
  const handle = (name: string) => screen.getByRole('button', { name: en.common.sort.move(name) })
  handle('a.pdf').focus()
  await userEvent.keyboard('{ArrowDown}')
  expect(names()).toEqual(['b.pdf', 'a.pdf', 'c.pdf'])
  expect(document.activeElement).toBe(handle('a.pdf'))
  await userEvent.keyboard('{End}')
  expect(names()).toEqual(['b.pdf', 'c.pdf', 'a.pdf'])
  expect(screen.getByText(en.common.sort.place('a.pdf', 3, 3))).toBeDefined()
  await userEvent.keyboard('{ArrowDown}{Home}')
  expect(names()).toEqual(['a.pdf', 'b.pdf', 'c.pdf'])
})
