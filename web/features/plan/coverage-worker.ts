import {
  coverageOf,
  sectionsOf,
  type AskedAbout,
  type SectionCoverage,
} from '../../../domain/review/coverage.ts'
import { splitPages } from '../../../domain/text/pages.ts'
import { fromStoredEmphasis } from '../../../domain/text/inline/stored-emphasis.ts'
import { fromStoredStructure } from '../../../domain/text/blocks/stored-structure.ts'

/** A stored text, and what was asked about it. The answer is a `CoverageReply`. */
export type CoverageRequest = {
  readonly text: string
  readonly emphasis: unknown
  readonly structure: unknown
  readonly asked: readonly AskedAbout[]
}
export type CoverageReply = readonly SectionCoverage[]

addEventListener('message', ({ data }: MessageEvent<CoverageRequest>) => {
  const pages = splitPages(data.text)
  const emphasis = fromStoredEmphasis(data.emphasis, pages)
  const sections = sectionsOf(pages, emphasis, fromStoredStructure(data.structure, pages))
  postMessage(coverageOf(sections, data.asked, pages) satisfies CoverageReply)
})
