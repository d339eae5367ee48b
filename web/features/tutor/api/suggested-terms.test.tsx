import { QueryClient } from '@tanstack/react-query'
import { expect, it, vi } from 'vitest'
import { callFunction } from '../../../lib/backend/functions.ts'
import { suggestedTermsQuery } from './suggested-terms.ts'

vi.mock('../../../lib/backend/functions.ts')

it('requests the terms of one file at a time, and none of files that were left', async () => {
  const requests: { fileId: unknown; end: () => void }[] = []
  vi.mocked(callFunction).mockImplementation(
    ({ body }) =>
      new Promise((resolve) => {
        const { file_id: fileId } = body as { file_id: string }
        requests.push({ fileId, end: () => resolve({ terms: [fileId] } as never) })
      }),
  )
  const client = new QueryClient()
  const [first, left, open] = ['first', 'left', 'open'].map((id) =>
    client.fetchQuery(suggestedTermsQuery(id)),
  )
  await vi.waitFor(() => expect(requests).toHaveLength(1))
  void left?.catch(() => undefined)
  await client.cancelQueries(suggestedTermsQuery('left'))
  requests[0]?.end()
  expect(await first).toEqual(['first'])
  await vi.waitFor(() => expect(requests).toHaveLength(2))
  requests[1]?.end()
  expect(await open).toEqual(['open'])
  expect(requests.map(({ fileId }) => fileId)).toEqual(['first', 'open'])
})
