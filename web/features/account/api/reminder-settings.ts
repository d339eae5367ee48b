import { queryOptions } from '@tanstack/react-query'
import * as z from 'zod/mini'
import {
  reminderSettings,
  type ReminderSettings,
} from '../../../../domain/account/reminder-settings.ts'
import { asFailure } from '../../../../domain/failure.ts'
import { supabase } from '../../../lib/backend/supabase.ts'

/** SQLSTATE of a time zone that the database lacks. */
const UNKNOWN_TIME_ZONE = '22023'

/** The stored choice of the signed-in learner; null: none. Throws what the client throws. */
export async function fetchReminderSettings(): Promise<ReminderSettings | null> {
  const db = await supabase()
  const { data } = await db
    .from('review_notices')
    .select('mail, language, time_zone')
    .maybeSingle()
    .throwOnError()
  return z.nullable(reminderSettings).parse(data)
}

/** The stored choice; null: none, so no mails. Fails with `account_load_failed`. */
export const reminderSettingsQuery = (userId: string) =>
  queryOptions({
    queryKey: ['reminder-settings', userId],
    queryFn: () =>
      fetchReminderSettings().catch((error: unknown) => {
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
export async function saveReminderSettings(
  userId: string,
  settings: ReminderSettings,
): Promise<ReminderSettings> {
  const db = await supabase()
  const save = (row: ReminderSettings) =>
    db
      .from('review_notices')
      .upsert({ user_id: userId, ...row })
      .select('mail, language, time_zone')
      .single()
  const first = await save(settings)
  const { data, error } =
    first.error?.code === UNKNOWN_TIME_ZONE
      ? await save({ ...settings, time_zone: deviceOffset() })
      : first
  if (error) throw asFailure(error, 'settings_save_failed')
  return reminderSettings.parse(data)
}
