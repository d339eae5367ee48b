import type { Browser, Locator, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { de } from '../messages/de/index.ts'
import { en } from '../messages/en/index.ts'
import { storeQuiz } from '../testing/quiz.ts'
import { horizontalOverflow, openSession, type BrowserSession } from './browser.ts'
import { clientOf, createWaterBase, createResults } from './learner.ts'
import { routeRequests } from './route-requests.ts'
import { sharedBrowser } from './shared-browser.ts'
import { sharedSite } from './shared-site.ts'
import type { RunningSite } from './site.ts'
import { newLearner, openAccount, showScreen } from './steps.ts'

const LEARNER = newLearner({
  name: 'Caroline Herschel',
  email: 'caroline@example.org',
  password: 'eight-comets-found-1797',
})

/** As long as the name of a base may be, without a place to break it. */
const LONG_WORD = 'Donaudampfschifffahrtsgesellschaftskapitaensmuetze'

let browser: Browser
let site: RunningSite
beforeAll(async () => {
  browser = await sharedBrowser()
  site = sharedSite()
})

const overflow = (target: Locator): Promise<number> =>
  target.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)

const topOf = (target: Locator): Promise<number> =>
  target.evaluate((element) => element.getBoundingClientRect().top)

describe('for a visitor', () => {
  let page: Page
  let close: () => Promise<void>
  beforeAll(async () => {
    ;({ page, close } = await openSession(browser, { baseURL: site.url }))
  })
  afterAll(() => close())

  test('shows the card with an example on the home page', async () => {
    await page.goto('/')
    const card = page.getByRole('figure', { name: en.home.example.label })
    const box = await card.boundingBox()
    expect(box?.width).toBeGreaterThan(300)
    expect(box?.height).toBeGreaterThan(300)
  })

  test('keeps the light theme and the name of its button after a reload', async () => {
    const { toLight, toDark } = en.common.nav
    const ground = () =>
      page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor)
    await page.goto('/')
    const dark = await ground()
    await page.getByRole('button', { name: toLight }).click()
    await page.getByRole('button', { name: toDark }).waitFor()
    const light = await ground()
    expect(light).not.toBe(dark)
    await page.reload()
    await expect.poll(() => ground()).toBe(light)
    await page.getByRole('button', { name: toDark }).waitFor()
    await page.getByRole('button', { name: toDark }).click()
    await expect.poll(ground).toBe(dark)
  })

  test('shows a spinner while signing in, and an error above the first field', async () => {
    await page.goto('/my-bases')
    await page.getByRole('main').getByRole('button', { name: en.common.nav.logIn }).click()
    const overlay = page.getByRole('dialog', { name: en.auth.signIn.title })
    const email = overlay.getByLabel(en.auth.emailLabel)
    await email.fill('nobody@example.org')
    await overlay.getByLabel(en.auth.passwordLabel, { exact: true }).fill('not the password')
    const submit = overlay.getByRole('button', { name: en.auth.signIn.submit })
    const released = Promise.withResolvers<undefined>()
    await routeRequests(page, '**/auth/v1/token?*', async (route) => {
      await released.promise
      await route.continue()
    })
    await submit.click()
    await overlay.locator('button[aria-busy=true] svg').waitFor()
    released.resolve(undefined)
    const error = overlay.getByRole('alert')
    await error.waitFor()
    expect(await topOf(error)).toBeLessThan(await topOf(email))
    await expect.poll(() => overlay.locator('[aria-busy=true]').count()).toBe(0)
    await email.fill('somebody@example.org')
    await expect.poll(() => error.count()).toBe(0)
  })
})

describe('for a learner', () => {
  let visitor: BrowserSession
  let page: Page
  let baseId = ''
  let results = ''
  beforeAll(async () => {
    visitor = await openSession(browser, { baseURL: site.url })
    page = visitor.page
    await openAccount(page, site, LEARNER)
  })
  afterAll(async () => {
    expect(visitor.pageErrors).toEqual([])
    await visitor.close()
  })

  test('offers to create the first base', async () => {
    await showScreen(page, '/my-bases')
    await page.getByText(en.bases.myBases.emptyTitle).waitFor()
    await page.getByRole('link', { name: 'Create your first base', exact: true }).click()
    await page.getByRole('heading', { level: 1, name: en.bases.newBase.title }).waitFor()
    expect(new URL(page.url()).pathname).toBe('/new-base')
  })

  test('opens the profile menu on hover and closes it when the pointer leaves', async () => {
    const item = page.getByRole('menuitem', { name: en.common.nav.dashboard })
    await page.getByRole('button', { name: en.common.nav.profile }).hover()
    await item.waitFor()
    await page.mouse.move(200, 600)
    await item.waitFor({ state: 'hidden' })
  })

  test('opens the dashboard and My Account from the profile menu', async () => {
    const { nav } = en.common
    for (const [name, heading, path] of [
      [nav.dashboard, en.dashboard.title, '/dashboard'],
      [nav.myAccount, LEARNER.name, '/my-account'],
    ] as const) {
      await page.getByRole('button', { name: nav.profile }).click()
      await page.getByRole('menuitem', { name }).click()
      await page.getByRole('heading', { level: 1, name: heading }).waitFor()
      expect(new URL(page.url()).pathname).toBe(path)
      await page.mouse.move(200, 600)
    }
  })

  test('refuses a text file on Edit base, which New base accepts', async () => {
    const learner = await clientOf(site, LEARNER)
    baseId = await createWaterBase(learner, 'Hydrology')
    results = await createResults(learner)
    const text = { name: 'notes.txt', mimeType: 'text/plain', buffer: Buffer.from('Rain falls.') }
    const picked = page.getByRole('button', { name: en.bases.upload.remove('notes.txt') })
    await showScreen(page, '/new-base')
    await page.locator('input[type=file]').setInputFiles(text)
    await picked.waitFor()
    await showScreen(page, `/edit-base/${baseId}`)
    await page.getByText('water.pdf').first().waitFor()
    const field = page.locator('input[type=file]')
    await expect.poll(() => field.getAttribute('accept')).not.toContain('.txt')
    await field.setInputFiles(text)
    await page
      .getByText(/notes\.txt/)
      .first()
      .waitFor()
    await expect.poll(() => picked.count()).toBe(0)
  })

  test('adds up the questions and marks of a quiz', async () => {
    await showScreen(page, '/quiz')
    for (const [type, count] of [
      ['mcq', '4'],
      ['saq', '2'],
      ['laq', '1'],
    ] as const)
      await page.getByLabel(en.quiz.types[type], { exact: true }).fill(count)
    const figure = (term: string) =>
      page.getByText(term, { exact: true }).locator('xpath=..').innerText()
    await expect.poll(() => figure(en.creation.totalMarks)).toMatch(/\b15\b/)
    await expect.poll(() => figure(en.creation.totalQuestions)).toMatch(/\b7\b/)
  })

  test('shows each grade in its own colour', async () => {
    const colours = new Set<string>()
    for (const [percentage, grade] of [
      [85, en.quiz.results.grades.excellent],
      [65, en.quiz.results.grades.good],
      [45, en.quiz.results.grades.fair],
      [25, en.quiz.results.grades.needs_improvement],
    ] as const) {
      await page.route('**/rest/v1/rpc/get_quiz', async (route) => {
        const response = await route.fetch()
        const body = (await response.text()).replace(
          /"percentage":\s*[\d.]+/,
          `"percentage":${percentage}`,
        )
        await route.fulfill({ response, body })
      })
      await page.goto(`/quiz/results/${results}`)
      const score = page.getByRole('region', { name: en.quiz.results.score })
      await score.getByText(grade, { exact: true }).waitFor()
      const percent = score.getByText(`${percentage}%`, { exact: true })
      colours.add(await percent.evaluate((element) => getComputedStyle(element).color))
      await page.unroute('**/rest/v1/rpc/get_quiz')
    }
    expect(colours.size).toBe(4)
  })

  test('fills the width of a phone with the buttons for a new base and a quiz', async () => {
    const { quizId } = await storeQuiz(await clientOf(site, LEARNER))
    const last = `/quiz/take/${quizId}?q=3`
    const viewportSize = page.viewportSize()
    await page.setViewportSize({ width: 390, height: 844 })
    const widthOf = async (name: string) =>
      (await page.getByRole('button', { name, exact: true }).boundingBox())?.width
    await showScreen(page, '/my-bases')
    const newBase = page.getByRole('main').getByRole('link', { name: en.bases.myBases.create })
    await newBase.waitFor()
    expect((await newBase.boundingBox())?.width).toBeGreaterThan(340)
    await showScreen(page, '/quiz')
    await page.getByRole('button', { name: en.creation.submit, exact: true }).waitFor()
    expect(await widthOf(en.creation.submit)).toBeGreaterThan(340)
    await showScreen(page, last)
    await page.getByRole('textbox', { name: en.taking.yourAnswer }).fill('Roots take up water.')
    await page.getByRole('button', { name: en.taking.submitAnswer }).click()
    await page.getByRole('button', { name: en.taking.submitTest }).waitFor()
    expect(await widthOf(en.taking.submitTest)).toBeGreaterThan(340)
    if (viewportSize) await page.setViewportSize(viewportSize)
  })

  test('keeps the text of a button of two lines off its border', async () => {
    await showScreen(page, '/my-bases')
    const link = page.getByRole('main').getByRole('link', { name: en.bases.myBases.create })
    await link.waitFor()
    const padding = await link.evaluate((element) =>
      parseFloat(getComputedStyle(element).paddingTop),
    )
    expect(padding).toBeGreaterThanOrEqual(8)
  })

  test('fits the longest name into My Account, dialogs and the search at 320 pixels', async () => {
    const learner = await clientOf(site, LEARNER)
    const name = LONG_WORD
    await learner.client.from('bases').update({ name }).eq('id', baseId).throwOnError()
    const viewportSize = page.viewportSize()
    await page.setViewportSize({ width: 320, height: 800 })
    await page.goto('/my-account')
    await page.getByText(`in ${name}`).waitFor()
    expect(await horizontalOverflow(page)).toBe(0)
    await showScreen(page, '/my-bases')
    await page.getByRole('button', { name: en.bases.myBases.deleteBase(name) }).click()
    const dialog = page.getByRole('dialog', { name: en.bases.myBases.confirmTitle(name) })
    await dialog.waitFor()
    expect(await overflow(dialog)).toBe(0)
    await page.keyboard.press('Escape')
    await page.getByRole('button', { name: `${en.common.nav.search}, Ctrl K` }).click()
    const search = page.getByRole('dialog', { name: en.search.title })
    await search.getByRole('combobox').fill(name.slice(0, 5))
    await search.getByRole('option').first().waitFor()
    expect(await overflow(search)).toBe(0)
    await page.keyboard.press('Escape')
    if (viewportSize) await page.setViewportSize(viewportSize)
  })

  test('writes a page and its file on one line on the dashboard', async () => {
    await showScreen(page, '/dashboard')
    const section = page.getByRole('region', { name: en.dashboard.weakPages })
    await section.waitFor()
    const baselines = await section
      .locator('li')
      .first()
      .locator('a > span')
      .evaluateAll((spans) =>
        spans.map((span) => {
          const mark = document.createElement('i')
          mark.style.display = 'inline-block'
          span.append(mark)
          return Math.round(mark.getBoundingClientRect().bottom)
        }),
      )
    expect(baselines).toHaveLength(3)
    expect(new Set(baselines).size).toBe(1)
  })

  test('draws icons in the colour of their text in forced colours', async () => {
    const learner = await clientOf(site, LEARNER)
    const { quizId, questions } = await storeQuiz(learner)
    await learner.client
      .from('quiz_answers')
      .insert({ quiz_id: quizId, question_id: questions.mcq, user_answer: '1' })
      .throwOnError()
    await showScreen(page, `/quiz/take/${quizId}?q=2`)
    await page.emulateMedia({ forcedColors: 'active' })
    const answered = page.getByRole('button', { name: en.taking.go(1, true, false) })
    const colours = await answered.evaluate((button) =>
      [button, ...button.querySelectorAll('svg')].map((element) => getComputedStyle(element).color),
    )
    await page.emulateMedia({ forcedColors: 'none' })
    expect(colours).toHaveLength(2)
    expect(new Set(colours).size).toBe(1)
  })

  test('links the results to the dashboard', async () => {
    await showScreen(page, `/quiz/results/${results}`)
    await page.getByRole('link', { name: 'Back to Dashboard', exact: true }).click()
    await page.getByRole('heading', { level: 1, name: en.dashboard.title }).waitFor()
    expect(new URL(page.url()).pathname).toBe('/dashboard')
  })

  test('keeps the grades beside the bars inside the chart in German', async () => {
    await page.evaluate(() => localStorage.setItem('stoa-language', 'de'))
    await page.goto('/dashboard')
    const chart = page.getByRole('region', { name: de.dashboard.recent })
    const grade = chart.getByText(de.quiz.results.grades.excellent)
    await grade.waitFor()
    const right = (target: Locator) =>
      target.evaluate((element) => element.getBoundingClientRect().right)
    expect(await right(grade)).toBeLessThanOrEqual(await right(chart))
  })

  test('leaves the button of a notification its width at 320 pixels in German', async () => {
    const learner = await clientOf(site, LEARNER)
    const { quizId } = await storeQuiz(learner)
    await learner.client
      .from('quizzes')
      .update({ quiz_name: LONG_WORD })
      .eq('id', quizId)
      .throwOnError()
    await page.setViewportSize({ width: 320, height: 800 })
    await page.goto('/dashboard')
    await page.getByRole('button', { name: de.dashboard.deleteQuiz(LONG_WORD) }).click()
    const undo = page.getByRole('button', { name: de.common.undo })
    await undo.waitFor()
    const textWidth = await undo.evaluate((button) => {
      const range = document.createRange()
      range.selectNodeContents(button)
      return range.getBoundingClientRect().width
    })
    expect((await undo.boundingBox())?.width).toBeGreaterThan(textWidth)
  })
})

test.each([1440, 390])('a notification covers no button of a form, at %i pixels', async (width) => {
  const session = await openSession(browser, { baseURL: site.url, width, height: 800 })
  const { page } = session
  const learner = newLearner({
    name: 'Vera Florence Cooper Rubin',
    email: `vera-${width}@example.org`,
    password: 'galaxies-rotate-1970',
  })
  await openAccount(page, site, learner)
  // Pointed at, so that it stays
  const notification = page.getByText(en.common.welcome(learner.name))
  await notification.hover()
  if (width < 640) await page.getByRole('button', { name: en.common.nav.openMenu }).press('Enter')
  await page.getByRole('link', { name: en.common.nav.newBase }).first().press('Enter')
  const files = Array.from({ length: 8 }, (_, index) => ({
    name: `notes-${index}.txt`,
    mimeType: 'text/plain',
    buffer: Buffer.from('Galaxies rotate.'),
  }))
  await page.locator('input[type=file]').setInputFiles(files)
  const button = page.getByRole('button', { name: en.bases.newBase.create })
  const isUncovered = await button.evaluate((element) => {
    element.scrollIntoView({ block: 'end' })
    const { left, top, width, height } = element.getBoundingClientRect()
    const atCentre = document.elementFromPoint(left + width / 2, top + height / 2)
    return element.contains(atCentre)
  })
  expect(isUncovered).toBe(true)
  expect(await notification.isVisible()).toBe(true)
  await session.close()
})

test('a notification covers no button of a practice beside its content', async () => {
  const session = await openSession(browser, { baseURL: site.url, width: 1440, height: 900 })
  const { page } = session
  const learner = newLearner({
    name: 'Jocelyn Bell Burnell',
    email: 'jocelyn@example.org',
    password: 'pulsars-found-1967',
  })
  await openAccount(page, site, learner)
  // Pointed at, so that it stays
  const notification = page.getByText(en.common.welcome(learner.name))
  await notification.hover()
  const owner = await clientOf(site, learner)
  const { quizId, questions } = await storeQuiz(owner, 'practice')
  // A practice without an answer cannot be finished
  await owner.client
    .from('quiz_answers')
    .insert({
      quiz_id: quizId,
      question_id: questions.saq,
      user_answer: 'Green.',
      is_correct: false,
      marks_obtained: 0,
      graded_by: 'rule',
    })
    .throwOnError()
  await page.evaluate((path) => {
    history.pushState(null, '', path)
    dispatchEvent(new PopStateEvent('popstate'))
  }, `/quiz/take/${quizId}`)
  const finish = page.getByRole('button', { name: en.practice.finish, exact: true })
  await finish.waitFor()
  await notification.hover()
  const note = await page
    .getByRole('status')
    .filter({ has: notification })
    .evaluate((status) => {
      const box = status.firstElementChild?.getBoundingClientRect() ?? new DOMRect()
      return { left: box.left, top: box.top, right: box.right, bottom: box.bottom }
    })
  const buttons = page.getByRole('main').locator('button:visible, label:visible')
  const boxes = await Promise.all((await buttons.all()).map((button) => button.boundingBox()))
  const covered = boxes.filter(
    (box) =>
      box &&
      box.x + box.width > note.left &&
      box.x < note.right &&
      box.y + box.height > note.top &&
      box.y < note.bottom,
  )
  expect(boxes.length).toBeGreaterThan(4)
  expect(note.bottom).toBeGreaterThan(note.top)
  expect(covered).toEqual([])
  expect(await notification.isVisible()).toBe(true)
  await session.close()
})

test('a click beside the controls of the tile of a base opens it', async () => {
  const session = await openSession(browser, { baseURL: site.url, width: 1440, height: 900 })
  const { page } = session
  const learner = newLearner({
    name: 'Annie Jump Cannon',
    email: 'annie@example.org',
    password: 'stars-by-spectra-1901',
  })
  await openAccount(page, site, learner)
  const id = await createWaterBase(await clientOf(site, learner), 'Hydrology')
  for (const text of ['water.pdf', en.bases.files(1)]) {
    await page.goto('/my-bases')
    const place = await page.getByRole('main').getByText(text, { exact: true }).boundingBox()
    if (!place) throw new Error(`no ${text}`)
    await page.mouse.click(place.x + 4, place.y + place.height / 2)
    await page.waitForURL(new RegExp(`/base/${id}`))
  }
  await session.close()
})
