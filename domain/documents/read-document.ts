import type { ReadableExtension } from '../bases/file-types.ts'
import { Failure } from '../failure.ts'
import type { EmphasisedRuns } from '../text/inline/emphasis.ts'
import type { TextLinks } from '../text/inline/links.ts'
import type { PageStructure } from '../text/blocks/page-structure.ts'
import type { DocumentPage } from './pages.ts'

/** The pages of a file. Throws `Failure`. */
type DocumentReader = (bytes: Uint8Array) => readonly DocumentPage[]

/** The sign with which HTML begins, in every encoding that is read. */
const LESS_THAN = 0x3c

/** Markdown may contain HTML, whose parser is larger than that of Markdown. */
async function markdown(bytes: Uint8Array): Promise<DocumentReader> {
  const { readMarkdown } = await import('./markdown/read-markdown.ts')
  if (!bytes.includes(LESS_THAN)) return (file) => readMarkdown(file, () => [])
  const { blocksOfHtml } = await import('./html/blocks-of-html.ts')
  return (file) => readMarkdown(file, blocksOfHtml)
}

const html = async () => (await import('./html/read-html.ts')).readHtml

/** The code that reads each type is loaded with the first file of that type. */
const READERS: Readonly<Record<ReadableExtension, (bytes: Uint8Array) => Promise<DocumentReader>>> =
  {
    docx: async () => (await import('./docx/read-docx.ts')).readDocx,
    pptx: async () => (await import('./pptx/read-pptx.ts')).readPptx,
    xlsx: async () => (await import('./xlsx/read-xlsx.ts')).readXlsx,
    epub: async () => (await import('./epub/read-epub.ts')).readEpub,
    html,
    htm: html,
    md: markdown,
    txt: async () => (await import('./read-text.ts')).readText,
  }

/** A document as it is stored: the i-th entry of each list belongs to page i + 1. */
type ReadDocument = {
  readonly pages: readonly string[]
  readonly emphasis: EmphasisedRuns
  readonly structure: PageStructure
  readonly links: TextLinks
}

/**
 * Reads an office file, book, web page or text by its extension. Nothing is loaded from elsewhere.
 * Rejects with `document_damaged`, `document_encrypted`, `document_copy_protected`,
 * `document_wrong_type`, `document_too_large` or `document_no_text`, and with `file_load_failed` if
 * the code for the type could not be loaded.
 */
export async function readDocument(
  bytes: Uint8Array,
  extension: ReadableExtension,
): Promise<ReadDocument> {
  const read = await READERS[extension](bytes).catch((cause: unknown) => {
    throw new Failure('file_load_failed', { cause })
  })
  const pages = read(bytes)
  if (pages.every(({ text }) => text.trim() === '')) throw new Failure('document_no_text')
  return {
    pages: pages.map(({ text }) => text),
    emphasis: pages.map(({ emphasis }) => emphasis),
    structure: pages.map(({ blocks }) => blocks),
    links: pages.map(({ links }) => links),
  }
}
