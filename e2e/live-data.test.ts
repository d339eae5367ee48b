import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { en } from '../messages/en/index.ts'
import type { SignedIn } from '../testing/app.ts'
import { makePdf } from '../testing/pdf.ts'
import { storeQuiz, type StoredQuiz } from '../testing/quiz.ts'
import { openSession, type BrowserSession } from './browser.ts'
import { clientOf, createBaseWithPdf, createResults } from './learner.ts'
import { WATER_CYCLE_PAGES } from './material.ts'
import { closeSessions, sharedBrowser } from './shared-browser.ts'
import { startSite, type Site } from './site.ts'
import { ask, createBase, listOfFiles, openAccount, signIn, type Learner } from './steps.ts'

const ADA: Learner = { name: 'Ada', email: 'ada@two-devices.example', password: 'two-looms-1842' }
const EVE: Learner = { name: 'Eve', email: 'eve@two-devices.example', password: 'another-loom-1' }
const { taking } = en

type Sockets = {
  /** How many subscriptions began so far. */
  subscriptions(): number
  /** What the page sent. */
  sent: string[]
}

/** Follows the sockets of a page. */
function watchSockets(page: Page): Sockets {
  let subscriptions = 0
  const sent: string[] = []
  page.on('websocket', (socket) => {
    socket.on('framesent', ({ payload }) => sent.push(String(payload)))
    socket.on('framereceived', ({ payload }) => {
      if (String(payload).includes('Subscribed to PostgreSQL')) subscriptions += 1
    })
  })
  return { subscriptions: () => subscriptions, sent }
}

/** A page whose second attempt to connect fails waits for up to 75 s before the third. */
const SUBSCRIBED_MS = 150_000

const subscribed = (sockets: Sockets, times: number) =>
  vi.waitUntil(() => sockets.subscriptions() >= times, { timeout: SUBSCRIBED_MS })

/** A page without requests for this long (ms) is settled: longer than changes are collected. */
const QUIET_MS = 1500

/**
 * Returns a function that waits until the pages have no request left. One that the loss of the
 * connection interrupts is an error in the console.
 */
function watchRequests(...pages: Page[]): () => Promise<unknown> {
  let open = 0
  let changedAt = performance.now()
  const count = (change: number) => () => {
    open += change
    changedAt = performance.now()
  }
  for (const page of pages) {
    page.on('request', count(1))
    page.on('requestfinished', count(-1))
    page.on('requestfailed', count(-1))
  }
  const isSettled = () => open === 0 && performance.now() - changedAt > QUIET_MS
  return () => vi.waitUntil(isSettled, { timeout: 60_000 })
}

/** Pretends that the tab is hidden or visible: a browser without a window has no other way. */
const setVisibility = (page: Page, visibility: DocumentVisibilityState) =>
  page.evaluate((state) => {
    Object.defineProperty(document, 'visibilityState', { get: () => state, configurable: true })
    document.dispatchEvent(new Event('visibilitychange'))
  }, visibility)

const heading = (page: Page, name: string) => page.getByRole('heading', { name, exact: true })
const openFile = (page: Page, name: string) => listOfFiles(page).getByText(name)

/** Adds a file to a base. Returns its id. */
async function addFile({ client, user }: SignedIn, baseId: string, name: string): Promise<string> {
  const path = `${user.id}/${baseId}/${crypto.randomUUID()}.pdf`
  const bytes = await makePdf({ pages: ['Rain falls.'] })
  const type = 'application/pdf'
  const stored = await client.storage.from('files').upload(path, new Blob([bytes], { type }))
  if (stored.error) throw stored.error
  const { data } = await client
    .from('base_files')
    .insert({
      base_id: baseId,
      file_name: name,
      file_path: path,
      file_size: bytes.byteLength,
      file_type: type,
    })
    .select('id')
    .single()
    .throwOnError()
  return data.id
}

const storeText = ({ client }: SignedIn, fileId: string) =>
  client
    .from('pdf_text_content')
    .upsert({
      file_id: fileId,
      extracted_text: 'Rain falls.',
      text_length: 11,
      extraction_date: new Date().toISOString(),
      status: 'completed',
    })
    .throwOnError()

const METRICS_TOKEN = 'token-of-these-journeys'

const isUnreachable = (error: string): boolean =>
  /ERR_CONNECTION_(?:REFUSED|RESET)|WebSocket connection/u.test(error)

describe('two devices of one learner', () => {
  let browser: Browser
  let site: Site
  let laptop: BrowserSession
  let tablet: BrowserSession
  let sockets: Sockets
  let settled: () => Promise<unknown>
  let learner: SignedIn
  let baseId: string
  let quiz: StoredQuiz
  beforeAll(async () => {
    browser = await sharedBrowser()
    site = await startSite({ STOA_METRICS_TOKEN: METRICS_TOKEN })
    laptop = await openSession(browser, { baseURL: site.url })
    tablet = await openSession(browser, { baseURL: site.url, width: 1024 })
    sockets = watchSockets(tablet.page)
    settled = watchRequests(tablet.page, laptop.page)
    await openAccount(laptop.page, site, ADA)
    learner = await clientOf(site, ADA)
    await tablet.page.goto('/')
    await tablet.page.getByRole('button', { name: en.common.nav.logIn }).first().click()
    await signIn(tablet.page, ADA)
    await tablet.page.goto('/my-bases')
    await subscribed(sockets, 1)
  })
  afterAll(async () => {
    await closeSessions()
    await site.close()
  })

  /** The sockets that are open at the server. */
  const openSockets = async (): Promise<number> => {
    const headers = { authorization: `Bearer ${METRICS_TOKEN}` }
    const text = await (await fetch(`${site.url}/metrics`, { headers })).text()
    return Number(/^stoa_realtime_sockets (\d+)/m.exec(text)?.[1])
  }

  test('show a new base of the other device, its new name and its deletion', async () => {
    const { page } = tablet
    await page.getByText(en.bases.myBases.emptyTitle).waitFor()
    const bytes = await makePdf({ pages: WATER_CYCLE_PAGES })
    const address = await createBase(laptop.page, 'Hydrology', [
      { name: 'water.pdf', mimeType: 'application/pdf', bytes },
    ])
    baseId = new URL(address).pathname.split('/').at(-1) ?? ''
    await heading(page, 'Hydrology').waitFor()
    await openFile(laptop.page, en.bases.extraction.ready).waitFor()
    await learner.client.from('bases').update({ name: 'Water' }).eq('id', baseId).throwOnError()
    await heading(page, 'Water').waitFor()
    const other = await createBaseWithPdf(learner, 'Puddles', {
      name: 'p.pdf',
      bytes,
      pages: ['x'],
    })
    await heading(page, 'Puddles').waitFor()
    await learner.client.from('bases').delete().eq('id', other).throwOnError()
    await heading(page, 'Puddles').waitFor({ state: 'detached' })
  })

  test('show a new file and when it is read', async () => {
    const { page } = tablet
    await page.getByRole('link', { name: en.bases.myBases.openBase('Water') }).click()
    await openFile(page, 'water.pdf').waitFor()
    const fileId = await addFile(learner, baseId, 'rain.pdf')
    await openFile(page, 'rain.pdf').waitFor()
    await storeText(learner, fileId)
    await expect.poll(() => openFile(page, en.bases.extraction.ready).count()).toBe(2)
  })

  test('show questions and answers of the other device, and keep what is being typed', async () => {
    const { page } = tablet
    const field = page.getByLabel(en.tutor.composer)
    await field.fill('My own question')
    await openFile(laptop.page, 'water.pdf').click()
    await ask(laptop.page, 'What does an aquifer store?')
    await page.getByRole('button', { name: en.tutor.chats.show }).click()
    const chat = page.getByRole('navigation', { name: en.tutor.chats.label })
    await chat.getByText('What does an aquifer store?').first().click()
    const log = page.getByRole('log', { name: en.tutor.log })
    await log.getByText('What does an aquifer store?').waitFor()
    await field.fill('Another question of my own')
    await ask(laptop.page, 'What is percolation?')
    await log.getByText('What is percolation?').waitFor()
    await expect.poll(() => log.getByRole('button', { name: en.tutor.copy }).count()).toBe(2)
    await expect.poll(() => field.inputValue()).toBe('Another question of my own')
    // The first text was typed in a new chat, which is still there.
    await page.getByRole('button', { name: en.tutor.chats.none, exact: true }).click()
    await expect.poll(() => field.inputValue()).toBe('My own question')
  })

  test('show a quiz that is being made, its deletion, and a completed quiz', async () => {
    const { page } = tablet
    await page.goto('/dashboard')
    await subscribed(sockets, 2)
    const id = crypto.randomUUID()
    const row = { id, user_id: learner.user.id, difficulty: 'easy', status: 'generating' }
    await learner.client
      .from('quizzes')
      .insert({ ...row, quiz_name: 'In the making' })
      .throwOnError()
    await page.getByText('In the making').first().waitFor()
    await learner.client.from('quizzes').delete().eq('id', id).throwOnError()
    await page.getByText('In the making').first().waitFor({ state: 'detached' })
    await createResults(learner)
    await page.getByRole('link', { name: 'Leaves', exact: true }).first().waitFor()
  })

  test('keep an answer that is being typed when the other device answers', async () => {
    const { page } = tablet
    quiz = await storeQuiz(learner)
    await page.goto(`/quiz/take/${quiz.quizId}?q=2`)
    const field = page.getByRole('textbox', { name: taking.yourAnswer })
    await field.fill('Half a thou')
    await subscribed(sockets, 3)
    await learner.client
      .from('quiz_answers')
      .insert([
        { quiz_id: quiz.quizId, question_id: quiz.questions.saq, user_answer: 'From the laptop' },
        { quiz_id: quiz.quizId, question_id: quiz.questions.mcq, user_answer: '2' },
      ])
      .throwOnError()
    await page.getByText(taking.elsewhere).waitFor()
    await page.getByText(taking.answered(2, 3)).first().waitFor()
    await expect.poll(() => field.inputValue()).toBe('Half a thou')
    await field.press('End')
    await page.keyboard.type('ght')
    await expect.poll(() => field.inputValue()).toBe('Half a thought')
    // The answer of the other device counts, so that this one cannot be submitted.
    expect(await page.getByRole('button', { name: taking.submitAnswer }).count()).toBe(0)
    await page.getByRole('button', { name: taking.showElsewhere }).click()
    await expect.poll(() => field.inputValue()).toBe('From the laptop')
  })

  test('show the results when the other device submits, and a question that it withdraws', async () => {
    const { page } = tablet
    const done = await learner.client.functions.invoke<Response>('submit-quiz', {
      body: { quiz_id: quiz.quizId },
    })
    expect(await done.data?.text()).toContain('"completed"')
    await page.waitForURL(/\/quiz\/results\//)
    await page.getByRole('article').first().waitFor()
    await learner.client
      .rpc('withdraw_question', { p_question_id: quiz.questions.mcq })
      .throwOnError()
    await page.getByText(en.changes.withdrawnTitle).first().waitFor()
  })

  test('read nothing while hidden, and what changed when visible again', async () => {
    const { page } = tablet
    await page.goto('/my-bases')
    await heading(page, 'Water').waitFor()
    await subscribed(sockets, 4)
    await setVisibility(page, 'hidden')
    const requests: string[] = []
    page.on('request', (request) => requests.push(request.url()))
    const watch = watchSockets(laptop.page)
    await laptop.page.goto('/my-bases')
    await subscribed(watch, 1)
    await learner.client
      .from('bases')
      .insert({ user_id: learner.user.id, name: 'Seen later' })
      .throwOnError()
    await heading(laptop.page, 'Seen later').waitFor()
    expect(requests.filter((url) => url.includes('/rest/'))).toEqual([])
    await setVisibility(page, 'visible')
    await heading(page, 'Seen later').waitFor()
  })

  test('catch up after being offline', async () => {
    const { page, context } = tablet
    const before = sockets.subscriptions()
    await settled()
    await context.setOffline(true)
    await page.getByText(en.common.offline.body).waitFor()
    await learner.client
      .from('bases')
      .insert({ user_id: learner.user.id, name: 'Made meanwhile' })
      .throwOnError()
    await context.setOffline(false)
    await heading(page, 'Made meanwhile').waitFor()
    await subscribed(sockets, before + 1)
    await settled()
  })

  test('connect again after a restart of the server, once it answers', async () => {
    const { page } = tablet
    const before = sockets.subscriptions()
    await site.kill()
    await site.restart()
    await page.getByRole('link', { name: en.common.nav.quiz }).first().click()
    await heading(page, en.creation.title).waitFor()
    await subscribed(sockets, before + 1)
    // On a busy machine the server is down for long enough that a device tries to reach it.
    for (const { pageErrors } of [laptop, tablet])
      pageErrors.splice(0, Infinity, ...pageErrors.filter((error) => !isUnreachable(error)))
    const again = await clientOf(site, ADA)
    await addFile(again, baseId, 'after the restart.pdf')
    await page.getByText('after the restart.pdf').first().waitFor()
  })

  test('pass on a renewed token', async () => {
    const { page } = tablet
    const renewed = page.waitForResponse(/grant_type=refresh_token/)
    await page.evaluate(() => {
      const entry = Object.keys(localStorage).find((name) => name.endsWith('-auth-token')) ?? ''
      const session = JSON.parse(localStorage.getItem(entry) ?? '{}') as object
      const expires = { expires_at: Math.floor(Date.now() / 1000) + 30 }
      localStorage.setItem(entry, JSON.stringify({ ...session, ...expires }))
    })
    await page.getByRole('link', { name: en.common.nav.myBases }).first().click()
    const { access_token: token } = (await (await renewed).json()) as { access_token: string }
    await expect
      .poll(() => sockets.sent.some((frame) => frame.includes(token)), { timeout: 60_000 })
      .toBe(true)
    await page.getByRole('link', { name: en.common.nav.myBases }).first().waitFor()
  })

  test('close the socket when the learner signs out, and open one for the next account', async () => {
    const { page } = tablet
    await laptop.page.goto('about:blank')
    await page.getByRole('button', { name: en.common.nav.profile }).click()
    await page.getByRole('menuitem', { name: en.common.nav.signOut }).click()
    await page.getByText(en.common.signedOut).waitFor()
    await expect.poll(openSockets).toBe(0)
    const before = sockets.subscriptions()
    await openAccount(page, site, EVE)
    await subscribed(sockets, before + 1)
    await expect.poll(() => openSockets()).toBe(1)
    expect(sockets.sent.join(' ')).not.toContain(EVE.password)
  })

  test('cause no errors', () => {
    expect(laptop.pageErrors).toEqual([])
    expect(tablet.pageErrors).toEqual([])
    expect([...laptop.externalRequests, ...tablet.externalRequests]).toEqual([])
  })
})

describe('without realtime', () => {
  let browser: Browser
  let site: Site
  let visitor: BrowserSession
  beforeAll(async () => {
    browser = await sharedBrowser()
    site = await startSite({ STOA_REALTIME: 'off' })
    visitor = await openSession(browser, { baseURL: site.url })
  })
  afterAll(async () => {
    await closeSessions()
    await site.close()
  })

  test('no socket is opened, and a base is refreshed when its tab becomes visible', async () => {
    const { page } = visitor
    const sockets = watchSockets(page)
    await openAccount(page, site, ADA)
    const learner = await clientOf(site, ADA)
    const bytes = await makePdf({ pages: ['Rain falls.'] })
    const file = { name: 'rain.pdf', bytes, pages: ['Rain falls.'] }
    const baseId = await createBaseWithPdf(learner, 'Water', file)
    await page.goto(`/base/${baseId}`)
    await openFile(page, 'rain.pdf').waitFor()
    await storeText(learner, await addFile(learner, baseId, 'snow.pdf'))
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
    await openFile(page, 'snow.pdf').waitFor()
    const config = await (await fetch(`${site.url}/config.json`)).json()
    expect(config).toMatchObject({ realtime: false })
    expect(sockets.subscriptions()).toBe(0)
    expect(visitor.pageErrors).toEqual([])
  })
})
