import { randomUUID } from 'node:crypto'
import type { WebSocket } from 'ws'
import { kindOf } from '../monitoring/error-fields.ts'
import { Channel, learnerClaims, type LearnerClaims } from './channel.ts'
import { decodeFrame, encodeFrame, toBuffer, type Frame, type Version } from './protocol/frames.ts'
import type { Hub } from './hub.ts'
import { bindingsOf, parseJoin, type Binding, type JoinRequest } from './protocol/join-request.ts'
import { checkTopic } from './protocol/join-topic.ts'
import { MessageRate } from './protocol/message-rate.ts'
import { RequestError } from './protocol/request-error.ts'
import type { Topic } from './topics/topic.ts'

/** Close codes of RFC 6455. */
const INVALID_DATA = 1007
const POLICY_VIOLATION = 1008

const TOO_MANY_MESSAGES = 'Too many messages of this account'

type Joined = { channel: Channel; topic: Topic | null }
/** The account of a socket; `release` no longer counts the socket as one of the account. */
type Account = { userId: string; release: () => void }

/** One socket: answers the messages of its client, one after the other. */
export class Connection {
  readonly #socket: WebSocket
  readonly #hub: Hub
  readonly #version: Version
  readonly #rate: MessageRate
  readonly #channels = new Map<string, Joined>()
  readonly #openedAt = performance.now()
  #account: Account | null = null
  #lastMessageAt = performance.now()
  #lastChannelAt = performance.now()
  #waiting = 0
  #last: Promise<void> = Promise.resolve()
  #isOpen = true

  constructor(socket: WebSocket, version: Version, hub: Hub) {
    this.#socket = socket
    this.#version = version
    this.#hub = hub
    const { messagesPerSecond, messagesAtOnce } = hub.limits
    this.#rate = new MessageRate({ perSecond: messagesPerSecond, atOnce: messagesAtOnce })
    hub.outboxes.add(socket)
    socket.on('message', (data, isBinary) => this.#receive(toBuffer(data), isBinary))
    // A broken frame or connection: ws closes the socket itself
    socket.on('error', () => undefined)
    socket.on('close', () => this.#end())
  }

  /** The sessions of its channels. */
  get sessions(): string[] {
    return [...this.#channels.values()].map(({ channel }) => channel.learner.session_id)
  }

  get userId(): string | null {
    return this.#account?.userId ?? null
  }

  /** Closes channels whose token has expired, and a socket that is not used. */
  checkTimes(): void {
    const { joinMs, withoutChannelMs, silentMs } = this.#hub.limits
    const now = performance.now()
    for (const { channel } of this.#channels.values())
      if (channel.isExpired) this.#close(channel, 'The access token has expired')
    if (this.#channels.size > 0) this.#lastChannelAt = now
    if (!this.#account && now - this.#openedAt > joinMs)
      this.close(POLICY_VIOLATION, 'Join a channel with an access token')
    else if (now - this.#lastChannelAt > withoutChannelMs)
      this.close(POLICY_VIOLATION, 'No channel is joined')
    else if (now - this.#lastMessageAt > silentMs) this.close(POLICY_VIOLATION, 'No heartbeat')
  }

  /** Closes the channels of the sessions that have `ended`. */
  closeEnded(ended: ReadonlySet<string>): void {
    for (const { channel } of this.#channels.values())
      if (ended.has(channel.learner.session_id)) this.#close(channel, 'The session has ended')
  }

  /** Closes the socket; a client that does not answer is disconnected. */
  close(code: number, reason: string): void {
    this.#end()
    this.#socket.close(code, reason)
    setTimeout(() => this.#socket.terminate(), this.#hub.limits.closeMs).unref()
  }

  #end(): void {
    if (!this.#isOpen) return
    this.#isOpen = false
    for (const { channel } of this.#channels.values()) this.#leave(channel)
    this.#account?.release()
    this.#account = null
    this.#hub.outboxes.remove(this.#socket)
    void this.#stopIfUnused()
  }

  async #stopIfUnused(): Promise<void> {
    await Promise.all([this.#hub.feed.stopIfUnused(), this.#hub.topics.stopIfUnused()])
  }

  #write(frame: Frame): void {
    const data = encodeFrame(this.#version, frame)
    if (data !== null) this.#hub.outboxes.send(this.#socket, data)
  }

  #reply({ joinRef, ref, topic }: Frame, status: 'ok' | 'error', response: object): void {
    if (ref === null) return
    this.#write({ joinRef, ref, topic, event: 'phx_reply', payload: { status, response } })
  }

  #receive(data: Buffer, isBinary: boolean): void {
    if (!this.#isOpen) return
    this.#lastMessageAt = performance.now()
    if (!this.#rate.count() || this.#waiting >= this.#hub.limits.messagesAtOnce) {
      this.close(POLICY_VIOLATION, 'Too many messages')
      return
    }
    const frame = decodeFrame(this.#version, data, isBinary)
    if (!frame) {
      this.close(INVALID_DATA, 'Malformed message')
      return
    }
    this.#waiting += 1
    this.#last = this.#last
      .then(() => (this.#isOpen ? this.#answer(frame) : undefined))
      .catch((error: unknown) => {
        this.#hub.log({ name: 'realtime_failed', error: kindOf(error) })
        this.#reply(frame, 'error', { reason: 'The server cannot answer at the moment' })
      })
      .finally(() => (this.#waiting -= 1))
  }

  async #answer(frame: Frame): Promise<void> {
    try {
      await this.#handle(frame)
    } catch (error) {
      if (!(error instanceof RequestError)) throw error
      this.#reply(frame, 'error', { reason: error.message })
    }
  }

  async #handle(frame: Frame): Promise<void> {
    const { topic, event } = frame
    if (topic === 'phoenix' && event === 'heartbeat') {
      this.#reply(frame, 'ok', {})
      return
    }
    if (event === 'phx_join') {
      await this.#join(frame)
      return
    }
    const joined = this.#channels.get(topic)
    if (!joined || (frame.joinRef !== null && frame.joinRef !== joined.channel.joinRef))
      throw new RequestError('unmatched topic')
    if (event === 'phx_leave') {
      this.#leave(joined.channel)
      this.#reply(frame, 'ok', {})
      await this.#stopIfUnused()
    } else if (event === 'access_token') await this.#refresh(joined.channel, frame)
    else if (event === 'broadcast') this.#broadcast(joined, frame)
    else if (event === 'presence') this.#presence(joined, frame)
    else throw new RequestError('unknown event')
  }

  /** The user of `token`. Throws `RequestError` for a visitor and for a token that is not valid. */
  async #learner(token: unknown): Promise<LearnerClaims> {
    const claims = typeof token === 'string' ? await this.#hub.verifyToken(token) : null
    const learner = learnerClaims(claims)
    if (learner) return learner
    throw new RequestError(
      claims || typeof token !== 'string'
        ? 'Sign in first: only signed-in users can join a channel'
        : 'The access token is not valid or has expired',
    )
  }

  /** Counts the socket as one of the account. A socket with channels stays with its account. */
  #bindAccount(userId: string): void {
    if (this.#account?.userId === userId) return
    if (this.#channels.size > 0) throw new RequestError('The socket belongs to another account')
    const { sockets, limits } = this.#hub
    const release = sockets.begin(`account ${userId}`, limits.socketsPerAccount)
    if (!release) throw new RequestError('Too many connections of this account')
    this.#account?.release()
    this.#account = { userId, release }
  }

  async #join(frame: Frame): Promise<void> {
    const request = parseJoin(frame.payload)
    if (!request) throw new RequestError('The payload of the join is not valid')
    const learner = await this.#learner(request.access_token)
    if (!this.#isOpen) return
    const { channel, topic } = this.#addChannel(frame, request, learner)
    try {
      if (channel.bindings.length > 0) await this.#hub.feed.add(learner.sub, channel)
      if (topic) await this.#hub.topics.connect(topic)
    } catch (error) {
      this.#leave(channel)
      throw error
    }
    // The socket or the session may have ended meanwhile
    if (this.#channels.get(frame.topic)?.channel === channel) this.#greet(frame, channel, topic)
  }

  /** A new channel, in place of one with the same topic. Throws `RequestError`. */
  #addChannel(frame: Frame, { config }: JoinRequest, learner: LearnerClaims): Joined {
    checkTopic(learner.sub, frame.topic, config)
    const { channelsPerSocket } = this.#hub.limits
    const previous = this.#channels.get(frame.topic)?.channel
    if (!previous && this.#channels.size >= channelsPerSocket)
      throw new RequestError(`Too many channels: at most ${channelsPerSocket} on one connection`)
    const bindings = bindingsOf(config.postgres_changes, this.#hub.tables)
    this.#bindAccount(learner.sub)
    if (previous) this.#close(previous, 'The channel was joined again')
    const channel = new Channel({
      topic: frame.topic,
      joinRef: frame.joinRef ?? frame.ref,
      config,
      claims: learner,
      bindings,
      presenceKey: randomUUID(),
      now: this.#hub.now,
      write: (message) => this.#write(message),
    })
    const topic = config.private ? this.#hub.topics.join(learner.sub, channel.name, channel) : null
    const joined: Joined = { channel, topic }
    this.#channels.set(frame.topic, joined)
    return joined
  }

  /** What a client receives after its join. */
  #greet(frame: Frame, channel: Channel, topic: Topic | null): void {
    const subscription = ({ id, requested }: Binding) => ({ id, ...requested })
    channel.open()
    this.#reply(frame, 'ok', { postgres_changes: channel.bindings.map(subscription) })
    if (channel.bindings.length > 0)
      channel.sendSystem('postgres_changes', 'ok', 'Subscribed to PostgreSQL')
    if (channel.config.broadcast.replication_ready)
      channel.sendSystem('system', 'ok', 'Replication connection established')
    if (channel.watchesPresence) topic?.sendState(channel)
  }

  #close(channel: Channel, message: string): void {
    channel.close(message)
    this.#leave(channel)
  }

  #leave(channel: Channel): void {
    channel.end()
    this.#channels.delete(channel.topic)
    const userId = channel.learner.sub
    this.#hub.feed.remove(userId, channel)
    if (channel.config.private) this.#hub.topics.leave(userId, channel.name, channel)
  }

  /** A newer token of the same user; with any other the channel ends. */
  async #refresh(channel: Channel, { payload }: Frame): Promise<void> {
    const learner = await this.#learner(payload['access_token']).catch((error: unknown) => {
      if (error instanceof RequestError) return null
      throw error
    })
    if (learner?.sub === channel.learner.sub) channel.learner = learner
    else this.#close(channel, 'The access token is not valid for this channel')
  }

  #broadcast({ channel, topic }: Joined, frame: Frame): void {
    if (!topic || channel.isExpired)
      throw new RequestError('Broadcasts need a private channel on a topic user:<your id>')
    const { event, payload } = frame.payload
    if (typeof event !== 'string' || Buffer.byteLength(event) > this.#hub.limits.topicBytes)
      throw new RequestError('The event of the broadcast is not valid')
    if (!this.#hub.topics.mayDeliver(topic, payload)) throw new RequestError(TOO_MANY_MESSAGES)
    const passedOn = topic.broadcast(channel, { type: 'broadcast', event, payload: payload ?? {} })
    if (channel.config.broadcast.ack) void this.#acknowledge(frame, passedOn)
  }

  /** Not awaited by the next message: the sockets of this process are sent it already. */
  async #acknowledge(frame: Frame, passedOn: Promise<boolean>): Promise<void> {
    if (await passedOn) this.#reply(frame, 'ok', {})
    else this.#reply(frame, 'error', { reason: 'The broadcast did not reach every process' })
  }

  #presence({ channel, topic }: Joined, frame: Frame): void {
    if (!topic || channel.isExpired) throw new RequestError('Presence needs a private channel')
    const { event, payload } = frame.payload
    if (!this.#hub.topics.mayDeliver(topic, payload, 2)) throw new RequestError(TOO_MANY_MESSAGES)
    if (event === 'untrack') topic.untrack(channel)
    else if (event === 'track') {
      const meta = typeof payload === 'object' && payload !== null ? { ...payload } : {}
      if (Buffer.byteLength(JSON.stringify(meta)) > this.#hub.limits.presenceBytes)
        throw new RequestError('The presence is too large')
      if (!channel.watchesPresence) {
        channel.watchesPresence = true
        topic.sendState(channel)
      }
      topic.track(channel, meta)
    } else throw new RequestError('unknown event')
    this.#reply(frame, 'ok', {})
  }
}
