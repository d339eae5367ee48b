import { afterScreenData } from '../learner/after-screen-data.ts'

/**
 * Reads the texts of a base again that earlier versions read, once the data of the screen have
 * loaded. Returns a function that ends it. A failure is not shown: the texts stay as they are.
 */
export function rereadLater(baseId: string): () => void {
  const leaving = new AbortController()
  const stopWaiting = afterScreenData(() => {
    import('../../features/bases/extraction/reread/reread-base.ts')
      .then(({ rereadBase }) => rereadBase(baseId, leaving.signal))
      .catch(() => undefined)
  })
  return () => {
    stopWaiting()
    leaving.abort()
  }
}
