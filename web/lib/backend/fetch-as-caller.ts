import { auth, currentSession } from '../auth/auth.ts'
import { getSiteConfig } from './config.ts'

/**
 * `fetch` with the project's key and, once signed in, the session's token. A session whose token
 * the server refuses is renewed, or ends.
 */
export const fetchAsCaller: typeof fetch = async (input, init) => {
  const { key } = await getSiteConfig()
  const token = (await currentSession())?.access_token
  const headers = new Headers(init?.headers)
  headers.set('apikey', key)
  headers.set('authorization', `Bearer ${token ?? key}`)
  const response = await fetch(input, { ...init, headers })
  if (response.status === 401 && token)
    auth()
      .then((client) => client.renewRefused(token))
      .catch(reportError)
  return response
}
