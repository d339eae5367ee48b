import type { Page } from 'playwright-core'

/** The least height and width of a target on a phone in CSS pixels. */
const TARGET = 40

/**
 * The buttons, fields and links of the open dialog, or else of the screen, that are smaller than
 * `TARGET`, with their size. A target includes its label and an absolutely placed pseudo-element.
 * Left out are links and buttons in running text, and the bars of a chart.
 */
export const smallTargets = (page: Page): Promise<string[]> =>
  page.evaluate((least) => {
    const root = [...document.querySelectorAll('dialog[open]')].at(-1) ?? document
    const isInRunningText = (element: Element): boolean => {
      const { parentElement: parent } = element
      const isInline = getComputedStyle(element).display === 'inline'
      const words = parent?.textContent.replace(element.textContent, '') ?? ''
      return element.matches('.cite') || (isInline && words.trim().length > 10)
    }
    const boxesOf = (element: Element): { width: number; height: number }[] => {
      const after = getComputedStyle(element, '::after')
      const isPlaced = after.content !== 'none' && after.position === 'absolute'
      const labels = element instanceof HTMLInputElement ? [...(element.labels ?? [])] : []
      return [element, ...labels]
        .map((each): { width: number; height: number } => each.getBoundingClientRect())
        .concat(
          isPlaced ? { width: parseFloat(after.width), height: parseFloat(after.height) } : [],
        )
    }
    const selector = 'a[href], button, summary, input:not([type=file]), select, textarea'
    return [...root.querySelectorAll(selector)]
      .filter(
        (element) =>
          element.checkVisibility({ visibilityProperty: true }) &&
          !element.closest('[inert], .skip-link, .sr-only') &&
          !element.querySelector('[data-drawn]') &&
          !isInRunningText(element),
      )
      .flatMap((element) => {
        const boxes = boxesOf(element)
        const width = Math.max(...boxes.map((box) => box.width))
        const height = Math.max(...boxes.map((box) => box.height))
        // Rounded by the browser to parts of a pixel.
        return Math.min(width, height) > least - 0.5
          ? []
          : [`${Math.round(width)} × ${Math.round(height)}: ${element.outerHTML.slice(0, 160)}`]
      })
  }, TARGET)
