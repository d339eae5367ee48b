import { getRequestListener } from '@hono/node-server'
import { createServer } from 'node:http'
import { isLoopback } from '../env.ts'
import { codeOf } from '../system-error.ts'

/** How long requests under way may still take once the server is told to stop. */
export const DRAIN_TIMEOUT_MS = 6_000
const SWEEP_MS = 50
/** An upload of the largest file over a slow line must fit; headers need not take long. */
const REQUEST_MS = 30 * 60_000

export type Listener = {
  port: number
  /** Takes no new requests, lets those under way finish, and resolves when the last connection is gone. */
  close(): Promise<void>
}

export type ListenOptions = {
  /** `peer` is the network address of the caller. */
  fetch: (request: Request, peer: string) => Promise<Response>
  host: string
  /** 0: any free one. */
  port: number
}

/** The caller's address: what a reverse proxy on this very machine says, else the socket's. */
export function clientAddress(socketAddress: string | undefined, forwarded: string | null): string {
  const socketIp = (socketAddress ?? 'unknown').replace(/^::ffff:/, '')
  const forwardedIp = forwarded
    ?.split(',')
    .at(-1)
    ?.trim()
    .replace(/^::ffff:/, '')
  return isLoopback(socketIp) && forwardedIp ? forwardedIp : socketIp
}

/** Serves HTTP. Throws an `Error` of one line where the port is taken. */
export async function listen({ fetch, host, port }: ListenOptions): Promise<Listener> {
  const answer = getRequestListener(
    (request, { incoming }) =>
      fetch(
        request,
        clientAddress(incoming.socket.remoteAddress, request.headers.get('x-forwarded-for')),
      ),
    { overrideGlobalObjects: false },
  )
  const server = createServer((incoming, outgoing) => void answer(incoming, outgoing))
  server.requestTimeout = REQUEST_MS
  const { promise, resolve, reject } = Promise.withResolvers<void>()
  server.once('error', reject)
  server.listen(port, host, resolve)
  await promise.catch((error: unknown) => {
    throw codeOf(error) === 'EADDRINUSE'
      ? new Error(`Cannot start: port ${port} of ${host} is in use; set PORT to another`, {
          cause: error,
        })
      : error
  })
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('Not listening on a port')
  return {
    port: address.port,
    close() {
      const closed = Promise.withResolvers<void>()
      const cut = setTimeout(() => server.closeAllConnections(), DRAIN_TIMEOUT_MS)
      // a connection that is kept open after its last answer is idle, too
      const sweep = setInterval(() => server.closeIdleConnections(), SWEEP_MS)
      server.close(() => {
        clearTimeout(cut)
        clearInterval(sweep)
        closed.resolve()
      })
      return closed.promise
    },
  }
}
