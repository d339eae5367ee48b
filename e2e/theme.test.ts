import type { Browser } from 'playwright-core'
import { beforeAll, expect, it } from 'vitest'
import { de } from '../messages/de/index.ts'
import { en } from '../messages/en/index.ts'
import { openSession } from './browser.ts'
import { sharedBrowser } from './shared-browser.ts'
import { sharedSite } from './shared-site.ts'
import type { RunningSite } from './site.ts'

let site: RunningSite
let browser: Browser

beforeAll(async () => {
  site = sharedSite()
  browser = await sharedBrowser()
})

it.each(['/', '/quiz'])(
  'keeps the light theme after a reload of %s and names the way back',
  async (path) => {
    const { page, close, pageErrors } = await openSession(browser, { baseURL: site.url })
    const { toDark, toLight } = en.common.nav
    const theme = () => page.evaluate(() => document.documentElement.dataset['theme'])
    await page.goto(path)
    await page.getByRole('button', { name: toLight }).click()
    await page.getByRole('button', { name: toDark }).waitFor()
    await page.reload()
    await page.getByRole('button', { name: toDark }).waitFor()
    await expect.poll(theme).toBe('light')
    await page.getByRole('button', { name: toDark }).click()
    await page.getByRole('button', { name: toLight }).waitFor()
    await expect.poll(theme).not.toBe('light')
    expect(pageErrors).toEqual([])
    await close()
  },
)

it.each([
  ['en-GB', 'dark'],
  ['en-GB', 'light'],
  ['de-DE', 'dark'],
  ['de-DE', 'light'],
])(
  'a press of the theme button counts at once while the home page loads: %s, %s',
  async (locale, before) => {
    const { page, close } = await openSession(browser, { baseURL: site.url, locale })
    const theme = () => page.evaluate(() => document.documentElement.dataset['theme'] ?? 'dark')
    const after = before === 'dark' ? 'light' : 'dark'
    if (before === 'light') {
      await page.goto('/')
      await page.evaluate(() => localStorage.setItem('stoa-theme', 'light'))
    }
    const pressed = Promise.withResolvers<void>()
    await page.route('**/assets/main-*.js', async (route) => {
      await pressed.promise
      await route.continue()
    })
    await page.goto('/')
    await page.locator('header button:has([data-only])').click()
    expect(await theme()).toBe(after)
    pressed.resolve()
    const { nav } = (locale === 'de-DE' ? de : en).common
    const name = after === 'light' ? nav.toDark : nav.toLight
    await page.getByRole('button', { name }).waitFor()
    expect(await theme()).toBe(after)
    await page.getByRole('button', { name }).click()
    await expect.poll(theme).toBe(before)
    await close()
  },
)
