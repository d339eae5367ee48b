import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { AvailabilityNotice } from './availability-notice.tsx'

const show = (fileName: string) =>
  render(
    <AvailabilityNotice
      fileName={fileName}
      availability={{ state: 'unavailable', reason: 'chat_pdf_only' }}
    />,
  )

test('states the format in which a file of an older Office format can be saved', () => {
  show('Marks 2003.XLS')
  screen.getByText('Chat is only available for PDF files.')
  screen.getByText(/a \.xls file cannot be read\. Save it as \.xlsx/)
  expect(screen.queryByText(/can be asked about too/)).toBeNull()
})

test('lists the kinds of files that can be asked about for any other file', () => {
  show('lecture.mp3')
  screen.getByText(/can be asked about too/)
})
