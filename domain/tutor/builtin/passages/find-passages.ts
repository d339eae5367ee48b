import { answerWords } from '../../../languages/answers.ts'
import { wordsInside } from '../../../languages/patterns.ts'
import type { Query } from '../../../text/search/passages.ts'
import { isNamed } from '../lookups/definitions.ts'
import { askedTerms, inWordsOfDocument, termSet, type AskedTerm } from '../question/coverage.ts'
import { answerTypeOf, definedTerm } from '../question/question.ts'
import type { Reading } from '../reading/reading.ts'
import { headedFirst } from './headed.ts'
import { candidates, type Candidate, type Search } from './passages.ts'

/** Words of a request to say it more simply. */
export const SIMPLER = wordsInside(answerWords('simpler'))

/** A question as it is looked up, with all passages that have words of it, best first. */
export type Found = {
  /** The question as it was asked. */
  readonly query: Query
  readonly request: Search
  readonly passages: readonly Candidate[]
}

/** `text` in the document's spelling. */
export const inSpelling = (text: string, asked: readonly AskedTerm[]): string =>
  asked.reduce(
    (all, { word, respelt }) => (respelt === null ? all : all.toLowerCase().replace(word, respelt)),
    text,
  )

/** Where a term is used: "in OCaml". */
const SETTING = /\s(?:in|en|im)\s.+$/iu

/** "ref" for "ref in OCaml", where the document names only that. */
export function withoutSetting(reading: Reading, term: string): string {
  const bare = term.replace(SETTING, '')
  return bare !== term && bare !== '' && !isNamed(reading, term) && isNamed(reading, bare)
    ? bare
    : term
}

/** Finds the passages for a question, on one page if it names one. */
export function findPassages(reading: Reading, query: Query, page: number | undefined): Found {
  const plain = query.question.replace(SIMPLER, ' ')
  const asked = askedTerms({ ...query, question: plain }, reading)
  const ownType = answerTypeOf(query.question)
  const type =
    ownType === 'other' && query.before !== undefined ? answerTypeOf(query.before) : ownType
  const term = withoutSetting(reading, inSpelling(definedTerm(plain), asked))
  const request: Search = {
    query: inWordsOfDocument(query, asked, reading),
    type,
    asked,
    words: termSet(query.question, reading.index.language),
    page,
    term,
  }
  const found = candidates(reading, request)
  return { query, request, passages: headedFirst(found, reading, query.question, request) }
}
