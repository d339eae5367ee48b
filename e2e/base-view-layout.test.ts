import type { Browser, Locator, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { en } from '../messages/en/index.ts'
import { storeQuiz } from '../testing/quiz.ts'
import { horizontalOverflow, openSession, type BrowserSession } from './browser.ts'
import { clientOf, createWaterBase } from './learner.ts'
import { sharedBrowser } from './shared-browser.ts'
import { sharedSite } from './shared-site.ts'
import type { RunningSite } from './site.ts'
import { ask, createBase, listOfFiles, newLearner, openAccount, showScreen } from './steps.ts'

const LEARNER = newLearner({
  name: 'Maria Mitchell',
  email: 'maria@example.org',
  password: 'comet-of-october-1847',
})
/** How far the focus ring of `target` is outside the window sideways, in pixels. */
async function ringOutsideWindow(target: Locator): Promise<number> {
  await target.focus()
  await target.press('Shift')
  return target.evaluate((element) => {
    const { outlineWidth, outlineOffset } = getComputedStyle(element)
    const ring = Math.max(0, parseFloat(outlineWidth) + parseFloat(outlineOffset))
    const { left, right } = element.getBoundingClientRect()
    return Math.max(0, ring - left, right + ring - document.documentElement.clientWidth)
  })
}

const QUESTION = 'How much rain falls in Mawsynram?'
const DESKTOP = { width: 1440, height: 700 }
const PHONE = { width: 390, height: 844 }
/** The part of a phone's window above an open keyboard. */
const ABOVE_KEYBOARD = { width: 390, height: 480 }

describe('the space of the base view', () => {
  let browser: Browser
  let site: RunningSite
  let visitor: BrowserSession
  let page: Page
  let address = ''
  beforeAll(async () => {
    browser = await sharedBrowser()
    site = sharedSite()
    visitor = await openSession(browser, { baseURL: site.url, withMotion: true, ...DESKTOP })
    page = visitor.page
    await openAccount(page, site, LEARNER)
    const baseId = await createWaterBase(await clientOf(site, LEARNER), 'Hydrology')
    address = `/base/${baseId}`
  })
  afterAll(async () => {
    expect(visitor.pageErrors).toEqual([])
    await visitor.close()
  })

  const open = async (size: { width: number; height: number }) => {
    await page.setViewportSize(size)
    await showScreen(page, address)
    await page.locator('section[data-page="1"] canvas').waitFor()
  }
  const button = (name: string) => page.getByRole('button', { name, exact: true })
  const composer = () => page.getByLabel(en.tutor.composer)
  const log = () => page.getByRole('log')
  const heightOf = (selector: string) =>
    page.locator(selector).evaluate((element) => element.getBoundingClientRect().height)
  const cite = () =>
    log()
      .getByRole('button', { name: en.tutor.citeLabel(3) })
      .first()
      .click()

  test('scrolls inside its panes, however long the conversation is', async () => {
    await open(DESKTOP)
    for (const question of [QUESTION, 'What is transpiration?', 'What is an aquifer?'])
      await ask(page, question)
    const { scrolls, overflow } = await log().evaluate((box) => ({
      scrolls: box.scrollHeight > box.clientHeight,
      overflow: document.documentElement.scrollHeight - window.innerHeight,
    }))
    expect(scrolls).toBe(true)
    expect(overflow).toBeLessThanOrEqual(0)
  })

  test('lists chats by their first question, in a list that opens on request', async () => {
    await page.getByRole('heading', { level: 2, name: QUESTION, exact: true }).waitFor()
    const list = page.getByRole('navigation', { name: en.tutor.chats.label })
    await expect.poll(() => list.count()).toBe(0)
    await button(en.tutor.chats.show).click()
    await list
      .getByRole('button', { name: new RegExp(`^${QUESTION.replace('?', '\\?')}`) })
      .waitFor()
    await page.keyboard.press('Escape')
    await expect.poll(() => list.count()).toBe(0)
    const toggle = button(en.tutor.chats.show)
    await expect
      .poll(() => toggle.evaluate((element) => element === document.activeElement))
      .toBe(true)
  })

  test('shows the name that a chat is given, also one that ends with the name of its file', async () => {
    await button(en.tutor.chats.show).click()
    const list = page.getByRole('navigation', { name: en.tutor.chats.label })
    const rename = async (title: string, name: string) => {
      await list.getByRole('button', { name: en.tutor.chats.rename(title) }).click()
      await page.getByLabel(en.tutor.chats.name).fill(name)
      await button(en.tutor.chats.renameSave).click()
      await page.getByLabel(en.tutor.chats.name).waitFor({ state: 'detached' })
    }
    await rename(QUESTION, 'Notes on water.pdf')
    const row = list.getByRole('button', { name: /^Notes on water\.pdf/ })
    await expect
      .poll(() => row.evaluate((element) => element === document.activeElement))
      .toBe(true)
    await rename('Notes on water.pdf', en.tutor.chats.autoName('water.pdf'))
    await button(en.tutor.chats.hide).click()
    await expect.poll(() => list.count()).toBe(0)
  })

  test('keeps the focus out of the conversation that the list covers', async () => {
    await button(en.tutor.chats.show).click()
    const list = page.getByRole('navigation', { name: en.tutor.chats.label })
    await list.getByRole('button').last().focus()
    await page.keyboard.press('Tab')
    expect(await log().evaluate((box) => box.contains(document.activeElement))).toBe(false)
    await button(en.tutor.chats.hide).click()
    await expect.poll(() => list.count()).toBe(0)
  })

  test('returns the focus to the button of the list when a chat is opened from it', async () => {
    await button(en.tutor.chats.show).click()
    const list = page.getByRole('navigation', { name: en.tutor.chats.label })
    await list.getByRole('button', { name: new RegExp(`^${QUESTION.replace('?', '\\?')}`) }).focus()
    await page.keyboard.press('Enter')
    await expect.poll(() => list.count()).toBe(0)
    const toggle = button(en.tutor.chats.show)
    await expect
      .poll(() => toggle.evaluate((element) => element === document.activeElement))
      .toBe(true)
  })

  test('shows no state beside a file that can be used', async () => {
    const badge = listOfFiles(page).getByText(en.bases.extraction.ready)
    expect((await badge.boundingBox())?.width).toBeLessThanOrEqual(1)
  })

  test('begins at the left edge of the navigation', async () => {
    const left = async (name: string) =>
      page.getByRole('heading', { level: 1, name }).evaluate((h) => h.getBoundingClientRect().left)
    const logo = () =>
      page
        .getByRole('banner')
        .getByRole('link')
        .first()
        .evaluate((link) => link.getBoundingClientRect().left)
    const before = await logo()
    await expect.poll(() => left('Hydrology')).toBe(before)
    await page.goto('/my-bases')
    await page.getByRole('heading', { name: 'Hydrology' }).waitFor()
    await expect.poll(() => logo()).toBe(before)
  })

  test('shows no scrollbar of the page beside a dialog, and moves nothing', async () => {
    await open(DESKTOP)
    const width = () => page.evaluate(() => document.body.clientWidth)
    const before = await width()
    await button(en.exporting.open).click()
    await page.getByRole('dialog').waitFor()
    expect(await page.evaluate(() => getComputedStyle(document.documentElement).overflowY)).toBe(
      'hidden',
    )
    expect(await width()).toBe(before)
    await page.keyboard.press('Escape')
    await page.getByRole('dialog').waitFor({ state: 'detached' })
  })

  test('prints the conversation about a PDF in full, without controls', async () => {
    await open(DESKTOP)
    await ask(page, QUESTION)
    await page.emulateMedia({ media: 'print' })
    const log = page.getByRole('log')
    expect(await page.getByRole('heading', { level: 1 }).isVisible()).toBe(true)
    expect(await log.getByText(QUESTION).first().isVisible()).toBe(true)
    expect(await log.evaluate((box) => box.scrollHeight - box.clientHeight)).toBe(0)
    for (const hidden of [
      page.getByRole('toolbar'),
      page.getByLabel(en.tutor.composer),
      listOfFiles(page),
      button(en.tutor.copy).first(),
      page.locator('canvas').first(),
    ])
      expect(await hidden.isVisible()).toBe(false)
    await page.emulateMedia({ media: 'screen' })
  })

  test('is reached and left by few tab stops', async () => {
    await open(DESKTOP)
    await expect.poll(() => composer().isEnabled()).toBe(true)
    await page.locator('#main').focus()
    await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    await expect
      .poll(() => composer().evaluate((field) => field === document.activeElement))
      .toBe(true)
  })

  test('gives a phone with an open keyboard to the conversation', async () => {
    await open(PHONE)
    await button(en.reader.baseView.conversation).click()
    await composer().focus()
    await expect.poll(() => page.getByRole('banner').isVisible()).toBe(true)
    await page.setViewportSize(ABOVE_KEYBOARD)
    await expect.poll(() => button(en.reader.baseView.document).count()).toBe(0)
    const inView = await log().evaluate((box) => box.getBoundingClientRect().height)
    expect(inView).toBeGreaterThan(320)
    await page.setViewportSize(PHONE)
    await button(en.reader.baseView.document).waitFor()
  })

  test('keeps the question in view when its answer is longer than the pane', async () => {
    const question = en.tutor.suggestions.summary
    await open(PHONE)
    await button(en.reader.baseView.conversation).click()
    await page.setViewportSize({ ...PHONE, height: 560 })
    await ask(page, question)
    const { top, below } = await log().evaluate((box) => ({
      top: box.getBoundingClientRect().top,
      below: box.scrollHeight - box.scrollTop - box.clientHeight,
    }))
    expect(below).toBeGreaterThan(0)
    const asked = await log().getByText(question, { exact: true }).last().boundingBox()
    expect(asked?.y).toBeGreaterThanOrEqual(top)
  })

  test('fits into the window below the notice of a lost network', async ({ onTestFinished }) => {
    await open(PHONE)
    // Until it is loaded again the page has no network
    onTestFinished(async () => void (await page.goto(address)))
    await button(en.reader.baseView.conversation).click()
    await page.evaluate(() => {
      Object.defineProperty(navigator, 'onLine', { value: false })
      dispatchEvent(new Event('offline'))
    })
    await page.getByText(en.common.offline.body).waitFor()
    const overflow = await page.evaluate(
      () => document.documentElement.scrollHeight - window.innerHeight,
    )
    expect(overflow).toBeLessThanOrEqual(0)
  })

  test('shows the name of a file at 320 pixels', async () => {
    await open({ width: 320, height: 700 })
    const hidden = await page
      .getByText('water.pdf', { exact: true })
      .filter({ visible: true })
      .evaluate((name) => name.scrollWidth - name.clientWidth)
    expect(hidden).toBe(0)
  })

  test('shows all of the focus ring at the edges of a phone', async () => {
    await open(PHONE)
    const pages = page.getByRole('region', { name: en.reader.document('water.pdf') })
    for (const target of [pages, button(en.reader.baseView.document)])
      expect(await ringOutsideWindow(target)).toBe(0)
    await button(en.reader.baseView.conversation).click()
    expect(await ringOutsideWindow(log())).toBe(0)
    const { quizId } = await storeQuiz(await clientOf(site, LEARNER))
    await page.goto(`/quiz/take/${quizId}`)
    expect(await ringOutsideWindow(button(en.taking.next))).toBe(0)
  })

  test('enlarges a cited passage on a phone to the width of the screen', async () => {
    await open(PHONE)
    const fitted = await heightOf('section[data-page="1"]')
    await button(en.reader.baseView.conversation).click()
    await cite()
    await page.locator('section[data-page="3"] [data-kind="passage"]').first().waitFor()
    await expect.poll(() => heightOf('section[data-page="3"]')).toBeGreaterThan(1.2 * fitted)
    const mark = await page
      .locator('section[data-page="3"] [data-kind="passage"]')
      .first()
      .boundingBox()
    expect(mark?.x).toBeGreaterThanOrEqual(0)
    expect((mark?.x ?? 0) + (mark?.width ?? 999)).toBeLessThanOrEqual(PHONE.width)
  })

  test('shows the text of the pages in lines that fit a phone, with the cited passage', async () => {
    await button(en.reader.text).click()
    const text = page.getByRole('region', { name: en.reader.textOf('water.pdf') })
    await text
      .locator('mark')
      .getByText(/11870 millimetres/)
      .waitFor()
    await expect.poll(() => page.getByLabel(en.reader.pageField).inputValue()).toBe('3')
    await expect.poll(() => text.evaluate((box) => box.scrollWidth - box.clientWidth)).toBe(0)
    await page.getByLabel(en.reader.pageField).fill('4')
    await page.keyboard.press('Enter')
    await text.getByText(/An aquifer is a layer/).waitFor()
    await expect.poll(() => page.getByLabel(en.reader.pageField).inputValue()).toBe('4')
    await button(en.reader.text).click()
    await page.locator('section[data-page="4"] canvas').waitFor()
    await expect.poll(() => page.getByLabel(en.reader.pageField).inputValue()).toBe('4')
  })

  test('is not wider than the window with many files', async () => {
    await page.setViewportSize(DESKTOP)
    await page.goto('/')
    const files = Array.from({ length: 14 }, (_, at) => ({
      name: `Lecture ${at + 1} on the water of rivers.md`,
      mimeType: 'text/markdown',
      bytes: new TextEncoder().encode('The water of rivers flows to the sea.'),
    }))
    await createBase(page, 'Rivers', files)
    const strip = page.getByRole('navigation', { name: en.reader.baseView.files, exact: true })
    await expect.poll(() => strip.getByText(en.bases.extraction.ready).count()).toBe(files.length)
    expect(await horizontalOverflow(page)).toBe(0)
  })

  test('prints all pages of a document', async () => {
    const parts = Array.from(
      { length: 40 },
      (_, n) => `# Part ${n + 1}\n\n${'Rain falls. '.repeat(90)}`,
    )
    const text = {
      name: 'notes.md',
      mimeType: 'text/markdown',
      bytes: Buffer.from(parts.join('\n\n')),
    }
    await page.setViewportSize(DESKTOP)
    await createBase(page, 'Notes', [text])
    await page.getByRole('heading', { name: 'Part 1', exact: true }).waitFor()
    const last = page.getByRole('heading', { name: 'Part 40' })
    expect(await last.count()).toBe(0)
    await page.evaluate(() => dispatchEvent(new Event('beforeprint')))
    await page.emulateMedia({ media: 'print' })
    expect(await last.isVisible()).toBe(true)
    await page.emulateMedia({ media: 'screen' })
  })
})
