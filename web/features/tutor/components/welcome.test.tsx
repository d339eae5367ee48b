import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { siteConfigQuery } from '../../../lib/backend/site-config-query.ts'
import { Welcome } from './welcome.tsx'

it.each([
  ['states, without a model, that the tutor only quotes', null, 1],
  ['states nothing of that kind with a model', 'llama-3.1-8b', 0],
  ['states nothing of that kind where the host does not report a model', undefined, 0],
])('%s', (_, model, times) => {
  const client = new QueryClient()
  client.setQueryData(siteConfigQuery.queryKey, { model })
  render(
    <QueryClientProvider client={client}>
      <Welcome fileId="f1" page={1} onAsk={() => undefined} />
    </QueryClientProvider>,
  )
  expect(screen.queryAllByText(/the tutor finds and quotes passages/)).toHaveLength(times)
})
