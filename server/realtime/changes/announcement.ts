import { z } from 'zod'

/** The channel of the notifications that triggers send (supabase/migrations, `announce_…`). */
export const CHANNEL = 'stoa_changes'

const announcement = z.object({
  table: z.string(),
  type: z.enum(['INSERT', 'UPDATE', 'DELETE']),
  /** The owner of the rows. */
  user: z.uuid(),
  /** The primary keys; null: too many. */
  keys: z.array(z.array(z.string())).nullable(),
})

/** Rows of one account that one statement changed. */
export type Announcement = z.infer<typeof announcement>
export type ChangeType = Announcement['type']

/** The announcement in the payload of a notification; null if it is not an announcement. */
export function parseAnnouncement(payload: string): Announcement | null {
  try {
    return announcement.safeParse(JSON.parse(payload)).data ?? null
  } catch {
    return null
  }
}
