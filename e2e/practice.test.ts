import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { quizRow, type Question } from '../domain/quiz/rows.ts'
import { en } from '../messages/en/index.ts'
import type { SignedIn } from '../testing/app.ts'
import { horizontalOverflow, openSession, type BrowserSession } from './browser.ts'
import { clientOf, createWaterBase } from './learner.ts'
import { sharedBrowser } from './shared-browser.ts'
import { startSite, type Site } from './site.ts'
import { openAccount } from './steps.ts'

const LEARNER = {
  name: 'Philipp Wackernagel',
  email: 'philipp@example.org',
  password: 'lesebuch-fibel-1843',
}
const QUESTIONS = 3

const { taking } = en
const { results, modes } = en.quiz
const { creation, practice } = en

/** A practice from its creation to its results; each test continues where the previous stopped. */
describe('a quiz taken as practice', () => {
  let browser: Browser
  let site: Site
  let visitor: BrowserSession
  let page: Page
  let learner: SignedIn
  let questions: Question[]
  beforeAll(async () => {
    browser = await sharedBrowser()
    site = await startSite()
    visitor = await openSession(browser, { baseURL: site.url })
    page = visitor.page
    await openAccount(page, site, LEARNER)
    learner = await clientOf(site, LEARNER)
    await createWaterBase(learner, 'Hydrology')
  })
  afterAll(async () => {
    await visitor.close()
    await site.close()
  })

  const quizId = () => new URL(page.url()).pathname.split('/').at(-1) ?? ''
  const verdict = (outcome: string) =>
    page.getByRole('heading', { level: 3, name: new RegExp(`^${outcome}, `) })
  const focused = (id: string) => expect.poll(() => page.locator(`#${id}:focus`).count()).toBe(1)
  /** The question that is shown, with its key. */
  const current = async (): Promise<Question> => {
    const text = await page.locator('#question-text').innerText()
    const found = questions.find(
      ({ question_text }) => question_text.replace(/\s+/g, ' ') === text.replace(/\s+/g, ' '),
    )
    if (!found) throw new Error(`there is no question “${text}”`)
    return found
  }
  /** Chooses an option by the key beside it and submits, by keyboard alone. */
  const chooseByKey = async (number: number) => {
    const option = page.locator('label').filter({ has: page.locator(`input[value="${number}"]`) })
    await page.keyboard.press(await option.locator('[aria-hidden]').innerText())
    await page.keyboard.press('Enter')
  }
  const correctOption = async () => (await current()).correct_option_number ?? 0
  const wrongOption = async () => ((await correctOption()) % 4) + 1

  test('is chosen on the creation form, where a test is the default', async () => {
    await page.goto('/quiz')
    await page.getByRole('checkbox', { name: creation.selectAll('Hydrology') }).check()
    await page.getByLabel(creation.name).fill('Water')
    const choice = page.getByRole('group', { name: creation.mode })
    await expect.poll(() => choice.getByRole('radio', { name: modes.test }).isChecked()).toBe(true)
    await choice.getByRole('radio', { name: modes.practice }).check()
    for (const [type, count] of [
      ['mcq', String(QUESTIONS)],
      ['saq', '0'],
      ['laq', '0'],
    ] as const)
      await page.getByLabel(en.quiz.types[type], { exact: true }).fill(count)
    await page.getByRole('button', { name: creation.submit }).click()
    await page.waitForURL(/\/quiz\/take\//)
    await page.getByText(taking.position(1, QUESTIONS)).waitFor()
    const { data } = await learner.client
      .rpc('get_quiz', { p_quiz_id: quizId() })
      .single()
      .throwOnError()
    const quiz = quizRow.parse(data.quiz)
    expect(quiz.mode).toBe('practice')
    questions = quiz.quiz_questions
  })

  test('shows no option as chosen before the learner chooses one', async () => {
    const sizes = () =>
      page
        .getByRole('group', { name: taking.options })
        .getByRole('radio')
        .evaluateAll((all) => all.map((radio) => getComputedStyle(radio, '::before').transform))
    await expect.poll(sizes).toEqual(Array.from({ length: 4 }, () => 'matrix(0, 0, 0, 0, 0, 0)'))
    await page.keyboard.press('1')
    await expect.poll(async () => (await sizes())[0]).toBe('none')
    expect((await sizes()).slice(1)).not.toContain('none')
  })

  test('states at once that an answer was wrong, and why, by keyboard alone', async () => {
    await chooseByKey(await wrongOption())
    await verdict(results.outcomes.incorrect).waitFor()
    await focused('practice-verdict')
    await page.getByText(practice.comesAgain).waitFor()
    // A passage that says the same as the explanation is shown in its place.
    const explanation = page.getByText(results.explanation, { exact: true })
    await explanation.or(page.getByRole('main').getByRole('blockquote')).first().waitFor()
    await page
      .getByRole('status')
      .filter({ hasText: /^Not correct, / })
      .waitFor({ state: 'attached' })
  })

  test('shows the page with its passage highlighted beside the question', async () => {
    const { source_page } = await current()
    const address = page.url()
    await page.getByRole('link', { name: results.openPage(source_page ?? 0, 'water.pdf') }).click()
    const panel = page.getByRole('region', {
      name: practice.pageOf(source_page ?? 0, 'water.pdf'),
      exact: true,
    })
    await panel
      .locator(`section[data-page="${source_page}"] [data-kind="passage"]`)
      .first()
      .waitFor()
    await verdict(results.outcomes.incorrect).waitFor()
    expect(page.url()).toBe(address)
    await panel.focus()
    await page.keyboard.press('Escape')
    await expect.poll(() => panel.count()).toBe(0)
    await focused('practice-verdict')
  })

  test('keeps answers and feedback after a reload and after the server was killed', async () => {
    await page.reload()
    await verdict(results.outcomes.incorrect).waitFor()
    expect(visitor.pageErrors).toEqual([])
    await site.kill()
    await site.restart()
    await page.reload()
    await verdict(results.outcomes.incorrect).waitFor()
    // The page was open while the server was down.
    visitor.pageErrors.splice(0)
  })

  test('asks the missed question again after the others, until it was right', async () => {
    await page.getByRole('button', { name: practice.continue }).click()
    for (let number = 2; number <= QUESTIONS; number += 1) {
      await page.getByText(taking.position(number, QUESTIONS)).waitFor()
      await focused('question-text')
      await chooseByKey(await correctOption())
      await verdict(results.outcomes.correct).waitFor()
      await focused('practice-verdict')
      await page.keyboard.press('Enter')
    }
    await page.getByText(practice.again(1)).waitFor()
    await chooseByKey(await wrongOption())
    await verdict(results.outcomes.incorrect).waitFor()
    await focused('practice-verdict')
    await page.keyboard.press('Enter')
    await page.getByRole('button', { name: taking.submitAnswer }).waitFor()
    await chooseByKey(await correctOption())
    await verdict(results.outcomes.correct).waitFor()
    await page.getByText(practice.firstCounts).waitFor()
  })

  test('fits the narrowest phone, with the page below the feedback', async () => {
    await page.setViewportSize({ width: 320, height: 640 })
    const { source_page } = await current()
    await page.getByRole('link', { name: results.openPage(source_page ?? 0, 'water.pdf') }).click()
    await page.locator(`section[data-page="${source_page}"] canvas`).waitFor()
    await expect.poll(() => horizontalOverflow(page)).toBe(0)
    await page.getByRole('button', { name: practice.closePage }).click()
    await page.setViewportSize({ width: 1280, height: 900 })
  })

  test('ends with results in which the first answers count', async () => {
    await page.getByRole('button', { name: practice.continue }).click()
    await page.getByRole('heading', { name: practice.endTitle }).waitFor()
    await page.getByRole('button', { name: practice.results }).click()
    await page.waitForURL(/\/quiz\/results\//)
    await page.getByText(results.correct(QUESTIONS - 1, QUESTIONS)).waitFor()
    expect(visitor.pageErrors).toEqual([])
  })

  test('offers the questions of its file that were never asked', async () => {
    const address = page.url()
    await page.getByRole('button', { name: results.takeAgain }).click()
    await page.getByRole('link', { name: en.creation.neverAsked }).click()
    await page.waitForURL(/\/questions\?.*file=.*result=never/)
    await page.getByRole('heading', { name: en.bank.title, level: 1 }).waitFor()
    await page.goBack()
    await page.waitForURL(address)
  })

  test('can be taken again as a test, whose key no response contains before it is submitted', async () => {
    const bodies: Promise<string>[] = []
    // The completed practice, which its own changes let the screen read once more, has its key.
    const completed = new URL(page.url()).pathname.split('/').at(-1) ?? ''
    page.on('response', (response) => {
      if ((response.request().postData() ?? '').includes(completed)) return
      if (response.url().includes('/rest/v1/') || response.url().includes('/functions/v1/'))
        bodies.push(response.text().catch(() => ''))
    })
    await page.getByRole('button', { name: results.takeAgain }).click()
    const dialog = page.getByRole('dialog', { name: results.takeAgain })
    await expect
      .poll(() => dialog.getByRole('radio', { name: modes.practice }).isChecked())
      .toBe(true)
    await dialog.getByRole('radio', { name: modes.test }).check()
    await dialog.getByRole('button', { name: results.start }).click()
    await page.waitForURL(/\/quiz\/take\//)
    await page.getByText(taking.position(1, QUESTIONS)).waitFor()
    await chooseByKey(1)
    await page.getByText(taking.position(2, QUESTIONS)).waitFor()
    await expect.poll(() => page.locator('#practice-verdict').count()).toBe(0)
    await page.waitForLoadState('networkidle')
    const received = (await Promise.all(bodies)).join('\n')
    expect(received).toContain('"question_text"')
    expect(received).not.toMatch(/"correct_option_number":\s*\d/)
    expect(received).not.toMatch(/"explanation":\s*"[^"]/)
    expect(received).not.toMatch(/"is_correct":\s*(true|false)/)
  })
})
