import type { Browser } from 'playwright-core'
import { beforeAll, expect, test } from 'vitest'
import { openSession } from './browser.ts'
import { sharedBrowser } from './shared-browser.ts'
import { sharedSite } from './shared-site.ts'
import type { RunningSite } from './site.ts'

let browser: Browser
let site: RunningSite
beforeAll(async () => {
  browser = await sharedBrowser()
  site = sharedSite()
})

test('a page opens a socket to its own server under its content-security policy, to no other', async () => {
  const { page, close } = await openSession(browser, { baseURL: site.url })
  await page.goto('/')
  const { key } = (await (await fetch(`${site.url}/config.json`)).json()) as { key: string }
  const opens = (origin: string) =>
    page.evaluate(
      (address) =>
        new Promise<boolean>((resolve) => {
          try {
            const socket = new WebSocket(address)
            socket.addEventListener('open', () => resolve(true))
            socket.addEventListener('error', () => resolve(false))
          } catch {
            resolve(false)
          }
        }),
      `${origin.replace(/^http/, 'ws')}/realtime/v1/websocket?apikey=${key}&vsn=2.0.0`,
    )
  expect(await opens(site.url)).toBe(true)
  expect(await opens(site.url.replace('localhost', '127.0.0.1'))).toBe(false)
  await close()
})
