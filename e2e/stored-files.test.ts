import type { Browser, Page } from 'playwright-core'
import { beforeAll, expect, test } from 'vitest'
import { en } from '../messages/en/index.ts'
import { makeWav } from '../testing/documents/recording.ts'
import type { SignedIn } from '../testing/app.ts'
import { makePdf } from '../testing/pdf.ts'
import { clientOf } from './learner.ts'
import { sharedBrowser } from './shared-browser.ts'
import { sharedSite } from './shared-site.ts'
import type { RunningSite } from './site.ts'
import { createBase, type Learner, listOfFiles, newLearner, openAccount } from './steps.ts'

const EVE: Learner = newLearner({
  name: 'Eve of Lincoln',
  email: 'eve@lincoln.example',
  password: 'the-other-learner-1900',
})
const PNG = new Uint8Array(
  Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
    'base64',
  ),
)
/** Writes its origin into the title where a browser runs it. */
const SCRIPT = 'document.title = "ran on " + location.origin'
const HTML = `<!doctype html><title>quiet</title><script>${SCRIPT}</script>`
const SVG = `<svg xmlns="http://www.w3.org/2000/svg"><script>${SCRIPT}</script></svg>`

let site: RunningSite
let browser: Browser
let evesPage: Page
let eve: SignedIn
beforeAll(async () => {
  site = sharedSite()
  browser = await sharedBrowser()
  evesPage = await browser.newPage({ baseURL: site.url })
  await openAccount(evesPage, site, EVE)
  eve = await clientOf(site, EVE)
})

async function linkTo(body: string | Uint8Array<ArrayBuffer>, contentType: string) {
  const files = eve.client.storage.from('files')
  const path = `${eve.user.id}/${crypto.randomUUID()}/file`
  const bytes = typeof body === 'string' ? Buffer.from(body) : body
  const stored = await files.upload(path, bytes, { contentType })
  if (stored.error) throw stored.error
  const { data, error } = await files.createSignedUrl(path, 60)
  if (error) throw error
  return data.signedUrl
}

test.each([
  ['text/plain;,text/html', HTML],
  ['application/pdf;,text/html', HTML],
  ['image/png; a=b, text/html; charset=utf-8', HTML],
  ['text/plain;,image/svg+xml', SVG],
  ['text/html', HTML],
  ['image/svg+xml', SVG],
  ['application/xhtml+xml', HTML],
])('a file uploaded as %s runs no script when its link is opened', async (contentType, body) => {
  const page = await browser.newPage()
  const link = await linkTo(body, contentType)
  const { headers } = await fetch(link)
  expect(headers.get('content-security-policy')).toBe("default-src 'none'; sandbox")
  // Going there fails where the browser downloads the file instead of showing it.
  await page.goto(link).catch(() => null)
  await expect.poll(() => page.title()).not.toContain('ran on')
  await page.close()
})

test('a recording plays when its link is opened', async () => {
  const page = await browser.newPage()
  await page.goto(await linkTo(makeWav(2), 'audio/wav'))
  const duration = () =>
    page.evaluate(() => document.querySelector<HTMLMediaElement>('audio, video')?.duration)
  await expect.poll(duration).toBe(2)
  await page.close()
})

test('a base opens at its first PDF, after a recording and a picture', async () => {
  await createBase(evesPage, 'Bells', [
    { name: 'bells.wav', mimeType: 'audio/wav', bytes: makeWav(2) },
    { name: 'tower.png', mimeType: 'image/png', bytes: PNG },
    { name: 'bells.pdf', mimeType: 'application/pdf', bytes: await makePdf({ pages: ['A page'] }) },
  ])
  await evesPage.locator('section[data-page="1"] canvas').waitFor()
  const file = (name: string) => listOfFiles(evesPage).getByRole('button', { name })
  await expect.poll(() => file('bells.pdf').getAttribute('aria-current')).toBe('true')
  // A file in the address has priority.
  await file('tower.png').click()
  await evesPage.reload()
  await expect.poll(() => file('tower.png').getAttribute('aria-current')).toBe('true')
})

test('a recording plays in its base, above the link that opens it in a new tab', async () => {
  const { other, openInNewTab } = en.reader
  await listOfFiles(evesPage).getByRole('button', { name: 'bells.wav' }).click()
  await evesPage.getByText(other.played).waitFor()
  const player = evesPage.locator('audio')
  const read = (name: 'duration' | 'currentTime') =>
    player.evaluate((media: HTMLMediaElement, key) => media[key], name)
  await expect.poll(() => read('duration')).toBe(2)
  await player.evaluate((media: HTMLMediaElement) => media.play())
  await expect.poll(() => read('currentTime')).toBe(2)
  const link = evesPage.getByRole('link', { name: openInNewTab })
  await expect.poll(() => link.getAttribute('target')).toBe('_blank')
})

test('a link to an image shows it, also inside a page of the site', async () => {
  const link = await linkTo(PNG, 'image/png')
  const page = await browser.newPage({ baseURL: site.url })
  await page.goto('/')
  const width = await page.evaluate(async (src) => {
    const image = new Image()
    image.src = src
    await image.decode()
    return image.naturalWidth
  }, link)
  expect(width).toBe(1)
  await page.close()
})

test('a link to a PDF is sent as a PDF that a browser opens or saves', async () => {
  const link = await linkTo(new Uint8Array(await makePdf({ pages: ['A page'] })), 'application/pdf')
  const answer = await fetch(link)
  expect(answer.headers.get('content-type')).toBe('application/pdf')
  expect(answer.headers.get('content-disposition')).toBeNull()
  expect((await answer.text()).startsWith('%PDF')).toBe(true)
})
