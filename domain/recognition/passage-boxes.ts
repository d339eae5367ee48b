import type { Box, PlacedLine } from './recognised-page.ts'

/** A range of a page's text: UTF-16 offsets, the end exclusive. */
type Range = { readonly start: number; readonly end: number }

/** The boxes of a passage on its page, one for each line. */
export function passageBoxes(lines: readonly PlacedLine[], { start, end }: Range): Box[] {
  return lines.flatMap((line): Box[] => {
    const words = line.filter((word) => word.start < end && start < word.end)
    const first = words[0]
    if (!first) return []
    const left = Math.min(...words.map((word) => word.left))
    const right = Math.max(...words.map((word) => word.left + word.width))
    return [{ left, top: first.top, width: right - left, height: first.height }]
  })
}
