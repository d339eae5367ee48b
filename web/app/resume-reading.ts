import { useEffect } from 'react'
import { queryClient } from '../lib/backend/query-client.ts'

/** The data of the screen come first. */
const WAIT_MS = 1000

/**
 * Resumes the extraction of PDFs that a closed tab left unread, on every screen of a signed-in
 * learner. A failure is not shown: the screens that need a file's text offer a retry.
 */
export function useResumeReading(): void {
  useEffect(() => {
    const timer = setInterval(() => {
      if (queryClient.isFetching() > 0) return
      clearInterval(timer)
      import('../features/bases/api/unread-files.ts')
        .then(({ resumeUnreadFiles }) => resumeUnreadFiles())
        .catch(() => undefined)
    }, WAIT_MS)
    return () => clearInterval(timer)
  }, [])
}
