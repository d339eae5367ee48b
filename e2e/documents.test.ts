import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { en } from '../messages/en/index.ts'
import { item, makeDocx, paragraph, table } from '../testing/documents/docx.ts'
import { makeOle } from '../testing/documents/office.ts'
import { openSession, type BrowserSession } from './browser.ts'
import { sharedBrowser } from './shared-browser.ts'
import { sharedSite } from './shared-site.ts'
import type { RunningSite } from './site.ts'
import { ask, createBase, listOfFiles, newLearner, openAccount, openFile } from './steps.ts'

const { reader, errors, bases } = en
const LEARNER = newLearner({
  name: 'Sofia Kovalevskaya',
  email: 'sofia@example.org',
  password: 'the-spinning-top-1888',
})
const BREAK = paragraph('<w:r><w:br w:type="page"/></w:r>')
const NOTES = makeDocx([
  paragraph('Tide mills', { style: 'Kapitel' }),
  paragraph('A tide mill stores the water of the flood behind a dam of oak.'),
  item('the dam', 1),
  item('the wheel of larch', 1),
  BREAK,
  paragraph('Three mills', { style: 'berschrift2' }),
  paragraph('The mill of Orrin was built in 1789 and ground rye for three villages.'),
  table([
    ['Name', 'Built'],
    ['Orrin', '1789'],
    ['Falk', '1801'],
  ]),
])
/** A table whose columns are read from the right. */
const ARABIC = '# الأحياء\n\n| أ | ب |\n|---|---|\n| ١ | ٢ |\n'

/** Commands in a line that is longer than a phone is wide. */
const LONG_COMMAND = `gate open ${'--slowly '.repeat(20)}`.trim()
const COMMANDS = `# Night gate\n\n\`\`\`\n${LONG_COMMAND}\n\`\`\`\n\nA gate lets some of the traffic through.\n`

const WORD = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document'

/** A web page that asks for what is elsewhere, and runs code in three ways. */
const TRAP = `<!doctype html><h1 onclick="window.ran=1">Tide tables</h1>
<p>High water comes twice a day.<img src="https://tracker.example/a.png" onerror="window.ran=2"></p>
<script>window.ran = 3</script><link rel="stylesheet" href="https://tracker.example/b.css">
<p><a href="javascript:window.ran=4">Low water</a> follows.</p>`

/** Pages whose heights differ much from an estimate by their length, and a link to a late one. */
const LONG = `<!doctype html><p>Begin with <a href="#part-9">the ninth part</a>.</p>${Array.from(
  { length: 12 },
  (_, at) =>
    `<h1 id="part-${at + 1}">Part ${at + 1}</h1><ul>${'<li>rye and oats</li>'.repeat(90)}</ul>`,
).join('')}`

/** A figure at the end of its page, before a page of one line, and formulas that are too wide. */
const WIDE = 'x + y + z + '.repeat(30)
const FIGURES = `<!doctype html><h1>Wheels</h1><p>See <a href="#fig-1">Figure 1</a>.</p>
<p>${'The wheel turns by day and by night. '.repeat(9)}</p><ul>${'<li>oak and larch</li>'.repeat(60)}</ul>
<p>\\[\\begin{matrix} ${WIDE} 1 \\end{matrix}\\]</p><p>It is \\(\\frac{${WIDE} 1}{2}\\) wide.</p>
<figure id="fig-1"><img src="1.png"><figcaption>Figure 1: The wheel of Orrin.</figcaption></figure>
<h1>Dams</h1><p>A dam of oak.</p>`

describe('documents in a base', () => {
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
      { name: 'mills.docx', mimeType: WORD, bytes: NOTES },
      { name: 'tides.html', mimeType: 'text/html', bytes: Buffer.from(TRAP) },
      { name: 'long.html', mimeType: 'text/html', bytes: Buffer.from(LONG) },
      { name: 'figures.html', mimeType: 'text/html', bytes: Buffer.from(FIGURES) },
      { name: 'arabic.md', mimeType: 'text/markdown', bytes: Buffer.from(ARABIC) },
      { name: 'gates.md', mimeType: 'text/markdown', bytes: Buffer.from(COMMANDS) },
      { name: 'locked.docx', mimeType: WORD, bytes: makeOle(['EncryptedPackage']) },
    ])
  })
  afterAll(async () => {
    await visitor.close()
  })

  const file = (name: string) => listOfFiles(visitor.page).getByRole('button', { name })

  test('is shown page by page with headings, lists and tables', async () => {
    const { page } = visitor
    await page.goto(address)
    await file('mills.docx').getByText(bases.extraction.ready).waitFor()
    await file('mills.docx').click()
    const pages = page.getByRole('region', { name: reader.document('mills.docx') })
    await pages.getByRole('heading', { name: 'Tide mills' }).waitFor()
    await expect.poll(() => pages.getByRole('listitem').allInnerTexts()).toHaveLength(2)
    await page.getByRole('button', { name: reader.nextPage }).click()
    await expect.poll(() => page.getByLabel(reader.pageField).inputValue()).toBe('2')
    await pages.getByRole('columnheader', { name: 'Built' }).waitFor()
  })

  test('puts a table in Arabic at the right edge, as the text around it', async () => {
    const { page } = visitor
    await page.goto(address)
    await file('arabic.md').click()
    const distance = await page
      .getByRole('table')
      .evaluate(
        (table) =>
          (table.parentElement?.getBoundingClientRect().right ?? 0) -
          table.getBoundingClientRect().right,
      )
    expect(distance).toBeLessThanOrEqual(1)
  })

  test('answers a question and shows the passage that supports it', async () => {
    const { page } = visitor
    await page.goto(address)
    await openFile(page, 'mills.docx')
    const answer = await ask(page, 'When was the mill of Orrin built?')
    expect(answer).toContain('1789')
    await page
      .getByRole('log')
      .getByRole('button', { name: en.tutor.citeLabel(2) })
      .first()
      .click()
    await page.locator('[data-document-page="2"] mark[data-kind="passage"]').first().waitFor()
    await page.getByText(reader.highlight.found(2)).waitFor()
    await page.getByRole('button', { name: reader.highlight.clear }).click()
    await page.locator('mark[data-kind="passage"]').first().waitFor({ state: 'detached' })
  })

  test('answers with its code, which is no wider than the conversation on a phone', async () => {
    const { page } = visitor
    await page.goto(address)
    await openFile(page, 'gates.md')
    await ask(page, 'Which commands open the night gate?')
    await page.setViewportSize({ width: 390, height: 844 })
    await page.getByRole('button', { name: reader.baseView.conversation, exact: true }).click()
    const log = page.getByRole('log')
    await log.locator('pre', { hasText: LONG_COMMAND }).waitFor()
    const overflow = () => log.evaluate((box) => box.scrollWidth - box.clientWidth)
    await expect.poll(overflow).toBe(0)
    await page.setViewportSize({ width: 1440, height: 900 })
    await log.getByRole('button', { name: en.tutor.citeLabel(1) }).click()
    await page.locator('mark[data-kind="passage"]', { hasText: 'gate open' }).waitFor()
  })

  test('leads from a link in it to a place far below, by keyboard', async () => {
    const { page } = visitor
    await page.goto(address)
    await file('long.html').click()
    const link = page.getByRole('link', { name: 'the ninth part' })
    await link.focus()
    await page.keyboard.press('Enter')
    const heading = page.getByRole('heading', { name: 'Part 9', exact: true })
    const region = page.getByRole('region', { name: reader.document('long.html') })
    const distance = async () => {
      const [box, frame] = [await heading.boundingBox(), await region.boundingBox()]
      return box && frame ? Math.round(Math.abs(box.y - frame.y)) : Infinity
    }
    await expect.poll(distance).toBeLessThan(60)
    const isOnPage = heading.evaluate((node) => node.closest('section') === document.activeElement)
    expect(await isOnPage).toBe(true)
  })

  test('leads from a link to a figure at the end of its page, and shows the number of that page', async () => {
    const { page } = visitor
    await page.goto(address)
    await file('figures.html').click()
    await page.getByRole('link', { name: 'Figure 1' }).click()
    const figure = page.getByText(reader.pictureNotShown)
    const region = page.getByRole('region', { name: reader.document('figures.html') })
    const distance = async () => {
      const [box, frame] = [await figure.boundingBox(), await region.boundingBox()]
      return box && frame ? Math.round(box.y - frame.y) : Infinity
    }
    await expect.poll(distance).toBeLessThan(60)
    expect(await distance()).toBeGreaterThan(15)
    await page.getByRole('heading', { name: 'Dams' }).waitFor()
    await expect.poll(() => page.getByLabel(reader.pageField).inputValue()).toBe('1')
  })

  test.each([390, 1440])(
    'is not wider than its frame at %i px, nor are its formulas',
    async (width) => {
      const { page } = visitor
      await page.setViewportSize({ width: 1440, height: 900 })
      await page.goto(address)
      await file('figures.html').click()
      await page.getByRole('link', { name: 'Figure 1' }).waitFor()
      await page.setViewportSize({ width, height: 900 })
      const region = page.getByRole('region', { name: reader.document('figures.html') })
      await region.locator('.katex').nth(1).waitFor()
      const overflow = () => region.evaluate((box) => box.scrollWidth - box.clientWidth)
      await expect.poll(overflow).toBe(0)
      await page.setViewportSize({ width: 1440, height: 900 })
    },
  )

  test('is opened at the page that its address names', async () => {
    const { page } = visitor
    await page.goto(address)
    await file('long.html').click()
    await page.getByText('/ 12').waitFor()
    const id = new URL(page.url()).searchParams.get('file') ?? ''
    await page.goto(`${address}?file=${id}&page=7`)
    const distance = () =>
      page.locator('[data-document-page="7"]').evaluate((section) => {
        const frame = section.closest('[role=region]')
        return section.getBoundingClientRect().top - (frame?.getBoundingClientRect().top ?? 0)
      })
    await page.getByRole('heading', { name: 'Part 7' }).waitFor()
    await expect.poll(distance).toBeLessThan(40)
    await expect.poll(distance).toBeGreaterThan(-40)
    await expect.poll(() => page.getByLabel(reader.pageField).inputValue()).toBe('7')
  })

  test('finds words on its pages', async () => {
    const { page } = visitor
    await page.goto(address)
    await file('mills.docx').click()
    await page.getByRole('button', { name: reader.find.open }).click()
    await page.getByRole('searchbox', { name: reader.find.label }).fill('orrin')
    await page.getByText(reader.find.count(1, 2), { exact: true }).waitFor()
    await page.keyboard.press('Enter')
    await page.locator('mark[data-kind="current"]').waitFor()
  })

  test('shows a web page as text, without requesting or running anything of it', async () => {
    const { page } = visitor
    const requested: string[] = []
    const listen = (request: { url: () => string }) => void requested.push(request.url())
    page.on('request', listen)
    await page.goto(address)
    await file('tides.html').click()
    const pages = page.getByRole('region', { name: reader.document('tides.html') })
    await pages.getByText('Low water follows.').waitFor()
    await pages.getByRole('heading', { name: 'Tide tables' }).click()
    page.off('request', listen)
    await expect.poll(() => pages.locator('a, img, script, link').count()).toBe(0)
    await expect.poll(() => page.evaluate(() => 'ran' in window)).toBe(false)
    const origin = new URL(site.url).origin
    expect(requested.filter((url) => !url.startsWith(origin) && !url.startsWith('data:'))).toEqual(
      [],
    )
    // Opened by its address, it is downloaded: no browser shows it as a page.
    const download = page.waitForEvent('download')
    const link = page.getByRole('link', { name: reader.openInNewTab }).first()
    await link.evaluate((element) => element.removeAttribute('target'))
    await link.click()
    expect((await download).suggestedFilename()).toBe('tides.html')
  })

  test('states why a protected document cannot be read', async () => {
    const { page } = visitor
    await page.goto(address)
    await file('locked.docx').click()
    await page.getByText(reader.baseView.failed('locked.docx', errors.document_encrypted)).waitFor()
    await page.getByText(errors.chat_document_no_text).waitFor()
    await page.getByText(reader.other.unread).waitFor()
  })
})
