import * as z from 'zod/mini'
import { safeLocalStorage } from './browser/safe-storage.ts'

const KEY = 'stoa-reading-pages'
/** The last page is stored for so many files. */
const FILES_MAX = 200

const stored = z.array(z.object({ fileId: z.string(), page: z.int() }))

/** The last page of each file, the most recently read first. */
function readPages(): z.infer<typeof stored> {
  try {
    const pages = stored.safeParse(JSON.parse(safeLocalStorage.getItem(KEY) ?? '[]'))
    return pages.success ? pages.data : []
  } catch {
    return []
  }
}

/** Stores the page (from 1) at which a file is read on this device. */
export function storeLastPage(fileId: string, page: number): void {
  const others = readPages().filter((each) => each.fileId !== fileId)
  const pages = [{ fileId, page }, ...others.slice(0, FILES_MAX - 1)]
  safeLocalStorage.setItem(KEY, JSON.stringify(pages))
}

/** The page at which a file was last read on this device; null if that is not known. */
export const lastPageOf = (fileId: string): number | null =>
  readPages().find((each) => each.fileId === fileId)?.page ?? null
