import { normalise } from '../text/normalise.ts'
import type { QuestionDraft } from './draft.ts'
import { KINDS, MAKING, QUESTION_TYPES } from './kinds/registry.ts'
import { seededRandom } from './random.ts'
import type { MadeQuestion } from './made-question.ts'

/** The drafts as questions, kind by kind, with options shuffled by the seed. */
export const assemble = (drafts: readonly QuestionDraft[], seed: number): MadeQuestion[] => {
  const random = seededRandom(seed ^ 0x5f3759df)
  return QUESTION_TYPES.flatMap((type) => drafts.filter((draft) => draft.type === type)).map(
    (draft) => ({
      question_type: draft.type,
      question_text: draft.question,
      ...MAKING[draft.type].place(draft, random),
      correct_answer: draft.correct,
      explanation: draft.explanation,
      marks: KINDS[draft.type].marks,
      source_file_id: draft.fileId,
      source_page: draft.page,
      source_quote: draft.quote,
      points: [...draft.points],
    }),
  )
}

/** Minimum word overlap of two questions that are duplicates if their answers overlap as well. */
const NEAR_DUPLICATE = { question: 0.7, answer: 0.5, alone: 0.95 } as const

/**
 * Whether `draft` duplicates one of `accepted`: the same sentence, nearly the same words and
 * answer, or, with options, the same key with a similar question.
 */
export const isNearDuplicate = (
  draft: QuestionDraft,
  accepted: readonly QuestionDraft[],
): boolean => {
  const words = wordsOf(draft.question)
  return accepted.some((other) => {
    const overlap = jaccard(words, wordsOf(other.question))
    const answers = jaccard(wordsOf(draft.correct), wordsOf(other.correct))
    if (overlap >= NEAR_DUPLICATE.alone) return true
    if (overlap >= NEAR_DUPLICATE.question && answers >= NEAR_DUPLICATE.answer) return true
    const sameSource = other.fileId === draft.fileId && other.page === draft.page
    if (sameSource && overlapping(normalise(draft.quote), normalise(other.quote))) return true
    const sameKey =
      draft.wrong.length > 0 &&
      other.wrong.length > 0 &&
      normalise(draft.correct) === normalise(other.correct)
    return sameKey && overlap >= NEAR_DUPLICATE.question / 2
  })
}

const overlapping = (a: string, b: string): boolean => a.includes(b) || b.includes(a)

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
