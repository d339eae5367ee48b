import { answerWords } from '../../languages/answers.ts'
import { beginning, wordsInside } from '../../languages/patterns.ts'
import type { Query } from '../../text/search/passages.ts'
import type { CheckedAnswer } from '../citations.ts'
import {
  askedTerms,
  inWordsOfDocument,
  knownShare,
  namesUnknown,
  subjectWords,
  termSet,
  type AskedTerm,
} from './question/coverage.ts'
import { DEFINED, definitionOf, isNamed } from './lookups/definitions.ts'
import {
  MIN_ANSWER_EVIDENCE,
  EXACT_HEADING,
  exactness,
  lacksInventor,
} from './passages/evidence.ts'
import { figureFor, tableFor } from './lookups/figures.ts'
import { formulaFor } from './lookups/formulas.ts'
import { lacksLabelled } from './question/labelled.ts'
import { headingsBelow } from './lookups/headings.ts'
import { listFor } from './lookups/lists.ts'
import { formIn } from './question/term-in-text.ts'
import type { BuiltinMessages } from './messages.ts'
import { rowsFor } from './lookups/table-rows.ts'
import { hasSameHeading, headedFirst } from './passages/headed.ts'
import { withKeySentence } from './passages/key-sentence.ts'
import { candidates, type Candidate, type Search } from './passages/passages.ts'
import { briefExcerpt, briefPart, shownFor, windowFor, withHeading } from './passages/excerpt.ts'
import { otherLanguage } from './question/other-language.ts'
import {
  answerTypeOf,
  asksMeaning,
  definedTerm,
  definitionStrength,
  MIN_STRENGTH,
} from './question/question.ts'
import { answer, own, PARAGRAPH_BREAK, type Quotation } from './quotation.ts'
import type { Passage, Reading } from './reading/reading.ts'

/** Below this share of known question terms, the document is about something else. */
const MIN_KNOWN_SHARE = 0.24
/**
 * Maximum number of passages shown without an answer, and their minimum score relative to the
 * best.
 */
const MAX_CLOSEST = 6
const MIN_CLOSEST_SCORE = 0.1
/** Minimum score of a second passage relative to the best one. */
const MIN_SECOND_SCORE = 0.1
/** From this likeness of question and heading, nothing else is shown. */
const SAME_HEADING = 0.75
/**
 * How much less certain the best passage is if one of another section scores as well, and how
 * certain it must be.
 */
const RUNNER_UP_WEIGHT = 0.5
const MIN_CERTAINTY = 0.25
/** "What are civil rights?" and "Who was Confucius?" also ask for a definition. */
const MAY_DEFINE: ReadonlySet<Search['type']> = new Set(['definition', 'other', 'list', 'person'])
/** "What are the parts of a mill?" asks for a list. */
const PART_OF = wordsInside(answerWords('partOf'))

/** "Explain what mills do" asks for more than the meaning of a term. */
const ASKS_FURTHER = beginning(answerWords('noTermStarts'), String.raw`(?!\p{L})`)

const SIMPLER = wordsInside(answerWords('simpler'))

/** Passages after the best one, best first, that are not shown with it and not much worse. */
function others(
  reading: Reading,
  found: readonly Candidate[],
  scope: Search,
  share: number,
): Candidate[] {
  const [best] = found
  if (!best) return []
  const opening = ({ blocks }: Passage): string => blocks[0]?.text.slice(0, 80) ?? ''
  const window = windowFor(reading, best, scope)
  const shown = new Set(window.flatMap(({ sentences }) => sentences))
  const openings = new Map(window.map(({ passage }) => [opening(passage), passage]))
  return found.filter((one) => {
    const { passage, sentence, score } = one
    const known = openings.get(opening(passage)) ?? passage
    if (score < best.score * share || shown.has(sentence) || known !== passage) return false
    openings.set(opening(passage), passage)
    for (const i of briefPart(reading, one).sentences) shown.add(i)
    return true
  })
}

/** The question that names the subject: the previous one if this one only asks to simplify it. */
const subjectOf = ({ question, before }: Query, { index }: Reading): string =>
  before !== undefined && subjectWords(question.replace(SIMPLER, ' '), index.language).length === 0
    ? before
    : question

/** `text` in the document's spelling. */
const inSpelling = (text: string, asked: readonly AskedTerm[]): string =>
  asked.reduce(
    (all, { word, respelt }) => (respelt === null ? all : all.toLowerCase().replace(word, respelt)),
    text,
  )

/** A score above which a definition is shown even if another passage fits the question better. */
const SURE_SCORE = 3
/** Maximum length of a definition below which the section about the term is shown with it. */
const SHORT_DEFINITION_CHARS = 220

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
  const term = inSpelling(definedTerm(subjectOf(query, reading).replace(SIMPLER, ' ')), asked)
  const definition = definitionOf(reading, term)
  if (!definition || definition.strength < Math.min(SURE_SCORE, strengthOf(best))) return null
  const { quotation, strength } = definition
  const more = best ? sectionAfter(reading, request, quotation, best) : []
  return answer([...lead, quotation, ...more], { refused: false, defines: strength >= DEFINED })
}

/** The beginning of the section about a term after its short definition, if it says more. */
function sectionAfter(
  reading: Reading,
  request: Omit<Search, 'query'>,
  { markdown, citations }: Quotation,
  best: Candidate,
): Quotation[] {
  const isShort = markdown.length <= SHORT_DEFINITION_CHARS
  if (!isShort || exactness(request, best.passage) < EXACT_HEADING) return []
  const section = shownFor(reading, best, request)
  const isStated = section.citations.some(({ quote }) =>
    citations.some((one) => quote.includes(one.quote)),
  )
  return isStated ? [] : [section]
}

/** How strong a definition must be at least if this is the best passage. */
const strengthOf = (best: Candidate | undefined): number =>
  best === undefined
    ? MIN_STRENGTH
    : MIN_STRENGTH + Math.max(best.features.defines, best.features.bold)

/**
 * Passages that may help if none answers; a plain refusal if the document is about something else.
 */
function closest(
  reading: Reading,
  search: Search,
  found: readonly Candidate[],
  messages: BuiltinMessages,
): CheckedAnswer {
  const { question } = search.query
  const language = otherLanguage(question, reading.index)
  const [best] = found
  const isOfDocument = knownShare(search.asked) >= MIN_KNOWN_SHARE && best !== undefined
  const quoted = best
    ? [
        withHeading(best.passage.heading, shownFor(reading, best, search)),
        ...others(reading, found, search, MIN_CLOSEST_SCORE)
          .slice(0, MAX_CLOSEST - 1)
          .map((one) => withHeading(one.passage.heading, briefExcerpt(reading, one))),
      ]
    : []
  if (language !== null) {
    const name = new Intl.DisplayNames(messages.locale, { type: 'language' }).of(
      reading.index.language,
    )
    const spoken = name ?? reading.index.language
    return isOfDocument
      ? answer([own(messages.otherLanguageFound(spoken)), ...quoted], {
          refused: false,
          closest: true,
        })
      : answer([own(messages.otherLanguage(spoken))], { refused: true })
  }
  if (!isOfDocument) return answer([own(messages.notFound)], { refused: true })
  let end = messages.closest.length
  const passages = quoted.map(({ markdown }) => {
    const start = end + PARAGRAPH_BREAK.length
    end = start + markdown.length
    return { start, end }
  })
  return answer([own(messages.closest), ...quoted], { refused: false, closest: true, passages })
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
  const asked = askedTerms({ ...query, question: query.question.replace(SIMPLER, ' ') }, reading)
  const ownType = answerTypeOf(query.question)
  const type =
    ownType === 'other' && query.before !== undefined ? answerTypeOf(query.before) : ownType
  const request: Search = {
    query: inWordsOfDocument(query, asked, reading),
    type,
    asked,
    words: termSet(query.question, reading.index.language),
    page,
  }
  const figure = figureFor(reading, query.question)
  if (figure) return answer([figure])
  const formula = formulaFor(reading, query.question, asked)
  if (formula) return answer([formula])
  const lead = SIMPLER.test(query.question) ? [own(messages.simpler)] : []
  const term = inSpelling(definedTerm(query.question.replace(SIMPLER, ' ')), asked)
  const found = headedFirst(candidates(reading, request), reading, query.question, { asked, term })
  const [best] = found
  if (page === undefined) {
    const definition = definitionFor(reading, { ...request, query }, best, lead)
    if (definition) return definition
    const list = listFor(reading, request)
    if (list) return answer([...lead, list])
    const table = tableFor(reading, request)
    if (table) return answer([...lead, table])
    const rows = rowsFor(reading, request)
    if (rows) return answer([...lead, rows])
  }
  const isUnknown =
    type === 'definition' &&
    asksMeaning(query.question) &&
    !ASKS_FURTHER.test(term) &&
    (!best || exactness(request, best.passage) < EXACT_HEADING) &&
    (!isNamed(reading, term) || isOnlyMentioned(reading, term, best))
  const isOther =
    namesUnknown(query.question, asked) || lacksLabelled(query.question, reading.index)
  const shownSentences = best
    ? windowFor(reading, best, request).flatMap(({ sentences }) => sentences)
    : []
  const noInventor = lacksInventor(reading, query.question, request, shownSentences)
  // What does not tell the sides of a comparison apart is no answer to it.
  if (isUnknown || isOther || isComparison || noInventor)
    return closest(reading, request, found, messages)
  const isHeaded = best && hasSameHeading(reading, query.question, request, best.passage)
  if (!best || !(isHeaded || isCertain(best, found)))
    return closest(reading, request, found, messages)
  const [next] = others(reading, found, request, MIN_SECOND_SCORE)
  const also =
    next && (best.features.heading < SAME_HEADING || inSameSection(next.passage, best.passage))
      ? [own(messages.also), withHeading(next.passage.heading, briefExcerpt(reading, next))]
      : []
  const shown = withHeading(
    best.passage.heading,
    withKeySentence(reading, best, request, shownFor(reading, best, request)),
  )
  const below = isHeaded ? headingsBelow(reading, best.passage.heading, query.question) : null
  return answer([...lead, shown, ...(below ? [below] : also)], {
    refused: false,
    ...(best.features.defines === 1 && { defines: true }),
  })
}

/** Whether the best passage answers, unless one of another section scores as well. */
function isCertain(best: Candidate, found: readonly Candidate[]): boolean {
  const second = found.find(({ passage }) => !inSameSection(passage, best.passage))
  const runnerUp = second ? second.score / best.score : 0
  return (
    best.evidence >= MIN_ANSWER_EVIDENCE &&
    best.evidence - RUNNER_UP_WEIGHT * runnerUp >= MIN_CERTAINTY
  )
}

/** Whether two passages are parts of one section. */
const inSameSection = (one: Passage, other: Passage): boolean => one.heading === other.heading

/** Whether the best sentence for a question for the meaning of `term` says nothing of it. */
function isOnlyMentioned({ index }: Reading, term: string, best: Candidate | undefined): boolean {
  const { text = '' } = index.sentences[best?.sentence ?? -1] ?? {}
  const form = formIn(text, term, index.language)
  return form === null || definitionStrength(text, form) === 0
}
