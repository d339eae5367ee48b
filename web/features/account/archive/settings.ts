import type * as z from 'zod/mini'
import { ARCHIVE_PATHS, archivedSettings } from '../../../../domain/export/archive.ts'
import { asFailure } from '../../../../domain/failure.ts'
import { supabase } from '../../../lib/backend/supabase.ts'
import { fetchReminderSettings } from '../api/reminder-settings.ts'
import type { Archive } from './open-archive.ts'

/** The settings of the account; null where they were never changed. */
export async function readSettings(): Promise<z.infer<typeof archivedSettings> | null> {
  const reminders = await fetchReminderSettings()
  return reminders && { review_notices: reminders }
}

/**
 * Stores the settings that an archive contains in an account that has none of its own. Fails with
 * `archive_invalid` or `import_failed`.
 */
export async function storeSettings(archive: Archive, userId: string): Promise<void> {
  if (archive.names(ARCHIVE_PATHS.settings).length === 0) return
  const settings = await archive.json(ARCHIVE_PATHS.settings, archivedSettings)
  const db = await supabase()
  const { error } = await db
    .from('review_notices')
    .upsert({ ...settings.review_notices, user_id: userId }, { ignoreDuplicates: true })
  if (error) throw asFailure(error, 'import_failed')
}
