import { isContrary } from '../statements/contradiction.ts'
import { compareNumbers, swapsNames } from '../statements/numbers-and-names.ts'
import type { DocumentIndex, PlacedSentence } from '../text/document.ts'
import { ranked, type Passage } from '../text/passages.ts'

/** Share of a sentence's terms that a passage must hold for a citation to stand, and for one to be added or moved there. */
const STANDS = 0.34
const SUPPORTS = 0.5
/** The same for what the document says where nobody read it for this answer: next to word for word. */
const SAYS = 0.75
/** So many sentences of the whole document are looked at, those most like the answer's. */
const LOOKED_AT = 20

/** A sentence of an answer: its words, and what it is about. */
export type Said = { text: string; terms: readonly string[] }
/** What the document says to it, verbatim, and the share of its terms found there. */
export type Support = { page: number; quote: string; share: number }

/** The document as one answer may draw on it. */
export type Source = {
  index: DocumentIndex
  /** The sentences of the passages that were read for the answer. */
  read: readonly PlacedSentence[]
  /** Whether document and answer are of one language. */
  comparable: boolean
}

/** What was read for an answer: the sentences of its passages. */
export const sentencesRead = (
  index: DocumentIndex,
  passages: readonly Passage[],
): PlacedSentence[] =>
  index.sentences.filter((sentence) =>
    passages.some(
      ({ page, start, end }) =>
        page === sentence.page && sentence.start >= start && sentence.end <= end,
    ),
  )

/** Each of `sentences` (alone and with the one after it) that shares terms with `said`, best first; on `page` where one is given. */
function candidates(
  { terms }: Said,
  sentences: readonly PlacedSentence[],
  { pages }: DocumentIndex,
  page?: number,
): Support[] {
  const wanted = new Set(terms)
  const found: Support[] = []
  const consider = (parts: readonly PlacedSentence[]) => {
    const [first] = parts
    const last = parts.at(-1)
    if (!first || !last || first.page !== last.page) return
    const held = new Set(parts.flatMap((part) => part.terms))
    const shared = [...wanted].filter((term) => held.has(term)).length
    // The one sentence is preferred to the two unless the second adds something.
    const share = shared / Math.max(1, wanted.size) - (parts.length - 1) * 0.1
    if (share > 0)
      found.push({
        page: first.page,
        quote: (pages[first.page - 1] ?? '').slice(first.start, last.end),
        share,
      })
  }
  sentences.forEach((sentence, i) => {
    if (page !== undefined && sentence.page !== page) return
    consider([sentence])
    const next = sentences[i + 1]
    if (next && next.start - sentence.end < 4) consider([sentence, next])
  })
  return found.sort((a, b) => b.share - a.share)
}

/** Whether a page or the one before it speaks of a term. */
const speaks = ({ sentences }: DocumentIndex, page: number, term: string): boolean =>
  sentences.some(
    (sentence) =>
      (sentence.page === page || sentence.page === page - 1) && sentence.terms.includes(term),
  )

/**
 * What says `said` best, on `page` where one is given, with its numbers and names; nothing where what is more about the same
 * has others in their place, or says the contrary.
 */
function supportFor(
  said: Said,
  sentences: readonly PlacedSentence[],
  index: DocumentIndex,
  page?: number,
): Support | null {
  const { language } = index
  let against = 0
  for (const support of candidates(said, sentences, index, page)) {
    const { share, quote } = support
    if (share < against) return null
    const numbers = compareNumbers(said.text, quote, language)
    if (numbers === 'missing') continue
    const differs =
      numbers === 'swapped' ||
      swapsNames(said.text, quote, (name) => speaks(index, support.page, name), language) ||
      isContrary(said.text, quote, language)
    if (!differs) return support
    if (share >= SUPPORTS) against = share
  }
  return null
}

/** What a citation shows where the words cannot be compared (another language): the page's sentence with the same names or figures, else its first. */
function anySupport(said: Said, page: number, { read, index }: Source): Support | null {
  const sentence = read.find((candidate) => candidate.page === page)
  if (!sentence) return null
  const first = (index.pages[page - 1] ?? '').slice(sentence.start, sentence.end)
  return supportFor(said, read, index, page) ?? { page, quote: first, share: STANDS }
}

/** The sentences of the whole document most like `terms`, each with the one after it, in order. */
function likely(terms: readonly string[], index: DocumentIndex): PlacedSentence[] {
  const scores = index.sentenceTerms.score(new Map(terms.map((term) => [term, 1])))
  const near = ranked(scores)
    .slice(0, LOOKED_AT)
    .flatMap((i) => [i, i + 1])
  return [...new Set(near)].sort((a, b) => a - b).flatMap((i) => index.sentences[i] ?? [])
}

/** The citations that a sentence keeps of those it names, moved where the page named does not say it. */
export function settle(named: readonly number[], said: Said, source: Source): Support[] {
  const { index, read, comparable } = source
  if (!comparable) return named.flatMap((page) => anySupport(said, page, source) ?? [])
  const kept = named.flatMap((page) => {
    const here = supportFor(said, read, index, page)
    if (here && here.share >= STANDS) return here
    const onPage = index.sentences.filter((sentence) => sentence.page === page)
    const unread = supportFor(said, onPage, index)
    return unread && unread.share >= SAYS ? unread : []
  })
  if (kept.length > 0) return kept
  const best = supportFor(said, read, index)
  if (best && best.share >= SUPPORTS) return [best]
  const elsewhere = supportFor(said, likely(said.terms, index), index)
  return elsewhere && elsewhere.share >= SAYS ? [elsewhere] : []
}
