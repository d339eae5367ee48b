import { onOneLine } from '../../text/normalise.ts'
import type { CheckedAnswer } from '../citations.ts'
import type { BuiltinMessages } from './messages.ts'
import { sectionsLine } from './overview/overview.ts'
import { quoteSentences } from './passages/code.ts'
import {
  briefExcerpt,
  briefPart,
  shortExcerpt,
  shownFor,
  windowFor,
  withHeading,
} from './passages/excerpt.ts'
import { isLoose, itemAlone } from './passages/list-passages.ts'
import type { Found } from './passages/find-passages.ts'
import type { Candidate, Search } from './passages/passages.ts'
import { lackMessage, lackOfKind, lackOfWords, listWords, missingHere, type Shown } from './lack.ts'
import { knownShare } from './question/coverage.ts'
import { otherLanguage } from './question/other-language.ts'
import { nearestSentences } from './nearest-sentences.ts'
import { answer, own, PARAGRAPH_BREAK, type Quotation } from './quotation.ts'
import { definedTerms } from './reading/defined-terms.ts'
import type { Passage, Reading } from './reading/reading.ts'

/** Below this share of known question terms, the document is about something else. */
const MIN_KNOWN_SHARE = 0.24
/**
 * Maximum number of passages shown without an answer, and their minimum score relative to the
 * best. Six would show what is asked in one more of 37 such replies, and make all a third longer.
 */
const MAX_CLOSEST = 4
const MIN_CLOSEST_SCORE = 0.1
/** Maximum number if the document lacks words of the question. */
const MAX_CLOSEST_WITHOUT_WORDS = 2
/**
 * With less evidence, the reply says that the passages may not answer: in XQuAD (en, de) for 2.7%
 * and 1.3% of the questions of a document, and for 20% and 27% of those of another one.
 */
const MIN_LIKELY_EVIDENCE = 0.3
/**
 * Minimum evidence of another passage relative to the best one's. With the minimum score it leaves
 * out 23 of 54 unrelated passages, and none of 12 that were needed (docs/evaluation/tutor.md).
 */
const MIN_OTHER_EVIDENCE = 0.5
/** Maximum number and minimum score of further passages, which are asked for. */
const MAX_FURTHER = 6
const MIN_FURTHER_SCORE = 0.005
/** A sentence of which this share is quoted is shown, as a definition without its term. */
const MOST_OF_SENTENCE = 0.6
/** Maximum number of passages that may make an answer clearer. */
const MAX_CLEARER = 3
/** Characters by which a passage is recognised that a document repeats. */
const OPENING_CHARS = 80

const openingOf = ({ blocks }: Passage): string => blocks[0]?.text.slice(0, OPENING_CHARS) ?? ''

/** Those of the passages that show no sentence of `shown` or of each other, and repeat none. */
function distinct(
  reading: Reading,
  found: readonly Candidate[],
  shown: Set<number>,
  openings: Map<string, Passage>,
): Candidate[] {
  return found.filter((one) => {
    const { passage, sentence } = one
    const known = openings.get(openingOf(passage)) ?? passage
    if (shown.has(sentence) || known !== passage) return false
    openings.set(openingOf(passage), passage)
    for (const i of briefPart(reading, one).sentences) shown.add(i)
    return true
  })
}

/** Those with at least `share` of the best score. */
function good(found: readonly Candidate[], share: number): Candidate[] {
  const best = found[0]?.score ?? 0
  return found.filter(({ score }) => score >= best * share)
}

/** Passages after the best one, best first, that are not shown with it and not much worse. */
export function others(
  reading: Reading,
  found: readonly Candidate[],
  scope: Search,
  share: number,
): Candidate[] {
  const [best] = found
  if (!best) return []
  const window = windowFor(reading, best, scope)
  const shown = new Set(window.flatMap(({ sentences }) => sentences))
  const openings = new Map(window.map(({ passage }) => [openingOf(passage), passage]))
  const enough = found.filter(({ evidence }) => evidence >= best.evidence * MIN_OTHER_EVIDENCE)
  return distinct(reading, good(enough, share), shown, openings)
}

/** Passages below a lead, and where the text shows each of them. */
function listPassages(lead: string, quoted: readonly Quotation[]): CheckedAnswer {
  let end = lead.length
  const passages = quoted.map(({ markdown }) => {
    const start = end + PARAGRAPH_BREAK.length
    end = start + markdown.length
    return { start, end }
  })
  return answer([own(lead), ...quoted], { refused: false, closest: true, passages })
}

/** Passages with the headings of their sections, which are not repeated. */
const underHeadings = (
  passages: readonly Candidate[],
  shown: (one: Candidate, i: number) => Quotation,
): Quotation[] =>
  passages.map((one, i) => {
    const { heading } = one.passage
    const isRepeated = heading === passages[i - 1]?.passage.heading
    return isRepeated ? shown(one, i) : withHeading(heading, shown(one, i))
  })

/**
 * Whether the document has enough of the question's words to be about the same, or defines one; for
 * a question for the meaning of a term it must know that term.
 */
const isOfDocument = (reading: Reading, { request, passages }: Found): boolean =>
  passages.length > 0 &&
  (knownShare(request.asked) >= MIN_KNOWN_SHARE ||
    (request.type !== 'definition' &&
      request.asked.some(({ forms }) =>
        [...forms].some((form) => definedTerms(reading).has(form)),
      )))

/** Kinds of questions that a whole list may answer. */
const BY_LIST: ReadonlySet<Search['type']> = new Set(['list', 'process', 'example'])

/** What is shown of the best passage: of a list of unlike items only the one that was found. */
const bestExcerpt = (reading: Reading, best: Candidate, request: Search): Quotation =>
  (BY_LIST.has(request.type) || !isLoose(reading, best.passage)
    ? null
    : itemAlone(reading, best.passage, best.sentence)) ?? shownFor(reading, best, request)

/**
 * Passages that may help if none answers; a plain refusal if the document is about something else.
 */
export function closest(reading: Reading, found: Found, messages: BuiltinMessages): CheckedAnswer {
  const { request, passages } = found
  const language = otherLanguage(request.query.question, reading.index)
  const [best] = passages
  const words = lackOfWords(reading, found)
  const near = others(reading, passages, request, MIN_CLOSEST_SCORE).slice(0, MAX_CLOSEST - 1)
  const isLikely = [...(best ? [best] : []), ...near].some(
    ({ evidence }) => evidence >= MIN_LIKELY_EVIDENCE,
  )
  const next = words === null ? near : near.slice(0, MAX_CLOSEST_WITHOUT_WORDS - 1)
  const shown = best ? [best, ...next] : []
  const quoted = underHeadings(shown, (one, i) =>
    i === 0 ? bestExcerpt(reading, one, request) : shortExcerpt(reading, one),
  )
  if (language !== null) {
    const name = new Intl.DisplayNames(messages.locale, { type: 'language' }).of(
      reading.index.language,
    )
    const spoken = name ?? reading.index.language
    return isOfDocument(reading, found)
      ? answer([own(messages.otherLanguageFound(spoken)), ...quoted], {
          refused: false,
          closest: true,
        })
      : answer([own(messages.otherLanguage(spoken))], { refused: true })
  }
  if (!isOfDocument(reading, found))
    return answer([own(messages.notFound), ...sectionsLine(reading, messages)], {
      refused: true,
      ...(words && { lack: words }),
    })
  const evidence = shownOf(reading, shown, request, quoted)
  const lack = words ?? lackOfKind(reading, found, evidence)
  if (lack) {
    const before = `${lackMessage(lack, messages)}${PARAGRAPH_BREAK}${messages.closest(quoted.length)}`
    return { ...listPassages(before, quoted), lack }
  }
  const headings = new Set(shown.flatMap(({ passage }) => [...passage.pathTerms]))
  const absent = missingHere(reading, found, evidence, headings)
  const lead =
    absent.length > 0
      ? messages.missingHere(listWords(absent), quoted.length)
      : (isLikely ? messages.closest : messages.mayAnswer)(quoted.length)
  return listPassages(lead, quoted)
}

/** What closest passages show. */
function shownOf(
  reading: Reading,
  passages: readonly Candidate[],
  request: Search,
  quoted: readonly Quotation[],
): Shown {
  const [best, ...next] = passages
  const parts = [
    ...(best ? windowFor(reading, best, request) : []),
    ...next.map((one) => briefPart(reading, one)),
  ]
  return {
    texts: quoted.flatMap(({ citations }) => citations.map(({ quote }) => quote)),
    sentences: parts.flatMap(({ sentences }) => sentences),
  }
}

/** The passages for a question of which nothing is quoted in `shown`, best first. */
function further(reading: Reading, found: Found, shown: readonly string[]): Candidate[] {
  if (!isOfDocument(reading, found)) return []
  const quotes = shown.map(onOneLine)
  const isShown = ({ sentence }: Candidate): boolean => {
    const text = onOneLine(reading.index.sentences[sentence]?.text ?? '')
    return quotes.some(
      (quote) =>
        quote.includes(text) ||
        (quote.length >= text.length * MOST_OF_SENTENCE && text.includes(quote)),
    )
  }
  const unseen = good(found.passages, MIN_FURTHER_SCORE).filter((one) => !isShown(one))
  return distinct(reading, unseen, new Set(), new Map())
}

/** An answer that says whether the document has further passages for its question. */
export function withMore(reading: Reading, found: Found, given: CheckedAnswer): CheckedAnswer {
  if (given.refused) return given
  const shown = given.citations.map(({ quote }) => quote)
  return further(reading, found, shown).length > 0 ? { ...given, more: true } : given
}

/** Whether an answer quotes only what was shown, and marks no sentence in it. */
export const isRepeated = (
  { content, citations, defines, refused }: CheckedAnswer,
  shown: readonly string[],
): boolean =>
  !refused &&
  citations.length > 0 &&
  citations.every(({ quote }) => shown.includes(quote)) &&
  (defines === true || !content.includes('**'))

/**
 * The sentences, item or row that are nearest to a question whose answer was shown before, and one
 * more passage.
 */
export function repeatedAnswer(
  reading: Reading,
  found: Found,
  shown: readonly string[],
  messages: BuiltinMessages,
): CheckedAnswer {
  const [best] = found.passages
  const isList = best?.passage.blocks.some(({ items }) => items.length > 1) === true
  const nearest = isList
    ? shortExcerpt(reading, best)
    : quoteSentences(reading, best ? nearestSentences(reading, best, found.request) : [])
  const next = further(reading, found, shown).filter(
    (one) => shortExcerpt(reading, one).markdown !== nearest.markdown,
  )
  const also = underHeadings(next.slice(0, 1), (one) => shortExcerpt(reading, one))
  return answer(
    [own(messages.repeated), nearest, ...(also.length > 0 ? [own(messages.also), ...also] : [])],
    { refused: false, closest: true, ...(next.length > 1 && { more: true }) },
  )
}

/**
 * Why further passages are shown: they are asked for, an answer was not enough, or a question about
 * the same subject has no answer.
 */
type Reason = 'more' | 'unclear' | 'related'

/**
 * The next passages for a question, fewer if its answer was not enough; `shown` are the quotations
 * of its earlier answers.
 */
export function furtherPassages(
  reading: Reading,
  found: Found,
  { kind, shown }: { readonly kind: Reason; readonly shown: readonly string[] },
  messages: BuiltinMessages,
): CheckedAnswer {
  const most = kind === 'more' ? MAX_FURTHER : MAX_CLEARER
  const next = further(reading, found, shown).slice(0, most)
  const lead = {
    more: messages.more,
    unclear: messages.clearer,
    related: messages.closest(next.length),
  }[kind]
  const none = kind === 'unclear' ? messages.noClearer : messages.noMore
  if (next.length === 0) return listPassages(none, [])
  const listed = listPassages(
    lead,
    underHeadings(next, (one) => briefExcerpt(reading, one)),
  )
  const quotes = listed.citations.map(({ quote }) => quote)
  return further(reading, found, [...shown, ...quotes]).length > 0
    ? { ...listed, more: true }
    : listed
}
