import { beforeEach } from 'vitest'
import { visitors, type BrowserSession } from './browser.ts'

/** Longer than this a page that no longer answers is not waited for. */
const ANSWER_MS = 5_000

async function describeState({ page, pageErrors: troubles }: BrowserSession): Promise<string> {
  const seen = page.evaluate(() => {
    const focused = document.activeElement
    const name =
      focused?.getAttribute('aria-label') ?? focused?.textContent.trim().slice(0, 60) ?? ''
    return `“${document.title}”, focus on ${focused?.tagName ?? 'nothing'} “${name}”`
  })
  const silent = new Promise<string>((resolve) => setTimeout(() => resolve('no answer'), ANSWER_MS))
  const said = await Promise.race([seen.catch((error: unknown) => String(error)), silent])
  return [`${page.url()} ${said}`, ...troubles.slice(-5)].join('\n  ')
}

/** Where a journey failed, for whoever reads the log: the page of each visitor, what has the focus, and the last troubles. */
beforeEach(({ onTestFailed }) => {
  onTestFailed(async () => {
    for (const visitor of visitors) process.stderr.write(`At ${await describeState(visitor)}\n`)
  })
})
