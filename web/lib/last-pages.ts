import * as z from 'zod/mini'
import { safeLocalStorage } from './browser/safe-storage.ts'

const KEY = 'stoa-reading-pages'
/** The last page is stored for so many files. */
const FILES_MAX = 200

const stored = z.array(
  z.object({
    fileId: z.string(),
    page: z.int(),
    /** Missing in what an earlier version stored. */
    baseId: z.optional(z.string()),
  }),
)
type LastPage = z.infer<typeof stored>[number]

/** The last page of each file, the most recently read first. */
function readPages(): LastPage[] {
  try {
    const pages = stored.safeParse(JSON.parse(safeLocalStorage.getItem(KEY) ?? '[]'))
    return pages.success ? pages.data : []
  } catch {
    return []
  }
}

/** Stores the page (from 1) at which a file is read on this device. */
export function storeLastPage(fileId: string, page: number, baseId: string): void {
  const others = readPages().filter((each) => each.fileId !== fileId)
  const pages = [{ fileId, page, baseId }, ...others.slice(0, FILES_MAX - 1)]
  safeLocalStorage.setItem(KEY, JSON.stringify(pages))
}

/** The page at which a file was last read on this device; null if that is not known. */
export const lastPageOf = (fileId: string): number | null =>
  readPages().find((each) => each.fileId === fileId)?.page ?? null

/** The file of a base that was last read on this device, and its page; undefined if not known. */
export const lastPageIn = (baseId: string): LastPage | undefined =>
  readPages().find((each) => each.baseId === baseId)
