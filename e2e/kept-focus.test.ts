import type { Browser, Locator, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { en } from '../messages/en/index.ts'
import type { SignedIn } from '../testing/app.ts'
import { storeQuiz } from '../testing/quiz.ts'
import { openSession, type BrowserSession } from './browser.ts'
import { clientOf, createResults, createWaterBase } from './learner.ts'
import { sharedBrowser } from './shared-browser.ts'
import { sharedSite } from './shared-site.ts'
import { newLearner, openAccount, showScreen } from './steps.ts'

const LEARNER = newLearner({
  name: 'Valentin Haüy',
  email: 'valentin@example.org',
  password: 'raised-letters-paris-1784',
})

const { bank, exporting, reader, taking, tutor } = en

/** A button that is pressed by keyboard and then disappears, or can do nothing more. */
describe('the focus stays near a button that disappears', () => {
  let browser: Browser
  let visitor: BrowserSession
  let page: Page
  let base = ''
  let learner: SignedIn
  beforeAll(async () => {
    browser = await sharedBrowser()
    const site = sharedSite()
    visitor = await openSession(browser, { baseURL: site.url, withMotion: true })
    page = visitor.page
    await openAccount(page, site, LEARNER)
    learner = await clientOf(site, LEARNER)
    base = `/base/${await createWaterBase(learner, 'Hydrology')}`
    await createResults(learner)
  })
  afterAll(async () => {
    expect(visitor.pageErrors).toEqual([])
    await visitor.close()
  })

  const button = (name: string) => page.getByRole('button', { name, exact: true })
  const press = async (target: Locator) => {
    await target.focus()
    await page.keyboard.press('Enter')
  }
  const focusOn = (target: Locator) =>
    expect.poll(() => target.evaluate((element) => element === document.activeElement)).toBe(true)

  test('at the last page of a document, and in its text', async () => {
    await showScreen(page, base)
    await page.getByRole('textbox', { name: reader.pageField }).fill('3')
    await press(button(reader.nextPage))
    await expect
      .poll(() => page.getByRole('textbox', { name: reader.pageField }).inputValue())
      .toBe('4')
    await focusOn(button(reader.nextPage))
    await press(button(reader.text))
    await page.getByRole('region', { name: reader.textOf('water.pdf') }).waitFor()
    await focusOn(button(reader.text))
    await page.keyboard.press('Enter')
    await page.getByRole('region', { name: reader.document('water.pdf') }).waitFor()
    await focusOn(button(reader.text))
  })

  test('stays in the conversation after a suggested question and a second answer', async () => {
    const log = page.getByRole('log', { name: tutor.log })
    await press(button(tutor.suggestions.terms))
    await button(tutor.regenerate).waitFor()
    await focusOn(log)
    await press(button(tutor.regenerate))
    await focusOn(log)
    await button(tutor.regenerate).waitFor()
  })

  test('when a selection and filters of questions are cleared', async () => {
    await showScreen(page, '/questions')
    await page.getByRole('checkbox', { name: bank.select(1), exact: true }).check()
    await press(button(bank.clearSelection))
    await focusOn(page.locator('#bank-list'))
    await page.getByLabel(bank.ownOnly).click()
    await page.getByText(bank.nothingTitle).waitFor()
    await press(button(bank.clear).last())
    await page.locator('#bank-list').waitFor()
    await focusOn(page.getByRole('main'))
  })

  test('when the last question of a test is answered', async () => {
    const { quizId } = await storeQuiz(learner)
    await showScreen(page, `/quiz/take/${quizId}?q=3`)
    await page.getByRole('textbox', { name: taking.yourAnswer }).fill('Roots take up water.')
    await press(button(taking.submitAnswer))
    await button(taking.submitTest).waitFor()
    await focusOn(page.locator('#question-text'))
  })

  test('when the archive is being written and when it is complete', async () => {
    await showScreen(page, '/my-account')
    const held = Promise.withResolvers<undefined>()
    await page.route('**/rest/v1/quizzes**', async (route) => {
      await held.promise
      await route.continue()
    })
    const download = page.waitForEvent('download')
    await press(button(exporting.archive.download))
    await focusOn(button(exporting.archive.cancel))
    held.resolve(undefined)
    await download
    await focusOn(button(exporting.archive.download))
    // The files of stored quizzes have no bytes.
    expect(visitor.pageErrors.splice(0).join(' ')).toContain('404')
  })
})
