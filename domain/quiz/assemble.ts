import { MARKS } from '../constants.ts'
import { normalise } from '../text/normalise.ts'
import type { QuestionDraft } from './draft.ts'
import { seededRandom, shuffled } from './random.ts'
import { QUESTION_TYPES, type MadeQuestion } from './wire.ts'

const OPTION_NUMBERS = ['1', '2', '3', '4'] as const

/** The drafts as questions: mcq, then saq, then laq, with options shuffled by the seed. */
export const assemble = (drafts: readonly QuestionDraft[], seed: number): MadeQuestion[] => {
  const random = seededRandom(seed ^ 0x5f3759df)
  return QUESTION_TYPES.flatMap((type) => drafts.filter((draft) => draft.type === type)).map(
    (draft) => ({
      question_type: draft.type,
      question_text: draft.question,
      ...optionsOf(draft, random),
      correct_answer: draft.correct,
      explanation: draft.explanation,
      marks: MARKS[draft.type],
      source_file_id: draft.fileId,
      source_page: draft.page,
      source_quote: draft.quote,
      points: [...draft.points],
    }),
  )
}

const optionsOf = (
  draft: QuestionDraft,
  random: () => number,
): Pick<MadeQuestion, 'options' | 'correct_option_number'> => {
  if (draft.type !== 'mcq') return { options: null, correct_option_number: null }
  const order = shuffled([draft.correct, ...draft.wrong], random)
  const options: MadeQuestion['options'] = {} as Record<(typeof OPTION_NUMBERS)[number], string>
  OPTION_NUMBERS.forEach((number, index) => {
    options[number] = order[index] ?? ''
  })
  return { options, correct_option_number: order.indexOf(draft.correct) + 1 }
}

/** Minimum word overlap of two questions that are duplicates if their answers overlap as well. */
const NEAR_DUPLICATE = { question: 0.7, answer: 0.5, alone: 0.95 } as const

/**
 * Whether `draft` duplicates one of `kept`: the same sentence, nearly the same words and answer,
 * or, for mcq, the same key with a similar question.
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
      draft.type === 'mcq' &&
      other.type === 'mcq' &&
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
