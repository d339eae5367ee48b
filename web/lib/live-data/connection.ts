import {
  REALTIME_SUBSCRIBE_STATES,
  RealtimeClient,
  type RealtimeChannel,
} from '@supabase/realtime-js'
import { missedChanges } from '../../../domain/missed-changes.ts'
import { currentSession } from '../auth/auth.ts'
import type { SiteConfig } from '../backend/config.ts'
import { QuietSocket } from './quiet-socket.ts'

/** How long (ms) a hidden tab stays connected. */
const HIDDEN_MS = 5 * 60_000
/**
 * Waiting times (ms) after failures in a row. They are long, since every failed attempt is an error
 * in the console, which no page can prevent.
 */
const RETRY_MS = [30_000, 60_000, 120_000, 300_000]
/**
 * Waiting time (ms) where the server is known to be reachable, varied so that not all tabs connect
 * at once.
 */
const SOON_MS = 1000
/** The library's own reconnection, which does not ask whether the browser is online, never runs. */
const NEVER_MS = 2 ** 31 - 1
/**
 * How often a client without other messages sends one; the token is checked with each. The server
 * closes sockets after `silentMs` without a message (server/realtime/limits.ts).
 */
const HEARTBEAT_MS = 25_000

/** The columns of each table that a change is to contain. */
export type WatchedTables = Readonly<Record<string, readonly string[]>>

type ConnectionOptions = {
  readonly config: SiteConfig
  readonly tables: WatchedTables
  /** After each subscription: changes before it were not seen. */
  readonly onSubscribed: () => void
  /** `row` has the columns asked for; of a deleted row its key. */
  readonly onChange: (table: string, row: Readonly<Record<string, unknown>>) => void
  /** Changes were too many to be sent. */
  readonly onMissed: () => void
}

let client: RealtimeClient | undefined
let closing: Promise<unknown> = Promise.resolve()

/** The only client of the page: it adds listeners to the window that cannot be removed. */
const clientFor = ({ url, key }: SiteConfig): RealtimeClient =>
  (client ??= new RealtimeClient(
    new URL('realtime/v1', new URL(url || location.origin)).href.replace(/^http/, 'ws'),
    {
      transport: QuietSocket,
      params: { apikey: key },
      // Called before each join and with each heartbeat, so that a renewed token is passed on.
      accessToken: async () => (await currentSession())?.access_token ?? null,
      reconnectAfterMs: () => NEVER_MS,
      heartbeatIntervalMs: HEARTBEAT_MS,
    },
  ))

const jittered = (ms: number): number => ms * (0.75 + Math.random() / 2)

/**
 * A subscription to the changes of the signed-in learner's rows. It connects while the tab is
 * visible and online, and again after a loss. Failures are silent.
 */
export class Connection {
  readonly #options: ConnectionOptions
  readonly #listeners = new AbortController()
  #channel: RealtimeChannel | null = null
  #failures = 0
  #isSuspended = document.visibilityState === 'hidden'
  #retryTimer: ReturnType<typeof setTimeout> | undefined
  #hiddenTimer: ReturnType<typeof setTimeout> | undefined

  constructor(options: ConnectionOptions) {
    this.#options = options
    const { signal } = this.#listeners
    addEventListener('online', () => this.#retryIn(SOON_MS), { signal })
    addEventListener('offline', () => this.#close(), { signal })
    // A page with an open connection cannot be restored by the back button.
    addEventListener('pagehide', () => this.#suspend(), { signal })
    addEventListener('pageshow', ({ persisted }) => persisted && this.#resume(), { signal })
    document.addEventListener('visibilitychange', () => this.#followVisibility(), { signal })
    void this.#connect()
  }

  /**
   * The server answered a request. After the first loss of a connection this is the time to connect
   * again; a server that refuses the connection answers requests as well.
   */
  serverAnswered(): void {
    if (this.#failures === 1 && this.#retryTimer !== undefined) this.#retryIn(SOON_MS)
  }

  stop(): void {
    this.#listeners.abort()
    this.#suspend()
  }

  #followVisibility(): void {
    clearTimeout(this.#hiddenTimer)
    if (document.visibilityState === 'visible') this.#resume()
    else this.#hiddenTimer = setTimeout(() => this.#suspend(), HIDDEN_MS)
  }

  #suspend(): void {
    clearTimeout(this.#hiddenTimer)
    this.#isSuspended = true
    this.#close()
  }

  #resume(): void {
    if (!this.#isSuspended) return
    this.#isSuspended = false
    void this.#connect()
  }

  #retryIn(ms: number): void {
    if (this.#channel) return
    clearTimeout(this.#retryTimer)
    this.#retryTimer = setTimeout(() => void this.#connect(), jittered(ms))
  }

  async #connect(): Promise<void> {
    if (this.#channel || this.#isSuspended || !navigator.onLine) return
    clearTimeout(this.#retryTimer)
    this.#retryTimer = undefined
    const realtime = clientFor(this.#options.config)
    const channel = realtime.channel(`changes:${crypto.randomUUID()}`)
    this.#channel = channel
    await closing
    await realtime.setAuth()
    if (this.#channel !== channel) return
    this.#listen(channel)
    channel.subscribe((status) => {
      if (this.#channel !== channel) return
      if (status !== REALTIME_SUBSCRIBE_STATES.SUBSCRIBED) this.#lose()
      else {
        this.#failures = 0
        this.#options.onSubscribed()
      }
    })
  }

  #listen(channel: RealtimeChannel): void {
    const { tables, onChange, onMissed } = this.#options
    for (const [table, columns] of Object.entries(tables))
      channel.on(
        'postgres_changes',
        { event: '*', schema: 'public', table, select: [...columns] },
        ({ old, new: now }) => onChange(table, { ...old, ...now }),
      )
    channel.on('system', {}, (payload: unknown) => {
      if (missedChanges.safeParse(payload).success) onMissed()
    })
  }

  #lose(): void {
    this.#close()
    const wait = RETRY_MS[this.#failures] ?? RETRY_MS.at(-1) ?? NEVER_MS
    this.#failures += 1
    this.#retryIn(wait)
  }

  #close(): void {
    clearTimeout(this.#retryTimer)
    this.#retryTimer = undefined
    const channel = this.#channel
    if (!channel || !client) return
    this.#channel = null
    closing = Promise.all([client.disconnect(), client.removeChannel(channel)])
  }
}
