import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { en } from '../messages/en/index.ts'
import { confirmationLink } from '../testing/confirmation-link.ts'
import {
  chatty,
  fenced,
  startModelEndpoint,
  truncated,
  type ModelEndpoint,
} from '../testing/model/endpoint.ts'
import { answersCorrectly } from '../testing/model/answers.ts'
import { makePdf, makeScanPdf } from '../testing/pdf.ts'
import { STUDY_PAGES } from '../testing/fixtures/study-text.ts'
import { openSession, type BrowserSession } from './browser.ts'
import { WATER_CYCLE_PAGES } from './material.ts'
import { sharedBrowser } from './shared-browser.ts'
import { startSite, type Site } from './site.ts'
import { answer, ask, createBase, makeQuiz, signIn, signUp, type Learner } from './steps.ts'

const ADA: Learner = {
  name: 'Ada Lovelace',
  email: 'ada@example.org',
  password: 'analytical-engine-1843',
}

let browser: Browser
beforeAll(async () => {
  browser = await sharedBrowser()
})

/**
 * The complete journey of a new user on one site: each test continues where the previous one
 * stopped.
 */
const fullJourney = (tutor: 'builtin' | 'model') => {
  let endpoint: ModelEndpoint | undefined
  let site: Site
  let visitor: BrowserSession
  let quizUrl = ''

  beforeAll(async () => {
    if (tutor === 'model') {
      const llama = answersCorrectly()
      endpoint = await startModelEndpoint([
        llama,
        fenced(llama),
        chatty(llama),
        truncated(0.9)(llama),
        fenced(llama),
      ])
    }
    site = await startSite(
      endpoint ? { OPENAI_BASE_URL: endpoint.baseUrl, OPENAI_MODEL: 'llama-3.1-8b' } : {},
    )
    visitor = await openSession(browser, { baseURL: site.url, withMotion: true })
  })
  afterAll(async () => {
    await visitor.close()
    await site.close()
    await endpoint?.close()
  })

  test('signs a visitor up, confirms by the mailed link and signs in', async () => {
    await signUp(visitor.page, ADA)
    await expect
      .poll(() => visitor.page.getByText(en.common.welcome('Ada Lovelace')).isVisible())
      .toBe(true)
  })

  test('asks to sign in on a guarded page and returns to it', async () => {
    const { page } = visitor
    await page.getByRole('button', { name: en.common.nav.profile }).click()
    await page.getByRole('menuitem', { name: en.common.nav.signOut }).click()
    await page.getByText(en.common.signedOut).waitFor()
    await page.goto('/my-bases')
    await page.getByRole('heading', { name: en.common.guard.title }).waitFor()
    await page.getByRole('main').getByRole('button', { name: en.common.nav.logIn }).click()
    await signIn(page, ADA)
    await page.getByRole('heading', { name: en.bases.myBases.title }).waitFor()
    await page.getByText(en.bases.myBases.emptyTitle).waitFor()
  })

  test('makes a base of a PDF and a scan: reads the one, and states why the other cannot be read', async () => {
    const { page } = visitor
    await createBase(page, 'Hydrology', [
      {
        name: 'water-cycle.pdf',
        mimeType: 'application/pdf',
        bytes: await makePdf({ pages: [...WATER_CYCLE_PAGES, ...STUDY_PAGES] }),
      },
      { name: 'scan.pdf', mimeType: 'application/pdf', bytes: await makeScanPdf() },
    ])
    await page.getByRole('button', { name: /scan\.pdf/s }).click()
    await page.getByText(`${en.errors.pdf_no_text}. ${en.recognition.scan}`).waitFor()
    await page.getByRole('button', { name: /scan\.pdf.*Not Processed/s }).waitFor()
    await page.getByRole('button', { name: /water-cycle\.pdf.*Ready/s }).click()
  })

  test('answers with a page, and highlights the passage on a click', async () => {
    const { page } = visitor
    const said = await ask(page, 'Why does rising air expand and cool?')
    expect(said).toContain('because the pressure falls with height')
    await page
      .getByRole('button', { name: en.tutor.citeLabel(2) })
      .first()
      .click()
    await page.getByText(en.reader.highlight.found(2)).first().waitFor()
  })

  test('restores the chat after a reload, titled with its first question', async () => {
    const { page } = visitor
    await page.reload()
    const question = 'Why does rising air expand and cool?'
    await page.getByRole('heading', { level: 2, name: question }).waitFor()
    await page.getByRole('log').getByText(question).first().waitFor()
  })

  test('makes a quiz of the file', async () => {
    const { page } = visitor
    await makeQuiz(page, 'First quiz', 'Hydrology', { mcq: 2, saq: 1, laq: 1 })
    quizUrl = page.url()
    await page.getByText(en.taking.position(1, 4)).waitFor()
  })

  test('keeps saved answers and the current draft across a reload', async () => {
    const { page } = visitor
    await answer(page, '1')
    await page.getByText(en.taking.answered(1, 4)).waitFor()
    await page.getByText(en.taking.position(2, 4)).waitFor()
    await answer(page, '2')
    await page.getByText(en.taking.position(3, 4)).waitFor()
    await page.getByRole('textbox', { name: en.taking.yourAnswer }).fill('Half a thou')
    await page.reload()
    await page.getByText(en.taking.answered(2, 4)).waitFor()
    await expect
      .poll(() => page.getByRole('textbox', { name: en.taking.yourAnswer }).inputValue())
      .toBe('Half a thou')
  })

  test('rejects an empty answer with a message', async () => {
    const { page } = visitor
    await page.getByRole('textbox', { name: en.taking.yourAnswer }).fill('   ')
    await page.getByRole('button', { name: en.taking.submitAnswer }).click()
    await page.getByText(en.errors.quiz_answer_required).waitFor()
  })

  test('keeps the answer saved in another tab and reports it', async () => {
    const { page } = visitor
    await page.getByRole('textbox', { name: en.taking.yourAnswer }).fill('This tab was second.')
    const other = await visitor.context.newPage()
    await other.goto(quizUrl)
    await answer(other, 'The other tab was first.')
    await other.getByText(en.taking.answered(3, 4)).waitFor()
    await other.close()
    // Which of them is shown depends on whether this tab knows of the answer by now.
    const { submitAnswer, showElsewhere, elsewhere } = en.taking
    const shown = page.getByRole('button', { name: submitAnswer })
    await shown.or(page.getByRole('button', { name: showElsewhere })).click()
    await page.getByText(elsewhere).waitFor()
    await expect
      .poll(() => page.getByRole('textbox', { name: en.taking.yourAnswer }).inputValue())
      .toBe('The other tab was first.')
    // 409 is the database rejecting the second answer, which is what this test checks.
    visitor.pageErrors = visitor.pageErrors.filter((pageError) => !pageError.includes('409'))
  })

  test('shows results with marks, reasons and pages after Submit Test', async () => {
    const { page } = visitor
    await page.getByRole('button', { name: en.taking.next }).click()
    await page.getByText(en.taking.position(4, 4)).waitFor()
    await answer(
      page,
      'Runoff flows over the land towards rivers and lakes because water cannot sink into paved ground.',
    )
    await page.getByRole('button', { name: en.taking.submitTest }).click()
    await page.waitForURL(/\/quiz\/results\//)
    await page.getByText(/of 4 correct/).waitFor()
    await expect
      .poll(() => page.getByRole('link', { name: /Open page \d of water-cycle\.pdf/ }).count())
      .toBeGreaterThanOrEqual(4)
    await expect.poll(() => page.getByRole('article').count()).toBe(4)
    // The model writes a formula into every reason it gives
    if (tutor === 'model')
      await page.getByRole('article').first().locator('.katex').first().waitFor()
  })

  test('opens the page of a question with its passage highlighted', async () => {
    const { page } = visitor
    await page
      .getByRole('link', { name: /Open page \d of water-cycle\.pdf/ })
      .first()
      .click()
    await page
      .getByText(/Passage highlighted on page \d/)
      .first()
      .waitFor()
  })

  test('counts the quiz on the dashboard and links to its results', async () => {
    const { page } = visitor
    await page.goto('/dashboard')
    await page.getByRole('link', { name: 'First quiz', exact: true }).click()
    await page.getByRole('button', { name: en.quiz.results.filters.all }).waitFor()
  })

  test('keeps all data after a kill and restart', async () => {
    const { page } = visitor
    await page.goto('about:blank')
    await site.kill()
    await site.restart()
    await page.goto('/my-bases')
    await page.getByRole('heading', { name: 'Hydrology' }).waitFor()
    await page.goto('/dashboard')
    await page.getByRole('link', { name: 'First quiz', exact: true }).waitFor()
  })

  test('shows another user nothing of it', async () => {
    const otherUser = await openSession(browser, { baseURL: site.url })
    const { page } = otherUser
    await signUp(page, { name: 'Eve', email: 'eve@example.org', password: 'listening-at-doors-1' })
    await page.goto('/my-bases')
    await page.getByText(en.bases.myBases.emptyTitle).waitFor()
    await page.goto(quizUrl)
    await page.getByRole('heading', { name: en.taking.notFoundTitle }).waitFor()
    await page.goto(quizUrl.replace('/take/', '/results/'))
    await page.getByRole('heading', { name: en.quiz.results.notFoundTitle }).waitFor()
    await otherUser.close()
  })

  test('accepts a mailed link once and sends another on Enter', async () => {
    const again = await openSession(browser, { baseURL: site.url })
    await again.page.goto(await confirmationLink(site.url, ADA.email))
    const overlay = again.page.getByRole('dialog', { name: en.auth.expired.title })
    await overlay.getByLabel(en.auth.emailLabel).fill(ADA.email)
    await again.page.keyboard.press('Enter')
    await again.page.getByText(en.auth.expired.sent).waitFor()
    expect(again.pageErrors).toEqual([])
    await again.close()
  })

  test('causes no errors and no requests to other origins', () => {
    expect(visitor.pageErrors).toEqual([])
    expect(visitor.externalRequests).toEqual([])
  })
}

describe('without a model', () => fullJourney('builtin'))
describe('with a model that replies in unexpected forms', () => fullJourney('model'))
