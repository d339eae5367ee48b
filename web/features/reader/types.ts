import type { AccountPlace } from '../../lib/account-place.ts'

/** A stored file as the reader needs it: `file_size` in bytes, `file_type` a media type. */
export type ReaderFile = {
  readonly id: string
  readonly file_name: string
  readonly file_path: string
  readonly file_size: number
  readonly file_type: string
  /** The state of its text, and how many pages have recognised text. */
  readonly extraction: { readonly status: string; readonly recognised_pages: number }
  readonly reading_places?: AccountPlace | null | undefined
}

/**
 * Where to go: a 1-based page and optionally the passage to highlight (may be truncated). A new
 * object triggers a new jump.
 */
export type ReaderTarget = { readonly page: number; readonly quote?: string }

/** A place in a file: a 1-based page and how far down it is, from 0 (its top) to 1. */
export type PagePlace = { readonly page: number; readonly fraction: number }
