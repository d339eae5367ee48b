import { readFile } from 'node:fs/promises'
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs'
import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { en } from '../messages/en/index.ts'
import { makeLinesPdf } from '../testing/pdf.ts'
import { openSession, type BrowserSession } from './browser.ts'
import { clientOf } from './learner.ts'
import { selectText } from './select-text.ts'
import { sharedBrowser } from './shared-browser.ts'
import { sharedSite } from './shared-site.ts'
import type { RunningSite } from './site.ts'
import { createBase, listOfFiles, newLearner, openAccount, openFile, showScreen } from './steps.ts'

const { reader, viewing, bases } = en
const texts = viewing.highlights
const LEARNER = newLearner({
  name: 'Christine de Pizan',
  email: 'christine@example.org',
  password: 'city-of-ladies-1405',
})
const LINES = [
  'A tide mill stores the water of the flood behind a dam of oak and rel-',
  'eases it through a wheel when the sea has fallen below the sill.',
  'The mill of Orrin was built in 1789 and ground rye for three villages.',
  'Rye was brought by boat, and the flour left on carts before noon.',
]
const QUOTE = 'behind a dam of oak and releases it through a wheel'
/** As many as a page on a phone shows. */
const LONG = Array.from({ length: 48 }, (_, line) => `Line ${line + 1} of the accounts of the mill`)
const OTHER = ['A windmill turns its cap into the wind with a fantail.', 'It grinds oats.']

type Annotation = {
  subtype: string
  quadPoints: Float32Array
  contentsObj: { str: string }
}

const isFocused = (element: Element): boolean => element === document.activeElement

describe('highlights in a browser', () => {
  let browser: Browser
  let site: RunningSite
  let visitor: BrowserSession
  let address: string
  beforeAll(async () => {
    browser = await sharedBrowser()
    site = sharedSite()
    visitor = await openSession(browser, { baseURL: site.url })
    await openAccount(visitor.page, site, LEARNER)
    const pdf = { mimeType: 'application/pdf' }
    address = await createBase(visitor.page, 'Mills', [
      { ...pdf, name: 'tide.pdf', bytes: await makeLinesPdf(LINES) },
      { ...pdf, name: 'wind.pdf', bytes: await makeLinesPdf(OTHER) },
      { ...pdf, name: 'long.pdf', bytes: await makeLinesPdf(LONG) },
    ])
    for (const name of ['tide.pdf', 'wind.pdf'])
      await file(name).getByText(bases.extraction.ready).waitFor()
  })
  afterAll(async () => {
    expect(visitor.pageErrors).toEqual([])
    await visitor.close()
  })

  const file = (name: string) => listOfFiles(visitor.page).getByRole('button', { name })
  const toolbar = () => visitor.page.getByRole('toolbar', { name: viewing.selection.label })
  const panel = () => visitor.page.getByRole('complementary', { name: viewing.panel })
  const item = (text: string) => panel().getByRole('listitem').filter({ hasText: text })
  const letters = () => visitor.page.locator('.text-layer > span').first()
  const base = () => new URL(address).pathname
  const openIn = async (name: string) => {
    await openFile(visitor.page, name)
    await letters().waitFor()
  }
  const open = async (name: string) => {
    await showScreen(visitor.page, base())
    await openIn(name)
  }
  const reload = async (name: string) => {
    await visitor.page.goto(base())
    await openIn(name)
  }
  const openList = async () => {
    await visitor.page.getByRole('button', { name: reader.panel }).click()
    await panel().getByRole('tab', { name: texts.title }).click()
  }
  /** The texts that are painted as highlights. */
  const painted = () =>
    visitor.page.evaluate(() =>
      Array.from(CSS.highlights.get('stoa-passage') ?? [], (range) => range.toString()),
    )

  test('a passage is highlighted with a note, and both are there after a reload', async () => {
    await open('tide.pdf')
    await selectText(visitor.page, 'behind a dam', 'a wheel')
    await toolbar().getByRole('button', { name: viewing.selection.note }).click()
    const field = panel().getByRole('textbox', { name: texts.note })
    await field.fill('Needs a tide')
    await field.press('Control+Enter')
    await item('Needs a tide').waitFor()
    await reload('tide.pdf')
    await expect
      .poll(async () => (await painted()).join())
      .toContain('behind a dam of oak and rel-')
    expect((await painted()).join()).toMatch(/through a wheel$/)
    await openList()
    await item('releases it through a wheel').getByText('Needs a tide').waitFor()
    await item('releases').getByText(reader.page(1)).waitFor()
  })

  test('a repeated highlight of the same passage is not stored twice', async () => {
    await open('tide.pdf')
    await expect.poll(async () => (await painted()).length).toBe(1)
    await selectText(visitor.page, 'behind a dam', 'a wheel')
    await toolbar().waitFor()
    await visitor.page.keyboard.press('h')
    await toolbar().waitFor({ state: 'detached' })
    await openList()
    await expect.poll(() => panel().getByRole('listitem').count()).toBe(1)
  })

  test('a click on a highlight opens it in the list, where its note is edited', async () => {
    await open('tide.pdf')
    await expect.poll(async () => (await painted()).length).toBe(1)
    // The panel moves the page: the place is looked up before each click.
    const clickPassage = async () => {
      const at = await visitor.page.evaluate(() => {
        const [range] = CSS.highlights.get('stoa-passage') ?? []
        const box = range instanceof Range ? range.getClientRects()[0] : undefined
        return box ? { x: box.x + box.width / 2, y: box.y + box.height / 2 } : null
      })
      await visitor.page.mouse.click(at?.x ?? 0, at?.y ?? 0)
    }
    await clickPassage()
    const field = panel().getByRole('textbox', { name: texts.note })
    await expect.poll(() => field.inputValue()).toBe('Needs a tide')
    await field.fill('Needs spring tides')
    await panel().getByRole('button', { name: texts.saveNote, exact: true }).click()
    await expect.poll(() => field.count()).toBe(0)
    await item('Needs spring tides').waitFor()
    await clickPassage()
    await expect.poll(() => field.inputValue()).toBe('Needs spring tides')
    // Deleted and restored, it is in the list as before.
    await panel().getByRole('button', { name: texts.delete }).click()
    await visitor.page.getByRole('button', { name: en.common.undo }).click()
    await item('Needs spring tides').waitFor()
    expect(await field.count()).toBe(0)
  })

  test('a note that is not saved is kept when the panel closes, until it is left by Escape', async () => {
    await open('tide.pdf')
    await openList()
    const edit = () => panel().getByRole('button', { name: texts.editNote }).click()
    const field = panel().getByRole('textbox', { name: texts.note })
    await edit()
    await field.fill('Half a thought')
    await panel().getByRole('button', { name: viewing.close }).click()
    await reload('tide.pdf')
    await openList()
    await edit()
    await expect.poll(() => field.inputValue()).toBe('Half a thought')
    await field.press('Escape')
    await item('Needs spring tides').waitFor()
    await edit()
    await expect.poll(() => field.inputValue()).toBe('Needs spring tides')
  })

  test('Escape in the form of a question about a highlight leaves the list open', async () => {
    await open('tide.pdf')
    await openList()
    const write = panel().getByRole('button', { name: texts.writeQuestion })
    await write.click()
    const dialog = visitor.page.getByRole('dialog', { name: en.bank.form.title })
    await dialog.waitFor()
    await visitor.page.keyboard.press('Escape')
    await dialog.waitFor({ state: 'detached' })
    await expect.poll(() => write.evaluate(isFocused)).toBe(true)
  })

  test('the list opens a highlight in another file and saves all as Markdown', async () => {
    await open('wind.pdf')
    await openList()
    await panel().getByRole('heading', { name: 'tide.pdf' }).waitFor()
    const download = visitor.page.waitForEvent('download')
    await panel().getByRole('button', { name: texts.save }).click()
    const saved = await download
    expect(saved.suggestedFilename()).toBe('Highlights of Mills.md')
    const text = await readFile(await saved.path(), 'utf8')
    expect(text).toContain('## tide.pdf')
    expect(text).toContain('> behind a dam of oak and releases it through a wheel')
    expect(text).toContain('Needs spring tides')
    await item('releases')
      .getByRole('button', { name: /releases/ })
      .click()
    await visitor.page.getByRole('region', { name: reader.document('tide.pdf') }).waitFor()
    const current = () =>
      visitor.page.evaluate(() =>
        Array.from(CSS.highlights.get('stoa-passage-current') ?? [], (range) => range.toString()),
      )
    await expect.poll(async () => (await current()).length).toBe(1)
  })

  test('the list saves a PDF with highlights and notes as annotations', async () => {
    await open('tide.pdf')
    await openList()
    const download = visitor.page.waitForEvent('download')
    await panel().getByRole('button', { name: texts.savePdf }).click()
    const saved = await download
    expect(saved.suggestedFilename()).toBe('tide (highlights).pdf')
    const data = new Uint8Array(await readFile(await saved.path()))
    const pdf = await getDocument({ data, verbosity: 0 }).promise
    const annotations = (await (await pdf.getPage(1)).getAnnotations()) as Annotation[]
    await pdf.destroy()
    const [highlight, ...others] = annotations.filter(({ subtype }) => subtype === 'Highlight')
    expect(others).toEqual([])
    expect(highlight?.contentsObj.str).toBe('Needs spring tides')
    const points = [...(highlight?.quadPoints ?? [])]
    // Two lines of twelve points, 80 and 96 points below the upper edge; the second begins there.
    const ys = points.filter((_, at) => at % 2 === 1)
    expect(points).toHaveLength(2 * 8)
    expect(Math.abs(841.89 - 80 - Math.max(...ys))).toBeLessThan(4)
    expect(Math.abs(841.89 - 96 - 12 - Math.min(...ys))).toBeLessThan(4)
    expect(points[8]).toBeCloseTo(60, 0)
    expect(points[0]).toBeGreaterThan(250)
  })

  test('a question is written from a selection and from a highlight, with passage and page', async () => {
    const { form } = en.bank
    const dialog = () => visitor.page.getByRole('dialog', { name: form.title })
    const passage = () => dialog().getByLabel(form.passage, { exact: true })
    const selected = () => dialog().getByLabel(form.file).locator('option:checked').innerText()
    await open('tide.pdf')
    await selectText(visitor.page, 'behind a dam', 'a wheel')
    await toolbar().getByRole('button', { name: viewing.selection.writeQuestion }).click()
    expect(await passage().inputValue()).toBe(QUOTE)
    expect(await selected()).toBe('Mills: tide.pdf')
    expect(await dialog().getByLabel(form.page, { exact: true }).inputValue()).toBe('1')
    const { dialog: fields } = en.changes
    const field = (label: string) => dialog().getByLabel(label, { exact: true })
    await expect.poll(() => field(fields.question).evaluate(isFocused)).toBe(true)
    // At one moment, since the dialog moves while it opens
    const isBeside = await field(fields.isCorrect(1)).evaluate(
      (key, option) => {
        const [own, other] = [key.getBoundingClientRect(), option?.getBoundingClientRect()]
        return other !== undefined && own.right < other.left && own.top > other.top
      },
      await field(fields.option(1)).elementHandle(),
    )
    expect(isBeside).toBe(true)
    // The sentences of the page are offered when the passage is to be changed.
    const sentences = () => dialog().getByRole('region', { name: form.sentences })
    expect(await sentences().count()).toBe(0)
    expect(await dialog().getByText(form.passageHint).count()).toBe(0)
    await passage().fill('behind a dam')
    await sentences().waitFor()
    const focused = () => visitor.page.evaluate(() => document.activeElement?.ariaLabel)
    await visitor.page.keyboard.press('Escape')
    await dialog().waitFor({ state: 'detached' })
    expect(await focused()).toBe(reader.document('tide.pdf'))

    await open('wind.pdf')
    await openList()
    await item('releases').getByRole('button', { name: texts.writeQuestion }).click()
    expect(await selected()).toBe('Mills: tide.pdf')
    await dialog().getByLabel(form.kind, { exact: true }).selectOption('saq')
    await field(fields.question).fill('Where does a tide mill keep water?')
    await field(fields.modelAnswer).fill('Behind a dam of oak.')
    await field(fields.explanation).fill('The dam holds the flood back.')
    await dialog().getByRole('button', { name: form.save }).click()
    await visitor.page.getByText(form.saved).waitFor()
    await dialog().waitFor({ state: 'detached' })
    const { client } = await clientOf(site, LEARNER)
    const { data } = await client
      .from('quiz_questions')
      .select('question_text, source_page, source_quote')
      .throwOnError()
    expect(data).toEqual([
      {
        question_text: 'Where does a tide mill keep water?',
        source_page: 1,
        source_quote: QUOTE,
      },
    ])
  })

  test('is shown in the text of a PDF as well', async () => {
    await open('tide.pdf')
    await visitor.page.getByRole('button', { name: reader.text, exact: true }).click()
    await expect.poll(async () => (await painted()).join()).toContain('releases it through a wheel')
    await visitor.page.getByRole('button', { name: reader.text, exact: true }).click()
  })

  test('a highlight whose passage is gone is listed as lost and painted nowhere', async () => {
    const { client, user } = await clientOf(site, LEARNER)
    const { data: stored } = await client
      .from('highlights')
      .select('id, base_id, file_id')
      .limit(1)
      .single()
      .throwOnError()
    await client
      .from('highlights')
      .insert({
        user_id: user.id,
        base_id: stored.base_id,
        file_id: stored.file_id,
        page: 1,
        quote: 'a sentence that was on this page before it was replaced',
      })
      .throwOnError()
    await reload('tide.pdf')
    await openList()
    await item('before it was replaced').getByText(texts.lost(1)).waitFor()
    await expect.poll(async () => (await painted()).length).toBe(1)
  })

  test('a deleted highlight can be restored until it is gone', async () => {
    await open('tide.pdf')
    await openList()
    const lost = item('before it was replaced')
    await lost.getByRole('button', { name: texts.delete }).click()
    await lost.waitFor({ state: 'detached' })
    await visitor.page.getByRole('button', { name: en.common.undo }).click()
    await lost.waitFor()
    await lost.getByRole('button', { name: texts.delete }).click()
    await lost.waitFor({ state: 'detached' })
    const { client } = await clientOf(site, LEARNER)
    await expect
      .poll(async () => (await client.from('highlights').select('id')).data?.length, {
        timeout: 20_000,
      })
      .toBe(1)
  })

  test('the toolbar keeps the focus when the selected passage changes', async () => {
    await open('wind.pdf')
    await selectText(visitor.page, 'grinds', 'grinds')
    const top = () => toolbar().evaluate((bar) => bar.getBoundingClientRect().top)
    const before = await top()
    await visitor.page.keyboard.press('Shift+F10')
    await selectText(visitor.page, 'A windmill', 'oats')
    await expect.poll(top).not.toBe(before)
    expect(await toolbar().getByRole('button').first().evaluate(isFocused)).toBe(true)
  })

  test('a passage is selected by keyboard: find selects its match, Shift and arrows select more', async () => {
    await open('wind.pdf')
    const { keyboard } = visitor.page
    await visitor.page.locator('.text-layer').getByText('It grinds oats.').waitFor()
    await visitor.page.getByRole('region', { name: reader.document('wind.pdf') }).focus()
    await keyboard.press('Control+f')
    await keyboard.type('GRINDS')
    await visitor.page.getByRole('search').getByText(reader.find.count(1, 1)).waitFor()
    await keyboard.press('Enter')
    await keyboard.press('Escape')
    await toolbar().waitFor()
    const selected = () => visitor.page.evaluate(() => document.getSelection()?.toString())
    expect(await selected()).toBe('grinds')
    for (const _ of ' oats') await keyboard.press('Shift+ArrowRight')
    expect(await selected()).toBe('grinds oats')
    await keyboard.press('Shift+F10')
    await keyboard.press('ArrowRight')
    await keyboard.press('ArrowRight')
    await keyboard.press('Enter')
    await expect.poll(async () => (await painted()).join()).toContain('grinds')
  })
  test('on a phone the toolbar covers no line of the selection', async () => {
    const { page, context } = visitor
    const device = await context.newCDPSession(page)
    await device.send('Emulation.setTouchEmulationEnabled', { enabled: true })
    await page.setViewportSize({ width: 390, height: 700 })
    await page.goto(base())
    await page.getByLabel(bases.files(3), { exact: true }).selectOption({ label: 'long.pdf' })
    await page.getByRole('region', { name: reader.document('long.pdf') }).waitFor()
    await page.locator('[data-page="1"] span').getByText('Line 48 ').waitFor()
    const covered = () =>
      page.evaluate(() => {
        const bar = document.querySelector(':popover-open')?.getBoundingClientRect()
        const range = document.getSelection()?.getRangeAt(0).getBoundingClientRect()
        return bar && range && bar.top < range.bottom && range.top < bar.bottom
      })
    let inView = 0
    for (let line = 20; line <= 48; line += 4) {
      await page.evaluate(() => document.getSelection()?.removeAllRanges())
      await toolbar().waitFor({ state: 'detached' })
      await selectText(page, `Line ${line} `, `Line ${line} `)
      await page.locator(':popover-open').waitFor({ state: 'attached' })
      if (!(await toolbar().isVisible())) break
      inView += 1
      expect(await covered(), `Line ${line}`).toBe(false)
    }
    expect(inView).toBeGreaterThan(3)
    await page.setViewportSize({ width: 1440, height: 900 })
    await device.send('Emulation.setTouchEmulationEnabled', { enabled: false })
    await device.detach()
  })
})
