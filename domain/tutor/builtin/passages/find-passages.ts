import { answerWords } from '../../../languages/answers.ts'
import { beginning, wordsInside } from '../../../languages/patterns.ts'
import type { Query } from '../../../text/search/passages.ts'
import { havingFirst } from '../conversation/having-first.ts'
import { isNamed } from '../lookups/definitions/definitions.ts'
import { askedTerms, inWordsOfDocument, termSet, type AskedTerm } from '../question/coverage.ts'
import { answerTypeOf } from '../../question/subject/answer-type.ts'
import { definedTerm } from '../../question/subject/asked-meaning.ts'
import { othersOf } from '../question/word-forms.ts'
import type { AnalysedDocument, Paragraph } from '../document/analysed-document.ts'
import { effectsLast, headedFirst, topicFirst } from './headed.ts'
import { candidates, type Candidate } from './passages.ts'
import type { QuestionAnalysis } from '../question/analysis.ts'

/** Words of a request to say it more simply. */
export const SIMPLER = wordsInside(answerWords('simpler'))

/** A question as it is looked up, with all passages that have words of it, best first. */
export type QuestionSearch = {
  /** The question as it was asked. */
  readonly query: Query
  readonly analysis: QuestionAnalysis
  readonly passages: readonly Candidate[]
  /** The earlier quotations, for a question that depends on the previous one. */
  readonly shown?: readonly string[]
}

/** `text` in the document's spelling. */
export const inSpelling = (text: string, asked: readonly AskedTerm[]): string =>
  asked.reduce(
    (all, { word, respelt }) => (respelt === null ? all : all.toLowerCase().replace(word, respelt)),
    text,
  )

/** Where a term is used: "in OCaml". */
const SETTING = new RegExp(String.raw`\s(?:${answerWords('settings')})\s.+$`, 'iu')

/** "ref" for "ref in OCaml" if the document has only "ref". */
export function withoutSetting(document: AnalysedDocument, term: string): string {
  const bare = term.replace(SETTING, '')
  return bare !== term && bare !== '' && !isNamed(document, term) && isNamed(document, bare)
    ? bare
    : term
}

/** Whether a question asks something itself, as "what can he get?", not "what about him?". */
const ASKS_ITSELF = beginning(
  String.raw`[\s¿¡]*(?:(?:${answerWords('conjunctions')})\s+)?(?!(?:${answerWords('whatAbout')})(?!\p{L}))(?:${answerWords('questionStarts')}|${answerWords('yesNoStarts')})(?!\p{L})`,
)

/**
 * The requested kind of answer: "and in winter?" asks for the same kind as the previous question.
 */
function typeOf({ question, before }: Query): QuestionAnalysis['type'] {
  const own = answerTypeOf(question)
  return own === 'other' && before !== undefined && !ASKS_ITSELF.test(question)
    ? answerTypeOf(before)
    : own
}

/** How much passages count in a conversation. */
export type InConversation = {
  /** Whether a paragraph may answer without a word of the question. */
  readonly isExpected: (paragraph: Paragraph) => boolean
  readonly scoreOf: (passage: Candidate) => number
}

/** The passages with words of a question, or expected in a conversation; best first. */
function scored(
  document: AnalysedDocument,
  analysis: QuestionAnalysis,
  conversation: InConversation | undefined,
): readonly Candidate[] {
  const found = candidates(document, analysis, conversation?.isExpected)
  return conversation
    ? found
        .map((passage) => ({ ...passage, score: conversation.scoreOf(passage) }))
        .toSorted((a, b) => b.score - a.score)
    : found
}

/** Finds the passages for a question, on one page if it mentions one. */
export function findPassages(
  document: AnalysedDocument,
  query: Query,
  page: number | undefined,
  conversation?: InConversation,
): QuestionSearch {
  const plain = query.question.replace(SIMPLER, ' ')
  const asked = askedTerms({ ...query, question: plain }, document)
  const type = typeOf(query)
  const term = withoutSetting(document, inSpelling(definedTerm(plain), asked))
  const analysis: QuestionAnalysis = {
    query: inWordsOfDocument(query, asked, document),
    type,
    asked,
    words: termSet(query.question, document.index.language),
    others: othersOf(query.question, document),
    page,
    term,
  }
  const having = havingFirst(document, analysis, scored(document, analysis, conversation))
  const found = topicFirst(document, analysis, effectsLast(document, analysis, having))
  return { query, analysis, passages: headedFirst(document, analysis, found) }
}
