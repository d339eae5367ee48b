import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { render, screen } from '@testing-library/react'
import { beforeAll, expect, it } from 'vitest'
import { siteConfigQuery } from '../../../lib/backend/site-config-query.ts'
import { loadMessages } from '../../../lib/i18n/i18n.ts'
import { RecognitionForm } from './recognition-form.tsx'

const FILE = {
  id: '00000000-0000-4000-8000-000000000001',
  base_id: '00000000-0000-4000-8000-000000000002',
  file_name: 'scan.pdf',
  file_path: 'scan.pdf',
  file_size: 1,
  file_type: 'application/pdf',
  position: 1,
  uploaded_at: '2026-01-01T10:00:00+00:00',
  extraction: {
    status: 'failed' as const,
    error_message: null,
    text_length: 0,
    unread_pages: 1,
    recognised_pages: 0,
  },
}

beforeAll(() => loadMessages('recognition'))

async function show(languages: string[]) {
  const client = new QueryClient({ defaultOptions: { queries: { staleTime: Infinity } } })
  client.setQueryData(siteConfigQuery.queryKey, {
    url: '',
    anonKey: '',
    recognition: { path: '/ocr', languages },
  })
  render(
    <QueryClientProvider client={client}>
      <RecognitionForm file={FILE} pages={[]} action="Recognise" />
    </QueryClientProvider>,
  )
  await screen.findByRole('button', { name: 'Recognise' })
}

it('says that other languages can be added where only one is installed', async () => {
  await show(['eng'])
  screen.getByText(/^Only English is installed here\./)
})

it('does not say so where there is a choice', async () => {
  await show(['deu', 'eng'])
  expect(screen.queryByText(/^Only/)).toBeNull()
})
