import type { Block } from '../../../text/blocks/blocks.ts'
import { withoutNumber } from '../../../text/blocks/shapes.ts'

/** The headings above each block, outermost first; those without a level are below all others. */
export function headingsAbove(blocks: readonly Block[]): ReadonlyMap<Block, readonly string[]> {
  const open: { level: number; text: string }[] = []
  return new Map(
    blocks.map((block) => {
      const { kind, text, level = Infinity } = block
      if (kind === 'heading') {
        while ((open.at(-1)?.level ?? 0) >= level) open.pop()
        open.push({ level, text })
      }
      return [block, open.map((heading) => heading.text)]
    }),
  )
}

/** A heading without its number and an addition in brackets: "Exclusion (Gause, 1934)". */
export const headingWithoutAdditions = (heading: string): string => {
  const bare = withoutNumber(heading)
  return bare.replace(/\s*\([^()]*\)/gu, '') || bare
}

/** A heading without its subtitle, which a question leaves out: "Tides – the pull of the moon". */
export const withoutSubtitle = (heading: string): string =>
  heading.replace(/(?:\s[–—-]|:)\s.*$/u, '')
