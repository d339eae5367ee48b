import type { RouteObject } from 'react-router'

/** A screen whose code is ten seconds on its way, as on a slow line. */
export const slowScreen = (path: string): RouteObject => ({
  path,
  lazy: () =>
    new Promise<object>((resolve) => setTimeout(() => resolve({ element: null }), 10_000)),
})
