import * as z from 'zod/mini'

/**
 * What a `system` message of Realtime contains besides its text if changes of a table were not
 * sent: their reader has to read the table again.
 */
export const missedChanges = z.object({ missed_table: z.string() })
export type MissedChanges = z.infer<typeof missedChanges>
