import { isPdf, isPicture } from '../../../../domain/bases/file-types.ts'
import type { FailureCode } from '../../../../domain/failure.ts'
import type { Quality, Recognition } from '../../../../domain/recognition/recognised-page.ts'
import { errors } from '../../../../messages/en/errors.ts'
import type { BaseFile } from '../api/base-files.ts'
import { RUN_PAGES_MAX, WITHOUT_TEXT } from './recognise-file.ts'

type Extraction = BaseFile['extraction']

/** Measured: 2 to 4 seconds for a page of A4 on a busy computer. */
const PAGE_SECONDS = 4

/** What recognition can do for a file; `pages`: null if their number is not known. */
export type RecognitionOffer = {
  /** `again`: it was tried, and what it failed with is stored. */
  readonly kind: 'picture' | 'scan' | 'pages' | 'again'
  readonly pages: number | null
}

/** Failures of a file that would occur again in another attempt. */
export const NOT_RECOGNISABLE = ['picture_too_large', 'document_damaged'] as const

/** Whether one of the failures is stored; rows store the English text. */
const isStored = (codes: readonly FailureCode[], { status, error_message }: Extraction): boolean =>
  status === 'failed' && codes.some((code) => errors[code] === error_message)

/** What recognition can do for a file; null if its text is read or cannot be recognised. */
export function offerOf(file: Pick<BaseFile, 'file_type' | 'extraction'>): RecognitionOffer | null {
  if (isPicture(file)) return offerOfPicture(file.extraction)
  return isPdf(file) ? offerOfPdf(file.extraction) : null
}

function offerOfPicture(extraction: Extraction): RecognitionOffer | null {
  if (extraction.status === 'completed' || isStored(NOT_RECOGNISABLE, extraction)) return null
  return { kind: isStored(WITHOUT_TEXT, extraction) ? 'again' : 'picture', pages: 1 }
}

function offerOfPdf(extraction: Extraction): RecognitionOffer | null {
  const pages = extraction.unread_pages > 0 ? extraction.unread_pages : null
  if (extraction.status === 'completed') return pages === null ? null : { kind: 'pages', pages }
  if (isStored(WITHOUT_TEXT, extraction)) return { kind: 'again', pages }
  return isStored(['pdf_no_text'], extraction) ? { kind: 'scan', pages } : null
}

/** The pages of one run and the minutes it takes about, at least 1. */
export const estimateOf = (pages: number): { pages: number; minutes: number } => {
  const run = Math.min(RUN_PAGES_MAX, pages)
  return { pages: run, minutes: Math.max(1, Math.ceil((run * PAGE_SECONDS) / 60)) }
}

/** The numbers of the pages of a quality, from 1. */
export const pagesOfQuality = (recognition: Recognition, quality: Quality): number[] =>
  recognition.flatMap((page, at) => (page?.quality === quality ? [at + 1] : []))
