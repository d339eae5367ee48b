import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { en } from '../messages/en/index.ts'
import type { SignedIn } from '../testing/app.ts'
import { FULL_ANSWERS } from '../testing/quiz.ts'
import { openSession, type BrowserSession } from './browser.ts'
import { clientOf, createResults } from './learner.ts'
import { routeRequests } from './route-requests.ts'
import { sharedBrowser } from './shared-browser.ts'
import { sharedSite } from './shared-site.ts'
import type { RunningSite } from './site.ts'
import { answer, newLearner, openAccount } from './steps.ts'

const LEARNER = newLearner({
  name: 'Hermann Ebbinghaus',
  email: 'hermann@example.org',
  password: 'zof-wux-caz-1885',
})
const DAY_MS = 86_400_000

const { taking } = en
const { results } = en.quiz
const { practice } = en
const { next } = en.dashboard

/** Missed questions and due reviews; each test continues where the previous one stopped. */
describe('spaced review', () => {
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
    // A wrong choice, a full short answer, no long answer.
    const quizId = await createResults(learner)
    await page.goto(`/quiz/results/${quizId}`)
  })
  afterAll(async () => {
    // One answer was rejected on purpose.
    expect(visitor.pageErrors.filter((pageError) => !pageError.includes('503'))).toEqual([])
    await visitor.close()
  })

  const button = (name: string, on = page) => on.getByRole('button', { name, exact: true })
  /** Activates the focused button from the keyboard. */
  const pressKey = async (name: string) => {
    await button(name).focus()
    await page.keyboard.press('Enter')
  }
  const startedQuiz = async (name: RegExp, questions: number) => {
    await page.waitForURL(/\/quiz\/take\//)
    await page.getByRole('heading', { name, level: 1 }).waitFor()
    await page.getByText(taking.position(1, questions)).waitFor()
  }
  /** Answers the current question correctly; options may be in any order. */
  const answerCorrectly = async (number: number, questions: number) => {
    await page.getByText(taking.position(number, questions)).waitFor()
    const option = page.getByRole('radio', { name: 'Red and blue' })
    const long = page.getByPlaceholder(taking.laqPlaceholder)
    await button(taking.submitAnswer).waitFor()
    if ((await option.count()) > 0) await answer(page, await option.inputValue())
    else await answer(page, (await long.count()) > 0 ? FULL_ANSWERS.laq : FULL_ANSWERS.saq)
    await page.getByRole('heading', { level: 3, name: /^Correct, / }).waitFor()
    await expect.poll(() => page.locator('#practice-verdict:focus').count()).toBe(1)
  }
  /** Answers the current question and opens the next. */
  const answerAndContinue = async (number: number, questions: number) => {
    await answerCorrectly(number, questions)
    await page.keyboard.press('Enter')
  }
  const submit = async () => {
    await button(practice.results).click()
    await page.waitForURL(/\/quiz\/results\//)
    await page.getByRole('heading', { name: results.review, exact: true }).waitFor()
  }
  /** Dates a completed practice and its answers back; answers can change only while it is open. */
  const movePracticeBack = async (id: string, earlier: (at: string) => string) => {
    const { client } = learner
    await client.from('quizzes').update({ status: 'in_progress' }).eq('id', id).throwOnError()
    const answers = client.from('quiz_answers').select('question_id, answered_at').eq('quiz_id', id)
    for (const { question_id, answered_at } of (await answers.throwOnError()).data)
      await client
        .from('quiz_answers')
        .update({ answered_at: earlier(answered_at) })
        .match({ quiz_id: id, question_id })
        .throwOnError()
    await client.rpc('complete_quiz', { p_quiz_id: id }).throwOnError()
  }
  const moveQuizzesBack = async (days: number) => {
    const { client } = learner
    const earlier = (at: string) => new Date(Date.parse(at) - days * DAY_MS).toISOString()
    const { data } = await client.from('quizzes').select('id, mode, completed_at').throwOnError()
    for (const { id, mode, completed_at } of data) {
      if (mode === 'practice' && completed_at) await movePracticeBack(id, earlier)
      await client
        .from('quizzes')
        .update({ completed_at: completed_at && earlier(completed_at) })
        .eq('id', id)
        .throwOnError()
    }
  }

  test('creates a practice of missed questions, after a failure that is reported and retried', async () => {
    await button(results.practise(2)).waitFor()
    await routeRequests(page, '**/rest/v1/rpc/repeat_questions', (route) =>
      route.fulfill({ status: 503 }),
    )
    await pressKey(results.practise(2))
    await page.getByRole('alert').getByText(en.errors.quiz_repeat_failed).waitFor()
    await page.unroute('**/rest/v1/rpc/repeat_questions')
    await pressKey(results.practise(2))
    await startedQuiz(/^Leaves, practice$/, 2)
    await answerAndContinue(1, 2)
    await answerAndContinue(2, 2)
    await submit()
    await page.getByText(results.correct(2, 2)).waitFor()
    await expect.poll(() => page.getByRole('button', { name: /^Practise/ }).count()).toBe(0)
  })

  test('shows on the dashboard when the next questions are due', async () => {
    await page.goto('/dashboard')
    await page.getByText(next.soon('tomorrow', 2)).waitFor()
  })

  test('starts a review with one click once questions are due', async () => {
    await moveQuizzesBack(5)
    await page.reload()
    await page.getByRole('heading', { name: next.dueTitle(3) }).waitFor()
    // What is due comes first, then the weakest pages, then what is past.
    const { weakPages, recent, history } = en.dashboard
    const sections = page.getByRole('main').getByRole('heading', { level: 2 })
    const places = async () => {
      const titles = await sections.allInnerTexts()
      return [next.dueTitle(3), weakPages, recent, history].map((title) => titles.indexOf(title))
    }
    const isInOrder = async () => {
      const [due, ...others] = await places()
      return due === 0 && others.every((place, i) => place > (others[i - 1] ?? 0))
    }
    await expect.poll(isInOrder).toBe(true)
    const elsewhere = await visitor.context.newPage()
    await elsewhere.goto('/dashboard')
    await elsewhere.getByRole('heading', { name: next.dueTitle(3) }).waitFor()
    await pressKey(next.dueAction)
    await startedQuiz(/^Review, /, 3)
    // A second review of the same questions is not created: the other tab continues this one.
    await button(next.dueAction, elsewhere).click()
    await elsewhere.waitForURL(/\/quiz\/take\//)
    expect(new URL(elsewhere.url()).pathname).toBe(new URL(page.url()).pathname)
    await elsewhere.close()
  })

  test('shows the complete number of due questions on a narrow screen', async () => {
    await page.setViewportSize({ width: 320, height: 640 })
    await page.goto('/my-bases')
    const due = page.getByRole('banner').getByRole('link', { name: en.common.nav.due('3') })
    await due.getByText('3', { exact: true }).waitFor()
    expect(await due.evaluate((link) => link.scrollWidth - link.clientWidth)).toBe(0)
    await page.setViewportSize({ width: 1440, height: 900 })
    await page.goBack()
  })

  test('counts the given answers of a review that is left or stopped', async () => {
    await answerCorrectly(1, 3)
    await page.goto('/dashboard')
    await page.getByRole('heading', { name: next.dueTitle(2) }).waitFor()
    await pressKey(next.dueMinutes(5))
    await page.getByText(taking.position(2, 3)).waitFor()
    await answerCorrectly(2, 3)
    await button(practice.stop).click()
    await page.getByText(results.correct(2, 2)).waitFor()
    await page.goto('/dashboard')
    await page.getByRole('heading', { name: next.dueTitle(1) }).waitFor()
  })

  test('links questions to their pages and postpones them after submitting', async () => {
    await pressKey(next.dueAction)
    await startedQuiz(/^Review, /, 1)
    await answerAndContinue(1, 1)
    await submit()
    await page.getByText(results.correct(1, 1)).waitFor()
    await page
      .getByRole('link', { name: results.openPage(4, 'leaves.pdf') })
      .first()
      .waitFor()
    await page.goto('/dashboard')
    await page.getByText(/^Next review in \d+ days: \d questions?$/).waitFor()
    const { data } = await learner.client.from('quizzes').select('quiz_name, status').throwOnError()
    expect(data.map(({ quiz_name }) => quiz_name.split(',')[0]).toSorted()).toEqual([
      'Leaves',
      'Leaves',
      'Review',
      'Review',
    ])
  })

  test('limits a review to one base, and continues it only for that base', async () => {
    // The questions of the first base are not due.
    for (let bases = 0; bases < 2; bases += 1) await createResults(learner)
    const { data } = await learner.client
      .from('bases')
      .select('id')
      .order('created_at', { ascending: false })
      .throwOnError()
    for (const [at, name] of ['Botany', 'Optics'].entries())
      await learner.client
        .from('bases')
        .update({ name })
        .eq('id', data[at]?.id ?? '')
        .throwOnError()
    await moveQuizzesBack(60)
    const choose = async (base: string) => {
      await page.goto('/dashboard')
      await pressKey(next.dueBase)
      await page.getByRole('menuitem', { name: `${base} (3)`, exact: true }).focus()
      await page.keyboard.press('Enter')
      await startedQuiz(new RegExp(`^Review, .*: ${base}$`), 3)
      return new URL(page.url()).pathname
    }
    const optics = await choose('Optics')
    expect(await choose('Optics')).toBe(optics)
    const botany = await choose('Botany')
    expect(botany).not.toBe(optics)
    const { data: sources } = await learner.client
      .from('quiz_sources')
      .select('base_id')
      .eq('quiz_id', botany.split('/').at(-1) ?? '')
      .throwOnError()
    expect(sources.map(({ base_id }) => base_id)).toEqual([data[0]?.id])
  })
})
