import { isPdf, isPicture } from '../../../../domain/bases/file-types.ts'
import type { Quality, Recognition } from '../../../../domain/recognition/recognised-page.ts'
import { errors } from '../../../../messages/en/errors.ts'
import type { BaseFile } from '../api/base-files.ts'
import { RUN_PAGES_MAX } from './recognise-file.ts'

/** Measured: 2 to 4 seconds for a page of A4 on a busy computer. */
const PAGE_SECONDS = 4

/** What recognition can do for a file; `pages`: null if their number is not known. */
export type RecognitionOffer = {
  readonly kind: 'picture' | 'scan' | 'pages'
  readonly pages: number | null
}

/** The stored reasons of a PDF whose pages are pictures; rows store the English text. */
const REASONS_OF_SCANS: readonly (string | null)[] = [errors.pdf_no_text, errors.document_no_text]

/** What recognition can do for a file; null if its text is read or cannot be recognised. */
export function offerOf(file: Pick<BaseFile, 'file_type' | 'extraction'>): RecognitionOffer | null {
  const { status, error_message, unread_pages } = file.extraction
  if (isPicture(file)) return status === 'completed' ? null : { kind: 'picture', pages: 1 }
  if (!isPdf(file)) return null
  if (status === 'completed')
    return unread_pages > 0 ? { kind: 'pages', pages: unread_pages } : null
  return status === 'failed' && REASONS_OF_SCANS.includes(error_message)
    ? { kind: 'scan', pages: unread_pages > 0 ? unread_pages : null }
    : null
}

/** The pages of one run and the minutes it takes about, at least 1. */
export const estimateOf = (pages: number): { pages: number; minutes: number } => {
  const run = Math.min(RUN_PAGES_MAX, pages)
  return { pages: run, minutes: Math.max(1, Math.ceil((run * PAGE_SECONDS) / 60)) }
}

/** The numbers of the pages of a quality, from 1. */
export const pagesOfQuality = (recognition: Recognition, quality: Quality): number[] =>
  recognition.flatMap((page, at) => (page?.quality === quality ? [at + 1] : []))
