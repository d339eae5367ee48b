import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { en } from '../messages/en/index.ts'
import { LOCAL_ENDPOINTS } from '../server/local-models/local-servers.ts'
import { tutorAnswer } from '../testing/model/answers.ts'
import { replies, startModelEndpoint, type ModelEndpoint } from '../testing/model/endpoint.ts'
import { makePdf } from '../testing/pdf.ts'
import { openSession, type BrowserSession } from './browser.ts'
import { sharedBrowser } from './shared-browser.ts'
import { startSite, type Site } from './site.ts'
import { ask, createBase, newLearner, openAccount } from './steps.ts'

const texts = en.account.localModels
const MODEL = 'stand-in:1b'
const LEARNER = newLearner({
  name: 'Ada Lovelace',
  email: 'ada@example.org',
  password: 'the-analytical-engine',
})

/** Null where another program has the port of Ollama. */
async function startOllama(): Promise<ModelEndpoint | null> {
  const behaviour = replies(({ prompt }) => tutorAnswer(prompt) ?? 'The document does not say.')
  const port = Number(new URL(LOCAL_ENDPOINTS.ollama).port)
  return startModelEndpoint(behaviour, { models: [MODEL], port }).catch(() => null)
}
const ollama = await startOllama()

describe.skipIf(ollama === null)('a model of this machine (needs the port of Ollama)', () => {
  let browser: Browser
  let site: Site
  let visitor: BrowserSession
  beforeAll(async () => {
    browser = await sharedBrowser()
    site = await startSite()
    visitor = await openSession(browser, { baseURL: site.url })
    await openAccount(visitor.page, site, LEARNER)
  })
  afterAll(async () => {
    await visitor.close()
    await site.close()
    await ollama?.close()
  })

  test('is tried and chosen in My Account, and answers also after a restart', async () => {
    const { page } = visitor
    await page.goto('/my-account')
    await page.getByRole('button', { name: texts.try }).click()
    await page.getByText(en.home.example.question).waitFor()
    await page.getByRole('button', { name: texts.use }).click()
    await page.getByText(en.account.tutor.model(MODEL)).waitFor()

    const bytes = await makePdf({ pages: ['Ada Lovelace wrote the first published program.'] })
    await createBase(page, 'Engines', [{ name: 'a.pdf', mimeType: 'application/pdf', bytes }])
    await ask(page, 'Who wrote the first published program?')
    expect(ollama?.requests.at(-1)?.body.model).toBe(MODEL)

    // A screen that is open would report the lost connection
    await page.goto('about:blank')
    await site.kill()
    await site.restart()
    expect(site.output()).toContain(`Tutor: ${MODEL}`)
    await page.goto('/my-account')
    await page.getByRole('button', { name: texts.stop }).click()
    await page.getByText(en.account.tutor.builtinHere).waitFor()
    await page.getByRole('button', { name: texts.use }).waitFor()
  })

  test('causes no errors', () => {
    expect(visitor.pageErrors).toEqual([])
  })
})
