import { QueryClient } from '@tanstack/react-query'
import { clearOnUserChange } from './session.tsx'

/** One cache for the whole site. Failures are shown where they belong, with a way to try again; one silent retry first. */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: { staleTime: 30_000, retry: 1, refetchOnWindowFocus: false },
    mutations: { retry: false },
  },
})

clearOnUserChange(() => queryClient.clear())
