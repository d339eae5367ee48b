import { getRequestListener } from '@hono/node-server'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { codeOf } from '../system-error.ts'
import { clientAddress, type TrustedProxies } from './address.ts'

/** How long requests under way may still take once the server is told to stop. */
export const DRAIN_TIMEOUT_MS = 6_000
const SWEEP_MS = 50
/** An upload of the largest file over a slow line must fit; headers need not take long. */
const REQUEST_MS = 30 * 60_000
const HEADERS_MS = 20_000
/** An upload of which nothing arrives for so long is cut. */
const IDLE_UPLOAD_MS = 60_000
const IDLE_CHECK_MS = 10_000
/** How long a body may still arrive once its request was answered. */
const REFUSED_BODY_MS = 5_000
const MAX_CONNECTIONS = 2_000

export type Listener = {
  port: number
  /** Takes no new requests, lets those under way finish, and resolves when the last connection is gone. */
  close(): Promise<void>
}

export type ListenOptions = {
  /** `address` is the network address of the caller. */
  fetch: (request: Request, address: string) => Promise<Response>
  /** Proxies whose `X-Forwarded-For` is believed. Default: none. */
  trustedProxies?: TrustedProxies
  limits?: Partial<ConnectionLimits>
  host: string
  /** 0: any free one. */
  port: number
}

/** Times in milliseconds. */
export type ConnectionLimits = {
  idleUploadMs: number
  refusedBodyMs: number
  maxConnections: number
}

/** Cuts the connection of an upload of which nothing arrives for `idleUploadMs`, or that goes on after its answer. */
function watchUpload(
  incoming: IncomingMessage,
  outgoing: ServerResponse,
  { idleUploadMs, refusedBodyMs }: ConnectionLimits,
): void {
  if (incoming.headers['content-length'] === undefined && !incoming.headers['transfer-encoding'])
    return
  const { socket } = incoming
  let received = socket.bytesRead
  let since = performance.now()
  const check = setInterval(
    () => {
      if (incoming.complete || socket.destroyed) {
        clearInterval(check)
        return
      }
      if (socket.bytesRead !== received) {
        received = socket.bytesRead
        since = performance.now()
      } else if (performance.now() - since >= idleUploadMs) socket.destroy()
    },
    Math.min(IDLE_CHECK_MS, idleUploadMs / 4),
  )
  check.unref()
  outgoing.once('finish', () => {
    if (incoming.complete) return
    setTimeout(() => {
      if (!incoming.complete) socket.destroy()
    }, refusedBodyMs).unref()
  })
}

/** Serves HTTP. Throws an `Error` of one line where the port is taken. */
export async function listen(options: ListenOptions): Promise<Listener> {
  const { fetch, host, port, trustedProxies = [] } = options
  const limits: ConnectionLimits = {
    idleUploadMs: IDLE_UPLOAD_MS,
    refusedBodyMs: REFUSED_BODY_MS,
    maxConnections: MAX_CONNECTIONS,
    ...options.limits,
  }
  const answer = getRequestListener(
    (request, { incoming }) =>
      fetch(
        request,
        clientAddress(
          incoming.socket.remoteAddress,
          request.headers.get('x-forwarded-for'),
          trustedProxies,
        ),
      ),
    { overrideGlobalObjects: false },
  )
  const server = createServer((incoming, outgoing) => {
    watchUpload(incoming, outgoing, limits)
    void answer(incoming, outgoing)
  })
  server.requestTimeout = REQUEST_MS
  server.headersTimeout = HEADERS_MS
  server.maxConnections = limits.maxConnections
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
