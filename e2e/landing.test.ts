import type { Browser, Page } from 'playwright-core'
import { beforeAll, describe, expect, it } from 'vitest'
import { de } from '../messages/de/index.ts'
import { en } from '../messages/en/index.ts'
import { axeViolations } from './axe.ts'
import { horizontalOverflow, openSession } from './browser.ts'
import { sharedBrowser } from './shared-browser.ts'
import { sharedSite } from './shared-site.ts'
import type { RunningSite } from './site.ts'

const SCRIPT_BUDGET = 110_000
/**
 * Layout shift of one letter's width when the fonts load; visible shifts are a hundred times
 * larger.
 */
const SHIFT_BUDGET = 0.001
/** Late fonts may wrap one line differently; browsers call up to 0.1 good. */
const LATE_FONT_SHIFT_BUDGET = 0.05

let site: RunningSite
let browser: Browser

beforeAll(async () => {
  site = sharedSite()
  browser = await sharedBrowser()
})

const settle = (page: Page) => page.evaluate(() => document.fonts.ready.then(() => null))

/** Adds up the layout shifts of the pages that `page` opens from now on. */
const recordLayoutShift = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    let shift = 0
    const report = () => (document.documentElement.dataset['shift'] = String(shift))
    addEventListener('DOMContentLoaded', report)
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) shift += 'value' in entry ? Number(entry.value) : 0
      report()
    }).observe({ type: 'layout-shift', buffered: true })
  })

const layoutShift = async (page: Page): Promise<number> =>
  Number(await page.evaluate(() => document.documentElement.dataset['shift']))

describe('the landing page', () => {
  it('is readable without JavaScript', async () => {
    const context = await browser.newContext({ javaScriptEnabled: false })
    const page = await context.newPage()
    await page.goto(site.url)
    await expect
      .poll(() => page.getByRole('heading', { level: 1 }).textContent())
      .toBe('Welcome to Stoa')
    const question = page.getByText(en.home.example.question)
    await expect.poll(() => question.isVisible()).toBe(true)
    await context.close()
  })

  it('opens at the public address if another name of this machine is typed', async () => {
    const context = await browser.newContext()
    const page = await context.newPage()
    await page.goto(`${site.url.replace('localhost', '127.0.0.1')}/quiz?topic=tides`)
    expect(page.url()).toBe(`${site.url}/quiz?topic=tides`)
    await context.close()
  })

  it('shifts nothing after the first paint and loads few scripts before an interaction', async () => {
    const {
      page,
      context,
      pageErrors: errors,
    } = await openSession(browser, { baseURL: site.url, width: 390 })
    await recordLayoutShift(page)
    // As browsers do after a layout, without a movement
    await page.addInitScript(() =>
      addEventListener('load', () =>
        document.body.dispatchEvent(new PointerEvent('pointermove', { bubbles: true })),
      ),
    )
    const scripts: Promise<number>[] = []
    page.on('response', (response) => {
      if (response.request().resourceType() === 'script')
        scripts.push(
          response
            .request()
            .sizes()
            .then((sizes) => sizes.responseBodySize),
        )
    })
    await page.goto('/', { waitUntil: 'networkidle' })
    await settle(page)
    const bytes = (await Promise.all(scripts)).reduce((sum, size) => sum + size, 0)
    expect(bytes).toBeGreaterThan(0)
    expect(bytes).toBeLessThan(SCRIPT_BUDGET)
    await page.mouse.move(100, 300)
    await page.waitForFunction(() => document.title.includes('·'))
    expect(await layoutShift(page)).toBeLessThan(SHIFT_BUDGET)
    expect(errors).toEqual([])
    await context.close()
  })

  it('hardly shifts when its fonts arrive after the first paint', async () => {
    const { page, context } = await openSession(browser, { baseURL: site.url, width: 390 })
    await recordLayoutShift(page)
    const painted = Promise.withResolvers<void>()
    await page.route('**/*.woff2', async (route) => {
      await painted.promise
      await route.continue()
    })
    await page.goto('/', { waitUntil: 'commit' })
    await page.waitForFunction(
      () => performance.getEntriesByName('first-contentful-paint').length > 0,
    )
    painted.resolve()
    await page.waitForLoadState('networkidle')
    await settle(page)
    await expect
      .poll(() => page.evaluate(() => document.fonts.check('16px "Instrument Sans"')))
      .toBe(true)
    expect(await layoutShift(page)).toBeLessThan(LATE_FONT_SHIFT_BUDGET)
    await context.close()
  })

  it.each([
    ['en-GB', en],
    ['de-DE', de],
  ])('replays a click made before hydration (%s)', async (locale, { auth }) => {
    const { page, context } = await openSession(browser, { baseURL: site.url, locale })
    const clicked = Promise.withResolvers<void>()
    await page.route('**/assets/main-*.js', async (route) => {
      await clicked.promise
      await route.continue()
    })
    await page.goto('/')
    await page.evaluate(() => document.querySelector<HTMLButtonElement>('main button')?.click())
    clicked.resolve()
    await page.getByRole('dialog', { name: auth.signUp.title }).waitFor()
    await context.close()
  })

  it.each([320, 390, 768, 1024, 1440, 1920])('fits a screen of %i pixels', async (width) => {
    const { page, context } = await openSession(browser, { baseURL: site.url, width })
    await page.goto('/')
    await settle(page)
    await expect.poll(() => horizontalOverflow(page)).toBe(0)
    await context.close()
  })
})

describe.each(['dark', 'light'])('in the %s theme', (theme) => {
  it.each([1440, 390])(
    'front page, overlays, menus and notices are accessible at %i pixels',
    async (width) => {
      const { page, context } = await openSession(browser, { baseURL: site.url, width })
      await page.addInitScript((chosen) => localStorage.setItem('stoa-theme', chosen), theme)
      const violations = async () => {
        await page.waitForFunction(() =>
          document.getAnimations().every(({ playState }) => playState !== 'running'),
        )
        return axeViolations(page)
      }
      const open = async (name: string) => {
        if (width < 768) {
          await page.getByRole('button', { name: 'Profile' }).click()
          expect(await violations()).toEqual([])
          await page.getByRole('menuitem', { name }).click()
        } else await page.locator('header').getByRole('button', { name }).click()
      }
      await page.goto('/')
      expect(await violations()).toEqual([])
      await open('Sign Up')
      await page.getByRole('dialog', { name: 'Create Your Account' }).waitFor()
      expect(await violations()).toEqual([])
      await page.getByRole('button', { name: 'Sign in here' }).click()
      await page.getByLabel('Email Address').fill('nobody@example.org')
      await page.getByLabel('Password', { exact: true }).fill('wrong')
      await page.keyboard.press('Enter')
      await page.getByRole('alert').waitFor()
      expect(await violations()).toEqual([])
      await page.keyboard.press('Escape')
      await expect.poll(() => page.getByRole('dialog').count()).toBe(0)
      await page.goto('/quiz')
      await page.getByRole('heading', { name: 'Sign in to continue' }).waitFor()
      expect(await violations()).toEqual([])
      await page.goto('/nowhere')
      await page.getByRole('heading', { name: 'There is no such page' }).waitFor()
      expect(await violations()).toEqual([])
      await context.close()
    },
  )
})
