import { LIMITS } from '../limits.ts'
import type { SourceBlock } from '../source-block.ts'

/**
 * Names headings as sites that show Markdown do: "#two-words" for "Two words!", and "#two-words-1"
 * for the second one.
 */
export function headingNames(): (heading: SourceBlock) => SourceBlock {
  const used = new Map<string, number>()
  return (heading) => {
    if (heading.kind !== 'heading' || used.size >= LIMITS.linkTargets) return heading
    const name = heading.text.text
      .toLowerCase()
      .replace(/[^\p{L}\p{M}\p{N}_\- ]/gu, '')
      .replaceAll(' ', '-')
    const count = used.get(name) ?? 0
    used.set(name, count + 1)
    return { ...heading, linkTargets: [`#${name}${count > 0 ? `-${count}` : ''}`] }
  }
}
