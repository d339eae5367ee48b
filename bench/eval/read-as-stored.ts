import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { runnerImport } from 'vite'
import { readableExtensionOf } from '../../domain/bases/file-types.ts'
import { readDocument } from '../../domain/documents/read-document.ts'
import type { PageStructure } from '../../domain/text/blocks/page-structure.ts'
import type { EmphasisedRuns } from '../../domain/text/inline/emphasis.ts'

const READ_PDF = fileURLToPath(
  new URL('../../web/features/bases/extraction/read-pdf.ts', import.meta.url),
)
/** What is used of that module. */
type PdfReader = {
  readPdf: (
    bytes: ArrayBuffer,
  ) => AsyncIterable<{ kind: 'page'; text: string } | { kind: 'emphasis'; runs: EmphasisedRuns }>
}

/** The text of a file by page, and what it marks up. */
export type StoredText = {
  pages: readonly string[]
  emphasis: EmphasisedRuns
  structure: PageStructure | null
}

/**
 * What the product stores of a file, by its own code. That for PDFs is loaded as the build does,
 * since it needs Vite. Scanned pages are not recognised.
 */
export async function readAsStored(path: string): Promise<StoredText> {
  const bytes = new Uint8Array(await readFile(path))
  const extension = readableExtensionOf(path)
  if (extension !== null) return readDocument(bytes, extension)
  const { module } = await runnerImport<PdfReader>(READ_PDF)
  const pages: string[] = []
  let emphasis: EmphasisedRuns = []
  for await (const part of module.readPdf(bytes.buffer))
    if (part.kind === 'page') pages.push(part.text)
    else emphasis = part.runs
  return { pages, emphasis, structure: null }
}
