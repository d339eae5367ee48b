import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { en } from '../messages/en/index.ts'
import { confirmationLink } from '../testing/confirmation-link.ts'
import { openSession, type BrowserSession } from './browser.ts'
import { sharedBrowser } from './shared-browser.ts'
import { sharedSite } from './shared-site.ts'
import { createAccount, newLearner } from './steps.ts'

const LEARNER = newLearner({
  name: 'Rosa Parra',
  email: 'rosa@example.org',
  password: 'one link, opened once 7',
})

describe('a mailed link', () => {
  const site = sharedSite()
  let browser: Browser
  let visitor: BrowserSession
  beforeAll(async () => {
    browser = await sharedBrowser()
    visitor = await openSession(browser, { baseURL: site.url, width: 390, height: 844 })
  })
  afterAll(async () => {
    await visitor.close()
  })
  const linkLeft = () => visitor.page.evaluate(() => sessionStorage.getItem('stoa-link'))

  test('signs in although another page is loaded before its session is stored', async () => {
    const { page } = visitor
    await createAccount(site, LEARNER)
    // The first page asks who the learner is and gets no answer.
    const asked = Promise.withResolvers<undefined>()
    await page.route('**/auth/v1/user', () => asked.resolve(undefined), { times: 1 })
    await page.goto(await confirmationLink(site.url, LEARNER.email), { waitUntil: 'commit' })
    await asked.promise
    await page.goto('/dashboard')
    await page.getByRole('heading', { level: 1, name: en.dashboard.title }).waitFor()
    await page.getByRole('button', { name: en.common.nav.profile }).first().waitFor()
    await expect.poll(() => new URL(page.url()).hash).toBe('')
    await expect.poll(linkLeft).toBeNull()
    await page.reload()
    await page.getByRole('heading', { level: 1, name: en.dashboard.title }).waitFor()
  })

  test('that is refused is forgotten', async () => {
    const stranger = await openSession(browser, { baseURL: site.url })
    const { page } = stranger
    await page.goto('/#access_token=no&refresh_token=no&expires_in=3600&token_type=bearer')
    await page.getByRole('button', { name: en.common.nav.logIn }).first().waitFor()
    const left = () => page.evaluate(() => sessionStorage.getItem('stoa-link'))
    await expect.poll(left).toBeNull()
    await page.goto('/my-bases')
    await page.getByRole('heading', { level: 1, name: en.common.guard.title }).waitFor()
    expect(new URL(page.url()).hash).toBe('')
    await stranger.close()
  })
})
