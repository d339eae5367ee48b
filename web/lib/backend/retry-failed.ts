type Request = { readonly isLoadingError: boolean; readonly refetch: () => Promise<unknown> }

/** Repeats those requests of a screen that failed: one press of "Try again" is for all of them. */
export const retryFailed = (...requests: readonly Request[]): Promise<unknown> =>
  Promise.all(requests.filter((request) => request.isLoadingError).map(({ refetch }) => refetch()))
