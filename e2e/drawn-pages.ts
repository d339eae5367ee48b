/**
 * Runs in the page: stores the numbers of the pages of the viewer with the name `label` on the
 * document's element, in the order that they are drawn.
 */
export function recordDrawnPages(label: string): void {
  const drawn = new Set<string | undefined>()
  new MutationObserver(() => {
    for (const canvas of document.querySelectorAll(`[aria-label="${label}"] canvas`))
      drawn.add(canvas.closest('section')?.dataset['page'])
    document.documentElement.dataset['drawnPages'] = [...drawn].join(' ')
  }).observe(document.body, { childList: true, subtree: true })
}

/**
 * Runs in the page: a highlight and the line of letters on the canvas under its middle, in pixels
 * below the upper edge of the page.
 */
export function lineUnder(mark: Element) {
  const canvas = mark.closest('section')?.querySelector('canvas')
  const context = canvas?.getContext('2d')
  if (!canvas || !context) throw new Error('The page is not drawn')
  const [area, sheet] = [mark.getBoundingClientRect(), canvas.getBoundingClientRect()]
  const density = canvas.height / sheet.height
  const [left, width] = [area.left - sheet.left, area.width].map((x) => Math.round(x * density))
  const isInked = (row: number) =>
    context
      .getImageData(left ?? 0, row, width ?? 1, 1)
      .data.some((value, at) => at % 4 === 0 && value < 128)
  const box = { top: area.top - sheet.top, bottom: area.bottom - sheet.top }
  const middle = Math.round(((box.top + box.bottom) / 2) * density)
  let [first, end] = [middle, middle]
  while (isInked(first - 1)) first -= 1
  while (isInked(end)) end += 1
  return { box, line: { top: first / density, bottom: end / density } }
}
