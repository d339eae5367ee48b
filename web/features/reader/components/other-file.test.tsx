import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, fireEvent, render, screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { fileUrlQuery } from '../api/file-url.ts'
import type { ReaderFile } from '../types.ts'
import { OtherFile } from './other-file.tsx'

const FILE = {
  id: 'f1',
  file_name: 'lecture.mp3',
  file_path: 'u1/b1/lecture.mp3',
  file_type: 'audio/mpeg',
  file_size: 1000,
  extraction: { status: 'not_processed', recognised_pages: 0 },
}

function show(file: ReaderFile = FILE) {
  const client = new QueryClient()
  const setUrl = (url: string) => client.setQueryData(fileUrlQuery(file).queryKey, url)
  setUrl('/signed/1')
  render(
    <QueryClientProvider client={client}>
      <OtherFile file={file} />
    </QueryClientProvider>,
  )
  return setUrl
}

describe('a recording', () => {
  it('continues at its place from a newer address once the old one has expired', async () => {
    const setUrl = show()
    const player = screen.getByLabelText<HTMLMediaElement>('lecture.mp3')
    player.currentTime = 754
    await act(async () => {
      setUrl('/signed/2')
      await Promise.resolve()
    })
    const link = await screen.findByRole('link')
    expect(link.getAttribute('href')).toBe('/signed/2')
    expect(player.getAttribute('src')).toBe('/signed/1')
    fireEvent.error(player)
    expect(player.getAttribute('src')).toBe('/signed/2')
    // A browser begins at 0.
    player.currentTime = 0
    fireEvent.loadedMetadata(player)
    expect(player.currentTime).toBe(754)
  })

  it('is replaced by a note with a link if the browser cannot play it', () => {
    show()
    fireEvent.error(screen.getByLabelText('lecture.mp3'))
    expect(screen.queryByLabelText('lecture.mp3')).toBeNull()
    screen.getByRole('heading', { name: 'No preview for this type of file' })
    screen.getByRole('link', { name: 'Open in a new tab' })
  })
})

it('says of a file whose text is read, but not yet or in vain, that its text is missing', () => {
  show({
    ...FILE,
    file_name: 'slides.pptx',
    file_type: 'application/vnd.openxmlformats-officedocument.presentationml.presentation',
    extraction: { status: 'failed', recognised_pages: 0 },
  })
  screen.getByRole('heading', {
    name: 'This file cannot be shown, since its text has not been read',
  })
  screen.getByRole('link')
})
