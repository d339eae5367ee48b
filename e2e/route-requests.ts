import type { Page, Route } from 'playwright-core'

/** A small file of the site that no page requests. */
const PROBE = '/robots.txt'

/**
 * `page.route` for requests of the page that is shown: resolves once Chromium intercepts them.
 * Playwright turns the interception on with the first route, and a request that the page sends
 * right afterwards may leave before. For a page that is loaded next, `page.route` is enough.
 */
export async function routeRequests(
  page: Page,
  pattern: string | RegExp,
  handler: (route: Route) => unknown,
): Promise<void> {
  await page.route(pattern, handler)
  const intercepted = `**${PROBE}`
  await page.route(intercepted, (route) => route.fulfill({ status: 204 }))
  await page.evaluate(async (path) => {
    const isIntercepted = async () =>
      (await fetch(path, { method: 'HEAD', cache: 'no-store' })).status === 204
    while (!(await isIntercepted()));
  }, PROBE)
  await page.unroute(intercepted)
}

/** Aborts every request of `method` to `path` while `work` runs. */
export async function abortRequests(
  page: Page,
  { method, path }: { method: string; path: string },
  work: () => Promise<unknown>,
): Promise<void> {
  const pattern = `**${path}**`
  await routeRequests(page, pattern, (route) =>
    route.request().method() === method ? route.abort('connectionreset') : route.fallback(),
  )
  try {
    await work()
  } finally {
    await page.unroute(pattern)
  }
}
