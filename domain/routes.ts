/**
 * The path of every screen, shared by server, build and site. web/app/screens.test.ts compares the
 * lists that cannot import it, such as the service worker's.
 */
export const ROUTES = {
  home: '/',
  dashboard: '/dashboard',
  myAccount: '/my-account',
  newBase: '/new-base',
  myBases: '/my-bases',
  base: '/base/:baseId',
  editBase: '/edit-base/:baseId',
  quiz: '/quiz',
  quizTake: '/quiz/take/:quizId',
  quizResults: '/quiz/results/:quizId',
  questions: '/questions',
} as const

export type RouteName = keyof typeof ROUTES
type RoutePath = (typeof ROUTES)[RouteName]

const PATTERNS = Object.values(ROUTES).map(
  (path) =>
    [path, new RegExp(`^${path.replaceAll(/:\w+/g, '[^/]+').replace(/\/$/, '')}/?$`)] as const,
)

/** The route of a path (`/base/5b1` → `/base/:baseId`); null if it is not a screen's. */
export const screenRoute = (pathname: string): RoutePath | null =>
  PATTERNS.find(([, pattern]) => pattern.test(pathname))?.[0] ?? null

/** Whether a path is a screen's. */
export const isScreen = (pathname: string): boolean => screenRoute(pathname) !== null

/** The path of a route with `id` as its parameter. */
export const pathTo = (route: RoutePath, id: string): string => route.replace(/:\w+/, id)
