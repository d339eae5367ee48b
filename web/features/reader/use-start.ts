import { useState } from 'react'
import { lastPageOf } from '../../lib/last-pages.ts'
import type { ReaderTarget } from './types.ts'

/**
 * Where a file opens: at the target, else at the page where it was last read on this device. A
 * later target is returned as it is.
 */
export function useStart(fileId: string, target: ReaderTarget | null): ReaderTarget | null {
  const [start] = useState((): ReaderTarget | null => {
    const page = target === null ? lastPageOf(fileId) : null
    return page === null ? null : { page }
  })
  return target ?? start
}
