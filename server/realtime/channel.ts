import type { MissedChanges } from '../../domain/missed-changes.ts'
import type { Claims } from '../database/database.ts'
import type { Change, Subscriber } from './changes/change.ts'
import type { Frame } from './protocol/frames.ts'
import type { Binding, JoinRequest } from './protocol/join-request.ts'
import type { Member } from './topics/topic.ts'

/** The claims of a learner's token: a user, a session and an expiry in seconds since 1970. */
export type LearnerClaims = Claims & { sub: string; exp: number; session_id: string }

/** The claims of a signed-in user's token; null for keys and visitors. */
export function learnerClaims(claims: Claims | null): LearnerClaims | null {
  if (claims?.role !== 'authenticated') return null
  const { sub, exp, session_id } = claims
  return sub !== undefined && typeof exp === 'number' && typeof session_id === 'string'
    ? { ...claims, sub, exp, session_id }
    : null
}

type ChannelOptions = {
  topic: string
  joinRef: string | null
  config: JoinRequest['config']
  claims: LearnerClaims
  bindings: readonly Binding[]
  /** A key of its own, for a channel that has none in its request. */
  presenceKey: string
  now: () => Date
  write: (frame: Frame) => void
}

/** One joined channel of a socket. */
export class Channel implements Subscriber, Member {
  readonly topic: string
  readonly joinRef: string | null
  readonly config: JoinRequest['config']
  readonly bindings: readonly Binding[]
  readonly presenceKey: string
  watchesPresence: boolean
  /** Of its newest access token. */
  learner: LearnerClaims
  readonly #now: () => Date
  readonly #write: (frame: Frame) => void
  #state: 'joining' | 'joined' | 'closed' = 'joining'

  constructor(options: ChannelOptions) {
    this.topic = options.topic
    this.joinRef = options.joinRef
    this.config = options.config
    this.bindings = options.bindings
    this.learner = options.claims
    this.presenceKey = options.config.presence.key || options.presenceKey
    this.watchesPresence = options.config.presence.enabled
    this.#now = options.now
    this.#write = options.write
  }

  get receivesOwn(): boolean {
    return this.config.broadcast.self
  }

  get isExpired(): boolean {
    return this.learner.exp * 1000 <= this.#now().getTime()
  }

  get claims(): Claims | null {
    return this.isExpired ? null : this.learner
  }

  /** The topic without the prefix of the protocol. */
  get name(): string {
    return this.topic.slice('realtime:'.length)
  }

  send(event: string, payload: Frame['payload']): void {
    // Nothing is sent before the reply to the join, nor without a valid token
    if (this.#state !== 'joined' || this.isExpired) return
    this.#write({ joinRef: this.joinRef, ref: null, topic: this.topic, event, payload })
  }

  sendChange(ids: readonly number[], change: Change): void {
    this.send('postgres_changes', { ids, data: change })
  }

  sendMissed(table: string): void {
    const message = `Some changes of "${table}" were not sent: read the table again`
    const missed: MissedChanges = { missed_table: table }
    this.sendSystem('postgres_changes', 'error', message, missed)
  }

  sendSystem(
    extension: string,
    status: 'ok' | 'error',
    message: string,
    details?: MissedChanges,
  ): void {
    this.send('system', { channel: this.name, extension, status, message, ...details })
  }

  /** Sends the client the reason and ends the channel. */
  close(message: string): void {
    if (this.#state === 'closed') return
    const base = { joinRef: this.joinRef, topic: this.topic }
    const payload = { channel: this.name, extension: 'system', status: 'error', message }
    this.#write({ ...base, ref: null, event: 'system', payload })
    this.#write({ ...base, ref: this.joinRef, event: 'phx_close', payload: {} })
    this.#state = 'closed'
  }

  /** Sends from now on what it receives. */
  open(): void {
    if (this.#state === 'joining') this.#state = 'joined'
  }

  /** Sends nothing more. */
  end(): void {
    this.#state = 'closed'
  }
}
