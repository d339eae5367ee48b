import { asFailure } from '../../../../domain/failure.ts'
import type { ExtractionOrder, ExtractionReport } from './protocol.ts'
import { readPdf } from './read-pdf.ts'

async function work({ bytes, port }: ExtractionOrder): Promise<void> {
  const report = (message: ExtractionReport) => port.postMessage(message)
  try {
    for await (const page of readPdf(bytes)) report({ kind: 'page', ...page })
    report({ kind: 'done' })
  } catch (error) {
    const { code, cause } = asFailure(error, 'pdf_damaged')
    report({ kind: 'failed', code, cause: String(cause) })
  }
}

// pdf.js takes this worker for its own, listens here too and says "ready": hence the port of our own in every order.
addEventListener('message', (event: MessageEvent<Partial<ExtractionOrder>>) => {
  const { bytes, port } = event.data
  if (bytes && port) void work({ bytes, port })
})
