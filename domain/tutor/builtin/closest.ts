import type { CheckedAnswer } from '../citations.ts'
import type { AnalysedDocument } from './document/analysed-document.ts'
import { definedTerms } from './document/defined-terms.ts'
import {
  lackMessage,
  lackOfShown,
  listWords,
  missingInShown,
  missingInDocument,
  missingKind,
  type LackOfDocument,
  type Shown,
} from './lack/lack.ts'
import type { BuiltinMessages } from './messages.ts'
import { otherPassages } from './other-passages.ts'
import { sectionsLine } from './overview/overview.ts'
import { briefPart, shortExcerpt, shownFor } from './passages/shown/excerpt.ts'
import { answerParts } from './passages/shown/whole-section.ts'
import type { QuestionSearch } from './passages/find-passages.ts'
import { hasUnlikeItems, itemAlone } from './passages/list-in-paragraph.ts'
import type { Candidate } from './passages/passages.ts'
import { topicCoverage } from './passages/topic.ts'
import type { QuestionAnalysis } from './question/analysis.ts'
import { knownShare, namesUnknown } from './question/coverage.ts'
import { otherLanguage } from './question/other-language.ts'
import { composeAnswer, ownWords, PARAGRAPH_BREAK, type Quotation } from './quotation.ts'
import { bySection, listPassages, underHeadings } from './show-passages.ts'

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

/** Whether a question depends on the previous one, and the document does not lack its words. */
const isDependent = ({ query, analysis, shown }: QuestionSearch): boolean =>
  shown !== undefined && query.before !== undefined && !namesUnknown(query.question, analysis.asked)

/**
 * Whether the document has enough of the question's words to be about the same, or defines one; for
 * a question for the meaning of a term it must have that term.
 */
const hasMostWords = (document: AnalysedDocument, { analysis }: QuestionSearch): boolean =>
  knownShare(analysis.asked) >= MIN_KNOWN_SHARE ||
  (analysis.type !== 'definition' &&
    analysis.asked.some(({ forms }) => [...forms].some((form) => definedTerms(document).has(form))))

/** Whether the document may be about what a question asks, or about what that depends on. */
export const isOfDocument = (document: AnalysedDocument, search: QuestionSearch): boolean =>
  search.passages.length > 0 && (hasMostWords(document, search) || isDependent(search))

/** Kinds of questions that a whole list may answer. */
const BY_LIST: ReadonlySet<QuestionAnalysis['type']> = new Set(['list', 'process', 'example'])

/** The shown part of the best passage: of a list of unlike items only the one that was found. */
const bestExcerpt = (
  document: AnalysedDocument,
  best: Candidate,
  analysis: QuestionAnalysis,
): Quotation =>
  (BY_LIST.has(analysis.type) ||
  !hasUnlikeItems(document, best.paragraph) ||
  topicCoverage(document, analysis, best.paragraph) > 0
    ? null
    : itemAlone(document, best.paragraph, best.sentence)) ?? shownFor(document, best, analysis)

/** The passages that come closest, best first, those of a section together. */
const closestPassages = (
  document: AnalysedDocument,
  { analysis, passages }: QuestionSearch,
): readonly Candidate[] =>
  bySection([
    ...passages.slice(0, 1),
    ...otherPassages(document, passages, analysis, MIN_CLOSEST_SCORE).slice(0, MAX_CLOSEST - 1),
  ])

const quotePassages = (
  document: AnalysedDocument,
  passages: readonly Candidate[],
  analysis: QuestionAnalysis,
): Quotation[] =>
  underHeadings(passages, (passage, i) =>
    i === 0 ? bestExcerpt(document, passage, analysis) : shortExcerpt(document, passage),
  )

/** The sentences and headings that closest passages show. */
function shownOf(
  document: AnalysedDocument,
  passages: readonly Candidate[],
  analysis: QuestionAnalysis,
  quoted: readonly Quotation[],
): Shown {
  const [best, ...others] = passages
  const parts = [
    ...(best ? answerParts(document, best, analysis) : []),
    ...others.map((passage) => briefPart(document, passage)),
  ]
  return {
    texts: quoted.flatMap(({ citations }) => citations.map(({ quote }) => quote)),
    sentences: parts.flatMap(({ sentences }) => sentences),
    headings: new Set(passages.flatMap(({ paragraph }) => [...paragraph.pathTerms])),
  }
}

/** The reply to a question in another language than the document's. */
function inOtherLanguage(
  document: AnalysedDocument,
  search: QuestionSearch,
  shown: readonly Candidate[],
  messages: BuiltinMessages,
): CheckedAnswer {
  const { language } = document.index
  const name = new Intl.DisplayNames(messages.locale, { type: 'language' }).of(language) ?? language
  return isOfDocument(document, search)
    ? composeAnswer(
        [
          ownWords(messages.otherLanguageFound(name)),
          ...quotePassages(document, shown, search.analysis),
        ],
        { refused: false, closest: true },
      )
    : composeAnswer([ownWords(messages.otherLanguage(name))], { refused: true })
}

/**
 * Passages that may help if none answers; a plain refusal if the document is about something else.
 */
export function closest(
  document: AnalysedDocument,
  search: QuestionSearch,
  lackOfDocument: LackOfDocument,
  messages: BuiltinMessages,
): CheckedAnswer {
  const { analysis } = search
  const words = missingInDocument(lackOfDocument)
  const near = closestPassages(document, search)
  const shown = words === null ? near : near.slice(0, MAX_CLOSEST_WITHOUT_WORDS)
  if (otherLanguage(search.query, document.index) !== null)
    return inOtherLanguage(document, search, shown, messages)
  if (!isOfDocument(document, search))
    return composeAnswer([ownWords(messages.notFound), ...sectionsLine(document, messages)], {
      refused: true,
      ...(words && { lack: words }),
    })
  const quoted = quotePassages(document, shown, analysis)
  const lackHere = lackOfShown(document, analysis, shownOf(document, shown, analysis, quoted))
  const lack = words ?? missingKind(lackOfDocument, lackHere)
  if (lack) {
    const introduction = `${lackMessage(lack, messages)}${PARAGRAPH_BREAK}${messages.closest(quoted.length)}`
    return { ...listPassages(introduction, quoted), lack }
  }
  const absent = missingInShown(lackHere)
  if (absent.length > 0)
    return listPassages(messages.missingHere(listWords(absent), quoted.length), quoted)
  const isLikely = near.some(({ likelihood }) => likelihood >= MIN_LIKELIHOOD)
  return listPassages((isLikely ? messages.closest : messages.mayAnswer)(quoted.length), quoted)
}
