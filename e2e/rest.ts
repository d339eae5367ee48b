import type { Page } from 'playwright-core'

/** Calls the REST interface as the user signed in on `page`. `path` follows `/rest/v1/`. */
export const restAs = (page: Page, method: 'GET' | 'DELETE', path: string): Promise<unknown> =>
  page.evaluate(
    async ([verb, rest]) => {
      const entry = Object.keys(localStorage).find((name) => name.endsWith('-auth-token')) ?? ''
      const { access_token } = JSON.parse(localStorage.getItem(entry) ?? '{}') as {
        access_token?: string
      }
      const config = (await (await fetch('/config.json')).json()) as { key: string }
      const answer = await fetch(`/rest/v1/${rest}`, {
        method: verb,
        headers: {
          apikey: config.key,
          authorization: `Bearer ${access_token ?? ''}`,
          prefer: 'return=representation',
        },
      })
      return answer.json() as Promise<unknown>
    },
    [method, path] as const,
  )
