import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { en } from '../messages/en/index.ts'
import { makeDocx, paragraph } from '../testing/documents/docx.ts'
import { makeLinesPdf } from '../testing/pdf.ts'
import { openSession, type BrowserSession } from './browser.ts'
import { selectText } from './select-text.ts'
import { sharedBrowser } from './shared-browser.ts'
import { sharedSite } from './shared-site.ts'
import type { RunningSite } from './site.ts'
import { createBase, listOfFiles, newLearner, openAccount, showScreen } from './steps.ts'

const { reader, viewing, tutor, bases } = en
const texts = viewing.selection
const LEARNER = newLearner({
  name: 'Hypatia of Alexandria',
  email: 'hypatia@example.org',
  password: 'conic-sections-of-415',
})
const LINES = [
  'A tide mill stores the water of the flood behind a dam of oak and rel-',
  'eases it through a wheel when the sea has fallen below the sill.',
  'The mill of Orrin was built in 1789 and ground rye for three villages.',
  'Rye was brought by boat, and the flour left on carts before noon.',
]
const NEXT_PAGE = ['A wind mill needs no water at all.']
const QUOTE = 'behind a dam of oak and releases it through a wheel'
const WORD = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document'
const NOTES = makeDocx([
  paragraph('Mills of the hills', { style: 'Kapitel' }),
  paragraph('A water mill turns below a stream that never freezes in winter.'),
])

describe('selected passages in a browser', () => {
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
      {
        name: 'mills.pdf',
        mimeType: 'application/pdf',
        bytes: await makeLinesPdf(LINES, NEXT_PAGE),
      },
      { name: 'hills.docx', mimeType: WORD, bytes: NOTES },
    ])
    for (const name of ['mills.pdf', 'hills.docx'])
      await file(name).getByText(bases.extraction.ready).waitFor()
  })
  afterAll(async () => {
    expect(visitor.pageErrors).toEqual([])
    await visitor.close()
  })

  const file = (name: string) => listOfFiles(visitor.page).getByRole('button', { name })
  const toolbar = () => visitor.page.getByRole('toolbar', { name: texts.label })
  const composer = () => visitor.page.getByLabel(tutor.composer)
  const open = async () => {
    await showScreen(visitor.page, new URL(address).pathname)
    await visitor.page.locator('.text-layer > span').first().waitFor()
    await expect.poll(() => composer().isEnabled()).toBe(true)
  }

  test('puts a passage of a PDF into the field for a question, with its file and page', async () => {
    await open()
    await selectText(visitor.page, 'behind a dam', 'a wheel')
    await toolbar().getByRole('button', { name: texts.ask }).click()
    await expect.poll(() => composer().inputValue()).toBe(tutor.passage.ask(QUOTE, 'mills.pdf', 1))
    const isFocused = () => composer().evaluate((field) => field === document.activeElement)
    await expect.poll(isFocused).toBe(true)
    await toolbar().waitFor({ state: 'detached' })
    await composer().fill('')
  })

  test('explains a passage at once, and cites its page', async () => {
    await open()
    await selectText(visitor.page, 'behind a dam', 'a wheel')
    await toolbar().getByRole('button', { name: texts.explain }).click()
    const log = visitor.page.getByRole('log')
    await log.getByText(tutor.passage.explain(QUOTE, 1)).waitFor()
    await log
      .getByRole('button', { name: tutor.citeLabel(1) })
      .first()
      .waitFor()
    await expect.poll(() => composer().inputValue()).toBe('')
  })

  test('is reached by keyboard and closed by Escape', async () => {
    await open()
    await selectText(visitor.page, 'The mill of Orrin', '1789')
    await toolbar().waitFor()
    await visitor.page.keyboard.press('Shift+F10')
    const focused = () => visitor.page.evaluate(() => document.activeElement?.textContent)
    await expect.poll(focused).toBe(texts.ask)
    await visitor.page.keyboard.press('ArrowRight')
    await expect.poll(focused).toBe(texts.explain)
    // The page is not turned, so that the toolbar stays.
    await visitor.page.keyboard.press('ArrowLeft')
    await visitor.page.keyboard.press('ArrowLeft')
    await expect.poll(focused).toBe(texts.writeQuestion)
    await visitor.page.keyboard.press('Escape')
    await toolbar().waitFor({ state: 'detached' })
    // The selection remains, but a click elsewhere does not bring its actions back.
    await visitor.page.getByRole('button', { name: reader.zoomIn }).click()
    await visitor.page.waitForTimeout(400)
    await expect.poll(() => toolbar().count()).toBe(0)
    await selectText(visitor.page, 'Rye was brought', 'by boat')
    await toolbar().waitFor()
    await visitor.page.keyboard.press('a')
    await expect.poll(() => composer().inputValue()).toContain('Rye was brought by boat')
    await composer().fill('')
  })

  test('is offered in documents and in the text of a PDF, but not outside of pages', async () => {
    await open()
    await visitor.page.getByRole('button', { name: reader.text, exact: true }).click()
    await visitor.page.locator('[data-text-page]').getByText('three villages').waitFor()
    await selectText(visitor.page, 'three villages', 'three villages')
    await toolbar().waitFor()
    await visitor.page.getByRole('button', { name: reader.text, exact: true }).click()
    await toolbar().waitFor({ state: 'detached' })
    await file('hills.docx').click()
    await visitor.page.getByRole('heading', { name: 'Mills of the hills' }).waitFor()
    await selectText(visitor.page, 'below a stream', 'a stream')
    await toolbar().getByRole('button', { name: texts.ask }).click()
    await expect
      .poll(() => composer().inputValue())
      .toBe(tutor.passage.ask('below a stream', 'hills.docx', 1))
    await composer().fill('')
    await visitor.page.evaluate(() => {
      const heading = document.querySelector('h1')
      if (heading) document.getSelection()?.selectAllChildren(heading)
    })
    await visitor.page.waitForTimeout(400)
    await expect.poll(() => toolbar().count()).toBe(0)
  })
})
