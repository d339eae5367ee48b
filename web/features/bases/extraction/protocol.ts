import type { FailureCode } from '../../../../domain/failure.ts'

/** What the page tells the worker, once: the file's bytes and the port to answer on. */
export type ExtractionRequest = { readonly bytes: ArrayBuffer; readonly port: MessagePort }

/** What the worker answers: page by page in order, then the end. `total` is the number of pages. */
export type ExtractionEvent =
  | { readonly kind: 'page'; readonly text: string; readonly total: number }
  | { readonly kind: 'done' }
  | { readonly kind: 'failed'; readonly code: FailureCode; readonly cause: string }
