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
  shownParts,
  withHeading,
} from './passages/excerpt.ts'
import { hasUnlikeItems, itemAlone } from './passages/list-in-paragraph.ts'
import type { QuestionSearch } from './passages/find-passages.ts'
import type { Candidate } from './passages/passages.ts'
import { lackMessage, lackOfKind, lackOfWords, listWords, missingHere, type Shown } from './lack.ts'
import { knownShare } from './question/coverage.ts'
import { otherLanguage } from './question/other-language.ts'
import { nearestSentences } from './nearest-sentences.ts'
import { composeAnswer, ownWords, PARAGRAPH_BREAK, type Quotation } from './quotation.ts'
import { definedTerms } from './document/defined-terms.ts'
import type { Paragraph, AnalysedDocument } from './document/analysed-document.ts'
import type { QuestionAnalysis } from './question/analysis.ts'

/** Below this share of known question terms, the document is about something else. */
const MIN_KNOWN_SHARE = 0.24
/**
 * Maximum number of passages shown without an answer, and their minimum score relative to the
 * best. Six would show the answer in 1 more of 37 replies and make them a third longer.
 */
const MAX_CLOSEST = 4
const MIN_CLOSEST_SCORE = 0.1
/** Maximum number if the document lacks words of the question. */
const MAX_CLOSEST_WITHOUT_WORDS = 2
/**
 * With a lower likelihood, the reply says that the passages may not answer: in XQuAD (en, de) for
 * 2.7% and 1.3% of the questions of a document, and for 20% and 27% of those of another one.
 */
const MIN_LIKELIHOOD = 0.3
/**
 * Minimum likelihood of another passage relative to the best one's. With the minimum score it
 * leaves out 23 of 54 unrelated passages, and none of 12 that were needed
 * (docs/evaluation/tutor.md).
 */
const MIN_OTHER_LIKELIHOOD = 0.5
/** Maximum number and minimum score of further passages, which are asked for. */
const MAX_FURTHER = 6
const MIN_FURTHER_SCORE = 0.005
/** A sentence of which this share is quoted is shown, as a definition without its term. */
const MOST_OF_SENTENCE = 0.6
/** Maximum number of passages that may make an answer clearer. */
const MAX_CLEARER = 3
/** Passages with the same first characters count as repeated. */
const COMPARED_CHARS = 80

const firstCharsOf = ({ blocks }: Paragraph): string =>
  blocks[0]?.text.slice(0, COMPARED_CHARS) ?? ''

/** Those of the passages that show no sentence of `shown` or of each other, and repeat none. */
function distinct(
  document: AnalysedDocument,
  passages: readonly Candidate[],
  shown: Set<number>,
  openings: Map<string, Paragraph>,
): Candidate[] {
  return passages.filter((passage) => {
    const { paragraph, sentence } = passage
    const known = openings.get(firstCharsOf(paragraph)) ?? paragraph
    if (shown.has(sentence) || known !== paragraph) return false
    openings.set(firstCharsOf(paragraph), paragraph)
    for (const i of briefPart(document, passage).sentences) shown.add(i)
    return true
  })
}

/** Those with at least `share` of the best score. */
function scoredAtLeast(passages: readonly Candidate[], share: number): Candidate[] {
  const best = passages[0]?.score ?? 0
  return passages.filter(({ score }) => score >= best * share)
}

/** Passages after the best one, best first, that are not shown with it and not much worse. */
export function otherPassages(
  document: AnalysedDocument,
  passages: readonly Candidate[],
  analysis: QuestionAnalysis,
  share: number,
): Candidate[] {
  const [best] = passages
  if (!best) return []
  const bestParts = shownParts(document, best, analysis)
  const shown = new Set(bestParts.flatMap(({ sentences }) => sentences))
  const openings = new Map(bestParts.map(({ paragraph }) => [firstCharsOf(paragraph), paragraph]))
  const enough = passages.filter(
    ({ likelihood }) => likelihood >= best.likelihood * MIN_OTHER_LIKELIHOOD,
  )
  return distinct(document, scoredAtLeast(enough, share), shown, openings)
}

/** Passages below a lead, and where the text shows each of them. */
function listPassages(introduction: string, quoted: readonly Quotation[]): CheckedAnswer {
  let end = introduction.length
  const passages = quoted.map(({ markdown }) => {
    const start = end + PARAGRAPH_BREAK.length
    end = start + markdown.length
    return { start, end }
  })
  return composeAnswer([ownWords(introduction), ...quoted], {
    refused: false,
    closest: true,
    passages,
  })
}

/** Passages with the headings of their sections, which are not repeated. */
const underHeadings = (
  passages: readonly Candidate[],
  shown: (passage: Candidate, i: number) => Quotation,
): Quotation[] =>
  passages.map((passage, i) => {
    const { heading } = passage.paragraph
    const isRepeated = heading === passages[i - 1]?.paragraph.heading
    return isRepeated ? shown(passage, i) : withHeading(heading, shown(passage, i))
  })

/**
 * Whether the document has enough of the question's words to be about the same, or defines one; for
 * a question for the meaning of a term it must know that term.
 */
const isOfDocument = (
  document: AnalysedDocument,
  { analysis, passages }: QuestionSearch,
): boolean =>
  passages.length > 0 &&
  (knownShare(analysis.asked) >= MIN_KNOWN_SHARE ||
    (analysis.type !== 'definition' &&
      analysis.asked.some(({ forms }) =>
        [...forms].some((form) => definedTerms(document).has(form)),
      )))

/** Kinds of questions that a whole list may answer. */
const BY_LIST: ReadonlySet<QuestionAnalysis['type']> = new Set(['list', 'process', 'example'])

/** What is shown of the best passage: of a list of unlike items only the one that was found. */
const bestExcerpt = (
  document: AnalysedDocument,
  best: Candidate,
  analysis: QuestionAnalysis,
): Quotation =>
  (BY_LIST.has(analysis.type) || !hasUnlikeItems(document, best.paragraph)
    ? null
    : itemAlone(document, best.paragraph, best.sentence)) ?? shownFor(document, best, analysis)

/**
 * Passages that may help if none answers; a plain refusal if the document is about something else.
 */
export function closest(
  document: AnalysedDocument,
  search: QuestionSearch,
  messages: BuiltinMessages,
): CheckedAnswer {
  const { analysis, passages } = search
  const language = otherLanguage(analysis.query.question, document.index)
  const [best] = passages
  const words = lackOfWords(document, search)
  const near = otherPassages(document, passages, analysis, MIN_CLOSEST_SCORE).slice(
    0,
    MAX_CLOSEST - 1,
  )
  const isLikely = [...(best ? [best] : []), ...near].some(
    ({ likelihood }) => likelihood >= MIN_LIKELIHOOD,
  )
  const next = words === null ? near : near.slice(0, MAX_CLOSEST_WITHOUT_WORDS - 1)
  const shown = best ? [best, ...next] : []
  const quoted = underHeadings(shown, (passage, i) =>
    i === 0 ? bestExcerpt(document, passage, analysis) : shortExcerpt(document, passage),
  )
  if (language !== null) {
    const name = new Intl.DisplayNames(messages.locale, { type: 'language' }).of(
      document.index.language,
    )
    const spoken = name ?? document.index.language
    return isOfDocument(document, search)
      ? composeAnswer([ownWords(messages.otherLanguageFound(spoken)), ...quoted], {
          refused: false,
          closest: true,
        })
      : composeAnswer([ownWords(messages.otherLanguage(spoken))], { refused: true })
  }
  if (!isOfDocument(document, search))
    return composeAnswer([ownWords(messages.notFound), ...sectionsLine(document, messages)], {
      refused: true,
      ...(words && { lack: words }),
    })
  const evident = shownOf(document, shown, analysis, quoted)
  const lack = words ?? lackOfKind(document, search, evident)
  if (lack) {
    const before = `${lackMessage(lack, messages)}${PARAGRAPH_BREAK}${messages.closest(quoted.length)}`
    return { ...listPassages(before, quoted), lack }
  }
  const headings = new Set(shown.flatMap(({ paragraph }) => [...paragraph.pathTerms]))
  const absent = missingHere(document, search, evident, headings)
  const introduction =
    absent.length > 0
      ? messages.missingHere(listWords(absent), quoted.length)
      : (isLikely ? messages.closest : messages.mayAnswer)(quoted.length)
  return listPassages(introduction, quoted)
}

/** What closest passages show. */
function shownOf(
  document: AnalysedDocument,
  passages: readonly Candidate[],
  analysis: QuestionAnalysis,
  quoted: readonly Quotation[],
): Shown {
  const [best, ...next] = passages
  const parts = [
    ...(best ? shownParts(document, best, analysis) : []),
    ...next.map((passage) => briefPart(document, passage)),
  ]
  return {
    texts: quoted.flatMap(({ citations }) => citations.map(({ quote }) => quote)),
    sentences: parts.flatMap(({ sentences }) => sentences),
  }
}

/** The passages for a question of which nothing is quoted in `shown`, best first. */
function unshownPassages(
  document: AnalysedDocument,
  search: QuestionSearch,
  shown: readonly string[],
): Candidate[] {
  if (!isOfDocument(document, search)) return []
  const quotes = shown.map(onOneLine)
  const isShown = ({ sentence }: Candidate): boolean => {
    const text = onOneLine(document.index.sentences[sentence]?.text ?? '')
    return quotes.some(
      (quote) =>
        quote.includes(text) ||
        (quote.length >= text.length * MOST_OF_SENTENCE && text.includes(quote)),
    )
  }
  const unseen = scoredAtLeast(search.passages, MIN_FURTHER_SCORE).filter(
    (passage) => !isShown(passage),
  )
  return distinct(document, unseen, new Set(), new Map())
}

/** An answer that says whether the document has further passages for its question. */
export function withMoreFlag(
  document: AnalysedDocument,
  search: QuestionSearch,
  given: CheckedAnswer,
): CheckedAnswer {
  if (given.refused) return given
  const shown = given.citations.map(({ quote }) => quote)
  return unshownPassages(document, search, shown).length > 0 ? { ...given, more: true } : given
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
  document: AnalysedDocument,
  search: QuestionSearch,
  shown: readonly string[],
  messages: BuiltinMessages,
): CheckedAnswer {
  const [best] = search.passages
  const isList = best?.paragraph.blocks.some(({ items }) => items.length > 1) === true
  const nearest = isList
    ? shortExcerpt(document, best)
    : quoteSentences(document, best ? nearestSentences(document, best, search.analysis) : [])
  const next = unshownPassages(document, search, shown).filter(
    (passage) => shortExcerpt(document, passage).markdown !== nearest.markdown,
  )
  const also = underHeadings(next.slice(0, 1), (passage) => shortExcerpt(document, passage))
  return composeAnswer(
    [
      ownWords(messages.repeated),
      nearest,
      ...(also.length > 0 ? [ownWords(messages.also), ...also] : []),
    ],
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
  document: AnalysedDocument,
  search: QuestionSearch,
  { kind, shown }: { readonly kind: Reason; readonly shown: readonly string[] },
  messages: BuiltinMessages,
): CheckedAnswer {
  const most = kind === 'more' ? MAX_FURTHER : MAX_CLEARER
  const next = unshownPassages(document, search, shown).slice(0, most)
  const introduction = {
    more: messages.more,
    unclear: messages.clearer,
    related: messages.closest(next.length),
  }[kind]
  const none = kind === 'unclear' ? messages.noClearer : messages.noMore
  if (next.length === 0) return listPassages(none, [])
  const listed = listPassages(
    introduction,
    underHeadings(next, (passage) => briefExcerpt(document, passage)),
  )
  const quotes = listed.citations.map(({ quote }) => quote)
  return unshownPassages(document, search, [...shown, ...quotes]).length > 0
    ? { ...listed, more: true }
    : listed
}
