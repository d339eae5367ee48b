import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { en } from '../messages/en/index.ts'
import { makePdf, makeSlowPdf, makeTwoColumnPdf } from '../testing/pdf.ts'
import { openSession, type BrowserSession } from './browser.ts'
import { lineUnder, recordDrawnPages } from './drawn-pages.ts'
import { WATER_CYCLE_PAGES } from './material.ts'
import { routeRequests } from './route-requests.ts'
import { sharedBrowser } from './shared-browser.ts'
import { sharedSite } from './shared-site.ts'
import type { RunningSite } from './site.ts'
import { ask, createBase, listOfFiles, newLearner, openAccount, showScreen } from './steps.ts'

const messages = en.reader
const LEARNER = newLearner({
  name: 'Emmy Noether',
  email: 'emmy@example.org',
  password: 'symmetry-and-laws-1918',
})
const LEFT = [
  'Rivers carry sand and mud from',
  'the mountains to the plains, and',
  'where a river meets the sea its',
  'water slows and drops its load.',
  'Over 5000 years the load builds',
  'a delta that grows every spring.',
  'Farmers have lived on deltas for',
  'as long as there have been farms.',
]
const RIGHT = [
  'Glaciers move far more slowly, a',
  'metre or so in a day, and yet they',
  'carve valleys deeper than any of',
  'the rivers that come after them.',
  'A valley cut by ice has the shape',
  'of a trough with a flat floor and',
  'steep sides, while a river leaves',
  'a notch in the form of a letter.',
]

describe('the base view in a browser', () => {
  let browser: Browser
  let site: RunningSite
  let visitor: BrowserSession
  let address: string
  beforeAll(async () => {
    browser = await sharedBrowser()
    site = sharedSite()
    visitor = await openSession(browser, { baseURL: site.url })
    // Files open at their first page, not where a test before this one left them: no page is sent
    // to the account, which seems to have all of them, and `open` removes those of the device.
    // Screens are shown without loading the site again, so this is set before it is loaded.
    await visitor.page.addInitScript(() => localStorage.setItem('stoa-reading-sent', '9e15'))
    await openAccount(visitor.page, site, LEARNER)
    const pdf = { mimeType: 'application/pdf' }
    address = await createBase(visitor.page, 'Land and water', [
      { ...pdf, name: 'water.pdf', bytes: await makePdf({ pages: WATER_CYCLE_PAGES }) },
      { ...pdf, name: 'rivers.pdf', bytes: await makeTwoColumnPdf(LEFT, RIGHT) },
      { ...pdf, name: 'curves.pdf', bytes: await makeSlowPdf() },
      { name: 'notes.doc', mimeType: 'application/msword', bytes: Buffer.from('Rain falls.') },
    ])
    for (const name of ['water.pdf', 'rivers.pdf', 'curves.pdf'])
      await file(name).getByText(en.bases.extraction.ready).waitFor()
  })
  afterAll(async () => {
    expect(visitor.pageErrors).toEqual([])
    await visitor.close()
  })

  const file = (name: string) => listOfFiles(visitor.page).getByRole('button', { name })
  const pageField = () => visitor.page.getByLabel(messages.pageField)
  const highlights = (page: number) =>
    visitor.page.locator(`section[data-page="${page}"] [data-kind="passage"]`)
  const openBy = async (name: string, show: () => Promise<unknown>) => {
    await visitor.page.evaluate(() => localStorage.removeItem('stoa-reading-pages'))
    await show()
    await file(name).click()
    await visitor.page.locator('section[data-page="1"] canvas').waitFor()
  }
  const open = async (name: string) => {
    // The page that is read is stored again when the base is left
    await showScreen(visitor.page, '/new-base')
    await openBy(name, () => showScreen(visitor.page, new URL(address).pathname))
  }
  /** As `open`, with nothing in memory. */
  const load = (name: string) => openBy(name, () => visitor.page.goto(address))

  test('highlights the passage of a citation on its page', async () => {
    await open('water.pdf')
    await ask(visitor.page, 'How much rain falls in Mawsynram?')
    await visitor.page
      .getByRole('log')
      .getByRole('button', { name: en.tutor.citeLabel(3) })
      .first()
      .click()
    await highlights(3).first().waitFor()
    await expect.poll(() => pageField().inputValue()).toBe('3')
    await expect.poll(() => visitor.page.getByText(messages.highlight.found(3)).count()).toBe(1)
  })

  test('shows further passages for a question by keyboard, once', async () => {
    const { page } = visitor
    await open('water.pdf')
    await ask(page, 'Where does water go?')
    const more = page.getByRole('button', { name: en.tutor.more })
    await more.press('Enter')
    const log = page.getByRole('log')
    await log.getByText(en.tutor.builtin.more).waitFor()
    // The answer to another test's question may quote it as well.
    await log.getByText('Precipitation is any form of water').last().waitFor()
    await more.waitFor({ state: 'detached' })
  })

  test('draws the letters of a PDF without fonts with the bundled fonts', async () => {
    const { page } = visitor
    const isFont = (url: string) => /\/FoxitSerif-[\w-]+\.pfb$/.test(url)
    const font = page.waitForResponse((response) => isFont(response.url()) && response.ok())
    await load('water.pdf')
    await font
    const families = () =>
      page.evaluate(() =>
        [...document.fonts].filter(({ status }) => status === 'loaded').map(({ family }) => family),
      )
    await expect.poll(families).toContainEqual(expect.stringMatching(/^g_d\d+_f\d+$/))
  })

  test('places the highlight of a passage on its line', async () => {
    await open('water.pdf')
    const atPage = new URL(visitor.page.url())
    atPage.searchParams.set('page', '4')
    atPage.searchParams.set('quote', 'An aquifer is a layer of rock')
    await visitor.page.goto(atPage.href)
    await highlights(4).first().waitFor()
    await visitor.page.locator('section[data-page="4"] canvas').waitFor()
    const { box, line } = await highlights(4).first().evaluate(lineUnder)
    const covered = Math.min(box.bottom, line.bottom) - Math.max(box.top, line.top)
    expect(covered / (line.bottom - line.top)).toBeGreaterThan(0.8)
    expect(box.bottom - box.top).toBeLessThan(1.5 * (line.bottom - line.top))
  })

  test('shows the first page of a PDF before the second, also if it takes long to draw', async () => {
    const { page } = visitor
    await page.goto(address)
    // The pages of the document before may still be drawn.
    await page.evaluate(recordDrawnPages, en.reader.document('curves.pdf'))
    await file('curves.pdf').click()
    const drawn = () => document.documentElement.dataset['drawnPages']
    await expect.poll(() => page.evaluate(drawn)).toBe('1 2')
  })

  test('saves a file that browsers cannot show under its own name', async () => {
    const { page } = visitor
    await page.goto(address)
    await file('notes.doc').click()
    const saved = page.waitForEvent('download')
    await page.getByRole('link', { name: messages.openInNewTab }).click()
    expect((await saved).suggestedFilename()).toBe('notes.doc')
  })

  test('sends no question before the current chat and its messages are loaded', async () => {
    const { page } = visitor
    const loaded = Promise.withResolvers<undefined>()
    await page.route('**/rest/v1/chats?*', async (route) => {
      await loaded.promise
      await route.continue()
    })
    const messageTexts = Promise.withResolvers<undefined>()
    await page.route('**/rest/v1/chat_messages?*', async (route) => {
      await messageTexts.promise
      await route.continue()
    })
    await load('water.pdf')
    await file('water.pdf').getByText(en.bases.extraction.ready).waitFor()
    const composer = page.getByLabel(en.tutor.composer)
    await expect.poll(() => composer.isDisabled()).toBe(true)
    await expect.poll(() => page.getByText(en.tutor.welcome.title).count()).toBe(0)
    const asked = page.waitForRequest('**/rest/v1/chat_messages?*')
    loaded.resolve(undefined)
    await asked
    await expect.poll(() => composer.isDisabled()).toBe(true)
    messageTexts.resolve(undefined)
    await page.getByRole('log').getByText('How much rain falls in Mawsynram?').waitFor()
    await expect.poll(() => composer.isEnabled()).toBe(true)
    await page.unroute('**/rest/v1/chats?*')
    await page.unroute('**/rest/v1/chat_messages?*')
  })

  test('follows a citation that is pressed while the answer gets its format', async () => {
    const { page } = visitor
    const released = Promise.withResolvers<undefined>()
    await page.route('**/assets/render-*.js', async (route) => {
      await released.promise
      await route.continue()
    })
    await load('water.pdf')
    await ask(page, 'How much rain falls in Mawsynram every year?')
    const answer = page.getByRole('log').locator('.answer').last()
    await answer
      .getByRole('button', { name: en.tutor.citeLabel(3) })
      .first()
      .hover()
    await page.mouse.down()
    released.resolve(undefined)
    await answer.locator('strong').waitFor()
    await page.mouse.up()
    await highlights(3).first().waitFor()
    await page.unroute('**/assets/render-*.js')
  })

  test('opens the page and the passage of a link, even a truncated one', async () => {
    await open('water.pdf')
    const atPage = new URL(visitor.page.url())
    atPage.searchParams.set('page', '4')
    atPage.searchParams.set('quote', 'An aquifer is a layer of rock or sand that sto…')
    await visitor.page.goto(atPage.href)
    await highlights(4).first().waitFor()
    await expect.poll(() => pageField().inputValue()).toBe('4')
  })

  test('follows a link clicked right after a page was turned, however slow the next screen is', async () => {
    await open('water.pdf')
    const { page } = visitor
    const released = Promise.withResolvers<undefined>()
    await routeRequests(page, '**/assets/quiz-*.js', async (route) => {
      await released.promise
      await route.continue()
    })
    await page.getByRole('region', { name: messages.document('water.pdf') }).focus()
    await page.keyboard.press('PageDown')
    await expect.poll(() => pageField().inputValue()).toBe('2')
    await page.getByRole('link', { name: en.common.nav.quiz, exact: true }).first().click()
    await expect.poll(() => new URL(page.url()).searchParams.get('page')).toBe('2')
    released.resolve(undefined)
    await page.getByRole('heading', { level: 1, name: en.creation.title }).waitFor()
    await page.goBack()
    await expect.poll(() => new URL(page.url()).searchParams.get('page')).toBe('2')
    await expect.poll(() => pageField().inputValue()).toBe('2')
    await page.unroute('**/assets/quiz-*.js')
  })

  test('highlights the page and reports a passage that the page does not contain', async () => {
    await open('water.pdf')
    const atPage = new URL(visitor.page.url())
    atPage.searchParams.set('page', '2')
    atPage.searchParams.set('quote', 'The moon is made of green cheese and weighs 73 grams.')
    await visitor.page.goto(atPage.href)
    await visitor.page.getByText(messages.highlight.missing(2)).waitFor()
    await visitor.page.locator('section[data-page="2"][data-edge]').waitFor()
  })

  test('highlights a passage in its column when the stream alternates between two', async () => {
    await open('rivers.pdf')
    const atPage = new URL(visitor.page.url())
    atPage.searchParams.set('page', '1')
    atPage.searchParams.set(
      'quote',
      'Over 5000 years the load builds a delta that grows every spring.',
    )
    await visitor.page.goto(atPage.href)
    await highlights(1).first().waitFor()
    await expect.poll(() => highlights(1).count()).toBe(2)
  })

  test('turns pages, zooms and finds by keyboard', async () => {
    await open('water.pdf')
    const { page } = visitor
    const frame = page.getByRole('region', { name: messages.document('water.pdf') })
    await frame.focus()
    await page.keyboard.press('PageDown')
    await expect.poll(() => pageField().inputValue()).toBe('2')
    await page.keyboard.press('End')
    await expect.poll(() => pageField().inputValue()).toBe('4')
    const width = async () =>
      (await page.locator('section[data-page="4"]').boundingBox())?.width ?? 0
    const before = await width()
    await page.keyboard.press('+')
    await expect.poll(width).toBeGreaterThan(before)
    await page.keyboard.press('/')
    await page.keyboard.type('STRATUS clouds')
    await page.getByText(messages.find.count(1, 1)).waitFor()
    await page.keyboard.press('Enter')
    await page.locator('section[data-page="2"] [data-kind="current"]').waitFor()
    await page.keyboard.press('Escape')
    await expect.poll(() => page.getByRole('search').count()).toBe(0)
  })

  test('resizes the document by keyboard and remembers the width', async () => {
    await load('water.pdf')
    const line = visitor.page.getByRole('separator', { name: messages.baseView.splitter })
    await line.focus()
    await visitor.page.keyboard.press('Home')
    await visitor.page.reload()
    await expect.poll(() => line.getAttribute('aria-valuenow')).toBe('30')
  })

  test('zooms the document, not the page, around the pointer by pinch and Ctrl + wheel; a double tap fits it', async () => {
    await open('water.pdf')
    const { page, context } = visitor
    const sheet = page.locator('section[data-page="1"]')
    await sheet.locator('canvas').waitFor()
    const [x, y] = [320, 420]
    /**
     * The page position under the pointer, in page widths and heights, and the width of the page.
     */
    const under = () =>
      sheet.evaluate(
        (element, [x, y]) => {
          const { left, top, width, height } = element.getBoundingClientRect()
          return { across: (x - left) / width, down: (y - top) / height, width }
        },
        [x, y] as const,
      )
    const width = async () => (await under()).width
    const fitted = await under()
    const stays = async () => {
      const { across, down } = await under()
      expect(Math.abs(across - fitted.across)).toBeLessThan(0.02)
      expect(Math.abs(down - fitted.down)).toBeLessThan(0.02)
      await expect.poll(() => page.evaluate(() => visualViewport?.scale)).toBe(1)
    }
    await page.mouse.move(x, y)
    await page.keyboard.down('Control')
    for (let notch = 0; notch < 4; notch++) await page.mouse.wheel(0, -100)
    await page.keyboard.up('Control')
    await expect.poll(width).toBeGreaterThan(1.15 * fitted.width)
    await stays()

    const device = await context.newCDPSession(page)
    let timestamp = Date.now() / 1000
    /** 40 ms after the previous touch as the page sees it, however slow the machine is. */
    const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', ...xs: number[]) =>
      device.send('Input.dispatchTouchEvent', {
        type,
        touchPoints: xs.map((x, id) => ({ x, y, id })),
        timestamp: (timestamp += 0.04),
      })
    const before = await width()
    await touch('touchStart', x - 40, x + 40)
    for (let step = 1; step <= 8; step++)
      await touch('touchMove', x - 40 - 5 * step, x + 40 + 5 * step)
    await touch('touchEnd')
    await expect.poll(width).toBeGreaterThan(1.3 * before)
    await stays()
    for (const type of ['touchStart', 'touchEnd', 'touchStart', 'touchEnd'] as const)
      await touch(type, ...(type === 'touchStart' ? [x] : []))
    await expect.poll(width).toBeCloseTo(fitted.width, 0)
    await stays()
  })
})
