import type { DataRouter } from 'react-router'

/** Settles once the code of the screen that a router starts with is here, or could not be loaded. */
export async function initialized(router: DataRouter): Promise<void> {
  if (router.state.initialized) return
  await new Promise<void>((resolve) => {
    const stop = router.subscribe((state) => {
      if (!state.initialized) return
      stop()
      resolve()
    })
  })
}
