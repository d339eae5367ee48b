import type { Browser, Page } from 'playwright-core'
import { beforeAll, expect, test } from 'vitest'
import { en } from '../messages/en/index.ts'
import { makePdf } from '../testing/pdf.ts'
import { storeQuiz } from '../testing/quiz.ts'
import { openSession, type BrowserSession } from './browser.ts'
import { clientOf, createBaseWithPdf, createResults } from './learner.ts'
import { WATER_CYCLE_PAGES } from './material.ts'
import { sharedBrowser } from './shared-browser.ts'
import { sharedSite } from './shared-site.ts'
import type { RunningSite } from './site.ts'
import { newLearner, openAccount } from './steps.ts'

const LEARNER = newLearner({
  name: 'Grace Hopper',
  email: 'grace@example.org',
  password: 'nanoseconds-of-wire-1952',
})
const MAX_REQUESTS = 2

let browser: Browser
let site: RunningSite
let visitor: BrowserSession
let baseId = ''
let quizId = ''
let openQuizId = ''
beforeAll(async () => {
  browser = await sharedBrowser()
  site = sharedSite()
  visitor = await openSession(browser, { baseURL: site.url })
  await openAccount(visitor.page, site, LEARNER)
  const learner = await clientOf(site, LEARNER)
  const bytes = await makePdf({ pages: WATER_CYCLE_PAGES })
  baseId = await createBaseWithPdf(learner, 'Hydrology', {
    name: 'water.pdf',
    bytes,
    pages: WATER_CYCLE_PAGES,
  })
  quizId = await createResults(learner)
  openQuizId = (await storeQuiz(learner)).quizId
})

test.each<[string, () => string, (page: Page) => Promise<unknown>]>([
  [
    'my bases',
    () => '/my-bases',
    (page) => page.getByRole('heading', { name: 'Hydrology' }).waitFor(),
  ],
  [
    'a base',
    () => `/base/${baseId}`,
    (page) => page.getByRole('heading', { name: 'Hydrology' }).waitFor(),
  ],
  [
    'a base being edited',
    () => `/edit-base/${baseId}`,
    (page) => page.getByText('water.pdf').first().waitFor(),
  ],
  ['quiz creation', () => '/quiz', (page) => page.getByLabel(en.creation.name).waitFor()],
  [
    'results',
    () => `/quiz/results/${quizId}`,
    (page) => page.getByRole('article').first().waitFor(),
  ],
  [
    'the dashboard',
    () => '/dashboard',
    (page) => page.getByRole('link', { name: 'Leaves', exact: true }).first().waitFor(),
  ],
  ['the account', () => '/my-account', (page) => page.getByText('water.pdf').first().waitFor()],
  ['a new base', () => '/new-base', (page) => page.getByLabel(en.bases.newBase.name).waitFor()],
  ['a quiz', () => `/quiz/take/${openQuizId}`, (page) => page.getByRole('radio').first().waitFor()],
])('%s is usable after two responses of the server', async (_, path, usable) => {
  // A new page: pending requests of the previous screen are not counted.
  const page = await visitor.context.newPage()
  // Requests that a screen makes once it is usable are never answered here.
  let answered = 0
  await page.route(/\/(rest|auth|storage|functions)\/v1\//, async (route) => {
    // Only the dashboard's chart waits for this one, which may arrive before the two that the
    // screen needs.
    if (route.request().url().includes('get_recent_quiz_performance')) return
    if (answered++ < MAX_REQUESTS) await route.continue()
  })
  await page.goto(path())
  await usable(page)
  await page.unrouteAll({ behavior: 'ignoreErrors' })
  await page.close()
})

// Changes before the subscription were not sent: what is shown is read once more, not twice. The
// number is that of the screen's reads and the count of due reviews.
test.each([
  ['the account', '/my-account', 'get_account_summary', 3],
  ['the dashboard', '/dashboard', 'get_dashboard', 8],
  ['my bases', '/my-bases', 'get_base_cards', 2],
])(
  'reads the data of %s at most once more after it follows changes',
  async (_, path, screen, most) => {
    const page = await visitor.context.newPage()
    const socket = page.waitForEvent('websocket')
    const counts = new Map<string, number>()
    const { promise: readAgain, resolve } = Promise.withResolvers<undefined>()
    page.on('request', (request) => {
      const { pathname } = new URL(request.url())
      if (request.method() === 'OPTIONS' || !pathname.startsWith('/rest/v1/')) return
      const name = `${request.url()} ${request.postData() ?? ''}`
      const count = (counts.get(name) ?? 0) + 1
      counts.set(name, count)
      if (pathname.endsWith(screen) && count === 2) resolve(undefined)
    })
    await page.goto(path)
    const subscribed = (await socket).waitForEvent('framereceived', ({ payload }) =>
      String(payload).includes('Subscribed to PostgreSQL'),
    )
    await Promise.all([subscribed, readAgain])
    // Screens are refreshed at most once a second: a third time would be within these.
    await page.waitForTimeout(2500)
    const repeated = [...counts].filter(([, count]) => count > 1)
    expect(repeated.filter(([, count]) => count > 2)).toEqual([])
    expect(repeated.length).toBeLessThanOrEqual(most)
    await page.close()
  },
)

test.each([
  ['results', () => `/quiz/results/${quizId}`],
  ['a quiz', () => `/quiz/take/${openQuizId}`],
])('%s are requested without waiting for the quiz before its answers', async (_, path) => {
  const page = await visitor.context.newPage()
  await page.route('**/rpc/get_quiz', () => undefined)
  const answers = page.waitForRequest('**/rpc/get_quiz_answers')
  await page.goto(path())
  await answers
  await page.unrouteAll({ behavior: 'ignoreErrors' })
  await page.close()
})

test("requests the navigation bar's parts for learners after the data of the screen", async () => {
  const page = await visitor.context.newPage()
  const parts = page.waitForRequest('**/assets/learner-part-*.js')
  let answerBases = async () => {}
  const held = new Promise<void>((resolve) => {
    void page.route('**/rpc/get_base_cards', (route) => {
      answerBases = () => route.continue()
      resolve()
    })
  })
  let isRequested = false
  void parts.then(() => (isRequested = true))
  await page.goto('/my-bases')
  await held
  // A check of the page's own runs several times within this time.
  await page.waitForTimeout(1000)
  expect(isRequested).toBe(false)
  await answerBases()
  await parts
  await page.unrouteAll({ behavior: 'ignoreErrors' })
  await page.close()
})

test('requests scripts with low priority: they share the bandwidth with the style', async () => {
  const page = await visitor.context.newPage()
  const priorities = new Map<string, string>()
  const devTools = await visitor.context.newCDPSession(page)
  await devTools.send('Network.enable')
  devTools.on('Network.requestWillBeSent', ({ request }) =>
    priorities.set(new URL(request.url).pathname, request.initialPriority),
  )
  await page.goto('/my-bases')
  const of = (name: RegExp) =>
    [...priorities].filter(([path]) => name.test(path)).map(([, priority]) => priority)
  expect(of(/main-.*\.css$/)).toEqual(['VeryHigh'])
  expect(of(/(react|vendor|site|main)-.*\.js$/)).toEqual(['Low', 'Low', 'Low', 'Low'])
  await page.close()
})

test('replaces the prerendered skeleton by the screen, with no other placeholder between', async () => {
  const page = await visitor.context.newPage()
  await page.addInitScript(() => {
    let wasPrerendered = false
    new MutationObserver(() => {
      const isPrerendered = document.querySelector('[data-prerendered]') !== null
      wasPrerendered ||= isPrerendered
      if (wasPrerendered && !isPrerendered && !document.querySelector('h1'))
        document.documentElement.dataset['placeholder'] = ''
    }).observe(document, { childList: true, subtree: true })
  })
  await page.goto('/dashboard')
  await page.getByRole('link', { name: 'Leaves', exact: true }).first().waitFor()
  expect(await page.locator('html[data-placeholder]').count()).toBe(0)
  await page.close()
})

test("keeps the navigation bar usable while a screen's code is late", async () => {
  const page = await visitor.context.newPage()
  await page.route('**/assets/dashboard-*.js', () => undefined)
  await page.goto('/dashboard', { waitUntil: 'commit' })
  await page.getByRole('link', { name: en.common.nav.myBases, exact: true }).first().click()
  await page.getByRole('heading', { name: 'Hydrology' }).waitFor()
  await page.unrouteAll({ behavior: 'ignoreErrors' })
  await page.close()
})
