import { QueryClient } from '@tanstack/react-query'
import { clearOnUserChange } from '../auth/session.tsx'
import { keepFailures } from './keep-failures.ts'

/**
 * One cache for the complete site. Failures are shown where they occur, with a retry button, after
 * one silent retry; without a network at once, so that no screen waits for it without saying so.
 */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      staleTime: 30_000,
      networkMode: 'offlineFirst',
      retry: (failures) => failures === 0 && navigator.onLine,
      refetchOnWindowFocus: false,
    },
    mutations: { retry: false },
  },
})

keepFailures(queryClient)
clearOnUserChange(() => queryClient.clear())
