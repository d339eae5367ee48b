import type { Browser, Locator } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { en } from '../messages/en/index.ts'
import { answersCorrectly } from '../testing/model/answers.ts'
import { invalidReply, startModelEndpoint, type ModelEndpoint } from '../testing/model/endpoint.ts'
import { makePdf, makeScanPdf } from '../testing/pdf.ts'
import { openSession, type BrowserSession } from './browser.ts'
import { clientOf, createBaseWithPdf } from './learner.ts'
import { WATER_CYCLE_PAGES } from './material.ts'
import { restAs } from './rest.ts'
import { abortRequests, routeRequests } from './route-requests.ts'
import { sharedBrowser } from './shared-browser.ts'
import { startSite, type Site } from './site.ts'
import {
  answer,
  ask,
  createBase,
  listOfFiles,
  followLink,
  openAccount,
  openFile,
  signIn,
} from './steps.ts'

const { errors, common, tutor, quiz, taking, creation, reader, recognition, bases, auth } = en
const LEARNER = {
  name: 'Sofia Kovalevskaya',
  email: 'sofia@example.org',
  password: 'rotation-of-a-body-1888',
}
const IMAGE = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)

describe('failures are reported in their own words, where they occur', () => {
  let browser: Browser
  let endpoint: ModelEndpoint
  let site: Site
  let visitor: BrowserSession
  let baseUrl = ''
  let takeUrl = ''
  beforeAll(async () => {
    browser = await sharedBrowser()
    endpoint = await startModelEndpoint(answersCorrectly())
    site = await startSite({ OPENAI_BASE_URL: endpoint.baseUrl, OPENAI_MODEL: 'llama-3.1-8b' })
    visitor = await openSession(browser, {
      baseURL: site.url,
      followsChanges: false,
    })
    await openAccount(visitor.page, site, LEARNER)
    baseUrl = await createBase(visitor.page, 'Waters', [
      { name: 'notes.doc', mimeType: 'application/msword', bytes: Buffer.from('Rain falls.') },
      { name: 'cloud.png', mimeType: 'image/png', bytes: IMAGE },
      { name: 'scan.pdf', mimeType: 'application/pdf', bytes: await makeScanPdf() },
      {
        name: 'water.pdf',
        mimeType: 'application/pdf',
        bytes: await makePdf({ pages: WATER_CYCLE_PAGES }),
      },
    ])
    await file('water.pdf').getByText(bases.extraction.ready).waitFor()
    await file('scan.pdf').getByText(bases.extraction.notProcessed).waitFor()
  })
  afterAll(async () => {
    await visitor.close()
    await site.close()
    await endpoint.close()
  })

  const cut = (method: string, path: string, work: () => Promise<unknown>) =>
    abortRequests(visitor.page, { method, path }, work)

  const text = (message: string): Locator =>
    visitor.page.getByText(message, { exact: true }).first()
  const expectText = (message: string) => text(message).waitFor()
  const expectHeading = () => visitor.page.getByRole('heading', { level: 1 }).waitFor()
  const silent = (message: string) => text(message).waitFor({ state: 'detached' })
  const retry = () => visitor.page.getByRole('button', { name: common.retry }).first().click()
  const file = (name: string) => listOfFiles(visitor.page).getByRole('button', { name })
  const open = async (name: string) => {
    await visitor.page.goto(baseUrl)
    await file(name).click()
  }
  const composer = () => visitor.page.getByLabel(tutor.composer)

  test('states on Enter what is missing in a new base, and clears the error when it is entered', async () => {
    const { page } = visitor
    await page.goto('/new-base')
    const name = page.getByLabel(bases.newBase.name)
    await name.press('Enter')
    await expectText(errors.base_name_required)
    await name.fill('Clouds')
    await silent(errors.base_name_required)
    await name.press('Enter')
    await expectText(errors.base_files_required)
    await page
      .locator('input[type=file]')
      .setInputFiles({ name: 'a.png', mimeType: 'image/png', buffer: IMAGE })
    await silent(errors.base_files_required)
  })

  test('reports a base, its file and its chats that cannot be loaded and offers a retry', async () => {
    const { page } = visitor
    await cut('GET', '/rest/v1/bases', async () => {
      await page.goto(baseUrl)
      await expectText(errors.base_load_failed)
    })
    await retry()
    await cut('POST', '/storage/v1/object/sign', async () => {
      await file('water.pdf').click()
      await expectText(errors.file_load_failed)
    })
    await retry()
    await page.locator('section[data-page="1"] canvas').waitFor()
    await cut('GET', '/rest/v1/chats', async () => {
      await page.reload()
      await expectText(errors.chats_load_failed)
    })
  })

  test('repeats everything that failed with one press of Try again', async () => {
    const { page } = visitor
    const again = page.getByRole('button', { name: common.retry })
    const loads = async (path: string, failing: string, message: string) => {
      await page.route(failing, (route) => route.abort('connectionreset'))
      await page.goto(path)
      await expectText(message)
      await page.unroute(failing)
      await again.click()
      await again.waitFor({ state: 'detached' })
    }
    await loads('/', '**/rest/v1/**', errors.dashboard_load_failed)
    await page.getByRole('region', { name: en.dashboard.next.title }).waitFor()
    await loads(baseUrl, '**/rest/v1/**', errors.base_load_failed)
    await file('water.pdf').waitFor()
    // Without its files no question can be written.
    await loads('/questions', '**/rest/v1/rpc/get_quiz_sources**', errors.bases_load_failed)
    await page.getByRole('button', { name: en.bank.write }).click()
    await page.getByRole('dialog', { name: en.bank.form.title }).waitFor()
  })

  test('allows chat about files with text only, and states why for an image, an old Word file and a scan', async () => {
    const { page } = visitor
    await open('cloud.png')
    await page.getByRole('img', { name: reader.imageAlt('cloud.png') }).waitFor()
    await expectText(errors.chat_picture_not_read)
    await file('notes.doc').click()
    await expectText(reader.other.title)
    const link = page.getByRole('link', { name: reader.openInNewTab }).first()
    await expect.poll(() => link.getAttribute('target')).toBe('_blank')
    await expectText(errors.chat_pdf_only)
    await expectText(en.tutor.olderFormat('doc', 'docx'))
    await file('scan.pdf').click()
    await expectText(errors.chat_no_text)
    await expectText(`${errors.pdf_no_text}. ${recognition.scan}`)
    await expect.poll(() => composer().isDisabled()).toBe(true)

    await page.reload()
    await expectText(errors.chat_no_text)
    await cut('GET', '/rest/v1/base_files', async () => {
      await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
      await expectText(errors.chat_text_check_failed)
    })
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
    await expectText(errors.chat_no_text)
  })

  test('refetches the files of a base when its tab becomes visible', async () => {
    const { page } = visitor
    await open('water.pdf')
    await restAs(page, 'DELETE', 'base_files?file_name=eq.notes.doc')
    await expect.poll(() => file('notes.doc').count()).toBe(1)
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
    await file('notes.doc').waitFor({ state: 'detached' })
  })

  test('reports a base deleted in another tab as missing, not as empty', async () => {
    const { page } = visitor
    const bytes = await makePdf({ pages: ['Rain falls.'] })
    const id = await createBaseWithPdf(await clientOf(site, LEARNER), 'Puddles', {
      name: 'rain.pdf',
      bytes,
      pages: ['Rain falls.'],
    })
    await page.goto(`/base/${id}`)
    await file('rain.pdf').waitFor()
    await restAs(page, 'DELETE', `bases?id=eq.${id}`)
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
    await expectText(errors.base_not_found)
  })

  test('reports a PDF that cannot be downloaded and reads it on retry', async () => {
    const { page } = visitor
    await page.goto('/my-bases')
    await restAs(page, 'DELETE', 'pdf_text_content?extracted_text=not.is.null')
    const released = Promise.withResolvers<undefined>()
    await page.route('**/storage/v1/object/files/**', async (route) => {
      await released.promise
      await route.abort('connectionreset')
    })
    await open('water.pdf')
    await expectText(errors.chat_text_not_ready)
    released.resolve(undefined)
    await expectText(reader.baseView.failed('water.pdf', errors.pdf_download_failed))
    await expectText(errors.chat_no_text)
    await page.unroute('**/storage/v1/object/files/**')
    await retry()
    await file('water.pdf').getByText(bases.extraction.ready).waitFor()
    await silent(errors.chat_no_text)
  })

  test('sends a question once and nothing else while its reply is pending', async () => {
    const { page } = visitor
    await open('water.pdf')
    const released = Promise.withResolvers<undefined>()
    let asked = 0
    await routeRequests(page, '**/functions/v1/tutor-chat', async (route) => {
      asked += 1
      await released.promise
      await route.continue()
    })
    await composer().fill('What is an aquifer?')
    await composer().press('Enter')
    await page.getByRole('button', { name: tutor.stop }).waitFor()
    await composer().fill('And what is runoff?')
    await composer().press('Enter')
    await expect.poll(() => composer().inputValue()).toBe('And what is runoff?')
    released.resolve(undefined)
    await page.getByRole('log').getByRole('button', { name: tutor.copy }).waitFor()
    expect(asked).toBe(1)
    await page.unroute('**/functions/v1/tutor-chat')
  })

  test('saves an error in the chat when the tutor cannot be reached, and offers a retry', async () => {
    const { page } = visitor
    await open('water.pdf')
    const failed = page.getByRole('log').getByText(errors.chat_failed)
    await cut('POST', '/functions/v1/tutor-chat', async () => {
      await composer().fill('Why does hail grow?')
      await composer().press('Enter')
      await failed.waitFor()
    })
    await page.getByRole('button', { name: tutor.retry }).waitFor()
    const saved = await restAs(page, 'GET', 'chat_messages?message_type=eq.error&select=content')
    expect(saved).toEqual([{ content: errors.chat_failed }])
    await page.reload()
    await failed.waitFor()
    await page.getByRole('button', { name: tutor.retry }).click()
    await failed.waitFor({ state: 'detached' })
  })

  const storedQuestions = (content: string) =>
    restAs(visitor.page, 'GET', `chat_messages?content=eq.${encodeURIComponent(content)}&select=id`)

  test('keeps a question in its field that could not be saved, also after a reload', async () => {
    const { page } = visitor
    const question = 'What is a watershed?'
    await open('water.pdf')
    await page.getByRole('log').getByRole('button', { name: tutor.copy }).last().waitFor()
    await cut('POST', '/functions/v1/tutor-chat', () =>
      cut('POST', '/rest/v1/chat_messages', async () => {
        await composer().fill(question)
        await composer().press('Enter')
        await expectText(errors.chat_failed)
        await expect.poll(() => composer().inputValue()).toBe(question)
      }),
    )
    await page.reload()
    await expect.poll(() => composer().inputValue()).toBe(question)
    await composer().fill('')
  })

  test('keeps a question in its field if the page is left before the question is saved', async () => {
    const { page } = visitor
    const question = 'What is an estuary?'
    const received = Promise.withResolvers<undefined>()
    await page.route('**/functions/v1/tutor-chat', () => received.resolve(undefined))
    for (const isNewChat of [false, true]) {
      await open('water.pdf')
      await page.getByRole('log').getByRole('button', { name: tutor.copy }).last().waitFor()
      if (isNewChat) await page.getByRole('button', { name: tutor.chats.none }).click()
      await composer().fill(question)
      await composer().press('Enter')
      await received.promise
      await page.reload()
      await expect.poll(() => composer().inputValue()).toBe(question)
      await composer().fill('')
    }
    await page.unroute('**/functions/v1/tutor-chat')
    // Saved by the page as it was left, the server would take it for one that is being answered.
    expect(await storedQuestions(question)).toEqual([])
    const { client } = await clientOf(site, LEARNER)
    const chats = await client.from('chats').select('id').order('created_at').throwOnError()
    const made = chats.data.slice(1).map(({ id }) => id)
    expect(made).toHaveLength(1)
    await client.from('chats').delete().in('id', made).throwOnError()
  })

  test('empties the field of a question that the server saved after the page was left', async () => {
    const { page } = visitor
    const question = 'What is runoff?'
    await open('water.pdf')
    await ask(page, question)
    await composer().fill(question)
    await expect.poll(() => composer().inputValue()).toBe(question)
    await page.reload()
    await page.getByRole('log').getByText(question).first().waitFor()
    await expect.poll(() => composer().inputValue()).toBe('')
  })

  test('ends a question that its host left without an answer, and asks it again', async () => {
    const { page } = visitor
    const { client } = await clientOf(site, LEARNER)
    await client.from('chat_messages').delete().neq('message_type', 'user').throwOnError()
    const timestamp = new Date(Date.now() - 11 * 60_000).toISOString()
    await client
      .from('chat_messages')
      .update({ timestamp })
      .eq('message_type', 'user')
      .throwOnError()
    await open('water.pdf')
    const failed = page.getByRole('log').getByText(errors.chat_failed)
    await failed.waitFor()
    await page.getByRole('button', { name: tutor.retry }).click()
    await failed.waitFor({ state: 'detached' })
    await page.getByRole('log').getByRole('button', { name: tutor.copy }).waitFor()
  })

  test('reports a chat that cannot be created or deleted and restores the question to the field', async () => {
    const { page } = visitor
    await open('water.pdf')
    await page.getByRole('button', { name: tutor.chats.none }).click()
    await cut('POST', '/rest/v1/chats', async () => {
      await composer().fill('What is transpiration?')
      await composer().press('Enter')
      await expectText(errors.chat_create_failed)
      await expect.poll(() => composer().inputValue()).toBe('What is transpiration?')
    })
    await page.getByRole('button', { name: tutor.chats.show }).click()
    const discard = page.getByRole('button', { name: new RegExp(`^${tutor.chats.delete('')}`) })
    const dismiss = page.getByRole('region', { name: common.notifications }).getByRole('button', {
      name: common.dismiss,
    })
    await cut('DELETE', '/rest/v1/chat_messages', async () => {
      await discard.click()
      await dismiss.click()
      await expectText(errors.chat_delete_failed)
    })
    // The chat reappears, and this time the delete succeeds.
    await discard.click()
    await dismiss.last().click()
    await expectText(tutor.chats.empty)
  })

  test('validates every rule of the quiz form with one message each, and submits on Enter', async () => {
    const { page } = visitor
    await cut('POST', '/rest/v1/rpc/get_quiz_sources', async () => {
      await page.goto('/quiz')
      await expectText(errors.bases_load_failed)
    })
    await retry()
    const name = page.getByLabel(creation.name)
    const count = (type: 'mcq' | 'saq' | 'laq') =>
      page.getByLabel(quiz.types[type], { exact: true })
    // The form proposes a name.
    await name.fill('')
    await name.press('Enter')
    await expectText(errors.quiz_name_required)
    await name.fill('Rivers')
    await silent(errors.quiz_name_required)
    for (const [type, message] of [
      ['mcq', errors.quiz_mcq_count],
      ['saq', errors.quiz_saq_count],
      ['laq', errors.quiz_laq_count],
    ] as const)
      for (const bad of ['21', '-1']) {
        const before = await count(type).inputValue()
        await count(type).fill(bad)
        await name.press('Enter')
        await expectText(message)
        await count(type).fill(before)
        await silent(message)
      }
    const counts = async (mcq: number, saq: number, laq: number) => {
      for (const [type, value] of Object.entries({ mcq, saq, laq }))
        await count(type as 'mcq').fill(String(value))
      await name.press('Enter')
    }
    await counts(0, 0, 0)
    await expectText(errors.quiz_no_questions)
    await counts(20, 10, 1)
    await expectText(errors.quiz_too_many_questions)
    await counts(20, 10, 0)
    await expectText(errors.quiz_files_required)
    await count('laq').fill('')
    await name.focus()
    await expect.poll(() => count('laq').inputValue()).toBe('1')
    await counts(2, 1, 1)
    await expectText(errors.quiz_files_required)
  })

  test('states why a quiz cannot be made and restores the form', async () => {
    const { page } = visitor
    await page.getByRole('checkbox', { name: creation.selectAll('Waters') }).check()
    const submit = () => page.getByRole('button', { name: creation.submit }).click()
    const pattern = '**/functions/v1/make-quiz'
    const tampered = async (change: object, message: string) => {
      await routeRequests(page, pattern, (route) =>
        route.continue({
          postData: JSON.stringify({ ...(route.request().postDataJSON() as object), ...change }),
        }),
      )
      await submit()
      await expectText(message)
      await page.unroute(pattern)
    }
    await tampered({ difficulty: 'impossible' }, errors.quiz_difficulty_invalid)
    await tampered({ file_ids: ['7e0c7a5e-0000-4000-8000-000000000000'] }, errors.quiz_no_text)
    await cut('POST', '/functions/v1/make-quiz', async () => {
      await submit()
      await expectText(errors.quiz_generate_failed)
    })
    // The form reappears, and with it the focus.
    const sender = page.getByRole('button', { name: creation.submit })
    await expect
      .poll(() => sender.evaluate((button) => button === document.activeElement))
      .toBe(true)
    // The gateway cannot reach the function.
    await routeRequests(page, pattern, async (route) => {
      await silent(errors.quiz_generate_failed)
      await route.fulfill({ status: 502, body: '<html>Bad gateway</html>' })
    })
    const relayed = page.waitForResponse(pattern)
    await submit()
    await relayed
    await expectText(errors.quiz_generate_failed)
    await page.unroute(pattern)

    endpoint.behave(invalidReply)
    await submit()
    await expectText(errors.quiz_unparsable)
    endpoint.behave(answersCorrectly())
    await expect.poll(() => page.getByLabel(creation.name).inputValue()).toBe('Rivers')
    await submit()
    await followLink(page, creation.start, /\/quiz\/take\//)
    takeUrl = new URL(page.url()).pathname
  })

  test('reports a quiz or its answers that cannot be loaded and offers a retry', async () => {
    const { page } = visitor
    await cut('POST', '/rest/v1/rpc/get_quiz', async () => {
      await page.goto(takeUrl)
      await expectText(errors.quiz_load_failed)
      await expectHeading()
    })
    await retry()
    await page.getByRole('button', { name: taking.submitAnswer }).waitFor()
    await cut('POST', '/rest/v1/rpc/get_quiz_answers', async () => {
      await page.goto(takeUrl)
      await expectText(errors.quiz_answers_load_failed)
      await expectHeading()
    })
    await retry()
    await page.getByRole('button', { name: taking.submitAnswer }).waitFor()
  })

  test('keeps an answer that cannot be saved in its field for another attempt', async () => {
    const { page } = visitor
    await page.goto(takeUrl)
    await page.getByRole('button', { name: taking.submitAnswer }).waitFor()
    await cut('POST', '/rest/v1/quiz_answers', async () => {
      await answer(page, '2')
      await expectText(errors.quiz_answer_failed)
    })
    await expect.poll(() => page.locator('input[type=radio][value="2"]').isChecked()).toBe(true)
    await page.getByRole('button', { name: taking.submitAnswer }).click()
    const questions = await page
      .getByRole('navigation', { name: quiz.navigation })
      .getByRole('button')
      .count()
    for (let number = 2; number <= questions; number += 1) {
      await page.getByText(taking.position(number, questions)).waitFor()
      await answer(
        page,
        (await page.locator('input[type=radio][value="1"]').count()) > 0
          ? '1'
          : 'Water cannot sink into the ground.',
      )
    }
    await page.getByRole('button', { name: taking.submitTest }).waitFor()
  })

  test('reports a test that cannot be submitted and allows another attempt', async () => {
    const { page } = visitor
    const submit = () => page.getByRole('button', { name: taking.submitTest }).click()
    const other = await visitor.context.newPage()
    await other.goto(takeUrl)
    await other.getByRole('button', { name: taking.submitTest }).waitFor()
    await cut('POST', '/functions/v1/submit-quiz', async () => {
      await submit()
      await expectText(errors.quiz_submit_failed)
    })
    await submit()
    await page.waitForURL(/\/quiz\/results\//)
    await page.getByRole('link', { name: quiz.results.newQuiz }).waitFor()
    // Another tab refetches when it becomes visible.
    await other.evaluate(() =>
      document.dispatchEvent(new Event('visibilitychange', { bubbles: true })),
    )
    await other.waitForURL(/\/quiz\/results\//)
    await other.close()
  })

  test('reports results and a dashboard that cannot be loaded and offers a retry', async () => {
    const { page } = visitor
    const resultsUrl = takeUrl.replace('/take/', '/results/')
    await cut('POST', '/rest/v1/rpc/get_quiz', async () => {
      await page.goto(resultsUrl)
      await expectText(errors.quiz_results_load_failed)
      await expectHeading()
    })
    await retry()
    await page.getByRole('heading', { name: 'Rivers' }).waitFor()
    await cut('POST', '/rest/v1/rpc/get_quiz_answers', async () => {
      await page.goto(resultsUrl)
      await expectText(errors.quiz_answers_load_failed)
      await expectHeading()
    })
    for (const procedure of ['get_dashboard', 'get_user_quiz_stats', 'get_recent_quiz_performance'])
      await cut('POST', `/rest/v1/rpc/${procedure}`, async () => {
        await page.goto('/dashboard')
        await expectText(errors.dashboard_load_failed)
      })
    await retry()
    await page.getByRole('link', { name: 'Rivers', exact: true }).waitFor()
  })

  test('reports a quiz, results or a base that does not exist', async () => {
    const { page } = visitor
    const otherUsers = '7e0c7a5e-0000-4000-8000-000000000000'
    await page.goto(`/quiz/take/${otherUsers}`)
    await page.getByRole('heading', { name: 'Quiz Not Found' }).waitFor()
    await expectText(errors.quiz_not_found)
    await page.goto(`/quiz/results/${otherUsers}`)
    await page.getByRole('heading', { name: 'Results Not Found' }).waitFor()
    await expectText(quiz.results.notFoundBody)
    await page.goto(`/base/${otherUsers}`)
    await page.getByRole('heading', { name: 'Base Not Found' }).first().waitFor()
    await expectText(errors.base_not_found)
  })

  test("shows the server's message in the sign-in card until a field is edited, and the general message if there is none", async () => {
    const { page } = visitor
    await page.getByRole('button', { name: common.nav.profile }).hover()
    await page.getByRole('menuitem', { name: common.nav.signOut }).click()
    await expectText(common.signedOut)
    await page.getByRole('button', { name: common.nav.logIn }).first().click()
    const card = page.getByRole('dialog')
    const alert = card.getByRole('alert')
    await card.getByLabel(auth.emailLabel).fill(LEARNER.email)
    await card.getByLabel(auth.passwordLabel, { exact: true }).fill('not the password')
    await page.keyboard.press('Enter')
    await alert.getByText('Invalid login credentials').waitFor()
    await card.getByLabel(auth.passwordLabel, { exact: true }).fill(LEARNER.password)
    await expect.poll(() => alert.count()).toBe(0)
    await cut('POST', '/auth/v1/token', async () => {
      await page.keyboard.press('Enter')
      await alert.getByText(errors.unexpected).waitFor()
    })
    await routeRequests(page, '**/auth/v1/token**', (route) =>
      route.fulfill({ status: 503, body: 'busy' }),
    )
    await page.keyboard.press('Enter')
    await alert.getByText(errors.unexpected).waitFor()
    await page.unroute('**/auth/v1/token**')
    await routeRequests(page, '**/auth/v1/token**', (route) =>
      route.fulfill({ status: 500, json: { msg: 'Database error' } }),
    )
    await page.keyboard.press('Enter')
    await alert.getByText('Database error').waitFor()
    await page.unroute('**/auth/v1/token**')
    await page.keyboard.press('Enter')
    await expectText(auth.signedIn)
    await expect.poll(() => page.getByRole('dialog').count()).toBe(0)
  })

  test('reports an interrupted sign-up', async () => {
    const other = await openSession(browser, { baseURL: site.url })
    const { page } = other
    await page.goto('/')
    await page.getByRole('button', { name: common.nav.signUp }).first().click()
    const card = page.getByRole('dialog')
    await card.getByLabel(auth.signUp.nameLabel).fill('Late')
    await card.getByLabel(auth.emailLabel).fill('late@example.org')
    await card.getByLabel(auth.passwordLabel, { exact: true }).fill('a-long-enough-password')
    await card.getByRole('checkbox').check()
    await routeRequests(page, '**/auth/v1/signup**', (route) => route.abort('connectionreset'))
    await page.keyboard.press('Enter')
    await card.getByRole('alert').getByText(errors.unexpected).waitFor()
    await other.close()
  })

  test.each([
    [
      'blocks its storage',
      () => {
        for (const store of ['localStorage', 'sessionStorage'])
          Object.defineProperty(window, store, {
            get: () => {
              throw new DOMException('blocked', 'SecurityError')
            },
          })
      },
    ],
    [
      'has no room left in its storage',
      () => {
        Storage.prototype.setItem = () => {
          throw new DOMException('full', 'QuotaExceededError')
        }
      },
    ],
  ])('signs in and works in a browser that %s', async (_, refuse) => {
    const other = await openSession(browser, { baseURL: site.url })
    const { page } = other
    await page.addInitScript(refuse)
    await page.goto(new URL(baseUrl).pathname)
    await page.getByRole('main').getByRole('button', { name: common.nav.logIn }).click()
    await signIn(page, LEARNER)
    await openFile(page, 'water.pdf')
    await ask(page, 'How much rain falls in Mawsynram?')
    expect(other.pageErrors).toEqual([])
    await other.close()
  })
})
