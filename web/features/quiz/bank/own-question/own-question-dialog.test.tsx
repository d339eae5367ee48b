import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { cleanup, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { MemoryRouter } from 'react-router'
import { beforeAll, beforeEach, expect, test, vi } from 'vitest'
import type { MadeContent } from '../../../../../domain/quiz/creation/made-question.ts'
import { en } from '../../../../../messages/en/index.ts'
import { ToastProvider } from '../../../../components/status/toast.tsx'
import { loadMessages } from '../../../../lib/i18n/i18n.ts'
import { forgetKept } from '../../offline/kept-reviews.ts'
import { OwnQuestionForm } from './own-question-dialog.tsx'

const SENTENCES = ['Leaves make sugar from light.', 'Roots take in water and salts.']

const TEXT = { content: SENTENCES.join(' '), pages: 3 }

type Call = [name: string, args: { p_question: MadeContent & { id: string } }]
const calls = vi.hoisted((): Call[] => [])
vi.mock('../../../../lib/backend/supabase.ts', () => ({
  supabase: () =>
    Promise.resolve({
      rpc: (...call: Call) => ({ throwOnError: () => Promise.resolve(calls.push(call)) }),
    }),
}))

beforeAll(() => loadMessages('bank', 'changes', 'quiz'))
beforeEach(() => {
  calls.length = 0
  localStorage.clear()
})

/** Stores a session of a user, as the auth client does. */
const signIn = (id: string) =>
  localStorage.setItem('sb-localhost-auth-token', JSON.stringify({ user: { id } }))

type Text = { content: string; pages: number }
type Form = {
  base?: string
  replaces?: string
  files?: string[]
  /** The text of the page, which is loaded without it. */
  text?: Promise<Text>
  onReopen?: () => void
}

function form(quote: string, { files = ['file'], text, ...props }: Form = {}) {
  const cache = new QueryClient({ defaultOptions: { queries: { staleTime: Infinity } } })
  const queryKey = ['page-text', 'file', 2]
  if (text) void cache.prefetchQuery({ queryKey, queryFn: () => text })
  else cache.setQueryData(queryKey, TEXT)
  const ui = () => (
    <QueryClientProvider client={cache}>
      <MemoryRouter>
        <ToastProvider>
          <OwnQuestionForm
            {...props}
            files={files.map((value) => ({ value, label: `Botany: ${value}.pdf` }))}
            start={{ fileId: 'file', page: 2, quote }}
            onClose={() => undefined}
            onReopen={props.onReopen ?? (() => undefined)}
          />
        </ToastProvider>
      </MemoryRouter>
    </QueryClientProvider>
  )
  const { rerender } = render(ui())
  return { rerender: () => rerender(ui()) }
}
const sentences = () => screen.queryByRole('region', { name: en.bank.form.sentences })

test('offers the sentences of the page when no passage was filled in', () => {
  form('')
  expect(sentences()?.textContent).toBe(SENTENCES.join(''))
})

test('offers the sentences only after a filled-in passage was changed', async () => {
  const { rerender } = form(SENTENCES[0] ?? '')
  expect(sentences()).toBeNull()
  // The lists behind the form load again and pass equal values in new objects.
  rerender()
  expect(sentences()).toBeNull()
  await userEvent.type(screen.getByLabelText(/^Passage/), '!')
  expect(sentences()).not.toBeNull()
})

const question = () => screen.getByLabelText<HTMLTextAreaElement>('Question')
const passage = () => screen.getByLabelText<HTMLTextAreaElement>(/^Passage/)
/** Opens a form, closes it with its tab, and returns what the next one contains. */
const reopened = (...next: Parameters<typeof form>) => {
  cleanup()
  form(...next)
  return question().value
}

test('keeps what was typed when the form or its tab is closed, for each base', async () => {
  signIn('ada')
  form('', { base: 'botany' })
  await userEvent.click(screen.getByRole('button', { name: SENTENCES[1] ?? '' }))
  await userEvent.type(question(), 'What do roots take in?')
  expect(reopened('', { base: 'zoology' })).toBe('')
  expect(reopened('', { base: 'botany' })).toBe('What do roots take in?')
  expect(passage().value).toBe(SENTENCES[1])
})

test('keeps what was typed for each kind and passage, and for a question to be replaced', async () => {
  const first = SENTENCES[0] ?? ''
  form(first)
  await userEvent.selectOptions(screen.getByLabelText(en.bank.form.kind), en.quiz.types.saq)
  await userEvent.type(question(), 'What do leaves make?')
  form('', { replaces: 'old' })
  await userEvent.type(screen.getAllByLabelText('Question').at(-1) ?? question(), 'A better one')
  expect(reopened(SENTENCES[1] ?? '')).toBe('')
  expect(reopened('', { replaces: 'other' })).toBe('')
  expect(reopened('', { replaces: 'old' })).toBe('A better one')
  expect(reopened(first)).toBe('What do leaves make?')
  expect(sentences()).toBeNull()
})

test('begins with the passage again that a form was opened for, unless a question was begun', async () => {
  const first = SENTENCES[0] ?? ''
  form(first)
  await userEvent.type(passage(), '!')
  reopened(first)
  expect(passage().value).toBe(first)
  await userEvent.type(passage(), '!')
  await userEvent.type(question(), 'What do leaves make?')
  expect(reopened(first)).toBe('What do leaves make?')
  expect(passage().value).toBe(`${first}!`)
})

test('shows what was typed to the same account only', async () => {
  signIn('ada')
  form('')
  await userEvent.type(question(), 'What do roots take in?')
  signIn('grace')
  expect(reopened('')).toBe('')
  signIn('ada')
  expect(reopened('')).toBe('What do roots take in?')
  forgetKept('ada')
  expect(JSON.stringify(localStorage)).not.toContain('What do roots')
})

test('keeps what was typed about a file that is gone, with another file', async () => {
  form('', { files: ['gone', 'file'] })
  await userEvent.selectOptions(screen.getByLabelText(en.bank.form.file), 'gone')
  await userEvent.type(question(), 'What do roots take in?')
  expect(reopened('')).toBe('What do roots take in?')
  expect(screen.getByLabelText<HTMLSelectElement>(en.bank.form.file).value).toBe('file')
})

test('keeps no draft of a question that was saved', async () => {
  form(SENTENCES[0] ?? '')
  await userEvent.type(question(), 'What do leaves make?')
  for (const [index, text] of ['Sugar', 'Salt', 'Sand', 'Soil'].entries())
    await userEvent.type(screen.getByLabelText(en.changes.dialog.option(index + 1)), text)
  await userEvent.type(screen.getByLabelText(en.changes.dialog.explanation), 'From light.')
  await userEvent.click(screen.getByRole('button', { name: en.bank.form.save }))
  await waitFor(() => expect(calls).toHaveLength(1))
  expect(calls[0]?.[1].p_question.question_text).toBe('What do leaves make?')
  await waitFor(() => expect(localStorage).toHaveLength(0))
  expect(reopened(SENTENCES[0] ?? '')).toBe('')
})

test('discards what was typed by Cancel, and restores it by Undo', async () => {
  const onReopen = vi.fn()
  form('', { onReopen })
  await userEvent.click(screen.getByRole('button', { name: en.common.cancel }))
  expect(screen.queryByText(en.changes.dialog.discarded)).toBeNull()
  await userEvent.type(question(), 'What do roots take in?')
  await userEvent.click(screen.getByRole('button', { name: en.common.cancel }))
  await screen.findByText(en.changes.dialog.discarded)
  expect(localStorage).toHaveLength(0)
  await userEvent.click(screen.getByRole('button', { name: en.common.undo }))
  expect(onReopen).toHaveBeenCalledOnce()
  expect(reopened('')).toBe('What do roots take in?')
})

test('stores a question that is saved before the text of its page has loaded', async () => {
  const { promise: text, resolve } = Promise.withResolvers<Text>()
  form(SENTENCES[0] ?? '', { text })
  await userEvent.selectOptions(screen.getByLabelText(en.bank.form.kind), en.quiz.types.saq)
  await userEvent.type(question(), 'What do leaves make?')
  await userEvent.type(screen.getByLabelText(en.changes.dialog.modelAnswer), 'Sugar from light.')
  await userEvent.type(screen.getByLabelText(en.changes.dialog.explanation), 'By light.')
  await userEvent.click(screen.getByRole('button', { name: en.bank.form.save }))
  expect(screen.queryByText(en.bank.form.notOnPage)).toBeNull()
  resolve(TEXT)
  await waitFor(() => expect(calls.map(([name]) => name)).toEqual(['create_question']))
})
