import type { FailureCode } from '../../../../domain/failure.ts'
import type { EmphasisedRuns } from '../../../../domain/text/emphasis.ts'

/** The only message to the worker: the file's bytes and the port for its events. */
export type ExtractionRequest = { readonly bytes: ArrayBuffer; readonly port: MessagePort }

/**
 * Events of the worker: the pages in order, what they emphasise, then the end. `total` is the
 * number of pages.
 */
export type ExtractionEvent =
  | { readonly kind: 'page'; readonly text: string; readonly total: number }
  | { readonly kind: 'emphasis'; readonly runs: EmphasisedRuns }
  | { readonly kind: 'done' }
  | { readonly kind: 'failed'; readonly code: FailureCode; readonly cause: string }
