import { useState } from 'react'
import { lastPageOf } from '../../lib/last-pages.ts'
import type { ReaderFile, ReaderTarget } from './types.ts'

/**
 * Where a file opens: at the target, else at the page where it was last read. A later target
 * is returned as it is.
 */
export function useStart(
  file: Pick<ReaderFile, 'id' | 'reading_places'>,
  target: ReaderTarget | null,
): ReaderTarget | null {
  const [start] = useState((): ReaderTarget | null => {
    const page = target === null ? lastPageOf(file.id, file.reading_places) : null
    return page === null ? null : { page }
  })
  return target ?? start
}
