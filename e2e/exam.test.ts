import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { EXAM_DAYS_MAX } from '../domain/constants.ts'
import { en } from '../messages/en/index.ts'
import type { SignedIn } from '../testing/app.ts'
import { openSession, type BrowserSession } from './browser.ts'
import { clientOf, createWaterBase, createResults } from './learner.ts'
import { sharedBrowser } from './shared-browser.ts'
import { sharedSite } from './shared-site.ts'
import type { RunningSite } from './site.ts'
import { newLearner, openAccount } from './steps.ts'

const LEARNER = newLearner({
  name: 'Mary Ward',
  email: 'mary@example.org',
  password: 'vax-yom-pel-1609',
})
const DAY_MS = 86_400_000

const { plan } = en
const { next } = en.dashboard

/** The day `days` after today as a date field has it, in the time zone of the browser. */
const dayAfter = (page: Page, days: number) =>
  page.evaluate((after) => {
    const day = new Date()
    day.setDate(day.getDate() + after)
    const two = (value: number) => String(value).padStart(2, '0')
    return `${day.getFullYear()}-${two(day.getMonth() + 1)}-${two(day.getDate())}`
  }, days)

/** Each test continues where the previous one stopped. */
describe('an exam date', () => {
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
    const quizId = await createResults(learner)
    // Answered ten days ago, so that all questions are due or not seen since.
    await learner.client
      .from('quizzes')
      .update({ completed_at: new Date(Date.now() - 10 * DAY_MS).toISOString() })
      .eq('id', quizId)
      .throwOnError()
    baseId = await createWaterBase(learner, 'Water')
  })
  afterAll(async () => {
    expect(visitor.pageErrors).toEqual([])
    await visitor.close()
  })

  const button = (name: string | RegExp) => page.getByRole('button', { name, exact: true })

  test('is set on the base by keyboard, and a day in the past is refused', async () => {
    await page.goto(`/base/${baseId}`)
    await button(plan.progress).focus()
    await page.keyboard.press('Enter')
    const field = page.getByLabel(plan.day)
    await field.fill(await dayAfter(page, 0))
    await page.keyboard.press('Enter')
    await page.getByText(plan.dayError(EXAM_DAYS_MAX)).waitFor()
    await field.fill(await dayAfter(page, 4))
    await page.keyboard.press('Enter')
    await button(/^Exam \d/).waitFor()
    await expect.poll(() => button(plan.save).count()).toBe(0)
  })

  test('shows what was never asked by section, and makes a practice of it', async () => {
    await button(/^Exam \d/).click()
    const dialog = page.getByRole('dialog', { name: plan.progress })
    await dialog.getByRole('link', { name: /Condensation and Clouds.*never asked/ }).waitFor()
    await dialog.getByRole('button', { name: /^Ask me about/ }).click()
    await page.waitForURL(/\/quiz\/take\//)
    await page.getByRole('heading', { name: plan.practiceName('water.pdf'), level: 1 }).waitFor()
    const { data } = await learner.client
      .from('quizzes')
      .select('id, mode')
      .eq('quiz_name', plan.practiceName('water.pdf'))
      .single()
      .throwOnError()
    expect(data.mode).toBe('practice')
    await learner.client.from('quizzes').delete().eq('id', data.id).throwOnError()
  })

  test('gives the dashboard a plan with the same number each day', async () => {
    await page.goto('/dashboard')
    await page.getByText(plan.nothingAsked).waitFor()
    await button(plan.add).click()
    await page.getByLabel(plan.day).fill(await dayAfter(page, 4))
    await button(plan.save).click()
    await page.getByText(/^2 questions a day until/).waitFor()
    await page.getByText(plan.today(0, 2)).waitFor()
    await page.getByText(plan.seen(0, 3)).first().waitFor()
    await page.getByText(plan.forecastLater(18)).waitFor()
    await page.getByRole('heading', { name: next.dueTitle(2) }).waitFor()
  })

  test('is moved to tomorrow on the dashboard: everything that is left is asked today', async () => {
    await button(plan.changeOf('Plants')).click()
    await page.getByLabel(plan.day).fill(await dayAfter(page, 1))
    await button(plan.save).click()
    await page.getByRole('heading', { name: next.dueTitle(3) }).waitFor()
    await button(next.dueAction).click()
    await page.waitForURL(/\/quiz\/take\//)
    await page.getByText(en.taking.position(1, 3)).waitFor()
    await page.goto('/dashboard')
    await page.getByText(plan.today(0, 3)).waitFor()
  })

  test('shows a forecast with its range after 20 answers', async () => {
    const { data } = await learner.client
      .from('quiz_questions')
      .select('id, quiz_id')
      .throwOnError()
    const [question] = data
    for (let time = 0; time < 20; time += 1) {
      const id = crypto.randomUUID()
      await learner.client
        .rpc('repeat_questions', {
          p_quiz: { id, quiz_name: 'Again' },
          p_question_ids: [question?.id ?? ''],
        })
        .throwOnError()
      const copies = await learner.client
        .from('quiz_questions')
        .select('id')
        .eq('quiz_id', id)
        .throwOnError()
      for (const copy of copies.data)
        await learner.client
          .from('quiz_answers')
          .insert({
            quiz_id: id,
            question_id: copy.id,
            user_answer: 'x',
            is_correct: time % 3 > 0,
            marks_obtained: 0,
            graded_by: 'rule',
          })
          .throwOnError()
      await learner.client.rpc('complete_quiz', { p_quiz_id: id }).throwOnError()
    }
    await page.reload()
    await page.getByText(/^Without further reviews you would remember about \d+%/).waitFor()
    await page.getByText(/^\(probably between \d+% and \d+%\)/).waitFor()
  })

  test('is shown with its forecast on the day itself, when there is no plan any more', async () => {
    const date = await dayAfter(page, 0)
    await learner.client.from('bases').update({ exam_on: date }).eq('name', 'Plants').throwOnError()
    await page.reload()
    const exam = page.getByRole('article').filter({ hasText: 'Plants' })
    await exam.getByText(plan.inDays('', 0)).waitFor()
    await exam.getByText(/^Without further reviews you would remember about \d+%/).waitFor()
    await expect.poll(() => exam.getByText(plan.nothingAsked).count()).toBe(0)
  })

  test('is removed again', async () => {
    await button(plan.changeOf('Plants')).click()
    await button(plan.clear).click()
    await expect.poll(() => button(plan.changeOf('Plants')).count()).toBe(0)
    await button(plan.changeOf('Water')).waitFor()
  })
})
