import type { Browser, Locator, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { en } from '../messages/en/index.ts'
import type { SignedIn } from '../testing/app.ts'
import { screenProblems } from './axe.ts'
import { openSession, type BrowserSession } from './browser.ts'
import { clientOf, createResults } from './learner.ts'
import { sharedBrowser } from './shared-browser.ts'
import { sharedSite } from './shared-site.ts'
import type { RunningSite } from './site.ts'
import { newLearner, openAccount } from './steps.ts'

const LEARNER = newLearner({
  name: 'Stephen Hales',
  email: 'hales@example.org',
  password: 'vegetable-staticks-1727',
})
const OLD_TEXT = 'Which light does chlorophyll absorb most?'
const NEW_TEXT = 'What takes water out of the soil?'
/** The text of page 4 of the file, which the question is about. */
const PASSAGE = 'The roots take water out of the soil.'

const { bank, changes } = en
const { results } = en.quiz

/** One quiz of three questions with 9 marks; the first was answered with option 1, not correct. */
describe('a question that was answered', () => {
  let browser: Browser
  let site: RunningSite
  let visitor: BrowserSession
  let page: Page
  let learner: SignedIn
  let quizId: string
  beforeAll(async () => {
    browser = await sharedBrowser()
    site = sharedSite()
    visitor = await openSession(browser, { baseURL: site.url })
    page = visitor.page
    await openAccount(page, site, LEARNER)
    learner = await clientOf(site, LEARNER)
    quizId = await createResults(learner)
  })
  afterAll(async () => {
    await visitor.close()
  })

  const menu = () => page.getByRole('button', { name: changes.menu(1) })
  const score = () => page.getByRole('region', { name: results.score }).innerText()
  const item = (text: string): Locator =>
    page.getByRole('list', { name: bank.list }).getByRole('listitem').filter({ hasText: text })
  const isFocused = (locator: Locator) =>
    expect.poll(() => locator.evaluate((element) => element === document.activeElement)).toBe(true)
  /** The answers of the attempt with their marks. */
  const answers = async () => {
    const { data } = await learner.client
      .from('quiz_answers')
      .select('question_id, user_answer, is_correct, marks_obtained, graded_by')
      .eq('quiz_id', quizId)
      .order('question_id')
      .throwOnError()
    return data
  }
  test('is replaced by keyboard, with a passage of the same page; its answer keeps the mark', async () => {
    const before = await answers()
    expect(before).toHaveLength(2)
    await page.goto(`/quiz/results/${quizId}`)
    await menu().waitFor()
    await expect.poll(score).toContain('of 9 marks')
    await menu().focus()
    await page.keyboard.press('Enter')
    await isFocused(page.getByRole('menuitem', { name: changes.edit }))
    await page.keyboard.press('ArrowDown')
    await isFocused(page.getByRole('menuitem', { name: changes.replace }))
    await page.keyboard.press('Enter')

    const dialog = page.getByRole('dialog', { name: changes.replace })
    await dialog.getByText(changes.replaceBody(4)).waitFor()
    await isFocused(dialog.getByLabel(changes.dialog.question, { exact: true }))
    // The dialog is inside of a small muted line and looks like every other one.
    const stylesOf = (of: Locator) =>
      of.evaluate((element) => [
        getComputedStyle(element).color,
        getComputedStyle(element).fontSize,
      ])
    expect(await stylesOf(dialog)).toEqual(await stylesOf(page.locator('body')))
    expect(await dialog.getByLabel(bank.form.file, { exact: true }).count()).toBe(0)
    await page.keyboard.type(NEW_TEXT)
    await dialog.getByRole('button', { name: en.common.cancel }).click()
    await page.getByText(changes.dialog.discarded).waitFor()
    await page.getByRole('button', { name: en.common.undo }).click()
    await expect
      .poll(() => dialog.getByLabel(changes.dialog.question, { exact: true }).inputValue())
      .toBe(NEW_TEXT)
    for (const [index, text] of ['Roots', 'Leaves', 'Flowers', 'Stems'].entries())
      await dialog.getByLabel(changes.dialog.option(index + 1), { exact: true }).fill(text)
    await dialog.getByLabel(changes.dialog.explanation, { exact: true }).fill('Leaves lose it.')
    await page.keyboard.press('Control+Enter')
    await dialog.getByText(bank.form.notOnPage).waitFor()
    await isFocused(dialog.getByLabel(bank.form.passage, { exact: true }))
    await page.keyboard.press('Control+A')
    await page.keyboard.type(PASSAGE)
    await dialog.getByText(bank.form.notOnPage).waitFor({ state: 'hidden' })
    expect(await screenProblems(page)).toEqual([])
    await page.keyboard.press('Control+Enter')
    await expect.poll(() => dialog.count()).toBe(0)
    await page.getByText(changes.replaced(1)).waitFor()
    await isFocused(menu())

    // The totals leave it out, like every withdrawn question.
    await page.getByRole('button', { name: results.outcome(1, 'Withdrawn') }).waitFor()
    await expect.poll(score).toContain('of 8 marks')
    expect(await answers()).toEqual(before)
  })

  test('is withdrawn in the bank, which lists the new one as never asked', async () => {
    await page.goto('/questions')
    await page.getByRole('heading', { name: bank.found('4', 4) }).waitFor()
    const created = item(NEW_TEXT)
    await created.getByText(changes.own).waitFor()
    await created.getByText(bank.results.never).waitFor()
    await created.getByRole('link', { name: bank.pageOfFile(4, 'leaves.pdf') }).waitFor()
    await created.getByText(bank.showAnswer, { exact: true }).click()
    await created.getByText('Leaves lose it.').waitFor()
    await item(OLD_TEXT).getByText(bank.results.withdrawn).waitFor()
    await expect.poll(() => item(OLD_TEXT).getByRole('checkbox').isDisabled()).toBe(true)
    expect(visitor.pageErrors).toEqual([])
  })
})
