import type { Page } from 'playwright-core'

/** Aborts every request of `method` to `path` while `work` runs. */
export async function abortRequests(
  page: Page,
  { method, path }: { method: string; path: string },
  work: () => Promise<unknown>,
): Promise<void> {
  const pattern = `**${path}**`
  await page.route(pattern, (route) =>
    route.request().method() === method ? route.abort('connectionreset') : route.fallback(),
  )
  try {
    await work()
  } finally {
    await page.unroute(pattern)
  }
}
