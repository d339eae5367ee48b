import type { PlacedLine } from '../../../../domain/recognition/recognised-page.ts'
import { foldCase, type PageText } from '../page-text.ts'

/** The text of a recognised page with the places of its words. */
export type RecognisedPageText = { readonly text: string; readonly lines: readonly PlacedLine[] }

/** The text of a recognised page; its runs are its words in order. */
export function recognisedPageText({ text, lines }: RecognisedPageText): PageText {
  const words = lines.flat()
  const line = text.replace(/\s/g, ' ')
  return {
    text: line,
    searchText: foldCase(line),
    runRanges: words.map(({ start, end }) => ({ start, end })),
    rangesOf: (start, end) =>
      words.flatMap((word, run) =>
        word.start < end && start < word.end
          ? [
              {
                run,
                from: Math.max(0, start - word.start),
                to: Math.min(end, word.end) - word.start,
              },
            ]
          : [],
      ),
  }
}
