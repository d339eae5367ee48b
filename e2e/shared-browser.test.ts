import { expect, test } from 'vitest'
import { sharedBrowser } from './shared-browser.ts'

test('journeys share a browser until it ends, and then another one', async () => {
  const first = await sharedBrowser()
  expect(await sharedBrowser()).toBe(first)
  await first.close()
  const second = await sharedBrowser()
  expect(second).not.toBe(first)
  expect(second.isConnected()).toBe(true)
})
