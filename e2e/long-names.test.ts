import type { Browser, Locator, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { en } from '../messages/en/index.ts'
import type { SignedIn } from '../testing/app.ts'
import { horizontalOverflow, openSession, type BrowserSession } from './browser.ts'
import { makePdf } from '../testing/pdf.ts'
import { clientOf, createResults } from './learner.ts'
import { sharedBrowser } from './shared-browser.ts'
import { sharedSite } from './shared-site.ts'
import { newLearner, openAccount, showScreen } from './steps.ts'

const LEARNER = newLearner({
  name: 'Wang Zhenyi',
  email: 'wang@example.org',
  password: 'eclipses-explained-1789',
})
const DAY_MS = 86_400_000
/** As long as the name of a base may be, without a place to break it. */
const LONG_BASE = 'W'.repeat(50)
const LONG_FILE = `${'Grundwasserneubildungsrate_'.repeat(7)}.pdf`
/** As many bases as a menu has no room for in a window of 1280 pixels at 400% zoom. */
const BASES = 7

/** Creates results of five days ago, whose questions are due. Returns the id of the quiz. */
async function createDueResults(learner: SignedIn, baseName: string): Promise<string> {
  const { client } = learner
  const quizId = await createResults(learner)
  await client
    .from('quizzes')
    .update({ completed_at: new Date(Date.now() - 5 * DAY_MS).toISOString() })
    .eq('id', quizId)
    .throwOnError()
  const { data } = await client
    .from('quiz_sources')
    .select('base_id, file_id')
    .eq('quiz_id', quizId)
    .single()
    .throwOnError()
  await client.from('bases').update({ name: baseName }).eq('id', data.base_id).throwOnError()
  const file = await client
    .from('base_files')
    .update({ file_name: LONG_FILE })
    .eq('id', data.file_id)
    .select('file_path')
    .single()
    .throwOnError()
  // The base is opened, and its reader requests the bytes.
  const type = 'application/pdf'
  const bytes = new Blob([await makePdf({ pages: ['Leaves'] })], { type })
  const { error } = await client.storage.from('files').upload(file.data.file_path, bytes)
  if (error) throw error
  return quizId
}

describe('long names and many due questions', () => {
  let browser: Browser
  let visitor: BrowserSession
  let page: Page
  let quizId = ''
  beforeAll(async () => {
    browser = await sharedBrowser()
    const site = sharedSite()
    visitor = await openSession(browser, { baseURL: site.url })
    page = visitor.page
    await openAccount(page, site, LEARNER)
    const learner = await clientOf(site, LEARNER)
    quizId = await createDueResults(learner, LONG_BASE)
    for (let base = 1; base < BASES; base++) await createDueResults(learner, `Base ${base}`)
  })
  afterAll(async () => {
    expect(visitor.pageErrors).toEqual([])
    await visitor.close()
  })

  const isInWindow = (target: Locator): Promise<boolean> =>
    target.evaluate((element) => {
      const { left, top, right, bottom } = element.getBoundingClientRect()
      return left >= 0 && top >= 0 && right <= innerWidth && bottom <= innerHeight
    })

  test.each([
    { width: 390, height: 844 },
    { width: 320, height: 256 },
  ])('the menu of bases fits into a window of $width × $height pixels', async (size) => {
    await page.setViewportSize(size)
    await showScreen(page, '/dashboard')
    await page.getByRole('button', { name: en.dashboard.next.dueBase }).click()
    const menu = page.getByRole('menu')
    await menu.waitFor()
    expect(await isInWindow(menu)).toBe(true)
    const last = menu.getByRole('menuitem').last()
    await last.hover()
    await expect.poll(() => isInWindow(last)).toBe(true)
    expect(await menu.evaluate((list) => list.scrollWidth - list.clientWidth)).toBe(0)
    await page.keyboard.press('Escape')
  })

  const clipped = (target: Locator) =>
    target.evaluate(({ scrollWidth, clientWidth, scrollHeight, clientHeight }) => ({
      width: scrollWidth - clientWidth,
      height: scrollHeight - clientHeight,
    }))
  const NOT_CLIPPED = { width: 0, height: 0 }

  test('the name of a base is shown in full above its files', async () => {
    await page.setViewportSize({ width: 390, height: 844 })
    await showScreen(page, '/my-bases')
    await page.getByRole('link', { name: LONG_BASE }).first().click()
    const name = page.getByRole('heading', { level: 1, name: LONG_BASE })
    await name.waitFor()
    expect(await clipped(name)).toEqual(NOT_CLIPPED)
    expect(await horizontalOverflow(page)).toBe(0)
  })

  test('the search divides the names of files after their parts', async () => {
    await page.setViewportSize({ width: 390, height: 844 })
    await showScreen(page, '/my-bases')
    await page.getByRole('button', { name: en.common.nav.search }).first().click()
    const dialog = page.getByRole('dialog', { name: en.search.title })
    await dialog.getByRole('combobox').fill('Grundwasserneubildungsrate')
    const result = dialog.getByRole('option').filter({ hasText: 'Grundwasser' }).first()
    const title = result.locator('.search-title')
    await title.waitFor()
    expect(await title.getAttribute('title')).toBe(LONG_FILE)
    // Each part of the name is on one line.
    const lines = () =>
      title
        .locator('mark')
        .evaluateAll((parts) => [...new Set(parts.map((part) => part.getClientRects().length))])
    await expect.poll(lines).toEqual([1])
    expect(await horizontalOverflow(page)).toBe(0)
    await page.keyboard.press('Escape')
  })

  test('a paper is not wider than its window or its page', async () => {
    await page.setViewportSize({ width: 1440, height: 900 })
    await showScreen(page, `/quiz/results/${quizId}`)
    await page.getByRole('button', { name: en.exporting.open, exact: true }).click()
    await page.getByRole('button', { name: en.exporting.formats.paper.about }).click()
    const paper = page.getByRole('dialog', { name: 'Leaves' })
    await paper.getByRole('heading', { name: en.exporting.paper.solutions }).waitFor()
    const overflow = () => paper.evaluate((sheet) => sheet.scrollWidth - sheet.clientWidth)
    expect(await overflow()).toBe(0)
    await page.setViewportSize({ width: 718, height: 1047 })
    await page.emulateMedia({ media: 'print' })
    expect(await overflow()).toBe(0)
    await page.emulateMedia({ media: 'screen' })
  })

  test('the dashboard is printed with the bars of its chart', async () => {
    await showScreen(page, '/dashboard')
    const bar = page.getByTestId('bar').first()
    await bar.waitFor()
    await page.emulateMedia({ media: 'print' })
    const printed = await bar.evaluate((element) => {
      const { printColorAdjust, backgroundColor } = getComputedStyle(element)
      return { printColorAdjust, isFilled: !backgroundColor.endsWith(' 0)') }
    })
    expect(printed).toEqual({ printColorAdjust: 'exact', isFilled: true })
    await page.emulateMedia({ media: 'screen' })
  })

  test('the notice of a lost network stays in view on a scrolled screen', async () => {
    await page.setViewportSize({ width: 390, height: 844 })
    await showScreen(page, '/my-bases')
    await page.getByText(LONG_BASE).first().waitFor()
    await page.evaluate(() => {
      Object.defineProperty(navigator, 'onLine', { value: false })
      dispatchEvent(new Event('offline'))
    })
    const notice = page.getByText(en.common.offline.body)
    await notice.waitFor()
    await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight))
    await expect
      .poll(() =>
        notice.evaluate((element) => {
          const { left, top, width, height } = element.getBoundingClientRect()
          const atCentre = document.elementFromPoint(left + width / 2, top + height / 2)
          return scrollY > 0 && top >= 0 && element.contains(atCentre)
        }),
      )
      .toBe(true)
    // What receives the focus is not behind it.
    const { bottom } = await notice.evaluate((element) => element.getBoundingClientRect())
    await page.getByRole('main').getByRole('link').first().focus()
    const top = await page.evaluate(() => document.activeElement?.getBoundingClientRect().top)
    expect(top).toBeGreaterThanOrEqual(bottom)
  })
})
