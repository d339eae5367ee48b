import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { en } from '../messages/en/index.ts'
import { makePdf } from '../testing/pdf.ts'
import { storeQuiz } from '../testing/quiz.ts'
import { axeViolations, COLOUR_RULES } from './axe.ts'
import { horizontalOverflow, openSession, type BrowserSession } from './browser.ts'
import { clientOf, createBaseWithPdf, createResults } from './learner.ts'
import { WATER_CYCLE_PAGES } from './material.ts'
import { routeRequests } from './route-requests.ts'
import { sharedBrowser } from './shared-browser.ts'
import { sharedSite } from './shared-site.ts'
import type { RunningSite } from './site.ts'
import { smallTargets } from './small-targets.ts'
import { answer, ask, newLearner, openAccount, showScreen } from './steps.ts'

const HYPATIA = newLearner({
  name: 'Hypatia',
  email: 'hypatia@example.org',
  password: 'conic-sections-400',
})
const NEWCOMER = newLearner({
  name: 'Theon',
  email: 'theon@example.org',
  password: 'elements-edition-360',
})
const DESKTOP = { width: 1280, height: 900 }
const PHONE = { width: 390, height: 844 }
/** 1280 pixels at 200% and 400% zoom; the latter is also the narrowest phone. */
const ZOOMED = [
  { width: 640, height: 450 },
  { width: 320, height: 640 },
]

/** Elements that are animated despite reduced motion, and elements that overflow horizontally. */
const moving = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('body *')].flatMap((element) => {
      const { animationDuration, animationName, transitionDuration } = getComputedStyle(element)
      const slow = (durations: string) =>
        durations.split(',').some((each) => parseFloat(each) > 0.01)
      return (animationName !== 'none' && slow(animationDuration)) || slow(transitionDuration)
        ? [element.outerHTML.slice(0, 120)]
        : []
    }),
  )

/** Checks the current screen in both themes and at every zoom; returns all violations. */
async function findings(page: Page): Promise<string[]> {
  const found: string[] = []
  const check = async (where: string, rules?: readonly string[]) => {
    const violations = await axeViolations(page, rules && { rules })
    found.push(...violations.map((violation) => `${where} ${violation}`))
  }
  const applyTheme = (theme: string) =>
    page.evaluate((chosen) => (document.documentElement.dataset['theme'] = chosen), theme)
  // Axe reports a button that is scrolled halfway behind the navigation bar as too small.
  await page.evaluate(() => window.scrollTo(0, 0))
  await applyTheme('light')
  await check('light')
  await applyTheme('dark')
  await check('dark', COLOUR_RULES)
  found.push(...(await moving(page)))
  for (const size of ZOOMED) {
    await page.setViewportSize(size)
    const overflowing = await horizontalOverflow(page)
    if (overflowing > 0) found.push(`${overflowing} pixels beyond ${size.width}`)
  }
  await check('dark at 320 pixels')
  await page.setViewportSize(PHONE)
  found.push(...(await smallTargets(page)))
  await page.setViewportSize(DESKTOP)
  return found
}

/** Whether something else is in front of the focused element. */
const isFocusCovered = (page: Page): Promise<boolean> =>
  page.evaluate(() => {
    const focused = document.activeElement ?? document.body
    const { x, y, width, height } = focused.getBoundingClientRect()
    return !focused.contains(document.elementFromPoint(x + width / 2, y + height / 2))
  })

let browser: Browser
let site: RunningSite
beforeAll(async () => {
  browser = await sharedBrowser()
  site = sharedSite()
})

const openScreen = (): Promise<BrowserSession> =>
  openSession(browser, { baseURL: site.url, ...DESKTOP })
const heading = (page: Page, name: string) => page.getByRole('heading', { name }).first().waitFor()

describe('for a visitor', () => {
  let page: Page
  let close: () => Promise<void>
  beforeAll(async () => {
    ;({ page, close } = await openScreen())
  })
  afterAll(() => close())

  test.each<[string, (page: Page) => Promise<unknown>]>([
    ['the front page', () => page.goto('/')],
    [
      'sign-up',
      async () => {
        await page.locator('header').getByRole('button', { name: en.common.nav.signUp }).click()
        await page.getByRole('dialog', { name: en.auth.signUp.title }).waitFor()
      },
    ],
    [
      'sign-in',
      async () => {
        await page.getByRole('dialog').getByText(en.auth.signUp.switchLink).click()
        await page.getByRole('dialog', { name: en.auth.signIn.title }).waitFor()
      },
    ],
    [
      'a forgotten password',
      async () => {
        await page.getByRole('dialog').getByText(en.auth.signIn.forgot).click()
        await page.getByRole('dialog', { name: en.auth.reset.title }).waitFor()
      },
    ],
    [
      'an unknown page',
      async () => {
        await page.goto('/nowhere')
        await heading(page, en.common.notFound.title)
      },
    ],
    [
      'a page for learners',
      async () => {
        await page.goto('/dashboard')
        await heading(page, en.common.guard.title)
      },
    ],
    [
      'the screen of an error',
      async () => {
        await page.route(/assets\/not-found/, (route) => route.abort())
        await page.goto('/nowhere')
        await heading(page, en.common.crash.title)
      },
    ],
  ])('%s', async (_, show) => {
    await show(page)
    expect(await findings(page)).toEqual([])
  })
})

describe('for a new user', () => {
  let page: Page
  let close: () => Promise<void>
  beforeAll(async () => {
    ;({ page, close } = await openScreen())
    await openAccount(page, site, NEWCOMER)
  })
  afterAll(() => close())

  test.each([
    ['/dashboard', en.dashboard.emptyTitle],
    ['/my-bases', en.bases.myBases.emptyTitle],
    ['/quiz', en.creation.emptyTitle],
    ['/my-account', en.account.noFiles],
    ['/new-base', en.bases.newBase.lead],
    ['/base/00000000-0000-4000-8000-000000000000', en.reader.baseView.notFound],
    ['/quiz/take/00000000-0000-4000-8000-000000000000', en.taking.notFoundTitle],
    ['/quiz/results/00000000-0000-4000-8000-000000000000', en.quiz.results.notFoundTitle],
  ])('%s', async (path, words) => {
    await showScreen(page, path)
    await page.getByText(words).first().waitFor()
    expect(await findings(page)).toEqual([])
  })
})

describe('for a learner with material', () => {
  let page: Page
  let close: () => Promise<void>
  let baseId = ''
  let openQuiz = ''
  let results = ''
  beforeAll(async () => {
    ;({ page, close } = await openScreen())
    await openAccount(page, site, HYPATIA)
    const learner = await clientOf(site, HYPATIA)
    const bytes = await makePdf({ pages: WATER_CYCLE_PAGES })
    // A name without line-break opportunities that is wider than any line.
    const name = `${'Grundwasserneubildungsrate_'.repeat(7)}.pdf`
    await createBaseWithPdf(learner, 'Grundwasserneubildungsraten', {
      name,
      bytes,
      pages: WATER_CYCLE_PAGES,
    })
    baseId = await createBaseWithPdf(learner, 'Hydrology', {
      name: 'water.pdf',
      bytes,
      pages: WATER_CYCLE_PAGES,
    })
    results = await createResults(learner)
    openQuiz = (await storeQuiz(learner)).quizId
  })
  afterAll(() => close())

  test('my bases, with the confirmation of a delete', async () => {
    await showScreen(page, '/my-bases')
    await heading(page, 'Hydrology')
    expect(await findings(page)).toEqual([])
    await page.getByRole('button', { name: en.bases.myBases.deleteBase('Hydrology') }).click()
    await page.getByRole('dialog').waitFor()
    expect(await findings(page)).toEqual([])
  })

  test('a new base with selected files', async () => {
    await showScreen(page, '/new-base')
    await page.getByLabel(en.bases.newBase.name).fill('Botany')
    await page.locator('input[type=file]').setInputFiles({
      name: 'leaves.pdf',
      mimeType: 'application/pdf',
      buffer: Buffer.from('%PDF-1.4'),
    })
    await page.getByText('leaves.pdf').first().waitFor()
    expect(await findings(page)).toEqual([])
  })

  test('editing a base', async () => {
    await showScreen(page, `/edit-base/${baseId}`)
    await page.getByText('water.pdf').first().waitFor()
    expect(await findings(page)).toEqual([])
  })

  test('the base view: a page, an answer, its highlighted passage, and find', async () => {
    await showScreen(page, `/base/${baseId}`)
    await page.locator('section[data-page="1"] canvas').waitFor()
    expect(await findings(page)).toEqual([])
    await ask(page, 'How much rain falls in Mawsynram?')
    await page
      .getByRole('log')
      .getByRole('button', { name: en.tutor.citeLabel(3) })
      .first()
      .click()
    await page.locator('section[data-page="3"] [data-kind="passage"]').first().waitFor()
    await page.getByRole('button', { name: en.reader.find.open }).click()
    await page.getByRole('search').getByRole('searchbox').fill('rain')
    await page.getByText(/^\d+ of \d+$/).waitFor()
    expect(await findings(page)).toEqual([])
    await page.setViewportSize({ width: 320, height: 640 })
    await page.getByRole('button', { name: en.reader.baseView.conversation, exact: true }).click()
    expect(await findings(page)).toEqual([])
  })

  test('quiz creation: form, errors and generation', async () => {
    await showScreen(page, '/quiz')
    await page.getByLabel(en.creation.name).fill('')
    await page.getByRole('button', { name: en.creation.submit }).click()
    await page.getByText(en.errors.quiz_name_required).first().waitFor()
    expect(await findings(page)).toEqual([])
    await page.getByRole('checkbox', { name: en.creation.selectAll('Hydrology') }).check()
    await page.getByLabel(en.creation.name).fill('Water')
    await routeRequests(page, '**/functions/v1/make-quiz', () => undefined)
    await page.getByRole('button', { name: en.creation.submit }).click()
    await heading(page, en.creation.making)
    expect(await findings(page)).toEqual([])
  })

  test('quiz taking: options, text, and the confirmation of submitting', async () => {
    await page.goto(`/quiz/take/${openQuiz}`)
    await page.getByRole('radio').first().waitFor()
    expect(await findings(page)).toEqual([])
    await page.getByRole('button', { name: en.taking.next }).click()
    await page.getByRole('textbox', { name: en.taking.yourAnswer }).waitFor()
    expect(await findings(page)).toEqual([])
    await page.getByRole('button', { name: en.taking.next }).click()
    // The next question also has a text field: it must be there before it is filled.
    await page.getByText(/^Question 3 of/).waitFor()
    await answer(page, 'Roots take up water from the soil.')
    await page.getByRole('button', { name: en.taking.submitTest }).click()
    await page.getByRole('dialog', { name: en.taking.unansweredTitle }).waitFor()
    expect(await findings(page)).toEqual([])
  })

  test('a practice: feedback, the page beside it, and the end', async () => {
    const learner = await clientOf(site, HYPATIA)
    const { quizId, questions } = await storeQuiz(learner, 'practice')
    await learner.client
      .from('quiz_answers')
      .insert([
        { quiz_id: quizId, question_id: questions.mcq, user_answer: '1' },
        { quiz_id: quizId, question_id: questions.saq, user_answer: 'Green light is reflected.' },
      ])
      .throwOnError()
    for (const question of [1, 2]) {
      await showScreen(page, `/quiz/take/${quizId}?q=${question}`)
      await page.locator('#practice-verdict').waitFor()
      expect(await findings(page)).toEqual([])
    }
    // The numbers of the questions are next, here behind the navigation bar.
    await page.setViewportSize({ ...DESKTOP, height: 500 })
    const finish = page.getByRole('button', { name: en.practice.finish })
    await finish.evaluate((button) => button.focus({ preventScroll: true }))
    await page
      .getByRole('navigation', { name: en.quiz.navigation })
      .evaluate((numbers) => window.scrollBy(0, numbers.getBoundingClientRect().top - 5))
    await page.keyboard.press('Tab')
    expect(await isFocusCovered(page)).toBe(false)
    await page.setViewportSize(DESKTOP)
    await showScreen(page, `/quiz/take/${quizId}?q=3`)
    await page.getByRole('button', { name: en.practice.hints.first }).click()
    expect(await findings(page)).toEqual([])
    await learner.client.from('quizzes').update({ mode: 'review' }).eq('id', quizId).throwOnError()
    await page.goto(`/quiz/take/${quizId}?q=end`)
    await heading(page, en.practice.timeTitle)
    expect(await findings(page)).toEqual([])
  })

  test('a test with a time limit: its start, a rated answer, and the time that ends', async () => {
    const learner = await clientOf(site, HYPATIA)
    const { quizId } = await storeQuiz(learner)
    await learner.client
      .from('quizzes')
      .update({ time_limit_minutes: 40 })
      .eq('id', quizId)
      .throwOnError()
    await showScreen(page, `/quiz/take/${quizId}`)
    await page.getByRole('button', { name: en.timed.start }).waitFor()
    expect(await findings(page)).toEqual([])
    await page.getByRole('button', { name: en.timed.start }).click()
    await page.getByRole('timer', { name: en.timed.left }).waitFor()
    await page.getByRole('radio').first().check()
    await page.getByRole('radio', { name: en.confidence.levels.sure, exact: true }).check()
    expect(await findings(page)).toEqual([])
  })

  test('results and self-marking', async () => {
    await showScreen(page, `/quiz/results/${results}`)
    await page.getByRole('article').first().waitFor()
    expect(await findings(page)).toEqual([])
    await page.getByRole('button', { name: en.quiz.results.selfMark }).first().click()
    await page.getByRole('form', { name: en.changes.selfMark.title }).waitFor()
    expect(await findings(page)).toEqual([])
  })

  test('the dashboard with history and charts', async () => {
    await showScreen(page, '/dashboard')
    await page.getByRole('link', { name: 'Leaves', exact: true }).first().waitFor()
    expect(await findings(page)).toEqual([])
  })

  test('the dashboard with due questions', async () => {
    const { client } = await clientOf(site, HYPATIA)
    await client
      .from('quizzes')
      .update({ completed_at: '2026-01-01T10:00:00Z' })
      .eq('id', results)
      .throwOnError()
    await page.reload()
    await page.getByRole('button', { name: en.dashboard.next.dueAction }).waitFor()
    await page.getByTitle(en.common.nav.dueTitle).waitFor()
    await page.setViewportSize({ width: 320, height: 640 })
    // The product's name is shown completely or not at all.
    const isCut = await page
      .getByRole('banner')
      .getByText(en.common.product, { exact: true })
      .evaluate((name) => {
        const logo = name.previousElementSibling?.getBoundingClientRect()
        const isBelow = name.getBoundingClientRect().top >= (logo?.bottom ?? Infinity)
        return name.scrollWidth > name.clientWidth && !isBelow
      })
    expect(isCut).toBe(false)
    await page.setViewportSize(DESKTOP)
    expect(await findings(page)).toEqual([])
  })

  test('the account with the confirmation of a delete', async () => {
    await showScreen(page, '/my-account')
    await page.getByText('water.pdf').first().waitFor()
    expect(await findings(page)).toEqual([])
    await page.getByRole('button', { name: en.account.delete.open }).click()
    await page.getByRole('dialog').waitFor()
    expect(await findings(page)).toEqual([])
  })
})
