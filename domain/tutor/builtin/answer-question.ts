import { answerWords } from '../../languages/answers.ts'
import { wordsInside } from '../../languages/patterns.ts'
import type { Query } from '../../text/search/passages.ts'
import type { CheckedAnswer } from '../citations.ts'
import { bestPassage } from './best-passage.ts'
import { closest } from './closest.ts'
import type { AnalysedDocument } from './document/analysed-document.ts'
import { withMoreFlag } from './further-passages.ts'
import { lackOfDocument } from './lack/lack.ts'
import { codeFor } from './lookups/code.ts'
import { DEFINED, definitionOf } from './lookups/definitions/definitions.ts'
import { figureFor, tableAsked, tableFor } from './lookups/figures.ts'
import { countedBelow } from './lookups/headings.ts'
import { asksToCalculate, formulaFor, withFormula } from './lookups/formulas.ts'
import { listFor } from './lookups/lists/lists.ts'
import { rowsFor } from './lookups/table-rows.ts'
import type { BuiltinMessages } from './messages.ts'
import {
  findPassages,
  inSpelling,
  SIMPLER,
  withoutSetting,
  type QuestionSearch,
} from './passages/find-passages.ts'
import { shownFor, withHeading } from './passages/shown/excerpt.ts'
import { asksToExplain, isHeadedBy } from './passages/headed.ts'
import type { Candidate } from './passages/passages.ts'
import { topicCoverage } from './passages/topic.ts'
import type { QuestionAnalysis } from './question/analysis.ts'
import { subjectWords } from '../question/subject/subject-words.ts'
import { definedTerm } from '../question/subject/asked-meaning.ts'
import { MIN_STRENGTH } from './question/definition-sentences.ts'
import { composeAnswer, ownWords, type Quotation } from './quotation.ts'
import { sectionAbout, states } from './section-about.ts'

/** "What are civil rights?" and "Who was Confucius?" also ask for a definition. */
const MAY_DEFINE: ReadonlySet<QuestionAnalysis['type']> = new Set([
  'definition',
  'other',
  'list',
  'person',
])
/** "What are the parts of a mill?" asks for a list. */
const PART_OF = wordsInside(answerWords('partOf'))

/** The question with the subject: the previous one if this one is only a request to simplify it. */
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
  const { quotation, strength, parts } = definition
  const section = best ? sectionAbout(document, analysis, quotation, best) : null
  const isStated = section !== null && states(section, quotation)
  // Exercises and other paragraphs before the definition explain nothing.
  const begins =
    isStated && states({ ...section, citations: section.citations.slice(0, 1) }, quotation)
  // The section has the sentence already that is quoted with the entry of the glossary.
  const own = section && parts && states(section, parts[1]) ? parts[0] : quotation
  const shown = begins && asksToExplain(query.question) ? [section] : [own]
  const more = section && !isStated ? [section] : []
  return composeAnswer([...introduction, ...shown, ...more], {
    refused: false,
    defines: strength >= DEFINED,
  })
}

/** Minimum strength of a definition, given the best passage. */
const strengthOf = (best: Candidate | undefined): number =>
  best === undefined
    ? MIN_STRENGTH
    : MIN_STRENGTH + Math.max(best.features.defines, best.features.bold)

/** The answer from a definition, a list or a table, if the question asks for one. */
function lookUp(
  document: AnalysedDocument,
  search: QuestionSearch,
  introduction: readonly Quotation[],
): CheckedAnswer | null {
  const { analysis } = search
  const definition = definitionFor(document, search, introduction)
  if (definition) return definition
  const [best] = search.passages
  const listed =
    listFor(document, analysis) ??
    tableFor(document, analysis) ??
    rowsFor(document, analysis) ??
    (best ? countedBelow(document, best.paragraph, analysis) : null)
  return listed && composeAnswer([...introduction, listed])
}

/**
 * The formula that a question asks for; for how something is calculated with the section that
 * has it. Null if there is none.
 */
function calculation(
  document: AnalysedDocument,
  { query: { question }, analysis, passages: [best] }: QuestionSearch,
): Quotation | null {
  const formula = formulaFor(document, question, analysis.asked)
  const isOfTopic = best !== undefined && topicCoverage(document, analysis, best.paragraph) > 0
  if (!formula || !isOfTopic || !asksToCalculate(question)) return formula
  const section = shownFor(document, best, analysis)
  return states(section, formula) ? withHeading(best.paragraph.heading, section) : formula
}

/**
 * The answer of the document to a question other than a summary or comparison: lookups by kind
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

/** The answer to a question whose passages are found already. */
export function answerFromSearch(
  document: AnalysedDocument,
  search: QuestionSearch,
  messages: BuiltinMessages,
  isComparison = false,
): CheckedAnswer {
  const { question } = search.query
  const { asked, page } = search.analysis
  const figure = figureFor(document, question) ?? tableAsked(document, question, asked)
  const formula = figure ? null : calculation(document, search)
  // Who asks to explain a formula wants to read more than the formula.
  const shown =
    figure ??
    (asksToExplain(question) ? null : formula) ??
    codeFor(document, question, search.analysis)
  if (shown) return withMoreFlag(document, search, composeAnswer([shown]))
  const introduction = SIMPLER.test(question) ? [ownWords(messages.simpler)] : []
  const lack = lackOfDocument(document, search.analysis)
  const given =
    (page === undefined ? lookUp(document, search, introduction) : null) ??
    // A comparison is answered by its lookup only: a passage without a comparison is not an answer.
    (isComparison ? null : bestPassage(document, search, lack, introduction, messages)) ??
    (formula && composeAnswer([formula])) ??
    closest(document, search, lack, messages)
  return withMoreFlag(document, search, formula ? withFormula(given, formula) : given)
}
