import { STATUS_CODES } from 'node:http'
import type { Duplex } from 'node:stream'
import { WebSocketServer, type WebSocket } from 'ws'
import type { Sessions } from '../auth/sessions/sessions.ts'
import type { Database } from '../database/database.ts'
import { networkOf } from '../http/address.ts'
import { Concurrency } from '../../supabase/functions/_shared/concurrency.ts'
import type { Upgrade } from '../http/listen.ts'
import type { RateLimiter } from '../http/limits/rate-limit.ts'
import type { Log } from '../monitoring/log.ts'
import type { Secrets } from '../secrets.ts'
import type { VerifyToken } from '../tokens.ts'
import { ChangeFeed } from './changes/change-feed.ts'
import { Connection } from './connection.ts'
import { Deliveries } from './deliveries.ts'
import type { Version } from './protocol/frames.ts'
import {
  noFreeSocket,
  readHandshake,
  switchedOff,
  tooManySockets,
  type HandshakeError,
} from './protocol/handshake.ts'
import type { Hub } from './hub.ts'
import { REALTIME_LIMITS, type RealtimeLimits } from './limits.ts'
import { Outboxes } from './outbox.ts'
import { readTables } from './changes/tables.ts'
import { Topics } from './topics/topics.ts'

/** The close code of a server that starts again: clients connect again. */
const SERVICE_RESTART = 1012
/** The status in the log for a client that left before the response. */
const CLIENT_CLOSED = 499

type RealtimeParts = {
  database: Database
  secrets: Secrets
  publicUrl: string
  verifyToken: VerifyToken
  sessions: Pick<Sessions, 'activeAmong' | 'onEnd'>
  limiter: RateLimiter
  log: Log
  now: () => Date
  limits?: Partial<RealtimeLimits>
  /** Whether it refuses every socket. */
  isOff?: boolean
}

export type Realtime = {
  /**
   * Accepts a socket at `/realtime/v1/websocket`, or answers with an error. Resolves with the
   * status of the response.
   */
  upgrade(upgrade: Upgrade): Promise<number>
  /** The number of open sockets. */
  readonly size: number
  /** Closes all sockets and accepts no more. */
  close(): void
  /** Waits until everything so far has been sent to the other processes. */
  settled(): Promise<void>
}

function refuse(socket: Duplex, { status, message, retryAfterSeconds }: HandshakeError): void {
  const body = JSON.stringify({ message })
  const lines = [
    `HTTP/1.1 ${status} ${STATUS_CODES[status] ?? ''}`,
    'Content-Type: application/json',
    `Content-Length: ${Buffer.byteLength(body)}`,
    'Cache-Control: no-store',
    'X-Content-Type-Options: nosniff',
    ...(retryAfterSeconds === undefined ? [] : [`Retry-After: ${retryAfterSeconds}`]),
    'Connection: close',
  ]
  socket.once('finish', () => socket.destroy())
  socket.end(`${lines.join('\r\n')}\r\n\r\n${body}`)
}

class Sockets {
  readonly #hub: Hub
  readonly #parts: RealtimeParts
  readonly #connections = new Set<Connection>()
  readonly #server: WebSocketServer
  #timer: NodeJS.Timeout | null = null
  #isClosed = false

  constructor(parts: RealtimeParts, hub: Omit<Hub, 'feed' | 'topics'>) {
    const { database, log, now } = parts
    const { tables } = hub
    const onGap = () => this.#closeAll('Changes may be missing')
    const deliveries = new Deliveries(hub.limits)
    this.#parts = parts
    this.#hub = {
      ...hub,
      feed: new ChangeFeed({ database, tables, deliveries, log, now, onGap }),
      topics: new Topics({ database, log, limits: hub.limits, deliveries, onGap }),
    }
    this.#server = new WebSocketServer({
      noServer: true,
      clientTracking: false,
      maxPayload: hub.limits.messageBytes,
      perMessageDeflate: false,
    })
    parts.sessions.onEnd((userId) => void this.#checkSessions(userId))
  }

  get size(): number {
    return this.#connections.size
  }

  close(): void {
    this.#isClosed = true
    this.#closeAll('The server is restarting')
  }

  settled(): Promise<void> {
    return this.#hub.topics.settled()
  }

  async upgrade({ request, socket, head, address }: Upgrade): Promise<number> {
    socket.on('error', () => socket.destroy())
    const { secrets, publicUrl, limiter, isOff } = this.#parts
    if (isOff) return this.#refuse(socket, switchedOff)
    const keys = [secrets.publishableKey, secrets.secretKey]
    const handshake = readHandshake(request, { keys, publicUrl })
    if ('status' in handshake) return this.#refuse(socket, handshake)
    const wait = await limiter.attempt('realtime', { address })
    if (wait > 0) return this.#refuse(socket, { ...tooManySockets, retryAfterSeconds: wait })
    // Closed meanwhile: the listener added below would not be called
    if (socket.destroyed) return CLIENT_CLOSED
    const { limits, sockets } = this.#hub
    if (this.#isClosed || this.size >= limits.sockets) return this.#refuse(socket, noFreeSocket)
    const release = sockets.begin(`address ${networkOf(address)}`, limits.socketsPerAddress)
    if (!release) return this.#refuse(socket, tooManySockets)
    socket.once('close', release)
    let status = 400
    this.#server.handleUpgrade(request, socket, head, (accepted) => {
      status = 101
      this.#accept(accepted, handshake.version)
    })
    return status
  }

  #refuse(socket: Duplex, error: HandshakeError): number {
    refuse(socket, error)
    return error.status
  }

  #accept(socket: WebSocket, version: Version): void {
    const connection = new Connection(socket, version, this.#hub)
    this.#connections.add(connection)
    this.#timer ??= setInterval(() => void this.#check(), this.#hub.limits.checkMs).unref()
    socket.once('close', () => {
      this.#connections.delete(connection)
      if (this.#connections.size > 0 || !this.#timer) return
      clearInterval(this.#timer)
      this.#timer = null
    })
  }

  async #check(): Promise<void> {
    for (const connection of this.#connections) connection.checkTimes()
    this.#hub.topics.check()
    await this.#checkSessions(null)
  }

  /** Closes the channels of ended sessions, of one account or of all. */
  async #checkSessions(userId: string | null): Promise<void> {
    const connections = [...this.#connections].filter(
      (connection) => userId === null || connection.userId === userId,
    )
    const sessions = new Set(connections.flatMap((connection) => connection.sessions))
    if (sessions.size === 0) return
    try {
      const active = await this.#parts.sessions.activeAmong([...sessions])
      // Only sessions that were checked: another may have begun meanwhile
      const ended = new Set([...sessions].filter((id) => !active.has(id)))
      for (const connection of connections) connection.closeEnded(ended)
    } catch (error) {
      // Without the database no row is sent either; the next check follows
      const reason = error instanceof Error ? error.message : 'unknown'
      this.#parts.log({ name: 'realtime_check_failed', error: reason })
    }
  }

  #closeAll(reason: string): void {
    for (const connection of this.#connections) connection.close(SERVICE_RESTART, reason)
  }
}

/** Serves `/realtime/v1` over a migrated database. */
export async function createRealtime(parts: RealtimeParts): Promise<Realtime> {
  const limits = { ...REALTIME_LIMITS, ...parts.limits }
  return new Sockets(parts, {
    tables: await readTables(parts.database),
    outboxes: new Outboxes(limits),
    sockets: new Concurrency(),
    verifyToken: parts.verifyToken,
    limits,
    now: parts.now,
    log: parts.log,
  })
}
