import type { Page } from 'playwright-core'
import { beforeEach } from 'vitest'
import { sessions, type BrowserSession } from './browser.ts'

/** Time limit (ms) for a page that does not respond. */
const ANSWER_MS = 5_000

async function describePage(page: Page): Promise<string> {
  const path = page.evaluate(() => {
    const focused = document.activeElement
    const name =
      focused?.getAttribute('aria-label') ?? focused?.textContent.trim().slice(0, 60) ?? ''
    const text = document.body.innerText.replaceAll(/\s+/g, ' ').slice(0, 500)
    return `“${document.title}”, focus on ${focused?.tagName ?? 'nothing'} “${name}”\n  “${text}”`
  })
  const silent = new Promise<string>((resolve) => setTimeout(() => resolve('no answer'), ANSWER_MS))
  const said = await Promise.race([path.catch((error: unknown) => String(error)), silent])
  return `${page.url()} ${said}`
}

/** The open tabs of a session and its last errors. */
async function describeState({ context, pageErrors }: BrowserSession): Promise<string> {
  const tabs = await Promise.all(context.pages().map(describePage))
  return [...tabs, ...pageErrors.slice(-5)].join('\n  ')
}

/**
 * After a failed journey: adds the tabs of each session (focused element, first words) and the last
 * errors to its error, which is printed at the end of a run.
 */
beforeEach(({ onTestFailed }) => {
  onTestFailed(async ({ task }) => {
    const states = await Promise.all([...sessions].map(describeState))
    for (const error of task.result?.errors ?? [])
      error.message += states.map((state) => `\nAt ${state}`).join('')
  })
})
