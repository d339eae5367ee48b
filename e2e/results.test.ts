import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { en } from '../messages/en/index.ts'
import { makePdf } from '../testing/pdf.ts'
import { openSession, type BrowserSession } from './browser.ts'
import { WATER_CYCLE_PAGES } from './material.ts'
import { sharedBrowser } from './shared-browser.ts'
import { sharedSite } from './shared-site.ts'
import type { RunningSite } from './site.ts'
import { answer, createBase, makeQuiz, newLearner, openAccount } from './steps.ts'

const LEARNER = newLearner({
  name: 'Mary Somerville',
  email: 'mary@example.org',
  password: 'mechanism-of-heavens-1831',
})
const QUESTIONS = 4

/** From a quiz back to its pages; each test continues where the previous one stopped. */
describe('a quiz with lost marks', () => {
  let browser: Browser
  let site: RunningSite
  let visitor: BrowserSession
  beforeAll(async () => {
    browser = await sharedBrowser()
    site = sharedSite()
    visitor = await openSession(browser, { baseURL: site.url })
    const { page } = visitor
    await openAccount(page, site, LEARNER)
    await createBase(page, 'Hydrology', [
      {
        name: 'water.pdf',
        mimeType: 'application/pdf',
        bytes: await makePdf({ pages: WATER_CYCLE_PAGES }),
      },
    ])
    await page.getByRole('button', { name: /water\.pdf.*Ready/s }).waitFor()
  })
  afterAll(async () => {
    expect(visitor.pageErrors).toEqual([])
    await visitor.close()
  })

  const pagesStrip = () => visitor.page.getByRole('navigation', { name: en.reader.asked.label })

  test('shows no question pages before the first quiz', async () => {
    await visitor.page.locator('section[data-page="1"] canvas').waitFor()
    await visitor.page.waitForLoadState('networkidle')
    await expect.poll(() => pagesStrip().count()).toBe(0)
  })

  test('shows the pages of the questions under the document, without outcomes before the test is submitted', async () => {
    const { page } = visitor
    const address = page.url()
    await makeQuiz(page, 'Water', 'Hydrology', { mcq: 3, saq: 1, laq: 0 })
    const takeQuiz = page.url()
    await answer(page, '1')
    await page.getByText(en.taking.answered(1, QUESTIONS)).waitFor()
    await page.goto(address)
    await pagesStrip().waitFor()
    const names = await pagesStrip()
      .getByRole('button')
      .evaluateAll((buttons) => buttons.map((button) => button.getAttribute('aria-label')))
    expect(names.length).toBeGreaterThan(0)
    for (const name of names) expect(name).toMatch(/^Page \d: \d questions?, none marked yet$/)
    await page.goto(takeQuiz)
  })

  test('lists the pages to review, and opens each with its passage highlighted', async () => {
    const { page } = visitor
    for (const given of ['1', '1', 'I do not know.']) {
      const before = Number(
        /^(\d)/.exec(
          await page
            .getByText(/^\d of \d answered$/)
            .first()
            .innerText(),
        )?.[1],
      )
      await answer(page, given)
      await page.getByText(en.taking.answered(before + 1, QUESTIONS)).waitFor()
    }
    await page.getByRole('button', { name: en.taking.submitTest }).click()
    await page.waitForURL(/\/quiz\/results\//)
    await page.waitForFunction(() => document.activeElement?.tagName === 'H1')
    await expect.poll(() => page.locator('h1').innerText()).toBe('Water')
    const again = page.getByRole('region', { name: en.quiz.results.readAgain })
    await again.getByRole('link', { name: /^Page/ }).first().click()
    await page.locator('[data-kind="passage"]').first().waitFor()
    await pagesStrip()
      .getByRole('button', { name: /\d wrong/ })
      .first()
      .waitFor()
  })

  test('opens a page of the strip with one click or key', async () => {
    const { page } = visitor
    const last = pagesStrip().getByRole('button').last()
    const number = /\d+/.exec((await last.getAttribute('aria-label')) ?? '')?.[0]
    await last.focus()
    await page.keyboard.press('Enter')
    await page.locator(`section[data-page="${number}"] canvas`).waitFor()
    await pagesStrip()
      .locator('[aria-current="page"]')
      .getByText(number ?? '', { exact: true })
      .waitFor()
  })

  test('submits a self-mark of an estimate on Enter and states who marked it', async () => {
    const { page } = visitor
    await page.goto('/dashboard')
    await page.getByRole('link', { name: 'Water', exact: true }).click()
    await page.getByRole('button', { name: en.quiz.results.selfMark }).first().click()
    const dialog = page.getByRole('form', { name: en.changes.selfMark.title })
    // Not in full, so that a mark is lost however the options were chosen.
    await dialog.getByText(en.quiz.results.verdicts.partial, { exact: true }).first().click()
    await page.keyboard.press('Enter')
    await dialog.waitFor({ state: 'hidden' })
    await page.getByText(en.quiz.results.markedBy.self).waitFor()
    await page.getByText(en.quiz.results.earlier).waitFor()
  })

  test('opens quiz creation for the same file with the form partly filled in', async () => {
    const { page } = visitor
    await page.goto('/dashboard')
    await page.getByRole('heading', { name: en.dashboard.byBase(1, 1) }).waitFor()
    await page.getByText(en.dashboard.moreFigures, { exact: true }).click()
    await expect
      .poll(() => page.getByRole('img', { name: en.dashboard.activitySummary(1, 1, 26) }).count())
      .toBe(1)
    await page.getByRole('link', { name: 'Water', exact: true }).click()
    await page.getByRole('link', { name: en.quiz.results.retry(1) }).click()
    await expect.poll(() => page.getByLabel(en.creation.name).inputValue()).toBe('Water, again')
    await expect
      .poll(() => page.getByRole('checkbox', { name: /water\.pdf/ }).isChecked())
      .toBe(true)
  })
})
