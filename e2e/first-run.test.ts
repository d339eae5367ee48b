import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { de } from '../messages/de/index.ts'
import { en } from '../messages/en/index.ts'
import { es } from '../messages/es/index.ts'
import { confirmationLink } from '../testing/confirmation-link.ts'
import { horizontalOverflow, openSession, type BrowserSession } from './browser.ts'
import { closeSessions, sharedBrowser } from './shared-browser.ts'
import { startSite, type Site } from './site.ts'

const LEARNER = { name: 'Käthe Vogt', email: 'kaethe@example.org', password: 'eine lange Nacht 17' }

let site: Site
let browser: Browser
let visitor: BrowserSession
let page: Page

beforeAll(async () => {
  site = await startSite()
  browser = await sharedBrowser()
  visitor = await openSession(browser, { baseURL: site.url, locale: 'de-AT' })
  page = visitor.page
})
afterAll(async () => {
  await closeSessions()
  await site.close()
})

const heading = (name: string) => page.getByRole('heading', { level: 1, name })
const overflow = () => horizontalOverflow(page)

describe('a new user whose browser asks for German', () => {
  it('sees the front page in German', async () => {
    await page.goto('/')
    await heading(de.home.title).waitFor()
    await expect.poll(() => page.evaluate(() => document.documentElement.lang)).toBe('de')
  })

  it.each([1440, 360])(
    'sees the short name of the language in a bar of %i pixels',
    async (width) => {
      await page.setViewportSize({ width, height: 900 })
      const language = page.getByRole('button', { name: `DE, ${de.common.language}: Deutsch` })
      await language.getByText('DE', { exact: true }).waitFor()
      await expect.poll(() => overflow()).toBe(0)
      await page.setViewportSize({ width: 1440, height: 900 })
    },
  )

  it('signs up in German', async () => {
    await page.getByRole('button', { name: de.common.nav.signUp }).first().click()
    const overlay = page.getByRole('dialog', { name: de.auth.signUp.title })
    await overlay.getByLabel(de.auth.signUp.nameLabel).fill(LEARNER.name)
    await overlay.getByLabel(de.auth.emailLabel).fill(LEARNER.email)
    await overlay.getByLabel(de.auth.passwordLabel, { exact: true }).fill(LEARNER.password)
    await overlay.getByRole('checkbox').check()
    await overlay.getByRole('button', { name: de.auth.signUp.submit }).click()
    await overlay.getByText(de.auth.signedUp).waitFor()
    await page.goto(await confirmationLink(site.url, LEARNER.email))
    await page.getByRole('button', { name: de.common.nav.profile }).waitFor()
  })

  it('has the main button of a screen in full width on a phone', async () => {
    await page.setViewportSize({ width: 390, height: 800 })
    for (const [path, name] of [
      ['/', de.bases.sample.quiz],
      ['/my-bases', de.bases.myBases.emptyAction],
    ] as const) {
      await page.goto(path)
      const button = page.getByRole('main').getByText(name, { exact: true })
      await expect.poll(async () => (await button.boundingBox())?.width).toBeGreaterThan(300)
    }
    await page.setViewportSize({ width: 1440, height: 900 })
  })

  it('finds the sample on the empty dashboard and opens it with one click on the empty list', async () => {
    await page.goto('/dashboard')
    await page.getByRole('button', { name: de.bases.sample.action }).waitFor()
    await page.getByRole('link', { name: de.common.nav.myBases }).first().click()
    // The dashboard, with a button of the same name, stays until the list has loaded.
    await heading(de.bases.myBases.title).waitFor()
    await page.getByRole('button', { name: de.bases.sample.action }).click()
    await page.waitForURL(/\/base\/[0-9a-f-]{36}/)
    await page.getByText('Ein kurzer Kurs für alle, die etwas zu lernen haben').waitFor()
  })

  it('asks about it, and the tutor introduces itself in German', async () => {
    const composer = page.getByLabel(de.tutor.composer)
    await page.getByText(de.tutor.welcome.withoutModel).waitFor()
    const suggestions = page.getByRole('list', { name: de.tutor.suggestions.label })
    await suggestions
      .getByRole('button', { name: /^Was bedeutet „.+“\?$/ })
      .first()
      .waitFor()
    await page.getByRole('button', { name: de.tutor.suggestions.terms }).click()
    const log = page.getByRole('log', { name: de.tutor.log })
    await log.getByRole('button', { name: de.tutor.copy }).waitFor()
    await expect.poll(() => log.innerText()).toContain(de.tutor.answeredBy.builtin)
    await expect.poll(() => composer.isEnabled()).toBe(true)
  })

  it('takes a quiz made from it and sees the marks in German', async () => {
    const messages = de.quiz
    await page.getByRole('link', { name: de.common.nav.quiz }).first().click()
    await page.getByRole('checkbox', { name: de.creation.selectAll(de.bases.sample.name) }).check()
    await page.getByLabel(de.creation.name).fill('Erster Versuch')
    for (const [type, count] of [
      ['mcq', 2],
      ['saq', 1],
      ['laq', 0],
    ] as const)
      await page.getByLabel(messages.types[type], { exact: true }).fill(String(count))
    await page.getByRole('button', { name: de.creation.submit }).click()
    await page.waitForURL(/\/quiz\/take\//, { timeout: 60_000 })
    for (const position of [1, 2]) {
      await page.getByText(de.taking.position(position, 3)).first().waitFor()
      await page.locator('input[type=radio]').first().check()
      await page.getByRole('button', { name: de.taking.submitAnswer }).click()
    }
    await page.getByText(de.taking.position(3, 3)).first().waitFor()
    await page
      .getByRole('textbox', { name: de.taking.yourAnswer })
      .fill('Davon weiß ich noch nichts.')
    await page.getByRole('button', { name: de.taking.submitAnswer }).click()
    await page.getByRole('button', { name: de.taking.submitTest }).click()
    await page.waitForURL(/\/quiz\/results\//)
    await heading('Erster Versuch').waitFor()
    await page.getByText(messages.results.estimates(1)).waitFor()
    await page.getByText(messages.results.markedBy.lexical).first().waitFor()
    expect(visitor.pageErrors).toEqual([])
  })

  it.each(['/dashboard', '/my-bases', '/new-base', '/quiz', '/my-account'])(
    'sees no overflow from long words in %s on a small phone, in either text direction',
    async (path) => {
      await page.setViewportSize({ width: 320, height: 700 })
      await page.goto(path)
      await page.getByRole('heading', { level: 1 }).waitFor()
      await page.waitForLoadState('networkidle')
      await expect.poll(() => overflow()).toBe(0)
      await page.evaluate(() => (document.documentElement.dir = 'rtl'))
      await expect.poll(() => overflow()).toBe(0)
    },
  )
})

describe('choosing a language', () => {
  it('changes every message at once and on the next visit', async () => {
    await page.setViewportSize({ width: 1440, height: 900 })
    await page.goto('/my-bases')
    await heading(de.bases.myBases.title).waitFor()
    await page.getByRole('button', { name: `DE, ${de.common.language}: Deutsch` }).click()
    await page.getByRole('menuitem', { name: 'Español' }).click()
    await heading(es.bases.myBases.title).waitFor()
    await expect.poll(() => page.title()).toContain(es.bases.myBases.title)
    await page.reload()
    await heading(es.bases.myBases.title).waitFor()
    await expect.poll(() => page.evaluate(() => document.documentElement.lang)).toBe('es')
    expect(visitor.pageErrors).toEqual([])
  })

  it('is possible on a phone', async () => {
    await page.setViewportSize({ width: 390, height: 800 })
    await page.getByRole('button', { name: es.common.nav.openMenu }).click()
    await page.getByLabel(es.common.language, { exact: true }).selectOption('de')
    await heading(de.bases.myBases.title).waitFor()
  })

  it("overrides the browser's preference, the only one that the server receives", async () => {
    await page.getByLabel(de.common.language, { exact: true }).selectOption('en')
    await heading(en.bases.myBases.title).waitFor()
    await page.reload()
    await heading(en.bases.myBases.title).waitFor()
    await expect.poll(() => page.evaluate(() => document.documentElement.lang)).toBe('en')
  })
})
