import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { en } from '../messages/en/index.ts'
import { makePdf } from '../testing/pdf.ts'
import { openSession, type BrowserSession } from './browser.ts'
import { clientOf, createBaseWithPdf } from './learner.ts'
import { sharedBrowser } from './shared-browser.ts'
import { sharedSite } from './shared-site.ts'
import { newLearner, openAccount } from './steps.ts'

const { myBases: texts } = en.bases
const LEARNER = newLearner({
  name: 'Maria Sibylla Merian',
  email: 'maria@example.org',
  password: 'metamorphosis-of-surinam-1705',
})
const PAGES = Array.from({ length: 40 }, (_, at) => `Page ${at + 1} of caterpillars. `.repeat(60))

describe('the reading of files in My Bases', () => {
  let browser: Browser
  let visitor: BrowserSession
  beforeAll(async () => {
    browser = await sharedBrowser()
    const site = sharedSite()
    visitor = await openSession(browser, { baseURL: site.url })
    await openAccount(visitor.page, site, LEARNER)
    const learner = await clientOf(site, LEARNER)
    const bytes = await makePdf({ pages: PAGES })
    await createBaseWithPdf(learner, 'Insects', { name: 'caterpillars.pdf', bytes })
  })
  afterAll(async () => {
    await visitor.close()
  })

  test('is offered again where it failed, and shows how far it is', async () => {
    const { page } = visitor
    const card = page.getByRole('listitem').filter({ hasText: 'Insects' })
    const files = '**/storage/v1/object/files/**'
    await page.route(files, (route) => route.abort())
    await page.goto('/my-bases')
    await card.getByText(texts.textsRead(0, 1)).waitFor()
    const again = card.getByRole('button', { name: texts.retryReading('Insects') })
    await again.waitFor()
    await page.unroute(files)

    // What it shows meanwhile may be gone before it is looked for.
    await card.evaluate((element) => {
      const note = () => {
        const shown = /Reading page \d+ of \d+/.exec(element.textContent)
        if (shown) document.body.dataset['seen'] = shown[0]
      }
      new MutationObserver(note).observe(element, {
        subtree: true,
        childList: true,
        characterData: true,
      })
    })
    await again.press('Enter')
    await card.getByText(texts.textsRead(0, 1)).waitFor({ state: 'detached' })
    expect(await page.locator('body').getAttribute('data-seen')).toMatch(/ of 40$/)
    expect(await again.count()).toBe(0)
  })

  test('leaves the link to the last page behind the open menu of a phone', async () => {
    const { page } = visitor
    const { client } = await clientOf(sharedSite(), LEARNER)
    const file = await client.from('base_files').select('id').single().throwOnError()
    await client.from('reading_places').insert({ file_id: file.data.id, page: 2 }).throwOnError()
    await page.setViewportSize({ width: 390, height: 844 })
    await page.goto('/my-bases')
    const link = page.getByRole('link', { name: `Insects: ${texts.continueAt(2)}` })
    await link.waitFor()
    await page.getByRole('button', { name: en.common.nav.openMenu }).click()
    const isCovered = await link.evaluate((element) => {
      document.body.style.minHeight = '200vh'
      scrollBy(0, element.getBoundingClientRect().top - 200)
      const { left, top, width, height } = element.getBoundingClientRect()
      const shown = document.elementFromPoint(left + width / 2, top + height / 2)
      return shown?.closest('#mobile-menu') !== null
    })
    expect(isCovered).toBe(true)
  })
})
