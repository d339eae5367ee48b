import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { en } from '../messages/en/index.ts'
import { makePdf } from '../testing/pdf.ts'
import { WATER_CYCLE_PAGES } from './material.ts'
import { answer, ask, createBase, makeQuiz } from './steps.ts'

/** Uploads a PDF, asks about it, and opens the passage of the answer. */
export async function askAboutFile(page: Page): Promise<void> {
  const bytes = await makePdf({ pages: WATER_CYCLE_PAGES })
  await createBase(page, 'Waters', [{ name: 'water.pdf', mimeType: 'application/pdf', bytes }])
  await page.getByText(en.bases.extraction.ready).first().waitFor()
  expect(await ask(page, 'What is an aquifer?')).toContain('aquifer')
  await page
    .getByRole('log')
    .getByRole('button', { name: /^p\. \d+, show the passage/ })
    .first()
    .click()
  await page.locator('[data-kind="passage"]').first().waitFor()
}

/** Takes a quiz of one question about the uploaded PDF, and sees the results. */
export async function takeQuizAboutFile(page: Page): Promise<void> {
  await makeQuiz(page, 'Waters', 'Waters', { mcq: 0, saq: 1, laq: 0 })
  await answer(page, 'An aquifer is rock below the ground that holds water.')
  await page.getByRole('button', { name: en.taking.submitTest }).click()
  await page.waitForURL(/\/quiz\/results\//)
  await page.getByRole('heading', { name: en.quiz.results.review }).waitFor()
}
