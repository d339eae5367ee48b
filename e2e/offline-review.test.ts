import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { en } from '../messages/en/index.ts'
import type { SignedIn } from '../testing/app.ts'
import { FULL_ANSWERS } from '../testing/quiz.ts'
import { openSession, type BrowserSession } from './browser.ts'
import { clientOf, createResults } from './learner.ts'
import { sharedBrowser } from './shared-browser.ts'
import { startSite, type Site } from './site.ts'
import { answer, signUp } from './steps.ts'

const LEARNER = {
  name: 'Piotr Woźniak',
  email: 'piotr@example.org',
  password: 'two components of memory 1995',
}
const DAY_MS = 86_400_000

/** What a review needs, loaded after the screen. */
const CACHED = [
  '/dashboard',
  ...[
    'offline-reviews',
    'quiz-take',
    'practice',
    'start-any-review',
    'due-bases',
    'keep-answer',
    'mark-worker',
  ].map((name) => `/assets/${name}-`),
]

/** Whether the service worker has the page, every file that it loaded, and all of `parts`. */
const isCached = (page: Page, parts: readonly string[]) =>
  page.evaluate(async (needed) => {
    const names = await caches.keys()
    const requests = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()))
    const cached = requests.flat().map(({ url }) => url)
    const loaded = performance.getEntriesByType('resource').map(({ name }) => name)
    return (
      needed.every((part) => cached.some((url) => url.includes(part))) &&
      loaded.every((url) => !url.includes('/assets/') || cached.includes(url))
    )
  }, parts)

const { taking } = en
const { practice, offline } = en

/** A review on a train; each test continues where the previous one stopped. */
describe('a review without a network', () => {
  let browser: Browser
  let site: Site
  let visitor: BrowserSession
  let page: Page
  let learner: SignedIn
  beforeAll(async () => {
    browser = await sharedBrowser()
    site = await startSite()
    visitor = await openSession(browser, { baseURL: site.url, withServiceWorker: true })
    page = visitor.page
    await signUp(page, LEARNER)
    learner = await clientOf(site, LEARNER)
    // A wrong choice, a full short answer, no long answer.
    await createResults(learner)
    const completed_at = new Date(Date.now() - 9 * DAY_MS).toISOString()
    await learner.client
      .from('quizzes')
      .update({ completed_at })
      .eq('user_id', learner.user.id)
      .throwOnError()
  })
  afterAll(async () => {
    await visitor.close()
    await site.close()
  })

  const button = (name: string, on = page) => on.getByRole('button', { name, exact: true })
  const verdict = (name: RegExp, on = page) => on.getByRole('heading', { level: 3, name })
  const keys = (part: string) =>
    page.evaluate((text) => Object.keys(localStorage).filter((key) => key.includes(text)), part)
  const reviews = async () => {
    const { data } = await learner.client
      .from('quizzes')
      .select('id, status, quiz_answers(user_answer, graded_by, marks_obtained)')
      .eq('mode', 'review')
      .throwOnError()
    return data
  }
  /** Answers the question that is shown: the choice wrongly, others in full. */
  const answerShown = async (on = page) => {
    await button(taking.submitAnswer, on).waitFor()
    const green = on.getByRole('radio', { name: 'Green' })
    const long = on.getByPlaceholder(taking.laqPlaceholder)
    if ((await green.count()) > 0) await answer(on, await green.inputValue())
    else await answer(on, (await long.count()) > 0 ? FULL_ANSWERS.laq : FULL_ANSWERS.saq)
  }

  test('starts from the questions that this browser keeps, also with an expired session', async () => {
    await page.goto('/dashboard')
    await page.evaluate(() => navigator.serviceWorker.ready.then(() => null))
    // Kept once before the quiz was put back, and again on this page.
    const dueNow = () =>
      page.evaluate(() => {
        const key = Object.keys(localStorage).find((each) => each.endsWith(':due')) ?? ''
        const kept = JSON.parse(localStorage.getItem(key) ?? '[]') as { due_at: string }[]
        return kept.filter(({ due_at: at }) => Date.parse(at) < Date.now()).length
      })
    await expect.poll(dueNow).toBe(3)
    await expect.poll(() => isCached(page, CACHED)).toBe(true)
    // The token expires before the network is lost.
    await page.evaluate(() => {
      for (const key of Object.keys(localStorage).filter((each) => each.startsWith('sb-'))) {
        const session: object = JSON.parse(localStorage.getItem(key) ?? '{}') as object
        localStorage.setItem(key, JSON.stringify({ ...session, expires_at: 1 }))
      }
    })
    await visitor.context.setOffline(true)
    await page.reload()
    await page.getByText(en.common.offline.body).waitFor()
    await button(offline.review(3)).click()
    await page.getByText(taking.position(1, 3)).waitFor()
  })

  test('marks a choice and estimates a written answer, and states that they wait', async () => {
    await answerShown()
    await verdict(/^Not correct, 0 of 1/).waitFor()
    await page.getByText(practice.kept).waitFor()
    await page.getByText(offline.waiting(1)).waitFor()
    await page.keyboard.press('Enter')
    await answerShown()
    await verdict(/^Correct, 3 of 3/).waitFor()
    await page.getByText(practice.keptEstimate).waitFor()
    await page.getByText(offline.waiting(2)).waitFor()
  })

  test('keeps the answers when the tab is closed, and takes one answer from two tabs', async () => {
    const address = page.url()
    const second = await visitor.context.newPage()
    await second.goto(address)
    await second.getByText(offline.waiting(2)).waitFor()
    await page.close()
    page = second
    await verdict(/^Correct, 3 of 3/).waitFor()
    const third = await visitor.context.newPage()
    await third.goto(address)
    await button(practice.continue, third).click()
    await button(practice.continue).click()
    await answerShown()
    await verdict(/^Correct, 5 of 5/).waitFor()
    await answerShown(third)
    await page.getByText(offline.waiting(3)).waitFor()
    await third.close()
    expect(await keys(':answer:')).toHaveLength(3)
    expect(await reviews()).toEqual([])
  })

  test('is stored once when the network is back, with two tabs open', async () => {
    await button(practice.stop).click()
    await page.waitForURL('**/dashboard')
    const other = await visitor.context.newPage()
    await other.goto('/my-account')
    await other.getByText(offline.waiting(3)).waitFor()
    await visitor.context.setOffline(false)
    await expect.poll(async () => (await keys(':answer:')).length).toBe(0)
    await expect.poll(() => page.getByText(/to be stored/).count()).toBe(0)
    const stored = await reviews()
    expect(stored).toHaveLength(1)
    expect(stored[0]).toMatchObject({ status: 'completed' })
    const marks = stored[0]?.quiz_answers.map(({ marks_obtained }) => Number(marks_obtained))
    expect(marks?.toSorted()).toEqual([0, 3, 5])
    await other.close()
    await page.reload()
    await page.waitForLoadState('networkidle')
    expect(await reviews()).toEqual(stored)
  })

  test('leaves nothing in the browser after signing out', async () => {
    await expect.poll(() => keys(':due')).toHaveLength(1)
    await button(en.common.nav.profile).click()
    await page.getByRole('menuitem', { name: en.common.nav.signOut }).click()
    await page.getByText(en.common.signedOut).waitFor()
    expect(await keys('stoa-offline')).toEqual([])
  })
})
