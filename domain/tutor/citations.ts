import type { DocumentIndex, PlacedSentence } from '../text/document.ts'
import { detectLanguage } from '../text/language.ts'
import { ranked, type Passage } from '../text/passages.ts'
import { sentencesOf } from '../text/sentences.ts'
import { termsOf } from '../text/terms.ts'
import { cleanAnswer } from './clean.ts'
import { masked, partsOf, withoutFormulas } from './markdown.ts'
import type { Citation } from './wire.ts'

/** An answer as it may be shown: every citation leads to a page that was read and says it. */
export type CheckedAnswer = {
  content: string
  /** The i-th `[p. N]` of `content` belongs to `citations[i]`. */
  citations: Citation[]
  /** Sentences no passage supports, as UTF-16 ranges of `content`. */
  unsupported: { start: number; end: number }[]
  /** True where the answer says that the document does not hold it. */
  refused: boolean
}

/** Share of a sentence's terms that a passage must hold for a citation to stand, and for one to be added or moved there. */
const STANDS = 0.34
const SUPPORTS = 0.5
/** The same for what the document says where nobody read it for this answer: next to word for word. */
const SAYS = 0.75
/** So many sentences of the whole document are looked at, those most like the answer's. */
const LOOKED_AT = 20
/** A sentence of fewer terms claims nothing that could be checked ("In short:"). */
const FEWEST_TERMS = 3

const MARK =
  /[ \t]*[[(【]\s*(?:pp?\.?|pages?|seiten?|s\.|página|pág\.?)\s*(\d{1,4}(?:\s*(?:[-–—,;&]|and|und|et|y|,?\s*pp?\.)\s*(?:pp?\.\s*)?\d{1,4})*)\s*[\])】]/giu

const NOT_IN_DOCUMENT =
  /\b(?:document|passages?|text|pdf|context|material)\b[^.!?\n]{0,40}\b(?:does not|do not|doesn't|don't|did not|never) (?:say|mention|contain|provide|state|specify|include|answer|give|cover|discuss)|\bnot (?:mentioned|stated|found|contained|provided|specified|covered|in the)\b[^.!?\n]{0,30}\b(?:document|passages?|text|pdf)/iu

type Mark = { at: number; pages: number[] }
type Support = { page: number; quote: string; share: number }

/** Takes the citation marks out of an answer, keeping where each stood and which pages it names. */
function takeMarks(answer: string): { bare: string; marks: Mark[] } {
  const marks: Mark[] = []
  let bare = ''
  let from = 0
  for (const match of answer.matchAll(MARK)) {
    bare += answer.slice(from, match.index)
    marks.push({
      at: bare.length,
      pages: Array.from(match[1]?.matchAll(/\d+/g) ?? [], ([digits]) => Number(digits)),
    })
    from = match.index + match[0].length
  }
  return { bare: bare + answer.slice(from), marks }
}

const numbersOf = (terms: readonly string[]): string[] => terms.filter((term) => /\p{N}/u.test(term))

/** What was read for the answer: the sentences of its passages. */
const sentencesRead = (index: DocumentIndex, passages: readonly Passage[]): PlacedSentence[] =>
  index.sentences.filter((sentence) =>
    passages.some(
      ({ page, start, end }) => page === sentence.page && sentence.start >= start && sentence.end <= end,
    ),
  )

/** The sentence read (alone or with the one after it) that holds most of `terms`, on `page` where one is given. */
function supportFor(
  terms: readonly string[],
  read: readonly PlacedSentence[],
  index: DocumentIndex,
  page?: number,
): Support | null {
  const wanted = new Set(terms)
  const numbers = numbersOf(terms)
  let best: Support | null = null
  const consider = (parts: readonly PlacedSentence[]) => {
    const [first] = parts
    const last = parts.at(-1)
    if (!first || !last || first.page !== last.page) return
    const held = new Set(parts.flatMap((part) => part.terms))
    if (numbers.some((number) => !held.has(number))) return
    const shared = [...wanted].filter((term) => held.has(term)).length
    // The one sentence is preferred to the two unless the second adds something.
    const share = shared / Math.max(1, wanted.size) - (parts.length - 1) * 0.1
    if (share > (best?.share ?? 0))
      best = {
        page: first.page,
        quote: (index.pages[first.page - 1] ?? '').slice(first.start, last.end),
        share,
      }
  }
  read.forEach((sentence, i) => {
    if (page !== undefined && sentence.page !== page) return
    consider([sentence])
    const next = read[i + 1]
    if (next && next.start - sentence.end < 4) consider([sentence, next])
  })
  return best
}

/** What a citation shows where the words cannot be compared (another language): the page's sentence with the same names or figures, else its first. */
function anySupport(
  terms: readonly string[],
  page: number,
  read: readonly PlacedSentence[],
  index: DocumentIndex,
): Support | null {
  const sentence = read.find((candidate) => candidate.page === page)
  if (!sentence) return null
  const first = (index.pages[page - 1] ?? '').slice(sentence.start, sentence.end)
  return supportFor(terms, read, index, page) ?? { page, quote: first, share: STANDS }
}

/** The sentences of the whole document most like `terms`, each with the one after it, in order. */
function likely(terms: readonly string[], index: DocumentIndex): PlacedSentence[] {
  const scores = index.sentenceTerms.score(new Map(terms.map((term) => [term, 1])))
  const near = ranked(scores)
    .slice(0, LOOKED_AT)
    .flatMap((i) => [i, i + 1])
  return [...new Set(near)].sort((a, b) => a - b).flatMap((i) => index.sentences[i] ?? [])
}

/** The document as one answer may draw on it. */
type Source = {
  index: DocumentIndex
  /** The sentences of the passages that were read for the answer. */
  read: readonly PlacedSentence[]
  /** Whether document and answer are of one language. */
  comparable: boolean
}

/** The citations that a sentence keeps, moved where the page named does not say it. */
function settle(
  named: readonly number[],
  terms: readonly string[],
  { index, read, comparable }: Source,
): Support[] {
  if (!comparable) return named.flatMap((page) => anySupport(terms, page, read, index) ?? [])
  const kept = named.flatMap((page) => {
    const here = supportFor(terms, read, index, page)
    if (here && here.share >= STANDS) return here
    const unread = supportFor(
      terms,
      index.sentences.filter((sentence) => sentence.page === page),
      index,
    )
    return unread && unread.share >= SAYS ? unread : []
  })
  if (kept.length > 0) return kept
  const best = supportFor(terms, read, index)
  if (best && best.share >= SUPPORTS) return [best]
  const elsewhere = supportFor(terms, likely(terms, index), index)
  return elsewhere && elsewhere.share >= SAYS ? [elsewhere] : []
}

/** Text with its citations, and the ranges of it that nothing supports. */
type Checked = Pick<CheckedAnswer, 'content' | 'citations' | 'unsupported'>

const mention = ({ page }: Support): string => ` [p. ${page}]`
const termsIn = (text: string, { index }: Source): string[] => termsOf(withoutFormulas(text), index.language)

/** Sentences: each gets its citations before its full stop, or is marked. Marks with no sentence belong to `before`. */
function checkProse(text: string, before: string, source: Source): Checked {
  const { bare, marks } = takeMarks(text)
  if (bare.trim() === '') return checkLabel(text, before, source)
  const citations: Citation[] = []
  const unsupported: CheckedAnswer['unsupported'] = []
  let content = ''
  let from = 0
  const sentences = sentencesOf(masked(bare), source.index.language)
  sentences.forEach((sentence, i) => {
    const until = sentences[i + 1]?.start ?? Infinity
    const named = [
      ...new Set(marks.filter(({ at }) => at > sentence.start && at <= until).flatMap(({ pages }) => pages)),
    ]
    const raw = bare.slice(sentence.start, sentence.end)
    const terms = termsIn(raw, source)
    const claims = terms.length >= FEWEST_TERMS && !NOT_IN_DOCUMENT.test(raw) && !/[?:：？][*_]*$/u.test(raw)
    const supports = claims || named.length > 0 ? settle(named, terms, source) : []
    content += bare.slice(from, sentence.start)
    const start = content.length
    const stop = /[.!?。！？।]+["”’)*_]*$/u.exec(raw)?.[0] ?? ''
    content += raw.slice(0, raw.length - stop.length) + supports.map(mention).join('') + stop
    citations.push(...supports.map(({ page, quote }) => ({ page, quote })))
    if (claims && source.comparable && supports.length === 0) unsupported.push({ start, end: content.length })
    from = sentence.end
  })
  return { content: content + bare.slice(from), citations, unsupported }
}

/** A heading or a row of a table: its citations stay where they are, checked against all of it; it is not judged. */
function checkLabel(text: string, said: string, source: Source): Checked {
  const citations: Citation[] = []
  const terms = termsIn(takeMarks(said).bare, source)
  const content = text.replace(MARK, (mark) => {
    const named = takeMarks(mark).marks.flatMap(({ pages }) => pages)
    const supports = settle([...new Set(named)], terms, source)
    citations.push(...supports.map(({ page, quote }) => ({ page, quote })))
    return supports.map(mention).join('')
  })
  return { content, citations, unsupported: [] }
}

/** Code and formulas stay as they are; what would pass for a citation in them does not. */
const checkLiteral = (text: string): Checked => ({
  content: text.replace(/\[(p\. ?\d+)\]/gu, '($1)'),
  citations: [],
  unsupported: [],
})

/**
 * Checks a model's answer against the passages it was given. A page that does not say what the sentence says is moved to the
 * passage that does, or to where the document says it all but word for word, else taken out; a sentence that stands there
 * gets its citation; one that stands nowhere is marked. Links, images and HTML are stripped (`cleanAnswer`).
 */
export function checkAnswer(
  answer: string,
  passages: readonly Passage[],
  index: DocumentIndex,
): CheckedAnswer {
  const clean = cleanAnswer(answer, passages.map(({ text }) => text).join('\n'))
  const { bare } = takeMarks(clean)
  const language = detectLanguage(bare)
  const comparable = [index.language, 'und'].includes(language) || index.language === 'und'
  const source = { index, read: sentencesRead(index, passages), comparable }
  const citations: Citation[] = []
  const unsupported: CheckedAnswer['unsupported'] = []
  let content = ''
  let from = 0
  let before = ''
  for (const { kind, start, end } of partsOf(clean)) {
    content += clean.slice(from, start)
    const text = clean.slice(start, end)
    const checked =
      kind === 'literal'
        ? checkLiteral(text)
        : kind === 'label'
          ? checkLabel(text, text, source)
          : checkProse(text, before, source)
    for (const range of checked.unsupported)
      unsupported.push({ start: content.length + range.start, end: content.length + range.end })
    content += checked.content
    citations.push(...checked.citations)
    before = text
    from = end
  }
  content += clean.slice(from)

  const refused = NOT_IN_DOCUMENT.test(bare.slice(0, 300)) && citations.length <= 1
  return { content, citations, unsupported, refused }
}
