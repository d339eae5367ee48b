import { BlobReader, ZipReader } from '@zip.js/zip.js'
import { openAsBlob } from 'node:fs'
import { readFile } from 'node:fs/promises'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { en } from '../messages/en/index.ts'
import { makePdf } from '../testing/pdf.ts'
import { axeViolations } from './axe.ts'
import { openSession, type BrowserSession } from './browser.ts'
import { clientOf, createBaseWithPdf, createResults } from './learner.ts'
import { WATER_CYCLE_PAGES } from './material.ts'
import { sharedBrowser } from './shared-browser.ts'
import { sharedSite } from './shared-site.ts'
import type { RunningSite } from './site.ts'
import { newLearner, openAccount } from './steps.ts'

const LEARNER = newLearner({
  name: 'Maria Merian',
  email: 'maria@example.org',
  password: 'metamorphosis-of-insects-1705',
})
const { exporting } = en

let browser: Browser
let site: RunningSite
let visitor: BrowserSession
let quizId = ''
beforeAll(async () => {
  browser = await sharedBrowser()
  site = sharedSite()
  visitor = await openSession(browser, { baseURL: site.url })
  await openAccount(visitor.page, site, LEARNER)
  const learner = await clientOf(site, LEARNER)
  const bytes = await makePdf({ pages: WATER_CYCLE_PAGES })
  await createBaseWithPdf(learner, 'Hydrology', {
    name: 'water.pdf',
    bytes,
    pages: WATER_CYCLE_PAGES,
  })
  quizId = await createResults(learner)
})
afterAll(async () => {
  const { pageErrors } = visitor
  expect(pageErrors).toEqual([])
})

/** Opens the export of the results with the keyboard. */
async function openExport(page: Page) {
  await page.goto(`/quiz/results/${quizId}`)
  const button = page.getByRole('button', { name: exporting.open, exact: true })
  await button.focus()
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog', { name: exporting.title })
  await dialog.waitFor()
  return dialog
}

/** The path and the suggested name of the file that `start` saves. */
async function downloaded(page: Page, start: () => Promise<void>) {
  const saved = page.waitForEvent('download')
  await start()
  const download = await saved
  return { path: await download.path(), name: download.suggestedFilename() }
}

test('saves the questions of a quiz in every format', async () => {
  const { page } = visitor
  const dialog = await openExport(page)
  const names: string[] = []
  for (const format of ['anki', 'csv', 'gift', 'moodle', 'qti'] as const) {
    const row = dialog.getByRole('button', { name: exporting.formats[format].about })
    await row.focus()
    const { path, name } = await downloaded(page, () => page.keyboard.press('Enter'))
    await page.getByText(exporting.saved(name)).waitFor()
    expect((await readFile(path)).byteLength, format).toBeGreaterThan(200)
    names.push(name)
  }
  expect(names).toEqual([
    'Leaves.apkg',
    'Leaves.csv',
    'Leaves.gift.txt',
    'Leaves.xml',
    'Leaves.qti.zip',
  ])
  expect(await axeViolations(page, { within: 'dialog' })).toEqual([])
})

test('prints the questions, then the solutions from a new page', async () => {
  const { page } = visitor
  const dialog = await openExport(page)
  await dialog.getByRole('button', { name: exporting.formats.paper.about }).click()
  const paper = page.getByRole('dialog', { name: 'Leaves' })
  await paper.getByRole('heading', { name: exporting.paper.solutions }).waitFor()
  await page.emulateMedia({ media: 'print' })
  await expect.poll(() => page.getByRole('banner').count()).toBe(0)
  await expect.poll(() => paper.getByRole('button').count()).toBe(0)
  expect((await page.pdf({ format: 'A4' })).byteLength).toBeGreaterThan(5000)
  await page.emulateMedia({ media: 'screen' })
  await page.keyboard.press('Escape')
  await paper.waitFor({ state: 'detached' })
})

test('prints results without their buttons, also once a paper was closed', async () => {
  const { page } = visitor
  const heading = page.getByRole('heading', { level: 1, name: 'Leaves' })
  const button = page.getByRole('button', { name: exporting.open, exact: true })
  await button.waitFor()
  await page.emulateMedia({ media: 'print' })
  expect(await heading.isVisible()).toBe(true)
  expect(await button.isVisible()).toBe(false)
  await page.emulateMedia({ media: 'screen' })
})

test('downloads everything and takes it in again', async () => {
  const { page } = visitor
  await page.goto('/my-account')
  const { archive } = exporting
  const { path, name } = await downloaded(page, () =>
    page.getByRole('button', { name: archive.download }).click(),
  )
  expect(name).toMatch(/^stoa-\d{4}-\d\d-\d\d\.zip$/)
  await page.getByText(archive.missing(1)).waitFor()
  // The quiz's file was never stored.
  const missing = / 404 .*\/storage\/v1\/object\/files\/|^console: Failed to load resource: .* 404 /
  const errors = visitor.pageErrors.splice(0)
  expect(errors.length).toBeGreaterThan(0)
  expect(errors.filter((text) => !missing.test(text))).toEqual([])
  const entries = await new ZipReader(new BlobReader(await openAsBlob(path))).getEntries()
  expect(entries.map(({ filename }) => filename)).toEqual(
    expect.arrayContaining(['stoa.json', 'files/Hydrology/water.pdf', 'quizzes/Leaves.md']),
  )
  await page.getByLabel(archive.choose).setInputFiles({
    name: 'stoa.zip',
    mimeType: 'application/zip',
    buffer: await readFile(path),
  })
  await page.getByText(archive.done(2, 1, 0)).waitFor()
  await page.goto('/my-bases')
  await expect.poll(() => page.getByRole('heading', { name: 'Hydrology' }).count()).toBe(2)
})

test('refuses a file that is not an archive and states that nothing was stored', async () => {
  const { page } = visitor
  await page.goto('/my-account')
  await page.getByLabel(exporting.archive.choose).setInputFiles({
    name: 'stoa.zip',
    mimeType: 'application/zip',
    buffer: Buffer.from('not an archive'),
  })
  await page.getByText(en.errors.archive_invalid).waitFor()
  await page.getByText(exporting.archive.undone).waitFor()
})
