import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { en } from '../messages/en/index.ts'
import { openSession, type BrowserSession } from './browser.ts'
import { sharedBrowser } from './shared-browser.ts'
import { sharedSite } from './shared-site.ts'
import { createBase, listOfFiles, newLearner, openAccount } from './steps.ts'

const messages = en.bases.editBase
const { sort } = en.common
const LEARNER = newLearner({
  name: 'Karen Jones',
  email: 'karen@example.org',
  password: 'documents-and-words-1972',
})
const FILES = ['one.txt', 'two.txt', 'three.txt']

describe('the files of a base', () => {
  let browser: Browser
  let visitor: BrowserSession
  let base = ''
  beforeAll(async () => {
    browser = await sharedBrowser()
    const site = sharedSite()
    visitor = await openSession(browser, { baseURL: site.url })
    await openAccount(visitor.page, site, LEARNER)
    const files = FILES.map((name) => ({
      name,
      mimeType: 'text/plain',
      bytes: Buffer.from(`The text of ${name}.`),
    }))
    const { page } = visitor
    base = await createBase(page, 'In order', files)
    await openEditor()
    const ready = page.getByText(en.bases.extraction.ready, { exact: true })
    await ready.nth(FILES.length - 1).waitFor()
  })
  afterAll(async () => {
    expect(visitor.pageErrors).toEqual([])
    await visitor.close()
  })

  const openEditor = async () => {
    await visitor.page.goto(base.replace('/base/', '/edit-base/'))
    await handle('two.txt').waitFor()
  }
  const handle = (name: string) => visitor.page.getByRole('button', { name: sort.move(name) })
  /** The names of the files in the order of their handles. */
  const order = async () => {
    const handles = visitor.page.locator('[data-sort-handle]')
    const labels = await handles.evaluateAll((buttons) =>
      buttons.map((button) => button.getAttribute('aria-label') ?? ''),
    )
    return labels.map((label) => label.slice(sort.move('').length))
  }
  const save = async () => {
    const { page } = visitor
    await page.getByRole('button', { name: messages.save }).click()
    await page.getByText(messages.done).waitFor()
  }
  const namesInBase = async () => {
    await visitor.page.goto(base)
    await listOfFiles(visitor.page).getByRole('button').first().waitFor()
    const entries = await listOfFiles(visitor.page).getByRole('button').allInnerTexts()
    return entries.map((entry) => /\S+\.txt/.exec(entry)?.[0])
  }

  test('are in the order in which they were chosen', async () => {
    await expect.poll(namesInBase).toEqual(FILES)
  })

  test('are moved by keyboard, and stay so', async () => {
    const { page } = visitor
    await openEditor()
    await handle('three.txt').focus()
    await page.keyboard.press('ArrowUp')
    await page.getByText(sort.place('three.txt', 2, 3)).waitFor()
    await page.keyboard.press('Home')
    expect(await order()).toEqual(['three.txt', 'one.txt', 'two.txt'])
    await save()
    await openEditor()
    expect(await order()).toEqual(['three.txt', 'one.txt', 'two.txt'])
    expect(await namesInBase()).toEqual(['three.txt', 'one.txt', 'two.txt'])
  })

  test('are moved by dragging', async () => {
    const { page } = visitor
    await openEditor()
    await handle('three.txt').hover()
    await page.mouse.down()
    await handle('two.txt').hover()
    await page.mouse.up()
    expect(await order()).toEqual(['one.txt', 'two.txt', 'three.txt'])
    await handle('one.txt').hover()
    expect(await order()).toEqual(['one.txt', 'two.txt', 'three.txt'])
    await save()
    expect(await namesInBase()).toEqual(FILES)
  })

  test('are renamed by keyboard without their extension; Escape keeps the name', async () => {
    const { page } = visitor
    await openEditor()
    const rename = (name: string) => page.getByRole('button', { name: messages.renameFile(name) })
    await rename('one.txt').focus()
    await page.keyboard.press('Enter')
    await page.getByLabel(messages.newName('one.txt')).waitFor()
    await page.keyboard.type('Never')
    await page.keyboard.press('Escape')
    await rename('one.txt').waitFor()
    await page.keyboard.press('Enter')
    await page.getByLabel(messages.newName('one.txt')).waitFor()
    await page.keyboard.type('First')
    await page.keyboard.press('Enter')
    await rename('First.txt').waitFor()
    await save()
    expect(await namesInBase()).toEqual(['First.txt', 'two.txt', 'three.txt'])
  })
})
