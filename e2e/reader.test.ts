import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { en } from '../messages/en/index.ts'
import { makeDocx, paragraph } from '../testing/documents/docx.ts'
import { makeBookPdf, makePdfWithoutStructure } from '../testing/pdf.ts'
import { openSession, type BrowserSession } from './browser.ts'
import { sharedBrowser } from './shared-browser.ts'
import { sharedSite } from './shared-site.ts'
import type { RunningSite } from './site.ts'
import { createBase, listOfFiles, newLearner, openAccount, showScreen, signIn } from './steps.ts'

const { reader, viewing, bases } = en
const LEARNER = newLearner({
  name: 'Johannes Gutenberg',
  email: 'johannes@example.org',
  password: 'movable-type-of-1450',
})
const TITLES = ['Tide mills', 'The dam', 'The wheel', 'The stones', 'The miller', 'The toll']
const CHAPTERS = TITLES.map((title) => ({
  title,
  text: `${title} were described by travellers who visited the coast in 1789 and wrote letters.`,
}))
const BREAK = paragraph('<w:r><w:br w:type="page"/></w:r>')
const NOTES = makeDocx([
  paragraph('Mills of the coast', { style: 'Kapitel' }),
  paragraph('A tide mill stores the water of the flood. See https://example.org/tides.'),
  BREAK,
  paragraph('Mills of the hills', { style: 'berschrift2' }),
  paragraph('A water mill turns below a stream.'),
])
const WORD = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document'

describe('the reader in a browser', () => {
  let browser: Browser
  let site: RunningSite
  let visitor: BrowserSession
  let address: string
  beforeAll(async () => {
    browser = await sharedBrowser()
    site = sharedSite()
    visitor = await openSession(browser, { baseURL: site.url })
    await openAccount(visitor.page, site, LEARNER)
    address = await createBase(visitor.page, 'Mills', [
      { name: 'book.pdf', mimeType: 'application/pdf', bytes: await makeBookPdf(CHAPTERS) },
      { name: 'notes.docx', mimeType: WORD, bytes: NOTES },
      {
        name: 'cut.pdf',
        mimeType: 'application/pdf',
        bytes: await makePdfWithoutStructure(['Ice floats on water.']),
      },
    ])
    for (const name of ['book.pdf', 'notes.docx', 'cut.pdf'])
      await file(name).getByText(bases.extraction.ready).waitFor()
  })
  afterAll(async () => {
    expect(visitor.pageErrors).toEqual([])
    await visitor.close()
  })

  const file = (name: string) => listOfFiles(visitor.page).getByRole('button', { name })
  const pageField = () => visitor.page.getByLabel(reader.pageField)
  const pages = () => visitor.page.getByRole('region', { name: reader.document('book.pdf') })
  const panel = () => visitor.page.getByRole('complementary', { name: viewing.panel })
  const sheet = (number: number) => visitor.page.locator(`section[data-page="${number}"]`)
  const open = async () => {
    await showScreen(visitor.page, new URL(address).pathname)
    await file('book.pdf').click()
    await visitor.page.locator('section[data-page] canvas').first().waitFor()
  }
  const openPanel = () => visitor.page.getByRole('button', { name: reader.panel }).click()

  test('offers the text of a file whose pages cannot be opened', async () => {
    const { page } = visitor
    await page.goto(address.split('?')[0] ?? '')
    await file('cut.pdf').click()
    await page.getByRole('heading', { name: reader.damaged.title }).waitFor()
    await page.getByRole('button', { name: reader.damaged.showText }).click()
    const text = page.getByRole('region', { name: reader.textOf('cut.pdf') })
    await text.getByText('Ice floats on water.').waitFor()
    await file('book.pdf').click()
    await page.locator('section[data-page] canvas').first().waitFor()
  })

  test('opens a chapter from the contents of a PDF, and closes the panel by keyboard', async () => {
    await open()
    await openPanel()
    await panel().getByRole('button', { name: 'The miller' }).click()
    await expect.poll(() => pageField().inputValue()).toBe('5')
    await expect
      .poll(() => panel().locator('[aria-current=location]').innerText())
      .toContain('The miller')
    await visitor.page.keyboard.press('Escape')
    await panel().waitFor({ state: 'detached' })
    const focused = visitor.page.locator(':focus')
    await expect.poll(() => focused.getAttribute('aria-label')).toBe(reader.panel)
  })

  test('opens a file at the page where it was last read, also after a reload', async () => {
    await open()
    await pageField().fill('4')
    await pageField().press('Enter')
    await expect.poll(() => new URL(visitor.page.url()).searchParams.get('page')).toBe('4')
    await file('notes.docx').click()
    await visitor.page.getByRole('heading', { name: 'Mills of the coast' }).waitFor()
    await file('book.pdf').click()
    await expect.poll(() => pageField().inputValue()).toBe('4')
    await visitor.page.goto(address.split('?')[0] ?? '')
    await file('book.pdf').click()
    await expect.poll(() => pageField().inputValue()).toBe('4')
  })

  test('continues there from a tile of My Bases, which is low on a phone', async () => {
    await visitor.page.goto('/my-bases')
    const tile = visitor.page.getByRole('main').getByRole('listitem').first()
    await tile.waitFor()
    await visitor.page.setViewportSize({ width: 390, height: 844 })
    expect((await tile.boundingBox())?.height).toBeLessThan(210)
    await visitor.page.setViewportSize({ width: 1440, height: 900 })
    await tile.getByText(en.bases.myBases.continueAt(4), { exact: true }).click()
    await expect.poll(() => pageField().inputValue()).toBe('4')
    await pageField().fill('1')
    await pageField().press('Enter')
  })

  test('continues on another device, in the base and from the home page', async () => {
    const base = address.split('?')[0] ?? ''
    await open()
    await pageField().fill('5')
    await pageField().press('Enter')
    await expect.poll(() => new URL(visitor.page.url()).searchParams.get('page')).toBe('5')
    // It is stored although the page is left at once.
    await visitor.page.goto('/my-bases')
    const other = await openSession(browser, { baseURL: site.url })
    try {
      const otherField = other.page.getByLabel(reader.pageField)
      await other.page.goto('/')
      await other.page.getByRole('button', { name: en.common.nav.logIn }).first().click()
      await signIn(other.page, LEARNER)
      const reading = other.page.getByRole('region', { name: en.home.today.reading })
      await reading.getByText('book.pdf').waitFor()
      await reading.getByRole('link').click()
      await expect.poll(() => otherField.inputValue()).toBe('5')
      await other.page.goto(base)
      await expect.poll(() => otherField.inputValue()).toBe('5')
      await otherField.fill('3')
      await otherField.press('Enter')
      await expect.poll(() => new URL(other.page.url()).searchParams.get('page')).toBe('3')
      await other.page.goto('/my-bases')
      expect(other.pageErrors).toEqual([])
    } finally {
      await other.close()
    }
    await visitor.page.reload()
    const tile = visitor.page.getByRole('main').getByRole('listitem').first()
    await tile.getByText(en.bases.myBases.continueAt(3), { exact: true }).click()
    await expect.poll(() => pageField().inputValue()).toBe('3')
    await pageField().fill('1')
    await pageField().press('Enter')
  })

  test('shows the pages as small pictures and opens the one chosen by keyboard', async () => {
    await open()
    await openPanel()
    await panel().getByRole('tab', { name: viewing.pages.title }).click()
    await expect.poll(() => panel().locator('.thumbnail > canvas').count()).toBe(6)
    await panel().locator('[data-thumbnail="1"]').focus()
    await visitor.page.keyboard.press('ArrowDown')
    await expect
      .poll(() => visitor.page.evaluate(() => document.activeElement?.getAttribute('aria-label')))
      .toBe(reader.page(3))
    await visitor.page.keyboard.press('Enter')
    await expect.poll(() => pageField().inputValue()).toBe('3')
    await panel().getByRole('button', { name: viewing.close }).click()
    await pageField().fill('1')
    await pageField().press('Enter')
  })

  test('turns the pages with their text and their links', async () => {
    await open()
    const upright = await sheet(1).boundingBox()
    await pages().focus()
    await visitor.page.keyboard.press('r')
    await expect
      .poll(async () => {
        const box = await sheet(1).boundingBox()
        return box !== null && box.width > box.height
      })
      .toBe(true)
    expect((upright?.height ?? 0) > (upright?.width ?? 0)).toBe(true)
    await sheet(1).locator('.text-layer[data-main-rotation="90"]').waitFor()
    for (let press = 0; press < 3; press++) await visitor.page.keyboard.press('r')
    await sheet(1).locator('.text-layer[data-main-rotation="0"]').waitFor()
  })

  test('shows two pages side by side where there is room, and turns both', async () => {
    await visitor.page.setViewportSize({ width: 1800, height: 900 })
    await open()
    await visitor.page.getByRole('button', { name: reader.twoPages }).click()
    await expect
      .poll(async () => {
        const [left, right] = await Promise.all([sheet(1), sheet(2)].map((s) => s.boundingBox()))
        return left?.y === right?.y && (left?.x ?? 0) < (right?.x ?? 0)
      })
      .toBe(true)
    await pages().focus()
    await visitor.page.keyboard.press('PageDown')
    await expect.poll(() => pageField().inputValue()).toBe('3')
    await visitor.page.getByRole('button', { name: reader.twoPages }).click()
    await pageField().fill('1')
    await pageField().press('Enter')
    await visitor.page.setViewportSize({ width: 1280, height: 720 })
  })

  test('follows links in the document and states the address of links to the web', async () => {
    await open()
    const web = sheet(1).getByRole('link')
    await web.first().waitFor()
    await expect.poll(() => web.count()).toBe(1)
    await expect.poll(() => web.getAttribute('href')).toBe('https://example.org/mills')
    await expect.poll(() => web.getAttribute('rel')).toBe('noopener noreferrer')
    await expect.poll(() => web.getAttribute('target')).toBe('_blank')
    await expect
      .poll(() => web.getAttribute('aria-label'))
      .toContain(reader.linkLeaving('example.org'))
    await sheet(1).locator('button.page-link').click()
    await expect.poll(() => pageField().inputValue()).toBe('2')
  })

  test('shows the headings of a document as contents, and its addresses as links', async () => {
    await open()
    await file('notes.docx').click()
    const link = visitor.page.getByRole('link', { name: /example\.org\/tides/ })
    await link.waitFor()
    await expect.poll(() => link.getAttribute('href')).toBe('https://example.org/tides')
    await expect.poll(() => link.getAttribute('rel')).toBe('noopener noreferrer')
    await openPanel()
    await panel().getByRole('button', { name: 'Mills of the hills' }).click()
    await expect.poll(() => pageField().inputValue()).toBe('2')
    await panel().getByRole('button', { name: viewing.close }).click()
  })

  test('has one column of controls on a phone, with a panel that closes on a choice', async () => {
    await file('book.pdf').click()
    await sheet(1).locator('canvas').waitFor()
    await openPanel()
    await panel().getByRole('tablist').waitFor()
    const rotate = visitor.page.getByRole('button', { name: reader.rotate })
    expect(await rotate.count()).toBe(1)
    await panel().getByRole('button', { name: viewing.close }).click()
    await visitor.page.setViewportSize({ width: 390, height: 844 })
    await visitor.page.goto(address.split('?')[0] ?? '')
    await sheet(1).locator('canvas').waitFor()
    const toolbar = visitor.page.getByRole('toolbar', { name: reader.toolbar })
    const overflow = () => toolbar.evaluate((box) => box.scrollWidth - box.clientWidth)
    expect(await overflow()).toBe(0)
    for (const width of [500, 560]) {
      await visitor.page.setViewportSize({ width, height: 844 })
      expect(await overflow()).toBe(0)
    }
    await visitor.page.setViewportSize({ width: 390, height: 844 })
    await openPanel()
    await panel().getByRole('button', { name: reader.rotate }).waitFor()
    expect(await rotate.count()).toBe(1)
    // No vertical scroll bar beside the tabs.
    const tabs = panel().getByRole('tablist')
    expect(await tabs.evaluate((box) => box.scrollHeight - box.clientHeight)).toBe(0)
    await panel().getByRole('button', { name: 'The wheel' }).click()
    await panel().waitFor({ state: 'detached' })
    await expect.poll(() => pageField().inputValue()).toBe('3')
    await visitor.page.setViewportSize({ width: 1280, height: 720 })
  })
})
