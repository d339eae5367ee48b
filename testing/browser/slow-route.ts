import type { RouteObject } from 'react-router'

/** A screen whose code loads for ten seconds, as on a slow connection. */
export const slowScreen = (path: string): RouteObject => ({
  path,
  lazy: () =>
    new Promise<object>((resolve) => setTimeout(() => resolve({ element: null }), 10_000)),
})
