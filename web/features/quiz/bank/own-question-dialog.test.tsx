import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { MemoryRouter } from 'react-router'
import { beforeAll, expect, test, vi } from 'vitest'
import { en } from '../../../../messages/en/index.ts'
import { ToastProvider } from '../../../components/toast.tsx'
import { loadMessages } from '../../../lib/i18n/i18n.ts'
import { OwnQuestionForm } from './own-question-dialog.tsx'

const SENTENCES = ['Leaves make sugar from light.', 'Roots take in water and salts.']

vi.mock('../../../lib/backend/supabase.ts', () => ({
  supabase: () => Promise.reject(new Error('The page text is known')),
}))

beforeAll(() => loadMessages('bank', 'quiz'))

function form(quote: string) {
  const cache = new QueryClient({ defaultOptions: { queries: { staleTime: Infinity } } })
  cache.setQueryData(['page-text', 'file', 2], { content: SENTENCES.join(' '), pages: 3 })
  const ui = () => (
    <QueryClientProvider client={cache}>
      <MemoryRouter>
        <ToastProvider>
          <OwnQuestionForm
            files={[{ value: 'file', label: 'Botany: leaves.pdf' }]}
            start={{ fileId: 'file', page: 2, quote }}
            onClose={() => undefined}
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
