import type { DataRouter } from 'react-router'

/** Settles once the code of the router's first screen has loaded or failed to load. */
export async function routerReady(router: DataRouter): Promise<void> {
  if (router.state.initialized) return
  await new Promise<void>((resolve) => {
    const stop = router.subscribe((state) => {
      if (!state.initialized) return
      stop()
      resolve()
    })
  })
}
