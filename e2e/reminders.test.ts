import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { en } from '../messages/en/index.ts'
import type { InboxMail } from '../server/mail/inbox.ts'
import type { SignedIn } from '../testing/app.ts'
import { openSession, type BrowserSession } from './browser.ts'
import { clientOf, createResults } from './learner.ts'
import { sharedBrowser } from './shared-browser.ts'
import { startSite, type Site } from './site.ts'
import { signUp } from './steps.ts'

const LEARNER = {
  name: 'Hermann Ebbinghaus',
  email: 'hermann@example.org',
  password: 'zof-wux-caz-1885',
}
const DAY_MS = 86_400_000

const { reminders } = en.account
const { review, unsubscribe } = en.mail

/** Reminders of due reviews; each test continues where the previous one stopped. */
describe('reminders of due reviews', () => {
  let browser: Browser
  let site: Site
  let visitor: BrowserSession
  let page: Page
  let learner: SignedIn
  // Chosen once: the hour may end during these tests.
  const timeZone = zoneAtNoon()
  beforeAll(async () => {
    browser = await sharedBrowser()
    site = await startSite()
    visitor = await openSession(browser, { baseURL: site.url })
    page = visitor.page
    const devTools = await visitor.context.newCDPSession(page)
    await devTools.send('Emulation.setTimezoneOverride', { timezoneId: timeZone })
    await page.addInitScript(recordBadge)
    await signUp(page, LEARNER)
    learner = await clientOf(site, LEARNER)
    await createResults(learner)
    // The quiz was taken ten days ago, so that its missed questions are due.
    await learner.client
      .from('quizzes')
      .update({ completed_at: new Date(Date.now() - 10 * DAY_MS).toISOString() })
      .eq('user_id', learner.user.id)
      .throwOnError()
  })
  afterAll(async () => {
    expect(visitor.pageErrors).toEqual([])
    await visitor.close()
    await site.close()
  })

  const openAccount = async () => {
    await page.goto('/my-account')
    await page.getByRole('heading', { name: reminders.title }).waitFor()
  }
  const mailSwitch = () => page.getByRole('switch', { name: reminders.mail })
  const badgeSwitch = () => page.getByRole('switch', { name: reminders.badge })
  /** The numbers that the icon of the app showed on this page; 0 is none. */
  const badges = () =>
    page.evaluate(() => (globalThis as unknown as { shownBadges: number[] }).shownBadges)
  const sentReminders = async (): Promise<InboxMail[]> => {
    const mails = (await (await fetch(`${site.url}/inbox/messages`)).json()) as InboxMail[]
    return mails.filter(({ subject }) => subject.startsWith('Stoa: '))
  }
  /** Restarts the server, which looks for due reviews at its start and every hour. */
  const restart = async () => {
    await page.goto('about:blank')
    await site.kill()
    await site.restart()
  }

  test('are off at first: no mail is sent and the icon shows no number', async () => {
    await openAccount()
    await expect.poll(() => mailSwitch().isChecked()).toBe(false)
    await expect.poll(() => badgeSwitch().isChecked()).toBe(false)
    await page.getByTitle(en.common.nav.dueTitle).waitFor()
    await expect.poll(() => badges()).toEqual([])
    await restart()
    await openAccount()
    await expect.poll(() => sentReminders()).toEqual([])
  })

  test('are switched on by keyboard and are still on after a reload', async () => {
    await mailSwitch().focus()
    await page.keyboard.press('Space')
    await page.getByText(`Time zone: ${timeZone}. Language: English.`).waitFor()
    await expect
      .poll(async () => (await learner.client.from('review_notices').select('mail')).data)
      .toEqual([{ mail: true }])
    await badgeSwitch().focus()
    await page.keyboard.press('Space')
    await page.reload()
    await expect.poll(() => mailSwitch().isChecked()).toBe(true)
    await expect.poll(() => badgeSwitch().isChecked()).toBe(true)
  })

  test('show the number of the navigation bar on the icon of the app', async () => {
    const due = await page.getByTitle(en.common.nav.dueTitle).innerText()
    await expect.poll(async () => (await badges()).at(-1)).toBe(Number.parseInt(due, 10))
    expect(Number.parseInt(due, 10)).toBeGreaterThan(0)
  })

  test('mail what is due, once a day, with a link to it', async () => {
    await restart()
    await expect.poll(async () => (await sentReminders()).length).toBe(1)
    await restart()
    await page.goto('/inbox')
    const due = page.getByRole('article').filter({ hasText: review.note })
    await expect.poll(() => due.count()).toBe(1)
    await due.getByRole('link', { name: review.action }).click()
    await page.waitForURL(/\/dashboard$/)
    await page.getByRole('heading', { level: 1 }).waitFor()
  })

  test('are stopped by the link in the mail without signing in, not by opening it', async () => {
    const [mail] = await sentReminders()
    const link = /https?:\S+\/unsubscribe\S+/.exec(mail?.text ?? '')?.[0] ?? ''
    const stranger = await openSession(browser, { baseURL: site.url })
    await stranger.page.goto(link)
    await stranger.page.getByRole('heading', { name: unsubscribe.title }).waitFor()
    const isOn = async () =>
      (await learner.client.from('review_notices').select('mail').single().throwOnError()).data.mail
    await expect.poll(() => isOn()).toBe(true)
    await stranger.page.keyboard.press('Tab')
    await stranger.page.keyboard.press('Enter')
    await stranger.page.getByRole('heading', { name: unsubscribe.doneTitle }).waitFor()
    await expect.poll(() => isOn()).toBe(false)
    expect(stranger.pageErrors).toEqual([])
    await stranger.close()
    await openAccount()
    await expect.poll(() => mailSwitch().isChecked()).toBe(false)
  })

  test('remove the number from the icon when the learner signs out', async () => {
    await page.getByTitle(en.common.nav.dueTitle).waitFor()
    await expect.poll(async () => (await badges()).at(-1)).toBeGreaterThan(0)
    await page.getByRole('main').getByRole('button', { name: en.account.signOut }).click()
    await page.getByText(en.common.signedOut).waitFor()
    expect((await badges()).at(-1)).toBe(0)
  })
})

/** A time zone in which it is about noon, where mails are sent and the day does not end soon. */
function zoneAtNoon(): string {
  const hours = new Date().getUTCHours() - 12
  return hours === 0 ? 'UTC' : `Etc/GMT${hours < 0 ? hours : `+${hours}`}`
}

/** Runs in the page: records what the icon of an installed app would show. */
function recordBadge(): void {
  const shownBadges: number[] = []
  Object.assign(globalThis, { shownBadges })
  Object.defineProperty(navigator, 'setAppBadge', {
    configurable: true,
    value: (count: number) => {
      shownBadges.push(count)
      return Promise.resolve()
    },
  })
}
