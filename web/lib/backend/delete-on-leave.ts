import { currentSession } from './auth.ts'
import { getSiteConfig } from './config.ts'

/**
 * A delete for the moment the page is left, when nothing can be awaited any more: the caller's token is fetched now, and
 * the requests outlive the page. `rows` are paths of the REST interface (`quizzes?id=eq.…`), deleted in that order.
 */
export async function deleteOnLeave(rows: readonly string[]): Promise<() => void> {
  const [session, { url, key }] = await Promise.all([currentSession(), getSiteConfig()])
  const headers = { apikey: key, authorization: `Bearer ${session?.access_token ?? key}` }
  return () => {
    for (const row of rows)
      // Nobody is left to be told: what could not be deleted is there again when the page is.
      fetch(`${url}/rest/v1/${row}`, { method: 'DELETE', keepalive: true, headers }).catch(
        () => undefined,
      )
  }
}
