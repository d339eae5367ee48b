import { use, useCallback } from 'react'
import { UNSAFE_DataRouterContext as DataRouterContext, useLocation } from 'react-router'

/**
 * For what leads on by itself, when a wait is over or an answer came: does it, unless the learner is on their way to
 * another screen, which it would call off. The router itself is asked: what is drawn comes later, on a slow machine much.
 */
export function useSafeRedirect(): (redirect: () => void) => void {
  const router = use(DataRouterContext)?.router
  const { pathname } = useLocation()
  return useCallback(
    (redirect: () => void) => {
      const now = router?.state
      if (now && (now.navigation.state !== 'idle' || now.location.pathname !== pathname)) return
      redirect()
    },
    [router, pathname],
  )
}
