import { readDocument } from '../../../../domain/documents/read-document.ts'
import { asFailure } from '../../../../domain/failure.ts'
import type { ExtractionEvent, ExtractionRequest } from './protocol.ts'

async function work({ bytes, port, extension }: ExtractionRequest): Promise<void> {
  const report = (event: ExtractionEvent) => port.postMessage(event)
  if (extension === null) return
  try {
    const document = await readDocument(new Uint8Array(bytes), extension)
    const total = document.pages.length
    for (const text of document.pages) report({ kind: 'page', text, total })
    report({ kind: 'emphasis', runs: document.emphasis })
    report({ kind: 'structure', blocks: document.structure, links: document.links })
    report({ kind: 'done' })
  } catch (error) {
    const { code, cause } = asFailure(error, 'document_damaged')
    report({ kind: 'failed', code, cause: String(cause) })
  }
}

addEventListener('message', ({ data }: MessageEvent<ExtractionRequest>) => void work(data))
