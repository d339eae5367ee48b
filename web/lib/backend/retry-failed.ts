type Request = { readonly isLoadingError: boolean; readonly refetch: () => Promise<unknown> }

/** Repeats those requests of a screen that failed: one press of "Try again" is for all of them. */
export function retryFailed(...requests: readonly Request[]): void {
  for (const { isLoadingError, refetch } of requests) if (isLoadingError) void refetch()
}
