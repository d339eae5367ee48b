import type { ReadableExtension } from '../../../../domain/bases/file-types.ts'
import type { FailureCode } from '../../../../domain/failure.ts'
import type { EmphasisedRuns } from '../../../../domain/text/inline/emphasis.ts'
import type { TextLinks } from '../../../../domain/text/inline/links.ts'
import type { PageStructure } from '../../../../domain/text/blocks/page-structure.ts'

/**
 * The only message to the worker: the file's bytes and the port for its events. `extension`: that
 * of a document; null for a PDF.
 */
export type ExtractionRequest = {
  readonly bytes: ArrayBuffer
  readonly port: MessagePort
  readonly extension: ReadableExtension | null
}

/**
 * Events of the worker: the pages in order, what they emphasise, the blocks of a document and its
 * links, then the end. `total` is the number of pages.
 */
export type ExtractionEvent =
  | { readonly kind: 'page'; readonly text: string; readonly total: number }
  | { readonly kind: 'emphasis'; readonly runs: EmphasisedRuns }
  | { readonly kind: 'structure'; readonly blocks: PageStructure; readonly links: TextLinks }
  | { readonly kind: 'done' }
  | { readonly kind: 'failed'; readonly code: FailureCode; readonly cause: string }
