import type { Browser, Locator, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { en } from '../messages/en/index.ts'
import { screenProblems } from './axe.ts'
import { openSession, type BrowserSession } from './browser.ts'
import { clientOf, createResults } from './learner.ts'
import { sharedBrowser } from './shared-browser.ts'
import { sharedSite } from './shared-site.ts'
import type { RunningSite } from './site.ts'
import { newLearner, openAccount } from './steps.ts'

const LEARNER = newLearner({
  name: 'Maria Sibylla Merian',
  email: 'merian@example.org',
  password: 'surinam-butterflies-1705',
})
const NEW_TEXT = 'Which light does chlorophyll take up least?'

const { changes, practice } = en
const { taking } = en
const { results } = en.quiz

/** One quiz of three questions with 9 marks; the first was answered with option 1, not correct. */
describe('a question that was answered', () => {
  let browser: Browser
  let site: RunningSite
  let visitor: BrowserSession
  let page: Page
  beforeAll(async () => {
    browser = await sharedBrowser()
    site = sharedSite()
    visitor = await openSession(browser, { baseURL: site.url })
    page = visitor.page
    await openAccount(page, site, LEARNER)
    const quizId = await createResults(await clientOf(site, LEARNER))
    await page.goto(`/quiz/results/${quizId}`)
  })
  afterAll(async () => {
    await visitor.close()
  })

  const menu = () => page.getByRole('button', { name: changes.menu(1) })
  const question = () => page.getByRole('article').first()
  const score = () => page.getByRole('region', { name: results.score }).innerText()
  const isFocused = (locator: Locator) =>
    expect.poll(() => locator.evaluate((element) => element === document.activeElement)).toBe(true)
  /** Opens the menu of the first question and chooses an item, by keyboard alone. */
  const chooseByKey = async (label: string) => {
    await menu().focus()
    await page.keyboard.press('Enter')
    const item = page.getByRole('menuitem', { name: label })
    await isFocused(page.getByRole('menuitem').first())
    const labels = await page.getByRole('menuitem').allInnerTexts()
    for (let place = labels.indexOf(label); place > 0; place--)
      await page.keyboard.press('ArrowDown')
    await isFocused(item)
    await page.keyboard.press('Enter')
  }
  test('is withdrawn by keyboard, which changes the score, and Undo restores it', async () => {
    await menu().waitFor()
    await expect.poll(() => score()).toContain('of 9 marks')
    await chooseByKey(changes.withdraw)
    const undo = page.getByRole('button', { name: en.common.undo })
    await isFocused(undo)
    await expect.poll(score).toContain('of 8 marks')
    await expect.poll(() => score()).toContain('of 2 correct')
    await page.getByRole('button', { name: results.outcome(1, 'Withdrawn') }).waitFor()
    await page.keyboard.press('Enter')
    await expect.poll(score).toContain('of 9 marks')
    await isFocused(menu())
  })

  test('shows that it is withdrawn and why, also after a reload', async () => {
    await menu().click()
    await page.getByRole('menuitem', { name: changes.withdraw }).click()
    const notice = page.getByRole('region', { name: changes.withdrawnTitle })
    const saved = page.waitForResponse((response) =>
      (response.request().postData() ?? '').includes('"unclear"'),
    )
    await notice.getByLabel(changes.reason).selectOption(changes.reasons.unclear)
    await saved
    await page.reload()
    await notice.waitFor()
    await expect.poll(() => notice.getByLabel(changes.reason).inputValue()).toBe('unclear')
    await expect.poll(() => score()).toContain('of 8 marks')
    expect(await screenProblems(page)).toEqual([])
    await notice.getByRole('button', { name: changes.restore }).click()
    await expect.poll(score).toContain('of 9 marks')
    await isFocused(menu())
  })

  test('is edited by keyboard: a corrected key changes the mark and keeps the earlier one', async () => {
    await question().getByText('0 of 1 mark').waitFor()
    await chooseByKey(changes.edit)
    const dialog = page.getByRole('dialog', { name: changes.edit })
    await isFocused(dialog.getByLabel(changes.dialog.question, { exact: true }))
    await page.keyboard.press('Control+A')
    await page.keyboard.type(NEW_TEXT)
    const option = dialog.getByLabel(changes.dialog.option(4), { exact: true })
    await option.fill('Red and blue')
    await page.keyboard.press('Enter')
    await dialog.getByText(changes.errors.same).waitFor()
    await isFocused(option)
    expect(await screenProblems(page)).toEqual([])
    await option.fill('Infrared light')
    await dialog.getByLabel(changes.dialog.isCorrect(2)).focus()
    await page.keyboard.press('ArrowUp')
    await expect.poll(() => dialog.getByLabel(changes.dialog.isCorrect(1)).isChecked()).toBe(true)
    await page.keyboard.press('Control+Enter')
    await expect.poll(() => dialog.count()).toBe(0)
    await isFocused(menu())
    await question().getByText('1 of 1 mark', { exact: true }).waitFor()
    await question().getByRole('heading', { name: NEW_TEXT }).waitFor()
    await question().getByText(changes.ownVersion).waitFor()
    await question().getByText(`${results.earlier}: 0 of 1 mark`).waitFor()
  })

  test('shows the version that was answered', async () => {
    const earlier = question().locator('details')
    await earlier.getByText(changes.earlier).click()
    await earlier.getByText('Which light does chlorophyll absorb most?').waitFor()
    await earlier.getByText('Infrared', { exact: true }).waitFor()
    expect(await screenProblems(page)).toEqual([])
  })

  test('is asked in its new version when the quiz is taken again, and can be withdrawn there', async () => {
    await page.getByRole('button', { name: results.takeAgain }).click()
    const dialog = page.getByRole('dialog', { name: results.takeAgain })
    await dialog.getByRole('radio', { name: en.quiz.modes.practice }).check()
    await dialog.getByRole('button', { name: results.start }).click()
    await page.waitForURL(/\/quiz\/take\//)
    await page.getByRole('heading', { name: NEW_TEXT }).waitFor()
    await page.getByRole('radio', { name: 'Infrared light' }).check()
    await page.getByRole('button', { name: taking.submitAnswer }).click()
    await page.getByText(practice.comesAgain).waitFor()
    await menu().waitFor()
    await chooseByKey(changes.withdraw)
    await page.getByRole('region', { name: changes.withdrawnTitle }).waitFor()
    await page.getByText(taking.answered(0, 2), { exact: true }).waitFor()
    await expect.poll(() => page.getByText(practice.comesAgain).count()).toBe(0)
    await page.getByRole('button', { name: practice.continue }).click()
    await page.getByText(taking.position(2, 3)).waitFor()
    expect(visitor.pageErrors).toEqual([])
  })
})
