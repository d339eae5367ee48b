import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Browser, Locator, Page, Request } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { SIGNED_URL_SECONDS } from '../domain/constants.ts'
import { en } from '../messages/en/index.ts'
import { answersCorrectly } from '../testing/model/answers.ts'
import { startModelEndpoint, type ModelEndpoint } from '../testing/model/endpoint.ts'
import { makePdf } from '../testing/pdf.ts'
import { openSession, type BrowserSession } from './browser.ts'
import { WATER_CYCLE_PAGES } from './material.ts'
import { sharedBrowser } from './shared-browser.ts'
import { startSite, type Site } from './site.ts'
import {
  ask,
  confirmByMail,
  createBase,
  listOfFiles,
  openAccount,
  signIn,
  type Learner,
} from './steps.ts'

const INFERENCE_KEY = 'hf_never-leaves-the-server-8c1f5b'
const API = /^\/(auth|rest|storage|functions)\/v1\//
const ADA: Learner = {
  name: 'Ada of Ockham',
  email: 'ada@ockham.example',
  password: 'bernoulli-numbers-1843',
}
const EVE: Learner = {
  name: 'Eve of Lincoln',
  email: 'eve@lincoln.example',
  password: 'the-other-learner-1900',
}

type Call = {
  method: string
  path: string
  query: URLSearchParams
  headers: Record<string, string>
  body: string
}
/** The requests of one session to the API, and every text received. */
type Recording = { calls: Call[]; answers: string[]; settled(): Promise<unknown> }

const TEXTUAL = /json|text|javascript|html|event-stream/

function record(page: Page): Recording {
  const pending: Promise<unknown>[] = []
  const recording: Recording = { calls: [], answers: [], settled: () => Promise.all(pending) }
  const keep = async (request: Request) => {
    const { pathname, searchParams } = new URL(request.url())
    if (!API.test(pathname)) return
    const call: Call = {
      method: request.method(),
      path: pathname,
      query: searchParams,
      headers: request.headers(),
      body: request.postDataBuffer()?.toString('latin1') ?? '',
    }
    // Recorded at once so that it is counted; the final headers are known later, and never for an
    // aborted request.
    recording.calls.push(call)
    call.headers = await request.allHeaders().catch(() => call.headers)
  }
  page.on('request', (request) => pending.push(keep(request)))
  page.on('response', (response) => {
    if (!TEXTUAL.test(response.headers()['content-type'] ?? '')) return
    // A redirect has no body, nor has a response whose page is gone.
    pending.push(
      response.text().then(
        (text) => recording.answers.push(text),
        () => null,
      ),
    )
  })
  return recording
}

/** Clicks twice before React can re-render. */
const clickTwice = (button: Locator) =>
  button.evaluate((element: HTMLElement) => {
    element.click()
    element.click()
  })

const claimsOf = (bearer: string | undefined): unknown => {
  const [, payload] = bearer?.replace(/^Bearer /, '').split('.') ?? []
  return payload ? JSON.parse(Buffer.from(payload, 'base64url').toString()) : null
}

async function* filesUnder(folder: string): AsyncGenerator<string> {
  for (const entry of await readdir(folder, { withFileTypes: true, recursive: true }))
    if (entry.isFile()) yield join(entry.parentPath, entry.name)
}

describe('network requests', () => {
  let browser: Browser
  let endpoint: ModelEndpoint
  let site: Site
  let ada: BrowserSession
  let eve: BrowserSession
  let adas: Recording
  let eves: Recording
  const adasPlaces: string[] = []
  let adasId = ''
  beforeAll(async () => {
    browser = await sharedBrowser()
    endpoint = await startModelEndpoint(answersCorrectly())
    site = await startSite({
      OPENAI_BASE_URL: endpoint.baseUrl,
      OPENAI_MODEL: 'llama-3.1-8b',
      OPENAI_API_KEY: INFERENCE_KEY,
    })
    ada = await openSession(browser, { baseURL: site.url })
    eve = await openSession(browser, { baseURL: site.url })
    adas = record(ada.page)
    eves = record(eve.page)
  })
  afterAll(async () => {
    await ada.close()
    await eve.close()
    await site.close()
    await endpoint.close()
  })

  const sent = (method: string, path: RegExp, in_ = adas) =>
    in_.calls.filter((call) => call.method === method && path.test(call.path))

  test('makes one account and sends one mail for a sign-up clicked twice', async () => {
    const { page } = ada
    await page.goto('/')
    await page.getByRole('button', { name: en.common.nav.signUp }).first().click()
    const overlay = page.getByRole('dialog')
    await overlay.getByLabel(en.auth.signUp.nameLabel).fill(ADA.name)
    await overlay.getByLabel(en.auth.emailLabel).fill(ADA.email)
    await overlay.getByLabel(en.auth.passwordLabel, { exact: true }).fill(ADA.password)
    await overlay.getByRole('checkbox').check()
    await clickTwice(overlay.getByRole('button', { name: en.auth.signUp.submit }))
    await overlay.getByText(en.auth.signedUp).waitFor()
    expect(sent('POST', /\/signup$/)).toHaveLength(1)
    const mails = (await (await page.request.get('/inbox/messages')).json()) as { to: string }[]
    expect(mails.filter(({ to }) => to === ADA.email)).toHaveLength(1)
    await confirmByMail(page, ADA)
  })

  test('creates one base for two clicks', async () => {
    const { page } = ada
    const messages = en.bases.newBase
    await page.goto('/new-base')
    await page.getByLabel(messages.name).fill('Hydrology of Surrey')
    await page.locator('input[type=file]').setInputFiles({
      name: 'ockham-springs.pdf',
      mimeType: 'application/pdf',
      buffer: Buffer.from(await makePdf({ pages: WATER_CYCLE_PAGES })),
    })
    await clickTwice(page.getByRole('button', { name: messages.create }))
    await page.waitForURL(/\/base\//)
    adasPlaces.push(new URL(page.url()).pathname)
    expect(sent('POST', /\/bases$/)).toHaveLength(1)
    await listOfFiles(page).getByText(en.bases.extraction.ready).waitFor()
  })

  test('asks a question and deletes its chat', async () => {
    const { page } = ada
    await ask(page, 'What does an aquifer store?')
    await page.getByRole('button', { name: en.tutor.chats.show }).click()
    const chat = 'What does an aquifer store?'
    await page.getByRole('button', { name: en.tutor.chats.delete(chat) }).click()
    await page.getByText(en.tutor.chats.empty).waitFor()
    // The list covers the conversation, which is inert.
    await expect.poll(() => page.locator('[role=log]').getByText(chat).count()).toBe(0)
    const deleted = () =>
      adas.calls.flatMap(({ method, path }) =>
        method === 'DELETE' && /\/chat/.test(path) ? path : [],
      )
    expect(deleted()).toEqual([])
    await page.getByRole('button', { name: en.common.dismiss }).click()
    await expect.poll(deleted).toEqual(['/rest/v1/chat_messages', '/rest/v1/chats'])
  })

  test('creates one quiz for two clicks', async () => {
    const { page } = ada
    const messages = en.creation
    await page.goto('/quiz')
    await page.getByRole('checkbox', { name: messages.selectAll('Hydrology of Surrey') }).check()
    await page.getByLabel(messages.name).fill('Springs of Ockham')
    for (const [type, count] of [
      ['mcq', '2'],
      ['saq', '1'],
      ['laq', '0'],
    ] as const)
      await page.getByLabel(en.quiz.types[type], { exact: true }).fill(count)
    await clickTwice(page.getByRole('button', { name: messages.submit }))
    await page.waitForURL(/\/quiz\/take\//)
    adasPlaces.push(new URL(page.url()).pathname)
    await page.getByRole('button', { name: en.taking.submitAnswer }).waitFor()
    expect(sent('POST', /\/make-quiz$/)).toHaveLength(1)
  })

  test('saves one answer for two clicks, and submits a choice on Enter', async () => {
    const { page } = ada
    await page.getByRole('radio').first().focus()
    await page.keyboard.press('2')
    await expect.poll(() => page.getByRole('radio').nth(1).isChecked()).toBe(true)
    await page.keyboard.press('Enter')
    await page.getByText(en.taking.position(2, 3)).waitFor()
    await page.getByRole('radio').first().check()
    await clickTwice(page.getByRole('button', { name: en.taking.submitAnswer }))
    await page.getByText(en.taking.position(3, 3)).waitFor()
    expect(sent('POST', /\/quiz_answers$/)).toHaveLength(2)
    await expect.poll(() => page.getByText(en.taking.elsewhere).count()).toBe(0)
  })

  test('keeps saved answers and the draft when the back button is used', async () => {
    const { page } = ada
    await page.getByRole('textbox', { name: en.taking.yourAnswer }).fill('An aquifer stores')
    await page.getByRole('link', { name: en.common.nav.myBases }).first().click()
    await page.getByRole('heading', { name: en.bases.myBases.title }).waitFor()
    await page.goBack()
    await page.getByText(en.taking.answered(2, 3)).waitFor()
    const field = page.getByRole('textbox', { name: en.taking.yourAnswer })
    await expect.poll(() => field.inputValue()).toBe('An aquifer stores')
    await field.fill('An aquifer stores groundwater and lets it flow.')
    await field.press('Control+Enter')
    await page.getByText(en.taking.answered(3, 3)).waitFor()
  })

  test('submits a test once for two clicks', async () => {
    const { page } = ada
    await clickTwice(page.getByRole('button', { name: en.taking.submitTest }))
    await page.waitForURL(/\/quiz\/results\//)
    adasPlaces.push(new URL(page.url()).pathname)
    await page.getByText(/of 3 correct/).waitFor()
    expect(sent('POST', /\/submit-quiz$/)).toHaveLength(1)
  })

  test('renews a session near its expiry, and ends one that cannot be renewed', async () => {
    const { page } = ada
    const changeSession = async (change: object) => {
      // A screen that is open would renew the session as well.
      await page.goto('/robots.txt')
      await page.evaluate((changed) => {
        const entry = Object.keys(localStorage).find((name) => name.endsWith('-auth-token')) ?? ''
        const session = JSON.parse(localStorage.getItem(entry) ?? '{}') as object
        localStorage.setItem(entry, JSON.stringify({ ...session, ...changed }))
      }, change)
    }
    const now = Math.floor(Date.now() / 1000)
    await changeSession({ expires_at: now + 60 })
    await page.goto('/dashboard')
    await page.getByRole('link', { name: 'Springs of Ockham', exact: true }).waitFor()
    const renewals = sent('POST', /\/token$/).filter(
      ({ query }) => query.get('grant_type') === 'refresh_token',
    )
    expect(renewals).toHaveLength(1)
    // The last request of the screen: none is made without a session.
    await page.getByRole('heading', { name: en.dashboard.byBase(1, 1) }).waitFor()
    await changeSession({ expires_at: now - 60, refresh_token: 'long-gone' })
    await page.goto('/dashboard')
    await page.getByRole('heading', { name: en.common.guard.title }).waitFor()
    await page.getByRole('main').getByRole('button', { name: en.common.nav.logIn }).click()
    await signIn(page, ADA)
    await page.getByRole('link', { name: 'Springs of Ockham', exact: true }).waitFor()
  })

  test("never shows two learners signed in at once each other's data", async () => {
    await openAccount(eve.page, site, EVE)
    const notes = {
      name: 'lincoln-notes.doc',
      mimeType: 'application/msword',
      bytes: Buffer.from('Limestone.'),
    }
    const evesBase = new URL(await createBase(eve.page, 'Geology of Lincoln', [notes])).pathname
    await eve.page.setViewportSize({ width: 390, height: 844 })
    await ada.page.goto('/my-account')
    await ada.page.getByText(ADA.email).waitFor()
    await eve.page.goto('/my-account')
    await eve.page.getByText(EVE.email).waitFor()

    for (const place of [
      ...adasPlaces,
      ...adasPlaces.map((path) => path.replace('/base/', '/edit-base/')),
    ]) {
      await eve.page.goto(place)
      await eve.page
        .getByRole('heading', { name: / Not Found$/ })
        .first()
        .waitFor()
    }
    for (const [path, ready] of [
      ['/my-bases', 'Geology of Lincoln'],
      ['/quiz', en.creation.emptyTitle],
      ['/dashboard', en.dashboard.emptyTitle],
    ] as const) {
      await eve.page.goto(path)
      await eve.page.getByText(ready).first().waitFor()
      await expect.poll(() => eve.page.locator('body').innerText()).not.toMatch(/Surrey|Ockham/i)
    }
    await ada.page.goto(evesBase)
    await ada.page.getByRole('heading', { name: 'Base Not Found' }).first().waitFor()
    await ada.page.goto('/my-bases')
    const card = ada.page.getByRole('listitem').filter({ hasText: 'Hydrology of Surrey' })
    await card.getByText(/^Created \d/).waitFor()
    await card.getByText(en.bases.files(1)).waitFor()
    const { openBase, editBase, deleteBase } = en.bases.myBases
    for (const link of [openBase, editBase])
      await card.getByRole('link', { name: link('Hydrology of Surrey') }).waitFor()
    await card.getByRole('button', { name: deleteBase('Hydrology of Surrey') }).waitFor()

    await Promise.all([adas.settled(), eves.settled()])
    adasId = (claimsOf(sent('GET', /\/bases$/)[0]?.headers['authorization']) as { sub: string }).sub
    // Check that the search works: her own browser received all of it.
    expect(adas.answers.join('\n')).toContain(adasId)
    for (const leaked of [adasId, ADA.email, 'Ockham', 'Surrey', 'ockham-springs'])
      expect(eves.answers.filter((text) => text.includes(leaked))).toEqual([])
    for (const leaked of [EVE.email, 'Lincoln', 'lincoln-notes'])
      expect(adas.answers.filter((text) => text.includes(leaked))).toEqual([])
  })

  test('shows the links and one Logout in the mobile menu; signed out, the profile shows both overlays', async () => {
    const { page } = eve
    const { nav } = en.common
    await page.goto('/')
    await page.getByRole('button', { name: nav.openMenu }).click()
    const menu = page.getByRole('navigation', { name: nav.label })
    await expect
      .poll(() => menu.getByRole('link').allInnerTexts())
      .toEqual([nav.home, nav.newBase, nav.myBases, nav.quiz])
    await menu.getByRole('button', { name: nav.logout }).click()
    await page.getByText(en.common.signedOut).waitFor()
    await page.getByRole('button', { name: nav.profile }).click()
    await expect
      .poll(() => page.getByRole('menuitem').allInnerTexts())
      .toEqual([nav.logIn, nav.signUp])
    await page.getByRole('menuitem', { name: nav.signUp }).click()
    const signUp = page.getByRole('dialog', { name: en.auth.signUp.title })
    await signUp.getByRole('button', { name: en.common.close }).click()
    await signUp.waitFor({ state: 'hidden' })
    await page.getByRole('button', { name: nav.profile }).click()
    await page.getByRole('menuitem', { name: nav.logIn }).click()
    await page.getByRole('dialog', { name: en.auth.signIn.title }).waitFor()
  })

  test('shows a learner nothing of the previous one in the same browser', async () => {
    const { page } = eve
    await signIn(page, ADA)
    await page.getByRole('button', { name: en.common.nav.openMenu }).click()
    await page.getByRole('navigation').getByRole('link', { name: en.common.nav.myBases }).click()
    await page.getByRole('heading', { name: 'Hydrology of Surrey' }).waitFor()
    await expect.poll(() => page.locator('body').innerText()).not.toMatch(/Lincoln/)
  })

  test('deletes a file, a quiz and a base by id', async () => {
    const { page } = ada
    const [base = ''] = adasPlaces
    await page.goto(base.replace('/base/', '/edit-base/'))
    await page
      .getByRole('button', { name: en.bases.editBase.deleteFile('ockham-springs.pdf') })
      .click()
    await page.getByRole('button', { name: en.bases.editBase.confirm }).click()
    await page.getByText(en.bases.editBase.deleted('ockham-springs.pdf')).waitFor()
    await page.goto('/my-bases')
    await page
      .getByRole('button', { name: en.bases.myBases.deleteBase('Hydrology of Surrey') })
      .click()
    await page.getByRole('button', { name: en.bases.myBases.confirm }).click()
    await page.getByText(en.bases.myBases.emptyTitle).waitFor()
    await page.goto('/dashboard')
    await page.getByRole('button', { name: en.dashboard.deleteQuiz('Springs of Ockham') }).click()
    await page.getByText(en.dashboard.emptyTitle).waitFor()
    await page.getByRole('button', { name: en.common.nav.profile }).hover()
    await page.getByRole('menuitem', { name: en.common.nav.signOut }).click()
    await page.getByText(en.common.signedOut).waitFor()
    await adas.settled()
    for (const table of ['base_files', 'bases', 'quizzes'])
      expect(sent('DELETE', new RegExp(`/${table}$`)).map(({ query }) => query.get('id'))).toEqual([
        expect.stringMatching(/^eq\.[0-9a-f-]{36}$/),
      ])
  })

  test("sends the key and a bearer token with every call, the session's once there is one", async () => {
    const config = (await (await ada.page.request.get('/config.json')).json()) as { key: string }
    // These two are links, one in a mail, one for the viewer; their address contains the
    // credential.
    const isLink = ({ path, query }: Call) =>
      (path === '/auth/v1/verify' && query.has('token')) ||
      (path.startsWith('/storage/v1/object/sign/files/') && query.has('token'))
    const calls = [...adas.calls, ...eves.calls].filter((call) => !isLink(call))
    expect(calls.length).toBeGreaterThan(60)
    for (const { method, path, headers } of calls) {
      expect([method, path, headers['apikey']]).toEqual([method, path, config.key])
      expect(headers['authorization'], `${method} ${path}`).toMatch(/^Bearer \S+$/)
    }
    for (const { path, headers } of adas.calls.filter(
      (call) => !isLink(call) && !call.path.startsWith('/auth/'),
    ))
      expect([path, claimsOf(headers['authorization'])]).toEqual([
        path,
        expect.objectContaining({ sub: adasId, role: 'authenticated' }),
      ])
  })

  test('calls the documented routes: authentication, database, storage, functions', () => {
    const one = (
      method: string,
      path: RegExp,
      query: Record<string, string | RegExp> = {},
    ): Call => {
      const found = sent(method, path).find((call) =>
        Object.entries(query).every(([name, value]) =>
          typeof value === 'string'
            ? call.query.get(name) === value
            : value.test(call.query.get(name) ?? ''),
        ),
      )
      if (!found) throw new Error(`never sent: ${method} ${String(path)} ${JSON.stringify(query)}`)
      return found
    }
    const bodyOf = (call: Call): unknown =>
      JSON.parse(Buffer.from(call.body, 'latin1').toString('utf8'))
    const EQ = /^eq\./

    expect(bodyOf(one('POST', /^\/auth\/v1\/signup$/))).toMatchObject({
      email: ADA.email,
      password: ADA.password,
      data: { full_name: ADA.name },
    })
    expect(bodyOf(one('POST', /^\/auth\/v1\/token$/, { grant_type: 'password' }))).toMatchObject({
      email: ADA.email,
      password: ADA.password,
    })
    expect(
      bodyOf(one('POST', /^\/auth\/v1\/token$/, { grant_type: 'refresh_token' })),
    ).toHaveProperty('refresh_token')
    one('GET', /^\/auth\/v1\/user$/)
    one('POST', /^\/auth\/v1\/logout$/, { scope: /^(global|local|others)$/ })

    expect(bodyOf(one('POST', /\/rpc\/get_base_cards$/))).toMatchObject({ p_from: 0 })
    one('GET', /\/bases$/, { id: EQ, user_id: EQ })
    expect(bodyOf(one('POST', /\/bases$/))).toEqual({
      name: 'Hydrology of Surrey',
      user_id: adasId,
      created_at: expect.stringMatching(/Z$/) as string,
    })
    one('POST', /\/rpc\/get_account_summary$/)
    one('GET', /\/base_files$/, { base_id: EQ, order: /^uploaded_at\.desc/ })
    expect(bodyOf(one('POST', /\/base_files$/))).toEqual([
      expect.objectContaining({ file_name: 'ockham-springs.pdf', file_type: 'application/pdf' }),
    ])
    one('GET', /\/pdf_text_content$/, { file_id: EQ })
    const upsert = sent('POST', /\/pdf_text_content$/).at(-1)
    expect(upsert?.headers['prefer']).toContain('resolution=merge-duplicates')
    expect(upsert && bodyOf(upsert)).toMatchObject({
      status: 'completed',
      extracted_text: expect.stringContaining('The Water Cycle\n') as string,
      text_length: expect.any(Number) as number,
      extraction_date: expect.any(String) as string,
    })
    one('GET', /\/chats$/, { base_id: EQ, user_id: EQ })
    expect(bodyOf(one('POST', /\/chats$/))).toMatchObject({
      chat_name: 'Chat about ockham-springs.pdf',
    })
    expect(bodyOf(one('POST', /\/rpc\/get_marked_questions$/))).toEqual({ p_quizzes: 50 })
    // A quiz and its answers come from procedures that leave out the key of an open test.
    one('POST', /\/rpc\/get_quiz$/)
    expect(bodyOf(one('PATCH', /\/quizzes$/, { id: EQ }))).toEqual({ status: 'in_progress' })
    one('POST', /\/rpc\/get_quiz_answers$/)
    expect(bodyOf(one('POST', /\/quiz_answers$/))).toMatchObject({ user_answer: '2' })
    for (const procedure of ['get_user_quiz_stats', 'get_recent_quiz_performance'])
      expect(bodyOf(one('POST', new RegExp(`/rpc/${procedure}$`)))).toEqual({ user_uuid: adasId })

    const upload = one('POST', /\/object\/files\//)
    const baseId = adasPlaces[0]?.split('/').at(-1) ?? ''
    expect(upload.path).toMatch(
      new RegExp(`^/storage/v1/object/files/${adasId}/${baseId}/\\d{13}-[a-z0-9]+\\.pdf$`),
    )
    expect(upload.headers['x-upsert']).toBe('false')
    one('GET', /\/object\/files\//)
    expect(bodyOf(one('POST', /\/object\/sign\/files\//))).toEqual({
      expiresIn: SIGNED_URL_SECONDS,
    })
    expect(SIGNED_URL_SECONDS).toBe(3600)
    expect(bodyOf(one('DELETE', /\/object\/files$/))).toEqual({
      prefixes: [upload.path.replace('/storage/v1/object/files/', '')],
    })

    const functions = adas.calls.filter(({ path }) => path.startsWith('/functions/'))
    expect(
      [...new Set(functions.map(({ method, path }) => `${method} ${path}`))].toSorted(),
    ).toEqual([
      'POST /functions/v1/grade-answer',
      'POST /functions/v1/make-quiz',
      'POST /functions/v1/submit-quiz',
      'POST /functions/v1/suggest-terms',
      'POST /functions/v1/tutor-chat',
    ])
  })

  test('sends nothing to other origins and causes no errors', () => {
    expect([...ada.externalRequests, ...eve.externalRequests]).toEqual([])
    // The one expected rejection: a session that could not be renewed.
    expect(
      [...ada.pageErrors, ...eve.pageErrors].filter((pageError) => !/\b40[01]\b/.test(pageError)),
    ).toEqual([])
  })

  test('sends the inference key to the model only: no response and no file of the site contains it', async () => {
    expect(endpoint.requests.length).toBeGreaterThan(0)
    for (const { headers, body } of endpoint.requests) {
      expect(headers.authorization).toBe(`Bearer ${INFERENCE_KEY}`)
      expect(body.model).toBe('llama-3.1-8b')
      expect(body.messages.map(({ role }) => role)).toEqual(['system', 'user'])
    }
    const answers = [...adas.answers, ...eves.answers]
    expect(answers.length).toBeGreaterThan(100)
    expect(answers.filter((text) => text.includes(INFERENCE_KEY))).toEqual([])
    expect(site.output()).not.toContain(INFERENCE_KEY)
    const dist = new URL('../dist', import.meta.url).pathname
    for await (const file of filesUnder(dist)) {
      const bytes = await readFile(file)
      expect(bytes.includes(INFERENCE_KEY), file).toBe(false)
      // Nor its name: the variable does not occur in what browsers load.
      expect(bytes.includes('OPENAI_API_KEY') || bytes.includes('HF_TOKEN'), file).toBe(false)
    }
  })
})
