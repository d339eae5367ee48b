import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { en } from '../messages/en/index.ts'
import { answersCorrectly } from '../testing/model/answers.ts'
import { replies, startModelEndpoint, type ModelEndpoint } from '../testing/model/endpoint.ts'
import { openSession, type BrowserSession } from './browser.ts'
import { clientOf, createResults } from './learner.ts'
import { sharedBrowser } from './shared-browser.ts'
import { startSite, type Site } from './site.ts'
import { openAccount } from './steps.ts'

const LEARNER = {
  name: 'Rosalind Franklin',
  email: 'rosalind@example.org',
  password: 'photograph-51-in-1952',
}
const REASON = 'All three points stand in my answer, in other words.'
const messages = en.quiz.results
const { appeal } = en.changes

/** A model that finds nothing in any answer. */
const unfair = replies(
  JSON.stringify([1, 2, 3].map((point) => ({ point, quote: '', verdict: 'missed' }))),
)

describe('an appeal against a mark by a model', () => {
  let browser: Browser
  let endpoint: ModelEndpoint
  let site: Site
  let visitor: BrowserSession
  let results = ''
  beforeAll(async () => {
    browser = await sharedBrowser()
    endpoint = await startModelEndpoint(unfair)
    site = await startSite({ OPENAI_BASE_URL: endpoint.baseUrl, OPENAI_MODEL: 'llama-3.1-8b' })
    visitor = await openSession(browser, { baseURL: site.url })
    await openAccount(visitor.page, site, LEARNER)
    results = `/quiz/results/${await createResults(await clientOf(site, LEARNER))}`
    endpoint.behave(answersCorrectly())
  })
  afterAll(async () => {
    expect(visitor.pageErrors).toEqual([])
    await visitor.close()
    await site.close()
    await endpoint.close()
  })

  test('marks the answer again with the reason and shows both marks', async () => {
    const { page } = visitor
    await page.goto(results)
    const review = page
      .getByRole('article')
      .filter({ has: page.getByRole('button', { name: messages.disagree }) })
      .first()
    await review.getByText(messages.marksOf('0', '3')).waitFor()
    await review.getByRole('button', { name: messages.disagree }).click()
    const dialog = page.getByRole('dialog', { name: appeal.title })
    await dialog.getByRole('button', { name: appeal.submit }).click()
    await dialog.getByText(appeal.reasonRequired).waitFor()
    await dialog.getByLabel(appeal.reason).fill(REASON)
    await page.keyboard.press('Control+Enter')
    await dialog.waitFor({ state: 'hidden' })
    expect(endpoint.requests.at(-1)?.prompt).toContain(REASON)
    const statedReason = async () => (await review.innerText()).replaceAll('\n', ' ')
    for (const _visit of ['at once', 'after a reload']) {
      await expect.poll(statedReason).toContain(messages.marksOf('3', '3'))
      await expect.poll(statedReason).toContain(messages.pointsMet(3, 0, 3, 0))
      await expect
        .poll(statedReason)
        .toContain(`${messages.earlier}: ${messages.marksOf('0', '3')}`)
      await expect.poll(statedReason).toContain(REASON)
      await page.reload()
    }
  })
})
