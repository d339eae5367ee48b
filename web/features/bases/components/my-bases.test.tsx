import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { MemoryRouter } from 'react-router'
import { expect, test } from 'vitest'
import { storeLastPage } from '../../../lib/last-pages.ts'
import { errors } from '../../../../messages/en/errors.ts'
import { baseFilesQuery } from '../api/base-files.ts'
import { basesQuery, type BaseCard } from '../api/bases.ts'
import { MyBases } from './my-bases.tsx'

const USER = '00000000-0000-4000-8000-000000000001'
const base = (name: string, n: number): BaseCard => ({
  id: `00000000-0000-4000-8000-${String(n).padStart(12, '0')}`,
  name,
  created_at: '2026-01-01T10:00:00+00:00',
  files: 0,
  firstFiles: [],
  pdfs: 0,
  readPdfs: 0,
  failedPdfs: 0,
  stats: null,
})

const show = (
  bases: BaseCard[],
  client = new QueryClient({ defaultOptions: { queries: { staleTime: Infinity } } }),
) => {
  for (const most of [24, 48, bases.length])
    client.setQueryData(basesQuery(USER, most).queryKey, {
      bases: bases.slice(0, most),
      total: bases.length,
    })
  render(
    <QueryClientProvider client={client}>
      <MemoryRouter>
        <MyBases userId={USER} />
      </MemoryRouter>
    </QueryClientProvider>,
  )
}

test('filters many bases by part of the name', async () => {
  show(['Análisis', ...Array.from({ length: 9 }, (_, n) => `Seminar ${n}`)].map(base))
  const find = screen.getByRole('searchbox', { name: 'Find a base' })
  await userEvent.type(find, 'analis')
  expect(screen.getAllByRole('heading', { level: 2 }).map((each) => each.textContent)).toEqual([
    'Análisis',
  ])
  await userEvent.type(find, 'x')
  expect(screen.queryByRole('heading', { level: 2 })).toBeNull()
  expect(screen.getByText('No matching bases.')).toBeDefined()
})

test('shows no filter for a few bases', () => {
  show(['Botany', 'Optics'].map(base))
  expect(screen.getAllByRole('heading', { level: 2 })).toHaveLength(2)
  expect(screen.queryByRole('searchbox')).toBeNull()
})

test('shows the files of a base, how many are read, and its quiz statistics', () => {
  const file = (n: number) => ({ id: `file-${n}`, file_name: `Chapter ${n}.pdf` })
  const yesterday = new Date(Date.now() - 86_400_000).toISOString()
  show([
    {
      ...base('Botany', 1),
      files: 5,
      firstFiles: [1, 2, 3].map(file),
      pdfs: 5,
      readPdfs: 4,
      stats: { quizzes: 2, percent: 66.4, last: yesterday },
    },
    base('Optics', 2),
  ])
  for (const text of [
    'Chapter 1.pdf',
    'and 2 more',
    '5 files',
    '4 of 5 files read',
    '66%',
    'Last quiz: yesterday',
  ])
    expect(screen.getByText(text)).toBeDefined()
  expect(screen.queryByText('Chapter 4.pdf')).toBeNull()
  expect(screen.getByText(/of the marks in 2 quizzes/)).toBeDefined()
  expect(screen.getByText('No quiz taken yet')).toBeDefined()
  expect(screen.getByText('No files yet')).toBeDefined()
})

test('links a base to the page where one of its files was last read', () => {
  const [botany, optics, acoustics] = ['Botany', 'Optics', 'Acoustics'].map(base)
  if (!botany || !optics || !acoustics) throw new Error('three bases')
  const file = { id: 'file-1', file_name: 'Leaves.pdf' }
  storeLastPage('file-1', 3, botany.id)
  storeLastPage('file-9', 17, optics.id)
  storeLastPage('file-5', 2, acoustics.id)
  show([
    { ...botany, files: 1, firstFiles: [file] },
    // The file is not among the first ones that are listed.
    { ...optics, files: 5, firstFiles: [file] },
    // The file was deleted.
    { ...acoustics, files: 1, firstFiles: [file] },
  ])
  const links = screen.getAllByRole('link', { name: /Continue/ })
  expect(links.map((link) => [link.getAttribute('aria-label'), link.getAttribute('href')])).toEqual(
    [
      ['Botany: Continue p. 3', `/base/${botany.id}?file=file-1&page=3`],
      ['Optics: Continue p. 17', `/base/${optics.id}?file=file-9&page=17`],
    ],
  )
})

test('says before a base is deleted that its questions no longer come up in reviews', async () => {
  show([{ ...base('Botany', 1), files: 2 }, base('Optics', 2)])
  await userEvent.click(screen.getByRole('button', { name: 'Delete Botany' }))
  expect(screen.getByRole('dialog', { name: 'Delete Botany?' }).textContent).toContain(
    'Questions from them no longer come up in reviews.',
  )
})

test('shows a page of many bases and more on demand, and finds those that are not shown', async () => {
  show(Array.from({ length: 60 }, (_, n) => base(`Seminar ${n}`, n)))
  const names = () => screen.getAllByRole('heading', { level: 2 }).map((each) => each.textContent)
  expect(names()).toHaveLength(24)
  await userEvent.click(screen.getByRole('button', { name: 'Show more bases (36 left)' }))
  expect(names()).toHaveLength(48)
  await userEvent.type(screen.getByRole('searchbox'), 'Seminar')
  expect(names()).toHaveLength(48)
  await userEvent.type(screen.getByRole('searchbox'), ' 59')
  expect(names()).toEqual(['Seminar 59'])
})

test.each([
  ['offers', errors.pdf_stalled],
  ['does not offer', errors.pdf_encrypted],
  ['does not offer', errors.pdf_no_text],
])('%s to read files again that failed with: %s', (does, error_message) => {
  const client = new QueryClient({ defaultOptions: { queries: { staleTime: Infinity } } })
  const shown = { ...base('Botany', 1), files: 1, pdfs: 1, failedPdfs: 1 }
  client.setQueryData(baseFilesQuery(shown.id).queryKey, [
    {
      id: '00000000-0000-4000-8000-000000000003',
      base_id: shown.id,
      file_name: 'Leaves.pdf',
      file_path: 'leaves.pdf',
      file_size: 1,
      file_type: 'application/pdf',
      position: 1,
      uploaded_at: shown.created_at,
      extraction: {
        status: 'failed',
        error_message,
        text_length: 0,
        unread_pages: 0,
        recognised_pages: 0,
      },
    },
  ])
  show([shown], client)
  expect(screen.getByText('0 of 1 file read')).toBeDefined()
  const retry = screen.queryByRole('button', { name: 'Read the files of Botany again' })
  expect(retry !== null).toBe(does === 'offers')
})
