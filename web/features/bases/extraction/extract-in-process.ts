import { readDocument } from '../../../../domain/documents/read-document.ts'
import type { EmphasisedRuns } from '../../../../domain/text/inline/emphasis.ts'
import type { ExtractionDeps } from './queue.ts'
import { readPdf } from './read-pdf.ts'

/** Reads a file as its worker does, but in this process: tests have no workers. */
export const extractInProcess: ExtractionDeps['extract'] = async (
  bytes,
  { extension, onProgress },
) => {
  if (extension !== null) return readDocument(new Uint8Array(bytes), extension)
  const pages: string[] = []
  let emphasis: EmphasisedRuns = []
  for await (const part of readPdf(bytes)) {
    if (part.kind === 'emphasis') emphasis = part.runs
    else {
      pages.push(part.text)
      onProgress({ done: pages.length, total: part.total })
    }
  }
  return { pages, emphasis, structure: null, links: null }
}
