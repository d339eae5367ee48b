import * as z from 'zod/mini'
import type { AccountPlace } from './account-place.ts'
import { safeLocalStorage } from './browser/safe-storage.ts'

const KEY = 'stoa-reading-pages'
/** How many files the last page is stored for. */
const FILES_MAX = 200

const lastPages = z.array(
  z.object({
    fileId: z.string(),
    page: z.int(),
    /** Missing, as `at`, in entries that an earlier version of the site stored. */
    baseId: z.optional(z.string()),
    /** When it was read (ms). */
    at: z.optional(z.int()),
  }),
)
type LastPage = z.infer<typeof lastPages>[number]

/** The last page of each file on this device, the most recently read first. */
export function readPages(): LastPage[] {
  try {
    const pages = lastPages.safeParse(JSON.parse(safeLocalStorage.getItem(KEY) ?? '[]'))
    return pages.success ? pages.data : []
  } catch {
    return []
  }
}

/** Stores the page (from 1) at which a file is read on this device. */
export function storeLastPage(fileId: string, page: number, baseId: string): void {
  const others = readPages().filter((each) => each.fileId !== fileId)
  const pages = [{ fileId, page, baseId, at: Date.now() }, ...others.slice(0, FILES_MAX - 1)]
  safeLocalStorage.setItem(KEY, JSON.stringify(pages))
}

/** The later place; a place that an earlier version of the site stored has no time. */
function later<Place extends { at?: number | undefined }>(
  here: Place | undefined,
  there: Place | undefined,
): Place | undefined {
  if (!here || !there) return here ?? there
  return (there.at ?? 0) > (here.at ?? 0) ? there : here
}

const timeOf = ({ read_at }: AccountPlace): number => Date.parse(read_at)

/** The page at which a file was last read, on this device or in the account; null if unknown. */
export function lastPageOf(fileId: string, account?: AccountPlace | null): number | null {
  const here = readPages().find((each) => each.fileId === fileId)
  const there = account ? { fileId, page: account.page, at: timeOf(account) } : undefined
  return later(here, there)?.page ?? null
}

/**
 * The file of a base that was last read, and its page, on this device or in the account; undefined
 * if unknown.
 */
export function lastPageIn(
  baseId: string,
  account: readonly (AccountPlace & { file_id: string })[] = [],
): LastPage | undefined {
  return account
    .map((place) => ({ fileId: place.file_id, page: place.page, baseId, at: timeOf(place) }))
    .reduce<LastPage | undefined>(
      later,
      readPages().find((each) => each.baseId === baseId),
    )
}
