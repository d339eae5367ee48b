import { asFailure } from '../../../../domain/failure.ts'
import type { ExtractionRequest, ExtractionEvent } from './protocol.ts'
import { readPdf } from './read-pdf.ts'

async function work({ bytes, port }: Pick<ExtractionRequest, 'bytes' | 'port'>): Promise<void> {
  const report = (message: ExtractionEvent) => port.postMessage(message)
  try {
    for await (const part of readPdf(bytes)) report(part)
    report({ kind: 'done' })
  } catch (error) {
    const { code, cause } = asFailure(error, 'pdf_damaged')
    report({ kind: 'failed', code, cause: String(cause) })
  }
}

// pdf.js also listens to messages of this worker and posts "ready": hence a separate port in every
// request.
addEventListener('message', (event: MessageEvent<Partial<ExtractionRequest>>) => {
  const { bytes, port } = event.data
  if (bytes && port) void work({ bytes, port })
})
