import { readFile } from 'node:fs/promises'
import type { Browser, Locator } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { en } from '../messages/en/index.ts'
import { hasLanguageData, NEEDS_LANGUAGE_DATA } from '../testing/services/language-data.ts'
import { makeScannedPdf } from '../testing/pdf.ts'
import { makeAnimatedGif, makePng } from '../testing/documents/pictures.ts'
import { openSession, type BrowserSession } from './browser.ts'
import { drawText } from './draw-text.ts'
import { selectText } from './select-text.ts'
import { sharedBrowser } from './shared-browser.ts'
import { sharedSite } from './shared-site.ts'
import type { RunningSite } from './site.ts'
import { ask, createBase, listOfFiles, newLearner, openAccount } from './steps.ts'

const { reader, errors, recognition } = en
const LEARNER = newLearner({
  name: 'Emil Wiechert',
  email: 'emil@example.org',
  password: 'the-horizontal-seismograph-1900',
})
const SEISMOGRAPH = [
  'The seismograph of Göttingen has a mass of seventeen tonnes.',
  'It was built in 1902 and still records earthquakes on sooted paper.',
  'A heavy mass stays at rest while the ground moves below it, and a',
  'lever enlarges this movement two thousand times before a needle',
  'writes it on the paper. The paper turns once in an hour.',
]
const WAVES = [
  'Two kinds of waves run through the earth. The first are pressure',
  'waves, which travel at about eight kilometres a second in the mantle.',
  'The second are shear waves, which are slower and cannot pass through',
  'the liquid core, so that they leave a shadow on the other side.',
]
const OWN_TEXT = 'Earthquakes are measured with instruments that write the movement of the ground.'

describe.skipIf(!(await hasLanguageData()))(`text recognition ${NEEDS_LANGUAGE_DATA}`, () => {
  let browser: Browser
  let site: RunningSite
  let visitor: BrowserSession
  let address: string
  beforeAll(async () => {
    browser = await sharedBrowser()
    site = sharedSite()
    visitor = await openSession(browser, { baseURL: site.url })
    const first = await drawText(browser, SEISMOGRAPH)
    const second = await drawText(browser, WAVES, { noise: 40 })
    await openAccount(visitor.page, site, LEARNER)
    address = await createBase(visitor.page, 'Seismology', [
      {
        name: 'scan.pdf',
        mimeType: 'application/pdf',
        bytes: await makeScannedPdf([OWN_TEXT, first, second]),
      },
      { name: 'waves.png', mimeType: 'image/png', bytes: second },
      { name: 'huge.png', mimeType: 'image/png', bytes: makePng(10_000, 10_000) },
      { name: 'cut.png', mimeType: 'image/png', bytes: first.subarray(0, 200) },
      { name: 'moving.gif', mimeType: 'image/gif', bytes: makeAnimatedGif(500) },
    ])
  })
  afterAll(async () => {
    await visitor.close()
  })

  const open = async (name: string) => {
    const { page } = visitor
    await page.goto(address)
    await listOfFiles(page).getByRole('button', { name }).click()
  }
  const start = (pages: number) =>
    visitor.page.getByRole('button', { name: recognition.start(pages, 1) })
  const startPicture = () => visitor.page.getByRole('button', { name: recognition.startPicture(1) })

  test('is offered for the pages without text, cancelled and offered again', async () => {
    const { page } = visitor
    await open('scan.pdf')
    await page.getByText(recognition.unreadPages(2)).waitFor()
    await expect.poll(() => page.getByLabel(recognition.language).inputValue()).toBe('eng')
    const isFocused = (target: Locator) =>
      target.evaluate((element) => element === document.activeElement)
    await start(2).press('Enter')
    const cancel = page.getByRole('button', { name: recognition.cancelFile('scan.pdf') })
    await expect.poll(() => isFocused(cancel)).toBe(true)
    await page.keyboard.press('Enter')
    await expect.poll(() => isFocused(start(2))).toBe(true)
  })

  test('continues while another screen is open, and the file can be asked and searched', async () => {
    const { page } = visitor
    await start(2).click()
    await page.getByRole('status').getByText(recognition.working(0, 2)).waitFor()
    await page.getByRole('link', { name: en.common.nav.myBases }).first().click()
    await page.getByRole('heading', { name: en.bases.myBases.title, exact: true }).waitFor()
    await page.goBack()
    await page.getByRole('button', { name: recognition.cancelFile('scan.pdf') }).waitFor()
    await page.getByRole('progressbar').waitFor({ state: 'detached' })
    const answer = await ask(page, 'How many tonnes does the seismograph of Göttingen have?')
    expect(answer).toContain('seventeen tonnes')
    await page
      .getByRole('log')
      .getByRole('button', { name: en.tutor.citeLabel(2) })
      .first()
      .click()
    await page.getByText(reader.highlight.found(2)).waitFor()
    const mark = page.locator('[data-page="2"] .pdf-marks i[data-kind="passage"]').first()
    const sheet = await page.locator('[data-page="2"]').boundingBox()
    const box = await mark.boundingBox()
    // The first line: an inch from the top of 11.69, and 0.8 from the left of 8.27.
    expect(((box?.y ?? 0) - (sheet?.y ?? 0)) / (sheet?.height ?? 1)).toBeCloseTo(0.9 / 11.69, 1)
    expect(((box?.x ?? 0) - (sheet?.x ?? 0)) / (sheet?.width ?? 1)).toBeCloseTo(0.8 / 8.27, 1)
  })

  test('makes a picture readable and highlights the cited passage on it', async () => {
    const { page } = visitor
    await open('waves.png')
    await page.getByText(recognition.picture, { exact: true }).waitFor()
    await page.getByText(errors.chat_picture_not_read).first().waitFor()
    await startPicture().click()
    await page.getByText(recognition.picture, { exact: true }).waitFor({ state: 'detached' })
    const answer = await ask(page, 'Which waves cannot pass through the liquid core?')
    expect(answer).toContain('shear waves')
    await page
      .getByRole('log')
      .getByRole('button', { name: en.tutor.citeLabel(1) })
      .first()
      .click()
    await page.locator('.image-marks i').first().waitFor()
  })

  test('highlights selected text of a picture, lists it and shows it on the picture', async () => {
    const { page } = visitor
    const { viewing } = en
    await open('waves.png')
    await page.locator('[data-page="1"] span').getByText('waves').first().waitFor()
    await selectText(page, 'shear', 'slower')
    const toolbar = page.getByRole('toolbar', { name: viewing.selection.label })
    const { ask, explain, writeQuestion, note } = viewing.selection
    for (const name of [ask, explain, writeQuestion])
      await toolbar.getByRole('button', { name, exact: true }).waitFor()
    await toolbar.getByRole('button', { name: note, exact: true }).click()
    const panel = page.getByRole('complementary', { name: viewing.highlights.title })
    const field = panel.getByRole('textbox', { name: viewing.highlights.note })
    await field.fill('S waves')
    await field.press('Control+Enter')
    await panel.getByText('S waves').waitFor()
    await open('waves.png')
    const painted = () =>
      page.evaluate(() => {
        const [range] = CSS.highlights.get('stoa-passage') ?? []
        const picture = document.querySelector('.image-frame img')?.getBoundingClientRect()
        const box = range instanceof Range ? range.getBoundingClientRect() : undefined
        return box && picture && range instanceof Range
          ? {
              text: range.toString(),
              top: (box.top - picture.top) / picture.height,
              left: (box.left - picture.left) / picture.width,
            }
          : null
      })
    await expect.poll(async () => (await painted())?.text).toMatch(/^shear waves.*slower$/)
    // The third line of the page.
    const place = await painted()
    expect(place?.top).toBeCloseTo(0.11, 1)
    expect(place?.left).toBeGreaterThan(0.15)
    await page.getByRole('button', { name: reader.highlights }).click()
    const download = page.waitForEvent('download')
    await panel.getByRole('button', { name: viewing.highlights.save }).click()
    const text = await readFile(await (await download).path(), 'utf8')
    expect(text).toMatch(/## waves\.png\n\n> shear waves, which are slower/)
    await panel.getByRole('button', { name: /^shear waves/ }).click()
    await expect
      .poll(() => page.evaluate(() => CSS.highlights.get('stoa-passage-current')?.size))
      .toBe(1)
  })

  test('recognised text stays in its place on a turned page', async () => {
    const { page } = visitor
    await open('scan.pdf')
    const words = page.locator('[data-page="2"] span').filter({ hasText: 'seismograph' }).first()
    await words.waitFor({ state: 'attached' })
    const placeOf = async () => {
      const [word, sheet] = [
        await words.boundingBox(),
        await page.locator('[data-page="2"]').boundingBox(),
      ]
      if (!word || !sheet) return null
      return {
        across: (word.x + word.width / 2 - sheet.x) / sheet.width,
        down: (word.y + word.height / 2 - sheet.y) / sheet.height,
      }
    }
    const upright = await placeOf()
    if (!upright) throw new Error('The page is not shown')
    await page.getByRole('button', { name: reader.rotate }).first().click()
    await expect.poll(async () => (await placeOf())?.down).toBeCloseTo(upright.across, 1)
    expect((await placeOf())?.across).toBeCloseTo(1 - upright.down, 1)
  })

  test('rotates a picture and fits it to the frame', async () => {
    const { page } = visitor
    await open('waves.png')
    const picture = page.getByRole('img', { name: reader.imageAlt('waves.png') })
    const shapeOf = async () => {
      const box = await picture.boundingBox()
      return (box?.width ?? 0) / (box?.height ?? 1)
    }
    await expect.poll(shapeOf).toBeGreaterThan(0)
    const shape = await shapeOf()
    await page.getByRole('button', { name: reader.rotatePicture }).click()
    await expect.poll(shapeOf).toBeCloseTo(1 / shape, 1)
    const [inner, outer] = [
      await picture.boundingBox(),
      await page
        .getByRole('region', { name: reader.label('waves.png') })
        .last()
        .boundingBox(),
    ]
    if (!inner || !outer) throw new Error('The picture is not shown')
    expect(inner.x).toBeGreaterThanOrEqual(outer.x)
    expect(inner.y).toBeGreaterThanOrEqual(outer.y)
    expect(inner.x + inner.width).toBeLessThanOrEqual(outer.x + outer.width)
    expect(inner.y + inner.height).toBeLessThanOrEqual(outer.y + outer.height)
  })

  test.each([
    ['huge.png', errors.picture_too_large, 'detached'],
    ['cut.png', errors.document_damaged, 'detached'],
    ['moving.gif', errors.document_no_text, 'visible'],
  ] as const)('ends for %s with the reason', async (name, reason, offer) => {
    const { page } = visitor
    await open(name)
    await startPicture().click()
    await page.getByRole('alert').filter({ hasText: reason }).waitFor()
    await startPicture().waitFor({ state: offer })
    // The stored reason replaces the first offer once it is read again
    await page.getByText(recognition.picture, { exact: true }).waitFor({ state: 'detached' })
  })

  test('loads nothing from elsewhere and reports no error', () => {
    expect(visitor.externalRequests).toEqual([])
    expect(visitor.pageErrors).toEqual([])
  })
})
