import '../../../testing/browser/dom.ts'

import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import {
  cleanup,
  configure,
  fireEvent,
  render,
  screen,
  waitFor,
  within,
} from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createElement } from 'react'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { joinPages } from '../../../domain/text/pages.ts'
import { delayResponse } from '../../../testing/browser/delayed-response.ts'
import { openSignedInPage, type SignedInPage } from '../../../testing/browser/signed-in-page.ts'
import { auth } from '../../lib/auth/auth.ts'
import { loadMessages } from '../../lib/i18n/i18n.ts'
import { UndoableDeleteProvider } from '../../components/status/undoable-delete.tsx'
import { ToastProvider } from '../../components/status/toast.tsx'
import { supabase, type Db } from '../../lib/backend/supabase.ts'
import { Tutor } from './components/tutor.tsx'
import type { Scope } from './question/scope.ts'
import type { Availability, TutorFile } from './types.ts'

const PAGES = [
  'Evaporation is the process by which liquid water turns into water vapour. Warm water evaporates faster than cold water.',
  'Hail grows in strong thunderstorms because updraughts lift frozen drops again and again through the cloud.',
]

// The real server, over a real connection.
configure({ asyncUtilTimeout: 10_000 })

let page: SignedInPage
let db: Db
let file: TutorFile

beforeAll(async () => {
  Object.assign(window, { innerWidth: 1440 })
  page = await openSignedInPage(auth)
  db = await supabase()
  await loadMessages('tutor')
})
afterAll(() => page.close())

beforeEach(async () => {
  const base = await db
    .from('bases')
    .insert({ name: 'Water', user_id: page.userId })
    .select()
    .single()
    .throwOnError()
  const path = `${page.userId}/${base.data.id}/${crypto.randomUUID()}.pdf`
  const stored = await db
    .from('base_files')
    .insert({
      base_id: base.data.id,
      file_name: 'water.pdf',
      file_path: path,
      file_size: 10,
      file_type: 'application/pdf',
    })
    .select()
    .single()
    .throwOnError()
  const text = joinPages(PAGES)
  await db
    .from('pdf_text_content')
    .insert({
      file_id: stored.data.id,
      extracted_text: text,
      text_length: text.length,
      status: 'completed',
    })
    .throwOnError()
  file = stored.data
})
afterEach(() => {
  cleanup()
  for (const key of Object.keys(localStorage))
    if (key.startsWith('stoa-draft')) localStorage.removeItem(key)
})

const onCite = vi.fn()
let client: QueryClient

function show(availability: Availability = { state: 'ready' }, scope: Scope = null) {
  onCite.mockClear()
  client = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  const tutor = createElement(Tutor, {
    file,
    readFileId: file.id,
    linkedChat: null,
    passage: null,
    availability,
    page: 2,
    fileName: () => 'water.pdf',
    files: [{ id: file.id, file_name: 'water.pdf', isReadable: true }],
    scope,
    onScope: () => undefined,
    onCite,
    onOpenFile: () => undefined,
  })
  const view = createElement(
    ToastProvider,
    null,
    createElement(UndoableDeleteProvider, null, tutor),
  )
  render(createElement(QueryClientProvider, { client }, view))
  return userEvent.setup()
}

/** The question field, once the chat is known. */
const composer = async () => {
  const field = await screen.findByLabelText<HTMLTextAreaElement>('Your question')
  await waitFor(() => expect(field.disabled).toBe(false))
  return field
}

/** The list of chats, opened by its button. */
const openList = async (user: ReturnType<typeof userEvent.setup>) => {
  await user.click(await screen.findByRole('button', { name: 'Show chats' }))
  return screen.findByRole('navigation', { name: 'Chats' })
}

const chatsOf = async () =>
  (await db.from('chats').select('*, chat_messages(*)').eq('file_id', file.id).throwOnError()).data

describe("the tutor's chat about a PDF", () => {
  it('shows the newest of 1,001 messages first and older ones on demand, each once', async () => {
    const chat = await db
      .from('chats')
      .insert({
        user_id: page.userId,
        base_id: file.base_id,
        file_id: file.id,
        chat_name: 'Long chat',
      })
      .select()
      .single()
      .throwOnError()
    const start = Date.parse('2026-01-01T00:00:00Z')
    const messages = Array.from({ length: 1001 }, (_, n) => ({
      chat_id: chat.data.id,
      message_type: 'user',
      content: `Message ${n + 1}.`,
      timestamp: new Date(start + n * 1000).toISOString(),
    }))
    // At most 1,000 rows are accepted at once.
    for (const part of [messages.slice(0, 1000), messages.slice(1000)])
      await db.from('chat_messages').insert(part).throwOnError()
    const user = show()
    await screen.findByText('Message 1001.')
    expect(screen.queryByText('Message 900.')).toBeNull()
    await user.click(screen.getByRole('button', { name: 'Show older messages' }))
    await screen.findByText('Message 900.')
    const shown = screen.getAllByText(/^Message \d+\.$/).map((each) => each.textContent)
    expect(shown).toEqual(
      Array.from({ length: shown.length }, (_, n) => `Message ${1001 - shown.length + n + 1}.`),
    )
  })

  it('gives the new chat a name, saves question and answer, and links a citation to its passage', async () => {
    const user = show()
    await user.type(await composer(), 'How does evaporation work?{Enter}')
    await screen.findByText('Answered by the built-in tutor, from the text of this document')
    // The first answer with Markdown re-renders once its renderer has loaded: click the current
    // element.
    await waitFor(async () => {
      const [cite] = screen.getAllByRole('button', { name: 'p. 1, show the passage' })
      if (cite) await user.click(cite)
      expect(onCite).toHaveBeenCalledWith({
        page: 1,
        quote: expect.stringContaining('Evaporation is the process') as string,
      })
    })
    const [chat] = await chatsOf()
    expect(chat?.chat_name).toBe('Chat about water.pdf')
    expect(chat?.chat_messages.map(({ message_type }) => message_type).toSorted()).toEqual([
      'ai',
      'user',
    ])
    expect(screen.getByLabelText('Your question')).toHaveProperty('value', '')
  })

  it('replaces an answer when it is regenerated', async () => {
    const user = show()
    await user.type(await composer(), 'Why does hail grow?{Enter}')
    await user.click(await screen.findByRole('button', { name: 'Answer again' }))
    await waitFor(async () => {
      const [chat] = await chatsOf()
      expect(chat?.chat_messages).toHaveLength(2)
      expect(screen.getAllByRole('button', { name: 'Answer again' })).toHaveLength(1)
    })
  })

  it('explains the page the reader is at', async () => {
    const user = show()
    await user.click(await screen.findByRole('button', { name: 'Explain this page' }))
    expect((await screen.findAllByText('Explain page 2')).length).toBeGreaterThan(0)
    await screen.findAllByRole('button', { name: 'p. 2, show the passage' })
    expect(screen.queryByRole('button', { name: 'p. 1, show the passage' })).toBeNull()
  })

  it('sends no empty message and keeps a draft across a reload', async () => {
    const user = show()
    const field = await composer()
    await user.type(field, '   {Enter}')
    expect(await chatsOf()).toEqual([])
    await user.clear(field)
    await user.type(field, 'Half a thou')
    cleanup()
    show()
    expect(await composer()).toHaveProperty('value', 'Half a thou')
  })

  it('reports that the field has reached its maximum length', async () => {
    show()
    fireEvent.change(await composer(), { target: { value: 'x'.repeat(4000) } })
    await screen.findByText(/^Limit reached: 4,000 characters\./)
  })

  it('keeps the draft while the first question of a chat is pending', async () => {
    const user = show()
    const made = delayResponse('POST', '/rest/v1/chats')
    await user.type(await composer(), 'Why does hail grow?{Enter}')
    await made.received
    await user.type(await composer(), 'And what of fog?')
    made.release()
    await screen.findByRole('button', { name: 'Answer again' })
    expect(await composer()).toHaveProperty('value', 'And what of fog?')
    cleanup()
    show()
    await screen.findByRole('button', { name: 'Answer again' })
    expect(await composer()).toHaveProperty('value', 'And what of fog?')
  })

  it('saves an error message when the tutor has no text to answer from', async () => {
    await db.from('pdf_text_content').delete().eq('file_id', file.id).throwOnError()
    const user = show()
    await user.type(await composer(), 'Anything?{Enter}')
    const text =
      'No extracted text available for this PDF. Please wait for text extraction to complete.'
    expect((await screen.findAllByText(text)).length).toBeGreaterThan(0)
    const [chat] = await chatsOf()
    expect(chat?.chat_messages.map(({ message_type, content }) => [message_type, content])).toEqual(
      [
        ['user', 'Anything?'],
        ['error', text],
      ],
    )
  })
})

describe('the list of chats', () => {
  it('rejects a chat without a name, creates one with a name, and deletes it with its messages', async () => {
    const user = show()
    await openList(user)
    await user.click(screen.getByRole('button', { name: 'New chat with a name' }))
    await user.click(screen.getByRole('button', { name: 'Create chat' }))
    expect(await screen.findByText('Please enter a chat name')).toBeTruthy()
    await user.type(screen.getByLabelText(/Chat name/), 'Storms{Enter}')
    await screen.findByRole('heading', { name: 'Storms' })
    await openList(user)
    await user.click(await screen.findByRole('button', { name: /^Storms/ }))
    expect(screen.queryByRole('navigation', { name: 'Chats' })).toBeNull()
    await user.type(await composer(), 'Why does hail grow?{Enter}')
    await screen.findByRole('button', { name: 'Answer again' })

    const list = await openList(user)
    await user.click(within(list).getByRole('button', { name: 'Delete Storms' }))
    await within(list).findByText('No chats about this file yet.')
    expect(screen.queryByRole('button', { name: /^Storms/ })).toBeNull()
    await user.click(screen.getByRole('button', { name: 'Dismiss' }))
    await waitFor(async () => expect(await chatsOf()).toEqual([]))
    expect(await screen.findByRole('button', { name: 'Summarise this document' })).toBeTruthy()
  })

  it('renames a chat unless the name is empty', async () => {
    await db
      .from('chats')
      .insert({
        user_id: page.userId,
        base_id: file.base_id,
        file_id: file.id,
        chat_name: 'Storms',
      })
      .throwOnError()
    const user = show()
    await openList(user)
    await user.click(await screen.findByRole('button', { name: 'Rename Storms' }))
    const field = screen.getByLabelText(/Chat name/)
    expect(document.activeElement).toBe(field)
    await user.clear(field)
    await user.keyboard('{Enter}')
    expect(await screen.findByText('Please enter a chat name')).toBeTruthy()
    await user.type(field, ' Hail {Enter}')
    await screen.findByRole('button', { name: 'Rename Hail' })
    expect(screen.getByRole('heading', { name: 'Hail' })).toBeTruthy()
    expect((await chatsOf()).map(({ chat_name }) => chat_name)).toEqual(['Hail'])
    await user.click(screen.getByRole('button', { name: 'Rename Hail' }))
    await user.keyboard('Nothing{Escape}')
    expect(screen.getByRole('button', { name: 'Rename Hail' })).toBeTruthy()
  })

  it('keeps the new name when an older list arrives later', async () => {
    await db
      .from('chats')
      .insert({
        user_id: page.userId,
        base_id: file.base_id,
        file_id: file.id,
        chat_name: 'Storms',
      })
      .throwOnError()
    const user = show()
    await openList(user)
    await user.click(await screen.findByRole('button', { name: 'Rename Storms' }))
    await user.clear(screen.getByLabelText(/Chat name/))
    const before = delayResponse('GET', '/rest/v1/chats')
    void client.invalidateQueries({ queryKey: ['chats'] })
    await before.received
    await user.keyboard('Hail{Enter}')
    await screen.findByRole('button', { name: 'Rename Hail' })
    before.release()
    await waitFor(() => expect(client.isFetching()).toBe(0))
    expect(screen.getByRole('button', { name: 'Rename Hail' })).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'Rename Storms' })).toBeNull()
  })

  it('shows the first 50 characters of the last message, most recently used chat first', async () => {
    for (const [index, name] of ['Older', 'Newer'].entries()) {
      const updated_at = new Date(Date.UTC(2026, 0, 1 + index)).toISOString()
      const chat = await db
        .from('chats')
        .insert({
          user_id: page.userId,
          base_id: file.base_id,
          file_id: file.id,
          chat_name: name,
          updated_at,
        })
        .select()
        .single()
        .throwOnError()
      await db
        .from('chat_messages')
        .insert([
          {
            chat_id: chat.data.id,
            message_type: 'user',
            content: 'first',
            timestamp: '2026-01-01T00:00:00Z',
          },
          {
            chat_id: chat.data.id,
            message_type: 'user',
            content: `${name} ${'x'.repeat(60)}`,
            timestamp: '2026-01-01T00:00:01Z',
          },
        ])
        .throwOnError()
    }
    const list = await openList(show())
    const rows = await within(list).findAllByRole('listitem')
    expect(rows.map((row) => row.textContent)).toEqual([
      `NewerNewer ${'x'.repeat(44)}…`,
      `OlderOlder ${'x'.repeat(44)}…`,
    ])
  })
})

describe('a file that cannot be used in a chat', () => {
  it.each([
    ['chat_pdf_only', 'Chat is only available for PDF files.'],
    ['chat_no_text', 'No extracted text found for this PDF file...'],
    ['chat_text_check_failed', 'Error checking PDF text availability.'],
    [
      'chat_text_not_ready',
      'No extracted text available for this PDF. Please wait for text extraction to complete.',
    ],
  ] as const)('states the reason: %s', async (reason, message) => {
    const user = show({ state: 'unavailable', reason })
    expect(await screen.findByText(message)).toBeTruthy()
    expect(screen.getByLabelText('Your question')).toHaveProperty('disabled', true)
    const list = await openList(user)
    expect(within(list).getByRole('button', { name: 'New chat with a name' })).toHaveProperty(
      'disabled',
      true,
    )
  })

  it('does not prevent a question about other files', async () => {
    const user = show({ state: 'unavailable', reason: 'chat_no_text' }, 'all')
    await user.type(await composer(), 'How does evaporation work?{Enter}')
    await screen.findAllByRole('button', { name: /show the passage/ })
    expect(screen.queryByText(/^No extracted text found/)).toBeNull()
  })

  it('shows how much of its text has been read', async () => {
    show({ state: 'extracting', isDocument: false, done: 3, total: 12 })
    expect(await screen.findByText('Page 3 of 12')).toBeTruthy()
    expect(screen.getByRole('progressbar').getAttribute('aria-valuenow')).toBe('3')
  })
})
