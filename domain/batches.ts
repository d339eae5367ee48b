/**
 * Ids in one request of a table: they are part of its address, and hosted Supabase accepts
 * addresses of 16 kB.
 */
export const IDS_PER_REQUEST = 50

/** The items in their order, in lists of at most `size`. */
export function* batches<T>(items: readonly T[], size = IDS_PER_REQUEST): Generator<T[]> {
  for (let start = 0; start < items.length; start += size) yield items.slice(start, start + size)
}
