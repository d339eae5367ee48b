import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { BASE_NAME_MAX } from '../domain/constants.ts'
import { en } from '../messages/en/index.ts'
import {
  makeEmptyFile,
  makeEncryptedPdf,
  makeEndlessPdf,
  makeLinesPdf,
  makePdf,
  makeTruncatedPdf,
  makeTwoColumnPdf,
  makeZip,
} from '../testing/pdf.ts'
import { openSession, type BrowserSession } from './browser.ts'
import { routeRequests } from './route-requests.ts'
import { sharedBrowser } from './shared-browser.ts'
import { startSite, type Site } from './site.ts'
import { createBase, followLink, listOfFiles, openAccount } from './steps.ts'

const messages = en.bases
const LEARNER = {
  name: 'Grace Hopper',
  email: 'grace@example.org',
  password: 'first-bug-found-1947',
}

/**
 * The files are read in sequence; one is abandoned after twenty seconds, and the machine may
 * be busy.
 */
const READING_MS = 240_000

/** After so long without a page a file is abandoned (`web/features/bases/extraction`). */
const STALL_MS = 20_000

type Named = readonly [name: string, bytes: Uint8Array]
const payload = (files: readonly Named[]) =>
  files.map(([name, bytes]) => ({
    name,
    mimeType: 'application/octet-stream',
    buffer: Buffer.from(bytes),
  }))

const textFile = (name: string): Named => [name, new TextEncoder().encode(`The text of ${name}.`)]

describe('bases in a browser', () => {
  let browser: Browser
  let site: Site
  let visitor: BrowserSession
  beforeAll(async () => {
    browser = await sharedBrowser()
    site = await startSite({ STOA_MAX_FILE_MB: '1' })
    visitor = await openSession(browser, { baseURL: site.url })
    await openAccount(visitor.page, site, LEARNER)
  })
  afterAll(async () => {
    await visitor.close()
    await site.close()
  })

  let everyKindUrl = ''
  const choose = (files: readonly Named[]) =>
    visitor.page.locator('input[type=file]').setInputFiles(payload(files))
  const create = () => visitor.page.getByRole('button', { name: messages.newBase.create })

  test('requires a file and a name of at most 50 characters', async () => {
    const { page } = visitor
    await page.goto('/new-base')
    await expect.poll(() => create().isDisabled()).toBe(true)
    await page.getByLabel(messages.newBase.name).fill('   ')
    await choose([textFile('a.txt')])
    await expect.poll(() => create().isDisabled()).toBe(true)
    await page.getByLabel(messages.newBase.name).fill('📚'.repeat(BASE_NAME_MAX + 1))
    await page.getByText(`${BASE_NAME_MAX + 1}/${BASE_NAME_MAX}`).waitFor()
    await page.getByText(en.errors.base_name_too_long).waitFor()
    await expect.poll(() => create().isDisabled()).toBe(true)
    await page.keyboard.press('Backspace')
    await page.getByText(`${BASE_NAME_MAX}/${BASE_NAME_MAX}`).waitFor()
    await expect.poll(() => page.getByRole('alert').count()).toBe(0)
    await expect.poll(() => create().isDisabled()).toBe(false)
    await page.getByRole('button', { name: messages.upload.remove('a.txt') }).click()
    await expect.poll(() => create().isDisabled()).toBe(true)
  })

  test('rejects and lists files of other types and files that are too large', async () => {
    const { page } = visitor
    await choose([
      textFile('page.svg'),
      ['large.txt', new Uint8Array(1024 * 1024 + 1)],
      textFile('good.txt'),
    ])
    await page.getByText(messages.upload.refused('page.svg', en.errors.file_type_refused)).waitFor()
    await page.getByText(messages.upload.refused('large.txt', en.errors.file_too_large)).waitFor()
    await expect
      .poll(() =>
        page.getByRole('list', { name: messages.upload.chosen }).getByRole('listitem').count(),
      )
      .toBe(1)
  })

  test('keeps the base when one of five uploads fails, names that file and retries it', async () => {
    const { page, pageErrors: errors } = visitor
    const names = ['one.txt', 'two.txt', 'three.txt', 'four.txt', 'five.txt']
    await page.goto('/new-base')
    await page.getByLabel(messages.newBase.name).fill('Five')
    await choose(names.map(textFile))
    let uploads = 0
    await routeRequests(page, '**/storage/v1/object/files/**', (route) => {
      // The texts that are stored are downloaded again, to be read.
      if (route.request().method() === 'GET') return route.continue()
      uploads += 1
      return uploads === 3 ? route.abort('connectionreset') : route.continue()
    })
    await create().dblclick()
    await page.getByText(messages.newBase.partly('Five', 1)).waitFor()
    const left = page.getByRole('list', { name: messages.upload.chosen }).getByRole('listitem')
    await expect
      .poll(() => left.allInnerTexts())
      .toEqual([expect.stringContaining(en.errors.file_upload_failed)])
    const failed = (await left.innerText()).split('\n')[0]?.trim() ?? ''
    await page.getByRole('button', { name: messages.newBase.retry }).click()
    await page.getByText(messages.newBase.done('Five')).waitFor()
    await followLink(page, messages.newBase.openNow, /\/base\//)
    expect(uploads).toBe(6)
    await page.unroute('**/storage/v1/object/files/**')

    await page.goto('/my-bases')
    await page.getByText(messages.files(5), { exact: true }).waitFor()
    await expect
      .poll(() => page.getByRole('link', { name: messages.myBases.openBase('Five') }).count())
      .toBe(1)
    await page.getByRole('link', { name: messages.myBases.editBase('Five') }).click()
    await page.getByRole('heading', { level: 1, name: messages.editBase.titleOf('Five') }).waitFor()
    await page.getByText(failed, { exact: true }).waitFor()
    errors.length = 0
  })

  test('creates a base by keyboard alone and asks before leaving during an upload', async () => {
    const { page } = visitor
    // Registered early: the browser opens no dialog where a file chooser is expected.
    const chooser = page.waitForEvent('filechooser')
    await page.goto('/new-base')
    await page.getByLabel(messages.newBase.name).focus()
    await page.keyboard.type('By keyboard')
    await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    await (await chooser).setFiles(payload([textFile('keys.txt')]))
    await page.getByText('keys.txt').waitFor()
    const release = Promise.withResolvers<undefined>()
    await routeRequests(page, '**/storage/v1/object/files/**', async (route) => {
      await release.promise
      await route.continue()
    })
    await page.keyboard.press('Tab')
    await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    await page.getByRole('progressbar', { name: messages.upload.progress('keys.txt') }).waitFor()
    const dialogOpened = page.waitForEvent('dialog')
    await Promise.all([
      dialogOpened.then((dialog) => dialog.dismiss()),
      page.close({ runBeforeUnload: true }),
    ])
    expect((await dialogOpened).type()).toBe('beforeunload')
    release.resolve(undefined)
    await page.getByText(messages.newBase.done('By keyboard')).waitFor()
    await page.waitForURL(/\/base\//)
    await page.unroute('**/storage/v1/object/files/**')
  })

  test('reports every PDF as ready or as failed with its reason, including one that never ends', async () => {
    const { page } = visitor
    const left = Array.from({ length: 10 }, (_, line) => `left column line number ${line + 10}`)
    const right = Array.from({ length: 10 }, (_, line) => `right column line number ${line + 10}`)
    await page.goto('/new-base')
    await page.getByLabel(messages.newBase.name).fill('Every kind')
    await choose([
      ['endless.pdf', makeEndlessPdf()],
      ['empty.pdf', makeEmptyFile()],
      ['archive.pdf', makeZip()],
      ['locked.pdf', await makeEncryptedPdf()],
      ['cut.pdf', await makeTruncatedPdf()],
      ['columns.pdf', await makeTwoColumnPdf(left, right)],
      ['hyphen.pdf', await makeLinesPdf(['We com-', 'pile the code.'])],
      ['pages.pdf', await makePdf({ pages: ['Page one.', 'Page two.', 'Page three.'] })],
    ])
    const refused = messages.upload.refused('empty.pdf', en.errors.file_empty)
    await page.getByRole('alert').getByText(refused).waitFor()
    await create().click()
    await page.waitForURL(/\/base\//)
    await page.goto(page.url().replace('/base/', '/edit-base/'))
    const row = (name: string) => page.getByRole('listitem').filter({ hasText: name })
    for (const [name, reason] of [
      ['archive.pdf', en.errors.pdf_damaged],
      ['locked.pdf', en.errors.pdf_encrypted],
      ['cut.pdf', en.errors.pdf_damaged],
      ['endless.pdf', en.errors.pdf_stalled],
    ] as const)
      await row(name).getByText(reason).waitFor({ timeout: READING_MS })
    for (const name of ['columns.pdf', 'hyphen.pdf', 'pages.pdf'])
      await row(name).getByText(messages.extraction.ready).waitFor({ timeout: READING_MS })

    const texts = await storedTexts()
    expect(texts.get('pages.pdf')).toBe('Page one.\fPage two.\fPage three.')
    expect(texts.get('hyphen.pdf')).toBe('We compile the code.')
    expect(texts.get('columns.pdf')?.split(/\s*\n\s*/)).toEqual([...left, ...right])

    const retry = (name: string) =>
      page.getByRole('button', { name: messages.extraction.retryFile(name) })
    for (const name of ['archive.pdf', 'locked.pdf', 'cut.pdf'])
      expect(await retry(name).count()).toBe(0)
    everyKindUrl = page.url()

    // What cannot be read is not offered to be read again, but can still be opened.
    await page.goto(everyKindUrl.replace('/edit-base/', '/base/'))
    await listOfFiles(page)
      .getByRole('button', { name: /archive\.pdf/ })
      .click()
    const open = page.getByRole('link', { name: en.reader.openInNewTab })
    const reason = page.getByRole('alert').filter({ has: open })
    await reason.getByRole('heading', { name: 'archive.pdf' }).waitFor()
    await reason.getByText(en.errors.pdf_damaged).waitFor()
    expect(await reason.getByRole('button', { name: en.common.retry }).count()).toBe(0)
    expect(visitor.pageErrors).toEqual([])
  }, 300_000)

  test('reads on the next visit the files that a closed tab had not read', async () => {
    const first = await visitor.context.newPage()
    await first.goto('/new-base')
    await first.getByLabel(messages.newBase.name).fill('Left behind')
    const pages = Array.from({ length: 40 }, (_, page) =>
      `Page ${page + 1} of a document. `.repeat(60),
    )
    await first
      .locator('input[type=file]')
      .setInputFiles(payload([['long.pdf', await makePdf({ pages })]]))
    // The tab never receives the bytes, so it cannot finish before it is closed.
    await routeRequests(first, '**/storage/v1/object/files/**', (route) =>
      route.request().method() === 'GET' ? undefined : route.continue(),
    )
    await first.getByRole('button', { name: messages.newBase.create }).click()
    await first.waitForURL(/\/base\//)
    const url = first.url()
    await first.close()

    const { page } = visitor
    await page.goto(url)
    await expect
      .poll(async () => (await storedTexts()).get('long.pdf')?.split('\f').length)
      .toBe(40)
  })

  test('reads on any screen a file whose page was left while its text was saved', async () => {
    const { page } = visitor
    const saves = '**/rest/v1/pdf_text_content*'
    const saving = Promise.withResolvers<undefined>()
    let attempts = 0
    await routeRequests(page, saves, async (route) => {
      if (route.request().method() !== 'POST') return route.fallback()
      attempts += 1
      if (attempts > 1) return route.fallback()
      saving.resolve(undefined)
    })
    const bytes = Buffer.from('A short note about tides.')
    await createBase(page, 'Left too soon', [{ name: 'short.txt', mimeType: 'text/plain', bytes }])
    await saving.promise
    await page.goto('/quiz')
    await expect
      .poll(async () => (await storedTexts()).get('short.txt'))
      .toBe('A short note about tides.')
    await page.unroute(saves)
  })

  test('deletes a base after a confirmation', async () => {
    const { page } = visitor
    await page.goto('/my-bases')
    await page.getByRole('button', { name: messages.myBases.deleteBase('Left behind') }).click()
    await page.getByRole('button', { name: en.common.cancel }).click()
    await page.getByRole('button', { name: messages.myBases.deleteBase('Left behind') }).click()
    await page.getByRole('button', { name: messages.myBases.confirm }).click()
    await page.getByText(messages.myBases.deleted('Left behind')).waitFor()
    expect((await storedTexts()).has('long.pdf')).toBe(false)
  })

  test('reads a file again that was reported as too slow, and reports it again', async () => {
    const { page } = visitor
    // Reading takes the processor for as long as it lasts: only the first one lasts in real time.
    await page.clock.install()
    await page.goto(everyKindUrl)
    const row = page.getByRole('listitem').filter({ hasText: 'endless.pdf' })
    const stalled = row.getByText(en.errors.pdf_stalled)
    await stalled.waitFor()
    const worker = page.waitForEvent('worker')
    await row.getByRole('button', { name: messages.extraction.retryFile('endless.pdf') }).click()
    await stalled.waitFor({ state: 'detached' })
    await worker
    await page.clock.fastForward(STALL_MS)
    await stalled.waitFor()
    expect(visitor.pageErrors).toEqual([])
  })

  /** The stored texts by file name, read over REST as the learner. */
  async function storedTexts(): Promise<Map<string, string>> {
    const rows = await visitor.page.evaluate(async () => {
      const key = Object.keys(localStorage).find((name) => name.endsWith('-auth-token')) ?? ''
      const { access_token } = JSON.parse(localStorage.getItem(key) ?? '{}') as {
        access_token?: string
      }
      const config = (await (await fetch('/config.json')).json()) as { key: string }
      const answer = await fetch(
        '/rest/v1/pdf_text_content?select=extracted_text,base_files(file_name)',
        {
          headers: { apikey: config.key, authorization: `Bearer ${access_token ?? ''}` },
        },
      )
      return (await answer.json()) as {
        extracted_text: string | null
        base_files: { file_name: string }
      }[]
    })
    return new Map(rows.map((row) => [row.base_files.file_name, row.extracted_text ?? '']))
  }
})
