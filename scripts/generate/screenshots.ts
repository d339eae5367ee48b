import { mkdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Browser } from 'playwright-core'
import { openBrowser } from '../../e2e/browser.ts'
import { startSite } from '../../e2e/site.ts'
import { SCREENSHOTS } from './screens/screen-list.ts'
import { seed, type Places } from './screens/seed.ts'

/**
 * Screenshots of every screen of the built site, in both themes at two widths:
 * docs/screens/<screen>-<theme>-<width>.png.
 */
const FOLDER = process.argv[2] ?? fileURLToPath(new URL('../../docs/screens', import.meta.url))
const THEMES = ['dark', 'light'] as const
const SIZES = [
  { width: 390, height: 844 },
  { width: 1440, height: 900 },
]

/** Maximum height of a screenshot in pixels. */
const MAX_HEIGHT = 1100

async function takeAll(
  browser: Browser,
  { baseURL, places, state }: { baseURL: string; places: Places; state: string },
): Promise<void> {
  for (const theme of THEMES)
    for (const size of SIZES) {
      const open = async (storageState?: string) => {
        const context = await browser.newContext({
          baseURL,
          viewport: size,
          locale: 'en-GB',
          reducedMotion: 'reduce',
          ...(storageState !== undefined && { storageState }),
        })
        await context.addInitScript(`localStorage.setItem('stoa-theme', '${theme}')`)
        return context
      }
      const [stranger, learner] = [await open(), await open(state)]
      for (const screen of SCREENSHOTS) {
        if (size.width >= (screen.below ?? Infinity)) continue
        const page = await (screen.signedOut ? stranger : learner).newPage()
        await page.goto(screen.path(places))
        await page.getByRole('heading').first().waitFor()
        await screen.ready?.(page)
        await page.evaluate('document.fonts.ready')
        await page.waitForLoadState('networkidle')
        const height = Math.min(
          MAX_HEIGHT,
          await page.evaluate(() => document.documentElement.scrollHeight),
        )
        await page.screenshot({
          path: join(FOLDER, `${screen.name}-${theme}-${size.width}.png`),
          fullPage: true,
          clip: { x: 0, y: 0, width: size.width, height },
        })
        await page.close()
      }
      await stranger.close()
      await learner.close()
    }
}

const browser = await openBrowser()
const site = await startSite()
try {
  const context = await browser.newContext({
    baseURL: site.url,
    viewport: { width: 1440, height: 900 },
    locale: 'en-GB',
  })
  const places = await seed(await context.newPage(), site)
  const state = join(FOLDER, '.state.json')
  await mkdir(FOLDER, { recursive: true })
  await context.storageState({ path: state })
  await takeAll(browser, { baseURL: site.url, places, state })
  await rm(state)
} finally {
  await browser.close()
  await site.close()
}
