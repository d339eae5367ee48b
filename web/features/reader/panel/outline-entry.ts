/** An entry of the contents of a file. */
export type OutlineEntry = {
  readonly title: string
  /** Depth, from 0. */
  readonly level: number
  /** An address on the web, for an entry that leaves the file. */
  readonly url: string | null
  /** The page (from 1) that the entry leads to; null if it leads to none. */
  readonly page: () => Promise<number | null>
  readonly open: () => void
}

/** Reads the contents of a file; empty if it has none. Keep the identity while the file is open. */
export type ReadOutline = () => Promise<readonly OutlineEntry[]>
