import { Failure, type FailureCode } from '../../../../domain/failure.ts'
import type { QuestionDraft } from '../../../../domain/quiz/creation/draft.ts'
import {
  makeBuiltinQuestions,
  type BuiltinHost,
  type BuiltinRequest,
} from '../../../../domain/quiz/builtin/make-questions.ts'
import type { DocumentIndex } from '../../../../domain/text/document.ts'
import { topSentencesOf, type TopSentences } from '../../../../domain/text/search/rank-documents.ts'
import {
  statisticsFor,
  type IndexStatistics,
  type Passage,
  type Query,
} from '../../../../domain/text/search/passages.ts'
import { summaryPassages } from '../../../../domain/text/search/summary.ts'
import { scoreForQuestion } from '../../../../domain/tutor/choose-passages.ts'
import { checkAnswer, type CheckedAnswer } from '../../../../domain/tutor/citations.ts'
import { answerFromDocument } from '../../../../domain/tutor/builtin/answer.ts'
import { withOrdinalResolved } from '../../../../domain/tutor/builtin/conversation/resolve-ordinals.ts'
import { suggestedTerms, type KeyTerm } from '../../../../domain/tutor/builtin/overview/terms.ts'
import { analysedDocument } from '../../../../domain/tutor/builtin/document/analysed-document.ts'
import { classifyIntent } from '../../../../domain/tutor/question/classify-intent.ts'
import type { Intent, TutorQuestion } from '../../../../domain/tutor/question/intent.ts'
import { passagesFor } from '../../../../domain/tutor/question/passages-for-intent.ts'
import type { InterfaceLanguage } from '../../../../messages/registry.ts'
import { reasonOf } from '../log-failure.ts'
import { messagesInLanguage } from '../messages.ts'
import type { IndexCache } from './index-cache.ts'
import type { AskedStatistics, LoadedText } from './text-engine.ts'

/**
 * A task on one document. Tasks and their results are plain values, so that they can cross to a
 * thread and back.
 */
export type DocumentTask =
  | { readonly kind: 'open' }
  | {
      readonly kind: 'answer'
      readonly question: TutorQuestion
      readonly language: InterfaceLanguage
    }
  | { readonly kind: 'passages'; readonly question: TutorQuestion; readonly budget: number }
  | { readonly kind: 'statistics'; readonly question: TutorQuestion }
  | {
      readonly kind: 'top sentences'
      readonly question: TutorQuestion
      readonly statistics: IndexStatistics
    }
  | { readonly kind: 'check'; readonly answer: string; readonly passages: readonly Passage[] }
  | { readonly kind: 'suggested terms' }

export type DocumentAnswer =
  | { readonly kind: 'open'; readonly sentences: number }
  | { readonly kind: 'answer' | 'check'; readonly answer: CheckedAnswer }
  | { readonly kind: 'passages'; readonly passages: readonly Passage[] }
  | ({ readonly kind: 'statistics' } & AskedStatistics)
  | { readonly kind: 'top sentences'; readonly topSentences: TopSentences }
  | { readonly kind: 'suggested terms'; readonly terms: readonly KeyTerm[] }

/**
 * A request without `text` is enough if the receiver has the text already; it is sent again with
 * `text` after the answer `need text`.
 */
export type DocumentRequest = {
  readonly name: string
  readonly text?: LoadedText
  readonly task: DocumentTask
}
/**
 * A `Failure` crosses threads as its code and its reason, since a copied error is no longer of its
 * class.
 */
type FailureReply = { readonly code: FailureCode; readonly reason?: string }

const failureReply = ({ code, cause }: Failure): FailureReply =>
  cause === undefined ? { code } : { code, reason: reasonOf(cause) }

/** The failure of a reply. */
export const failureOf = ({ code, reason }: FailureReply): Failure =>
  new Failure(code, { cause: reason })

export type DocumentReply =
  DocumentAnswer | { readonly kind: 'need text' } | ({ readonly kind: 'failed' } & FailureReply)

function passagesOf(
  index: DocumentIndex,
  { question, budget }: Extract<DocumentTask, { kind: 'passages' }>,
): readonly Passage[] {
  const chosen = passagesFor(classifyIntent(question, index), index, budget)
  return chosen.length > 0 ? chosen : summaryPassages(index, budget)
}

/** The words to look for. */
const queryOf = (intent: Intent, { question }: TutorQuestion): Query =>
  'query' in intent
    ? intent.query
    : { question: intent.kind === 'summary' ? (intent.about ?? question) : question }

function perform(index: DocumentIndex, task: DocumentTask): DocumentAnswer {
  switch (task.kind) {
    case 'open':
      return { kind: 'open', sentences: index.sentences.length }
    case 'answer': {
      const messages = messagesInLanguage(task.language).tutor
      const question = withOrdinalResolved(task.question, index, messages)
      const intent = classifyIntent(question, index)
      return { kind: 'answer', answer: answerFromDocument(index, intent, messages) }
    }
    case 'passages':
      return { kind: 'passages', passages: passagesOf(index, task) }
    case 'statistics': {
      const intent = classifyIntent(task.question, index)
      const statistics = statisticsFor(index, queryOf(intent, task.question))
      return { kind: 'statistics', intent, statistics }
    }
    case 'top sentences': {
      const query = queryOf(classifyIntent(task.question, index), task.question)
      const scores = scoreForQuestion(index, query, task.statistics)
      return { kind: 'top sentences', topSentences: topSentencesOf(index, scores) }
    }
    case 'check':
      return { kind: 'check', answer: checkAnswer(task.answer, task.passages, index) }
    case 'suggested terms':
      return { kind: 'suggested terms', terms: suggestedTerms(analysedDocument(index)) }
  }
}

/**
 * Does one task on one document, with the indexes of `cache`. A failure that the learner sees is
 * returned, not thrown.
 */
export function runDocumentTask(cache: IndexCache, request: DocumentRequest): DocumentReply {
  const { name, text, task } = request
  try {
    const index = cache.get(name) ?? (text === undefined ? undefined : cache.add(name, text))
    return index ? perform(index, task) : { kind: 'need text' }
  } catch (error) {
    if (error instanceof Failure) return { kind: 'failed', ...failureReply(error) }
    throw error
  }
}

export type QuestionsReply =
  { readonly ok: true; readonly drafts: QuestionDraft[] } | ({ readonly ok: false } & FailureReply)

/** Makes questions. A failure that the learner sees is returned, not thrown. */
export async function runMakeQuestions(
  request: BuiltinRequest,
  host: BuiltinHost,
): Promise<QuestionsReply> {
  try {
    return { ok: true, drafts: await makeBuiltinQuestions(request, host) }
  } catch (error) {
    if (error instanceof Failure) return { ok: false, ...failureReply(error) }
    throw error
  }
}

/** The drafts of a reply. Throws the `Failure` of a reply that failed. */
export function draftsOf(reply: QuestionsReply): QuestionDraft[] {
  if (!reply.ok) throw failureOf(reply)
  return reply.drafts
}
