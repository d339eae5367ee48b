import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, test } from 'vitest'
import { en } from '../domain/messages/en/index.ts'
import { makePdf } from '../testing/pdf.ts'
import { newVisitor, openBrowser } from './browser.ts'
import { clientOf, storeBase, storeResults } from './learner.ts'
import { WATER_CYCLE_PAGES } from './material.ts'
import { startSite, type Site } from './site.ts'
import { signUp } from './steps.ts'

const LEARNER = { name: 'Grace Hopper', email: 'grace@example.org', password: 'nanoseconds-of-wire-1952' }
const MOST = 2

let browser: Browser
let site: Site
let page: Page
let baseId = ''
let quizId = ''
beforeAll(async () => {
  browser = await openBrowser()
  site = await startSite()
  ;({ page } = await newVisitor(browser, { baseURL: site.url }))
  await signUp(page, LEARNER)
  const learner = await clientOf(site, LEARNER)
  const bytes = await makePdf({ pages: WATER_CYCLE_PAGES })
  baseId = await storeBase(learner, 'Hydrology', { name: 'water.pdf', bytes, pages: WATER_CYCLE_PAGES })
  quizId = await storeResults(learner)
})
afterAll(async () => {
  await browser.close()
  await site.close()
})

test.each<[string, () => string, () => Promise<unknown>]>([
  ['my bases', () => '/my-bases', () => page.getByRole('heading', { name: 'Hydrology' }).waitFor()],
  ['a base', () => `/base/${baseId}`, () => page.getByRole('heading', { name: 'Hydrology' }).waitFor()],
  ['a base being edited', () => `/edit-base/${baseId}`, () => page.getByText('water.pdf').first().waitFor()],
  ['quiz creation', () => '/quiz', () => page.getByLabel(en.quiz.create.name).waitFor()],
  ['results', () => `/quiz/results/${quizId}`, () => page.getByRole('article').first().waitFor()],
  [
    'the dashboard',
    () => '/dashboard',
    () => page.getByRole('link', { name: 'Leaves', exact: true }).first().waitFor(),
  ],
  ['the account', () => '/my-account', () => page.getByText('water.pdf').first().waitFor()],
  ['a new base', () => '/new-base', () => page.getByLabel(en.bases.newBase.name).waitFor()],
])('%s is usable after two answers of the server', async (_, path, usable) => {
  // What a screen asks for once it is usable never gets an answer here.
  let answered = 0
  await page.route(/\/(rest|auth|storage|functions)\/v1\//, async (route) => {
    // Only the dashboard's chart waits for this one, which may overtake the two that the screen needs.
    if (route.request().url().includes('get_recent_quiz_performance')) return
    if (answered++ < MOST) await route.continue()
  })
  await page.goto(path())
  await usable()
  await page.unrouteAll({ behavior: 'ignoreErrors' })
})
