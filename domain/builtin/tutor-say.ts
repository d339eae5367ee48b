import type { DocumentIndex, PlacedSentence } from '../text/document.ts'
import type { CheckedAnswer } from '../tutor/citations.ts'
import type { Citation } from '../tutor/wire.ts'

/** Document text as Markdown that reads letter for letter, and in which nothing passes for a citation, a link or a formula. */
export const literal = (text: string): string =>
  text
    .replace(/\[(\s*p\.\s*\d+\s*)\]/giu, '($1)')
    .replace(/(?:https?:\/\/|www\.)[^\s`]+/giu, (address) => `\`${address}\``)
    .split(/(`[^`]*`)/)
    .map((part, i) => (i % 2 === 1 ? part : part.replace(/[\\*_`[\]<>~|$!#]/g, '\\$&')))
    .join('')
    .replace(/^(\s*\d*)([-+.)])(?=\s)/, '$1\\$2')

/** Something the document says, and where. */
export type Said = { markdown: string; citation: Citation }

/** Sentences of one page that follow one another, as they stand there, with their citation. Null where there are none. */
export function say(sentences: readonly PlacedSentence[], index: DocumentIndex): Said | null {
  const [first] = sentences
  const last = sentences.at(-1)
  if (!first || !last) return null
  const quote = (index.pages[first.page - 1] ?? '').slice(first.start, last.end)
  const text = sentences.map((sentence) => sentence.text).join(' ')
  const stop = /[.!?。！？।]["'”’)]*$/u.exec(text)?.[0] ?? ''
  const body = literal(text.slice(0, text.length - stop.length).replace(/^[•◦▪●○■□‣⁃·–—-]\s+/u, ''))
  return { markdown: `${body} [p. ${first.page}]${stop}`, citation: { page: first.page, quote } }
}

/** An answer of paragraphs, in which the citations of `said` stand in that order. */
export const answer = (parts: readonly string[], said: readonly Said[], refused = false): CheckedAnswer => ({
  content: parts.join('\n\n'),
  citations: said.map(({ citation }) => citation),
  unsupported: [],
  refused,
})
