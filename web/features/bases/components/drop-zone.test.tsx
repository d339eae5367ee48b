import { createEvent, fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import { en } from '../../../../messages/en/index.ts'
import { DropZone } from './drop-zone.tsx'

const messages = en.bases.upload
const MB = 1024 * 1024

function drop(target: Element, files: File[]) {
  const event = createEvent.drop(target)
  Object.defineProperty(event, 'dataTransfer', { value: { files } })
  fireEvent(target, event)
  return event
}

it('accepts several dropped files and prevents the browser from opening them', () => {
  const onFiles = vi.fn()
  const { container } = render(<DropZone accepted={['pdf']} maxBytes={MB} onFiles={onFiles} />)
  const files = [new File(['a'], 'a.pdf'), new File(['b'], 'b.pdf')]
  const event = container.firstElementChild && drop(container.firstElementChild, files)
  expect(onFiles).toHaveBeenCalledExactlyOnceWith(files)
  expect(event?.defaultPrevented).toBe(true)
})

it('accepts nothing while disabled', () => {
  const onFiles = vi.fn()
  const { container } = render(
    <DropZone accepted={['pdf']} maxBytes={MB} disabled onFiles={onFiles} />,
  )
  if (container.firstElementChild) drop(container.firstElementChild, [new File(['a'], 'a.pdf')])
  expect(onFiles).not.toHaveBeenCalled()
  expect(screen.getByRole('button', { name: messages.browseLabel })).toHaveProperty(
    'disabled',
    true,
  )
})

it('states which types are read, which are only stored and the size limit, and accepts the same file twice', async () => {
  const onFiles = vi.fn()
  render(<DropZone accepted={['pdf', 'png', 'mp4']} maxBytes={50 * MB} onFiles={onFiles} />)
  expect(
    screen.getByText(
      /quizzes: pdf\. Text recognised on request: png\. Only stored, not read: mp4\. Up to 50 MB/,
    ),
  ).toBeTruthy()
  const input = screen.getByLabelText(messages.label)
  const file = new File(['a'], 'a.pdf')
  await userEvent.upload(input, file)
  await userEvent.upload(input, file)
  expect(onFiles).toHaveBeenCalledTimes(2)
})
