import * as z from 'zod/mini'
import { REVIEW_MAX } from '../../../../../domain/constants.ts'
import { asFailure, Failure } from '../../../../../domain/failure.ts'
import { supabase } from '../../../../lib/backend/supabase.ts'
import { endOfDay, scheduleDay } from '../../../../lib/i18n/day.ts'
import { repeatQuestions } from './repeat-questions.ts'
import { submitQuiz } from '../taking/submit-quiz.ts'

/** `id` is chosen by the caller, which makes the call idempotent. */
export type ReviewRequest = {
  readonly id: string
  readonly name: string
  /** When to stop; null for all due questions. */
  readonly minutes: number | null
  /** The only base that is asked about; null for all. */
  readonly baseId: string | null
}

const openReview = z.object({
  id: z.uuid(),
  created_at: z.string(),
  quiz_questions: z.array(z.object({ id: z.uuid() })),
  quiz_answers: z.array(z.object({ question_id: z.uuid() })),
  quiz_sources: z.array(z.object({ base_id: z.uuid() })),
})
type OpenReview = z.infer<typeof openReview>

/** More open reviews than can come about by closing tabs. */
const MAX_OPEN = 10

async function fetchOpenReviews(): Promise<OpenReview[]> {
  const db = await supabase()
  const { data } = await db
    .from('quizzes')
    // Answers also link quizzes with questions: PostgREST needs the name of the foreign key.
    .select(
      'id,created_at,quiz_questions!quiz_questions_quiz_id_fkey(id),quiz_answers(question_id),quiz_sources(base_id)',
    )
    .eq('mode', 'review')
    .neq('status', 'completed')
    .order('created_at', { ascending: false })
    .limit(MAX_OPEN)
    .throwOnError()
  return z.array(openReview).parse(data)
}

/**
 * The questions to be asked today, up to the size of one review. Throws `Failure`
 * review_nothing_due.
 */
async function fetchDueQuestions(baseId: string | null): Promise<string[]> {
  const db = await supabase()
  const { data } = await db
    .rpc('get_due_questions', {
      ...scheduleDay(new Date()),
      p_most: REVIEW_MAX,
      ...(baseId !== null && { p_base_id: baseId }),
    })
    .throwOnError()
  const due = z.array(z.uuid()).parse(data)
  if (due.length === 0) throw new Failure('review_nothing_due')
  return due
}

/** Whether all questions of a review are about files of this base; null: of any. */
export const isWithin = (
  { quiz_sources }: { quiz_sources: readonly { base_id: string }[] },
  baseId: string | null,
): boolean => baseId === null || quiz_sources.every(({ base_id }) => base_id === baseId)

/** A review that was begun today and left: it continues. Older ones are closed. */
const isContinued = ({ created_at, quiz_questions, quiz_answers }: OpenReview): boolean =>
  endOfDay(new Date(created_at)).getTime() === endOfDay(new Date()).getTime() &&
  quiz_answers.length < quiz_questions.length

/** Closes a review that was left: with its answers if there are any. */
async function closeReview({ id, quiz_answers }: OpenReview): Promise<void> {
  if (quiz_answers.length > 0) return submitQuiz(id)
  const db = await supabase()
  await db.from('quizzes').delete().eq('id', id).throwOnError()
}

/**
 * Starts a review of the due questions, or continues the one that was left today, unless that also
 * asks about other bases than the chosen one. Returns the id of its quiz. Throws `Failure`
 * review_nothing_due or quiz_repeat_failed.
 */
export async function startReview({ id, name, minutes, baseId }: ReviewRequest): Promise<string> {
  try {
    const endsAt = minutes === null ? null : new Date(Date.now() + minutes * 60_000).toISOString()
    const left = await fetchOpenReviews()
    const continued = left.find((review) => isContinued(review) && isWithin(review, baseId))
    for (const review of left) if (review !== continued) await closeReview(review)
    if (!continued) {
      await repeatQuestions({
        id,
        name,
        questions: await fetchDueQuestions(baseId),
        mode: 'review',
        endsAt,
      })
      return id
    }
    const db = await supabase()
    await db
      .from('quizzes')
      .update({ review_ends_at: endsAt })
      .eq('id', continued.id)
      .throwOnError()
    return continued.id
  } catch (cause) {
    throw asFailure(cause, 'quiz_repeat_failed')
  }
}
