import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { en } from '../messages/en/index.ts'
import type { SignedIn } from '../testing/app.ts'
import { makePdf } from '../testing/pdf.ts'
import { axeViolations } from './axe.ts'
import { horizontalOverflow, openSession, type BrowserSession } from './browser.ts'
import { clientOf, createResults } from './learner.ts'
import { WATER_CYCLE_PAGES } from './material.ts'
import { sharedBrowser } from './shared-browser.ts'
import { sharedSite } from './shared-site.ts'
import type { RunningSite } from './site.ts'
import { ask, createBase, listOfFiles, newLearner, openAccount } from './steps.ts'

const LEARNER = newLearner({
  name: 'Luke Howard',
  email: 'luke@example.org',
  password: 'names-of-the-clouds-1803',
})
const { search } = en

/** Everything here is done by keyboard; each test continues where the previous one stopped. */
describe('the search', () => {
  let browser: Browser
  let site: RunningSite
  let visitor: BrowserSession
  let page: Page
  let learner: SignedIn
  let quizId = ''
  beforeAll(async () => {
    browser = await sharedBrowser()
    site = sharedSite()
    visitor = await openSession(browser, { baseURL: site.url })
    page = visitor.page
    await openAccount(page, site, LEARNER)
    await createBase(page, 'Hydrology', [
      {
        name: 'water.pdf',
        mimeType: 'application/pdf',
        bytes: await makePdf({ pages: WATER_CYCLE_PAGES }),
      },
    ])
    const files = listOfFiles(page)
    await files.getByText(en.bases.extraction.ready).waitFor()
    await ask(page, 'What is an aquifer?')
    learner = await clientOf(site, LEARNER)
    quizId = await createResults(learner)
  })
  afterAll(async () => {
    const { pageErrors } = visitor
    await visitor.close()
    expect(pageErrors).toEqual([])
  })

  const dialog = () => page.getByRole('dialog', { name: search.title })
  const active = () => dialog().getByRole('option', { selected: true })

  /** The keys work from the moment the button is shown. */
  async function openSearch() {
    await page.getByRole('button', { name: `${en.common.nav.search}, Ctrl K` }).waitFor()
    await page.keyboard.press('Control+k')
    await dialog().getByRole('combobox').waitFor()
  }

  /** Opens the search, types `query` and waits until the first result contains `first`. */
  async function find(query: string, first: string) {
    await openSearch()
    await page.keyboard.type(query)
    await active().filter({ hasText: first }).waitFor()
  }

  test('shows recent places at first and closes on Escape, with the focus where it was', async () => {
    await page.goto('/my-bases')
    await page.getByRole('heading', { name: 'Hydrology' }).waitFor()
    const link = page.getByRole('link', { name: en.common.nav.quiz }).first()
    await link.focus()
    await openSearch()
    await active().filter({ hasText: 'water.pdf' }).waitFor()
    await page.keyboard.press('Escape')
    await dialog().waitFor({ state: 'detached' })
    await expect
      .poll(() => link.evaluate((element) => element === document.activeElement))
      .toBe(true)
  })

  test('opens for keys that are pressed before its code is loaded', async () => {
    const loaded = Promise.withResolvers<undefined>()
    await page.route('**/assets/**.js', async (route) => {
      await loaded.promise
      await route.continue()
    })
    await page.goto('/my-bases', { waitUntil: 'commit' })
    await page.locator('[data-prerendered]').waitFor()
    await page.keyboard.press('Control+k')
    loaded.resolve(undefined)
    await dialog().waitFor()
    await page.keyboard.press('Escape')
    await dialog().waitFor({ state: 'detached' })
    await page.unroute('**/assets/**.js')
  })

  test('opens the page of a word, with its passage highlighted', async () => {
    await find('condensation nuclei', search.page(2))
    await page.keyboard.press('Enter')
    await page.waitForURL(/\/base\/[0-9a-f-]{36}\?file=.*page=2/)
    await page.locator('section[data-page="2"] canvas').waitFor()
    await page.locator('[data-kind="passage"]').first().waitFor()
  })

  test('opens another page of the same document', async () => {
    await find('atacama', search.page(3))
    await page.keyboard.press('Enter')
    await page.waitForURL(/page=3/)
    await page.locator('section[data-page="3"] canvas').waitFor()
  })

  test('opens a conversation by one of its messages', async () => {
    await page.goto('/dashboard')
    await page.getByRole('heading', { level: 1 }).waitFor()
    await find('what is an aquifer', 'What is an aquifer?')
    await dialog().getByRole('group', { name: search.groups.chat }).waitFor()
    await page.keyboard.press('End')
    await page.keyboard.press('Enter')
    await page.waitForURL(/chat=/)
    await page.getByRole('log', { name: en.tutor.log }).getByText('What is an aquifer?').waitFor()
  })

  test('opens the results of a completed quiz at the question', async () => {
    await find('look green', 'Why do leaves look green?')
    await page.keyboard.press('Enter')
    await page.waitForURL(new RegExp(`/quiz/results/${quizId}#review-`))
    const heading = page.getByRole('heading', { name: 'Why do leaves look green?' })
    await heading.waitFor()
    await expect
      .poll(() => heading.evaluate((element) => element === document.activeElement))
      .toBe(true)
  })

  test('repeats a query that has no results', async () => {
    await openSearch()
    await page.keyboard.type('xylophone')
    await dialog().getByRole('link', { name: search.toBases }).waitFor()
    await page.keyboard.press('Escape')
  })

  test.each(['dark', 'light'] as const)(
    'has no accessibility violation in the %s theme',
    async (theme) => {
      await page.evaluate((name) => localStorage.setItem('stoa-theme', name), theme)
      for (const width of [1440, 390]) {
        await page.setViewportSize({ width, height: 844 })
        await page.goto('/my-bases')
        await page.getByRole('heading', { name: 'Hydrology' }).waitFor()
        await page.getByRole('button', { name: `${en.common.nav.search}, Ctrl K` }).click()
        await dialog().getByRole('combobox').waitFor()
        await page.keyboard.type('water')
        await dialog().getByRole('group', { name: search.groups.page }).waitFor()
        expect(await axeViolations(page)).toEqual([])
        await expect.poll(() => horizontalOverflow(page)).toBe(0)
        const box = await dialog().boundingBox()
        expect(box?.x ?? -1).toBeGreaterThanOrEqual(0)
        expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(width)
      }
    },
  )
})
