import { setTimeout } from 'node:timers/promises'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { en } from '../messages/en/index.ts'
import type { SignedIn } from '../testing/app.ts'
import { makeBoldPdf } from '../testing/pdf.ts'
import { openSession, type BrowserSession } from './browser.ts'
import { clientOf } from './learner.ts'
import { sharedBrowser } from './shared-browser.ts'
import { sharedSite } from './shared-site.ts'
import type { RunningSite } from './site.ts'
import { ask, createBase, listOfFiles, newLearner, openAccount, openFile } from './steps.ts'

const { reader } = en
const LEARNER = newLearner({
  name: 'Josiah Wedgwood',
  email: 'josiah@example.org',
  password: 'jasper-of-etruria-1775',
})
const HALL = [
  'The kiln hall',
  'Each spring the potters rely on the idea of **slow cooling** in a saggar. They leave the door shut for two days, so that nothing cracks.',
  'Pots and tiles were sold at the market of the town in spring and in autumn, and the saggar was left in the yard.',
].join('\n\n')
const NOTES =
  '# Mills\n\nThe mill of Orrin was built in 1789. Rye came by boat, and [flour](https://example.org/f) went by cart.'
/** Requests for whole files, which the viewers do not send. */
const STORED_FILES = '**/storage/v1/object/files/**'
/** More than it takes until a worker reads a file that has been loaded. */
const STARTING_MS = 1000
/** The texts without markup and with other spaces, as an earlier version might have read them. */
const EARLIER = {
  'hall.pdf': HALL.replaceAll('**', '').replaceAll('. ', '.  '),
  'mills.md':
    'Mills\nThe mill of Orrin  was built in 1789. Rye came by boat,  and flour went by cart.',
}

describe('texts that an earlier version read', () => {
  let browser: Browser
  let site: RunningSite
  let visitor: BrowserSession
  let learner: SignedIn
  let address: string
  const ids = new Map<string, string>()
  /** The version of the texts as they are read now. */
  let current: (number | null)[]
  beforeAll(async () => {
    browser = await sharedBrowser()
    site = sharedSite()
    visitor = await openSession(browser, { baseURL: site.url })
    const { page } = visitor
    await openAccount(page, site, LEARNER)
    address = await createBase(page, 'Workshops', [
      { name: 'hall.pdf', mimeType: 'application/pdf', bytes: await makeBoldPdf(HALL) },
      { name: 'mills.md', mimeType: 'text/markdown', bytes: Buffer.from(NOTES) },
    ])
    for (const name of Object.keys(EARLIER))
      await file(page, name).getByText(en.bases.extraction.ready).waitFor()
    learner = await clientOf(site, LEARNER)
    const { data } = await learner.client
      .from('base_files')
      .select('id, file_name')
      .order('position')
      .throwOnError()
    for (const { id, file_name } of data) ids.set(file_name, id)
    current = await versions()
  })
  beforeEach(async () => {
    await visitor.page.goto('/my-account')
    for (const [name, text] of Object.entries(EARLIER))
      await learner.client
        .from('pdf_text_content')
        .update({
          extracted_text: text,
          text_length: text.length,
          emphasis: null,
          structure: null,
          links: null,
          extraction_date: new Date(Date.now() - 60_000).toISOString(),
          extraction_version: 0,
        })
        .eq('file_id', ids.get(name) ?? '')
        .throwOnError()
  })
  afterAll(async () => {
    const { pageErrors } = visitor
    await visitor.close()
    expect(pageErrors).toEqual([])
  })

  const file = (page: Page, name: string) => listOfFiles(page).getByRole('button', { name })
  const versions = async () => {
    const { data } = await learner.client
      .from('pdf_text_content')
      .select('extraction_version')
      .throwOnError()
    return data.map(({ extraction_version }) => extraction_version)
  }
  const allRead = () => expect.poll(versions, { timeout: 20_000 }).toEqual(current)

  /** An answer about a file from before it is read again. */
  async function askBefore(name: string, question: string): Promise<void> {
    const { client, user } = learner
    const chat = await client
      .from('chats')
      .insert({
        user_id: user.id,
        base_id: new URL(address).pathname.split('/').at(-1) ?? '',
        file_id: ids.get(name) ?? '',
        chat_name: question,
      })
      .select('id')
      .single()
      .throwOnError()
    const answer = await client.functions.invoke<Response>('tutor-chat', {
      body: { chat_id: chat.data.id, question },
    })
    expect(await answer.data?.text()).toContain('[p. 1]')
  }

  test('are read again while their base is open: the tutor explains a bold term, and earlier citations show their passages', async () => {
    await askBefore('hall.pdf', 'What was sold at the market of the town?')
    await askBefore('mills.md', 'When was the mill of Orrin built?')
    const { page } = visitor
    await page.goto(address)
    await openFile(page, 'hall.pdf')
    await allRead()
    const question = 'What is slow cooling?'
    const answer = (await ask(page, question)).split(question).at(-1)
    expect(answer).toContain('They leave the door shut for two days')
    expect(answer).not.toContain('closest to your question')
    const citation = page.getByRole('log').getByRole('button', { name: en.tutor.citeLabel(1) })
    await citation.first().click()
    await page.getByText(reader.highlight.found(1)).waitFor()

    await file(page, 'mills.md').click()
    const pages = page.getByRole('region', { name: reader.document('mills.md') })
    await pages.getByRole('heading', { name: 'Mills' }).waitFor()
    await pages.getByRole('link', { name: 'flour' }).waitFor()
    await citation.first().click()
    await page.locator('mark[data-kind="passage"]', { hasText: 'of Orrin was built' }).waitFor()
  })

  test('are read again by one of two tabs', async () => {
    const { page } = visitor
    const other = await page.context().newPage()
    const stored: string[] = []
    for (const tab of [page, other])
      tab.on('request', (request) => {
        if (request.method() === 'PATCH' && request.url().includes('pdf_text_content'))
          stored.push(request.url())
      })
    await Promise.all([page.goto(address), other.goto(address)])
    await allRead()
    await other.close()
    expect(stored).toHaveLength(2)
  })

  test('are read no further when the learner leaves the base, and again when they return', async () => {
    const { page } = visitor
    let release = () => {}
    const left = new Promise<void>((resolve) => {
      release = resolve
    })
    await page.route(STORED_FILES, async (route) => {
      await left
      await route.continue()
    })
    const loading = page.waitForRequest(STORED_FILES)
    await page.goto(address)
    await loading
    await page.getByRole('link', { name: en.common.nav.myBases }).first().click()
    await page.getByRole('heading', { name: en.bases.myBases.title }).waitFor()
    const loaded = page.waitForEvent('requestfinished', (request) =>
      request.url().includes('/object/files/'),
    )
    const workers: string[] = []
    page.on('worker', (worker) => workers.push(worker.url()))
    release()
    await loaded
    await setTimeout(STARTING_MS)
    expect(workers).toEqual([])
    expect(await versions()).toEqual([0, 0])
    await page.unroute(STORED_FILES)
    await page
      .getByRole('link', { name: /Workshops/ })
      .first()
      .click()
    await allRead()
  })

  test('stay, without a message, while their files cannot be loaded', async () => {
    const { page } = visitor
    await page.route(STORED_FILES, (route) => route.abort('aborted'))
    const refused = page.waitForEvent('requestfailed')
    await page.goto(address)
    await refused
    await file(page, 'mills.md').click()
    await page.getByText('The mill of Orrin').first().waitFor()
    expect(await page.getByRole('alert').count()).toBe(0)
    expect(await versions()).toEqual([0, 0])
    await page.unroute(STORED_FILES)
  })
})
