import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { en } from '../messages/en/index.ts'
import { makePdf } from '../testing/pdf.ts'
import type { SignedIn } from '../testing/app.ts'
import { openSession, type BrowserSession } from './browser.ts'
import { clientOf, createBaseWithPdf, createResults } from './learner.ts'
import { WATER_CYCLE_PAGES } from './material.ts'
import { sharedBrowser } from './shared-browser.ts'
import { sharedSite } from './shared-site.ts'
import type { RunningSite } from './site.ts'
import { newLearner, openAccount } from './steps.ts'

const LEARNER = newLearner({
  name: 'Hedy Lamarr',
  email: 'hedy@example.org',
  password: 'frequency-hopping-1942',
})
const CHATS = ['Springs', 'Rain', 'Clouds']

/**
 * Deletes a chat and a quiz without confirmation and restores them; each test continues where the
 * previous one stopped.
 */
describe('undo instead of a confirmation', () => {
  let browser: Browser
  let site: RunningSite
  let visitor: BrowserSession
  let page: Page
  let learner: SignedIn
  let baseId: string
  beforeAll(async () => {
    browser = await sharedBrowser()
    site = sharedSite()
    visitor = await openSession(browser, { baseURL: site.url })
    page = visitor.page
    await openAccount(page, site, LEARNER)
    learner = await clientOf(site, LEARNER)
    const bytes = await makePdf({ pages: WATER_CYCLE_PAGES })
    baseId = await createBaseWithPdf(learner, 'Hydrology', {
      name: 'water.pdf',
      bytes,
      pages: WATER_CYCLE_PAGES,
    })
    const { data: file } = await learner.client
      .from('base_files')
      .select('id')
      .single()
      .throwOnError()
    for (const chat_name of CHATS)
      await learner.client
        .from('chats')
        .insert({ user_id: learner.user.id, base_id: baseId, file_id: file.id, chat_name })
        .throwOnError()
    await createResults(learner)
  })
  afterAll(async () => {
    expect(visitor.pageErrors).toEqual([])
    await visitor.close()
  })

  const stored = async (table: 'chats' | 'quizzes') =>
    (await learner.client.from(table).select('id').throwOnError()).data.length
  const discard = (chat: string) =>
    page.getByRole('button', { name: en.tutor.chats.delete(chat), exact: true })
  const undo = () => page.getByRole('button', { name: en.common.undo })
  const showChats = async () => {
    await page.getByRole('button', { name: en.tutor.chats.show }).click()
    await discard('Clouds').waitFor()
  }
  const openChats = async () => {
    await page.goto(`/base/${baseId}`)
    await showChats()
  }

  test('hides a chat at once and restores it with Undo, also after a reload', async () => {
    await openChats()
    await discard('Rain').click()
    await discard('Rain').waitFor({ state: 'detached' })
    await page.getByRole('status').getByText(en.tutor.chats.deleted('Rain')).waitFor()
    await undo().click()
    await discard('Rain').waitFor()
    await page.reload()
    await showChats()
    await discard('Rain').waitFor()
    await expect.poll(() => stored('chats')).toBe(3)
  })

  test("keeps the focus on Undo while it is offered, then returns it to the chat's place", async () => {
    const focused = () => page.evaluate(() => document.activeElement?.getAttribute('aria-label'))
    await discard('Rain').focus()
    await page.keyboard.press('Enter')
    await expect
      .poll(() => undo().evaluate((button) => button === document.activeElement))
      .toBe(true)
    await page.keyboard.press('Enter')
    await expect.poll(focused).toBe(en.tutor.chats.delete('Rain'))
    await page.keyboard.press('Enter')
    await undo().waitFor()
    await page.keyboard.press('Escape')
    await expect.poll(focused).toBe(en.tutor.chats.delete('Springs'))
    await expect.poll(() => stored('chats')).toBe(2)
  })

  test('commits the delete when the page is reloaded meanwhile', async () => {
    await discard('Springs').click()
    await undo().waitFor()
    await page.reload()
    await expect.poll(() => stored('chats')).toBe(1)
    await openChats()
    await expect.poll(() => discard('Springs').count()).toBe(0)
  })

  test.each([
    ['390', en.common.nav.openMenu],
    ['1440', en.common.nav.profile],
  ])(
    'offers it over the navigation bar alone, %s pixels wide, beside the button %s',
    async (width, button) => {
      const size = page.viewportSize()
      await page.setViewportSize({ width: Number(width), height: 800 })
      await page.goto('/dashboard')
      const trash = page.getByRole('button', { name: en.dashboard.deleteQuiz('').trim() })
      await trash.click()
      await undo().waitFor()
      const bar = await page.getByRole('banner').boundingBox()
      const card = page.getByRole('region', { name: en.common.notifications }).locator('.panel')
      const shown = await card.boundingBox()
      const free = await page.getByRole('button', { name: button, exact: true }).boundingBox()
      if (!bar || !shown || !free) throw new Error('Something is not shown')
      expect(shown.y).toBeGreaterThanOrEqual(bar.y)
      expect(shown.y + shown.height).toBeLessThanOrEqual(bar.y + bar.height)
      expect(shown.x).toBeGreaterThanOrEqual(0)
      expect(shown.x + shown.width).toBeLessThanOrEqual(free.x)
      await undo().click()
      await trash.waitFor()
      if (size) await page.setViewportSize(size)
    },
  )

  test('removes a quiz from history and charts at once, and commits when another screen opens', async () => {
    await page.goto('/dashboard')
    const trash = page.getByRole('button', { name: en.dashboard.deleteQuiz('').trim() })
    await trash.click()
    await page.getByText(en.dashboard.emptyTitle).waitFor()
    // The button that had the focus was the only one.
    await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('main')
    await expect.poll(() => stored('quizzes')).toBe(1)
    await undo().click()
    await trash.waitFor()
    await trash.click()
    await undo().waitFor()
    await page.getByRole('navigation').getByRole('link', { name: en.common.nav.myBases }).click()
    await expect.poll(() => stored('quizzes')).toBe(0)
    await expect.poll(() => undo().count()).toBe(0)
    await page.goBack()
    await page.getByText(en.dashboard.emptyTitle).waitFor()
  })
})
