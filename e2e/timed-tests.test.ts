import { randomUUID } from 'node:crypto'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { quizRow } from '../domain/quiz/rows.ts'
import { en } from '../messages/en/index.ts'
import type { SignedIn } from '../testing/app.ts'
import { horizontalOverflow, openSession, type BrowserSession } from './browser.ts'
import { clientOf, createWaterBase } from './learner.ts'
import { sharedBrowser } from './shared-browser.ts'
import { startSite, type Site } from './site.ts'
import { openAccount } from './steps.ts'

const LEARNER = {
  name: 'Zacharias Uhr',
  email: 'zacharias@example.org',
  password: 'sanduhr-pendel-1656',
}
const LIMIT = 40
const QUESTIONS = 2
const MINUTE_MS = 60_000

const { taking } = en
const { results } = en.quiz
const { creation, timed } = en

/** A test with a time limit, from its creation to its results and a second one. */
describe('a test with a time limit', () => {
  let browser: Browser
  let site: Site
  let visitor: BrowserSession
  let page: Page
  let learner: SignedIn
  beforeAll(async () => {
    browser = await sharedBrowser()
    site = await startSite()
    visitor = await openSession(browser, { baseURL: site.url })
    page = visitor.page
    await openAccount(page, site, LEARNER)
    learner = await clientOf(site, LEARNER)
    await createWaterBase(learner, 'Hydrology')
  })
  afterAll(async () => {
    await visitor.close()
    await site.close()
  })

  const quizId = () => new URL(page.url()).pathname.split('/').at(-1) ?? ''
  const readQuiz = async (id = quizId()) => {
    const { data } = await learner.client.rpc('get_quiz', { p_quiz_id: id }).single().throwOnError()
    return quizRow.parse(data.quiz)
  }
  const timer = () => page.getByRole('timer', { name: timed.left })
  /** The time left that is shown, in seconds. */
  const secondsLeft = async () => {
    const [minutes = 0, seconds = 0] = (await timer().innerText()).split(':').map(Number)
    return 60 * minutes + seconds
  }
  /** The time left that the database has, in seconds. */
  const secondsStored = async () => {
    const { deadline, server_time: now } = await readQuiz()
    return (Date.parse(deadline ?? '') - Date.parse(now ?? '')) / 1000
  }

  /** The test that was submitted first: an open one is not copied. */
  let submitted = ''
  /** Repeats the submitted test, as one that is not started. Returns its id. */
  const copyTest = async () => {
    const id = randomUUID()
    const { quiz_questions: questions } = await readQuiz(submitted)
    await learner.client
      .rpc('repeat_questions', {
        p_quiz: { id, quiz_name: 'Short of time', time_limit_minutes: LIMIT },
        p_question_ids: questions.map((question) => question.id),
      })
      .throwOnError()
    return id
  }
  /** Starts a test on another device at a time that leaves `left` milliseconds. */
  const startElsewhere = (id: string, left: number) =>
    learner.client
      .from('quizzes')
      .update({
        started_at: new Date(Date.now() + left - LIMIT * MINUTE_MS).toISOString(),
        status: 'in_progress',
      })
      .eq('id', id)
      .throwOnError()

  test('is made on the creation form, where no limit is the default', async () => {
    await page.goto('/quiz')
    await page.getByRole('checkbox', { name: creation.selectAll('Hydrology') }).check()
    for (const [type, count] of [
      ['mcq', '1'],
      ['saq', '1'],
      ['laq', '0'],
    ] as const)
      await page.getByLabel(en.quiz.types[type], { exact: true }).fill(count)
    await page.getByText(creation.timeLimit(null)).click()
    const limit = page.getByLabel(creation.timeLimitMinutes)
    await expect.poll(() => limit.inputValue()).toBe('')
    await limit.fill('301')
    await page.getByRole('button', { name: creation.submit }).click()
    await page.getByText(en.errors.quiz_time_limit).waitFor()
    await limit.fill(String(LIMIT))
    await page.getByText(creation.timeLimit(LIMIT)).waitFor()
    await page.getByRole('button', { name: creation.submit }).click()
    await page.waitForURL(/\/quiz\/take\//)
  })

  test('states the limit and shows no question before its start, also after a reload', async () => {
    const start = page.getByRole('button', { name: timed.start })
    const limit = timed.limit(LIMIT, en.quiz.questions(QUESTIONS), en.quiz.marks(4))
    await start.waitFor()
    const bodies: Promise<string>[] = []
    page.on('response', (response) => {
      if (response.url().includes('/rest/v1/')) bodies.push(response.text().catch(() => ''))
    })
    await page.reload()
    await start.waitFor()
    await page.getByText(limit).waitFor()
    await expect.poll(() => page.locator('#question-text').count()).toBe(0)
    await page.waitForLoadState('networkidle')
    const received = (await Promise.all(bodies)).join('\n')
    expect(received).toContain('"question_text"')
    expect(received).not.toMatch(/"question_text":\s*"[^"]/)
    expect((await readQuiz()).status).toBe('ready')
  })

  test('starts by keyboard, and shows the time left with the first question', async () => {
    await page.getByRole('button', { name: timed.start }).press('Enter')
    await page.getByText(taking.position(1, QUESTIONS)).waitFor()
    await expect.poll(() => page.locator('#question-text:focus').count()).toBe(1)
    await expect.poll(() => secondsLeft()).toBeLessThanOrEqual(LIMIT * 60)
    await expect.poll(() => secondsLeft()).toBeGreaterThan((LIMIT - 2) * 60)
    expect((await readQuiz()).status).toBe('in_progress')
  })

  test('keeps its time after a reload, in a second tab and after the server was killed', async () => {
    const { deadline } = await readQuiz()
    await page.reload()
    await timer().waitFor()
    expect(Math.abs((await secondsLeft()) - (await secondsStored()))).toBeLessThan(10)
    const second = await visitor.context.newPage()
    await second.goto(page.url())
    await second.getByRole('timer', { name: timed.left }).waitFor()
    await second.close()
    expect(visitor.pageErrors).toEqual([])
    await site.kill()
    await site.restart()
    await page.reload()
    await timer().waitFor()
    expect(Math.abs((await secondsLeft()) - (await secondsStored()))).toBeLessThan(10)
    expect((await readQuiz()).deadline).toBe(deadline)
    // The page was open while the server was down.
    visitor.pageErrors.splice(0)
  })

  test('fits the narrowest phone', async () => {
    await page.setViewportSize({ width: 320, height: 640 })
    await expect.poll(() => horizontalOverflow(page)).toBe(0)
    await expect.poll(() => timer().isVisible()).toBe(true)
    await page.setViewportSize({ width: 1280, height: 900 })
  })

  test('shows the time that was used in its results', async () => {
    await page.keyboard.press('1')
    await page.keyboard.press('Enter')
    await page.getByText(taking.position(2, QUESTIONS)).waitFor()
    await page.getByRole('textbox', { name: taking.yourAnswer }).fill('Water evaporates.')
    await page.getByRole('button', { name: taking.submitAnswer }).click()
    await page.getByRole('button', { name: taking.submitTest }).click()
    await page.waitForURL(/\/quiz\/results\//)
    await page.getByText(/^Time used: \d+:\d\d of 40:00$/).waitFor()
    submitted = quizId()
    await expect.poll(() => page.getByText(timed.overAtEnd).count()).toBe(0)
  })

  test('keeps its limit when it is taken again', async () => {
    await page.getByRole('button', { name: results.takeAgain }).click()
    await page
      .getByRole('dialog', { name: results.takeAgain })
      .getByRole('button', { name: results.start })
      .click()
    await page.waitForURL(/\/quiz\/take\//)
    await page.getByRole('button', { name: timed.start }).waitFor()
    expect((await readQuiz()).time_limit_minutes).toBe(LIMIT)
  })

  test('starts where another device starts it, and is submitted at its end with what was typed', async () => {
    const id = await copyTest()
    await page.goto(`/quiz/take/${id}?q=2`)
    await page.getByRole('button', { name: timed.start }).waitFor()
    await startElsewhere(id, 30_000)
    await page.getByRole('textbox', { name: taking.yourAnswer }).fill('Typed and not submitted.')
    await page.getByRole('radio', { name: en.confidence.levels.guess }).check()
    expect((await readQuiz()).status).toBe('in_progress')
    await page.waitForURL(/\/quiz\/results\//, { timeout: 120_000 })
    await page.getByText(timed.submitted).waitFor()
    await page.getByText(timed.overAtEnd).waitFor()
    await page.getByText('Typed and not submitted.').waitFor()
    await page.getByText('Time used: 40:00 of 40:00').waitFor()
    expect((await readQuiz(id)).status).toBe('completed')
    const { data } = await learner.client
      .from('quiz_answers')
      .select('confidence')
      .eq('quiz_id', id)
      .throwOnError()
    expect(data).toEqual([{ confidence: 'guess' }])
    expect(visitor.pageErrors).toEqual([])
  })

  test('is submitted when it is opened after its end, without answers that are too late', async () => {
    const id = await copyTest()
    const { quiz_questions: questions } = await readQuiz(id)
    await startElsewhere(id, -60 * MINUTE_MS)
    // As typed before the browser was closed
    await page.evaluate(
      (key) => localStorage.setItem(key, 'Too late.'),
      `stoa-draft:${id}:${questions[1]?.id}`,
    )
    await page.goto(`/quiz/take/${id}`)
    await page.waitForURL(/\/quiz\/results\//)
    await page.getByText(timed.tooLate(1)).waitFor()
    await page.getByText(results.correct(0, QUESTIONS)).waitFor()
    await expect.poll(() => page.getByText('Too late.').count()).toBe(0)
    // The database refused the answer.
    visitor.pageErrors.splice(0)
  })

  test('continues when the clock of the browser was changed', async () => {
    const id = await copyTest()
    await page.clock.install()
    await page.goto(`/quiz/take/${id}`)
    await page.getByRole('button', { name: timed.start }).click()
    await page.getByText(taking.position(1, QUESTIONS)).waitFor()
    // Expected before the change, which the page may notice at once
    const asked = page.waitForResponse((response) => response.url().includes('/rpc/start_test'))
    await page.clock.setSystemTime(Date.now() + 3 * 60 * MINUTE_MS)
    await asked
    await timer().waitFor()
    expect(Math.abs((await secondsLeft()) - (await secondsStored()))).toBeLessThan(30)
    expect((await readQuiz()).status).toBe('in_progress')
    expect(visitor.pageErrors).toEqual([])
  })
})
