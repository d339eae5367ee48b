import { getRequestListener } from '@hono/node-server'
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { Duplex } from 'node:stream'
import { codeOf } from '../system-error.ts'
import { clientAddress, type TrustedProxies } from './address.ts'
import { limitNetworks } from './limits/network-connections.ts'
import { UnreadResponses } from './limits/unread-responses.ts'

/** How long running requests may still take after the server begins to stop. */
export const DRAIN_TIMEOUT_MS = 6_000
const CLOSE_IDLE_INTERVAL_MS = 50
/** Long enough to upload the largest file over a slow line. */
const REQUEST_MS = 30 * 60_000
const HEADERS_MS = 20_000
/** An upload that receives no bytes for this long is closed. */
const IDLE_UPLOAD_MS = 60_000
const IDLE_CHECK_MS = 10_000
/** How long a body may still arrive after its response. */
const REFUSED_BODY_MS = 5_000
const MAX_CONNECTIONS = 2_000
/** Of one network: a school of a hundred learners, each with six and a socket, has fewer. */
const NETWORK_CONNECTIONS = 1_000
/** How often connections are compared with `HEADERS_MS`. */
const HEADERS_CHECK_MS = 5_000
/** A connection whose client reads nothing of its response for this long is closed. */
const UNREAD_MS = 60_000
/** Of all responses together: a dozen of the largest. */
const UNREAD_BYTES = 256 * 1024 * 1024

export type Listener = {
  port: number
  /**
   * Accepts no new requests, lets running ones finish, and resolves when the last connection
   * closes.
   */
  close(): Promise<void>
}

/** A request to change from HTTP to another protocol. */
export type Upgrade = {
  request: IncomingMessage
  socket: Duplex
  /** The first bytes of the new protocol, if they arrived with the request. */
  head: Buffer
  /** The network address of the caller. */
  address: string
}

type ListenOptions = {
  /** `address` is the network address of the caller. */
  fetch: (request: Request, address: string) => Promise<Response>
  /** Sockets of other protocols than HTTP. Without it requests for them are answered by `fetch`. */
  sockets?: {
    upgrade(upgrade: Upgrade): void
    /** Closes them at once. */
    close(): void
  }
  /** Proxies whose `X-Forwarded-For` is trusted. Default: none. */
  trustedProxies?: TrustedProxies
  limits?: Partial<ConnectionLimits>
  host: string
  /** 0 chooses a free port. */
  port: number
}

/** Times in milliseconds. */
export type ConnectionLimits = {
  idleUploadMs: number
  refusedBodyMs: number
  unreadMs: number
  unreadBytes: number
  maxConnections: number
  networkConnections: number
}

/** Closes an upload that receives nothing for `idleUploadMs` or continues after its response. */
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

/** Whether a request names two hosts, of which a proxy may have read the other one. */
const isAmbiguous = ({ rawHeaders }: IncomingMessage): boolean =>
  rawHeaders.filter((name, i) => i % 2 === 0 && name.toLowerCase() === 'host').length > 1

/** The server of `options`, which does not listen yet. */
function createListening(options: ListenOptions, limits: ConnectionLimits): Server {
  const unread = new UnreadResponses(limits)
  const { fetch, sockets, trustedProxies = [] } = options
  const listener = getRequestListener(
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
  // A request for another protocol, as HTTP/2, is answered by HTTP/1.1
  const shouldUpgradeCallback = ({ headers }: IncomingMessage) =>
    sockets !== undefined && headers.upgrade?.toLowerCase() === 'websocket'
  const settings = { shouldUpgradeCallback, connectionsCheckingInterval: HEADERS_CHECK_MS }
  const server = createServer(settings, (incoming, outgoing) => {
    if (isAmbiguous(incoming)) {
      outgoing.writeHead(400, { connection: 'close' }).end()
      return
    }
    watchUpload(incoming, outgoing, limits)
    unread.watch(outgoing)
    void listener(incoming, outgoing)
  })
  limitNetworks(server, { most: limits.networkConnections, trustedProxies })
  server.on('close', () => unread.stop())
  server.on('upgrade', (request: IncomingMessage, socket: Duplex, head: Buffer) => {
    if (isAmbiguous(request)) {
      socket.end('HTTP/1.1 400 Bad Request\r\nConnection: close\r\n\r\n')
      return
    }
    const { remoteAddress } = request.socket
    const forwarded = request.headers['x-forwarded-for']
    const address = clientAddress(remoteAddress, String(forwarded ?? ''), trustedProxies)
    sockets?.upgrade({ request, socket, head, address })
  })
  return server
}

/** Serves HTTP. Throws an `Error` of one line if the port is in use. */
export async function listen(options: ListenOptions): Promise<Listener> {
  const { host, port } = options
  const limits: ConnectionLimits = {
    idleUploadMs: IDLE_UPLOAD_MS,
    refusedBodyMs: REFUSED_BODY_MS,
    unreadMs: UNREAD_MS,
    unreadBytes: UNREAD_BYTES,
    maxConnections: MAX_CONNECTIONS,
    networkConnections: NETWORK_CONNECTIONS,
    ...options.limits,
  }
  const server = createListening(options, limits)
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
      options.sockets?.close()
      const cut = setTimeout(() => server.closeAllConnections(), DRAIN_TIMEOUT_MS)
      // A keep-alive connection is idle after its last response
      const closeIdle = setInterval(() => server.closeIdleConnections(), CLOSE_IDLE_INTERVAL_MS)
      server.close(() => {
        clearTimeout(cut)
        clearInterval(closeIdle)
        closed.resolve()
      })
      return closed.promise
    },
  }
}
