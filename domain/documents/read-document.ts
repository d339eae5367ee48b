import type { ReadableExtension } from '../bases/file-types.ts'
import { Failure } from '../failure.ts'
import type { EmphasisedRuns } from '../text/emphasis.ts'
import type { PageStructure } from '../text/page-structure.ts'
import { readDocx } from './docx/read-docx.ts'
import { readEpub } from './epub/read-epub.ts'
import { readHtml } from './html/read-html.ts'
import type { DocumentPage } from './pages.ts'
import { readPptx } from './pptx/read-pptx.ts'
import { readMarkdown } from './read-markdown.ts'
import { readText } from './read-text.ts'
import { readXlsx } from './xlsx/read-xlsx.ts'

const READERS: Readonly<Record<ReadableExtension, (bytes: Uint8Array) => readonly DocumentPage[]>> =
  {
    docx: readDocx,
    pptx: readPptx,
    xlsx: readXlsx,
    epub: readEpub,
    html: readHtml,
    htm: readHtml,
    md: readMarkdown,
    txt: readText,
  }

/** A document as it is stored: the i-th entry of each list belongs to page i + 1. */
export type ReadDocument = {
  readonly pages: readonly string[]
  readonly emphasis: EmphasisedRuns
  readonly structure: PageStructure
}

/**
 * Reads an office file, book, web page or text by its extension. Nothing is loaded from elsewhere.
 * Throws `document_damaged`, `document_encrypted`, `document_wrong_type`, `document_too_large` or
 * `document_no_text`.
 */
export function readDocument(bytes: Uint8Array, extension: ReadableExtension): ReadDocument {
  const pages = READERS[extension](bytes)
  if (pages.every(({ text }) => text.trim() === '')) throw new Failure('document_no_text')
  return {
    pages: pages.map(({ text }) => text),
    emphasis: pages.map(({ emphasis }) => emphasis),
    structure: pages.map(({ blocks }) => blocks),
  }
}
