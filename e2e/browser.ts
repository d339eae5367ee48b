import { existsSync } from 'node:fs'
import { chromium, type Browser, type BrowserContext, type Page } from 'playwright-core'

const CANDIDATES = [
  process.env['STOA_CHROMIUM'],
  // The same engine without windows: a fifth less CPU time
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
]

const FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

/** An installed Chromium or Chrome; `STOA_CHROMIUM` names another one. */
export async function openBrowser(flags: readonly string[] = []): Promise<Browser> {
  const executablePath = CANDIDATES.find((path) => path !== undefined && existsSync(path))
  if (!executablePath)
    throw new Error(
      'No Chromium found. Install it (Debian: apt-get install chromium) or set STOA_CHROMIUM.',
    )
  return chromium.launch({ executablePath, args: [...FLAGS, ...flags], headless: true })
}

export type BrowserSession = {
  page: Page
  context: BrowserContext
  /** Console errors, exceptions, failed requests and responses of 400 and above, in order. */
  pageErrors: string[]
  /** Requests to another origin than the site's. */
  externalRequests: string[]
  close: () => Promise<void>
}

/**
 * Makes `goto` and `reload` also wait until a prerendered page is replaced by the app, unless they
 * have an option for it. That page is inert for a user, but Playwright fills in its fields and
 * sets its files, and what it did is lost with the page.
 */
function awaitScreens(page: Page): void {
  const goto = page.goto.bind(page)
  const reload = page.reload.bind(page)
  const prerendered = page.locator('[data-prerendered]')
  page.goto = async (url, options) => {
    const response = await goto(url, options)
    if (options?.waitUntil === undefined) await prerendered.waitFor({ state: 'detached' })
    return response
  }
  page.reload = async (options) => {
    const response = await reload(options)
    if (options?.waitUntil === undefined) await prerendered.waitFor({ state: 'detached' })
    return response
  }
}

/** Records what a page should not do, from now on. */
function recordProblems(
  page: Page,
  siteOrigin: string,
): Pick<BrowserSession, 'pageErrors' | 'externalRequests'> {
  const pageErrors: string[] = []
  const externalRequests: string[] = []
  page.on('request', (request) => {
    const { origin, protocol } = new URL(request.url())
    if (protocol.startsWith('http') && origin !== siteOrigin) externalRequests.push(request.url())
  })
  page.on('console', (message) => {
    if (message.type() === 'error') pageErrors.push(`console: ${message.text()}`)
  })
  page.on('pageerror', (error) => pageErrors.push(`exception: ${error.message}`))
  page.on('requestfailed', (request) => {
    const reason = request.failure()?.errorText ?? ''
    // A request aborted by the page itself (a closed stream, a page left) is not an error.
    if (!reason.includes('ERR_ABORTED')) pageErrors.push(`request: ${request.url()} ${reason}`)
  })
  page.on('response', (response) => {
    if (response.status() >= 400) pageErrors.push(`answer: ${response.status()} ${response.url()}`)
  })
  return { pageErrors, externalRequests }
}

/** Sessions that are still open. */
export const sessions = new Set<BrowserSession>()

/**
 * Opens a session with its own browser profile, on a screen of `width` pixels, and records every
 * error.
 */
export async function openSession(
  browser: Browser,
  {
    baseURL,
    width = 1440,
    height = 900,
    locale = 'en-GB',
    withServiceWorker = false,
    followsChanges = true,
    withMotion = false,
  }: {
    baseURL: string
    width?: number
    height?: number
    locale?: string
    /** Enables the service worker; requests it answers from its cache do not reach the server. */
    withServiceWorker?: boolean
    /**
     * False: changes elsewhere do not reach the session. For tests that press "Try again": the
     * first message of a connection reads everything again, also what failed.
     */
    followsChanges?: boolean
    /**
     * Shows animations, as most users see them. They are off by default, since composing their
     * frames took a tenth of the CPU time of the journeys that were measured.
     */
    withMotion?: boolean
  },
): Promise<BrowserSession> {
  const context = await browser.newContext({
    baseURL,
    viewport: { width, height },
    locale,
    reducedMotion: withMotion ? 'no-preference' : 'reduce',
    serviceWorkers: withServiceWorker ? 'allow' : 'block',
  })
  // A long timeout for a busy machine.
  context.setDefaultTimeout(60_000)
  if (!followsChanges) await context.routeWebSocket('**/realtime/v1/**', () => undefined)
  context.on('page', awaitScreens)
  const page = await context.newPage()
  const session = {
    page,
    context,
    ...recordProblems(page, baseURL),
    close: () => context.close(),
  }
  sessions.add(session)
  context.on('close', () => sessions.delete(session))
  return session
}

/**
 * How far the content of a page is wider than the space for it, in pixels. That space is narrower
 * than the window where space for a scroll bar is reserved.
 */
export const horizontalOverflow = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const { scrollWidth } = document.documentElement
    return Math.max(0, scrollWidth - document.documentElement.getBoundingClientRect().width)
  })
