import type { FailureCode } from '../../../../../domain/failure.ts'
import type { PageWithText } from '../../../../../domain/recognition/recognised-page.ts'

/**
 * How long an attempt to recognise a page may take. A page without readable text takes 5 to 25
 * times as long as a good one. A full page of small print takes 13 seconds on an idle computer, and
 * several times that on a busy one.
 */
export const ATTEMPT_MS = 60_000

/**
 * The first message to the worker: the file, the addresses of the engine's data, and the port of
 * all further messages. `language` as the data names it, for example `eng`.
 */
export type RecognitionRequest = {
  readonly file: Blob
  readonly isPdf: boolean
  readonly language: string
  /** Folder of `<language>.traineddata.gz`. */
  readonly dataUrl: string
  readonly port: MessagePort
}

/** A message over the port: the number of the page to recognise, from 1. */
export type PageRequest = { readonly page: number }

/** A page that was read; `isLate`: no attempt ended within the time limit. */
export type ReadPage = PageWithText & { readonly isLate?: true }

/** What the worker answers: once after it started, and once for every page. */
export type RecognitionReply =
  | { readonly kind: 'opened'; readonly total: number }
  | { readonly kind: 'page'; readonly page: ReadPage }
  | { readonly kind: 'failed'; readonly code: FailureCode; readonly cause: string }
