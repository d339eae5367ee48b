import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { render, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { viewing } from '../../../../messages/en/files/viewing.ts'
import { ToastProvider } from '../../../components/status/toast.tsx'
import { UndoableDeleteProvider } from '../../../components/status/undoable-delete.tsx'
import { highlightsQuery, type Highlight } from '../api/highlights.ts'
import type { PassageHost } from '../passages/host.ts'
import { HighlightList } from './highlight-list.tsx'

afterEach(() => vi.restoreAllMocks())

const BASE = '00000000-0000-4000-8000-000000000009'
const PAGES = ['A dam.', 'The force $F$ on the wheel of the mill.']
const NAMES: Readonly<Record<string, string>> = {
  weirs: 'weirs.pdf',
  mills: 'mills.pdf',
  tides: 'tides.pdf',
}

const highlightOf = (file_id: string, page: number, quote: string): Highlight => ({
  id: `${file_id} ${page}`,
  file_id,
  page,
  quote,
  prefix: '',
  suffix: '',
  position: 0,
  note: '',
})

function show(highlights: readonly Highlight[]) {
  const client = new QueryClient({ defaultOptions: { queries: { staleTime: Infinity } } })
  client.setQueryData(highlightsQuery(BASE).queryKey, [...highlights])
  const host: PassageHost = {
    baseId: BASE,
    baseName: 'Water',
    fileIds: Object.keys(NAMES),
    fileName: (id) => NAMES[id] ?? '',
    onAsk: () => undefined,
    isRead: () => true,
    QuestionForm: () => null,
    openAt: () => undefined,
  }
  const source = {
    pages: PAGES.length,
    text: (page: number) => Promise.resolve({ text: PAGES[page - 1] ?? '' }),
  }
  render(
    <QueryClientProvider client={client}>
      <ToastProvider>
        <UndoableDeleteProvider>
          <HighlightList
            fileId="mills"
            host={host}
            source={source}
            pdf={null}
            editedId={null}
            onEdit={() => undefined}
            onShow={() => undefined}
            onOpened={() => undefined}
          />
        </UndoableDeleteProvider>
      </ToastProvider>
    </QueryClientProvider>,
  )
}

// As they are read: by page, whatever their file.
const HIGHLIGHTS = [
  highlightOf('tides', 1, 'the ebb of spring'),
  highlightOf('mills', 1, 'The force $F$ on the wheel'),
  highlightOf('weirs', 3, 'a weir of stone'),
]

test('lists other files in the order of the base, and draws the formulas of a passage', async () => {
  show(HIGHLIGHTS)
  const own = await screen.findByRole('button', { name: /^The force/u })
  await waitFor(() => expect(own.querySelectorAll('.katex')).toHaveLength(1))
  const headings = screen.getAllByRole('heading', { level: 3 })
  expect(headings.map(({ textContent }) => textContent)).toEqual(['weirs.pdf', 'tides.pdf'])
})

test('saves the highlights in the order of the base, with their pages now', async () => {
  show(HIGHLIGHTS)
  const button = await screen.findByRole('button', { name: viewing.highlights.save })
  screen.getByText('Page 2')
  const saved: Blob[] = []
  // The address would be revoked after the test.
  vi.useFakeTimers()
  // The browser of the tests has no addresses of blobs and saves nothing.
  const { createObjectURL } = URL
  URL.createObjectURL = (blob) => (blob instanceof Blob && saved.push(blob), 'about:blank')
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValue()
  button.click()
  URL.createObjectURL = createObjectURL
  vi.useRealTimers()
  const text = await saved[0]?.text()
  expect(text?.match(/^(?:## |> Page ).*/gmu)).toEqual([
    '## weirs.pdf',
    '> Page 3',
    '## mills.pdf',
    '> Page 2',
    '## tides.pdf',
    '> Page 1',
  ])
})
