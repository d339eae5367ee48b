import { act, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { SEARCH_QUERY_MAX } from '../../../../domain/constants.ts'
import { queryClient } from '../../../lib/backend/query-client.ts'
import { loadMessages } from '../../../lib/i18n/i18n.ts'
import { searchQuery } from '../api/search.ts'
import type { SearchResult } from '../result.ts'
import { Palette } from './palette.tsx'

const USER = '00000000-0000-4000-8000-000000000001'
const BASE = '00000000-0000-4000-8000-00000000000b'
const FILE = '00000000-0000-4000-8000-00000000000f'
const QUIZ = '00000000-0000-4000-8000-0000000000aa'
const CHAT = '00000000-0000-4000-8000-0000000000cc'
const QUESTION = '00000000-0000-4000-8000-0000000000dd'

const base: SearchResult = { kind: 'base', id: BASE, title: 'Hydrology' }
const file: SearchResult = {
  kind: 'file',
  id: FILE,
  title: 'water.pdf',
  place: 'Hydrology',
  baseId: BASE,
}
const page: SearchResult = {
  kind: 'page',
  title: 'water.pdf',
  place: 'Hydrology',
  baseId: BASE,
  fileId: FILE,
  page: 2,
  excerpt: 'It rains. Water vapour condenses. It is cold.',
}
const highlight: SearchResult = {
  kind: 'highlight',
  id: '00000000-0000-4000-8000-0000000000ee',
  title: 'Basalt cools quickly.',
  place: 'rocks.pdf',
  baseId: BASE,
  fileId: FILE,
  page: 2,
  excerpt: 'Ask in the seminar',
}
const chat: SearchResult = {
  kind: 'chat',
  id: CHAT,
  title: 'Clouds',
  place: 'Hydrology',
  baseId: BASE,
  fileId: FILE,
  excerpt: null,
}
const question = (isCompleted: boolean): SearchResult => ({
  kind: 'question',
  id: QUESTION,
  title: 'What is water?',
  place: 'Rain quiz',
  quizId: QUIZ,
  isCompleted,
})

/** The answer of the server to `query`, as if it arrived now. */
const answer = (query: string, results: SearchResult[]): void =>
  act(() => void queryClient.setQueryData(searchQuery(USER, query).queryKey, results))

const onClose = vi.fn()
async function show() {
  await loadMessages('search')
  const router = createMemoryRouter(
    [{ path: '*', element: <Palette userId={USER} onClose={onClose} /> }],
    { initialEntries: ['/start'] },
  )
  render(<RouterProvider router={router} />)
  return {
    user: userEvent.setup(),
    field: screen.getByRole('combobox', { name: 'Search' }),
    address: () =>
      router.state.location.pathname + router.state.location.search + router.state.location.hash,
  }
}

const options = () => screen.queryAllByRole('option').map(({ textContent }) => textContent)
const active = () => screen.getByRole('option', { selected: true }).textContent

beforeEach(() => {
  onClose.mockClear()
  localStorage.clear()
  // No request is answered: each test decides when an answer arrives.
  vi.spyOn(globalThis, 'fetch').mockImplementation(() => new Promise(() => {}))
})
afterEach(() => {
  vi.restoreAllMocks()
  queryClient.clear()
})

describe('the search', () => {
  test('groups the results and announces how many there are', async () => {
    answer('water', [base, file, page, chat, question(true)])
    const { user, field } = await show()
    await user.type(field, 'water')
    expect(await screen.findByText('5 results')).toBeDefined()
    expect(
      screen.getAllByRole('group').map((group) => group.getAttribute('aria-labelledby')),
    ).toHaveLength(5)
    for (const name of [
      'Bases',
      'Files',
      'Text in files',
      'Conversations',
      'Quizzes and questions',
    ])
      expect(screen.getByRole('group', { name })).toBeDefined()
    expect(options()[2]).toBe(
      'water.pdfIt rains. Water vapour condenses. It is cold.Page 2Hydrology',
    )
    expect([...document.querySelectorAll('mark')].map(({ textContent }) => textContent)).toEqual([
      'water',
      'Water',
      'water',
    ])
  })

  test('opens a highlight at its passage', async () => {
    answer('seminar', [highlight])
    const { user, field, address } = await show()
    await user.type(field, 'seminar')
    expect(await screen.findByRole('group', { name: 'Notes and highlights' })).toBeDefined()
    expect(options()).toEqual(['Basalt cools quickly.Ask in the seminarPage 2rocks.pdf'])
    await user.keyboard('{Enter}')
    expect(address()).toBe(`/base/${BASE}?file=${FILE}&page=2&quote=Basalt+cools+quickly.`)
  })

  test('moves with the arrow keys, Home and End, from the last result to the first and back', async () => {
    answer('water', [base, file, page])
    const { user, field } = await show()
    await user.type(field, 'water')
    await screen.findByText('3 results')
    expect(active()).toContain('Hydrology')
    await user.keyboard('{ArrowDown}')
    expect(active()).toContain('water.pdf')
    expect(field.getAttribute('aria-activedescendant')).toBe(
      screen.getByRole('option', { selected: true }).id,
    )
    await user.keyboard('{ArrowUp}{ArrowUp}')
    expect(active()).toContain('condenses')
    await user.keyboard('{ArrowDown}')
    expect(active()).toBe('Hydrology')
    await user.keyboard('{End}')
    expect(active()).toContain('condenses')
    await user.keyboard('{Home}')
    expect(active()).toBe('Hydrology')
    expect(document.activeElement).toBe(field)
  })

  test.each<[string, SearchResult, string]>([
    ['a base', base, `/base/${BASE}`],
    ['a file', file, `/base/${BASE}?file=${FILE}&page=1`],
    [
      'a page with its sentence',
      page,
      `/base/${BASE}?file=${FILE}&page=2&quote=Water+vapour+condenses.`,
    ],
    ['a conversation', chat, `/base/${BASE}?file=${FILE}&chat=${CHAT}`],
    [
      'a conversation at the sentence of a message',
      { ...chat, excerpt: 'Sun and wind.\nWater boils at 100 °C. Ice melts.' },
      `/base/${BASE}?file=${FILE}&quote=Water+boils+at+100+%C2%B0C.&chat=${CHAT}`,
    ],
    ['a question of a completed quiz', question(true), `/quiz/results/${QUIZ}#review-${QUESTION}`],
    ['a question of an open quiz', question(false), `/quiz/take/${QUIZ}`],
  ])('opens %s on Enter', async (_, result, expected) => {
    answer('water', [result])
    const { user, field, address } = await show()
    await user.type(field, 'water')
    await screen.findByText('1 result')
    await user.keyboard('{Enter}')
    expect(onClose).toHaveBeenCalledOnce()
    await waitFor(() => expect(address()).toBe(expected))
  })

  test('opens a result on click', async () => {
    answer('water', [base, page])
    const { user, field, address } = await show()
    await user.type(field, 'water')
    await user.click(await screen.findByText(/condenses/))
    await waitFor(() => expect(address()).toContain('page=2'))
  })

  test('opens the first result of the typed query, also if Enter was pressed before the results arrived', async () => {
    answer('', [chat])
    const { user, field, address } = await show()
    await screen.findByText('1 result')
    await user.type(field, 'water{Enter}')
    expect(address()).toBe('/start')
    answer('water', [base])
    await waitFor(() => expect(address()).toBe(`/base/${BASE}`))
  })

  test('never shows a late answer to an earlier query', async () => {
    answer('', [chat])
    const { user, field } = await show()
    await user.type(field, 'wat')
    await waitFor(() =>
      expect(queryClient.getQueryState(searchQuery(USER, 'wat').queryKey)).toBeDefined(),
    )
    await user.type(field, 'er')
    await waitFor(() =>
      expect(queryClient.getQueryState(searchQuery(USER, 'water').queryKey)).toBeDefined(),
    )
    answer('water', [base])
    expect(await screen.findByRole('option', { name: 'Hydrology' })).toBeDefined()
    answer('wat', [file])
    expect(options()).toEqual(['Hydrology'])
  })

  test('repeats a query without results and offers two next steps', async () => {
    answer('', [base])
    answer('zzz', [])
    const { user, field } = await show()
    await user.type(field, 'zzz')
    expect((await screen.findAllByText('Nothing found for “zzz”')).length).toBeGreaterThan(0)
    expect(screen.getByRole('link', { name: 'Go to My Bases' })).toBeDefined()
    await user.click(screen.getByRole('button', { name: 'Clear the search' }))
    expect(document.activeElement).toBe(field)
    expect(await screen.findByRole('option', { name: 'Hydrology' })).toBeDefined()
  })

  test('shows recent places before a query, first the page that was read last', async () => {
    localStorage.setItem(
      'stoa-reading-place',
      JSON.stringify({
        userId: USER,
        baseId: BASE,
        baseName: 'Hydrology',
        fileId: FILE,
        fileName: 'rivers.pdf',
        page: 7,
      }),
    )
    answer('', [base])
    const { user, address } = await show()
    await screen.findByText('2 results')
    expect(options()).toEqual(['rivers.pdfPage 7Hydrology', 'Hydrology'])
    await user.keyboard('{Enter}')
    await waitFor(() => expect(address()).toBe(`/base/${BASE}?file=${FILE}&page=7`))
  })

  test('limits the length of a query', async () => {
    answer('', [])
    const { field } = await show()
    expect(field.getAttribute('maxlength')).toBe(String(SEARCH_QUERY_MAX))
  })

  test('invites a new learner to create a base', async () => {
    answer('', [])
    await show()
    expect(await screen.findByRole('link', { name: 'Create a base' })).toBeDefined()
  })

  test('reports a failure and searches again on request', async () => {
    const { user, field } = await show()
    await user.type(field, 'water')
    const { queryKey } = searchQuery(USER, 'water')
    const cache = queryClient.getQueryCache()
    await waitFor(() => expect(cache.find({ queryKey })).toBeDefined())
    act(() =>
      cache.find({ queryKey })?.setState({
        status: 'error',
        error: new Error('no network'),
        fetchStatus: 'idle',
      }),
    )
    expect((await screen.findByRole('alert')).textContent).toContain('The search failed.')
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    expect(document.activeElement).toBe(field)
    answer('water', [base])
    expect(await screen.findByRole('option', { name: 'Hydrology' })).toBeDefined()
  })
})
