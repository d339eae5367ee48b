import type { FailureCode } from '../../../../domain/failure.ts'

/** The only message to the worker: the file's bytes and the port for its events. */
export type ExtractionRequest = { readonly bytes: ArrayBuffer; readonly port: MessagePort }

/** Events of the worker: the pages in order, then the end. `total` is the number of pages. */
export type ExtractionEvent =
  | { readonly kind: 'page'; readonly text: string; readonly total: number }
  | { readonly kind: 'done' }
  | { readonly kind: 'failed'; readonly code: FailureCode; readonly cause: string }
