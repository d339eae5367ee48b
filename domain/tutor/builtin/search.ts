import { answerWords } from '../../languages/answers.ts'
import { beginning, wordsInside } from '../../languages/patterns.ts'
import type { Query } from '../../text/search/passages.ts'
import type { CheckedAnswer } from '../citations.ts'
import { closest, others, withMore } from './closest.ts'
import { namesUnknown, subjectWords } from './question/coverage.ts'
import { DEFINED, definitionOf, isNamed } from './lookups/definitions/definitions.ts'
import {
  MIN_ANSWER_EVIDENCE,
  EXACT_HEADING,
  exactness,
  lacksInventor,
} from './passages/evidence.ts'
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
  type Found,
} from './passages/find-passages.ts'
import { asksTheSame, asksToExplain, isHeadedBy } from './passages/headed.ts'
import { withKeySentence } from './passages/key-sentence.ts'
import type { Candidate, Search } from './passages/passages.ts'
import { excerpt, shortExcerpt, shownFor, windowFor, withHeading } from './passages/excerpt.ts'
import {
  asksMeaning,
  definedTerm,
  definitionStrength,
  MIN_STRENGTH,
} from './question/definition-sentences.ts'
import { answer, own, type Quotation } from './quotation.ts'
import type { Passage, Reading } from './reading/reading.ts'

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
/** Evidence from which others may have the same score: they answer as well. */
const SURE_EVIDENCE = 0.75
/** "What are civil rights?" and "Who was Confucius?" also ask for a definition. */
const MAY_DEFINE: ReadonlySet<Search['type']> = new Set(['definition', 'other', 'list', 'person'])
/** "What are the parts of a mill?" asks for a list. */
const PART_OF = wordsInside(answerWords('partOf'))

/** Parts that a question asks for, or that a sentence announces. */
const PARTS = wordsInside(answerWords('parts'))

/** "Explain what mills do" asks for more than the meaning of a term. */
const ASKS_FURTHER = beginning(answerWords('noTermStarts'), String.raw`(?!\p{L})`)

/** The question that names the subject: the previous one if this one only asks to simplify it. */
const subjectOf = ({ question, before }: Query, { index }: Reading): string =>
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
  reading: Reading,
  { query, ...request }: Search,
  best: Candidate | undefined,
  lead: readonly Quotation[],
): CheckedAnswer | null {
  const { type, asked } = request
  if (!MAY_DEFINE.has(type) || (type === 'list' && PART_OF.test(query.question))) return null
  const plain = subjectOf(query, reading).replace(SIMPLER, ' ')
  const term = withoutSetting(reading, inSpelling(definedTerm(plain), asked))
  const definition = definitionOf(reading, term)
  if (!definition || definition.strength < Math.min(SURE_SCORE, strengthOf(best))) return null
  // The section about the term explains it better than a sentence that only seems to define it.
  if (
    definition.strength < DEFINED &&
    asksToExplain(query.question) &&
    best &&
    isHeadedBy(best.passage, term, reading.index.language)
  )
    return null
  const { quotation, strength } = definition
  const section = best ? sectionAbout(reading, { ...request, query }, quotation, best) : null
  const isStated = section !== null && states(section, quotation)
  // Exercises and other paragraphs before the definition explain nothing.
  const begins =
    isStated && states({ ...section, citations: section.citations.slice(0, 1) }, quotation)
  const shown = begins && asksToExplain(query.question) ? [section] : [quotation]
  const more = section && !isStated ? [section] : []
  return answer([...lead, ...shown, ...more], { refused: false, defines: strength >= DEFINED })
}

/** How strong a definition must be at least if this is the best passage. */
const strengthOf = (best: Candidate | undefined): number =>
  best === undefined
    ? MIN_STRENGTH
    : MIN_STRENGTH + Math.max(best.features.defines, best.features.bold)

/** The answer of a definition, a list or a table, if one is what the question asks for. */
function lookUp(
  reading: Reading,
  { query, request, passages: [best] }: Found,
  lead: readonly Quotation[],
): CheckedAnswer | null {
  const definition = definitionFor(reading, { ...request, query }, best, lead)
  if (definition) return definition
  const listed =
    listFor(reading, request) ?? tableFor(reading, request) ?? rowsFor(reading, request)
  return listed && answer([...lead, listed])
}

/**
 * The answer of the document to a question that asks for no summary or comparison: lookups by kind
 * of question first, then a search.
 */
export function search(
  reading: Reading,
  query: Query,
  page: number | undefined,
  messages: BuiltinMessages,
  isComparison = false,
): CheckedAnswer {
  return answerFound(reading, findPassages(reading, query, page), messages, isComparison)
}

/** The same where the passages for the question are found already. */
export function answerFound(
  reading: Reading,
  found: Found,
  messages: BuiltinMessages,
  isComparison = false,
): CheckedAnswer {
  const { question } = found.query
  const { asked, page } = found.request
  const figure = figureFor(reading, question) ?? tableAsked(reading, question, asked)
  const formula = figure ? null : formulaFor(reading, question, asked)
  // Who asks to explain a formula wants to read more than the formula.
  const shown =
    figure ??
    (asksToExplain(question) ? null : formula) ??
    codeFor(reading, question, found.request)
  if (shown) return withMore(reading, found, answer([shown]))
  const lead = SIMPLER.test(question) ? [own(messages.simpler)] : []
  const given =
    (page === undefined ? lookUp(reading, found, lead) : null) ??
    // A comparison is answered by its lookup only: a passage that compares nothing is no answer.
    (isComparison ? null : bestPassage(reading, found, lead, messages)) ??
    (formula && answer([formula])) ??
    closest(reading, found, messages)
  return withMore(reading, found, formula ? withFormula(given, formula) : given)
}

/** The best passage as the answer; null if it is not certain enough. */
function bestPassage(
  reading: Reading,
  { query: { question }, request, passages: found, shown: before = [] }: Found,
  lead: readonly Quotation[],
  messages: BuiltinMessages,
): CheckedAnswer | null {
  const [best] = found
  const { term } = request
  // Where a text has the term in bold, it explains it.
  const isIntroduced = best?.features.bold === 1 && asksMeaning(question)
  const isHeaded = best !== undefined && asksTheSame(reading, question, request, best.passage)
  const isExplained = isHeaded && asksToExplain(question)
  const isUnknown =
    request.type === 'definition' &&
    asksMeaning(question) &&
    !isIntroduced &&
    !isExplained &&
    !ASKS_FURTHER.test(term) &&
    (!best || exactness(request, best.passage) < EXACT_HEADING) &&
    (!isNamed(reading, term) || isOnlyMentioned(reading, term, best))
  const isOther =
    namesUnknown(question, request.asked) ||
    missingWords(question, request.asked, reading).length > 0 ||
    lacksLabelled(question, reading.index)
  const shownSentences = best
    ? windowFor(reading, best, request).flatMap(({ sentences }) => sentences)
    : []
  const noInventor = lacksInventor(reading, question, request, shownSentences)
  const noAmount =
    lacksCounted(reading, question, request.asked, shownSentences) ||
    lacksMoney(
      question,
      shownSentences.map((i) => reading.index.sentences[i]?.text ?? ''),
    )
  const isOtherYear =
    best !== undefined &&
    isOfOtherYear(reading, question, request.asked, shownSentences, best.passage.pathTerms)
  if (isUnknown || isOther || isOtherYear || noInventor || noAmount) return null
  if (!best || !(isHeaded || isIntroduced || isCertain(found, shownSentences))) return null
  const also = alsoShown(reading, { query: { question }, request, passages: found }, best, messages)
  const shown = withHeading(
    best.passage.heading,
    withKeySentence(reading, best, request, shownFor(reading, best, request), before),
  )
  const below =
    isHeaded || announcesParts(reading, best, question)
      ? headingsBelow(reading, best.passage.heading, question)
      : null
  return answer([...lead, shown, ...(below ? [below] : also)], {
    refused: false,
    ...(best.features.defines === 1 && { defines: true }),
  })
}

/** Maximum passages of a section that are shown after its first one to explain what it is about. */
const MAX_EXPLAINING = 2

/** The passage that is shown after the best one, or the rest of a section that explains. */
function alsoShown(
  reading: Reading,
  found: Found,
  best: Candidate,
  messages: BuiltinMessages,
): readonly Quotation[] {
  const near = others(reading, found.passages, found.request, MIN_SECOND_SCORE)
  const isPart = ({ passage }: Candidate): boolean => inSameSection(passage, best.passage)
  if (
    asksToExplain(found.query.question) &&
    asksTheSame(reading, found.query.question, found.request, best.passage) &&
    near.some(isPart)
  )
    return near
      .filter(isPart)
      .slice(0, MAX_EXPLAINING)
      .map(({ passage }) => excerpt(reading, { passage, sentence: passage.sentences[0] ?? -1 }))
  const [next] = near
  return next && (best.features.heading < SAME_HEADING || isPart(next))
    ? [own(messages.also), withHeading(next.passage.heading, shortExcerpt(reading, next))]
    : []
}

/** What a sentence that announces parts lists itself: "It has two parts: a stone and a wheel." */
const LISTED = /[:：]\s*\p{L}.*\P{L}$/u

/** Whether parts are asked for that a sentence only announces: "in a series of steps". */
function announcesParts({ index }: Reading, { sentence }: Candidate, question: string): boolean {
  const text = index.sentences[sentence]?.text ?? ''
  return PARTS.test(question) && PARTS.test(text) && !LISTED.test(text)
}

/**
 * Whether the best passage answers: it has enough of the words of the question, what is shown with
 * it has a large share of the scores of all passages, and no other passage has nearly its score. A
 * passage with all words of the question may have such a rival.
 */
function isCertain(found: readonly Candidate[], shown: readonly number[]): boolean {
  const [best] = found
  if (!best) return false
  const inWindow = new Set(shown)
  const others = found.filter(({ sentence }) => !inWindow.has(sentence)).map(({ score }) => score)
  const total = found.reduce((sum, { score }) => sum + score, 0)
  const otherTotal = others.reduce((sum, score) => sum + score, 0)
  return (
    best.evidence >= MIN_ANSWER_EVIDENCE &&
    1 - otherTotal / total >= MIN_SHARE_OF_SCORES &&
    (best.evidence >= SURE_EVIDENCE || Math.max(0, ...others) <= MAX_OTHER_SCORE * best.score)
  )
}

const inSameSection = (one: Passage, other: Passage): boolean => one.heading === other.heading

/** Whether the best sentence for a question for the meaning of `term` says nothing of it. */
function isOnlyMentioned({ index }: Reading, term: string, best: Candidate | undefined): boolean {
  const { text = '' } = index.sentences[best?.sentence ?? -1] ?? {}
  const form = formIn(text, term, index.language)
  return form === null || definitionStrength(text, form) < MIN_STRENGTH
}
