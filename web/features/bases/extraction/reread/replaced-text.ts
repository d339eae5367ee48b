import { keepsPassages } from '../../../../../domain/text/kept-passages.ts'
import type { EarlierText } from '../../api/earlier-text.ts'
import type { ExtractedText } from '../extract-text.ts'

/** Comparing so many pages takes about 25 ms; the screen responds in between. */
const PAGES_AT_ONCE = 50

/**
 * A text after its file was read again: what was read, without losing a passage that something
 * refers to. Null if that is not a page.
 *
 * - A recognised page stays as it is.
 * - The passages of a PDF are found on its pages as they are printed, so each page is replaced.
 * - The pages of a document are made from its text: one is replaced if it keeps its passages.
 */
export async function replacedText(
  earlier: EarlierText,
  read: ExtractedText,
  isDocument: boolean,
): Promise<ExtractedText | null> {
  if (earlier.pages.length !== read.pages.length) return null
  const takes: boolean[] = []
  for (const [at, isRecognised] of earlier.isRecognised.entries()) {
    if (at % PAGES_AT_ONCE === PAGES_AT_ONCE - 1)
      await new Promise((resolve) => setTimeout(resolve))
    takes.push(!isRecognised && (!isDocument || keepsPassages(earlier.pages, read.pages, at)))
  }
  if (!takes.includes(true)) return null
  const choose = <T>(old: readonly (readonly T[])[], fresh: readonly (readonly T[])[]) =>
    takes.map((take, at) => (take ? fresh : old)[at] ?? [])
  return {
    pages: takes.map((take, at) => (take ? read.pages : earlier.pages)[at] ?? ''),
    emphasis: choose(earlier.emphasis, read.emphasis),
    structure: read.structure && choose(earlier.structure ?? [], read.structure),
    links: read.links && choose(earlier.links ?? [], read.links),
  }
}
