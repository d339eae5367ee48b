import type { AnswerType } from '../../../languages/language-words.ts'
import type { Query } from '../../../text/search/passages.ts'
import type { AskedTerm } from './coverage.ts'

/** A question as the lookups and the search read it. */
export type QuestionAnalysis = {
  /** The kind of answer that is asked for. */
  readonly type: AnswerType | 'other'
  readonly asked: readonly AskedTerm[]
  /** The terms of the question, also of the words that only ask. */
  readonly words: ReadonlySet<string>
  /** Synonyms that the document has of one of `words`. */
  readonly others?: ReadonlyMap<string, string>
  /** The question in words of the document. */
  readonly query: Query
  /** The page that the question names. */
  readonly page: number | undefined
  /** What the question asks the meaning of, in the document's spelling. */
  readonly term: string
}
