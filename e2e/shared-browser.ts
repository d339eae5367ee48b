import type { Browser } from 'playwright-core'
import { openBrowser } from './browser.ts'

let browser: Browser | undefined

/**
 * The browser that the journeys of one process share, started again if it has ended. Sessions have
 * profiles of their own; those that a file leaves open are closed after it
 * (`shared-browser.setup.ts`), the browser with its process.
 */
export async function sharedBrowser(): Promise<Browser> {
  if (!browser?.isConnected()) browser = await openBrowser()
  return browser
}

/** Closes what is open in the shared browser. */
export async function closeSessions(): Promise<void> {
  await Promise.all((browser?.contexts() ?? []).map((context) => context.close()))
}
