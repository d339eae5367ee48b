import type { Browser } from 'playwright-core'
import { openSession } from '../../e2e/browser.ts'
import { clientOf, createBaseWithPdf, createResults } from '../../e2e/learner.ts'
import { WATER_CYCLE_PAGES } from '../../e2e/material.ts'
import type { Site } from '../../e2e/site.ts'
import { signUp } from '../../e2e/steps.ts'
import { makePdf } from '../../testing/pdf.ts'
import { storeQuiz } from '../../testing/quiz.ts'

const LEARNER = { name: 'Bench', email: 'bench@example.org', password: 'a-long-enough-password' }

type Screens = {
  /** Path by name of every screen shown to a signed-in learner. */
  paths: Record<string, string>
  /** The `localStorage` of the learner's browser. */
  storedItems: Record<string, string>
}

/** A learner with one base, an unfinished quiz and a completed quiz. */
export async function storeScreenData(site: Site, browser: Browser): Promise<Screens> {
  const { page, close } = await openSession(browser, { baseURL: site.url, withMotion: true })
  await signUp(page, LEARNER)
  const storedItems = await page.evaluate(() =>
    Object.fromEntries(Object.entries<string>(localStorage)),
  )
  await close()
  const learner = await clientOf(site, LEARNER)
  const bytes = await makePdf({ pages: WATER_CYCLE_PAGES })
  const baseId = await createBaseWithPdf(learner, 'Bench', {
    name: 'water.pdf',
    bytes,
    pages: WATER_CYCLE_PAGES,
  })
  const quizId = await createResults(learner)
  const { quizId: openQuizId } = await storeQuiz(learner)
  return {
    storedItems,
    paths: {
      '/ (signed in)': '/',
      '/dashboard': '/dashboard',
      '/my-account': '/my-account',
      '/my-bases': '/my-bases',
      '/new-base': '/new-base',
      '/base/…': `/base/${baseId}`,
      '/edit-base/…': `/edit-base/${baseId}`,
      '/quiz': '/quiz',
      '/quiz/take/…': `/quiz/take/${openQuizId}`,
      '/quiz/results/…': `/quiz/results/${quizId}`,
      '/questions': '/questions',
    },
  }
}
