import { use, useCallback } from 'react'
import { UNSAFE_DataRouterContext as DataRouterContext, useLocation } from 'react-router'

/**
 * Runs a redirect unless another navigation has started, which it would cancel. It asks the router,
 * because rendering can lag behind by much on a slow machine.
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
