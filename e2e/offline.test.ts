import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { en } from '../messages/en/index.ts'
import { storeQuiz } from '../testing/quiz.ts'
import { openSession, type BrowserSession } from './browser.ts'
import { clientOf } from './learner.ts'
import { closeSessions, sharedBrowser } from './shared-browser.ts'
import { startSite, type Site } from './site.ts'
import { signUp } from './steps.ts'

const LEARNER = {
  name: 'Noor Haddad',
  email: 'noor@example.org',
  password: 'a train in a tunnel 9',
}

let site: Site
let browser: Browser
let visitor: BrowserSession
let page: Page

beforeAll(async () => {
  site = await startSite()
  browser = await sharedBrowser()
  visitor = await openSession(browser, { baseURL: site.url, withServiceWorker: true })
  page = visitor.page
  await signUp(page, LEARNER)
})
afterAll(async () => {
  await closeSessions()
  await site.close()
})

const cachedPaths = () =>
  page.evaluate(async () => {
    const names = await caches.keys()
    const requests = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()))
    return requests.flat().map(({ url }) => new URL(url).pathname)
  })

/** Removes the home page from the caches, where it is if it was opened with the worker active. */
const forgetHomePage = () =>
  page.evaluate(async () => {
    for (const name of await caches.keys()) await (await caches.open(name)).delete('/')
  })

/** Whether all files of the page are cached: one after another, and no more of them offline. */
const isCached = () =>
  page.evaluate(async () => {
    const paths = performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname)
    const files = paths.filter((path) => path.startsWith('/assets/'))
    const cached = await Promise.all(files.map((path) => caches.match(path)))
    return files.length > 0 && cached.every((file) => file !== undefined)
  })

describe('without a network', () => {
  it('opens the site and states that it is offline', async () => {
    await page.getByRole('link', { name: en.common.nav.myBases }).first().click()
    await page.getByText(en.bases.myBases.emptyTitle).waitFor()
    await page.evaluate(() => navigator.serviceWorker.ready.then(() => null))
    await expect.poll(cachedPaths).toContain('/dashboard')
    // Again with the worker active, as on any later visit
    await page.reload()
    await page.getByText(en.bases.myBases.emptyTitle).waitFor()
    await expect.poll(isCached).toBe(true)

    await forgetHomePage()
    await visitor.context.setOffline(true)
    await page.reload()
    await page.getByText(en.common.offline.body).waitFor()
    await page.getByRole('heading', { level: 1, name: en.bases.myBases.title }).waitFor()
    await page.getByRole('button', { name: en.common.nav.profile }).waitFor()
  })

  it('opens the home page, which is not cached', async () => {
    expect(await cachedPaths()).not.toContain('/')
    await page.goto('/')
    await page.getByText(en.common.offline.body).waitFor()
    await page.getByRole('heading', { level: 1 }).getByText(en.common.product).waitFor()
    await page.goto('/my-bases')
    await page.getByRole('heading', { level: 1, name: en.bases.myBases.title }).waitFor()
  })

  it('reports a screen that was never opened as offline, not as an application error', async () => {
    await page.getByRole('link', { name: en.common.nav.quiz }).first().click()
    await page.getByRole('heading', { level: 1, name: en.common.offline.title }).waitFor()
  })

  it('loads that screen once the network is back', async () => {
    await visitor.context.setOffline(false)
    await page.getByRole('heading', { level: 1, name: en.creation.title }).waitFor()
  })

  it('continues once the network is back', async () => {
    await visitor.context.setOffline(true)
    await page.getByText(en.common.offline.body).waitFor()
    await visitor.context.setOffline(false)
    await page.getByText(en.common.offline.back).waitFor()
    await expect.poll(() => page.getByText(en.common.offline.body).count()).toBe(0)
  })

  const openDashboard = async () => {
    await page.getByRole('button', { name: en.common.nav.profile }).click()
    await page.getByRole('menuitem', { name: en.common.nav.dashboard }).click()
  }
  it.each([
    ['a page that is opened', '/dashboard', () => page.reload()],
    ['a link', '/my-account', openDashboard],
  ])('says on the dashboard of %s that it loads by itself, and loads it', async (_, from, open) => {
    await page.goto('/dashboard')
    await page.getByText(en.dashboard.emptyTitle).waitFor()
    await expect.poll(isCached).toBe(true)
    await page.goto(from)
    await page.waitForLoadState('networkidle')
    await visitor.context.setOffline(true)
    await open()
    await page.getByText(en.common.offline.waits).waitFor()
    expect(await page.getByText(en.common.states.errorTitle).count()).toBe(0)
    await visitor.context.setOffline(false)
    await page.getByText(en.dashboard.emptyTitle).waitFor()
  })
})

describe('an answer of a test given without a network', () => {
  it('is sent by itself once the network is back', async () => {
    const learner = await clientOf(site, LEARNER)
    const { quizId, questions } = await storeQuiz(learner)
    await page.goto(`/quiz/take/${quizId}`)
    await page.getByRole('radio', { name: 'Red and blue' }).check()
    await visitor.context.setOffline(true)
    await page.getByRole('button', { name: en.taking.submitAnswer }).click()
    await page.getByText(en.common.offline.body).waitFor()
    const stored = async () => {
      const answers = learner.client.from('quiz_answers').select('question_id, user_answer')
      return (await answers.eq('quiz_id', quizId).throwOnError()).data
    }
    expect(await stored()).toEqual([])
    await visitor.context.setOffline(false)
    await expect.poll(stored).toEqual([{ question_id: questions.mcq, user_answer: '2' }])
    await page.getByText(en.taking.position(2, 3)).waitFor()
  })
})

describe('the cache', () => {
  it('contains the site and no learner data', async () => {
    const paths = await cachedPaths()
    expect(paths).toContain('/dashboard')
    expect(paths.some((path) => path.startsWith('/assets/'))).toBe(true)
    for (const path of paths)
      expect(path).toMatch(
        /^\/($|(dashboard|my-account|new-base|my-bases|(edit-)?base|quiz(\/take|\/results)?)$|assets\/|favicon\.svg$|icon-\d+\.png$|manifest\.webmanifest$)/,
      )
  })

  it('is replaced by newer responses of the server', async () => {
    const seen = await page.evaluate(async () => {
      const name = (await caches.keys())[0] ?? ''
      const cache = await caches.open(name)
      await cache.put(
        '/dashboard',
        new Response('an older page', { headers: { 'content-type': 'text/html' } }),
      )
      const fresh = await fetch('/health')
      return fresh.headers.get('content-type')
    })
    expect(seen).toContain('application/json')
    await page.goto('/dashboard')
    await page.getByRole('heading', { level: 1, name: en.dashboard.title }).waitFor()
    const cached = await page.evaluate(async () => (await caches.match('/dashboard'))?.text())
    expect(cached).toContain('<div id="root">')
  })
})
