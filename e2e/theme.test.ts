import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { en } from '../messages/en/index.ts'
import { openBrowser, openSession } from './browser.ts'
import { sharedSite } from './shared-site.ts'
import type { RunningSite } from './site.ts'

let site: RunningSite
let browser: Browser

beforeAll(async () => {
  site = sharedSite()
  browser = await openBrowser()
})
afterAll(async () => {
  await browser.close()
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
    await page.getByRole('button', { name: toDark }).waitFor({ timeout: 5000 })
    await expect.poll(theme).toBe('light')
    await page.getByRole('button', { name: toDark }).click()
    await page.getByRole('button', { name: toLight }).waitFor()
    await expect.poll(theme).not.toBe('light')
    expect(pageErrors).toEqual([])
    await close()
  },
)
