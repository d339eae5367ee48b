import type { AnalysedDocument } from '../document/analysed-document.ts'

/** A thing with a letter or a Roman number: "vitamin C", "World War II". */
const LABELLED =
  /(?<!\p{L})(?<thing>\p{L}{4,40})\s+(?<label>[A-HJ-Z]|I{2,3}|IV|VI{0,3})(?![\p{L}\p{N}.'’-])/gu

/**
 * Whether the question asks for a thing with a letter that the document lacks, while it has such a
 * thing with another letter: "vitamin C" where only "vitamin D" is explained.
 */
export function lacksLabelled(question: string, { pages }: AnalysedDocument['index']): boolean {
  return [...question.matchAll(LABELLED)].some(({ groups }) => {
    const thing = groups?.['thing']?.toLowerCase() ?? ''
    const label = groups?.['label'] ?? ''
    const others = pages.flatMap((page) =>
      [...page.matchAll(LABELLED)].flatMap(({ groups: found }) =>
        found?.['thing']?.toLowerCase().startsWith(thing.slice(0, -1)) === true
          ? (found['label'] ?? [])
          : [],
      ),
    )
    return others.length > 0 && !others.includes(label)
  })
}
