import { useEffect } from 'react'
import { afterScreenData } from './after-screen-data.ts'

/**
 * Resumes the extraction of PDFs that a closed tab left unread, on every screen of a signed-in
 * learner. A failure is not shown: the screens that need a file's text offer a retry.
 */
export function useResumeReading(): void {
  useEffect(() => {
    let unmounted = false
    const stopWaiting = afterScreenData(() => {
      import('../../features/bases/api/unread-files.ts')
        .then(({ resumeUnreadFiles }) => resumeUnreadFiles(() => !unmounted))
        .catch(() => undefined)
    })
    return () => {
      unmounted = true
      stopWaiting()
    }
  }, [])
}
