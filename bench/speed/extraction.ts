import { readFile } from 'node:fs/promises'
import type { Browser, Page } from 'playwright-core'
import { openSession, openBrowser } from '../../e2e/browser.ts'
import { clientOf, createBaseWithPdf } from '../../e2e/learner.ts'
import { startSite } from '../../e2e/site.ts'
import { signUp } from '../../e2e/steps.ts'
import { makePdf } from '../../testing/pdf.ts'
import { rounded } from './support/numbers.ts'
import { pageOf } from './text.ts'

const PAGES = 500
const PAGE_CHARS = 2500
const TIMEOUT_MS = 120_000
const LEARNER = { name: 'Bench', email: 'bench@example.org', password: 'a-long-enough-password' }

/** Records the longest main-thread task and the slowest response to a key or click in the page. */
const observe = (page: Page) =>
  page.addInitScript(() => {
    const longest = { longtask: 0, event: 0 }
    for (const type of ['longtask', 'event'] as const)
      new PerformanceObserver((list) => {
        for (const { duration } of list.getEntries())
          longest[type] = Math.max(longest[type], duration)
        document.documentElement.dataset[type] = String(longest[type])
      }).observe({ type, buffered: true, durationThreshold: 16 } as PerformanceObserverInit)
  })

const readRecorded = async (page: Page, type: 'longtask' | 'event') =>
  Math.round(
    Number(await page.evaluate((name) => document.documentElement.dataset[name] ?? '0', type)),
  )

/** The peak memory of any renderer of the browser in MB; null without `/proc`. */
async function rendererMb(browser: Browser): Promise<number | null> {
  const session = await browser.newBrowserCDPSession()
  const { processInfo } = await session.send('SystemInfo.getProcessInfo')
  const sizes = await Promise.all(
    processInfo
      .filter(({ type }) => type === 'renderer')
      .map(async ({ id }) => {
        const status = await readFile(`/proc/${id}/status`, 'utf8').catch(() => '')
        return Number(/VmHWM:\s+(\d+) kB/.exec(status)?.[1] ?? NaN)
      }),
  )
  const most = Math.max(...sizes.filter((size) => !Number.isNaN(size)))
  return Number.isFinite(most) ? Math.round(most / 1024) : null
}

/**
 * Reads a PDF of 500 pages while it is open in the viewer and a user types: pages per second,
 * memory, responsiveness.
 */
export async function measureExtraction(): Promise<object> {
  const site = await startSite()
  const browser = await openBrowser()
  try {
    const { page } = await openSession(browser, { baseURL: site.url, withMotion: true })
    await observe(page)
    await signUp(page, LEARNER)
    const bytes = await makePdf({
      pages: Array.from({ length: PAGES }, (_, number) => pageOf(number + 1, PAGE_CHARS)),
    })
    const baseId = await createBaseWithPdf(await clientOf(site, LEARNER), 'Bench', {
      name: 'long.pdf',
      bytes,
    })
    const workerRequested = page.waitForRequest(/assets\/worker-/, { timeout: TIMEOUT_MS })
    const done = page.waitForRequest(
      (request) =>
        request.method() === 'POST' &&
        /rest\/v1\/(pdf_text_content|rpc\/store_pdf)/.test(request.url()),
      { timeout: TIMEOUT_MS },
    )
    await page.goto(`/base/${baseId}`)
    await workerRequested
    const start = performance.now()
    const field = page.getByLabel('Go to page')
    await field.waitFor()
    const state = { isExtracting: true }
    void done.finally(() => (state.isExtracting = false))
    while (state.isExtracting) {
      await field.click()
      await page.keyboard.press('ControlOrMeta+a')
      await page.keyboard.type('7')
      await new Promise((resolve) => setTimeout(resolve, 50))
    }
    await done
    const seconds = (performance.now() - start) / 1000
    return {
      pages: PAGES,
      megabytes: rounded(bytes.byteLength / 1e6),
      seconds: rounded(seconds),
      pagesPerSecond: rounded(PAGES / seconds),
      longestTaskMs: await readRecorded(page, 'longtask'),
      slowestInteractionMs: await readRecorded(page, 'event'),
      rendererMb: await rendererMb(browser),
    }
  } finally {
    await browser.close()
    await site.close()
  }
}
