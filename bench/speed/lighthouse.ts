import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { chromium } from 'playwright-core'
import { z } from 'zod'
import { openBrowser } from '../../e2e/browser.ts'
import { startSite } from '../../e2e/site.ts'
import { freePort } from '../../testing/services/free-port.ts'
import { storeScreenData } from './screens.ts'
import { quantile } from './support/numbers.ts'

const HEAVY_OUTPUT = 64 * 1024 * 1024
const ROUNDS = Number(process.env['STOA_BENCH_ROUNDS'] ?? 5)
/** Part of the names of the screens to measure; all by default. */
const SCREENS = process.env['STOA_BENCH_SCREENS'] ?? ''
/** Runs of an audit whose trace could not be recorded, as happens on a busy machine. */
const MAX_RUNS = 3

type Audit = {
  /** Out of 100, by category. */
  scores: Record<string, number>
  /** Times in ms and the layout shift; NaN where they were not audited. */
  figures: Record<string, number>
  failed: string[]
}

const report = z.object({
  runtimeError: z.object({ message: z.string() }).optional(),
  categories: z.record(z.string(), z.object({ score: z.number().nullable() })),
  audits: z.record(
    z.string(),
    z.object({
      score: z.number().nullish(),
      numericValue: z.number().optional(),
      scoreDisplayMode: z.string(),
    }),
  ),
})

/**
 * Audits a page once in the browser at `port`. Lighthouse is not a dependency: its command is on
 * the path (`npm install --global lighthouse`) or in `LIGHTHOUSE`.
 */
async function audit(url: string, port: number, categoryNames: string): Promise<Audit> {
  const command = process.env['LIGHTHOUSE'] ?? 'lighthouse'
  const { stdout } = await promisify(execFile)(
    command,
    [url, `--port=${port}`, '--output=json', '--quiet', `--only-categories=${categoryNames}`],
    { maxBuffer: HEAVY_OUTPUT },
  )
  const { runtimeError, categories, audits } = report.parse(JSON.parse(stdout))
  if (runtimeError) throw new Error(runtimeError.message)
  const ms = (name: string) => Math.round(audits[name]?.numericValue ?? NaN)
  return {
    scores: Object.fromEntries(
      Object.entries(categories).map(([name, { score }]) => [name, Math.round((score ?? 0) * 100)]),
    ),
    figures: {
      fcpMs: ms('first-contentful-paint'),
      lcpMs: ms('largest-contentful-paint'),
      tbtMs: ms('total-blocking-time'),
      cls: audits['cumulative-layout-shift']?.numericValue ?? NaN,
    },
    failed: Object.entries(audits).flatMap(([name, { score, scoreDisplayMode }]) =>
      scoreDisplayMode === 'binary' && score === 0 ? [name] : [],
    ),
  }
}

async function auditUntilRecorded(...args: Parameters<typeof audit>): Promise<Audit> {
  for (let run = 1; run < MAX_RUNS; run += 1)
    try {
      return await audit(...args)
    } catch (error) {
      if (!(error instanceof Error && error.message.includes('NO_'))) throw error
    }
  return audit(...args)
}

/**
 * The median of each figure over all rounds, each performance score, and all failed audits. The
 * other categories are audited on their own: what they record delays the first layout.
 */
async function auditRounds(url: string, port: number): Promise<object> {
  const audits: Audit[] = []
  for (let round = 0; round < ROUNDS; round += 1)
    audits.push(await auditUntilRecorded(url, port, 'performance'))
  const others = await auditUntilRecorded(url, port, 'accessibility,best-practices,seo')
  const performance = audits.map(({ scores }) => scores['performance'] ?? NaN)
  const median = (name: string) =>
    quantile(
      audits.map(({ figures }) => figures[name] ?? NaN),
      0.5,
    )
  const names = Object.keys(audits[0]?.figures ?? {})
  return {
    performance: quantile(performance, 0.5),
    ...others.scores,
    ...Object.fromEntries(names.map((name) => [name, median(name)])),
    rounds: performance,
    failed: [...new Set([...audits, others].flatMap(({ failed }) => failed))],
  }
}

/** Copies the visitor's `localStorage` to the profile in which Lighthouse opens pages. */
async function takeOver(
  port: number,
  url: string,
  storedItems: Record<string, string>,
): Promise<void> {
  const outside = await chromium.connectOverCDP(`http://127.0.0.1:${port}`)
  const page = await outside.contexts()[0]?.newPage()
  if (!page) throw new Error('The browser has no profile of its own')
  await page.goto(`${url}/inbox`)
  await page.evaluate((entries) => Object.assign(localStorage, entries), storedItems)
  await page.close()
}

/**
 * Runs Lighthouse with its simulated phone on the landing page and, signed in, on every
 * screen: each with an empty cache, while `localStorage` is retained.
 */
export async function measureLighthouse(): Promise<object> {
  const site = await startSite()
  const port = await freePort()
  const browser = await openBrowser([`--remote-debugging-port=${port}`])
  try {
    const answers: Record<string, object> = {}
    const measure = async (screens: Record<string, string>) => {
      for (const [name, path] of Object.entries(screens))
        if (name.includes(SCREENS)) answers[name] = await auditRounds(site.url + path, port)
    }
    await measure({ '/': '/' })
    const { paths, storedItems } = await storeScreenData(site, browser)
    await takeOver(port, site.url, storedItems)
    await measure(paths)
    return answers
  } finally {
    await browser.close()
    await site.close()
  }
}
