import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import { errors } from '../../../../messages/en/errors.ts'
import { CurrentFiles } from './current-files.tsx'
import { FileTitle } from './file-title.tsx'

function show(error_message: string) {
  const file = {
    id: '00000000-0000-4000-8000-000000000001',
    base_id: '00000000-0000-4000-8000-000000000002',
    file_name: 'notes.pdf',
    file_path: 'notes.pdf',
    file_size: 1,
    file_type: 'application/pdf',
    position: 1,
    uploaded_at: '2026-01-01T10:00:00+00:00',
    extraction: {
      status: 'failed' as const,
      error_message,
      text_length: 0,
      unread_pages: 0,
      recognised_pages: 0,
    },
  }
  const nothing = () => undefined
  render(
    <QueryClientProvider client={new QueryClient()}>
      <CurrentFiles files={[file]} onMove={nothing} onRename={nothing} />
    </QueryClientProvider>,
  )
  return screen.queryByRole('button', { name: 'Read notes.pdf again' })
}

it('offers to read a file again where that can help', () => {
  expect(show(errors.pdf_stalled)).not.toBeNull()
})

it.each([
  errors.pdf_encrypted,
  errors.pdf_damaged,
  errors.pdf_blank,
  errors.document_copy_protected,
])('does not offer to read a file again where that ends in the same way: %s', (reason) => {
  expect(show(reason)).toBeNull()
  screen.getByText(reason)
})

it('says of a scan how its text can be read, instead of trying again', () => {
  expect(show(errors.pdf_no_text)).toBeNull()
  screen.getByText(/^No text content found in PDF\. The pages of this file are pictures\. Open it/)
})

it.each([
  ['Not Processed', errors.pdf_no_text],
  ['Failed', errors.pdf_damaged],
])('has the badge “%s” for a file with the failure “%s”', (badge, reason) => {
  show(reason)
  screen.getByText(badge)
})

it('does not repeat the extension that is typed with a new name', async () => {
  const onRename = vi.fn()
  render(<FileTitle name="notes.pdf" onRename={onRename} />)
  const user = userEvent.setup()
  await user.click(screen.getByRole('button'))
  await user.clear(screen.getByRole('textbox'))
  await user.keyboard('Water.PDF{Enter}')
  expect(onRename).toHaveBeenCalledWith('Water.pdf')
})
