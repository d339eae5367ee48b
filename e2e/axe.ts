import axe from 'axe-core'
import type { Page } from 'playwright-core'
import { horizontalOverflow } from './browser.ts'

/** The rules whose result depends on colours, the only thing that a theme changes. */
export const COLOUR_RULES = ['color-contrast', 'link-in-text-block'] as const

type AxeWindow = { axe?: typeof axe }

/**
 * The violations axe reports for the page: WCAG 2.2 AA, best practices, targets of 24 px, and names
 * that lack the visible text. One line each. `within` is a selector of the part to check, `rules`
 * are the only ones to apply.
 *
 * The script is added once to each document, and only violations are described and returned: both
 * take longer than the checks. No page of the site has a frame. Animations that end are awaited,
 * since what fades in has too little contrast.
 */
export async function axeViolations(
  page: Page,
  { within, rules }: { within?: string; rules?: readonly string[] } = {},
): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source)
  return page.evaluate(
    async ({ selector, only }) => {
      const { axe: checker } = window as AxeWindow
      if (!checker) throw new Error('The page has no axe')
      const ending = document
        .getAnimations()
        .filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity)
      await Promise.allSettled(ending.map(({ finished }) => finished))
      const { violations } = await checker.run(selector ?? document, {
        resultTypes: ['violations'],
        ...(only
          ? { runOnly: { type: 'rule', values: only } }
          : {
              rules: {
                'label-content-name-mismatch': { enabled: true },
                'target-size': { enabled: true },
              },
            }),
      })
      return violations.flatMap(({ id, nodes }) =>
        nodes.map(({ html, failureSummary }) => `${id}: ${html} ${failureSummary ?? ''}`),
      )
    },
    { selector: within, only: rules && [...rules] },
  )
}

/**
 * The problems of the current screen: what axe reports in both themes, and on a phone in addition
 * what is wider than it. Ends in the dark theme at 1440 pixels.
 */
export async function screenProblems(page: Page): Promise<string[]> {
  const problems: string[] = []
  for (const [theme, rules] of [
    ['light', undefined],
    ['dark', COLOUR_RULES],
  ] as const) {
    await page.evaluate((chosen) => (document.documentElement.dataset['theme'] = chosen), theme)
    problems.push(...(await axeViolations(page, rules && { rules })))
  }
  await page.setViewportSize({ width: 390, height: 844 })
  const overflow = await horizontalOverflow(page)
  if (overflow > 0) problems.push(`${overflow} pixels beyond 390`)
  problems.push(...(await axeViolations(page)))
  await page.setViewportSize({ width: 1440, height: 900 })
  return problems
}
