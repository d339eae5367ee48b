import type { Browser, Locator, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { en } from '../messages/en/index.ts'
import type { SignedIn } from '../testing/app.ts'
import { OWN_QUOTE } from '../testing/fixtures/own-question.ts'
import { makePdf } from '../testing/pdf.ts'
import { storeQuiz } from '../testing/quiz.ts'
import { screenProblems } from './axe.ts'
import { openSession, type BrowserSession } from './browser.ts'
import { clientOf, createResults } from './learner.ts'
import { sharedBrowser } from './shared-browser.ts'
import { sharedSite } from './shared-site.ts'
import type { RunningSite } from './site.ts'
import { newLearner, openAccount } from './steps.ts'

const LEARNER = newLearner({
  name: 'Carl Linnaeus',
  email: 'linnaeus@example.org',
  password: 'systema-naturae-1735',
})
const OWN_TEXT = 'What colour of light does a leaf throw back?'

const { bank, changes } = en

/** One completed quiz of three questions: a wrong choice, a short answer, and one not answered. */
describe('the questions of a learner', () => {
  let browser: Browser
  let site: RunningSite
  let visitor: BrowserSession
  let page: Page
  let learner: SignedIn
  beforeAll(async () => {
    browser = await sharedBrowser()
    site = sharedSite()
    visitor = await openSession(browser, { baseURL: site.url })
    page = visitor.page
    await openAccount(page, site, LEARNER)
    learner = await clientOf(site, LEARNER)
    await createResults(learner)
  })
  afterAll(async () => {
    await visitor.close()
  })

  const list = () => page.getByRole('list', { name: bank.list })
  const items = () => list().getByRole('listitem')
  const item = (text: string): Locator => items().filter({ hasText: text })
  const found = (n: number) =>
    page.getByRole('heading', { name: bank.found(String(n), n) }).waitFor()
  test('are listed with their results, filtered and searched; the address contains the filters', async () => {
    await page.goto('/dashboard')
    await page.getByRole('main').getByRole('link', { name: en.common.nav.questions }).click()
    await found(3)
    await item('chlorophyll absorb most').getByText(bank.results.incorrect).waitFor()
    await expect.poll(() => items().getByRole('heading', { level: 3 }).count()).toBe(3)
    expect(await screenProblems(page)).toEqual([])
    await page.getByLabel(bank.kind).selectOption({ label: en.quiz.types.mcq })
    await found(1)
    expect(new URL(page.url()).search).toBe('?kind=mcq')
    await page.getByRole('button', { name: bank.clear }).click()
    await found(3)
    await page.getByLabel(bank.search).fill('soil air')
    await found(1)
    await item('from the soil to the air').waitFor()
    await page.reload()
    await found(1)
    await page.getByLabel(bank.search).fill('mitochondria')
    await page.getByText(bank.nothingTitle).waitFor()
    await page.getByRole('button', { name: bank.clear }).last().click()
    await found(3)
    await expect.poll(() => page.getByLabel(bank.search).inputValue()).toBe('')
  })

  test('open at their page', async () => {
    const link = item('chlorophyll absorb most').getByRole('link', {
      name: bank.pageOfFile(4, 'leaves.pdf'),
    })
    await expect.poll(() => link.getAttribute('href')).toMatch(/^\/base\/.*page=4/)
  })

  test('are written by keyboard, with a passage of the page', async () => {
    await page.getByRole('button', { name: bank.write }).focus()
    await page.keyboard.press('Enter')
    const dialog = page.getByRole('dialog', { name: bank.form.title })
    await dialog.getByRole('button', { name: OWN_QUOTE }).waitFor()
    await expect.poll(() => dialog.locator('select:focus').count()).toBe(1)
    await dialog.getByLabel(bank.form.passage, { exact: true }).fill('Mitochondria make energy.')
    await dialog.getByLabel(changes.dialog.question, { exact: true }).fill(OWN_TEXT)
    for (const [index, text] of ['Green', 'Red', 'Blue', 'Violet'].entries())
      await dialog.getByLabel(changes.dialog.option(index + 1), { exact: true }).fill(text)
    // Neither Escape nor closing the tab loses what was typed.
    await page.keyboard.press('Escape')
    await expect.poll(() => dialog.count()).toBe(0)
    await page.reload()
    await page.getByRole('button', { name: bank.write }).click()
    await expect
      .poll(() => dialog.getByLabel(changes.dialog.question, { exact: true }).inputValue())
      .toBe(OWN_TEXT)
    await dialog
      .getByLabel(changes.dialog.explanation, { exact: true })
      .fill('It absorbs the rest.')
    await page.keyboard.press('Control+Enter')
    await dialog.getByText(bank.form.notOnPage).waitFor()
    expect(await screenProblems(page)).toEqual([])
    await dialog.getByRole('button', { name: OWN_QUOTE }).focus()
    await page.keyboard.press('Enter')
    await dialog.getByRole('button', { name: bank.form.save }).click()
    await expect.poll(() => dialog.count()).toBe(0)
    await found(4)
    const keys = () => page.evaluate(() => Object.keys(localStorage))
    expect((await keys()).filter((key) => key.includes(':draft:'))).toEqual([])
    const own = items().first()
    await own.getByText(OWN_TEXT).waitFor()
    await own.getByText(changes.own).waitFor()
    await own.getByText(bank.results.never).waitFor()
    await own.getByText(bank.showAnswer, { exact: true }).click()
    await own.getByText('It absorbs the rest.').waitFor()
  })

  test('are edited, withdrawn and restored', async () => {
    const menu = item(OWN_TEXT).getByRole('button', { name: changes.menu(1) })
    await menu.click()
    await page.getByRole('menuitem', { name: changes.edit }).click()
    const dialog = page.getByRole('dialog', { name: changes.edit })
    await dialog.getByLabel(changes.dialog.explanation, { exact: true }).fill('Green is left.')
    await dialog.getByRole('button', { name: changes.dialog.save }).click()
    await expect.poll(() => dialog.count()).toBe(0)
    await item('Green is left.').waitFor()
    await menu.click()
    await page.getByRole('menuitem', { name: changes.withdraw }).click()
    await item(OWN_TEXT).getByText(bank.results.withdrawn).waitFor()
    await expect.poll(() => item(OWN_TEXT).getByRole('checkbox').isDisabled()).toBe(true)
    await page.getByRole('button', { name: en.common.undo }).click()
    await item(OWN_TEXT).getByText(bank.results.never).waitFor()
  })

  test('make a quiz of those that were never asked, which states its origin', async () => {
    await page.getByRole('button', { name: bank.newQuiz.action }).click()
    const dialog = page.getByRole('dialog', { name: bank.newQuiz.title })
    await dialog.getByText(bank.newQuiz.available('4')).waitFor()
    await dialog.getByRole('radio', { name: bank.newQuiz.never }).check()
    expect(await screenProblems(page)).toEqual([])
    await dialog.getByRole('button', { name: bank.newQuiz.start }).click()
    await page.waitForURL(/\/quiz\/take\//)
    await page.getByRole('heading', { name: OWN_TEXT }).waitFor()
    const quizId = new URL(page.url()).pathname.split('/').at(-1) ?? ''
    await page.getByRole('radio', { name: 'Green' }).check()
    await page.getByRole('button', { name: en.taking.submitAnswer }).click()
    await page.getByText('Green is left.').waitFor()
    await learner.client.rpc('complete_quiz', { p_quiz_id: quizId }).throwOnError()
    await page.goto(`/quiz/results/${quizId}`)
    await page.getByText(`${bank.newQuiz.origin} ${bank.results.never}`).waitFor()
    await page.getByText(changes.own).waitFor()
    await page.goto('/questions')
    await item(OWN_TEXT).getByText(bank.results.correct, { exact: true }).waitFor()
  })

  test('show no key while a test that asks them is open', async () => {
    await item('chlorophyll absorb most').getByRole('checkbox').check()
    await item(OWN_TEXT).getByRole('checkbox').check()
    await page.getByText(bank.selected(2)).waitFor()
    await page.getByRole('button', { name: bank.newQuiz.action }).click()
    const dialog = page.getByRole('dialog', { name: bank.newQuiz.title })
    await dialog.getByRole('radio', { name: en.quiz.modes.test }).check()
    await dialog.getByText(en.creation.timeLimit(null)).click()
    const limit = dialog.getByLabel(en.creation.timeLimitMinutes)
    await limit.fill('301')
    await dialog.getByText(en.errors.quiz_time_limit).waitFor()
    await dialog.getByRole('button', { name: bank.newQuiz.start }).click()
    await limit.fill('20')
    await dialog.getByRole('button', { name: bank.newQuiz.start }).click()
    await page.waitForURL(/\/quiz\/take\//)
    await page
      .getByText(en.timed.limit(20, en.quiz.questions(2), en.quiz.marks(2)), { exact: true })
      .waitFor()
    const { data } = await learner.client
      .rpc('get_question_bank', { p_filter: {}, p_page: 1 })
      .throwOnError()
    expect(JSON.stringify(data)).not.toContain('Green is left.')
    await page.goto('/questions')
    await item(OWN_TEXT).getByText(bank.open).waitFor()
    await expect.poll(() => item(OWN_TEXT).locator('details').count()).toBe(0)
    await expect.poll(() => item(OWN_TEXT).getByRole('checkbox').isDisabled()).toBe(true)
    expect(await screenProblems(page)).toEqual([])
  })

  test('are reached from the base and the dashboard', async () => {
    await page.goto('/dashboard')
    await page.getByRole('main').getByRole('link', { name: en.common.nav.questions }).click()
    await page.getByRole('link', { name: bank.pageOfFile(1, 'leaves.pdf') }).waitFor()
    const { data } = await learner.client
      .from('base_files')
      .select('base_id, file_path')
      .single()
      .throwOnError()
    // The rows were stored without a file, which the base view opens.
    await learner.client.storage
      .from('files')
      .upload(data.file_path, new Blob([await makePdf({ pages: [OWN_QUOTE] })]))
    await page.goto(`/base/${data.base_id}`)
    await page.getByRole('link', { name: en.reader.baseView.questions }).click()
    await found(4)
    await expect
      .poll(() => page.getByLabel(bank.base, { exact: true }).inputValue())
      .toBe(data.base_id)
    expect(visitor.pageErrors).toEqual([])
  })

  test('are not listed as never asked while their first test is open', async () => {
    await storeQuiz(learner)
    await page.goto('/questions')
    const asked = items().filter({ hasText: bank.open })
    await expect.poll(() => asked.count()).toBe(5)
    expect(await asked.filter({ hasText: bank.results.never }).count()).toBe(0)
  })
})
