import { setTimeout } from 'node:timers/promises'
import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { RECENT_ITEMS } from '../domain/constants.ts'
import { en } from '../messages/en/index.ts'
import { makePdf } from '../testing/pdf.ts'
import { openSession, type BrowserSession } from './browser.ts'
import { sharedBrowser } from './shared-browser.ts'
import { startSite, type Site } from './site.ts'
import { createBase, listOfFiles, signIn, signUp } from './steps.ts'

const messages = en.account
const LEARNER = { name: 'Mary Anning', email: 'mary@example.org', password: 'ichthyosaur-1811' }

describe('the account in a browser', () => {
  let browser: Browser
  let site: Site
  let visitor: BrowserSession
  let baseUrl = ''
  beforeAll(async () => {
    browser = await sharedBrowser()
    site = await startSite()
    visitor = await openSession(browser, { baseURL: site.url })
    await signUp(visitor.page, LEARNER)
    const bytes = await makePdf({ pages: ['Ammonites lived in coiled shells.'] })
    baseUrl = await createBase(
      visitor.page,
      'Fossils',
      Array.from({ length: RECENT_ITEMS + 1 }, (_, index) => ({
        name: `layer-${index}.pdf`,
        mimeType: 'application/pdf',
        bytes,
      })),
    )
    // A file that is still being read would be requested again in the background of every screen.
    const files = listOfFiles(visitor.page)
    await files.getByText(en.bases.extraction.ready).nth(RECENT_ITEMS).waitFor()
  })
  afterAll(async () => {
    await visitor.close()
    await site.close()
  })

  /**
   * Opens the account and waits for what it and every screen request in the background. Once
   * changes are followed, everything is read a second time.
   */
  async function openAccount() {
    const { page } = visitor
    const answered = (name: string, times = 1) => {
      let count = 0
      return page.waitForResponse((response) => {
        if (new URL(response.url()).pathname.endsWith(name)) count += 1
        return count === times
      })
    }
    const background = [
      answered('get_due_questions'),
      answered('get_unread_files'),
      answered('review_notices'),
      answered('get_account_summary', 2),
    ]
    await page.goto('/my-account')
    await Promise.all(background)
    await page.waitForLoadState('networkidle')
  }

  test('shows profile and usage, at most six recent files, and opens a base', async () => {
    const { page } = visitor
    await page.goto('/my-account')
    await page.getByRole('heading', { name: LEARNER.name }).waitFor()
    await page.getByText(LEARNER.email).waitFor()
    const usage = page.getByRole('region', { name: messages.usage })
    await usage.getByText('KB').waitFor()
    expect((await usage.innerText()).split('\n').slice(0, 4)).toEqual([
      messages.bases(1),
      '1',
      messages.files(7),
      '7',
    ])
    await expect.poll(() => page.getByRole('link', { name: /layer-/ }).count()).toBe(RECENT_ITEMS)
    await page.getByRole('link', { name: /^Fossils/ }).click()
    await page.waitForURL(new URL(baseUrl).pathname)
    expect(visitor.pageErrors).toEqual([])
  })

  test('signs out from the account page, and removes what was typed and read', async () => {
    const { page } = visitor
    const ownKeys = () =>
      page.evaluate(() =>
        Object.keys(localStorage).filter((key) => /^stoa-(?:draft:|reading-place)/.test(key)),
      )
    await page.goto(new URL(baseUrl).pathname)
    await page.getByRole('textbox', { name: en.tutor.composer }).fill('Where do fossils')
    await expect.poll(ownKeys).toHaveLength(2)
    await openAccount()
    // The server answers a request of the screen late.
    await page.route(/get_account_summary/, async (route) => {
      await setTimeout(3000)
      await route.continue()
    })
    const unanswered = page.waitForRequest(/get_account_summary/)
    await page.reload()
    await page.getByRole('main').getByRole('button', { name: messages.signOut }).waitFor()
    // The home page is shown for a while to a learner who is still signed in.
    await page.route(/\/auth\/v1\/logout/, async (route) => {
      await setTimeout(1500)
      await route.continue()
    })
    const requested: string[] = []
    page.on('request', (request) => requested.push(new URL(request.url()).pathname))
    await page.getByRole('main').getByRole('button', { name: messages.signOut }).click()
    await page.getByText(en.common.signedOut).waitFor()
    expect(await ownKeys()).toEqual([])
    expect(new URL(page.url()).pathname).toBe('/')
    expect(requested).toContain('/auth/v1/logout')
    expect(requested.filter((path) => path.startsWith('/rest/'))).toEqual([])
    expect((await (await unanswered).response())?.status()).toBe(200)
    await page.unroute(/\/auth\/v1\/logout/)
    await page.unroute(/get_account_summary/)
    await page.getByRole('button', { name: en.common.nav.logIn }).first().click()
    await signIn(page, LEARNER)
  })

  test('signs out on a slow device while the home page loads, without refused requests', async () => {
    const slow = await openSession(browser, { baseURL: site.url })
    const { page } = slow
    await page.goto('/')
    const device = await slow.context.newCDPSession(page)
    await page.getByRole('button', { name: en.common.nav.logIn }).first().click()
    await device.send('Emulation.setCPUThrottlingRate', { rate: 10 })
    await signIn(page, LEARNER)
    await page.getByRole('button', { name: en.common.nav.profile }).click()
    await page.getByRole('menuitem', { name: en.common.nav.signOut }).click()
    await page.getByText(en.common.signedOut).waitFor()
    await device.send('Emulation.setCPUThrottlingRate', { rate: 1 })
    await page.reload()
    expect(slow.pageErrors).toEqual([])
    await slow.close()
  })

  test('deletes the account and its files after the email is typed, and rejects a later sign-in', async () => {
    const { page } = visitor
    await openAccount()
    await page.getByRole('button', { name: messages.delete.open }).click()
    const dialog = page.getByRole('dialog')
    const confirm = dialog.getByRole('button', { name: messages.delete.confirm })
    await expect.poll(() => confirm.isDisabled()).toBe(true)
    await dialog.getByLabel(messages.delete.typeEmail(LEARNER.email)).fill('someone@example.org')
    await expect.poll(() => confirm.isDisabled()).toBe(true)
    await dialog
      .getByLabel(messages.delete.typeEmail(LEARNER.email))
      .fill(LEARNER.email.toUpperCase())
    await expect.poll(() => confirm.isEnabled()).toBe(true)
    await page.keyboard.press('Enter')
    await page.getByText(messages.delete.done).waitFor()
    await page.waitForURL(/\/$/)
    await page.getByRole('button', { name: en.common.nav.logIn }).first().waitFor()
    // The session of a deleted account cannot be revoked on the server.
    expect(
      visitor.pageErrors.filter((pageError) => !/logout|status of 403/.test(pageError)),
    ).toEqual([])

    await page.getByRole('button', { name: en.common.nav.logIn }).first().click()
    const overlay = page.getByRole('dialog')
    await overlay.getByLabel(en.auth.emailLabel).fill(LEARNER.email)
    await overlay.getByLabel(en.auth.passwordLabel, { exact: true }).fill(LEARNER.password)
    await page.keyboard.press('Enter')
    await overlay.getByRole('alert').getByText('Invalid login credentials').waitFor()
  })
})
