import { answerWords } from '../../languages/answers.ts'
import { beginning, wordsInside } from '../../languages/patterns.ts'
import type { Query } from '../../text/search/passages.ts'
import type { CheckedAnswer } from '../citations.ts'
import { closest, otherPassages, withMoreFlag } from './closest.ts'
import { namesUnknown, subjectWords } from './question/coverage.ts'
import { DEFINED, definitionOf, isNamed } from './lookups/definitions/definitions.ts'
import {
  MIN_ANSWER_LIKELIHOOD,
  EXACT_HEADING,
  exactness,
  lacksInventor,
} from './passages/likelihood.ts'
import { isOfOtherYear, lacksCounted, lacksMoney, missingWords } from './lack.ts'
import { codeFor } from './lookups/code.ts'
import { figureFor, tableAsked, tableFor } from './lookups/figures.ts'
import { formulaFor, withFormula } from './lookups/formulas.ts'
import { lacksLabelled } from './question/labelled.ts'
import { headingsBelow } from './lookups/headings.ts'
import { listFor } from './lookups/lists/lists.ts'
import { formIn } from './question/term-in-text.ts'
import type { BuiltinMessages } from './messages.ts'
import { rowsFor } from './lookups/table-rows.ts'
import { sectionAbout, states } from './section-about.ts'
import {
  findPassages,
  inSpelling,
  SIMPLER,
  withoutSetting,
  type QuestionSearch,
} from './passages/find-passages.ts'
import { asksTheSame, asksToExplain, isHeadedBy } from './passages/headed.ts'
import { withKeySentence } from './passages/key-sentence.ts'
import type { Candidate } from './passages/passages.ts'
import { excerpt, shortExcerpt, shownFor, shownParts, withHeading } from './passages/excerpt.ts'
import {
  asksMeaning,
  definedTerm,
  definitionStrength,
  MIN_STRENGTH,
} from './question/definition-sentences.ts'
import { composeAnswer, ownWords, type Quotation } from './quotation.ts'
import type { Paragraph, AnalysedDocument } from './document/analysed-document.ts'
import type { QuestionAnalysis } from './question/analysis.ts'

/** Minimum score of a second passage relative to the best one. */
const MIN_SECOND_SCORE = 0.05
/** From this likeness of question and heading, nothing else is shown. */
const SAME_HEADING = 0.75
/**
 * Of a text that is presented as the answer: its minimum share of the scores of all passages, and
 * the maximum score of others, relative to its own.
 */
const MIN_SHARE_OF_SCORES = 0.4
const MAX_OTHER_SCORE = 0.7
/** From this likelihood a rival with the same score is allowed, since it answers too. */
const SURE_LIKELIHOOD = 0.75
/** "What are civil rights?" and "Who was Confucius?" also ask for a definition. */
const MAY_DEFINE: ReadonlySet<QuestionAnalysis['type']> = new Set([
  'definition',
  'other',
  'list',
  'person',
])
/** "What are the parts of a mill?" asks for a list. */
const PART_OF = wordsInside(answerWords('partOf'))

/** Parts that a question asks for, or that a sentence announces. */
const PARTS = wordsInside(answerWords('parts'))

/** "Explain what mills do" asks for more than the meaning of a term. */
const ASKS_FURTHER = beginning(answerWords('noTermStarts'), String.raw`(?!\p{L})`)

/** The question that names the subject: the previous one if this one only asks to simplify it. */
const subjectOf = ({ question, before }: Query, { index }: AnalysedDocument): string =>
  before !== undefined && subjectWords(question.replace(SIMPLER, ' '), index.language).length === 0
    ? before
    : question

/** A score above which a definition is shown even if another passage fits the question better. */
const SURE_SCORE = 3

/**
 * The answer to a question for a meaning, unless the best passage defines the term as well. A short
 * one is followed by the beginning of the section about the term.
 */
function definitionFor(
  document: AnalysedDocument,
  { query, analysis, passages: [best] }: QuestionSearch,
  introduction: readonly Quotation[],
): CheckedAnswer | null {
  const { type, asked } = analysis
  if (!MAY_DEFINE.has(type) || (type === 'list' && PART_OF.test(query.question))) return null
  const plain = subjectOf(query, document).replace(SIMPLER, ' ')
  const term = withoutSetting(document, inSpelling(definedTerm(plain), asked))
  const definition = definitionOf(document, term)
  if (!definition || definition.strength < Math.min(SURE_SCORE, strengthOf(best))) return null
  // The section about the term explains it better than a sentence that only seems to define it.
  if (
    definition.strength < DEFINED &&
    asksToExplain(query.question) &&
    best &&
    isHeadedBy(best.paragraph, term, document.index.language)
  )
    return null
  const { quotation, strength } = definition
  const section = best ? sectionAbout(document, analysis, quotation, best) : null
  const isStated = section !== null && states(section, quotation)
  // Exercises and other paragraphs before the definition explain nothing.
  const begins =
    isStated && states({ ...section, citations: section.citations.slice(0, 1) }, quotation)
  const shown = begins && asksToExplain(query.question) ? [section] : [quotation]
  const more = section && !isStated ? [section] : []
  return composeAnswer([...introduction, ...shown, ...more], {
    refused: false,
    defines: strength >= DEFINED,
  })
}

/** How strong a definition must be at least if this is the best passage. */
const strengthOf = (best: Candidate | undefined): number =>
  best === undefined
    ? MIN_STRENGTH
    : MIN_STRENGTH + Math.max(best.features.defines, best.features.bold)

/** The answer of a definition, a list or a table, if one is what the question asks for. */
function lookUp(
  document: AnalysedDocument,
  search: QuestionSearch,
  introduction: readonly Quotation[],
): CheckedAnswer | null {
  const { analysis } = search
  const definition = definitionFor(document, search, introduction)
  if (definition) return definition
  const listed =
    listFor(document, analysis) ?? tableFor(document, analysis) ?? rowsFor(document, analysis)
  return listed && composeAnswer([...introduction, listed])
}

/**
 * The answer of the document to a question that asks for no summary or comparison: lookups by kind
 * of question first, then a search.
 */
export function answerQuestion(
  document: AnalysedDocument,
  query: Query,
  page: number | undefined,
  messages: BuiltinMessages,
  isComparison = false,
): CheckedAnswer {
  return answerFromSearch(document, findPassages(document, query, page), messages, isComparison)
}

/** The same where the passages for the question are found already. */
export function answerFromSearch(
  document: AnalysedDocument,
  search: QuestionSearch,
  messages: BuiltinMessages,
  isComparison = false,
): CheckedAnswer {
  const { question } = search.query
  const { asked, page } = search.analysis
  const figure = figureFor(document, question) ?? tableAsked(document, question, asked)
  const formula = figure ? null : formulaFor(document, question, asked)
  // Who asks to explain a formula wants to read more than the formula.
  const shown =
    figure ??
    (asksToExplain(question) ? null : formula) ??
    codeFor(document, question, search.analysis)
  if (shown) return withMoreFlag(document, search, composeAnswer([shown]))
  const introduction = SIMPLER.test(question) ? [ownWords(messages.simpler)] : []
  const given =
    (page === undefined ? lookUp(document, search, introduction) : null) ??
    // A comparison is answered by its lookup only: a passage that compares nothing is no answer.
    (isComparison ? null : bestPassage(document, search, introduction, messages)) ??
    (formula && composeAnswer([formula])) ??
    closest(document, search, messages)
  return withMoreFlag(document, search, formula ? withFormula(given, formula) : given)
}

/** The best passage as the answer; null if it is not certain enough. */
function bestPassage(
  document: AnalysedDocument,
  { query: { question }, analysis, passages: passages, shown: before = [] }: QuestionSearch,
  introduction: readonly Quotation[],
  messages: BuiltinMessages,
): CheckedAnswer | null {
  const [best] = passages
  const { term } = analysis
  // Where a text has the term in bold, it explains it.
  const isIntroduced = best?.features.bold === 1 && asksMeaning(question)
  const isHeaded = best !== undefined && asksTheSame(document, question, analysis, best.paragraph)
  const isExplained = isHeaded && asksToExplain(question)
  const isUnknown =
    analysis.type === 'definition' &&
    asksMeaning(question) &&
    !isIntroduced &&
    !isExplained &&
    !ASKS_FURTHER.test(term) &&
    (!best || exactness(analysis, best.paragraph) < EXACT_HEADING) &&
    (!isNamed(document, term) || isOnlyMentioned(document, term, best))
  const isOther =
    namesUnknown(question, analysis.asked) ||
    missingWords(question, analysis.asked, document).length > 0 ||
    lacksLabelled(question, document.index)
  const shownSentences = best
    ? shownParts(document, best, analysis).flatMap(({ sentences }) => sentences)
    : []
  const noInventor = lacksInventor(document, question, analysis, shownSentences)
  const noAmount =
    lacksCounted(document, question, analysis.asked, shownSentences) ||
    lacksMoney(
      question,
      shownSentences.map((i) => document.index.sentences[i]?.text ?? ''),
    )
  const isOtherYear =
    best !== undefined &&
    isOfOtherYear(document, question, analysis.asked, shownSentences, best.paragraph.pathTerms)
  if (isUnknown || isOther || isOtherYear || noInventor || noAmount) return null
  if (!best || !(isHeaded || isIntroduced || isCertain(passages, shownSentences))) return null
  const also = alsoShown(
    document,
    { query: { question }, analysis, passages: passages },
    best,
    messages,
  )
  const shown = withHeading(
    best.paragraph.heading,
    withKeySentence(document, best, analysis, shownFor(document, best, analysis), before),
  )
  const below =
    isHeaded || announcesParts(document, best, question)
      ? headingsBelow(document, best.paragraph.heading, question)
      : null
  return composeAnswer([...introduction, shown, ...(below ? [below] : also)], {
    refused: false,
    ...(best.features.defines === 1 && { defines: true }),
  })
}

/** Maximum passages of a section that are shown after its first one to explain what it is about. */
const MAX_EXPLAINING = 2

/** The passage that is shown after the best one, or the rest of a section that explains. */
function alsoShown(
  document: AnalysedDocument,
  search: QuestionSearch,
  best: Candidate,
  messages: BuiltinMessages,
): readonly Quotation[] {
  const near = otherPassages(document, search.passages, search.analysis, MIN_SECOND_SCORE)
  const isPart = ({ paragraph }: Candidate): boolean => inSameSection(paragraph, best.paragraph)
  if (
    asksToExplain(search.query.question) &&
    asksTheSame(document, search.query.question, search.analysis, best.paragraph) &&
    near.some(isPart)
  )
    return near
      .filter(isPart)
      .slice(0, MAX_EXPLAINING)
      .map(({ paragraph }) =>
        excerpt(document, { paragraph, sentence: paragraph.sentences[0] ?? -1 }),
      )
  const [next] = near
  return next && (best.features.heading < SAME_HEADING || isPart(next))
    ? [ownWords(messages.also), withHeading(next.paragraph.heading, shortExcerpt(document, next))]
    : []
}

/** What a sentence that announces parts lists itself: "It has two parts: a stone and a wheel." */
const LISTED = /[:：]\s*\p{L}.*\P{L}$/u

/** Whether parts are asked for that a sentence only announces: "in a series of steps". */
function announcesParts(
  { index }: AnalysedDocument,
  { sentence }: Candidate,
  question: string,
): boolean {
  const text = index.sentences[sentence]?.text ?? ''
  return PARTS.test(question) && PARTS.test(text) && !LISTED.test(text)
}

/**
 * Whether the best passage answers: it has enough of the words of the question, what is shown with
 * it has a large share of the scores of all passages, and no other passage has nearly its score. A
 * passage with all words of the question may have such a rival.
 */
function isCertain(passages: readonly Candidate[], shown: readonly number[]): boolean {
  const [best] = passages
  if (!best) return false
  const isShown = new Set(shown)
  const others = passages.filter(({ sentence }) => !isShown.has(sentence)).map(({ score }) => score)
  const total = passages.reduce((sum, { score }) => sum + score, 0)
  const otherTotal = others.reduce((sum, score) => sum + score, 0)
  return (
    best.likelihood >= MIN_ANSWER_LIKELIHOOD &&
    1 - otherTotal / total >= MIN_SHARE_OF_SCORES &&
    (best.likelihood >= SURE_LIKELIHOOD || Math.max(0, ...others) <= MAX_OTHER_SCORE * best.score)
  )
}

const inSameSection = (paragraph: Paragraph, other: Paragraph): boolean =>
  paragraph.heading === other.heading

/** Whether the best sentence for a question for the meaning of `term` says nothing of it. */
function isOnlyMentioned(
  { index }: AnalysedDocument,
  term: string,
  best: Candidate | undefined,
): boolean {
  const { text = '' } = index.sentences[best?.sentence ?? -1] ?? {}
  const form = formIn(text, term, index.language)
  return form === null || definitionStrength(text, form) < MIN_STRENGTH
}
