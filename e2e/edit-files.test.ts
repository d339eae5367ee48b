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
  const handle = (name: string) =>
    visitor.page.getByRole('button', { name: sort.move(name), exact: true })
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

  test('take the focus by the arrow keys, and are opened by Enter', async () => {
    const { page } = visitor
    await page.goto(base)
    const row = listOfFiles(page)
    const files = row.getByRole('button')
    const isOpen = (index: number) => files.nth(index).getAttribute('aria-current')
    await files.nth(0).click()
    await expect.poll(() => isOpen(0)).toBe('true')
    const focused = () => row.locator(':focus').innerText()
    for (const [key, name] of [
      ['ArrowRight', 'two.txt'],
      ['ArrowRight', 'three.txt'],
      ['ArrowRight', 'three.txt'],
      ['Home', 'one.txt'],
      ['End', 'three.txt'],
      ['ArrowLeft', 'two.txt'],
    ] as const) {
      await page.keyboard.press(key)
      expect(await focused()).toContain(name)
    }
    expect(await isOpen(0)).toBe('true')
    await page.keyboard.press('Enter')
    await expect.poll(() => isOpen(1)).toBe('true')
    // One tab stop
    await page.keyboard.press('Tab')
    expect(await row.locator(':focus').count()).toBe(0)
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
    await expect
      .poll(() => rename('one.txt').evaluate((button) => button === document.activeElement))
      .toBe(true)
    await page.keyboard.press('Enter')
    await page.getByLabel(messages.newName('one.txt')).waitFor()
    await page.keyboard.type('First')
    await page.keyboard.press('Enter')
    await rename('First.txt').waitFor()
    await save()
    expect(await namesInBase()).toEqual(['First.txt', 'two.txt', 'three.txt'])
  })

  test('of one name are told apart in the row, the list and the form of a quiz', async () => {
    const { page } = visitor
    await openEditor()
    const [name, again] = ['notes.md', 'notes.md (2)']
    await page.locator('input[type=file]').setInputFiles(
      ['The first notes.', 'The notes of a later day.'].map((text) => ({
        name,
        mimeType: 'text/markdown',
        buffer: Buffer.from(text),
      })),
    )
    await save()
    await page.goto(base)
    const row = listOfFiles(page)
    await row.getByRole('button', { name: /^notes\.md(?! \(2\))/ }).waitFor()
    await row.getByRole('button', { name: again }).waitFor()
    const list = page.getByRole('combobox', { name: en.bases.files(5) })
    expect((await list.locator('option').allInnerTexts()).slice(3)).toEqual([name, again])
    await page.goto('/quiz')
    await page.getByRole('checkbox', { name }).first().waitFor()
    const labels = page.locator('label').filter({ hasText: name })
    expect((await labels.allInnerTexts()).map((label) => label.split('\n')[0])).toEqual([
      name,
      again,
    ])
  })

  test('are moved by dragging before the base is created', async () => {
    const { page } = visitor
    await page.goto('/new-base')
    await page.getByLabel(en.bases.newBase.name).fill('Dragged before')
    await page.locator('input[type=file]').setInputFiles(
      FILES.map((name) => ({
        name,
        mimeType: 'text/plain',
        buffer: Buffer.from(`Another text of ${name}.`),
      })),
    )
    await handle('three.txt').hover()
    await page.mouse.down()
    await handle('one.txt').hover()
    await page.mouse.up()
    const moved = ['three.txt', 'one.txt', 'two.txt']
    expect(await order()).toEqual(moved)
    await page.getByRole('button', { name: en.bases.newBase.create }).click()
    await page.waitForURL(/\/base\/[0-9a-f-]{36}/)
    base = page.url()
    expect(await namesInBase()).toEqual(moved)
  })
})
