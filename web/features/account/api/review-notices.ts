import { queryOptions } from '@tanstack/react-query'
import * as z from 'zod/mini'
import { asFailure } from '../../../../domain/failure.ts'
import { supabase } from '../../../lib/backend/supabase.ts'

/** SQLSTATE of a time zone that the database lacks. */
const UNKNOWN_TIME_ZONE = '22023'

const reviewNotices = z.object({ mail: z.boolean(), language: z.string(), time_zone: z.string() })
/** Whether a learner wants mails about due reviews, in which language and time zone (IANA). */
export type ReviewNotices = z.infer<typeof reviewNotices>

/** The stored choice of the signed-in learner; null: none. Throws what the client throws. */
export async function fetchNotices(): Promise<ReviewNotices | null> {
  const db = await supabase()
  const { data } = await db
    .from('review_notices')
    .select('mail, language, time_zone')
    .maybeSingle()
    .throwOnError()
  return z.nullable(reviewNotices).parse(data)
}

/** The stored choice; null: none, so no mails. Fails with `account_load_failed`. */
export const reviewNoticesQuery = (userId: string) =>
  queryOptions({
    queryKey: ['review-notices', userId],
    queryFn: () =>
      fetchNotices().catch((error: unknown) => {
        throw asFailure(error, 'account_load_failed')
      }),
  })

/** The time zone of this device by its name. */
export const deviceTimeZone = (): string => new Intl.DateTimeFormat().resolvedOptions().timeZone

/** The present offset of this device as a time zone that every database has. */
function deviceOffset(): string {
  const hours = Math.round(new Date().getTimezoneOffset() / 60)
  return hours === 0 ? 'UTC' : `Etc/GMT${hours > 0 ? '+' : '-'}${Math.abs(hours)}`
}

/**
 * Stores the choice of a learner and returns it. A time zone that is newer than the database's
 * list is stored as an offset. Fails with `settings_save_failed`.
 */
export async function saveNotices(userId: string, notices: ReviewNotices): Promise<ReviewNotices> {
  const db = await supabase()
  const save = (row: ReviewNotices) =>
    db
      .from('review_notices')
      .upsert({ user_id: userId, ...row })
      .select('mail, language, time_zone')
      .single()
  const first = await save(notices)
  const { data, error } =
    first.error?.code === UNKNOWN_TIME_ZONE
      ? await save({ ...notices, time_zone: deviceOffset() })
      : first
  if (error) throw asFailure(error, 'settings_save_failed')
  return reviewNotices.parse(data)
}
