import { queryOptions } from '@tanstack/react-query'
import { suggestedTerms } from '../../../../domain/tutor/wire.ts'
import { callFunction } from '../../../lib/backend/functions.ts'

/** The request under way. The server refuses more than two of an account at once. */
let last: Promise<unknown> = Promise.resolve()

/**
 * Terms to ask about, in the order of the file. Fails with `chat_failed`. One file at a time: who
 * looks through files quickly asks for those of the file that is open then.
 */
export const suggestedTermsQuery = (fileId: string) =>
  queryOptions({
    queryKey: ['suggested-terms', fileId],
    queryFn: async ({ signal }) => {
      const request = last.then(async () => {
        signal.throwIfAborted()
        const { terms } = await callFunction({
          name: 'suggest-terms',
          body: { file_id: fileId },
          answer: suggestedTerms,
          onFailure: 'chat_failed',
        })
        return terms
      })
      last = request.catch(() => undefined)
      return request
    },
    staleTime: Infinity,
    // The chat works without suggestions.
    retry: false,
  })
