import {
  continuesOnNextPage,
  type DocumentIndex,
  type IndexedSentence,
} from '../../text/document.ts'
import type { CheckedAnswer } from '../citations.ts'
import type { Citation } from '../wire.ts'

/** Document text as Markdown that reads letter for letter, and in which nothing passes for a citation, a link or a formula. */
export const escapeMarkdown = (text: string): string =>
  text
    .replace(/\[(\s*p\.\s*\d+\s*)\]/giu, '($1)')
    .replace(/(?:https?:\/\/|www\.)[^\s`]+/giu, (address) => `\`${address}\``)
    .split(/(`[^`]*`)/)
    .map((part, i) => (i % 2 === 1 ? part : part.replace(/[\\*_`[\]<>~|$!#]/g, '\\$&')))
    .join('')
    .replace(/^(\s*\d*)([-+.)])(?=\s)/, '$1\\$2')

/** Something the document says, and where: a citation for each page, in the order in which they stand in the Markdown. */
export type Quotation = { markdown: string; citations: readonly Citation[] }

const BULLET = /^[•◦▪●○■□‣⁃·–—-]\s+/u

/**
 * Sentences of one page that follow one another, as they stand there, with their citation; what goes on over the page is
 * said to its end, with both pages. `between`: what parts them. Null where there are none.
 */
export function quote(
  sentences: readonly IndexedSentence[],
  index: DocumentIndex,
  between = ' ',
): Quotation | null {
  const [first] = sentences
  const last = sentences.at(-1)
  if (!first || !last) return null
  const at = index.sentences.indexOf(last)
  const rest = continuesOnNextPage(index, at) ? index.sentences[at + 1] : undefined
  const from = index.sentences.indexOf(first) - 1
  const begun = continuesOnNextPage(index, from) ? index.sentences[from] : undefined
  const runs = [begun ? [begun] : [], sentences, rest ? [rest] : []].filter((run) => run.length > 0)
  const said = runs.map((run) => cited(run, index, between))
  return {
    markdown: said.map(({ markdown }) => markdown).join(' '),
    citations: said.flatMap(({ citations }) => citations),
  }
}

function cited(
  sentences: readonly IndexedSentence[],
  index: DocumentIndex,
  between: string,
): Quotation {
  const { page = 1, start = 0 } = sentences[0] ?? {}
  const quote = (index.pages[page - 1] ?? '').slice(start, sentences.at(-1)?.end)
  const text = sentences.reduce((all, sentence) => {
    const parted = all === '' || /[:.!?。！？]$/u.test(all) ? ' ' : between
    return (all + parted + sentence.text.replace(BULLET, '')).trim()
  }, '')
  const stop = /[.!?。！？।]["'”’)]*$/u.exec(text)?.[0] ?? ''
  const body = escapeMarkdown(text.slice(0, text.length - stop.length))
  return { markdown: `${body} [p. ${page}]${stop}`, citations: [{ page, quote }] }
}

/** An answer of paragraphs, in which the citations of `said` stand in that order. */
export const answer = (
  parts: readonly string[],
  said: readonly Quotation[],
  refused = false,
): CheckedAnswer => ({
  content: parts.join('\n\n'),
  citations: said.flatMap(({ citations }) => citations),
  unsupported: [],
  refused,
})
