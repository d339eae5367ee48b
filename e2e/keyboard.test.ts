import type { Browser, Locator, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { en } from '../messages/en/index.ts'
import { openSession, type BrowserSession } from './browser.ts'
import { clientOf, createWaterBase } from './learner.ts'
import { routeRequests } from './route-requests.ts'
import { sharedBrowser } from './shared-browser.ts'
import { sharedSite } from './shared-site.ts'
import type { RunningSite } from './site.ts'
import { newLearner, openAccount } from './steps.ts'

const LEARNER = newLearner({
  name: 'Louis Braille',
  email: 'louis@example.org',
  password: 'six-raised-dots-1824',
})
/** More tab stops than any screen has. */
const MAX_TAB_STOPS = 80

describe('by keyboard alone', () => {
  let browser: Browser
  let site: RunningSite
  let visitor: BrowserSession
  let page: Page
  let baseId = ''
  beforeAll(async () => {
    browser = await sharedBrowser()
    site = sharedSite()
    const before = await openSession(browser, { baseURL: site.url })
    await openAccount(before.page, site, LEARNER)
    await before.close()
    baseId = await createWaterBase(await clientOf(site, LEARNER), 'Hydrology')
    visitor = await openSession(browser, {
      baseURL: site.url,
      withMotion: true,
    })
    page = visitor.page
  })
  afterAll(async () => {
    await visitor.close()
  })

  const isFocused = (target: Locator) =>
    target.evaluate((element) => element === document.activeElement)
  const focusOn = (target: Locator) => expect.poll(() => isFocused(target)).toBe(true)
  /** Presses Tab until `target` has the focus. */
  const tabTo = async (target: Locator) => {
    await target.waitFor()
    // A disabled element is not a tab stop.
    await expect.poll(() => target.isEnabled()).toBe(true)
    for (let stop = 0; stop < MAX_TAB_STOPS; stop++) {
      if (await isFocused(target)) return
      await page.keyboard.press('Tab')
    }
    throw new Error(`Tab never comes to ${target.toString()}`)
  }
  const press = (key: string) => page.keyboard.press(key)
  const button = (name: string) => page.getByRole('button', { name, exact: true })
  /** The current text of the polite live regions. */
  const announcements = () =>
    page
      .locator('[role=status], [aria-live=polite]')
      .evaluateAll((regions) => regions.map((each) => each.textContent))
  const announcesTitle = async (title: string) => {
    await expect.poll(announcements).toContain(`${title} · ${en.common.product}`)
  }

  test('skips to the content with the first tab stop', async () => {
    await page.goto('/')
    await press('Tab')
    await focusOn(page.getByRole('link', { name: en.common.skipToContent }))
    await press('Enter')
    await focusOn(page.locator('#main'))
  })

  test('moves the focus into an overlay, keeps it there and restores it', async () => {
    await page.goto('/')
    const logIn = page.locator('header').getByRole('button', { name: en.common.nav.logIn })
    await tabTo(logIn)
    await press('Enter')
    const overlay = page.getByRole('dialog', { name: en.auth.signIn.title })
    await overlay.waitFor()
    for (let stop = 0; stop < 12; stop++) {
      await press('Tab')
      // Between the last stop and the first, a modal dialog passes the focus through the browser's
      // toolbar.
      const inside = await overlay.evaluate(
        (dialog) =>
          dialog.contains(document.activeElement) || document.activeElement === document.body,
      )
      expect(inside).toBe(true)
    }
    await press('Escape')
    await overlay.waitFor({ state: 'hidden' })
    await focusOn(logIn)
  })

  test('announces a rejected sign-in and accepts a valid one', async () => {
    await press('Enter')
    const overlay = page.getByRole('dialog', { name: en.auth.signIn.title })
    await tabTo(overlay.getByLabel(en.auth.emailLabel))
    await page.keyboard.type(LEARNER.email)
    await tabTo(overlay.getByLabel(en.auth.passwordLabel, { exact: true }))
    await page.keyboard.type('not the password')
    await press('Enter')
    await overlay.getByRole('alert').waitFor()
    await tabTo(overlay.getByLabel(en.auth.passwordLabel, { exact: true }))
    await press('ControlOrMeta+a')
    await page.keyboard.type(LEARNER.password)
    await press('Enter')
    await overlay.waitFor({ state: 'hidden' })
    await expect.poll(async () => (await announcements()).join(' ')).toContain(en.auth.signedIn)
  })

  test('opens the profile menu by Enter, moves by arrows and closes by Escape', async () => {
    const profile = button(en.common.nav.profile)
    await tabTo(profile)
    await press('Enter')
    await focusOn(page.getByRole('menuitem', { name: en.common.nav.dashboard }))
    await press('ArrowDown')
    await focusOn(page.getByRole('menuitem', { name: en.common.nav.myAccount }))
    await press('Escape')
    await focusOn(profile)
  })

  test('focuses the heading and announces the title after a change of screen', async () => {
    await page.goto('/')
    // Before React has rendered the page, a link reloads it.
    await button(en.common.nav.profile).waitFor()
    await tabTo(page.getByRole('link', { name: en.common.nav.myBases, exact: true }).first())
    await press('Enter')
    await focusOn(page.getByRole('heading', { level: 1, name: en.bases.myBases.title }))
    await announcesTitle(en.bases.myBases.title)
  })

  test('announces a slow screen once its data have loaded and then focuses its heading', async () => {
    await page.evaluate(() => {
      const announced: string[] = []
      Object.assign(window, { announced })
      const observer = new MutationObserver((changes) => {
        for (const { target } of changes) {
          const region = target.parentElement?.closest('p[role=status]')
          if (region?.parentElement?.querySelector('#main')) announced.push(region.textContent)
        }
      })
      observer.observe(document.body, { subtree: true, childList: true, characterData: true })
    })
    const held = async (path: string) => {
      const released = Promise.withResolvers<undefined>()
      await routeRequests(page, path, async (route) => {
        await released.promise
        await route.continue()
      })
      return released
    }
    const base = await held('**/rest/v1/bases?*')
    const files = await held('**/rest/v1/base_files?*')
    await tabTo(page.getByRole('link', { name: /Hydrology/ }).first())
    await press('Enter')
    await focusOn(page.locator('#main'))
    base.resolve(undefined)
    await expect.poll(() => page.title()).toContain('Hydrology')
    files.resolve(undefined)
    await focusOn(page.getByRole('heading', { level: 1, name: 'Hydrology' }))
    await announcesTitle('Hydrology')
    await page.unrouteAll()
    await expect
      .poll(() => page.evaluate('window.announced'))
      .toEqual([`Hydrology · ${en.common.product}`])
  })

  test('announces a complete answer once and keeps the focus in the field', async () => {
    await page.goto(`/base/${baseId}`)
    await page.locator('section[data-page="1"] canvas').waitFor()
    const composer = page.getByLabel(en.tutor.composer)
    await tabTo(composer)
    await page.keyboard.type('How much rain falls in Mawsynram?')
    await press('Enter')
    await expect.poll(async () => (await announcements()).join(' ')).toContain('11870 millimetres')
    expect((await announcements()).join(' ')).toContain(en.tutor.pageAloud(3))
    await focusOn(composer)
    const cited = page
      .getByRole('log')
      .getByRole('button', { name: en.tutor.citeLabel(3) })
      .first()
    await press('Shift+Tab')
    for (let stop = 0; stop < 12 && !(await isFocused(cited)); stop++) await press('Shift+Tab')
    await press('Enter')
    await expect
      .poll(async () => (await announcements()).join(' '))
      .toContain(en.reader.highlight.found(3))
  })

  test('configures and makes a quiz', async () => {
    await tabTo(page.getByRole('link', { name: en.common.nav.quiz, exact: true }).first())
    await press('Enter')
    await focusOn(page.getByRole('heading', { level: 1, name: en.creation.title }))
    await tabTo(page.getByRole('checkbox', { name: en.creation.selectAll('Hydrology') }))
    await press('Space')
    await tabTo(page.getByLabel(en.creation.name))
    await page.keyboard.type('By keyboard')
    for (const [type, count] of [
      ['mcq', '1'],
      ['saq', '1'],
      ['laq', '0'],
    ] as const) {
      await tabTo(page.getByLabel(en.quiz.types[type], { exact: true }))
      await press('ControlOrMeta+a')
      await page.keyboard.type(count)
    }
    // Recorded by the page, because it does not last: the quiz is soon made and opened.
    await page.evaluate(() => {
      const focused: (string | null)[] = []
      Object.assign(window, { focused })
      addEventListener(
        'focusin',
        ({ target }) => target instanceof Element && focused.push(target.textContent),
      )
    })
    await press('Enter')
    await page.waitForURL(/\/quiz\/take\//)
    await expect.poll(() => page.evaluate('window.focused')).toContain(en.creation.madeTitle)
    await focusOn(page.locator('#question-text'))
    await announcesTitle('By keyboard')
  })

  test('answers questions by number keys and text, each with the focus on the next', async () => {
    await page.getByRole('radio').first().waitFor()
    await page.evaluate(() => localStorage.setItem('stoa-single-keys', 'off'))
    await press('1')
    await press('ArrowRight')
    await page.evaluate(() => localStorage.removeItem('stoa-single-keys'))
    await focusOn(page.locator('#question-text'))
    await expect.poll(() => page.getByRole('radio').first().isChecked()).toBe(false)
    await press('2')
    await focusOn(page.getByRole('radio').nth(1))
    await press('Enter')
    const answerField = page.getByRole('textbox', { name: en.taking.yourAnswer })
    await answerField.waitFor()
    await focusOn(page.locator('#question-text'))
    await tabTo(answerField)
    await page.keyboard.type('Rising air expands and cools because the pressure falls with height.')
    await press('Control+Enter')
    await tabTo(button(en.taking.submitTest))
    await press('Enter')
  })

  test('announces the results and focuses their first heading', async () => {
    await page.waitForURL(/\/quiz\/results\//)
    await page.getByRole('article').first().waitFor()
    await focusOn(page.getByRole('heading', { level: 1 }))
    await announcesTitle(en.quiz.results.title('By keyboard'))
    expect(visitor.pageErrors.filter((pageError) => !pageError.includes('400'))).toEqual([])
  })
})
