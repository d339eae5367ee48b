import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { en } from '../messages/en/index.ts'
import { makePdf } from '../testing/pdf.ts'
import { openSession, type BrowserSession } from './browser.ts'
import { WATER_CYCLE_PAGES } from './material.ts'
import { sharedBrowser } from './shared-browser.ts'
import { sharedSite } from './shared-site.ts'
import type { RunningSite } from './site.ts'
import { ask, createBase, listOfFiles, newLearner, openAccount, openFile } from './steps.ts'

const { scope } = en.tutor
const ROCK_PAGES = [
  'Igneous rocks\n\nGranite is an igneous rock that cools slowly inside the crust. Its crystals are large enough to be seen without a lens.',
  'Lava\n\nBasalt is an igneous rock that cools quickly at the surface. Its crystals are too small to be seen without a lens.',
]

/** Each test continues where the previous one stopped. */
const LEARNER = newLearner({
  name: 'Mary Anning',
  email: 'mary@example.org',
  password: 'ichthyosaur-of-lyme-1811',
})

describe('a question to several files', () => {
  let browser: Browser
  let site: RunningSite
  let visitor: BrowserSession
  beforeAll(async () => {
    browser = await sharedBrowser()
    site = sharedSite()
    visitor = await openSession(browser, { baseURL: site.url })
    const { page } = visitor
    await openAccount(page, site, LEARNER)
    const pdf = { mimeType: 'application/pdf' }
    await createBase(page, 'Earth', [
      { ...pdf, name: 'water.pdf', bytes: await makePdf({ pages: WATER_CYCLE_PAGES }) },
      { ...pdf, name: 'rocks.pdf', bytes: await makePdf({ pages: ROCK_PAGES }) },
    ])
    const files = listOfFiles(page)
    for (const name of ['water.pdf', 'rocks.pdf'])
      await files.getByRole('button', { name }).getByText(en.bases.extraction.ready).waitFor()
  })
  afterAll(async () => {
    const { pageErrors } = visitor
    await visitor.close()
    expect(pageErrors).toEqual([])
  })

  const openPicker = (name: string) =>
    visitor.page.getByRole('button', { name: `${scope.label}: ${name}` }).click()

  test('is answered from the open file until others are chosen', async () => {
    const log = await ask(visitor.page, 'What is basalt?')
    expect(log).not.toContain('cools quickly')
  })

  test('is answered from the file that contains it, once all files are chosen by keyboard', async () => {
    const { page } = visitor
    await page.getByRole('button', { name: `${scope.label}: ${scope.one}` }).focus()
    await page.keyboard.press('Enter')
    await page.getByRole('dialog', { name: scope.title }).waitFor()
    await page.keyboard.press('Space')
    await page.keyboard.press('Escape')
    await page.getByRole('button', { name: `${scope.label}: ${scope.all(2)}` }).waitFor()
    expect(await ask(page, 'What is basalt?')).toContain('cools quickly')
  })

  test('opens a citation in its file, with the passage highlighted', async () => {
    const { page } = visitor
    await page.getByRole('button', { name: en.tutor.citeLabelIn('rocks.pdf', 2) }).click()
    await page.locator('[data-kind="passage"]').first().waitFor()
    await page.locator('section[data-page="2"] canvas').waitFor()
    expect(new URL(page.url()).searchParams.get('page')).toBe('2')
  })

  test('stays open beside a file that it cites, also after a reload, until that is asked about', async () => {
    const { page } = visitor
    const citation = page.getByRole('button', { name: en.tutor.citeLabelIn('rocks.pdf', 2) })
    await citation.waitFor()
    await page.reload()
    await page.locator('section[data-page="2"] canvas').waitFor()
    await citation.waitFor()
    await page.getByRole('button', { name: en.tutor.chats.none }).click()
    await page.getByRole('heading', { name: en.tutor.welcome.titleFiles }).waitFor()
    expect(new URL(page.url()).searchParams.get('page')).toBe('2')
    await page.goBack()
    await citation.waitFor()
  })

  test('stays in its conversation when another file is opened', async () => {
    const { page } = visitor
    const citation = page.getByRole('button', { name: en.tutor.citeLabelIn('rocks.pdf', 2) })
    for (const name of ['water.pdf', 'rocks.pdf']) {
      await openFile(page, name)
      await citation.waitFor()
    }
    expect(await ask(page, 'What is granite?')).toContain('cools slowly')
    await citation.first().waitFor()
  })

  test('respects the choice of single files', async () => {
    const { page } = visitor
    await page.goto(page.url().split('?')[0] ?? '')
    await openFile(page, 'water.pdf')
    await page.getByRole('button', { name: `${scope.label}: ${scope.all(2)}` }).waitFor()
    await openPicker(scope.all(2))
    const dialog = page.getByRole('dialog', { name: scope.title })
    await dialog.getByRole('checkbox', { name: 'rocks.pdf' }).check()
    await dialog.getByRole('checkbox', { name: 'water.pdf' }).uncheck()
    await dialog.getByRole('button', { name: scope.done }).click()
    await page.getByRole('button', { name: `${scope.label}: ${scope.some(1)}` }).waitFor()
    expect(await ask(page, 'What is granite?')).toContain('cools slowly')
    await page.getByRole('link', { name: en.common.nav.myBases }).first().click()
    await page.getByRole('heading', { name: en.bases.myBases.title, exact: true }).waitFor()
    await page.goBack()
    await page.getByRole('button', { name: `${scope.label}: ${scope.some(1)}` }).waitFor()
  })

  test('is asked of all files in place of an answer that the open file does not have', async () => {
    const { page } = visitor
    await openFile(page, 'water.pdf')
    await openPicker(scope.some(1))
    const dialog = page.getByRole('dialog', { name: scope.title })
    await dialog.getByRole('checkbox', { name: 'water.pdf' }).check()
    await dialog.getByRole('checkbox', { name: 'rocks.pdf' }).uncheck()
    await dialog.getByRole('button', { name: scope.done }).click()
    await page.getByRole('button', { name: `${scope.label}: ${scope.one}` }).waitFor()
    await page.getByRole('button', { name: en.tutor.chats.none }).click()
    expect(await ask(page, 'What is basalt?')).not.toContain('cools quickly')
    const log = page.getByRole('log', { name: en.tutor.log })
    await log.getByRole('button', { name: scope.askAll(2) }).click()
    await log.getByText('cools quickly').waitFor()
    expect(await log.getByText('What is basalt?', { exact: true }).count()).toBe(1)
    await page.getByRole('button', { name: `${scope.label}: ${scope.all(2)}` }).waitFor()
  })

  test('leads to a quiz of all files of the base', async () => {
    const { page } = visitor
    await page.getByRole('link', { name: en.reader.baseView.quiz }).click()
    for (const name of [/water\.pdf/, /rocks\.pdf/])
      await expect.poll(() => page.getByRole('checkbox', { name }).isChecked()).toBe(true)
  })
})
