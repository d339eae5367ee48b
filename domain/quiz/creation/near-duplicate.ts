import { normalise } from '../../text/normalise.ts'
import type { QuestionDraft } from './draft.ts'

/** Minimum word overlap of two questions that are duplicates if their answers overlap as well. */
const NEAR_DUPLICATE = { question: 0.7, answer: 0.5, alone: 0.95 } as const
/** Minimum terms that a question names to be compared by them, and their share in another one. */
const NAMED = { least: 3, share: 2 / 3 } as const
/** Minimum share of the words of an answer that another question shows. */
const SHOWN = 0.8

/** What is compared of two questions. */
export type ComparedQuestion = Pick<
  QuestionDraft,
  'question' | 'correct' | 'wrong' | 'fileId' | 'page' | 'quote'
>

type Features = {
  readonly words: ReadonlySet<string>
  readonly answerWords: ReadonlySet<string>
  readonly terms: ReadonlySet<string>
  readonly answer: string
  readonly quote: string
}

/** A question is compared with hundreds of others, so it is normalised once. */
const features = new WeakMap<ComparedQuestion, Features>()

const featuresOf = (question: ComparedQuestion): Features => {
  const known = features.get(question)
  if (known) return known
  const computed = {
    words: wordsOf(question.question),
    answerWords: wordsOf(question.correct),
    terms: termsOf(question.question),
    answer: normalise(question.correct),
    quote: normalise(question.quote),
  }
  features.set(question, computed)
  return computed
}

/**
 * Whether `draft` duplicates one of `others`: the same sentence, nearly the same words and answer,
 * mostly the same of at least three terms, or, with options, the same key with a similar question.
 */
export const isNearDuplicate = (
  draft: ComparedQuestion,
  others: readonly ComparedQuestion[],
): boolean => {
  const own = featuresOf(draft)
  return others.some((other) => {
    const compared = featuresOf(other)
    const overlap = jaccard(own.words, compared.words)
    if (overlap >= NEAR_DUPLICATE.alone) return true
    if (
      overlap >= NEAR_DUPLICATE.question &&
      jaccard(own.answerWords, compared.answerWords) >= NEAR_DUPLICATE.answer
    )
      return true
    if (haveSameTerms(own.terms, compared.terms)) return true
    const sameSource = other.fileId === draft.fileId && other.page === draft.page
    if (sameSource && overlapping(own.quote, compared.quote)) return true
    const sameKey =
      draft.wrong.length > 0 && other.wrong.length > 0 && own.answer === compared.answer
    return sameKey && overlap >= NEAR_DUPLICATE.question / 2
  })
}

/**
 * Whether each of two questions shows the answer of the other, as those that ask for a term and for
 * its meaning do, or both have nearly the same answer about the same quoted term.
 */
export function showsAnswer(draft: ComparedQuestion, others: readonly ComparedQuestion[]): boolean {
  const own = featuresOf(draft)
  return others.some((other) => {
    const compared = featuresOf(other)
    const isReversed =
      shareIn(own.answerWords, compared.words) >= SHOWN &&
      shareIn(compared.answerWords, own.words) >= SHOWN
    const isSameTerm =
      own.terms.size > 0 &&
      own.terms.size === compared.terms.size &&
      shareIn(own.terms, compared.terms) === 1 &&
      jaccard(own.answerWords, compared.answerWords) >= NEAR_DUPLICATE.answer
    return isReversed || isSameTerm
  })
}

/** What a question has in quotation marks, normalised. */
const termsOf = (question: string): Set<string> =>
  new Set(
    [...question.matchAll(/[“„«"]([^”“»"]+)[”“»"]/gu)].map(([, term]) => normalise(term ?? '')),
  )

/** Whether two questions about several terms are mostly about the same ones. */
const haveSameTerms = (a: ReadonlySet<string>, b: ReadonlySet<string>): boolean => {
  const [few, many] = a.size < b.size ? [a, b] : [b, a]
  return few.size >= NAMED.least && shareIn(few, many) >= NAMED.share
}

const overlapping = (a: string, b: string): boolean =>
  a !== '' && b !== '' && (a.includes(b) || b.includes(a))

/** Words of a question; character pairs for scripts without spaces. */
const wordsOf = (text: string): Set<string> => {
  const plain = normalise(text)
  const words = plain.match(/[\p{L}\p{M}\p{N}]+/gu) ?? []
  const unspaced =
    /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}]/u
  return new Set(
    words.flatMap((word) =>
      unspaced.test(word) && word.length > 2
        ? Array.from({ length: word.length - 1 }, (_, at) => word.slice(at, at + 2))
        : [word],
    ),
  )
}

const jaccard = (a: ReadonlySet<string>, b: ReadonlySet<string>): number => {
  const shared = [...a].filter((word) => b.has(word)).length
  return shared / Math.max(1, a.size + b.size - shared)
}

/** The share of `words` that `others` has. */
const shareIn = (words: ReadonlySet<string>, others: ReadonlySet<string>): number =>
  [...words].filter((word) => others.has(word)).length / Math.max(1, words.size)
