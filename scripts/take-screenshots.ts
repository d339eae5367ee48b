import { mkdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Browser, Page } from 'playwright-core'
import { openBrowser } from '../e2e/browser.ts'
import { startSite } from '../e2e/site.ts'
import { en } from '../messages/en/index.ts'
import { seed, type Places } from './screens/seed.ts'

/**
 * Screenshots of every screen of the built site, in both themes at three widths:
 * docs/screens/<screen>-<theme>-<width>.png.
 */
const FOLDER = process.argv[2] ?? fileURLToPath(new URL('../docs/screens', import.meta.url))
const THEMES = ['dark', 'light'] as const
const SIZES = [
  { width: 390, height: 844 },
  { width: 834, height: 1000 },
  { width: 1440, height: 900 },
]

/** Maximum height of a screenshot in pixels. */
const MAX_HEIGHT = 1100

type Screen = {
  name: string
  path: (places: Places) => string
  signedOut?: true
  /** Only for widths below this; on wider windows another screenshot shows the same. */
  below?: number
  ready?: (page: Page) => Promise<unknown>
}

const heading = (name: string | RegExp) => (page: Page) =>
  page.getByRole('heading', { name }).first().waitFor()

/** A button that shows a cited passage, whatever its page. */
const CITATION = new RegExp(en.tutor.citeLabel(0).replace('0', '\\d+'))

async function showHighlight(page: Page): Promise<void> {
  await page.locator('section[data-page="1"] canvas').waitFor()
  const toConversation = page.getByRole('button', {
    name: en.reader.room.conversation,
    exact: true,
  })
  if (await toConversation.isVisible()) await toConversation.click()
  await page.getByRole('log').getByRole('button', { name: CITATION }).last().click()
  await page
    .getByText(/^Passage marked on page/)
    .first()
    .waitFor()
  await page.locator('[data-kind="lit"]').first().waitFor()
  await page.getByRole('navigation', { name: en.reader.asked.label }).waitFor()
}

const SCREENS: readonly Screen[] = [
  { name: 'home', path: () => '/', signedOut: true },
  {
    name: 'sign-in',
    path: () => '/my-bases',
    signedOut: true,
    ready: async (page) => {
      await page.getByRole('main').getByRole('button', { name: en.common.nav.logIn }).click()
      await page.getByRole('dialog').getByLabel(en.auth.emailLabel).waitFor()
    },
  },
  {
    name: 'sign-up',
    path: () => '/my-bases',
    signedOut: true,
    ready: async (page) => {
      await page.getByRole('main').getByRole('button', { name: en.common.nav.signUp }).click()
      await page.getByRole('dialog').getByLabel(en.auth.signUp.nameLabel).waitFor()
    },
  },
  { name: 'dashboard', path: () => '/dashboard', ready: heading(en.dashboard.byBase) },
  {
    name: 'my-account',
    path: () => '/my-account',
    ready: (page) => page.getByText('How Memory Works.pdf').first().waitFor(),
  },
  {
    name: 'new-base',
    path: () => '/new-base',
    ready: async (page) => {
      await page.getByLabel(en.bases.newBase.name).fill('Plant physiology')
      await page.locator('input[type=file]').setInputFiles([
        {
          name: 'leaves-and-light.pdf',
          mimeType: 'application/pdf',
          buffer: Buffer.alloc(482_000),
        },
        { name: 'seminar-photo.jpg', mimeType: 'image/jpeg', buffer: Buffer.alloc(1_240_000) },
      ])
    },
  },
  {
    name: 'my-bases',
    path: () => '/my-bases',
    ready: (page) => page.getByText('Cognitive psychology').first().waitFor(),
  },
  { name: 'base', path: ({ base }) => base, ready: showHighlight },
  {
    name: 'conversation',
    below: 500,
    path: ({ base }) => base,
    ready: async (page) => {
      await page.locator('section[data-page="1"] canvas').waitFor()
      const toConversation = page.getByRole('button', {
        name: en.reader.room.conversation,
        exact: true,
      })
      if (await toConversation.isVisible()) await toConversation.click()
    },
  },
  {
    name: 'edit-base',
    path: ({ base }) => base.replace('/base/', '/edit-base/'),
    ready: (page) => page.getByText('How Memory Works.pdf').first().waitFor(),
  },
  {
    name: 'quiz',
    path: () => '/quiz',
    ready: async (page) => {
      await page
        .getByRole('checkbox', { name: en.quiz.create.selectAll('Cognitive psychology') })
        .check()
      await page.getByLabel(en.quiz.create.name).fill('Memory, once more')
    },
  },
  {
    name: 'quiz-take',
    path: ({ take }) => take,
    ready: async (page) => {
      await page.locator('input[type=radio]').nth(1).check()
    },
  },
  { name: 'quiz-results', path: ({ results }) => results, ready: heading(en.quiz.results.review) },
]

async function takeAll(
  browser: Browser,
  baseURL: string,
  places: Places,
  state: string,
): Promise<void> {
  for (const theme of THEMES)
    for (const size of SIZES) {
      const open = async (storageState?: string) => {
        const context = await browser.newContext({
          baseURL,
          viewport: size,
          locale: 'en-GB',
          reducedMotion: 'reduce',
          ...(storageState !== undefined && { storageState }),
        })
        await context.addInitScript(`localStorage.setItem('stoa-theme', '${theme}')`)
        return context
      }
      const [stranger, learner] = [await open(), await open(state)]
      for (const screen of SCREENS) {
        if (size.width >= (screen.below ?? Infinity)) continue
        const page = await (screen.signedOut ? stranger : learner).newPage()
        await page.goto(screen.path(places))
        await page.getByRole('heading').first().waitFor()
        await screen.ready?.(page)
        await page.evaluate('document.fonts.ready')
        await page.waitForLoadState('networkidle')
        const height = Math.min(
          MAX_HEIGHT,
          await page.evaluate(() => document.documentElement.scrollHeight),
        )
        await page.screenshot({
          path: join(FOLDER, `${screen.name}-${theme}-${size.width}.png`),
          fullPage: true,
          clip: { x: 0, y: 0, width: size.width, height },
        })
        await page.close()
      }
      await stranger.close()
      await learner.close()
    }
}

const browser = await openBrowser()
const site = await startSite()
try {
  const context = await browser.newContext({
    baseURL: site.url,
    viewport: { width: 1440, height: 900 },
    locale: 'en-GB',
  })
  const places = await seed(await context.newPage(), site.url)
  const state = join(FOLDER, '.state.json')
  await mkdir(FOLDER, { recursive: true })
  await context.storageState({ path: state })
  await takeAll(browser, site.url, places, state)
  await rm(state)
} finally {
  await browser.close()
  await site.close()
}
