import type { RunningSite } from './site.ts'

/**
 * The site that journeys share, with the default settings. A journey that needs other settings,
 * stops the server, or reads what belongs to no account, such as the inbox, starts its own
 * (`startSite`).
 */
export function sharedSite(): RunningSite {
  const url = process.env['TEST_SITE_URL']
  if (url === undefined) throw new Error('The shared site runs only with the project "journeys"')
  return { url }
}
