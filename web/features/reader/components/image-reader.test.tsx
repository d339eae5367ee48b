import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { ReactNode } from 'react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { recognisedTextQuery, type RecognisedText } from '../../../lib/recognised-text.ts'
import { fileUrlQuery } from '../api/file-url.ts'
import { ImageReader } from './image-reader.tsx'

const FILE = {
  id: 'f1',
  file_name: 'board.png',
  file_path: 'u1/b1/board.png',
  file_type: 'image/png',
  file_size: 1000,
  extraction: { status: 'completed', recognised_pages: 1 },
}
const WORD = { left: 0.1, top: 0.1, width: 0.2, height: 0.1, start: 0, end: 4 }

const RECOGNISED: RecognisedText = {
  pages: ['Mill'],
  recognition: [{ confidence: 95, quality: 'good', lines: [[WORD]] }],
}

/** Reports a size as soon as it observes. */
class InstantResizeObserver {
  readonly #report: () => void
  constructor(report: () => void) {
    this.#report = report
  }
  observe(): void {
    this.#report()
  }
  disconnect(): void {}
}

describe('a picture with a marked passage', () => {
  const before = Element.prototype.scrollIntoView
  beforeEach(() => {
    vi.stubGlobal('ResizeObserver', InstantResizeObserver)
    // Newer browsers return a promise, which the types do not state.
    Object.assign(Element.prototype, { scrollIntoView: () => Promise.resolve() })
  })
  afterEach(() => {
    vi.unstubAllGlobals()
    Element.prototype.scrollIntoView = before
  })

  it('is replaced by another where scrolling to the passage returns a promise', () => {
    const client = new QueryClient({ defaultOptions: { queries: { staleTime: Infinity } } })
    client.setQueryData(fileUrlQuery(FILE).queryKey, '/signed/1')
    client.setQueryData(recognisedTextQuery(FILE.id).queryKey, RECOGNISED)
    const within = (children: ReactNode) => (
      <QueryClientProvider client={client}>{children}</QueryClientProvider>
    )
    const { container, rerender } = render(within(<ImageReader file={FILE} target={null} />))
    rerender(within(<ImageReader file={FILE} target={{ page: 1, quote: 'Mill' }} />))
    expect(container.querySelectorAll('.image-marks i')).toHaveLength(1)
    rerender(within(<p>Another file</p>))
    screen.getByText('Another file')
  })

  it('is rotated by a quarter together with the passage', async () => {
    const client = new QueryClient({ defaultOptions: { queries: { staleTime: Infinity } } })
    client.setQueryData(fileUrlQuery(FILE).queryKey, '/signed/1')
    client.setQueryData(recognisedTextQuery(FILE.id).queryKey, RECOGNISED)
    const { container } = render(
      <QueryClientProvider client={client}>
        <ImageReader file={FILE} target={{ page: 1, quote: 'Mill' }} />
      </QueryClientProvider>,
    )
    const rotated = screen.getByRole('img').parentElement
    expect(rotated?.contains(container.querySelector('.image-marks'))).toBe(true)
    for (const degrees of [90, 180, 270, 0]) {
      await userEvent.click(screen.getByRole('button', { name: 'Rotate the picture' }))
      expect(rotated?.style.transform).toBe(`rotate(${degrees}deg)`)
    }
  })
})
