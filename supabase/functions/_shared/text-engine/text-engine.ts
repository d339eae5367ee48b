import type { InterfaceLanguage } from '../../../../messages/registry.ts'
import type { Estimate } from '../../../../domain/marking/builtin/mark-by-estimate.ts'
import type { QuestionToMark } from '../../../../domain/marking/question.ts'
import type { QuestionDraft } from '../../../../domain/quiz/creation/draft.ts'
import type { BuiltinRequest } from '../../../../domain/quiz/builtin/make-questions.ts'
import type { TopSentences } from '../../../../domain/text/search/rank-documents.ts'
import type { IndexStatistics, Passage } from '../../../../domain/text/search/passages.ts'
import type { CheckedAnswer } from '../../../../domain/tutor/citations.ts'
import type { KeyTerm } from '../../../../domain/tutor/builtin/overview/terms.ts'
import type { Intent, TutorQuestion } from '../../../../domain/tutor/question/intent.ts'

/** One extraction of one file: a new extraction is another document. */
export type DocumentKey = { readonly fileId: string; readonly extracted: string }

/** An extracted text, with the emphasis and the blocks as the database stores them, if it does. */
export type LoadedText = {
  readonly text: string
  readonly emphasis?: unknown
  readonly structure?: unknown
}

/**
 * The source of the tutor's answers: one document, or several. Every method rejects with a
 * `Failure` or an `Error` where the work fails or takes too long.
 */
export type TutorSource = {
  /** Answers without a model, in the language of `language`. */
  answer(question: TutorQuestion, language: InterfaceLanguage): Promise<CheckedAnswer>
  /** The passages from which a model answers, at most `budget` characters. */
  passages(question: TutorQuestion, budget: number): Promise<readonly Passage[]>
  /** A model's answer, checked against the passages in its prompt. */
  check(answer: string, passages: readonly Passage[]): Promise<CheckedAnswer>
}

/** One document, which can also be compared with others. */
export type OpenDocument = TutorSource & {
  /** How the question is understood, and how often its terms occur. */
  statistics(question: TutorQuestion): Promise<AskedStatistics>
  /** The best sentences of the document for the question, by the statistics of all documents. */
  topSentences(question: TutorQuestion, statistics: IndexStatistics): Promise<TopSentences>
  /** Terms that the document defines. */
  suggestedTerms(): Promise<readonly KeyTerm[]>
}

export type AskedStatistics = { readonly intent: Intent; readonly statistics: IndexStatistics }

/**
 * Everything that computes on long texts. Our server does it in worker threads (server/workers);
 * where there are none, it is done in process (in-process.ts). It is scheduled for `userId`:
 * accounts take turns, so that none waits for all the work of another.
 */
export type TextEngine = {
  /**
   * Indexes a document, or finds its index. `load` reads its text and is called only where needed;
   * the caller has been shown by the database to own the file. Null where the text holds no
   * sentence.
   */
  openDocument(
    userId: string,
    key: DocumentKey,
    load: () => Promise<LoadedText>,
  ): Promise<OpenDocument | null>
  /** Questions without a model; `onQuestion` receives their number after each. */
  makeQuestions(
    userId: string,
    request: BuiltinRequest,
    onQuestion: (done: number) => void,
  ): Promise<QuestionDraft[]>
  /** Marks an answer without a model. */
  estimate(userId: string, question: QuestionToMark, answer: string): Promise<Estimate>
  /** Ends what is running. */
  close(): Promise<void>
}
