import { queryOptions } from '@tanstack/react-query'
import { suggestedTerms } from '../../../../domain/tutor/wire.ts'
import { callFunction } from '../../../lib/backend/functions.ts'

/** Terms to ask about, in the order of the file. Fails with `chat_failed`. */
export const suggestedTermsQuery = (fileId: string) =>
  queryOptions({
    queryKey: ['suggested-terms', fileId],
    queryFn: async ({ signal }) => {
      const { terms } = await callFunction({
        name: 'suggest-terms',
        body: { file_id: fileId },
        answer: suggestedTerms,
        onFailure: 'chat_failed',
        signal,
      })
      return terms
    },
    staleTime: Infinity,
    // The chat works without suggestions.
    retry: false,
  })
