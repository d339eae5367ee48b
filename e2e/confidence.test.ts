import { randomUUID } from 'node:crypto'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { CALIBRATION_ANSWERS, COUNT_MAX } from '../domain/constants.ts'
import { CONFIDENCES } from '../domain/quiz/taking/confidence.ts'
import { en } from '../messages/en/index.ts'
import type { SignedIn } from '../testing/app.ts'
import { madeQuestions, storeQuiz, type StoredQuiz } from '../testing/quiz.ts'
import { horizontalOverflow, openSession, type BrowserSession } from './browser.ts'
import { clientOf } from './learner.ts'
import { sharedBrowser } from './shared-browser.ts'
import { sharedSite } from './shared-site.ts'
import type { RunningSite } from './site.ts'
import { newLearner, openAccount } from './steps.ts'

const LEARNER = newLearner({
  name: 'Amalie Gewiss',
  email: 'amalie@example.org',
  password: 'zweifel-ahnung-1637',
})
const SEEDED = CALIBRATION_ANSWERS - 1
const PHONE = { width: 390, height: 844 }
/** The smallest height of a target in pixels. */
const TARGET = 40

const { taking } = en
const { confidence, practice, dashboard } = en

/** Rating answers, and how right they were; each test continues where the previous one stopped. */
describe('the confidence of an answer', () => {
  let browser: Browser
  let site: RunningSite
  let visitor: BrowserSession
  let page: Page
  let learner: SignedIn
  let stored: StoredQuiz
  beforeAll(async () => {
    browser = await sharedBrowser()
    site = sharedSite()
    visitor = await openSession(browser, { baseURL: site.url })
    page = visitor.page
    await openAccount(page, site, LEARNER)
    learner = await clientOf(site, LEARNER)
    stored = await storeQuiz(learner, 'practice')
  })
  afterAll(async () => {
    expect(visitor.pageErrors).toEqual([])
    await visitor.close()
  })

  const group = () => page.getByRole('radiogroup', { name: confidence.howSure })
  const level = (name: string) => group().getByRole('radio', { name, exact: true })
  const option = (name: string) => page.getByRole('radio', { name })
  const calibration = () => page.getByRole('region', { name: confidence.title })
  const levels = () => calibration().getByRole('listitem').allInnerTexts()

  /** A completed quiz of another device: of three answers one is right, nine are sure. */
  const seedAnswers = async () => {
    const { data: source } = await learner.client
      .from('quiz_sources')
      .select('file_id')
      .eq('quiz_id', stored.quizId)
      .single()
      .throwOnError()
    const [choice, written] = madeQuestions(source.file_id)
    if (!choice || !written) throw new Error('there are no questions')
    const id = randomUUID()
    await learner.client
      .rpc('create_quiz', {
        p_quiz: { id, quiz_name: 'Rated', difficulty: 'easy' },
        p_file_ids: [source.file_id],
        p_questions: Array.from({ length: SEEDED }, (_, index) =>
          index < COUNT_MAX ? choice : written,
        ),
      })
      .throwOnError()
    const { data: questions } = await learner.client
      .from('quiz_questions')
      .select('id, question_number')
      .eq('quiz_id', id)
      .throwOnError()
    const answers = questions.map(({ id: question_id, question_number: number }) => ({
      quiz_id: id,
      question_id,
      user_answer: '1',
      is_correct: number % 3 === 0,
      marks_obtained: number % 3 === 0 ? 1 : 0,
      graded_by: 'rule',
      confidence: number <= 9 ? 'sure' : 'guess',
    }))
    await learner.client.from('quiz_answers').insert(answers).throwOnError()
    await learner.client.rpc('complete_quiz', { p_quiz_id: id }).throwOnError()
  }

  test('fits a phone in one row of large targets, with nothing chosen', async () => {
    await page.setViewportSize(PHONE)
    await page.goto(`/quiz/take/${stored.quizId}`)
    await group().waitFor()
    const boxes = await group()
      .locator('label')
      .evaluateAll((labels) => labels.map((label) => label.getBoundingClientRect().toJSON()))
    expect(boxes).toHaveLength(CONFIDENCES.length)
    expect(new Set(boxes.map(({ top }) => top)).size).toBe(1)
    for (const { height, width } of boxes) {
      expect(height).toBeGreaterThanOrEqual(TARGET)
      expect(width).toBeGreaterThanOrEqual(TARGET)
    }
    await expect.poll(() => horizontalOverflow(page)).toBe(0)
    await expect.poll(() => group().locator(':checked').count()).toBe(0)
    await page.setViewportSize({ width: 1280, height: 900 })
  })

  test('is rated by keyboard before it is submitted, which a reload keeps', async () => {
    await option('Green').focus()
    await page.keyboard.press('Space')
    await page.keyboard.press('Tab')
    await page.keyboard.press('Tab')
    await page.keyboard.press('Space')
    await page.keyboard.press('ArrowRight')
    await expect.poll(() => level(confidence.levels.unsure).isChecked()).toBe(true)
    await page.keyboard.press('ArrowLeft')
    await page.reload()
    await group().waitFor()
    await expect.poll(() => level(confidence.levels.sure).isChecked()).toBe(true)
    await expect.poll(() => option('Green').isChecked()).toBe(true)
  })

  test('states that a wrong answer which was rated sure returns, also after a reload', async () => {
    await page.getByRole('button', { name: taking.submitAnswer }).click()
    await page.getByText(practice.wasSure).waitFor()
    await expect.poll(() => group().count()).toBe(0)
    await page.reload()
    await page.getByText(practice.wasSure).waitFor()
    const { data } = await learner.client
      .from('quiz_answers')
      .select('confidence, is_correct')
      .throwOnError()
    expect(data).toEqual([{ confidence: 'sure', is_correct: false }])
  })

  test('is removed by a second click, and is not required', async () => {
    await page.getByRole('button', { name: practice.continue }).click()
    const text = page.getByRole('textbox', { name: taking.yourAnswer })
    await text.fill('Green light is reflected.')
    await level(confidence.levels.guess).click()
    await expect.poll(() => level(confidence.levels.guess).isChecked()).toBe(true)
    await level(confidence.levels.guess).click()
    await expect.poll(() => group().locator(':checked').count()).toBe(0)
    await page.getByRole('button', { name: taking.submitAnswer }).click()
    await page.locator('#practice-verdict').waitFor()
    await expect.poll(() => page.getByText(practice.wasSure).count()).toBe(0)
  })

  test('shows on the dashboard how often each level was right', async () => {
    await page.goto('/dashboard')
    await page.getByText(dashboard.moreFigures).click()
    await calibration().getByText(confidence.until(1, CALIBRATION_ANSWERS)).waitFor()
    await expect.poll(() => calibration().getByRole('listitem').count()).toBe(0)
    // The screen follows what another device stores.
    await seedAnswers()
    await calibration().getByText(confidence.sure(10, '30%')).waitFor()
    const shown = (await levels()).map((text) => text.replace(/\s+/g, ' '))
    expect(shown).toEqual([
      'Sure, 3 of 10 right 30%',
      'Not sure, none yet',
      'Guess, 6 of 20 right 30%',
    ])
    await page.setViewportSize(PHONE)
    await expect.poll(() => horizontalOverflow(page)).toBe(0)
  })
})
