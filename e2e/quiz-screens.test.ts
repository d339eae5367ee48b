import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { en } from '../messages/en/index.ts'
import type { SignedIn } from '../testing/app.ts'
import { FULL_ANSWERS, storeQuiz } from '../testing/quiz.ts'
import { openSession, type BrowserSession } from './browser.ts'
import { lookOf } from './contrast.ts'
import { clientOf, createWaterBase, createResults } from './learner.ts'
import { sharedBrowser } from './shared-browser.ts'
import { sharedSite } from './shared-site.ts'
import type { RunningSite } from './site.ts'
import { answer, followLink, newLearner, openAccount, showScreen } from './steps.ts'

const { quiz: texts, taking, creation } = en
const LEARNER = newLearner({
  name: 'Emmy Noether',
  email: 'emmy@example.org',
  password: 'ideals-in-rings-1921',
})

/** Details of the screens of a quiz: its form, its questions, its results, the dashboard. */
describe('the screens of a quiz', () => {
  let browser: Browser
  let site: RunningSite
  let visitor: BrowserSession
  let page: Page
  let learner: SignedIn
  let results = ''
  beforeAll(async () => {
    browser = await sharedBrowser()
    site = sharedSite()
    visitor = await openSession(browser, { baseURL: site.url })
    page = visitor.page
    await openAccount(page, site, LEARNER)
    learner = await clientOf(site, LEARNER)
    await createWaterBase(learner, 'Hydrology')
  })
  afterAll(async () => {
    expect(visitor.pageErrors).toEqual([])
    await visitor.close()
  })

  test('presets the form to medium with 5, 3 and 2 questions', async () => {
    await showScreen(page, '/quiz')
    const chosen = page.getByRole('group', { name: creation.difficulty })
    await expect
      .poll(() => chosen.getByRole('radio', { name: texts.difficulties.medium }).isChecked())
      .toBe(true)
    for (const [type, count] of [
      ['mcq', '5'],
      ['saq', '3'],
      ['laq', '2'],
    ] as const)
      await expect
        .poll(() => page.getByLabel(texts.types[type], { exact: true }).inputValue())
        .toBe(count)
  })

  test.each(['dark', 'light'])('draws its own boxes and circles in the %s theme', async (theme) => {
    const context = await browser.newContext({
      baseURL: site.url,
      storageState: await visitor.context.storageState(),
    })
    await context.addInitScript(`localStorage.setItem('stoa-theme', '${theme}')`)
    const form = await context.newPage()
    await form.goto('/quiz')
    const box = form.getByRole('checkbox', { name: creation.selectAll('Hydrology') })
    const group = form.getByRole('group', { name: creation.difficulty })
    await group.getByRole('radio', { name: texts.difficulties.medium }).waitFor()
    for (const choice of [box, group.getByRole('radio', { name: texts.difficulties.easy })]) {
      const before = await lookOf(choice)
      expect(before.appearance).toBe('none')
      expect(before.edge).toBeGreaterThan(3)
      expect(before.fill).toBeLessThan(1.5)
      await choice.check()
      // After the transition
      await expect.poll(async () => (await lookOf(choice)).fill).toBeGreaterThan(3)
      expect((await lookOf(choice)).mark).toBeGreaterThan(3)
    }
    await context.close()
  })

  test('shows on a phone why Enter made no quiz, beside the refused field if there is one', async () => {
    const viewportSize = page.viewportSize()
    await page.setViewportSize({ width: 390, height: 844 })
    await showScreen(page, '/quiz')
    const isInView = (text: string) =>
      page.getByText(text).evaluate((message) => {
        const { top, bottom } = message.getBoundingClientRect()
        return top >= 0 && bottom <= innerHeight
      })
    const count = page.getByLabel(texts.types.mcq, { exact: true })
    await count.fill('45')
    await count.press('Enter')
    await page.getByText(en.errors.quiz_mcq_count).waitFor()
    await expect.poll(() => isInView(en.errors.quiz_mcq_count)).toBe(true)
    const described = await count.getAttribute('aria-describedby')
    const error = page.locator(`#${(described ?? '').split(' ').at(-1) ?? ''}`)
    expect(await error.innerText()).toBe(en.errors.quiz_mcq_count)
    await count.fill('4')
    await page.getByLabel(creation.name).press('Enter')
    await page.getByText(en.errors.quiz_files_required).waitFor()
    await expect.poll(() => isInView(en.errors.quiz_files_required)).toBe(true)
    if (viewportSize) await page.setViewportSize(viewportSize)
  })

  test('lists only bases with files that can be asked about', async () => {
    const { data: pictures } = await learner.client
      .from('bases')
      .insert({ user_id: learner.user.id, name: 'Photographs' })
      .select('id')
      .single()
      .throwOnError()
    await learner.client
      .from('base_files')
      .insert({
        base_id: pictures.id,
        file_name: 'cloud.png',
        file_path: `${learner.user.id}/${pictures.id}/cloud.png`,
        file_size: 1,
        file_type: 'image/png',
      })
      .throwOnError()
    await page.goto('/my-bases')
    await page.getByRole('heading', { name: 'Photographs' }).waitFor()
    await page.goto('/quiz')
    await page.getByRole('checkbox', { name: creation.selectAll('Hydrology') }).waitFor()
    expect(await page.getByText('Photographs', { exact: true }).count()).toBe(0)
    expect(await page.getByText('cloud.png').count()).toBe(0)
  })

  test('says that no questions can be made from the file of a link', async () => {
    await page.goto(`/quiz?file=${crypto.randomUUID()}`)
    await page.getByText(creation.noText).waitFor()
    await page.getByRole('button', { name: creation.submit }).waitFor()
    await page.goto('/quiz')
    await page.getByRole('button', { name: creation.submit }).waitFor()
    expect(await page.getByText(creation.noText).count()).toBe(0)
  })

  test('asks only about the pages that the tutor offers, or about all of them', async () => {
    const { data: file } = await learner.client
      .from('base_files')
      .select('id')
      .eq('file_name', 'water.pdf')
      .single()
      .throwOnError()
    const offered = `/quiz?file=${file.id}&saq=2&difficulty=hard&topic=clouds&pages=1-2`
    await page.goto(offered)
    const limit = page.getByText(creation.onlyAbout('clouds', '1, 2', 2))
    await limit.waitFor()
    const { difficulty, submit, allPages } = creation
    const levels = page.getByRole('group', { name: difficulty })
    expect(await levels.getByRole('radio', { name: texts.difficulties.hard }).isChecked()).toBe(
      true,
    )
    const counts = ['mcq', 'saq'].map((type) =>
      page.getByLabel(texts.types[type as 'mcq' | 'saq'], { exact: true }).inputValue(),
    )
    expect(await Promise.all(counts)).toEqual(['0', '2'])
    const pagesOf = async () => {
      const request = page.waitForRequest(/make-quiz/)
      await page.getByRole('button', { name: submit }).click()
      return ((await request).postDataJSON() as { pages?: object }).pages
    }
    expect(await pagesOf()).toEqual({ [file.id]: [1, 2] })
    await followLink(page, creation.start, /\/quiz\/take\//)

    await page.goto(offered)
    await page.getByRole('button', { name: allPages }).press('Enter')
    await limit.waitFor({ state: 'detached' })
    await expect.poll(() => page.locator(':focus').textContent()).toBe(submit)
    expect(await pagesOf()).toBeUndefined()
    await followLink(page, creation.start, /\/quiz\/take\//)
  })

  test('makes a quiz of the chosen difficulty and shows it above the questions', async () => {
    await showScreen(page, '/quiz')
    await page.getByRole('checkbox', { name: creation.selectAll('Hydrology') }).check()
    await page.getByLabel(creation.name).fill('Springs')
    await page
      .getByRole('group', { name: creation.difficulty })
      .getByRole('radio', { name: texts.difficulties.easy })
      .check()
    await page.getByRole('button', { name: creation.submit }).click()
    await followLink(page, creation.start, /\/quiz\/take\//)
    await page.getByRole('heading', { level: 1, name: 'Springs' }).waitFor()
    await page.getByText(texts.difficulties.easy, { exact: true }).waitFor()
  })

  test('makes one quiz and selects no text when Create quiz is double-clicked', async () => {
    await showScreen(page, '/quiz')
    await page.getByRole('checkbox', { name: creation.selectAll('Hydrology') }).check()
    await page.getByLabel(creation.name).fill('Twice')
    await page.getByRole('button', { name: creation.submit }).click()
    const { making, madeTitle } = creation
    await page.getByText(making).or(page.getByText(madeTitle)).waitFor()
    // The second click reaches the page that replaced the form.
    await page.mouse.down({ clickCount: 2 })
    await page.mouse.up({ clickCount: 2 })
    // It opens by itself: a click on its link would end the selection.
    await page.getByRole('heading', { level: 1, name: 'Twice' }).waitFor()
    expect(await page.evaluate(() => getSelection()?.toString())).toBe('')
    const { data } = await learner.client
      .from('quizzes')
      .select('id')
      .eq('quiz_name', 'Twice')
      .throwOnError()
    expect(data).toHaveLength(1)
  })

  test('shows how much is answered, and Submit Test once the last question is', async () => {
    const { quizId } = await storeQuiz(learner)
    await showScreen(page, `/quiz/take/${quizId}`)
    await page.getByRole('heading', { level: 1, name: 'Leaves' }).waitFor()
    await page.getByText(texts.difficulties.medium, { exact: true }).waitFor()
    const answered = async (count: number) => {
      const bar = page.getByRole('progressbar', { name: taking.answered(count, 3) })
      await expect.poll(() => bar.getAttribute('aria-valuenow')).toBe(String(count))
    }
    await answered(0)
    const question = (number: number, isAnswered: boolean) =>
      page.getByRole('button', { name: taking.go(number, isAnswered, false), exact: true })
    const submit = page.getByRole('button', { name: taking.submitTest })
    await question(3, false).click()
    await page.getByText(taking.position(3, 3)).waitFor()
    expect(await submit.count()).toBe(0)
    await page.getByText(taking.isFinal).waitFor()
    await answer(page, FULL_ANSWERS.laq)
    await submit.waitFor()
    await question(3, true).waitFor()
    await answered(1)
    await question(1, false).click()
    await page.getByText(taking.position(1, 3)).waitFor()
    await answered(1)
    const { data } = await learner.client
      .from('quizzes')
      .select('status')
      .eq('id', quizId)
      .single()
      .throwOnError()
    expect(data.status).toBe('in_progress')
  })

  test('counts the correct answers and explains each question in the results', async () => {
    results = await createResults(learner)
    await showScreen(page, `/quiz/results/${results}`)
    const score = page.getByRole('region', { name: texts.results.score })
    await score.getByText(texts.results.correct(1, 3), { exact: true }).waitFor()
    const wrong = page.getByRole('article', { name: 'Which light does chlorophyll absorb most?' })
    await wrong.getByText(texts.results.explanation, { exact: true }).waitFor()
    await wrong.getByText('The text says so.', { exact: true }).waitFor()
  })

  test('links the results to a new quiz', async () => {
    await showScreen(page, `/quiz/results/${results}`)
    await page.getByRole('link', { name: texts.results.newQuiz, exact: true }).click()
    await page.getByRole('checkbox', { name: creation.selectAll('Hydrology') }).waitFor()
    expect(new URL(page.url()).pathname).toBe('/quiz')
  })

  test('counts the answered questions of each type in completed quizzes on the dashboard', async () => {
    await page.goto('/dashboard')
    // The history has quizzes that were not completed, too.
    await page.getByText(en.dashboard.statuses.in_progress, { exact: true }).first().waitFor()
    await page.getByText(en.dashboard.moreFigures, { exact: true }).click()
    const summary = page.getByRole('region', { name: en.dashboard.questionsSummary })
    // No long answer was given.
    await expect
      .poll(async () => (await summary.getByRole('definition').allInnerTexts()).join())
      .toBe('1,1,0')
    for (const type of ['mcq', 'saq', 'laq'] as const)
      await summary.getByText(texts.types[type], { exact: true }).waitFor()
  })
})
