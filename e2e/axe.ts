import AxeBuilder from '@axe-core/playwright'
import type { Page } from 'playwright-core'

/** The rules whose result depends on colours, the only thing that a theme changes. */
export const COLOUR_RULES = ['color-contrast', 'link-in-text-block'] as const

/**
 * The violations axe reports for the page: WCAG 2.2 AA, best practices, and targets of 24 px. One
 * line each. `within` is a selector of the part to check, `rules` are the only ones to apply.
 *
 * Runs in the page itself ("legacy mode"): no page of the site has a frame, and collecting the
 * results of frames in a second page doubles the time.
 */
export async function axeViolations(
  page: Page,
  { within, rules }: { within?: string; rules?: readonly string[] } = {},
): Promise<string[]> {
  const axe = new AxeBuilder({ page }).setLegacyMode(true)
  if (within !== undefined) axe.include(within)
  if (rules) axe.withRules([...rules])
  else axe.options({ rules: { 'target-size': { enabled: true } } })
  const { violations } = await axe.analyze()
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ html, failureSummary }) => `${id}: ${html} ${failureSummary ?? ''}`),
  )
}
