import { randomUUID } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { basename } from 'node:path'
import type { Browser, Page } from 'playwright-core'
import { openSession, openBrowser } from '../../e2e/browser.ts'
import { clientOf, createBaseWithPdf } from '../../e2e/learner.ts'
import { startSite, type RunningSite } from '../../e2e/site.ts'
import { signUp } from '../../e2e/steps.ts'
import { makePdf } from '../../testing/pdf.ts'
import { rounded } from './support/numbers.ts'
import { pageOf } from './text.ts'

const PAGES = 500
const PAGE_CHARS = 2500
const TIMEOUT_MS = 120_000
const LEARNER = { name: 'Bench', password: 'a-long-enough-password' }

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

type Material = { readonly name: string; readonly bytes: Uint8Array<ArrayBuffer> }

/** The long tasks and the typing are those of the page in which the file is open and read. */
async function measureFile(site: RunningSite, { name, bytes }: Material): Promise<object> {
  // Its own, because its memory is a peak.
  const browser = await openBrowser()
  try {
    const { page } = await openSession(browser, { baseURL: site.url, withMotion: true })
    await observe(page)
    const learner = { ...LEARNER, email: `${randomUUID()}@example.org` }
    await signUp(page, learner)
    const signedIn = await clientOf(site, learner)
    const baseId = await createBaseWithPdf(signedIn, 'Bench', { name, bytes })
    const workerRequested = page.waitForRequest(/assets\/worker-/, { timeout: TIMEOUT_MS })
    const done = page.waitForResponse(
      (response) =>
        response.request().method() === 'POST' &&
        /rest\/v1\/(pdf_text_content|rpc\/store_pdf)/.test(response.url()),
      { timeout: TIMEOUT_MS },
    )
    await page.goto(`/base/${baseId}`)
    await workerRequested
    const start = performance.now()
    const state = { isExtracting: true }
    const stored = done.finally(() => (state.isExtracting = false))
    const field = page.getByLabel('Go to page')
    const type = async () => {
      await field.waitFor()
      while (state.isExtracting) {
        await field.click()
        await page.keyboard.press('ControlOrMeta+a')
        await page.keyboard.type('7')
        await new Promise((resolve) => setTimeout(resolve, 50))
      }
    }
    const typing = type().catch(() => undefined)
    await stored
    const seconds = (performance.now() - start) / 1000
    await typing
    const { data: text } = await signedIn.client
      .from('pdf_text_content')
      .select('status, extracted_text')
      .single()
      .throwOnError()
    const pages = text.status === 'completed' ? (text.extracted_text?.split('\f').length ?? 0) : 0
    return {
      file: name,
      status: text.status,
      pages,
      megabytes: rounded(bytes.byteLength / 1e6),
      seconds: rounded(seconds),
      pagesPerSecond: rounded(pages / seconds),
      longestTaskMs: await readRecorded(page, 'longtask'),
      slowestInteractionMs: await readRecorded(page, 'event'),
      rendererMb: await rendererMb(browser),
    }
  } finally {
    await browser.close()
  }
}

/** A generated PDF: one column of prose, one font, no pictures. */
async function synthetic(): Promise<Material> {
  const pages = Array.from({ length: PAGES }, (_, number) => pageOf(number + 1, PAGE_CHARS))
  return { name: 'generated.pdf', bytes: await makePdf({ pages }) }
}

const readMaterial = async (path: string): Promise<Material> => ({
  name: basename(path),
  bytes: new Uint8Array(await readFile(path)),
})

/**
 * Reads each PDF in `argv` while it is open in the viewer and a user types: pages per second from
 * the start of the worker to the stored text, memory, responsiveness. Without files a generated one
 * of 500 pages, which is simpler than real ones.
 */
export async function measureExtraction(): Promise<object> {
  const paths = process.argv.slice(3)
  const material =
    paths.length === 0 ? [await synthetic()] : await Promise.all(paths.map(readMaterial))
  const site = await startSite()
  try {
    const files: object[] = []
    for (const one of material) files.push(await measureFile(site, one))
    return { material: paths.length === 0 ? 'synthetic: generated, one column' : 'files', files }
  } finally {
    await site.close()
  }
}
