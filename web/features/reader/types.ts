/** A stored file as the reader needs it: `file_size` in bytes, `file_type` a media type. */
export type ReaderFile = {
  readonly id: string
  readonly file_name: string
  readonly file_path: string
  readonly file_size: number
  readonly file_type: string
}

/** Where to go: a 1-based page and, where a passage should be lit, its words (they may be cut short). A new object is a new wish. */
export type ReaderTarget = { readonly page: number; readonly quote?: string }
