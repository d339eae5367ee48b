import { Session } from 'node:inspector'

/** The name of the function of a database worker that `cancelStatement` calls. */
export const CANCEL_FUNCTION = 'cancelStatement'

const DISCONNECT_MS = 1_000

type Attached = { params: { sessionId: string; workerInfo: { workerId: string } } }

/**
 * Calls `CANCEL_FUNCTION` in the database worker `threadId`, with this and the number of its
 * request, while WebAssembly runs there. No message arrives meanwhile, but the inspector may run
 * code between two instructions. It listens to no port, and its session ends a second later.
 */
export function cancelStatement(threadId: number, requestNumber: number): void {
  const session = new Session()
  session.connect()
  // The ids of the inspector are not those of threads, so every worker is asked
  session.on('NodeWorker.attachedToWorker', ({ params: { sessionId } }: Attached) => {
    const expression = `globalThis.${CANCEL_FUNCTION}?.(${threadId}, ${requestNumber})`
    const message = JSON.stringify({ id: 1, method: 'Runtime.evaluate', params: { expression } })
    session.post('NodeWorker.sendMessageToWorker', { sessionId, message })
  })
  session.post('NodeWorker.enable', { waitForDebuggerOnStart: false })
  setTimeout(() => session.disconnect(), DISCONNECT_MS).unref()
}
