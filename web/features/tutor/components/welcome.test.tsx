import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { cleanup, render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { siteConfigQuery } from '../../../lib/backend/site-config-query.ts'
import { Welcome } from './welcome.tsx'

function show(model: string | null | undefined, isAboutFiles = false, hasText = true) {
  const client = new QueryClient()
  client.setQueryData(siteConfigQuery.queryKey, { model })
  render(
    <QueryClientProvider client={client}>
      <Welcome {...{ isAboutFiles, hasText }} fileId="f1" page={1} onAsk={() => undefined} />
    </QueryClientProvider>,
  )
}

it.each([
  ['states, without a model, that the tutor only quotes', null, 1],
  ['states nothing of that kind with a model', 'llama-3.1-8b', 0],
  ['states nothing of that kind where the host does not report a model', undefined, 0],
])('%s', (_, model, times) => {
  show(model)
  expect(screen.queryAllByText(/the tutor finds and quotes passages/)).toHaveLength(times)
})

it('states what is asked: the document, or several files', () => {
  show(null)
  expect(screen.getByRole('heading').textContent).toBe('Ask this document')
  cleanup()
  show(null, true)
  expect(screen.getByRole('heading').textContent).toBe('Ask your files')
})

it('suggests a question about the open page only if its file has text', () => {
  show(null, true)
  screen.getByRole('button', { name: 'Explain this page' })
  cleanup()
  show(null, true, false)
  expect(screen.queryByRole('button', { name: 'Explain this page' })).toBeNull()
  screen.getByRole('button', { name: 'Summarise this document' })
})
