import type { AnswerType } from '../../../languages/language-words.ts'
import type { Query } from '../../../text/search/passages.ts'
import type { AskedTerm } from './coverage.ts'

/** A question as the lookups and the search read it. */
export type QuestionAnalysis = {
  /** The requested kind of answer. */
  readonly type: AnswerType | 'other'
  readonly asked: readonly AskedTerm[]
  /** The terms of the question, also of question words. */
  readonly words: ReadonlySet<string>
  /** Synonyms that the document has of one of `words`. */
  readonly others?: ReadonlyMap<string, string>
  /** The question in words of the document. */
  readonly query: Query
  /** The page that the question mentions. */
  readonly page: number | undefined
  /** The term whose meaning the question asks for, in the document's spelling. */
  readonly term: string
}
