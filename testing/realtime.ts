import type {
  RealtimeChannel,
  RealtimePostgresChangesPayload,
  REALTIME_SUBSCRIBE_STATES,
} from '@supabase/supabase-js'
import { once } from 'node:events'
import { vi } from 'vitest'
import { WebSocket } from 'ws'
import type { Client } from './personas.ts'

type Row = Record<string, unknown>
export type SeenChange = Pick<
  RealtimePostgresChangesPayload<Row>,
  'schema' | 'table' | 'eventType' | 'errors'
> & { new: Row; old: Row }
type Binding = { table?: string; event?: '*' | 'INSERT' | 'UPDATE' | 'DELETE' } & {
  filter?: string
  select?: string[]
}

const WAIT = { timeout: 60_000, interval: 20 }

/** Resolves when the channel is subscribed. Throws the error of the server. */
export function subscribed(channel: RealtimeChannel): Promise<RealtimeChannel> {
  const { promise, resolve, reject } = Promise.withResolvers<RealtimeChannel>()
  channel.subscribe((status: `${REALTIME_SUBSCRIBE_STATES}`, error) => {
    if (status === 'SUBSCRIBED') resolve(channel)
    else reject(error ?? new Error(status))
  })
  return promise
}

export type Watch = {
  channel: RealtimeChannel
  /** All changes so far. */
  changes: SeenChange[]
  /** Waits for a change that `test` accepts. */
  next(test: (change: SeenChange) => boolean): Promise<SeenChange>
}

/** Subscribes to changes with the unmodified client. */
export async function watchChanges(
  client: Client,
  bindings: readonly Binding[] = [{}],
  topic = 'changes',
): Promise<Watch> {
  const changes: SeenChange[] = []
  let channel = client.channel(topic)
  for (const { event = '*', ...binding } of bindings)
    channel = channel.on('postgres_changes', { event, schema: 'public', ...binding }, (change) =>
      changes.push(change),
    )
  await subscribed(channel)
  return {
    channel,
    changes,
    next: (test) => vi.waitUntil(() => changes.find(test), WAIT),
  }
}

/** Joins a private topic and collects its broadcasts as `[event, payload]`. */
export async function collectBroadcasts(client: Client, topic: string, config: object = {}) {
  const received: unknown[] = []
  const channel = client
    .channel(topic, { config: { private: true, ...config } })
    .on('broadcast', { event: '*' }, ({ event, payload }) => received.push([event, payload]))
  await subscribed(channel)
  return { channel, received }
}

/**
 * Waits until the server has sent all earlier changes: the learner's own new base
 * arrives after it.
 */
export async function settled(client: Client, userId: string, watch: Watch): Promise<void> {
  const base = { user_id: userId, name: `Base ${crypto.randomUUID()}` }
  await client.from('bases').insert(base).throwOnError()
  await watch.next(({ new: row }) => row['name'] === base.name)
}

export type RawSocket = {
  /** The messages so far, as [join_ref, ref, topic, event, payload]. */
  received: unknown[][]
  /** The code with which the server closed it. */
  closed: Promise<number>
  send(message: unknown): void
  sendRaw(data: string | Uint8Array): void
  /** Waits for a message that `test` accepts. */
  next(test: (message: unknown[]) => boolean): Promise<unknown[]>
  /** Joins a channel with version 2.0.0. Resolves with the status and the response of the reply. */
  join(
    topic: string,
    payload: Record<string, unknown>,
  ): Promise<{ status: string; response: Record<string, unknown> }>
  close(): void
}

type RawOptions = {
  key: string
  version?: string
  headers?: Record<string, string>
  path?: string
}

const addressOf = (url: string, { key, version = '2.0.0', path }: RawOptions): string =>
  `${url.replace(/^http/, 'ws')}${path ?? '/realtime/v1/websocket'}?apikey=${key}&vsn=${version}`

/** The status with which the server refuses a socket; 101 if it accepts it. */
export async function handshakeStatus(url: string, options: RawOptions): Promise<number> {
  const socket = new WebSocket(addressOf(url, options), { headers: options.headers ?? {} })
  const status = Promise.withResolvers<number>()
  socket.on('open', () => status.resolve(101))
  socket.on('unexpected-response', (request, response) => {
    status.resolve(response.statusCode ?? 0)
    request.destroy()
  })
  socket.on('error', (error) => status.reject(error))
  return status.promise.finally(() => socket.terminate())
}

/** A socket without the client's library. */
export async function openSocket(url: string, options: RawOptions): Promise<RawSocket> {
  const socket = new WebSocket(addressOf(url, options), { headers: options.headers ?? {} })
  const received: unknown[][] = []
  const closed = once(socket, 'close').then(([code]) => Number(code))
  socket.on('message', (data: Buffer, isBinary) => {
    if (!isBinary) received.push(JSON.parse(data.toString()) as unknown[])
  })
  await once(socket, 'open')
  socket.on('error', () => undefined)
  let refs = 0
  const send = (message: unknown) => socket.send(JSON.stringify(message))
  const next = (test: (message: unknown[]) => boolean) =>
    vi.waitUntil(() => received.find(test), WAIT)
  return {
    received,
    closed,
    send,
    sendRaw: (data) => socket.send(data),
    next,
    async join(topic, payload) {
      const ref = `join-${(refs += 1)}`
      send([ref, ref, topic, 'phx_join', payload])
      const reply = await next((message) => message[1] === ref && message[3] === 'phx_reply')
      return reply[4] as { status: string; response: Record<string, unknown> }
    },
    close: () => socket.close(),
  }
}
