import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { en } from '../messages/en/index.ts'
import { confirmationLink } from '../testing/confirmation-link.ts'
import { openSession } from './browser.ts'
import { answer } from './steps.ts'
import { closeSessions, sharedBrowser } from './shared-browser.ts'
import { startSite, type Site } from './site.ts'

const MAX_CLICKS = 6
const MAX_FIELDS = 3
const LEARNER = {
  name: 'Ada Lovelace',
  email: 'ada@example.org',
  password: 'bernoulli-numbers-1843',
}

let site: Site
let browser: Browser
beforeAll(async () => {
  site = await startSite()
  browser = await sharedBrowser()
})
afterAll(async () => {
  await closeSessions()
  await site.close()
})

const focusedId = (page: Page) => page.evaluate(() => document.activeElement?.id)

it('reaches the first question, of a practice, from the home page with few clicks and typed fields', async () => {
  const { page, pageErrors, close } = await openSession(browser, { baseURL: site.url })
  let clicks = 0
  let fields = 0
  const click = async (target: ReturnType<Page['locator']>) => {
    clicks += 1
    await target.click()
  }
  const type = async (label: string, text: string) => {
    fields += 1
    await page.getByRole('dialog').getByLabel(label, { exact: true }).fill(text)
  }
  await page.goto('/')
  await click(page.getByRole('button', { name: en.common.nav.signUp }).first())
  await type(en.auth.signUp.nameLabel, LEARNER.name)
  await type(en.auth.emailLabel, LEARNER.email)
  await type(en.auth.passwordLabel, LEARNER.password)
  await click(page.getByRole('dialog').getByRole('checkbox'))
  await click(page.getByRole('dialog').getByRole('button', { name: en.auth.signUp.submit }))
  await page.getByRole('link', { name: en.auth.openInbox }).waitFor()
  // The inbox and the link in the mail: two clicks.
  clicks += 2
  await page.goto(await confirmationLink(site.url, LEARNER.email))
  await click(page.getByRole('main').getByRole('button', { name: en.bases.sample.quiz }))
  await page.waitForURL(/\/quiz\/take\//)
  await page.getByRole('button', { name: en.taking.submitAnswer }).waitFor()
  await expect.poll(() => focusedId(page)).toBe('question-text')
  expect(clicks).toBeLessThanOrEqual(MAX_CLICKS)
  expect(fields).toBeLessThanOrEqual(MAX_FIELDS)
  // Each answer is judged at once, of a choice or, where the quiz has none, in words.
  await answer(page, '1')
  await page
    .getByRole('heading', { level: 3, name: /^(Correct|Not correct), (?:[01] of 1|0 of 3)/ })
    .waitFor()
  // The home page then continues where the learner was, before it describes the product.
  await page.goto('/')
  const next = page.getByRole('region', { name: en.dashboard.next.title })
  const card = page.getByRole('figure', { name: en.home.example.label })
  await page.getByRole('heading', { level: 1, name: en.home.title }).waitFor()
  for (const text of ['subtitle', 'descriptionOne', 'descriptionTwo'] as const)
    await page.getByText(en.home[text], { exact: true }).waitFor()
  for (const width of [1440, 390]) {
    await page.setViewportSize({ width, height: 844 })
    const [nextBox, cardBox] = [await next.boundingBox(), await card.boundingBox()]
    expect(nextBox?.y).toBeLessThan(300)
    expect(cardBox?.y).toBeGreaterThan((nextBox?.y ?? 0) + (nextBox?.height ?? 0))
  }
  expect(await page.getByText(en.home.closing.title).count()).toBe(0)
  // The description for visitors, which is prerendered, is not shown first.
  const script = Promise.withResolvers<undefined>()
  await page.route('**/assets/main-*.js', async (route) => {
    await script.promise
    await route.continue()
  })
  await page.goto('/', { waitUntil: 'domcontentloaded' })
  const visitors = page.getByText(en.home.closing.title)
  expect(await visitors.count()).toBe(1)
  expect(await visitors.isVisible()).toBe(false)
  script.resolve(undefined)
  await page.getByRole('main').getByRole('link', { name: en.dashboard.next.continueAction }).click()
  await page.waitForURL(/\/quiz\/take\//)
  await expect.poll(() => focusedId(page)).toBe('question-text')
  expect(pageErrors).toEqual([])
  await close()
})
