import { readDocument } from '../../../../domain/documents/read-document.ts'
import { asFailure } from '../../../../domain/failure.ts'
import type { ExtractionEvent, ExtractionRequest } from './protocol.ts'

addEventListener('message', ({ data }: MessageEvent<ExtractionRequest>) => {
  const { bytes, port, extension } = data
  const report = (event: ExtractionEvent) => port.postMessage(event)
  if (extension === null) return
  try {
    const { pages, emphasis, structure } = readDocument(new Uint8Array(bytes), extension)
    for (const text of pages) report({ kind: 'page', text, total: pages.length })
    report({ kind: 'emphasis', runs: emphasis })
    report({ kind: 'structure', blocks: structure })
    report({ kind: 'done' })
  } catch (error) {
    const { code, cause } = asFailure(error, 'document_damaged')
    report({ kind: 'failed', code, cause: String(cause) })
  }
})
