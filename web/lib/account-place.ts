import * as z from 'zod/mini'

/** Where the account last read a file, on any device. */
export const accountPlace = z.object({ page: z.int(), read_at: z.string() })
export type AccountPlace = z.infer<typeof accountPlace>
