import type { Query } from '../../text/search/passages.ts'
import type { CheckedAnswer } from '../citations.ts'
import type { FrontMatter, SmallTalk } from './message-kinds.ts'
import type { Ordinal } from './subject/ordinals.ts'
import type { QuizRequest } from './quiz-request.ts'
import type { EarlierQuestions } from './subject/subjects.ts'

/**
 * The conversation that a question is asked in: the learner's questions before, and the quotations
 * of each reply, both oldest first. For a question that depends on the one before also what was
 * quoted for that, which is not repeated.
 */
export type Context = {
  readonly asked: readonly string[]
  readonly quoted: readonly (readonly string[])[]
  readonly shown: readonly string[]
}

/** A reply of the conversation, as it was shown. */
export type ShownReply = Pick<CheckedAnswer, 'content' | 'citations' | 'closest'>

/** The intent of a question. `page` is set if it is about one page. */
export type Intent =
  /** A passage that the learner selected on a page; `query` asks for its words. */
  | { kind: 'passage'; query: Query; page: number; passage: string }
  /** `about`: the words for a chapter or section. `isShort`: only its main points. */
  | { kind: 'summary'; page?: number; about?: string; isShort?: boolean }
  /** `shown` are the quotations of terms that are not listed again. */
  | { kind: 'terms'; page?: number; about?: string; shown?: readonly string[] }
  /**
   * `earlier` is the question before a short one with other words: they are searched together
   * if the document lacks these.
   */
  | { kind: 'search'; query: Query; page?: number; context?: Context; earlier?: string }
  /**
   * Further passages for an earlier question, also because its answer was not understood. `shown`
   * are the quotations of its answers.
   */
  | { kind: 'more' | 'unclear'; query: Query; page?: number; shown: readonly string[] }
  /** The sentence that answers an earlier question. */
  | { kind: 'shorter'; query: Query; page?: number }
  /** About one of the things that the previous question listed, as `list` shows them. */
  | {
      kind: 'listed'
      query: Query & { before: string }
      ordinal: Ordinal
      list?: ShownReply | undefined
    }
  /**
   * A question that refers to such a thing by an ordinal; `otherwise` if the thing is not known:
   * "an example of the second one".
   */
  | {
      kind: 'aboutListed'
      query: Query & { before: string }
      ordinal: Ordinal
      list?: ShownReply | undefined
      otherwise: Intent
    }
  /** The items beside the last of the quotations in `shown` in its list. */
  | { kind: 'others'; shown: readonly string[]; otherwise: Intent }
  /** The contrary of `thing`, which `before` asks about. */
  | { kind: 'opposite'; before: string; thing: string; otherwise: Intent }
  /** The text after the last of the quotations in `shown`. */
  | { kind: 'next'; shown: readonly string[] }
  /** A comparison of two things or more; each is searched. */
  | { kind: 'compare'; query: Query; sides: readonly string[] }
  /** Information on the title page. */
  | { kind: 'front'; query: Query; about: FrontMatter }
  /** A request for a quiz on the document, or for a translation. */
  | ({ kind: 'quiz' } & QuizRequest)
  | { kind: 'translate' }
  /** Small talk. */
  | { kind: 'talk'; about: SmallTalk }

export type TutorQuestion = EarlierQuestions & {
  question: string
  /** Set by "explain this page". */
  page?: number | undefined
  /** The learner's last questions, oldest first, each with what it leaves out. */
  asked?: readonly string[] | undefined
  /** The quotations since `before` was asked, which are not repeated. */
  shown?: readonly string[]
  /** The quotations of each reply of the conversation, oldest first. */
  quoted?: readonly (readonly string[])[]
  /** The latest reply to a message that does not refer to a thing by an ordinal. */
  list?: ShownReply | undefined
}
